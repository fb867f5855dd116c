//! Seeds: everything random in a run follows from one, so that the run can be repeated.

use std::{
    fmt,
    hash::{BuildHasher, RandomState},
    str::FromStr,
};

/// 32 bytes, written as a short text or as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed that nobody has chosen, short enough to be typed again.
    pub fn fresh() -> Seed {
        let text = format!("{:016x}", RandomState::new().hash_one(0));
        Seed::of_text(&text)
    }

    fn of_text(text: &str) -> Seed {
        let mut bytes = [0; 32];
        bytes.iter_mut().zip(text.bytes()).for_each(|(byte, letter)| *byte = letter);
        Seed(bytes)
    }

    fn of_digits(digits: &str) -> Option<Seed> {
        let right = digits.len() == 64 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let mut bytes = [0; 32];
        for (index, byte) in bytes.iter_mut().enumerate().filter(|_| right) {
            *byte = u8::from_str_radix(&digits[2 * index..2 * index + 2], 16).ok()?;
        }
        right.then_some(Seed(bytes))
    }

    /// The seed itself: for the chance of a table.
    pub fn bytes(self) -> [u8; 32] {
        self.0
    }

    /// A number that depends on all of it: for choices and playouts.
    pub fn number(self) -> u64 {
        let words = self.0.chunks(8).map(|word| word.iter().fold(0, |sum, &byte| sum << 8 | u64::from(byte)));
        words.fold(0, |sum, word| mixed(sum ^ word))
    }

    /// The number of one game of many: it depends on nothing but the seed and the index.
    pub fn of_game(self, index: u64) -> u64 {
        mixed(self.number() ^ mixed(index))
    }
}

/// Spreads a number over all bits (the SplitMix64 step).
fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Seed, String> {
        match Seed::of_digits(text) {
            Some(seed) => Ok(seed),
            None if (1..=32).contains(&text.len()) => Ok(Seed::of_text(text)),
            None => Err("a seed is a text of 1 to 32 bytes, or exactly 64 hexadecimal digits".into()),
        }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = str::from_utf8(&self.0).unwrap_or_default().trim_end_matches('\0');
        if !text.is_empty() && !text.contains(char::is_control) {
            return f.write_str(text);
        }
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_as_what_it_was_printed_from() {
        let digits = "00ff".repeat(16);
        for text in ["1", "lucky", "a b", "grüße", digits.as_str()] {
            assert_eq!(text.parse::<Seed>().unwrap().to_string(), text);
        }
        assert!("".parse::<Seed>().is_err() && "x".repeat(33).parse::<Seed>().is_err());
        let fresh = Seed::fresh();
        assert_eq!(fresh.to_string().parse(), Ok(fresh));
    }

    #[test]
    fn every_byte_and_every_index_counts() {
        let number = |text: &str| text.parse::<Seed>().unwrap().number();
        assert_ne!(number("ab"), number("ba"));
        assert_ne!(number("12345678abcdefgh"), number("abcdefgh12345678"));
        let seed = Seed([7; 32]);
        assert_ne!(seed.of_game(0), seed.of_game(1));
    }
}
