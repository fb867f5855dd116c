//! PostgreSQL's LISTEN and NOTIFY as the bus: nothing else to run, enough for two or three nodes.

use std::{collections::HashMap, time::Duration};

use store::{LONGEST, Listener, Store};
use table::Result;
use tokio::sync::mpsc;

use super::{Letter, Receiver, To, Topic, sent};

/// The largest number of messages in one statement.
const TOGETHER: usize = 64;
/// How long to wait before trying the database again.
const AGAIN: Duration = Duration::from_secs(1);

/// Channels have at most 63 letters.
fn channel(community: &str, to: &To) -> String {
    match to {
        To::All => format!("im_{community}"),
        To::Node(node) => format!("im_{community}_{}", &crate::seal::fingerprint(node)[..16]),
        To::Topic(Topic::Table(table)) => format!("im_{community}_t_{table}"),
        To::Topic(Topic::Person(person)) => format!("im_{community}_p_{person}"),
    }
}

pub(super) async fn connect(
    url: &str,
    store: Store,
    community: &str,
    receiver: Receiver,
    mut out: mpsc::Receiver<(To, Letter)>,
    mut wanted: mpsc::UnboundedReceiver<(Topic, bool)>,
) -> Result {
    let own = To::Node(receiver.bus.node().to_owned());
    let channels = [channel(community, &To::All), channel(community, &own)];
    let channels: Vec<&str> = channels.iter().map(String::as_str).collect();
    let mut listener = Listener::open(url, &channels).await?;
    let sealing = receiver.bus.clone();
    sealing.set_up(true);
    let community = community.to_owned();
    let topics = community.clone();
    tokio::spawn(async move {
        let mut changes = Vec::new();
        while !receiver.received.is_closed() {
            let received = tokio::select! {
                received = listener.next() => received,
                _ = wanted.recv_many(&mut changes, TOGETHER) => {
                    listen(&mut listener, &topics, &mut changes).await;
                    continue;
                }
            };
            match received {
                Ok(Some(text)) => receiver.letter(text.as_bytes()).await,
                Ok(None) => receiver.gap().await,
                Err(_) => {
                    receiver.bus.set_up(false);
                    tokio::time::sleep(AGAIN).await;
                }
            }
        }
    });
    tokio::spawn(async move {
        let mut letters = Vec::new();
        // What has queued up is sent together: every statement waits for the disk.
        while out.recv_many(&mut letters, TOGETHER).await > 0 {
            let seal = |letter: Letter| match sealing.seal(&letter)? {
                text if text.len() <= LONGEST => Some(text),
                _ => sealing.seal(&letter.short()),
            };
            let sealed = letters.drain(..).filter_map(|(to, letter)| Some((channel(&community, &to), seal(letter)?)));
            let (short, long): (Vec<_>, Vec<_>) = sealed.partition(|(_, text)| text.len() <= LONGEST);
            if !long.is_empty() {
                tracing::warn!("a message is too long for PostgreSQL; use a bus of its own");
            }
            if short.is_empty() {
                continue;
            }
            let told = store.tell(&short).await;
            sealing.set_up(told.is_ok());
            if told.is_ok() {
                sent(short.len());
            }
        }
    });
    Ok(())
}

/// Subscribes to topics and unsubscribes from them. What the database cannot be told now, it is told when it is back:
/// the listener remembers its channels.
async fn listen(listener: &mut Listener, community: &str, changes: &mut Vec<(Topic, bool)>) {
    let last: HashMap<Topic, bool> = changes.drain(..).collect();
    let (new, old): (Vec<_>, Vec<_>) = last.into_iter().partition(|(_, listen)| *listen);
    let name = |(topic, _): (Topic, bool)| channel(community, &To::Topic(topic));
    let new: Vec<String> = new.into_iter().map(name).collect();
    if !new.is_empty() && listener.listen(&new).await.is_err() {
        tracing::debug!("the database is away: a topic is heard later");
    }
    for channel in old.into_iter().map(name) {
        let _ = listener.unlisten(&channel).await;
    }
}
