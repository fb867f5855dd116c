//! What somebody wants of a table.

use serde::{Deserialize, Serialize};
use table::{Caller, Id, Order};

/// An order for a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Which table.
    pub table: Id,
    /// Who asks; none for the server itself.
    pub caller: Option<Caller>,
    /// What is to happen.
    pub order: Order,
    /// The version that the caller saw; none if it does not matter.
    pub version: Option<i64>,
    /// The caller's idempotency key.
    pub request: Option<String>,
}

impl Ask {
    /// What the server itself wants.
    pub fn server(table: Id, order: Order) -> Ask {
        Ask { table, caller: None, order, version: None, request: None }
    }

    /// What somebody wants.
    pub fn by(caller: &Caller, table: Id, order: Order) -> Ask {
        Ask { caller: Some(caller.clone()), ..Ask::server(table, order) }
    }

    /// Only if the table is still as the caller saw it.
    pub fn at(self, version: i64) -> Ask {
        Ask { version: Some(version), ..self }
    }

    /// Once, however often it is sent.
    pub fn once(self, request: Option<String>) -> Ask {
        Ask { request, ..self }
    }
}
