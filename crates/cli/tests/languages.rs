//! The terminal speaks four languages: whole games, explanations, refusals.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

use console::measure_text_width;

/// Runs the program to its end, where the environment names this locale.
fn run(locale: &str, args: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_intramuros"));
    command.args(args).current_dir(env!("CARGO_TARGET_TMPDIR"));
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", locale);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program");
    // A program that has ended before reading everything is no failure of the test.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn good(locale: &str, args: &[&str], input: &str) -> String {
    let output = run(locale, args, input);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Words that stand in almost every English sentence of a game, and in none of the texts that actions have.
const ENGLISH: [&str; 24] = [
    "the", "you", "your", "and", "with", "of", "takes", "plays", "uses", "places", "pays", "Seat", "Choose", "is",
    "are", "round", "roll", "rolls", "at once", "Type", "wins", "brings", "left", "seed",
];

/// How a whole game ends in a language: the sum of the points, and a part of the sentence that names the winner.
const LANGUAGES: [(&str, &str, &str); 4] =
    [("en", "Total", " with "), ("de", "Gesamt", " mit "), ("fr", "Total", " avec "), ("it", "Totale", " con ")];

/// Everything that is asked before the game goes on: explanations, hints, refusals.
const QUESTIONS: &str = "?\nh\nu\ndance\n99\n? 1\n? S-WALL-6\n? V-BUILD-4\n? merchant\n? xyzzy\nplace c4\nhire nun\n";

fn assert_spoken(lang: &str, shown: &str) {
    for odd in ["terminal-", "words-", "saint-malo-", "valletta-", "{", "}", "$", "\u{1b}", "\u{2068}"] {
        assert!(!shown.contains(odd), "{lang}: '{odd}' in {shown}");
    }
    for line in shown.lines() {
        assert!(measure_text_width(line) <= 100, "{lang}: too long: {line}");
        let words = || line.split(|letter: char| !letter.is_alphabetic() && letter != ' ');
        // Italian players say "round" as well: docs/words.md.
        for english in ENGLISH.iter().filter(|word| lang != "en" && (lang, **word) != ("it", "round")) {
            let there = words().any(|part| format!(" {part} ").contains(&format!(" {english} ")));
            assert!(!there, "{lang}: '{english}' in: {line}");
        }
    }
}

#[test]
fn whole_games_are_played_in_every_language() {
    for (lang, total, with) in LANGUAGES {
        for (game, players) in [("saint-malo", "3"), ("valletta", "2"), ("valletta", "4")] {
            let args = ["play", game, "--players", players, "--first", "0", "--seed", "s", "--lang", lang];
            let shown = good("C", &args, &(QUESTIONS.to_owned() + &"1\n".repeat(2000)));
            assert_spoken(lang, &shown);
            let (_, end) = shown.rsplit_once(&format!("\n{total} ")).expect("the sum of the points");
            assert!(end.contains(with), "{end}");
        }
    }
}

#[test]
fn a_page_fits_a_screen_of_100_by_40_in_every_language() {
    for (lang, ..) in LANGUAGES {
        for (game, players) in [("saint-malo", "2"), ("saint-malo", "5"), ("valletta", "2"), ("valletta", "4")] {
            let args = ["play", game, "--players", players, "--seed", "s", "--lang", lang];
            let shown = good("C", &args, &"1\n".repeat(120));
            let pages: Vec<_> = shown.split("> 1\n").collect();
            assert!(pages.len() > 50);
            for page in pages {
                assert!(page.trim_matches('\n').lines().count() < 40, "{lang}: {page}");
                assert!(page.lines().all(|line| measure_text_width(line) <= 100), "{lang}: {page}");
            }
        }
    }
}

#[test]
fn the_language_is_asked_for_or_that_of_the_system() {
    let begin = ["play", "saint-malo", "--seed", "s", "--first", "0"];
    assert!(good("de_CH.UTF-8", &begin, "q\n").contains("Du verlässt die Partie"));
    assert!(good("ja_JP.UTF-8", &begin, "q\n").contains("You leave the game"));
    let italian = [&begin[..], &["--lang", "it"]].concat();
    assert!(good("de_CH.UTF-8", &italian, "q\n").contains("Lasci la partita"));
    let unknown = run("C", &[&begin[..], &["--lang", "nl"]].concat(), "");
    assert_eq!(unknown.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("en, de, fr, it"));
}

#[test]
fn the_choice_of_a_game_and_a_replay_speak_the_language_too() {
    let welcome = good("fr_FR.UTF-8", &["play"], "3\nq\n");
    assert!(welcome.contains("Bienvenue") && welcome.contains("1  Saint Malo\u{a0}: "), "{welcome}");
    assert!(welcome.contains("Tapez un nombre de 1 à 2"), "{welcome}");
    for game in ["saint-malo", "valletta"] {
        let record = good("C", &["record", "new", game, "--players", "3", "--seed", "a"], "");
        for (lang, total, with) in LANGUAGES {
            let replay = good("C", &["record", "replay", "-", "--lang", lang], &record);
            assert_spoken(lang, &replay);
            assert!(replay.contains(&format!("\n{total} ")) && replay.contains(with), "{replay}");
        }
    }
}

#[test]
fn refusals_are_those_of_the_pages() {
    let german = good("de", &["play", "saint-malo", "--seed", "s", "--first", "0"], "place c4\n? place c4\n99\n");
    assert!(german.contains("Nicht jetzt: Die Frage ist, ob du neu würfelst (S-TURN-2)"), "{german}");
    assert!(german.contains("place c4: Nicht jetzt"), "{german}");
    assert!(german.contains("Eine Aktion 99 gibt es nicht"), "{german}");
}
