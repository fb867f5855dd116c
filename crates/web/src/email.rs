//! A mail address is confirmed once its owner has followed the link in a letter to it.

use std::net::IpAddr;

use rooms::{notify, time::now};
use store::Id;
use table::{Caller, Refusal, refusal::Limit};
use ui::Lang;

use crate::{
    App,
    identity::{new_token, token_hash},
    problem::Result,
};

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;
/// For how long a link is good.
const GOOD: i64 = 48 * HOUR;
/// How many letters go out in a day: to one address, whoever enters it; for one person; for one network.
const PER_ADDRESS: i64 = 3;
const PER_PERSON: i64 = 5;
const PER_NETWORK: i64 = 30;

/// A letter that asks whether an address is right.
pub struct Letter {
    person: Id,
    to: String,
    lang: Lang,
}

/// The letter that somebody's new address needs, if any; refused when there were too many.
pub async fn ask(app: &App, caller: &Caller, from: IpAddr, lang: Lang, email: &str) -> Result<Option<Letter>> {
    let known = app.store().person(caller.id).await?;
    let confirmed = known.email_confirmed && known.email.as_deref() == Some(email);
    if email.is_empty() || confirmed || app.config.mail.is_none() {
        return Ok(None);
    }
    let counted = [
        (format!("letters for {}", caller.id), PER_PERSON),
        (format!("letters from {from}"), PER_NETWORK),
        (format!("letters to {}", mailbox(email)), PER_ADDRESS),
    ];
    for (whom, most) in counted {
        // Only a hash: it outlives the account, so that a new account cannot send more letters than before.
        if !app.store().count_letter(&token_hash(&whom), most, now(), now() - DAY).await? {
            return Err(Refusal::TooMany(Limit::Letters).into());
        }
    }
    let lang = known.locale.and_then(|locale| locale.parse().ok()).unwrap_or(lang);
    Ok(Some(Letter { person: caller.id, to: email.to_owned(), lang }))
}

/// The mailbox behind an address, as far as one can tell: most servers see no difference of case, in dots or after a +.
fn mailbox(email: &str) -> String {
    let (user, host) = email.rsplit_once('@').unwrap_or((email, ""));
    let user = user.split('+').next().unwrap_or(user).replace('.', "");
    format!("{user}@{}", host.trim_end_matches('.')).to_lowercase()
}

impl Letter {
    /// Sends it in the background, as soon as the mail server takes it.
    pub async fn send(self, app: &App) -> Result {
        let (token, hash) = new_token()?;
        app.store().new_confirmation(self.person, &self.to, &hash, now() + GOOD).await?;
        notify::confirm(&app.config, self.to, self.lang, &token);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::mailbox;

    #[test]
    fn a_mailbox_has_many_addresses() {
        for same in ["anna.grande@example.org", "AnnaGrande@Example.org", "anna.grande+7@example.org."] {
            assert_eq!(mailbox(same), "annagrande@example.org");
        }
        assert_ne!(mailbox("anna@example.org"), mailbox("anna@example.com"));
    }
}
