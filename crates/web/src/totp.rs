//! A second factor: codes that an app makes from a secret and the time (RFC 6238), and recovery codes for when the
//! telephone is gone.

use base32ct::{Base32UpperUnpadded, Encoding};
use hmac::{Hmac, KeyInit, Mac};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use rooms::time::now;
use sha1::Sha1;
use store::{Hash, Id, Person};
use table::{Refusal, fair::hex};

use crate::{
    App,
    identity::token_hash,
    problem::{Problem, Result},
    request_context::derived,
};

/// How long a code lasts, in milliseconds; the one before and the one after are good as well.
const STEP: i64 = 30_000;
const DIGITS: usize = 6;
/// How many recovery codes there are.
const CODES: usize = 10;
/// The bytes of a recovery code: enough for a plain hash to keep it safe.
const CODE_BYTES: usize = 10;

/// The secret that an app and the server share. It is not stored: a stolen row alone is useless.
pub struct Secret([u8; 20]);

/// The secret of somebody that was set up with this seed.
pub fn secret(app: &App, person: Id, seed: &str) -> Secret {
    let bytes = derived(app, "totp", &format!("{person} {seed}"));
    Secret(std::array::from_fn(|at| bytes[at]))
}

impl Secret {
    /// As apps take it when somebody types it in.
    pub fn text(&self) -> String {
        Base32UpperUnpadded::encode_string(&self.0)
    }

    /// As apps take it from a picture.
    pub fn url(&self, name: &str) -> String {
        let name = utf8_percent_encode(name, NON_ALPHANUMERIC);
        format!("otpauth://totp/Intramuros:{name}?secret={}&issuer=Intramuros", self.text())
    }

    /// The code of a step (RFC 4226).
    fn code(&self, step: i64) -> String {
        let mut mac = Hmac::<Sha1>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.update(&step.to_be_bytes());
        let sum: [u8; 20] = mac.finalize().into_bytes().into();
        let at = usize::from(sum[19] & 15);
        let four = u32::from_be_bytes(std::array::from_fn(|next| sum[at + next])) & 0x7fff_ffff;
        format!("{:06}", four % 1_000_000)
    }

    /// The step whose code this is, around this moment.
    pub fn step(&self, code: &str, now: i64) -> Option<i64> {
        let step = now / STEP;
        [step, step - 1, step + 1].into_iter().find(|step| self.code(*step) == code)
    }
}

/// A code without the spaces and dashes that make it readable.
fn plain(code: &str) -> String {
    code.chars().filter(|sign| sign.is_ascii_alphanumeric()).take(40).collect::<String>().to_ascii_lowercase()
}

fn hash(person: Id, code: &str) -> Hash {
    token_hash(&format!("recovery {person} {code}"))
}

/// Something random to make a secret from.
pub fn new_seed() -> Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(Problem::internal)?;
    Ok(hex(bytes))
}

/// Recovery codes as people keep them, and what is stored of them.
pub fn recovery_codes(person: Id) -> Result<(Vec<String>, Vec<Hash>)> {
    let mut codes = Vec::new();
    for _ in 0..CODES {
        let mut bytes = [0; CODE_BYTES];
        getrandom::fill(&mut bytes).map_err(Problem::internal)?;
        let text = Base32UpperUnpadded::encode_string(&bytes).to_ascii_lowercase();
        codes.push(text);
    }
    let hashes = codes.iter().map(|code| hash(person, code)).collect();
    let grouped = |code: &String| [&code[..4], &code[4..8], &code[8..12], &code[12..]].join("-");
    Ok((codes.iter().map(grouped).collect(), hashes))
}

/// Uses a code of somebody with a second factor, from the app or a recovery code; each is good once.
pub async fn use_code(app: &App, person: &Person, code: &str) -> Result<bool> {
    app.limits.code(person.id)?;
    let code = plain(code);
    if code.len() != DIGITS {
        return Ok(app.store().use_recovery_code(person.id, &hash(person.id, &code)).await?);
    }
    let Some(seed) = app.store().second_factor(person.id).await?.seed else { return Ok(false) };
    match secret(app, person.id, &seed).step(&code, now()) {
        Some(step) => Ok(app.store().use_totp_step(person.id, step).await?),
        None => Ok(false),
    }
}

/// The step of a code for a second factor that is being set up.
pub fn first_step(app: &App, person: Id, seed: &str, code: &str) -> Result<Option<i64>> {
    app.limits.code(person)?;
    Ok(secret(app, person, seed).step(&plain(code), now()))
}

/// Asks for a code where there is a second factor; the password was right.
pub async fn demand_code(app: &App, person: &Person, code: Option<&str>) -> Result {
    if !person.totp {
        return Ok(());
    }
    let Some(code) = code.filter(|code| !code.trim().is_empty()) else {
        return Err(Refusal::CodeNeeded.into());
    };
    let right = use_code(app, person, code).await?;
    if right { Ok(()) } else { Err(Refusal::WrongCode.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 6238, appendix B, cut to six digits.
    #[test]
    fn codes_are_those_of_the_standard() {
        let secret = Secret(*b"12345678901234567890");
        for (second, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ] {
            assert_eq!(secret.code(second * 1000 / STEP), code, "{second}");
            assert_eq!(secret.step(code, second * 1000), Some(second * 1000 / STEP));
        }
        assert_eq!(secret.text(), "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    }

    #[test]
    fn the_code_before_and_the_one_after_are_good_and_no_others() {
        let (secret, now) = (Secret(*b"12345678901234567890"), 1_234_567_890_000);
        let good: Vec<i64> =
            (-5..=5).filter(|off| secret.step(&secret.code(now / STEP + off), now).is_some()).collect();
        assert_eq!(good, [-1, 0, 1]);
        assert_eq!(secret.step("", now), None);
    }

    #[test]
    fn a_name_may_hold_anything_in_the_address_for_apps() {
        let url = Secret(*b"12345678901234567890").url("Zoë d'O");
        assert!(url.starts_with("otpauth://totp/Intramuros:Zo%C3%AB%20d%27O?secret=GEZD"), "{url}");
    }

    #[test]
    fn a_recovery_code_may_be_typed_in_any_way() {
        let person = store::random_id().expect("an id");
        let (codes, hashes) = recovery_codes(person).expect("codes");
        assert_eq!((codes.len(), hashes.len(), codes[0].len()), (10, 10, 19));
        assert_eq!(hash(person, &plain(&codes[0].to_uppercase().replace('-', " "))), hashes[0]);
        assert_eq!(plain(" 123 456 "), "123456");
    }
}
