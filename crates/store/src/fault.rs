//! The kinds of storage faults, so that people can be told what to do.

use std::{fmt, io::ErrorKind};

use sqlx::{error::DatabaseError, sqlite::SqliteError};

/// What is wrong with what the data lies in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No room is left.
    Full,
    /// It can be read, not written.
    ReadOnly,
    /// Reading or writing fails.
    Failing,
    /// It does not answer, or too late.
    Away,
    /// What lies there is not what was written.
    Damaged,
    /// No storage fault: a statement that the database refuses.
    Other,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::Full => "the disk is full",
            Fault::ReadOnly => "the database can only be read",
            Fault::Failing => "the disk fails",
            Fault::Away => "the database does not answer",
            Fault::Damaged => "the database is damaged",
            Fault::Other => "the database refuses",
        })
    }
}

impl Fault {
    pub(crate) fn of(error: &sqlx::Error) -> Fault {
        match error {
            sqlx::Error::Database(refused) => match refused.try_downcast_ref::<SqliteError>() {
                Some(sqlite) => sqlite_fault(sqlite),
                None => refused.code().map_or(Fault::Other, |code| postgres_fault(&code)),
            },
            sqlx::Error::Io(error) => match error.kind() {
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Fault::Full,
                ErrorKind::ReadOnlyFilesystem => Fault::ReadOnly,
                ErrorKind::Other => Fault::Failing,
                _ => Fault::Away,
            },
            sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed => Fault::Away,
            _ => Fault::Other,
        }
    }

    /// Whether the storage is at fault, so that every statement would fail.
    pub fn is_of_storage(self) -> bool {
        self != Fault::Other
    }
}

/// By SQLite's result codes: the lower byte says what kind, the rest where.
fn sqlite_fault(error: &SqliteError) -> Fault {
    const NO_ROOM_FOR_SHARED_MEMORY: u32 = 10 | 19 << 8;
    let code: u32 = error.code().and_then(|code| code.parse().ok()).unwrap_or(0);
    match (code, code & 0xff) {
        (NO_ROOM_FOR_SHARED_MEMORY, _) | (_, 13) => Fault::Full,
        (_, 8) => Fault::ReadOnly,
        // Out of memory, input and output, cannot be opened.
        (_, 7 | 10 | 14) => Fault::Failing,
        // Another program has it.
        (_, 5 | 6) => Fault::Away,
        (_, 11 | 26) => Fault::Damaged,
        _ => Fault::Other,
    }
}

/// By the codes of the SQL standard and PostgreSQL's own.
fn postgres_fault(code: &str) -> Fault {
    match code {
        "53100" => Fault::Full,
        "25006" => Fault::ReadOnly,
        "53200" | "53400" | "58030" | "58P01" => Fault::Failing,
        "XX001" | "XX002" => Fault::Damaged,
        "53300" | "25P03" => Fault::Away,
        // Connections, and servers that stop or start.
        _ if code.starts_with("08") || code.starts_with("57P") => Fault::Away,
        _ => Fault::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_of_storage_are_told_apart() {
        let codes = [("53100", Fault::Full), ("25006", Fault::ReadOnly), ("58030", Fault::Failing)];
        let more = [("XX001", Fault::Damaged), ("08006", Fault::Away), ("57P01", Fault::Away), ("23505", Fault::Other)];
        for (code, fault) in codes.into_iter().chain(more) {
            assert_eq!(postgres_fault(code), fault, "{code}");
        }
        let io = |kind: ErrorKind| Fault::of(&sqlx::Error::Io(kind.into()));
        assert_eq!(io(ErrorKind::StorageFull), Fault::Full);
        assert_eq!(io(ErrorKind::ConnectionRefused), Fault::Away);
        assert!(!Fault::of(&sqlx::Error::RowNotFound).is_of_storage());
    }
}
