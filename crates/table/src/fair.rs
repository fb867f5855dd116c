//! Chance that anybody can check afterwards.
//!
//! Before the game the server shows the SHA-256 of a secret; everybody at the table adds a salt of their own. Outcome
//! number `i` out of `n` comes from HMAC-SHA256, keyed by the secret, over the salts and `i` (docs/fair.md): nobody
//! can know it before, neither side can choose it, and once the secret is shown everybody can compute it again.

use std::fmt::Write;

use hmac::{Hmac, KeyInit, Mac};
use kit::Chance;
use sha2::{Digest, Sha256};

/// The server's secret of one table.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret of these bytes.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// A secret as it is stored.
    pub fn from_bytes(bytes: &[u8]) -> Option<Secret> {
        bytes.try_into().ok().map(Secret)
    }

    /// A secret as it is shown after a game.
    pub fn from_hex(text: &str) -> Option<Secret> {
        Secret::from_bytes(&hex::decode(text).ok()?)
    }

    /// As it is stored.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// What is shown after the game.
    pub fn hex(&self) -> String {
        hex::encode(self.0)
    }

    /// What is shown before the game: it commits the server to the secret without revealing it.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }
}

/// Bytes as lower-case hexadecimal digits.
pub use hex::encode as hex;

/// The SHA-256 of a text, to compare texts by.
pub fn fingerprint(text: &str) -> String {
    hex::encode(Sha256::digest(text))
}

/// Whether a text can be a salt: up to 64 letters, digits, `-` and `_`.
pub fn is_salt(text: &str) -> bool {
    text.len() <= 64 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// The outcomes of one table, in order.
#[derive(Clone)]
pub struct Fair {
    secret: Secret,
    salts: String,
    /// The number of the next outcome. Every outcome has its own number, even one that is taken back later.
    pub next: u64,
    /// How the first outcomes of a table were derived, as examples.
    pub first: Vec<Made>,
}

/// How an outcome was derived.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// Which outcome of the table, from 0.
    pub number: u64,
    /// How many outcomes were possible.
    pub of: u32,
    /// The eight bytes that were taken.
    pub bytes: [u8; 8],
    /// The outcome, from 0.
    pub outcome: u32,
}

/// How many outcomes are kept as examples.
const EXAMPLES: u64 = 6;

impl Fair {
    /// The outcomes from number `next` on; the salts by seat, empty where none was given.
    pub fn new<'a>(secret: Secret, salts: impl IntoIterator<Item = &'a str>, next: u64) -> Fair {
        let salts = salts.into_iter().enumerate().fold(String::new(), |mut text, (seat, salt)| {
            let _ = writeln!(text, "{seat} {salt}");
            text
        });
        Fair { secret, salts, next, first: Vec::new() }
    }

    /// 32 bytes for an outcome; `again` counts how often all of them were rejected.
    fn block(&self, again: u32) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret.0).expect("HMAC takes keys of any length");
        mac.update(format!("intramuros 1\n{}outcome {} {again}", self.salts, self.next).as_bytes());
        mac.finalize().into_bytes().into()
    }
}

impl Chance for Fair {
    /// Eight bytes are a number; one that would favour small outcomes is rejected, and the next eight are taken.
    fn pick(&mut self, n: u32) -> u32 {
        let of = n.max(1);
        let n = u64::from(of);
        let fair = u64::MAX - u64::MAX % n;
        let found = (0..).find_map(|again| {
            let block = self.block(again);
            let (words, _) = block.as_chunks::<8>();
            words.iter().map(|word| u64::from_be_bytes(*word)).find(|&number| number < fair)
        });
        let number = found.unwrap_or(0);
        let outcome = (number % n) as u32;
        if self.next < EXAMPLES {
            self.first.push(Made { number: self.next, of, bytes: number.to_be_bytes(), outcome });
        }
        self.next += 1;
        outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret() -> Secret {
        Secret([7; 32])
    }

    #[test]
    fn equal_secrets_salts_and_numbers_give_equal_outcomes() {
        let mut one = Fair::new(secret(), ["a", "b"], 0);
        let first: Vec<u32> = (0..20).map(|_| one.pick(6)).collect();
        let mut other = Fair::new(secret(), ["a", "b"], 10);
        assert_eq!((0..10).map(|_| other.pick(6)).collect::<Vec<_>>(), first[10..]);
    }

    #[test]
    fn every_salt_changes_the_outcomes() {
        let outcomes = |salts: [&str; 2]| {
            let mut fair = Fair::new(secret(), salts, 0);
            (0..20).map(|_| fair.pick(1000)).collect::<Vec<_>>()
        };
        assert_ne!(outcomes(["a", "b"]), outcomes(["a", "c"]));
        assert_ne!(outcomes(["ab", ""]), outcomes(["a", "b"]));
    }

    #[test]
    fn outcomes_are_spread_evenly() {
        let mut fair = Fair::new(secret(), ["x"], 0);
        let mut counts = [0u32; 6];
        (0..60_000).for_each(|_| counts[fair.pick(6) as usize] += 1);
        // Five degrees of freedom: 25.7 is exceeded once in ten thousand times, and this secret is fixed.
        let chi: f64 = counts.iter().map(|&count| (f64::from(count) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 25.7, "{counts:?}");
    }

    #[test]
    fn a_secret_goes_through_its_text_and_its_commitment_is_its_hash() {
        let secret = secret();
        assert_eq!(Secret::from_hex(&secret.hex()).map(|read| read.commitment()), Some(secret.commitment()));
        assert_eq!(secret.commitment().len(), 64);
        assert!(Secret::from_hex("07").is_none() && Secret::from_hex(&"é7".repeat(22)).is_none());
    }

    #[test]
    fn a_salt_is_short_and_plain() {
        assert!(is_salt("") && is_salt("Ab-9_"));
        assert!(!is_salt("a b") && !is_salt("a\nb") && !is_salt(&"a".repeat(65)));
    }
}
