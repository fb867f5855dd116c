//! Drives the real program: bots against each other.

use std::{fs, path::PathBuf, process::Command};

use serde_json::Value;

fn run(args: &[&str]) -> (bool, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lab"));
    let output = command.args(args).current_dir(env!("CARGO_TARGET_TMPDIR")).output().expect("the program starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.success(), text(&output.stdout), text(&output.stderr))
}

fn report(args: &[&str]) -> Value {
    let (good, out, complaint) = run(args);
    assert!(good, "{args:?}: {complaint}");
    serde_json::from_str(&out).expect("one JSON object")
}

#[test]
fn equal_bots_share_the_wins_and_every_seat_is_played_as_often() {
    for (game, bots) in [("saint-malo", "random,random,random"), ("valletta", "random,random")] {
        let report = report(&["arena", game, "--bots", bots, "--games", "30", "--seed", "1", "--json"]);
        let bot = &report["bots"][0];
        assert_eq!(
            (bot["name"].as_str(), bot["seats"].as_u64()),
            (Some("random"), Some(bots.split(',').count() as u64))
        );
        let share = bot["win_rate"].as_f64().expect("a share");
        assert!((share - 1.0 / bots.split(',').count() as f64).abs() < 1e-9, "all wins are theirs: {share}");
        assert!(bot["low"].as_f64() < Some(share) && Some(share) < bot["high"].as_f64());
        assert_eq!(report["unfinished"], 0);
    }
}

#[test]
fn a_match_comes_out_the_same_on_one_thread_and_on_two() {
    let wins = |threads| {
        let report = report(&[
            "arena",
            "saint-malo",
            "--bots",
            "novice,random",
            "--games",
            "20",
            "--seed",
            "7",
            "--threads",
            threads,
            "--json",
        ]);
        report["bots"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|bot| (bot["win_rate"].clone(), bot["rating"].clone()))
            .collect::<Vec<_>>()
    };
    assert_eq!(wins("1"), wins("2"));
}

#[test]
fn a_plot_is_drawn() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("wins.svg");
    let (good, table, _) =
        run(&["arena", "saint-malo", "--bots", "novice,random", "--games", "4", "--plot", "wins.svg"]);
    assert!(good && table.contains("novice") && table.contains("95% interval"));
    let svg = fs::read_to_string(file).expect("the drawing");
    assert!(svg.starts_with("<svg") && svg.contains("novice") && svg.trim_end().ends_with("</svg>"));
}

#[test]
fn bots_that_do_not_fit_the_table_are_refused() {
    let cases: [(&[&str], &str); 3] = [
        (&["arena", "saint-malo", "--bots", "wizard,random"], "'wizard' is no level"),
        (&["arena", "saint-malo", "--bots", "random,random", "--players", "3"], "2 bots are named"),
        (
            &["arena", "valletta", "--bots", "random,random,random,random,random"],
            "Valletta is for 2 to 4 players, not 5",
        ),
    ];
    for (args, why) in cases {
        let (good, _, complaint) = run(args);
        assert!(!good && complaint.contains(why), "{args:?}: {complaint}");
    }
}

#[test]
fn simulations_are_played_by_the_bots_that_are_named() {
    let report = report(&["simulate", "saint-malo", "--bots", "novice", "--games", "6", "--seed", "1", "--json"]);
    assert_eq!(report["policy"], "novice");
    let (good, _, complaint) = run(&["simulate", "saint-malo", "--players", "4", "--bots", "novice,random"]);
    assert!(!good && complaint.contains("one for each of the 4 seats"), "{complaint}");
}

#[test]
fn the_balance_of_the_buildings_is_shown() {
    let report = report(&["balance", "--bot", "random", "--games", "10", "--players", "4", "--seed", "1", "--json"]);
    let buildings = report["buildings"].as_array().expect("a list");
    assert!(buildings.len() >= 30 && buildings.iter().all(|row| row["adjusted"].is_number()));
    let strategies = report["strategies"].as_array().expect("a list");
    for share in ["followers", "winners"] {
        let sum: f64 = strategies.iter().filter_map(|row| row[share].as_f64()).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{share}: {sum}");
    }
}

#[test]
fn the_ladder_plays_every_pair_of_neighbours() {
    let args = ["ladder", "saint-malo", "--to", "4", "--apart", "2", "--games", "2", "--seed", "1"];
    let report = report(&[&args[..], &["--json"]].concat());
    let pairs: Vec<_> = report["pairs"].as_array().expect("a list").iter().map(|pair| pair["upper"].as_str()).collect();
    let upper = ["2 · deckhand", "3 · porter", "4 · sailor", "3 · porter", "4 · sailor"];
    assert_eq!(pairs, upper.map(Some));
    assert!(report["pairs"].as_array().expect("a list").iter().all(|pair| pair["games"] == 2));
    let (good, table, _) = run(&[&args[..], &["--plot", "ladder.svg"]].concat());
    assert!(good && table.contains("2 · deckhand – 1 · novice"));
    let svg = fs::read_to_string(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("ladder.svg")).expect("a drawing");
    assert!(svg.contains("3 · porter – 2 · deckhand"));
}
