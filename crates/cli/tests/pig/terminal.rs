//! Pig in a terminal.

use std::{
    env, fs,
    io::Write,
    process::{Command, Stdio},
};

use clap::Parser;
use cli::{
    games::TerminalGames,
    play::PlayArgs,
    terminal::{News, TerminalGame, name},
};
use kit::{Game, Record, Seat};
use ui::{Look, Texts};

use crate::{
    WithPig,
    game::{Action, Event, Pig, View},
};

impl TerminalGame for Pig {
    const EXAMPLES: [&'static str; 4] = ["hold", "h", "P-TURN-2", "pot"];

    fn draw(look: &Look<'_, Self>) -> String {
        let view = look.view;
        let bar = |score: u16| "#".repeat(usize::from(score * 10 / view.goal));
        let line = |(seat, &score): (Seat, &u16)| format!("{:8}{score:4} {}\n", name(look, seat), bar(score));
        let players: String = (0..).map(Seat).zip(&view.scores).map(line).collect();
        format!("Pig, round {}, goal {}, pot {}\n{players}", view.round, view.goal, view.pot)
    }

    fn legend(_: Texts) -> String {
        "#  a tenth of the goal".into()
    }

    fn rules(_: &View, action: Option<Action>) -> Vec<&'static str> {
        match action {
            Some(Action::Hold) => vec!["P-TURN-3", "P-END-1"],
            Some(Action::Roll) | None => vec!["P-TURN-1", "P-TURN-2"],
        }
    }

    fn news(event: &Event) -> News {
        match *event {
            Event::Rolled { seat, .. } | Event::Lost { seat, .. } | Event::Held { seat, .. } => News::Of(seat),
        }
    }
}

#[test]
fn one_line_puts_it_beside_the_other_games_with_its_options() {
    let names: Vec<_> = WithPig::list().iter().map(|info| info.id).collect();
    assert_eq!(names, ["pig", "saint-malo", "valletta"]);
    let (game, settings) = WithPig::settings()[0];
    assert!(game == "pig" && settings.iter().any(|setting| setting.key == "goal"));
    let arguments = Arguments::parse_from(["pig", "--option", "aim=20"]);
    let why = WithPig::run("pig", &arguments.play).expect("a game of the list").expect_err("no such option");
    assert!(
        format!("{why:?}").contains("option aim: Pig has no such option: it has players, first and goal"),
        "{why:?}"
    );
    assert!(WithPig::run("chess", &arguments.play).is_none());
}

/// Where the game is kept.
const RECORD: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/pig.record");

#[derive(Parser)]
struct Arguments {
    #[command(flatten)]
    play: PlayArgs,
}

/// The program that the other test talks to.
#[test]
#[ignore = "it reads what another test types"]
fn at_a_terminal() {
    let game = ["pig", "--seed", "sty", "--option", "goal=20", "--bots", "novice", "--lang", "en", "--record", RECORD];
    let arguments = Arguments::parse_from(game);
    WithPig::run("pig", &arguments.play).expect("a game of the list").expect("an end");
}

#[test]
fn a_whole_game_is_played_in_the_terminal_against_a_bot() {
    let mut terminal = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "terminal::at_a_terminal", "--ignored", "--nocapture"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a terminal");
    // A question, a hint, something that cannot be done, and then the game until it ends.
    let typed = "?\nh\ndance\n".to_owned() + &"hold\n".repeat(200);
    let mut input = terminal.stdin.take().expect("an input");
    // The game may end before everything is read.
    let _ = input.write_all(typed.as_bytes());
    drop(input);
    let said = String::from_utf8(terminal.wait_with_output().expect("an end").stdout).expect("a text");
    for part in ["Pig, round 1, goal 20", "a tenth of the goal", "is not an action", "rolls", "held"] {
        assert!(said.contains(part), "no '{part}' in\n{said}");
    }
    let record: Record<Pig> = fs::read_to_string(RECORD).expect("a file").parse().expect("a record");
    assert!(record.last().expect("a game").outcome().is_some());
}
