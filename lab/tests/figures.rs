//! Drives the real program: simulations, counts and speed.

use serde_json::Value;

use crate::run::{bad, file, good, record_of};

#[path = "../../crates/cli/tests/common/run.rs"]
mod run;

/// What is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_lab");

#[test]
fn a_simulation_gives_equal_figures_with_any_number_of_threads() {
    let figures = |threads, form: &[&str]| {
        let args = ["simulate", "saint-malo", "--players", "3", "--games", "200", "--seed", "a", "--threads", threads];
        good(&[&args[..], form].concat(), "")
    };
    assert_eq!(figures("1", &[]), figures("2", &[]));
    assert_eq!(figures("1", &["--json"]), figures("3", &["--json"]));
    assert!(figures("1", &[]).contains("95% interval"));
}

#[test]
fn a_simulation_of_valletta_follows_the_edition() {
    let figures = |edition| good(&["simulate", "valletta", "--games", "100", "--seed", "a", "--option", edition], "");
    let (hig, zman) = (figures("edition=hig"), figures("edition=zman"));
    assert!(hig.contains("edition hig") && zman.contains("edition zman"));
    assert_ne!(hig.lines().nth(4), zman.lines().nth(4));
    assert!(bad(1, &["simulate", "valletta", "--option", "edition=first"], "").contains("hig or zman"));
}

#[test]
fn a_simulation_prints_one_json_object() {
    let args = ["simulate", "saint-malo", "--players", "4", "--games", "50", "--option", "turn_cap=5", "--json"];
    let report: Value = serde_json::from_str(&good(&args, "")).unwrap();
    assert_eq!((&report["players"], &report["games"]), (&4.into(), &50.into()));
    assert_eq!(report["options"]["turn_cap"], "5");
    assert_eq!(report["rounds"]["max"], 5);
    assert_eq!(report["triggers"]["turn_cap"]["count"], 50);
    assert_eq!(report["seats"].as_array().unwrap().len(), 4);
    let sources: f64 = report["sources"].as_object().unwrap().values().map(|s| s["mean"].as_f64().unwrap()).sum();
    assert!((sources - report["score"]["mean"].as_f64().unwrap()).abs() < 1e-9, "the sources add up");
}

#[test]
fn perft_counts_through_chance_and_by_action() {
    let counts = good(&["perft", "saint-malo", "--depth", "1", "--seed", "a", "--divide"], "");
    let total: u64 = counts.lines().find_map(|line| line.strip_prefix("perft 1 ")).unwrap().parse().unwrap();
    let parts = counts.lines().filter_map(|line| line.split_once(": "));
    assert_eq!(parts.map(|(_, count)| count.parse::<u64>().unwrap()).sum::<u64>(), total);
}

#[test]
fn perft_goes_on_from_a_record_up_to_its_limit() {
    let path = file("perft.record", &record_of("saint-malo", "2"));
    assert_eq!(good(&["perft", "saint-malo", "--depth", "2", "--record", &path], ""), "perft 1 0\nperft 2 0\n");
    let start = good(&["perft", "saint-malo", "--depth", "1", "--record", &path, "--at", "0"], "");
    assert!(start.starts_with("perft 1 ") && start.trim() != "perft 1 0", "{start}");
    let why = bad(1, &["perft", "saint-malo", "--depth", "3", "--limit", "50000"], "");
    assert!(why.contains("more than 50000 positions: --limit"), "{why}");
}

#[test]
fn a_bench_reports_its_figures() {
    let report = good(&["bench", "--seconds", "0.05"], "");
    assert!(report.contains("saint-malo, 2 players") && report.contains("valletta, 2 players"), "{report}");
    for figure in ["decisions/s", "games/s", "legal actions per decision", "rolls of five dice/s", "decisions : rolls"]
    {
        assert!(report.contains(figure), "{report}");
    }
}

#[test]
fn a_bench_of_counted_games_prints_the_same_decisions_every_time() {
    for game in ["saint-malo", "valletta"] {
        let decisions = || good(&["bench", game, "--games", "3", "--players", "4", "--seed", "a"], "");
        assert!(decisions().trim().parse::<u64>().is_ok_and(|decisions| decisions > 300));
        assert_eq!(decisions(), decisions());
    }
}

#[test]
fn bad_arguments_are_refused_with_a_reason() {
    assert!(bad(2, &["simulate", "saint-malo", "--games", "0"], "").contains('0'));
    assert!(bad(2, &["bench", "--seconds", "never"], "").contains("seconds"));
}
