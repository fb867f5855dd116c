//! The load test itself, on a small scale.

use store::{Engine, testing::Scratch};

use crate::help::{Folder, bad, good};

#[test]
fn a_small_load_runs_through_and_finds_every_move() {
    let folder = Folder::new("load");
    let plot = folder.file("load.svg");
    let small = ["--tables", "5", "--streams", "12", "--rate", "0", "--seconds", "2", "--seed", "a"];
    let said = good(&[&["load", "--json", "--plot", &plot], &small[..]].concat());
    let report: serde_json::Value = serde_json::from_str(&said).unwrap();
    let number = |path: &str| report.pointer(path).and_then(serde_json::Value::as_u64).unwrap();
    assert!(number("/moves") > 50, "{report}");
    assert_eq!((number("/checks/lost"), number("/checks/unasked")), (0, 0));
    assert!(number("/checks/moves") >= number("/moves") && number("/checks/tables") >= 5);
    assert!(number("/memory/end") > 1_000_000 && report["errors"].as_object().unwrap().is_empty());
    assert!(number("/acknowledged/count") >= number("/moves") && number("/heard/count") > 0);
    assert!(std::fs::read_to_string(&plot).unwrap().starts_with("<svg "));
}

/// The two players of a table use different nodes, so half of their moves are forwarded.
#[tokio::test]
async fn a_small_load_on_two_nodes_runs_through_and_says_what_a_move_costs() {
    let (folder, place) = (Folder::new("nodes"), Scratch::new(Engine::Postgres).await);
    let plot = folder.file("nodes.svg");
    let small = ["--tables", "4", "--streams", "10", "--rate", "40", "--seconds", "2", "--seed", "a"];
    let nodes = ["load", "--json", "--plot", &plot, "--nodes", "1,2", "--database", &place.url];
    let report: serde_json::Value = serde_json::from_str(&good(&[&nodes[..], &small[..]].concat())).unwrap();
    let number = |run: usize, path: &str| report["runs"][run].pointer(path).and_then(serde_json::Value::as_f64);
    for (run, nodes) in [1.0, 2.0].into_iter().enumerate() {
        assert_eq!(number(run, "/nodes"), Some(nodes), "{report}");
        assert!(number(run, "/moves") > Some(20.0) && number(run, "/checks/tables") >= Some(4.0), "{report}");
        assert_eq!((number(run, "/checks/lost"), number(run, "/checks/unasked")), (Some(0.0), Some(0.0)));
    }
    let messages = |run: usize| number(run, "/cost/bus_messages_per_move").unwrap();
    assert!(messages(0) < 0.2 && messages(1) > 1.0, "a node that is alone tells nobody: {report}");
    assert!(number(1, "/cost/bus_deliveries_per_move") > Some(0.5), "{report}");
    assert_eq!(number(0, "/cost/forwarded_per_move"), Some(0.0));
    assert!(number(1, "/cost/forwarded_per_move") > Some(0.1), "{report}");
    assert!(std::fs::read_to_string(&plot).unwrap().contains("2 nodes: p50"));
}

#[test]
fn load_is_refused_where_it_does_not_belong() {
    for url in ["http://192.0.2.1:80", "http://example.org", "https://127.0.0.1:80"] {
        assert!(bad(2, &["load", "--url", url]).contains("only a server on this machine"));
    }
    assert!(bad(2, &["load", "--seconds", "601"]).contains("1..=600"));
    assert!(bad(1, &["load", "--players", "5"]).contains("Valletta is for 2 to 4 players"));
    assert!(bad(1, &["load", "--url", "http://127.0.0.1:1"]).contains("no answer"));
    assert!(bad(1, &["load", "--nodes", "2"]).contains("nodes share a PostgreSQL"));
    assert!(bad(1, &["load", "--nodes", "2", "--database", "sqlite:x"]).contains("nodes share a PostgreSQL"));
    let elsewhere = ["load", "--nodes", "2", "--database", "postgres://u@example.org/x"];
    assert!(bad(2, &elsewhere).contains("only what runs on this machine"));
}
