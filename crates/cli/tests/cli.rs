//! Drives the real program: every command, what it prints and how it ends.

use std::{
    fs,
    io::{BufRead, BufReader},
    process::Output,
};

use serde_json::Value;

use crate::run::{bad, command, file, good, record_of, run_with, text};

#[path = "common/run.rs"]
mod run;

/// What is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_intramuros");

fn run(args: &[&str]) -> Output {
    run_with(args, "")
}

/// Every game with every number of players.
fn tables() -> impl Iterator<Item = (&'static str, &'static str)> {
    [("saint-malo", ["2", "3", "4", "5"].as_slice()), ("valletta", &["2", "3", "4"])]
        .into_iter()
        .flat_map(|(game, counts)| counts.iter().map(move |&players| (game, players)))
}

#[test]
fn bad_arguments_are_refused_with_a_reason() {
    assert!(bad(2, &["play", "chess"], "").contains("saint-malo"));
    assert!(bad(2, &["play", "saint-malo", "--seed", &"x".repeat(33)], "").contains("32 bytes"));
    assert!(bad(2, &["play", "saint-malo", "--option", "coin_vp"], "").contains("key=value"));
    let few = ["play", "saint-malo", "--players", "4", "--bots", "novice,novice"];
    assert!(bad(1, &few, "").contains("one for each of the 3 opponents"));
    let why = bad(1, &["play", "saint-malo", "--players", "9"], "");
    assert_eq!(why, "intramuros: option players: Saint Malo is for 2 to 5 players, not 9\n");
    assert!(bad(1, &["play", "saint-malo", "--seat", "2"], "").contains("no seat 2 with 2 players"));
    assert!(bad(1, &["play", "saint-malo", "--option", "edition=hig"], "").contains("option edition"));
    assert!(bad(1, &["record", "new", "saint-malo", "--option", "coin_vp=7"], "").contains("coin_vp"));
}

#[test]
fn the_help_says_against_whom_one_plays_and_in_which_languages() {
    let help = good(&["help", "play"], "");
    assert!(help.starts_with("Play at this terminal against bots\n"), "{help}");
    assert!(help.contains("[default: apprentice]") && help.contains("en, de, fr or it"), "{help}");
}

#[test]
fn the_help_lists_the_options_of_every_game() {
    let help = good(&["help", "play"], "");
    for part in ["saint-malo:\n", "coin_vp: 2 or 1; ", "valletta:\n", "edition: hig or zman; ", "KEY=@FILE"] {
        assert!(help.contains(part), "no '{part}' in\n{help}");
    }
}

#[test]
fn an_option_can_be_the_text_of_a_file() {
    let cards = concat!(env!("CARGO_MANIFEST_DIR"), "/../valletta/data/buildings.toml");
    let own = |file: &str| ["record", "new", "valletta", "--option", &format!("buildings=@{file}")].map(str::to_owned);
    let record = good(&own(cards).each_ref().map(String::as_str), "");
    assert!(record.lines().filter(|line| line.starts_with("building ")).count() > 20, "{record}");
    let why = bad(1, &own("nowhere.toml").each_ref().map(String::as_str), "");
    assert!(why.starts_with("intramuros: nowhere.toml: "), "{why}");
    let why = bad(1, &own(&file("no-cards.toml", "?")).each_ref().map(String::as_str), "");
    assert!(why.contains("no-cards.toml: option buildings: "), "{why}");
}

#[test]
fn a_scripted_game_runs_to_the_final_table_and_its_record_is_good() {
    for (game, players) in tables() {
        let path = file(&format!("scripted-{game}-{players}.record"), "");
        let args = ["play", game, "--players", players, "--seat", "1", "--seed", "s", "--record", &path];
        let shown = good(&args, &"1\n".repeat(2000));
        assert!(shown.contains("\nTotal "), "{shown}");
        assert!(shown.contains(" with ") && shown.contains("win"), "{shown}");
        assert!(!shown.contains('\u{1b}'), "plain text where there is no terminal");
        let check = good(&["record", "check", &path], "");
        assert!(check.contains(&format!("ok: {game}, {players} players")) && check.contains(" finished"), "{check}");
    }
}

