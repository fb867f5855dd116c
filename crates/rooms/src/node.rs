//! A node among others on one database: it sends a heartbeat every second, subscribes to what the others publish, reaps
//! nodes whose heartbeat has stopped, and leaves when it stops.

use std::time::Duration;

use store::{Arrival, Engine, Store, random_id};
use table::Result;
use tokio::{
    sync::{mpsc, watch},
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::{
    Rooms,
    bus::{Bus, News, Received},
    config::Config,
};

/// How long a node counts as alive after its last heartbeat, in milliseconds.
const LEASE: i64 = 5_000;
/// How often it sends a heartbeat.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How often it polls for messages that it has missed.
const POLL: Duration = Duration::from_secs(2);
/// How long it still answers after it has left.
const ECHO: Duration = Duration::from_millis(100);

/// This node among the others, and what it receives.
pub struct Member {
    /// The bus to the others.
    pub bus: Bus,
    /// What it receives from them.
    pub received: mpsc::Receiver<Received>,
    /// What it found when it joined.
    pub arrival: Arrival,
}

impl Member {
    /// Joins the others, where there can be others. Every start has a new name, so that nothing is mixed up with an
    /// earlier start on the same machine.
    pub async fn join(store: &Store, config: &Config) -> Result<Option<Member>> {
        if store.engine() == Engine::Sqlite {
            return Ok(None);
        }
        let name = config.node.clone().unwrap_or_else(machine);
        let name = format!("{name} {}", random_id()?);
        let (bus, received) = Bus::open(&name, store, config).await?;
        let arrival = store.join(&name, LEASE).await?;
        tracing::info!(node = name, ?arrival, "the node is there");
        Ok(Some(Member { bus, received, arrival }))
    }
}

fn machine() -> String {
    whoami::hostname().ok().filter(|name| !name.is_empty()).unwrap_or_else(|| "node".into())
}

/// A running node's membership among the others.
pub struct Membership {
    leaving: watch::Sender<bool>,
    heartbeats: JoinSet<()>,
    subscription: JoinSet<()>,
}

impl Membership {
    /// Starts to send heartbeats, to reap other nodes and to receive messages.
    pub fn begin(rooms: &Rooms, received: mpsc::Receiver<Received>) -> Membership {
        let (leaving, left) = watch::channel(false);
        let (mut heartbeats, mut subscription) = (JoinSet::new(), JoinSet::new());
        heartbeats.spawn(send_heartbeats(rooms.clone(), left.clone()));
        heartbeats.spawn(poll(rooms.clone(), left));
        subscription.spawn(receive(rooms.clone(), received));
        Membership { leaving, heartbeats, subscription }
    }

    /// Gives up all leases of this node: its tables are free for the others at once. Orders that are on their way are
    /// still answered, so that nobody waits for a node that has left.
    pub async fn end(mut self, rooms: &Rooms) {
        self.leaving.send_replace(true);
        let heartbeats = async { while self.heartbeats.join_next().await.is_some() {} };
        if timeout(HEARTBEAT, heartbeats).await.is_err() {
            tracing::warn!("the database does not answer");
        }
        if let Some(node) = rooms.node()
            && let Err(error) = rooms.store().leave(node).await
        {
            tracing::warn!(%error, "the others will notice that this node is gone");
        }
        if let Some(bus) = rooms.bus() {
            bus.tell(News::Gone { node: bus.node().to_owned() });
        }
        sleep(ECHO).await;
        self.subscription.shutdown().await;
    }
}

async fn send_heartbeats(rooms: Rooms, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        if let Err(error) = heartbeat(&rooms).await {
            tracing::warn!(%error, "the others do not hear from this node");
        }
        pause(HEARTBEAT, &mut stop).await;
    }
}

async fn heartbeat(rooms: &Rooms) -> store::Result<()> {
    let store = rooms.store();
    let Some(node) = rooms.node() else { return Ok(()) };
    if !store.heartbeat(node, LEASE).await? {
        // Its tables notice by themselves: their writes are refused.
        tracing::warn!("the others had given this node up");
    }
    for gone in store.reap_nodes().await? {
        tracing::warn!(node = gone, "another node is gone; its tables are free");
    }
    rooms.set_nodes(store.nodes().await?);
    metrics::gauge!("intramuros_jobs_waiting").set(store.waiting_jobs().await? as f64);
    Ok(())
}

async fn poll(rooms: Rooms, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        if let Err(refusal) = rooms.catch_up().await {
            tracing::warn!(%refusal, "this node does not see what the others do");
        }
        pause(POLL, &mut stop).await;
    }
}

async fn receive(rooms: Rooms, mut received: mpsc::Receiver<Received>) {
    while let Some(received) = received.recv().await {
        handle(&rooms, received).await;
    }
}

async fn handle(rooms: &Rooms, received: Received) {
    match received {
        Received::News(News::Moved { table, version, people, work }) => {
            rooms.moved_elsewhere(table, version, &people, work);
        }
        Received::News(News::Changed { table }) => {
            let rooms = rooms.clone();
            tokio::spawn(async move { rooms.reload(table).await });
        }
        Received::News(News::Said { table, message }) => rooms.notify_chat_here(table, message),
        Received::News(News::Turn { person }) => rooms.wake(&[person], false),
        Received::News(News::Work) => rooms.wake(&[], true),
        Received::News(News::Gone { node }) => rooms.gone(&node),
        Received::Step { from, step } => rooms.follow(from, step),
        Received::News(News::Forget { person }) => rooms.sessions().forget(person),
        Received::Ask { from, number, ask } => {
            let rooms = rooms.clone();
            tokio::spawn(async move {
                let answer = rooms.forwarded(ask).await;
                rooms.bus().into_iter().for_each(|bus| bus.answer(from.clone(), number, answer.clone()));
            });
        }
        Received::Gap => {
            rooms.sessions().forget_all();
            if let Err(refusal) = rooms.catch_up().await {
                tracing::warn!(%refusal, "this node does not see what the others do");
            }
        }
    }
}

async fn pause(time: Duration, stop: &mut watch::Receiver<bool>) {
    tokio::select! {
        () = sleep(time) => (),
        _ = stop.changed() => (),
    }
}
