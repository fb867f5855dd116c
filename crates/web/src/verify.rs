//! Checks stored games: that they can be replayed, and that their chance was what the secret makes it.

use store::{Entry, EntryKind, Id, SeatRow, Store, Table};

use crate::{
    api::Proof,
    board::{self, Broken, picks_of},
    fair::{Fair, Made, Secret},
};

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    pub games: u64,
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
        self.outcomes += board::outcomes_used(log);
        if let Err(Broken(why)) = checked {
            self.wrong.push((name.to_owned(), why));
        }
    }
}

/// Checks every game of a store, and tells how far it has come.
pub async fn all(store: &Store, mut progress: impl FnMut(&Found)) -> store::Result<Found> {
    let mut found = Found::default();
    for id in store.playing_ids().await? {
        one(store, id, &mut found).await?;
        progress(&found);
    }
    let mut after = Id::FIRST;
    loop {
        let page = store.finished_ids(after, 500).await?;
        let Some(&last) = page.last() else { return Ok(found) };
        for id in page {
            one(store, id, &mut found).await?;
            progress(&found);
        }
        after = last;
    }
}

/// Checks one game of a store.
pub async fn one(store: &Store, id: Id, found: &mut Found) -> store::Result<()> {
    match store.whole_table(id).await {
        Ok((read, seats, log)) => found.add(&id.to_string(), &log, table(&read, &seats, &log)),
        // A packed log that is damaged says so itself: the others are looked at all the same.
        Err(error) if error.is_broken() => found.add(&id.to_string(), &[], Err(Broken(error.to_string()))),
        Err(error) => return Err(error),
    }
    Ok(())
}

/// Checks one game as it was read.
pub fn table(table: &Table, seats: &[SeatRow], log: &[Entry]) -> Result<(), Broken> {
    if log.len() as i64 != table.version {
        return Err(Broken(format!("version {} but {} entries", table.version, log.len())));
    }
    board::open(&table.game, table.rules, &table.options, log)?;
    Proof::of(table, seats, log).check()
}

impl Proof {
    /// How the outcomes came about with which the game began.
    pub fn first(&self) -> Vec<Made> {
        let Some(secret) = Secret::from_hex(&self.secret) else { return Vec::new() };
        let mut fair = Fair::new(secret, self.salts.iter().map(String::as_str), 0);
        match board::start(&self.game, &self.options, &mut fair) {
            Ok(_) => fair.first,
            Err(_) => Vec::new(),
        }
    }

    /// Plays the whole game again with chance made from the secret, and compares every line.
    pub fn check(&self) -> Result<(), Broken> {
        let broken = |why: String| Err(Broken(why));
        let Some(secret) = Secret::from_hex(&self.secret) else { return broken("the secret is no secret".into()) };
        if secret.commitment() != self.commitment {
            return broken("the secret is not the one that was promised before the game".into());
        }
        let mut fair = Fair::new(secret, self.salts.iter().map(String::as_str), 0);
        let mut lines = self.log.iter();
        let Some(first) = lines.next() else { return Ok(()) };
        let started = first.strip_prefix("start").unwrap_or(first).trim_start();
        let (mut board, start) =
            board::start(&self.game, &self.options, &mut fair).map_err(|bad| Broken(bad.to_string()))?;
        if !picks_of(&start).eq(picks_of(started)) {
            return broken(format!("the start: the secret makes it '{}', not '{started}'", start.trim_start()));
        }
        for (index, line) in lines.enumerate() {
            let number = index + 1;
            if let Some(to) = line.strip_prefix("undo ") {
                let to = to.parse().map_err(|_| Broken(format!("line {number}: '{to}' is no number of decisions")))?;
                board.cut(to)?;
                continue;
            }
            let line = line.strip_prefix("act ").unwrap_or(line);
            let words = line.split('|').next().unwrap_or("").trim();
            let (seat, action) = words.split_once(' ').unwrap_or((words, ""));
            if board.turn().map(|turn| turn.to_string()).as_deref() != Some(seat) {
                return broken(format!("line {number}: it is not seat {seat}'s turn"));
            }
            let made =
                board.act(action, &mut fair).map_err(|refused| Broken(format!("line {number}: {}", refused.why)))?;
            if made != line {
                return broken(format!("line {number}: the secret makes it '{made}', not '{line}'"));
            }
        }
        Ok(())
    }
}
