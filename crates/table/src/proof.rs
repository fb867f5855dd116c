//! The proof that the chance of a game was fair, and how it is checked.

use kit::record::Picks;
use serde::{Deserialize, Serialize};

use crate::{Broken, Entry, Fair, GameKind, Made, SeatRow, Secret, Table, fair, log};

/// Everything needed to check the chance of a finished game: see docs/fair.md.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Proof {
    /// Which game.
    pub game: String,
    /// Which version of its rules.
    pub rules: i64,
    /// The settings, as lines of a record.
    pub options: String,
    /// What was shown before the game: SHA-256 of the secret.
    pub commitment: String,
    /// The secret that all chance came from, in hexadecimal digits.
    pub secret: String,
    /// By seat.
    pub salts: Vec<String>,
    /// Everything that consumed chance or took something back, in order: `start`, `act` or `undo`, then the line.
    pub log: Vec<String>,
}

impl Proof {
    /// The proof of a stored game.
    pub fn of(table: &Table, seats: &[SeatRow], entries: &[Entry]) -> Proof {
        let counts = |entry: &&Entry| log::is_of_the_game(entry.kind);
        Proof {
            game: table.game.clone(),
            rules: table.rules,
            options: table.options.clone(),
            commitment: table.commitment.clone(),
            secret: fair::hex(&table.secret),
            salts: seats.iter().map(|seat| seat.salt.clone()).collect(),
            log: entries.iter().filter(counts).map(|entry| format!("{} {}", entry.kind, entry.line)).collect(),
        }
    }

    /// How the first outcomes of the game were derived.
    pub fn first(&self, kind: &dyn GameKind) -> Vec<Made> {
        let Some(secret) = Secret::from_hex(&self.secret) else { return Vec::new() };
        let mut fair = Fair::new(secret, self.salts.iter().map(String::as_str), 0);
        match kind.start(&self.options, &mut fair) {
            Ok(_) => fair.first,
            Err(_) => Vec::new(),
        }
    }

    /// Replays the whole game with chance derived from the secret, and compares every line.
    pub fn check(&self, kind: &dyn GameKind) -> Result<(), Broken> {
        let broken = |why: String| Err(Broken(why));
        let Some(secret) = Secret::from_hex(&self.secret) else { return broken("the secret is no secret".into()) };
        if secret.commitment() != self.commitment {
            return broken("the secret is not the one that was promised before the game".into());
        }
        let mut fair = Fair::new(secret, self.salts.iter().map(String::as_str), 0);
        let mut lines = self.log.iter();
        let Some(first) = lines.next() else { return Ok(()) };
        let started = first.strip_prefix("start").unwrap_or(first).trim_start();
        let (mut board, start) = kind.start(&self.options, &mut fair).map_err(Broken::of)?;
        if Picks::of(&start) != Picks::of(started) {
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
            let made = board.act(action, &mut fair).map_err(|refused| Broken(format!("line {number}: {refused}")))?;
            if made != line {
                return broken(format!("line {number}: the secret makes it '{made}', not '{line}'"));
            }
        }
        Ok(())
    }
}
