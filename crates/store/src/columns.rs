//! Rows by the names of their columns.
//!
//! One text of SQL serves both engines, so columns have only types that both know. What has structure (clocks, results)
//! is JSON in a TEXT: no statement looks into it, and `jsonb` would be a second text. Bytes are hexadecimal digits.

use sqlx::{
    Any, AssertSqlSafe, FromRow,
    any::{AnyArguments, AnyRow},
    query::Query,
};

use crate::store::rows_of_holes;

/// A statement whose values are being bound.
pub(crate) type Bound<'q> = Query<'q, Any, AnyArguments>;

/// What a row is read from. A `*` will not do: a statement that was prepared fails for good when its columns change
/// (PostgreSQL refuses it, sqlx's SQLite thread panics), and a newer server on the same database may add one.
pub(crate) trait Columns {
    /// Their names.
    const COLUMNS: &'static [&'static str];

    /// Their names, as a statement lists them.
    fn list() -> String {
        Self::COLUMNS.join(", ")
    }

    /// The same where another table may have columns of these names.
    fn list_of(table: &str) -> String {
        Self::COLUMNS.iter().map(|column| format!("{table}.{column}")).collect::<Vec<_>>().join(", ")
    }

    /// All of them with the values that a row of this name has, as an UPDATE lists them.
    fn set_to(row: &str) -> String {
        Self::COLUMNS.iter().map(|column| format!("{column} = {row}.{column}")).collect::<Vec<_>>().join(", ")
    }

    /// Places for so many rows, each with so many values before those of its columns.
    fn holes(rows: usize, before: usize) -> String {
        rows_of_holes(rows, before + Self::COLUMNS.len())
    }

    /// A statement with the names in the place of `COLUMNS`.
    fn sql(statement: &'static str) -> AssertSqlSafe<String> {
        AssertSqlSafe(statement.replace("COLUMNS", &Self::list()))
    }
}

/// A row that is its columns, as [`row!`] writes it down.
pub(crate) trait Fields: Columns + Sized {
    /// Reads them.
    fn read(row: &AnyRow) -> sqlx::Result<Self>;

    /// Binds them, in the order of their names.
    fn bind<'q>(&self, query: Bound<'q>) -> Bound<'q>;
}

/// A row of another crate's type, as it is read: only a type of ours may be read from a row.
pub(crate) struct Read<T>(pub T);

impl<T> Read<T> {
    pub(crate) fn all(rows: Vec<Read<T>>) -> Vec<T> {
        rows.into_iter().map(|Read(row)| row).collect()
    }
}

impl<T: Fields> FromRow<'_, AnyRow> for Read<T> {
    fn from_row(row: &AnyRow) -> sqlx::Result<Read<T>> {
        T::read(row).map(Read)
    }
}

/// The columns of a row, each once: the field, `= name` where the column has another name, `as form` where the field is
/// stored in another form (a module with `to` and `from`). Rows of other crates' types are read as `Read<Row>`.
macro_rules! row {
    (Read<$row:ident> { $($field:ident $(= $name:ident)? $(as $form:ident)?),+ $(,)? }) => {
        impl $crate::columns::Columns for $row {
            const COLUMNS: &'static [&'static str] = &[$($crate::columns::row!(@name $field $($name)?)),+];
        }

        impl $crate::columns::Fields for $row {
            fn read(row: &sqlx::any::AnyRow) -> sqlx::Result<$row> {
                let read = row;
                Ok($row { $($field: $crate::columns::row!(@read read, $field $(= $name)? $(as $form)?)),+ })
            }

            fn bind<'q>(&self, query: $crate::columns::Bound<'q>) -> $crate::columns::Bound<'q> {
                $(let query = query.bind($crate::columns::row!(@bind &self.$field, $($form)?));)+
                query
            }
        }
    };
    ($row:ident { $($columns:tt)+ }) => {
        $crate::columns::row!(Read<$row> { $($columns)+ });

        impl sqlx::FromRow<'_, sqlx::any::AnyRow> for $row {
            fn from_row(row: &sqlx::any::AnyRow) -> sqlx::Result<$row> {
                $crate::columns::Fields::read(row)
            }
        }
    };
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $name:ident) => { stringify!($name) };
    (@read $row:ident, $field:ident $(= $name:ident)?) => {
        sqlx::Row::try_get($row, $crate::columns::row!(@name $field $($name)?))?
    };
    (@read $row:ident, $field:ident $(= $name:ident)? as $form:ident) => {
        $crate::columns::$form::from(sqlx::Row::try_get($row, $crate::columns::row!(@name $field $($name)?))?)?
    };
    (@bind $value:expr,) => { $value };
    (@bind $value:expr, $form:ident) => { $crate::columns::$form::to($value) };
}
pub(crate) use row;

/// Yes and no as 1 and 0. SQLite has no BOOLEAN, and PostgreSQL's compares with no number: with it, servers of the last
/// version could not share the database, and statements would need two texts.
pub(crate) mod flag {
    pub(crate) fn to(flag: &bool) -> i64 {
        i64::from(*flag)
    }

    pub(crate) fn from(number: i64) -> sqlx::Result<bool> {
        Ok(number != 0)
    }
}

/// Bytes as hexadecimal digits.
pub(crate) mod digits {
    use crate::hex::{from_hex, to_hex};

    pub(crate) fn to(bytes: impl AsRef<[u8]>) -> String {
        to_hex(bytes)
    }

    pub(crate) fn from<T: TryFrom<Vec<u8>>>(digits: &str) -> sqlx::Result<T> {
        let bytes = from_hex(digits).map_err(|error| sqlx::Error::Decode(error.into()))?;
        bytes.try_into().map_err(|_| sqlx::Error::Decode(format!("'{digits}' have another length").into()))
    }
}
