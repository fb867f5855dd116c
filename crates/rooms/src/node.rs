//! A node among others on one database: it says every second that it is there, hears what the others do, gives up those
//! that are gone, and says goodbye.

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
    bus::{Bus, Heard, News},
    config::Config,
};

/// How long a node counts as there without a sign of it, in milliseconds.
const LEASE: i64 = 5_000;
/// How often it gives a sign.
const BEAT: Duration = Duration::from_secs(1);
/// How often it looks for what it was not told.
const LOOK: Duration = Duration::from_secs(2);
/// How long it still listens after it has gone.
const ECHO: Duration = Duration::from_millis(100);

/// This node among the others, and what it hears.
pub struct Member {
    pub bus: Bus,
    pub heard: mpsc::Receiver<Heard>,
    pub arrival: Arrival,
}

impl Member {
    /// Joins the others, where there can be others. Every start has a name of its own: what a program of the same name
    /// did before is not this one's.
    pub async fn join(store: &Store, config: &Config) -> Result<Option<Member>> {
        if store.engine() == Engine::Sqlite {
            return Ok(None);
        }
        let name = config.node.clone().unwrap_or_else(machine);
        let name = format!("{name} {}", random_id()?);
        let (bus, heard) = Bus::open(&name, store, config).await?;
        let arrival = store.arrive(&name, LEASE).await?;
        tracing::info!(node = name, ?arrival, "the node is there");
        Ok(Some(Member { bus, heard, arrival }))
    }
}

fn machine() -> String {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    if name.trim().is_empty() { "node".into() } else { name.trim().to_owned() }
}

/// A node's life among the others.
pub struct Life {
    leaving: watch::Sender<bool>,
    signs: JoinSet<()>,
    ear: JoinSet<()>,
}

impl Life {
    pub fn begin(rooms: &Rooms, heard: mpsc::Receiver<Heard>) -> Life {
        let (leaving, left) = watch::channel(false);
        let (mut signs, mut ear) = (JoinSet::new(), JoinSet::new());
        signs.spawn(beat(rooms.clone(), left.clone()));
        signs.spawn(look(rooms.clone(), left));
        ear.spawn(listen(rooms.clone(), heard));
        Life { leaving, signs, ear }
    }

    /// Ends what this node has: its tables are free for the others at once. Orders of theirs that are on their way are
    /// still answered, so that nobody waits for a node that has gone.
    pub async fn end(mut self, rooms: &Rooms) {
        self.leaving.send_replace(true);
        let signs = async { while self.signs.join_next().await.is_some() {} };
        if timeout(BEAT, signs).await.is_err() {
            tracing::warn!("the database does not answer");
        }
        if let Some(node) = rooms.node()
            && let Err(error) = rooms.store().depart(node).await
        {
            tracing::warn!(%error, "the others will notice that this node is gone");
        }
        if let Some(bus) = rooms.bus() {
            bus.tell(News::Gone { node: bus.node().to_owned() });
        }
        sleep(ECHO).await;
        self.ear.shutdown().await;
    }
}

async fn beat(rooms: Rooms, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        if let Err(error) = give_sign(&rooms).await {
            tracing::warn!(%error, "the others do not hear from this node");
        }
        pause(BEAT, &mut stop).await;
    }
}

async fn give_sign(rooms: &Rooms) -> store::Result<()> {
    let store = rooms.store();
    let Some(node) = rooms.node() else { return Ok(()) };
    if !store.stay(node, LEASE).await? {
        // Its tables find out by themselves: their writes are refused.
        tracing::warn!("the others had given this node up");
    }
    for gone in store.bury().await? {
        tracing::warn!(node = gone, "another node is gone; its tables are free");
    }
    rooms.set_nodes(store.nodes().await?);
    metrics::gauge!("intramuros_jobs_waiting").set(store.waiting_jobs().await? as f64);
    Ok(())
}

async fn look(rooms: Rooms, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        if let Err(refusal) = rooms.catch_up().await {
            tracing::warn!(%refusal, "this node does not see what the others do");
        }
        pause(LOOK, &mut stop).await;
    }
}

async fn listen(rooms: Rooms, mut heard: mpsc::Receiver<Heard>) {
    while let Some(heard) = heard.recv().await {
        hear(&rooms, heard).await;
    }
}

async fn hear(rooms: &Rooms, heard: Heard) {
    match heard {
        Heard::News(News::Moved { table, version, people, work }) => rooms.heard_of(table, version, &people, work),
        Heard::News(News::Changed { table }) => {
            let rooms = rooms.clone();
            tokio::spawn(async move { rooms.reload(table).await });
        }
        Heard::News(News::Said { table, message }) => rooms.said_here(table, message),
        Heard::News(News::Turn { person }) => rooms.wake(&[person], false),
        Heard::News(News::Work) => rooms.wake(&[], true),
        Heard::News(News::Gone { node }) => rooms.gone(&node),
        Heard::Step { from, step } => rooms.follow(from, step),
        Heard::News(News::Forget { person }) => rooms.sessions().forget(person),
        Heard::Ask { from, number, ask } => {
            let rooms = rooms.clone();
            tokio::spawn(async move {
                let answer = rooms.forwarded(ask).await;
                rooms.bus().into_iter().for_each(|bus| bus.answer(from.clone(), number, answer.clone()));
            });
        }
        Heard::Gap => {
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
