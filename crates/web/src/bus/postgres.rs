//! PostgreSQL's LISTEN and NOTIFY as the bus: nothing else to run, enough for two or three nodes.

use std::time::Duration;

use store::{LONGEST, Listener, Store};
use tokio::sync::mpsc;

use super::{Ear, Letter, To, is_up, sent};
use crate::problem::Result;

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
        while let Some((to, letter)) = out.recv().await {
            let Some(text) = sealing.seal(&letter) else { continue };
            if text.len() > LONGEST {
                tracing::warn!(length = text.len(), "a message is too long for PostgreSQL; use a bus of its own");
                continue;
            }
            let told = store.tell(&channel(&community, &to), &text).await;
            is_up(told.is_ok());
            if told.is_ok() {
                sent();
            }
        }
    });
    Ok(())
}
