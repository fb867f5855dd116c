//! Bytes as text: the same in both engines and in an export.

use crate::{Result, StoreError};

/// The hash of a secret token.
pub type Hash = [u8; 32];

pub(crate) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn from_hex(text: &str) -> Result<Vec<u8>> {
    let bad = || StoreError::Broken(format!("'{text}' are no hexadecimal digits"));
    let pairs = text.as_bytes().chunks(2).map(|pair| str::from_utf8(pair).ok().filter(|pair| pair.len() == 2));
    pairs.map(|pair| pair.and_then(|pair| u8::from_str_radix(pair, 16).ok()).ok_or_else(bad)).collect()
}
