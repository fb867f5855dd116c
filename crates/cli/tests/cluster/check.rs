//! Compares what people remember with what is stored.

use std::collections::{BTreeMap, HashMap};

use kit::{Seat, Viewer};
use store::{Entry, EntryKind, Id, Store};
use web::known_games;

use crate::crowd::{Memory, Move, Sight};

/// What was compared.
pub struct Checked {
    pub tables: usize,
    pub moves: usize,
    pub sights: usize,
}

/// Every acknowledged move is stored once, under its number; no move is stored that was not acknowledged; and every
/// table that was seen is what the stored log makes of it.
pub async fn check(database: &str, memory: &Memory) -> Checked {
    let store = Store::open(database).await.unwrap();
    let mut moves: BTreeMap<&str, Vec<&Move>> = BTreeMap::new();
    memory.moves.iter().for_each(|one| moves.entry(&one.table).or_default().push(one));
    let mut sights: HashMap<&str, Vec<&Sight>> = HashMap::new();
    memory.sights.iter().for_each(|one| sights.entry(&one.table).or_default().push(one));
    let mut checked = Checked { tables: 0, moves: 0, sights: 0 };
    for (id, own) in moves {
        let table = store.table(id.parse::<Id>().unwrap()).await.unwrap();
        let log = store.entries(table.id, 0).await.unwrap();
        assert!(log.iter().map(|entry| entry.n).eq(0..table.version), "the log of {id} has no gap");
        for one in &own {
            let entry = &log[one.n as usize];
            assert_eq!(entry.kind, EntryKind::Act);
            assert_eq!(entry.request.as_ref(), Some(&one.request), "another move stands at {} of {id}", one.n);
        }
        let by_people = log.iter().filter(|entry| entry.kind == EntryKind::Act && entry.person.is_some());
        assert_eq!(by_people.count(), own.len(), "nothing is stored twice at {id}, and nothing unasked");
        let seen = sights.remove(id).unwrap_or_default();
        for sight in &seen {
            look(&table, &log, sight);
        }
        checked.tables += 1;
        checked.moves += own.len();
        checked.sights += seen.len();
    }
    store.close().await;
    checked
}

/// Whether a sight is what the log makes of it.
fn look(table: &store::Table, log: &[Entry], sight: &Sight) {
    let log = &log[..sight.version as usize];
    let board = known_games().of_table(&table.game).unwrap().open(table.rules, &table.options, log).unwrap();
    let Some(board) = board else { return assert!(sight.view.is_null(), "there was no game yet") };
    let viewer = Viewer::Seat(Seat(sight.seat));
    let view: serde_json::Value = serde_json::from_str(board.view(viewer).get()).unwrap();
    let at = format!("table {} at {} for seat {}", sight.table, sight.version, sight.seat);
    assert_eq!(sight.view, view, "{at}");
    let turn = board.turn() == Some(Seat(sight.seat));
    let legal = if turn && board.outcome().is_none() { board.legal(false) } else { Vec::new() };
    let legal: Vec<String> = legal.into_iter().map(|offer| offer.action).collect();
    let shown: Vec<String> =
        sight.legal.as_array().into_iter().flatten().map(|one| one["action"].as_str().unwrap().to_owned()).collect();
    assert_eq!(shown, legal, "{at}");
}
