//! PostgreSQL's LISTEN and NOTIFY as the bus: nothing else to run, enough for two or three nodes.

use std::time::Duration;

use store::{LONGEST, Listener, Store};
use tokio::sync::mpsc;

use super::{Ear, Letter, To, is_up, sent};
use crate::problem::Result;

/// The most messages in one statement.
const TOGETHER: usize = 64;
/// How long to wait before looking for the database again.
const AGAIN: Duration = Duration::from_secs(1);

/// Channels have at most 63 letters.
fn channel(community: &str, to: &To) -> String {
    match to {
        To::All => format!("im_{community}"),
        To::Node(node) => format!("im_{community}_{}", &crate::fair::fingerprint(node)[..16]),
    }
}

pub(super) async fn connect(
    url: &str,
    store: Store,
    community: &str,
    ear: Ear,
    mut out: mpsc::Receiver<(To, Letter)>,
) -> Result {
    let own = To::Node(ear.bus.node().to_owned());
    let channels = [channel(community, &To::All), channel(community, &own)];
    let channels: Vec<&str> = channels.iter().map(String::as_str).collect();
    let mut listener = Listener::open(url, &channels).await?;
    is_up(true);
    let sealing = ear.bus.clone();
    tokio::spawn(async move {
        while !ear.hear.is_closed() {
            match listener.next().await {
                Ok(Some(text)) => ear.letter(text.as_bytes()).await,
                Ok(None) => ear.gap().await,
                Err(_) => {
                    is_up(false);
                    tokio::time::sleep(AGAIN).await;
                }
            }
        }
    });
    let community = community.to_owned();
    tokio::spawn(async move {
        let mut letters = Vec::new();
        // What has queued up goes together: every statement waits for the disk.
        while out.recv_many(&mut letters, TOGETHER).await > 0 {
            let sealed =
                letters.drain(..).filter_map(|(to, letter)| Some((channel(&community, &to), sealing.seal(&letter)?)));
            let (short, long): (Vec<_>, Vec<_>) = sealed.partition(|(_, text)| text.len() <= LONGEST);
            if !long.is_empty() {
                tracing::warn!("a message is too long for PostgreSQL; use a bus of its own");
            }
            if short.is_empty() {
                continue;
            }
            let told = store.tell(&short).await;
            is_up(told.is_ok());
            if told.is_ok() {
                sent(short.len());
            }
        }
    });
    Ok(())
}