#[test]
fn a_page_fits_a_screen_of_100_by_40() {
    for (game, players) in tables() {
        let shown = good(&["play", game, "--players", players, "--seed", "s"], &"1\n".repeat(200));
        let pages: Vec<_> = shown.split("> 1\n").collect();
        assert!(pages.len() > 50);
        for page in pages {
            assert!(page.trim_matches('\n').lines().count() < 40, "{page}");
            assert!(page.lines().all(|line| line.chars().count() <= 100), "{page}");
        }
    }
}

#[test]
fn the_end_of_input_and_quitting_leave_cleanly() {
    let path = file("left.record", "");
    let left = good(&["play", "saint-malo", "--seed", "s"], "stop\n");
    assert!(left.contains("You leave the game after") && left.contains("seed s"), "{left}");
    let quit = good(&["play", "saint-malo", "--record", &path], "q\nstop\n");
    assert!(quit.contains(&format!("The record has been saved to {path}.")), "{quit}");
    assert!(good(&["record", "check", &path], "").contains("not finished"));
}

#[test]
fn at_the_end_the_record_can_be_saved() {
    let _ = fs::remove_file(file("saved.record", ""));
    let answers = "1\n".repeat(2000);
    let args = ["play", "saint-malo", "--seed", "s", "--option", "turn_cap=3"];
    let asked = good(&args, &answers).matches("> 1\n").count();
    let shown = good(&args, &("1\n".repeat(asked) + "saved.record\n"));
    assert!(shown.ends_with("The record has been saved to saved.record.\n"), "{shown}");
    assert!(good(&["record", "check", "saved.record"], "").contains("finished"));
}

#[test]
fn what_cannot_be_done_is_explained_and_asked_again() {
    let begin = ["play", "saint-malo", "--seed", "s", "--first", "0"];
    let shown = good(&begin, "dance\nplace c4\n99\nkeep log log log log log\nstop\n");
    assert!(shown.contains("“dance” is not an action"), "{shown}");
    assert!(shown.contains("Not now: the question is whether to roll again (S-TURN-2)"), "{shown}");
    assert!(shown.contains("There is no action 99"), "{shown}");
    assert!(shown.contains("The dice show only ") || shown.contains("No die shows this symbol: log"), "{shown}");
    assert!(shown.contains("Choose a symbol to use"), "{shown}");
}

#[test]
fn a_question_mark_explains_questions_actions_rules_and_words() {
    let begin = ["play", "saint-malo", "--seed", "s", "--first", "0"];
    let shown = good(&begin, "?\n? S-WALL-6\n? merchant\n? 1\n? place c4\n? xyzzy\n");
    for part in [
        "Rolling: Roll all five dice.",
        "□ crate",
        "Walls: Five walls complete a side.",
        "merchant: Earns 1 coin",
        "stop: Keep these dice",
        "place c4: Not now: the question is whether to roll again (S-TURN-2)",
        "The rules say nothing about “xyzzy”.",
    ] {
        assert!(shown.contains(part), "{part} in {shown}");
    }
}

#[test]
fn valletta_understands_cards_and_explains_them() {
    let shown = good(&["play", "valletta", "--seed", "s", "--first", "1"], "gold\n? maid\n? V-BUILD-4\n?\n");
    for part in ["Maid: Take 1 good of your choice.", "Building: ", "The street: V de Valette"] {
        assert!(shown.contains(part), "{part} in {shown}");
    }
}

