//! A table as it is stored: the row, its seats, its log.

use serde::{Deserialize, Serialize};

use crate::{Id, words};

words! {
    /// How far a table is.
    Status {
        /// Waits for players.
        Open = "open",
        /// Is played.
        Playing = "playing",
        /// Was played to its end.
        Over = "over",
        /// Was left without an end.
        Abandoned = "abandoned",
    }
}

/// A table: a summary of its log, for lists and clocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    /// Its name in links.
    pub id: Id,
    /// The secret word in the link of an invitation.
    pub invite: String,
    /// Which game.
    pub game: String,
    /// Which version of its rules.
    pub rules: i64,
    /// The game's settings, as a record's header has them: `key value` lines.
    pub options: String,
    /// How far it is.
    pub status: Status,
    /// Who made it.
    pub host: Id,
    /// The clock's settings, in JSON.
    pub pace: String,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether it is a practice game, which counts for nothing: something was taken back that had come to light.
    pub practice: bool,
    /// Whether all may watch, and find it in lists.
    pub public: bool,
    /// Whether players may ask for advice.
    pub hints: bool,
    /// The level of the bot that plays for people who left.
    pub stand_in: String,
    /// The seed of its chance.
    #[serde(skip)]
    pub secret: Vec<u8>,
    /// What was shown of the seed before the game.
    pub commitment: String,
    /// How many entries its log has.
    pub version: i64,
    /// The seat that decides.
    pub to_move: Option<i64>,
    /// Since when.
    pub turn_at: Option<i64>,
    /// Until when.
    pub deadline: Option<i64>,
    /// The clocks, in JSON.
    pub clocks: String,
    /// How it ended, in JSON.
    pub result: Option<String>,
    /// The table that followed.
    pub rematch: Option<Id>,
    /// When it was made.
    pub created_at: i64,
    /// When something last happened.
    pub active_at: i64,
    /// When the game began.
    pub started_at: Option<i64>,
    /// When it ended.
    pub ended_at: Option<i64>,
}

impl Table {
    /// A table that waits for players, with defaults for everything else.
    pub fn open(id: Id, host: Id, game: &str, at: i64) -> Table {
        Table {
            id,
            invite: String::new(),
            game: game.to_owned(),
            rules: 1,
            options: String::new(),
            status: Status::Open,
            host,
            pace: String::new(),
            rated: false,
            practice: false,
            public: true,
            hints: false,
            stand_in: String::new(),
            secret: vec![],
            commitment: String::new(),
            version: 0,
            to_move: None,
            turn_at: None,
            deadline: None,
            clocks: String::new(),
            result: None,
            rematch: None,
            created_at: at,
            active_at: at,
            started_at: None,
            ended_at: None,
        }
    }

    /// Its standing: what a commit changes.
    pub fn now(&self) -> TableNow {
        TableNow {
            status: self.status,
            host: self.host,
            version: self.version,
            to_move: self.to_move,
            turn_at: self.turn_at,
            deadline: self.deadline,
            clocks: self.clocks.clone(),
            result: self.result.clone(),
            rematch: self.rematch,
            practice: self.practice,
            started_at: self.started_at,
            ended_at: self.ended_at,
        }
    }

    /// The table after a commit whose last entry is of this time.
    pub fn after(&self, now: TableNow, active_at: i64) -> Table {
        Table {
            status: now.status,
            host: now.host,
            version: now.version,
            to_move: now.to_move,
            turn_at: now.turn_at,
            deadline: now.deadline,
            clocks: now.clocks,
            result: now.result,
            rematch: now.rematch,
            practice: now.practice,
            started_at: now.started_at,
            ended_at: now.ended_at,
            active_at,
            ..self.clone()
        }
    }
}

/// How a table stands after a commit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableNow {
    /// How far it is.
    pub status: Status,
    /// Its host.
    pub host: Id,
    /// How many entries its log has, those of the commit among them.
    pub version: i64,
    /// The seat that decides.
    pub to_move: Option<i64>,
    /// Since when.
    pub turn_at: Option<i64>,
    /// Until when.
    pub deadline: Option<i64>,
    /// The clocks, in JSON.
    pub clocks: String,
    /// How it ended, in JSON.
    pub result: Option<String>,
    /// The table that follows.
    pub rematch: Option<Id>,
    /// Whether it is a practice game.
    // Nodes of older versions do not say it.
    #[serde(default)]
    pub practice: bool,
    /// When the game began.
    pub started_at: Option<i64>,
    /// When it ended.
    pub ended_at: Option<i64>,
}

words! {
    /// Who a seat is for.
    SeatKind {
        /// Anybody who comes.
        Open = "open",
        /// A person, or a bot of one.
        Person = "person",
        /// A bot of ours, of some level.
        Bot = "bot",
    }
}

words! {
    /// Whether the one in the seat plays.
    SeatState {
        /// They do.
        Playing = "playing",
        /// A bot plays for them.
        StandIn = "stand-in",
        /// They gave up.
        Resigned = "resigned",
    }
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    /// Its number, from 0.
    pub seat: i64,
    /// Who it is for.
    pub kind: SeatKind,
    /// The person in it.
    pub person: Option<Id>,
    /// What the table calls them.
    pub name: String,
    /// The level of a bot.
    pub level: String,
    /// What they added to the chance of the table.
    pub salt: String,
    /// Whether they play.
    pub state: SeatState,
}

words! {
    /// What an entry is about.
    EntryKind {
        /// The game began: the outcomes of its setting up.
        Start = "start",
        /// A decision, with the outcomes of chance.
        Act = "act",
        /// A decision was taken back.
        Undo = "undo",
        /// Who plays a seat has changed: stand-in, return, resignation.
        Seat = "seat",
        /// The game ended.
        End = "end",
    }
}

/// One entry of a log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 0.
    pub n: i64,
    /// What it is about.
    pub kind: EntryKind,
    /// The line of the record, or what else is to be said.
    pub line: String,
    /// The seat it is about.
    pub seat: Option<i64>,
    /// Who did it.
    pub person: Option<Id>,
    /// The idempotency key of the request that did it.
    pub request: Option<String>,
    /// When.
    pub at: i64,
}

words! {
    /// What somebody is to us.
    Kind {
        /// Came by and gave a name.
        Guest = "guest",
        /// Has a password and a name of their own.
        Account = "account",
        /// A program with a token.
        Bot = "bot",
        /// Deleted at their own request.
        Erased = "erased",
    }
}

#[cfg(feature = "sqlx")]
crate::word_columns!(EntryKind, Kind, SeatKind, SeatState, Status);
