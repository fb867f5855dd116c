//! Bytes as text: the same in both engines and in an export.

use crate::{Result, StoreError};

/// The hash of a secret token.
pub type Hash = [u8; 32];

pub(crate) use ::hex::encode as to_hex;

pub(crate) fn from_hex(text: &str) -> Result<Vec<u8>> {
    ::hex::decode(text).map_err(|_| StoreError::Broken(format!("'{text}' are no hexadecimal digits")))
}
