//! Checks stored games: that they can be replayed, and that their chance was what the secret makes it.

use store::Store;
use table::{Broken, Entry, EntryKind, GameKind, Id, Proof, SeatRow, Table, outcomes_used};

use crate::Games;

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// Games that were replayed.
    pub games: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// Outcomes of chance.
    pub outcomes: u64,
    /// What is wrong, by table.
    pub wrong: Vec<(String, String)>,
}

impl Found {
    fn add(&mut self, name: &str, log: &[Entry], checked: Result<(), Broken>) {
        self.games += 1;
        self.decisions += log.iter().filter(|entry| entry.kind == EntryKind::Act).count() as u64;
        self.outcomes += outcomes_used(log).unwrap_or_default();
        if let Err(Broken(why)) = checked {
            self.wrong.push((name.to_owned(), why));
        }
    }
}

/// Checks every game of a store and reports its progress.
pub async fn all(store: &Store, games: &Games, mut progress: impl FnMut(&Found)) -> store::Result<Found> {
    let mut found = Found::default();
    for id in store.playing_ids().await? {
        one(store, games, id, &mut found).await?;
        progress(&found);
    }
    let mut after = Id::FIRST;
    loop {
        let page = store.finished_ids(after, 500).await?;
        let Some(&last) = page.last() else { return Ok(found) };
        for id in page {
            one(store, games, id, &mut found).await?;
            progress(&found);
        }
        after = last;
    }
}

/// Checks one game of a store.
pub async fn one(store: &Store, games: &Games, id: Id, found: &mut Found) -> store::Result<()> {
    match store.whole_table(id).await {
        Ok((read, seats, log)) => {
            let kind = games.of_table(&read.game);
            found.add(&id.to_string(), &log, kind.and_then(|kind| table(kind, &read, &seats, &log)));
        }
        // A damaged packed log is reported; the others are still checked.
        Err(error) if error.is_broken() => found.add(&id.to_string(), &[], Err(Broken(error.to_string()))),
        Err(error) => return Err(error),
    }
    Ok(())
}

/// Checks one game as it was read.
pub fn table(kind: &dyn GameKind, table: &Table, seats: &[SeatRow], log: &[Entry]) -> Result<(), Broken> {
    if log.len() as i64 != table.version {
        return Err(Broken(format!("version {} but {} entries", table.version, log.len())));
    }
    kind.open(table.rules, &table.options, log)?;
    Proof::of(table, seats, log).check(kind)
}
