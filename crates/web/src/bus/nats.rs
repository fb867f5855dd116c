//! NATS as the bus. Core messages only: none of them must survive.

use std::time::Duration;

use async_nats::{ConnectOptions, Event};
use futures_util::StreamExt;
use tokio::{sync::mpsc, time::timeout};

use super::{Ear, Letter, To, is_up, sent};
use crate::problem::{Problem, Result};

/// How long one message may take to leave before it is lost.
const PATIENCE: Duration = Duration::from_secs(1);

fn subject(community: &str, to: &To) -> String {
    match to {
        To::All => format!("intramuros.{community}.all"),
        // A name may hold dots and blanks; a subject may not.
        To::Node(node) => format!("intramuros.{community}.node.{}", &crate::fair::fingerprint(node)[..16]),
    }
}

pub(super) async fn connect(url: &str, community: &str, ear: Ear, mut out: mpsc::Receiver<(To, Letter)>) -> Result {
    let (events, mut happened) = mpsc::unbounded_channel();
    // A bus that is away when a node comes is waited for in the background, like one that goes away later.
    let options = ConnectOptions::new()
        .retry_on_initial_connect()
        .name("intramuros")
        .ping_interval(Duration::from_secs(5))
        .reconnect_delay_callback(|attempts| Duration::from_millis(100 * attempts.min(10) as u64))
        .event_callback(move |event| {
            let events = events.clone();
            async move {
                let _ = events.send(matches!(event, Event::Connected));
            }
        });
    let cannot = |error: &dyn std::fmt::Display| Problem::unavailable(format!("the bus cannot be used: {error}"));
    let client = options.connect(url).await.map_err(|error| cannot(&error))?;
    let own = To::Node(ear.bus.node().to_owned());
    let all = client.subscribe(subject(community, &To::All)).await.map_err(|error| cannot(&error))?;
    let own = client.subscribe(subject(community, &own)).await.map_err(|error| cannot(&error))?;
    let sealing = ear.bus.clone();
    let mut letters = futures_util::stream::select(all, own);
    tokio::spawn(async move {
        loop {
            tokio::select! {
                Some(connected) = happened.recv() => {
                    is_up(connected);
                    if connected {
                        ear.gap().await;
                    }
                }
                letter = letters.next() => match letter {
                    Some(letter) => ear.letter(&letter.payload).await,
                    None => return,
                },
                () = ear.hear.closed() => return,
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
