//! What can go wrong, as data.

use std::sync::Arc;

use sqlx::migrate::MigrateError;
use table::{
    Refusal,
    refusal::{Outage, Part, Thing},
};

use crate::{Fault, Id};

/// What the store answers.
pub type Result<T = ()> = std::result::Result<T, StoreError>;

/// Why the store refused; nothing was written, unless it says so.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has it: a name, a seat, a job.
    #[error("the {0} is taken")]
    Taken(Thing),
    /// There is none.
    #[error("there is no such {0}")]
    Missing(Thing),
    /// The table has changed: its log already has an entry with this number.
    #[error("table {table} has gone on: entry {n} is written already")]
    Stale {
        /// The table.
        table: Id,
        /// The first number that was asked for.
        n: i64,
    },
    /// The lease has passed to another node: a write with an older fencing token.
    #[error("another node writes table {0} now")]
    Fenced(Id),
    /// The input makes no sense, in a sentence.
    #[error("{0}")]
    Broken(String),
    /// The database cannot be used, in a sentence that says what to do.
    #[error("{1}")]
    Unusable(Fault, String),
    /// The database failed. Shared by all moves of one transaction.
    #[error("the database failed: {0}")]
    Database(#[source] Arc<sqlx::Error>),
    /// The database failed during the commit: it is unknown whether everything or nothing was stored.
    #[error("the database failed: {0}")]
    Unknown(#[source] Arc<sqlx::Error>),
}

impl StoreError {
    /// Whether somebody else has it.
    pub fn is_taken(&self) -> bool {
        matches!(self, StoreError::Taken(_))
    }

    /// Whether there is none.
    pub fn is_missing(&self) -> bool {
        matches!(self, StoreError::Missing(_))
    }

    /// Whether the table has gone on.
    pub fn is_stale(&self) -> bool {
        matches!(self, StoreError::Stale { .. })
    }

    /// What is wrong with the database, if it is the database.
    pub fn fault(&self) -> Option<Fault> {
        match self {
            StoreError::Database(error) | StoreError::Unknown(error) => Some(Fault::of(error)),
            StoreError::Unusable(fault, _) => Some(*fault),
            _ => None,
        }
    }

    /// The same error, when it is unknown what was stored.
    pub(crate) fn unknown(self) -> StoreError {
        match self {
            StoreError::Database(error) => StoreError::Unknown(error),
            other => other,
        }
    }

    /// Whether what was given makes no sense.
    pub fn is_broken(&self) -> bool {
        matches!(self, StoreError::Broken(_))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error.as_database_error() {
            Some(refused) if refused.is_foreign_key_violation() => StoreError::Missing(Thing::PersonOrTable),
            _ => StoreError::Database(Arc::new(error)),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        if let MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) = error {
            return error.into();
        }
        StoreError::Broken(format!("the database cannot be brought up to date: {error}"))
    }
}

/// For writes that may violate a unique index.
pub(crate) fn or_taken(what: Thing) -> impl Fn(sqlx::Error) -> StoreError {
    move |error| match error.as_database_error() {
        Some(refused) if refused.is_unique_violation() => StoreError::Taken(what),
        _ => error.into(),
    }
}

/// For writes that must find their row.
pub(crate) fn or_missing(rows: u64, what: Thing) -> Result {
    if rows == 0 { Err(StoreError::Missing(what)) } else { Ok(()) }
}

impl From<table::BadWord> for StoreError {
    fn from(table::BadWord(why): table::BadWord) -> StoreError {
        StoreError::Broken(why)
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Taken(what) => Refusal::Taken(what),
            StoreError::Missing(what) => Refusal::Missing(what),
            StoreError::Stale { .. } | StoreError::Fenced(_) => Refusal::Stale,
            // PostgreSQL's code for a character that it does not accept: a zero byte.
            StoreError::Database(ref error)
                if error.as_database_error().and_then(|refused| refused.code()).is_some_and(|code| code == "22021") =>
            {
                Refusal::bad(Part::Text, "a text holds a sign that cannot be stored")
            }
            // The client may look, or send it again: with the same idempotency key it is carried out once.
            StoreError::Unknown(_) => Refusal::Unavailable(Outage::Unknown(told(&error))),
            StoreError::Database(_) | StoreError::Unusable(..) => Refusal::Unavailable(Outage::Storage(told(&error))),
            StoreError::Broken(why) => Refusal::Internal { why },
        }
    }
}

/// What is wrong with the database, for everybody; the rest is for the log.
fn told(error: &StoreError) -> String {
    let fault = error.fault().unwrap_or(Fault::Other);
    tracing::error!(%error, "{fault}");
    fault.to_string()
}