#[test]
fn undo_goes_back_to_the_last_roll_and_no_further() {
    let shown = good(&["play", "saint-malo", "--seed", "s", "--first", "0"], "u\nstop\nu\nu\n");
    assert_eq!(shown.matches("There is nothing to take back").count(), 2, "{shown}");
    assert_eq!(shown.matches("Choose dice to roll again").count(), 2, "{shown}");
}

#[test]
fn the_printed_seed_repeats_a_game() {
    let first = run(&["record", "new", "saint-malo"]);
    let seed = text(&first.stderr).trim().strip_prefix("seed ").unwrap().to_string();
    let again = run(&["record", "new", "saint-malo", "--seed", &seed]);
    assert_eq!(text(&first.stdout), text(&again.stdout));
    let digits = "0123456789abcdef".repeat(4);
    let by_digits = run(&["record", "new", "saint-malo", "--seed", &digits]);
    assert_eq!(text(&by_digits.stderr), format!("seed {digits}\n"));
}

#[test]
fn new_records_are_explained_as_json_lines() {
    for (game, players) in tables() {
        let record = record_of(game, players);
        let explained = good(&["record", "explain", "-"], &record);
        let lines: Vec<Value> = explained.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let [header, decisions @ .., end] = &lines[..] else { panic!("{explained}") };
        let players: usize = players.parse().unwrap();
        assert_eq!((&header["format"], &header["game"]), (&"intramuros-record".into(), &game.into()));
        assert_eq!(header["players"], players);
        assert!(decisions.iter().zip(1..).all(|(line, n)| line["n"] == n));
        assert_eq!(end["result"]["scores"].as_array().unwrap().len(), players);
        assert_eq!(decisions.len(), record.lines().skip_while(|line| !line.starts_with("start")).count() - 1);
    }
}

#[test]
fn whoever_stops_reading_hears_no_complaint() {
    let path = file("pipe.record", &record_of("valletta", "4"));
    let mut child = command(&["record", "explain", &path]).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{}", text(&output.stderr));
}

#[test]
fn a_replay_tells_the_game_and_shows_the_position() {
    let path = file("replay.record", &record_of("saint-malo", "3"));
    let end = good(&["record", "replay", &path], "");
    assert!(end.contains("The game is over") && end.contains("\nTotal "), "{end}");
    let middle = good(&["record", "replay", &path, "--at", "20"], "");
    assert!(middle.contains("After 20 of ") && middle.contains("Roll ") && !middle.contains("Total"), "{middle}");
}

#[test]
fn a_check_says_of_every_file_whether_it_is_good_and_where_it_is_not() {
    let record = record_of("saint-malo", "2");
    let good_file = file("good.record", &record);
    let unreadable = file("unreadable.record", &record.replacen("start", "strat", 1));
    let place = record.lines().position(|line| line.contains(" place ")).unwrap() + 1;
    let misplaced = file("misplaced.record", &record.replacen(" place ", " place z", 1));
    let wrong = file("wrong.record", &record.replacen("\n1 ", "\n0 ", 1).replacen("\n0 ", "\n1 ", 1));
    let output = run(&["record", "check", &unreadable, &misplaced, &good_file, &wrong, "missing.record"]);
    let (said, complained) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(1));
    assert!(said.contains("good.record: ok: saint-malo, 2 players, "), "{said}");
    assert!(complained.contains("unreadable.record: line 5, column 1: "), "{complained}");
    assert!(complained.contains(&format!("misplaced.record: line {place}, column 3: ")), "{complained}");
    assert!(complained.contains("wrong.record: decision "), "{complained}");
    assert!(complained.contains("missing.record: "), "{complained}");
    assert!(good(&["record", "check", "-"], &record).starts_with("standard input: ok: "));
}

#[test]
fn a_record_of_an_unknown_game_is_refused_where_it_says_so() {
    let why = bad(1, &["record", "replay", "-"], "# a comment\nintramuros record 1\ngame chess\n");
    assert!(why.starts_with("intramuros: standard input: line 3, column 6: 'chess'"), "{why}");
}
