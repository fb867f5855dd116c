//! Seals (HMAC) on messages between nodes: only nodes of one database can make them.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use store::Store;
use table::{Result, fair};

/// The key of this server, made once and kept in its store: it signs cookies, and what nodes say to each other.
pub async fn server_key(store: &Store) -> Result<String> {
    let mut fresh = [0; 64];
    getrandom::fill(&mut fresh).map_err(table::Refusal::internal)?;
    Ok(store.get_or_set("key", || fair::hex(fresh)).await?)
}

/// The SHA-256 of a text, to compare texts by.
pub fn fingerprint(text: &str) -> String {
    fair::hex(Sha256::digest(text))
}

/// A text with a seal, which takes the key to make.
pub fn seal(key: &str, text: &str) -> String {
    format!("{}{text}", fair::hex(sealed(key, text.as_bytes()).finalize().into_bytes()))
}

/// The text of a sealed message, if the seal is valid.
pub fn unseal<'a>(key: &str, text: &'a [u8]) -> Option<&'a [u8]> {
    let (seal, text) = text.split_at_checked(64)?;
    let seal = table::Secret::from_hex(std::str::from_utf8(seal).ok()?)?;
    sealed(key, text).verify_slice(seal.bytes()).ok().map(|()| text)
}

fn sealed(key: &str, text: &[u8]) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("HMAC takes keys of any length");
    mac.update(b"intramuros bus\n");
    mac.update(text);
    mac
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_good_for_its_text_and_its_key_only() {
        let text = seal("key", "hello");
        assert_eq!(unseal("key", text.as_bytes()), Some(&b"hello"[..]));
        assert_eq!(unseal("other", text.as_bytes()), None);
        assert_eq!(unseal("key", text.replace("hello", "hallo").as_bytes()), None);
        assert_eq!(unseal("key", b"short"), None);
    }
}
