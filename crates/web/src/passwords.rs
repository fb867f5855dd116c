//! Passwords: normalised, so that every keyboard writes the same one, and none of those that attackers try first.

use table::Refusal;
use unicode_normalization::UnicodeNormalization;

use crate::{
    games,
    problem::{Problem, Result},
};

/// How many characters a new password has.
const LEAST: usize = 8;
const MOST: usize = 128;
/// The most bytes that a password may have.
const BYTES: usize = 4 * MOST;
/// A clever attacker must need at least this many guesses, as a power of ten. A well-known word with a digit or a sign
/// takes some ten thousand; three words, or eight random letters, take a hundred million and more.
const GUESSES: f64 = 6.0;
/// How much of a long password is judged: the rest only makes it better, and judging takes time.
const JUDGED: usize = 32;

/// A password as it is hashed (NFKC): accents, ligatures, wide letters and odd spaces are the same from every
/// keyboard. NIST SP 800-63B asks for it; PRECIS' OpaqueString (NFC) would tell wide letters from narrow ones.
/// None for a text that is too long to be one.
pub fn normalised(typed: &str) -> Option<String> {
    (typed.len() <= BYTES).then(|| typed.nfkc().collect())
}

/// A new password of somebody with this name as it is hashed, or what is wrong with it.
pub fn check(typed: &str, name: &str) -> Result<String> {
    let bad = || Problem::from(Refusal::PasswordLength);
    let password = normalised(typed).ok_or_else(bad)?;
    let seen = password.chars().any(|letter| !letter.is_whitespace() && !letter.is_control());
    if !(LEAST..=MOST).contains(&password.chars().count()) || !seen {
        return Err(bad());
    }
    if is_common(&password, name) {
        return Err(Refusal::PasswordCommon.into());
    }
    Ok(password)
}

fn is_common(password: &str, name: &str) -> bool {
    let judged: String = password.chars().take(JUDGED).collect();
    let name: String = name.nfkc().collect();
    let parts: Vec<&str> = name.split([' ', '_', '-', '.', '\'']).filter(|part| part.chars().count() > 2).collect();
    let games: Vec<String> =
        games().iter().flat_map(|game| [game.info().name.into(), game.info().name.replace(' ', "")]).collect();
    let own = [name.as_str(), "intramuros"].into_iter().chain(games.iter().map(String::as_str)).chain(parts);
    let own: Vec<&str> = own.collect();
    zxcvbn::zxcvbn(&judged, &own).guesses_log10() < GUESSES
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(password: &str, name: &str) -> Option<String> {
        check(password, name).err().map(|problem| crate::code::code(&problem.refusal).to_owned())
    }

    #[test]
    fn what_everybody_tries_first_is_refused() {
        for common in [
            "password",
            "PASSWORD",
            "12345678",
            "password1",
            "qwertyuiop",
            "iloveyou",
            "Passw0rd!",
            "password123!",
            "passwort",
            "azertyuiop",
            "motdepasse",
            "letmein123",
            "1q2w3e4r",
            "aaaaaaaa",
            "abcdefgh",
            "sunshine2024",
            "ｐａｓｓｗｏｒｄ",
            "intramuros",
            "Valletta1",
        ] {
            assert_eq!(code(common, "Anna").as_deref(), Some("password_common"), "{common}");
        }
    }

    #[test]
    fn nobody_s_own_name_is_a_password() {
        let name = "Annabella Grün-Veldt";
        for own in
            ["Annabella Grün-Veldt", "annabella grün-veldt1", "annabella", "Annabella7", "Annabella Gru\u{308}n-Veldt"]
        {
            assert_eq!(code(own, name).as_deref(), Some("password_common"), "{own}");
        }
    }

    #[test]
    fn ordinary_phrases_are_good() {
        for good in [
            "a good password",
            "another password",
            "a long secret",
            "three small boats",
            "ein gutes Passwort",
            "un bon mot de passe",
            "kd82mfqz",
            "correct horse battery staple",
            "zürich liegt am see",
            "海へ行きました昨日も",
        ] {
            assert_eq!(code(good, "Anna"), None, "{good}");
        }
    }

    #[test]
    fn a_password_has_eight_characters_that_are_not_only_spaces() {
        let long = "abcdefgh ijkl ".repeat(10);
        for bad in [
            "",
            "short",
            "        ",
            "\u{a0}\u{3000}\u{2003}\u{a0}\u{3000}\u{2003}\u{a0}\u{3000}",
            "\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}",
            &long,
            &"x".repeat(70_000),
        ] {
            assert_eq!(code(bad, "Anna").as_deref(), Some("password_length"), "{bad:?}");
        }
        // Seven letters with combining accents count as seven characters, not fourteen.
        assert_eq!(code(&"e\u{301}".repeat(7), "Anna").as_deref(), Some("password_length"));
    }

    #[test]
    fn a_password_is_the_same_from_every_keyboard() {
        let (composed, apart) = ("Zürich à la crème", "Zu\u{308}rich a\u{300} la cre\u{300}me");
        assert_eq!(normalised(composed), normalised(apart));
        assert_eq!(normalised("ﬁne\u{a0}ｗｏｒｄｓ").as_deref(), Some("fine words"));
        assert_ne!(normalised("Words"), normalised("words"), "upper case stays");
    }
}
