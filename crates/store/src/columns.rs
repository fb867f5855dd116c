//! Rows by the names of their columns.

use sqlx::AssertSqlSafe;

/// What a row is read from. A `*` will not do: a statement that was prepared fails for good when its columns change
/// (PostgreSQL refuses it, sqlx's SQLite thread panics), and a newer server on the same database may add one.
pub(crate) trait Columns {
    /// Their names, as a statement lists them.
    const COLUMNS: &'static str;

    /// A statement with the names in the place of `COLUMNS`.
    fn sql(statement: &'static str) -> AssertSqlSafe<String> {
        AssertSqlSafe(statement.replace("COLUMNS", Self::COLUMNS))
    }
}

/// A row of another crate's type, as it is read: only a type of ours may be read from a row.
pub(crate) struct Read<T>(pub T);

impl<T> Read<T> {
    pub(crate) fn all(rows: Vec<Read<T>>) -> Vec<T> {
        rows.into_iter().map(|Read(row)| row).collect()
    }
}
