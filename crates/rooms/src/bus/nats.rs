//! NATS as the bus. Core messages only: none of them needs to be kept.

use std::{collections::HashMap, time::Duration};

use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt;
use table::{Refusal, Result, refusal::Outage};
use tokio::{sync::mpsc, task::JoinSet, time::timeout};

use super::{Letter, Receiver, To, Topic, sent};

/// How long sending one message may take before it is dropped.
const PATIENCE: Duration = Duration::from_secs(1);

fn subject(community: &str, to: &To) -> String {
    match to {
        To::All => format!("intramuros.{community}.all"),
        // A name may hold dots and blanks; a subject may not.
        To::Node(node) => format!("intramuros.{community}.node.{}", &crate::seal::fingerprint(node)[..16]),
        To::Topic(Topic::Table(table)) => format!("intramuros.{community}.table.{table}"),
        To::Topic(Topic::Person(person)) => format!("intramuros.{community}.person.{person}"),
    }
}

pub(super) async fn connect(
    url: &str,
    community: &str,
    receiver: Receiver,
    mut out: mpsc::Receiver<(To, Letter)>,
    wanted: mpsc::UnboundedReceiver<(Topic, bool)>,
) -> Result {
    let (events, mut happened) = mpsc::unbounded_channel();
    // A bus that is down when a node starts is waited for in the background, like one that goes down later.
    let options = ConnectOptions::new()
        .retry_on_initial_connect()
        // A node need not receive its own messages.
        .no_echo()
        .name("intramuros")
        .ping_interval(Duration::from_secs(5))
        .reconnect_delay_callback(|attempts| Duration::from_millis(100 * attempts.min(10) as u64))
        .event_callback(move |event| {
            let events = events.clone();
            async move {
                let _ = events.send(matches!(event, Event::Connected));
            }
        });
    let cannot = |error: &dyn std::fmt::Display| Refusal::Unavailable(Outage::Bus(error.to_string()));
    let client = options.connect(url).await.map_err(|error| cannot(&error))?;
    let own = To::Node(receiver.bus.node().to_owned());
    let all = client.subscribe(subject(community, &To::All)).await.map_err(|error| cannot(&error))?;
    let own = client.subscribe(subject(community, &own)).await.map_err(|error| cannot(&error))?;
    let sealing = receiver.bus.clone();
    let mut letters = futures_util::stream::select(all, own);
    tokio::spawn(listen(client.clone(), community.to_owned(), receiver.clone(), wanted));
    tokio::spawn(async move {
        loop {
            tokio::select! {
                Some(connected) = happened.recv() => {
                    receiver.bus.set_up(connected);
                    if connected {
                        receiver.gap().await;
                    }
                }
                letter = letters.next() => match letter {
                    Some(letter) => receiver.letter(&letter.payload).await,
                    None => return,
                },
                () = receiver.received.closed() => return,
            }
        }
    });
    let community = community.to_owned();
    tokio::spawn(async move {
        while let Some((to, letter)) = out.recv().await {
            let Some(text) = sealing.seal(&letter) else { continue };
            let publish = client.publish(subject(&community, &to), text.into());
            if timeout(PATIENCE, publish).await.is_ok_and(|published| published.is_ok()) {
                sent(1);
            }
        }
    });
    Ok(())
}

/// Subscribes to topics and unsubscribes from them. The client renews all subscriptions after a loss of connection.
async fn listen(
    client: Client,
    community: String,
    receiver: Receiver,
    mut wanted: mpsc::UnboundedReceiver<(Topic, bool)>,
) {
    let (mut listeners, mut listening) = (HashMap::new(), JoinSet::new());
    while let Some((topic, listen)) = wanted.recv().await {
        // Those that were told to end.
        while listening.try_join_next().is_some() {}
        if !listen {
            listeners.remove(&topic).into_iter().for_each(|task: tokio::task::AbortHandle| task.abort());
            continue;
        }
        let Ok(mut letters) = client.subscribe(subject(&community, &To::Topic(topic))).await else { continue };
        let receiver = receiver.clone();
        let task = listening.spawn(async move {
            while let Some(letter) = letters.next().await {
                receiver.letter(&letter.payload).await;
            }
        });
        listeners.insert(topic, task).into_iter().for_each(|before| before.abort());
    }
}
