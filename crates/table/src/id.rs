//! Names for people and tables: random, short, safe in a link and in JavaScript.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::BadWord;

/// A random number from 1 below 2^53, written as eleven letters and digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(i64);

/// Crockford's digits: none can be mistaken for another.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: u32 = 11;
const LIMIT: i64 = 1 << 53;

impl Id {
    /// Less than every id: where paging starts.
    pub const FIRST: Id = Id(0);

    /// An id made of random bits.
    pub fn from_random(bits: u64) -> Id {
        Id((bits >> 11).max(1) as i64)
    }

    /// The number itself.
    pub fn number(self) -> i64 {
        self.0
    }
}

impl TryFrom<i64> for Id {
    type Error = BadWord;

    fn try_from(number: i64) -> Result<Id, BadWord> {
        let sound = (1..LIMIT).contains(&number);
        sound.then_some(Id(number)).ok_or_else(|| BadWord(format!("{number} is no id")))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = (0..LENGTH).rev().map(|place| DIGITS[(self.0 >> (5 * place) & 31) as usize] as char);
        f.pad(&digits.collect::<String>())
    }
}

impl FromStr for Id {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Id, BadWord> {
        let digit = |letter: u8| DIGITS.iter().position(|&known| known == letter).map(|value| value as i64);
        let number = text.bytes().try_fold(0, |sum, letter| Some(sum << 5 | digit(letter)?));
        let number = number.filter(|_| text.len() == LENGTH as usize);
        let id = number.and_then(|number| Id::try_from(number).ok());
        id.ok_or_else(|| BadWord(format!("'{text}' is no id: it has {LENGTH} letters and digits")))
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "sqlx")]
crate::column!(Id as i64, |id| id.0, |number| Id::try_from(number));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_as_what_it_was_printed_from() {
        for id in [Id(1), Id(31), Id(32), Id(LIMIT - 1), Id::from_random(u64::MAX)] {
            assert_eq!(id.to_string().len(), 11);
            assert_eq!(id.to_string().parse::<Id>().unwrap(), id);
            assert_eq!(serde_json::from_str::<Id>(&serde_json::to_string(&id).unwrap()).unwrap(), id);
        }
        assert_eq!(Id(32).to_string(), "00000000010");
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "0", "00000000000", "zzzzzzzzzzz", "0000000000I", "0000000000A", "000000000010", "0000000000é"]
        {
            assert!(text.parse::<Id>().is_err(), "{text}");
        }
        assert!(Id::try_from(0).is_err() && Id::try_from(-1).is_err() && Id::try_from(LIMIT).is_err());
    }
}
