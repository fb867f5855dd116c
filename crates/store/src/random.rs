//! Ids that nobody can guess.

use table::Id;

use crate::{Result, StoreError};

/// A new id.
pub fn random_id() -> Result<Id> {
    let bits = getrandom::u64().map_err(|error| StoreError::Broken(format!("no random numbers: {error}")))?;
    Ok(Id::from_random(bits))
}
