//! Invitations by a short code that can be read out and typed: `/j/4TQ9F-0M2XK`.
//!
//! A code is the beginning of the invitation's secret word, 48 bits, and opens the same door while the table is open or
//! played. Guessing is hopeless: with ten thousand such tables one guess in thirty thousand million finds any of them,
//! and an address has sixty guesses in an hour (`limits.rs`).

/// Crockford's base 32: no letter that is easily taken for another.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many hexadecimal digits of the secret word a code stands for.
const DIGITS: usize = 12;
/// How many letters that takes, five bits each.
const LENGTH: usize = 10;

/// The code of an invitation; none for a word that is not made of hexadecimal digits.
pub fn code(invite: &str) -> Option<String> {
    let number = u64::from_str_radix(invite.get(..DIGITS)?, 16).ok()?;
    let letter = |place: usize| char::from(LETTERS[(number >> (5 * (LENGTH - 1 - place)) & 31) as usize]);
    let (first, second) = (0..LENGTH / 2, LENGTH / 2..LENGTH);
    Some(first.map(letter).chain(['-']).chain(second.map(letter)).collect())
}

/// The beginning of the secret word that a code stands for, whichever way somebody has typed it.
pub fn read(code: &str) -> Option<String> {
    let letters = code.chars().filter(|letter| !matches!(letter, '-' | ' '));
    let mut number = 0_u64;
    let mut length = 0;
    for letter in letters {
        let letter = match letter.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        };
        let value = LETTERS.iter().position(|known| char::from(*known) == letter)?;
        length += 1;
        if length > LENGTH {
            return None;
        }
        number = number << 5 | value as u64;
    }
    (length == LENGTH && number >> (4 * DIGITS) == 0).then(|| format!("{number:012x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_it_was_written_however_it_is_typed() {
        let invite = "26f3a90c4be7d1";
        let short = code(invite).unwrap();
        assert_eq!(short.len(), LENGTH + 1);
        assert_eq!(read(&short).as_deref(), Some(&invite[..DIGITS]));
        assert_eq!(read(&short.to_lowercase().replace('-', " ")), read(&short));
        assert_eq!(read("OIL00-00000"), read("01100-00000"));
    }

    #[test]
    fn what_is_no_code_is_none() {
        for text in ["", "-", "ABC", "U0000-00000", "00000-000000", "Z0000-00000", "00000-0000é"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!((code("abc"), code("not hexadecimal digits")), (None, None));
    }
}
