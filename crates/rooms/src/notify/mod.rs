//! Tells those who are away that it is their turn, or that a game is over: by mail, by web push. A server where
//! neither is set up stays quiet.
//!
//! `notifier.rs` decides who is told what and when, `letter.rs` finds the words, `channel.rs` is a way to reach somebody,
//! `mail.rs` and `push.rs` deliver. `confirm.rs` asks to confirm an address: before that, nothing else is sent there.

#[cfg(feature = "notify")]
pub mod channel;
#[cfg(feature = "notify")]
mod confirm;
#[cfg(feature = "notify")]
mod letter;
#[cfg(feature = "notify")]
pub mod mail;
#[cfg(feature = "notify")]
pub mod notifier;
#[cfg(feature = "notify")]
pub mod push;

use std::time::Duration;

use http::{Uri, uri::Scheme};
use store::Store;
use tokio::sync::watch;
use ui::Lang;

use crate::{
    Rooms,
    config::{BadConfig, Config},
};

/// How often unsent notifications are dropped where none are sent.
const QUIET: Duration = Duration::from_secs(60);
/// How many are looked at together.
const MANY: i64 = 1000;

/// Tells people until told to stop.
pub async fn run(rooms: Rooms, config: Config, mut stop: watch::Receiver<bool>) {
    #[cfg(feature = "notify")]
    if let Some(notifier) = notifier::Notifier::new(rooms.store().clone(), &config) {
        return notifier.run(rooms, stop).await;
    }
    #[cfg(not(feature = "notify"))]
    let _ = config;
    while !*stop.borrow() {
        if rooms.is_first()
            && let Err(error) = mark_all_sent(rooms.store()).await
        {
            tracing::warn!(%error, "notifications were not looked at");
        }
        tokio::select! {
            () = tokio::time::sleep(QUIET) => (),
            _ = stop.changed() => (),
        }
    }
}

/// Marks everything as sent: a host who sets mail up later must not send what is long past.
async fn mark_all_sent(store: &Store) -> store::Result<()> {
    loop {
        let ids: Vec<i64> = store.unsent(MANY).await?.iter().map(|note| note.id).collect();
        store.mark_sent(&ids).await?;
        if (ids.len() as i64) < MANY {
            return Ok(());
        }
    }
}

/// Asks the owner of this address to confirm it. Nobody waits for the mail server.
pub fn confirm(config: &Config, to: String, lang: Lang, token: &str) {
    #[cfg(feature = "notify")]
    if let Some(settings) = config.mail.clone() {
        let letter = confirm::letter(lang, config.public_url.as_deref(), token);
        tokio::spawn(confirm::send(settings, to, letter));
    }
    #[cfg(not(feature = "notify"))]
    let _ = (config, to, lang, token);
}

/// What is wrong with the settings of mail and push, if anything.
pub fn check(config: &Config) -> Result<(), BadConfig> {
    #[cfg(feature = "notify")]
    {
        if let Some(settings) = &config.mail {
            mail::Mail::new(settings).map_err(BadConfig)?;
        }
        if let Some(settings) = &config.push {
            push::Push::new(settings).map_err(BadConfig)?;
        }
    }
    #[cfg(not(feature = "notify"))]
    for (name, set) in [("mail", config.mail.is_some()), ("push", config.push.is_some())] {
        if set {
            return Err(BadConfig(format!("{name}: this program was built without the feature notify")));
        }
    }
    Ok(())
}

/// The public key that browsers need to subscribe; none where push is not set up.
pub fn public_key(config: &Config) -> Option<String> {
    #[cfg(feature = "notify")]
    let key = config.push.as_ref().and_then(|settings| push::public_key(&settings.private_key).ok());
    #[cfg(not(feature = "notify"))]
    let key = config.push.as_ref().and(None);
    key
}

/// Suffixes of names that lead to this machine or its local network.
const NEAR: [&str; 6] = ["localhost", "localdomain", "local", "internal", "lan", "arpa"];

/// Whether this can be the address of a push service: a public name, over HTTPS.
pub fn is_endpoint(address: &str) -> bool {
    let Ok(uri) = address.parse::<Uri>() else { return false };
    let host = uri.host().unwrap_or("").to_ascii_lowercase();
    // An IP address may end in a number that is written 0xa.
    let far = |end: &str| end.starts_with(|first: char| first.is_ascii_alphabetic()) && !NEAR.contains(&end);
    let named = host.rsplit_once('.').is_some_and(|(_, end)| far(end));
    address.len() <= 1000 && uri.scheme() == Some(&Scheme::HTTPS) && named
}
