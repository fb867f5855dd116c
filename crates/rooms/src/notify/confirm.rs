//! The one letter that is sent to an address before it is confirmed. It holds nothing that somebody could have chosen:
//! nobody can send words of their own to another person's address.

use std::time::Duration;

use ui::{Lang, Texts, say};

use super::{channel::Failed, mail::Mail};
use crate::config;

/// When to retry while the mail server does not take it. After that, people ask for another letter.
const AGAIN: [Duration; 3] = [Duration::from_secs(30), Duration::from_secs(120), Duration::from_secs(600)];

/// The subject and the text, with the link that confirms.
pub fn letter(lang: Lang, base: Option<&str>, token: &str) -> (String, String) {
    let t = Texts::of(lang);
    let link = format!("{}/confirm/{token}", base.unwrap_or("").trim_end_matches('/'));
    let text =
        format!("{}\n\n  {link}\n\n{}\n", say!(t, "site-letter-confirm"), say!(t, "site-letter-confirm-otherwise"));
    (say!(t, "site-letter-confirm-subject"), text)
}

/// Sends it, if need be later.
pub async fn send(settings: config::Mail, to: String, (subject, text): (String, String)) {
    let mail = match Mail::new(&settings) {
        Ok(mail) => mail,
        Err(why) => return tracing::error!(%why, "an address is not asked for"),
    };
    let mut pauses = AGAIN.into_iter();
    loop {
        let sent = mail.send(&to, &subject, text.clone()).await;
        let result = if sent.is_ok() { "sent" } else { "failed" };
        metrics::counter!("intramuros_notifications_total", "by" => "mail", "result" => result).increment(1);
        match (sent, pauses.next()) {
            (Ok(()), _) => return,
            (Err(Failed::Later(_) | Failed::Down(_)), Some(pause)) => tokio::time::sleep(pause).await,
            (Err(why), _) => return tracing::warn!(?why, "a letter that asks for a confirmation did not get through"),
        }
    }
}
