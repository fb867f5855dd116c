//! How nodes that share a database talk: news for the nodes concerned, and orders for the node that writes a table.
//!
//! What happens at a table is published on the table's own topic, to which a node subscribes while it has that table in
//! memory; what a person waits for, on a topic of theirs. A node where nobody looks gets nothing of it.
//!
//! No message has to arrive. A node that misses news finds the store ahead and catches up by version; an order that is
//! not answered is carried out by the node that has it, once it holds the lease. So no message is kept.

#[cfg(feature = "nats")]
mod nats;
mod postgres;

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use serde::{Deserialize, Serialize};
use store::Store;
use table::{Id, Refusal, Result, Step};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use crate::{Ask, Done, config::Config, seal};
#[cfg(not(feature = "nats"))]
use table::refusal::Outage;

/// How long an order waits for the node that writes its table.
const PATIENCE: Duration = Duration::from_secs(2);
/// How many letters may wait to be sent; while the bus is down, further ones are lost.
const WAITING: usize = 4096;

/// What other nodes should hear of.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub enum News {
    /// A table has a new version; nodes that have it in memory read what is new. (Nodes of an older version tell
    /// everybody, with the people who may wait for it, and whether there is work for bots.)
    Moved {
        /// Which table.
        table: Id,
        /// How far it is now.
        version: i64,
        /// Who may wait for it.
        people: Vec<Id>,
        /// Whether there is work for bots.
        work: bool,
    },
    /// Something about a table was changed outside its log.
    Changed {
        /// Which table.
        table: Id,
    },
    /// Somebody wrote something at a table.
    Said {
        /// Where.
        table: Id,
        /// The number of the message.
        message: i64,
    },
    /// Something has happened that this person may be waiting for.
    Turn {
        /// Who.
        person: Id,
    },
    /// There is work for bots.
    Work,
    /// A node has left: nobody need wait for its answers.
    Gone {
        /// Its name.
        node: String,
    },
    /// Somebody's sessions have ended.
    Forget {
        /// Whose.
        person: Id,
    },
}

/// A message on the bus. Versions that know different kinds can run side by side: unknown ones are ignored.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Letter {
    /// Something to hear of.
    News {
        /// The node that tells it.
        from: String,
        /// What it is.
        news: News,
    },
    /// What a table's writer has stored, for subscribed nodes.
    Step {
        /// The node that writes the table.
        from: String,
        /// What has changed.
        step: Step,
    },
    /// An order for the node that writes the table.
    Ask {
        /// The node that wants an answer.
        from: String,
        /// What the answer must carry.
        number: u64,
        /// The order.
        ask: Ask,
    },
    /// What came of an order.
    Answer {
        /// The order's number.
        number: u64,
        /// What was done, or why not.
        answer: std::result::Result<Done, Refusal>,
    },
}

/// What a node hears.
#[derive(Debug)]
pub enum Received {
    /// Something has happened elsewhere.
    News(News),
    /// What another node has stored.
    Step {
        /// The node that writes the table.
        from: String,
        /// What has changed.
        step: Step,
    },
    /// An order, and where the answer goes.
    Ask {
        /// The node that wants an answer.
        from: String,
        /// What the answer must carry.
        number: u64,
        /// The order.
        ask: Ask,
    },
    /// The bus was down: something may have been missed.
    Gap,
}

/// What a node may listen to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// What happens at a table.
    Table(Id),
    /// What somebody waits for.
    Person(Id),
}

/// Where a letter goes.
#[derive(Debug)]
enum To {
    All,
    Node(String),
    Topic(Topic),
}

impl News {
    fn to(&self) -> To {
        match self {
            News::Moved { table, .. } | News::Changed { table } | News::Said { table, .. } => {
                To::Topic(Topic::Table(*table))
            }
            News::Turn { person } => To::Topic(Topic::Person(*person)),
            _ => To::All,
        }
    }
}

impl Letter {
    /// The same with less in it: receivers read the rest.
    fn short(self) -> Letter {
        match self {
            Letter::Step { from, step } => {
                let (table, version) = (step.table, step.now.version);
                let news = News::Moved { table, version, people: Vec::new(), work: false };
                Letter::News { from, news }
            }
            Letter::Answer { number, answer } => {
                Letter::Answer { number, answer: answer.map(|done| Done { step: None, ..done }) }
            }
            other => other,
        }
    }
}

/// One node's end of the bus. Cheap to copy.
#[derive(Clone)]
pub struct Bus(Arc<Inner>);

struct Inner {
    node: String,
    /// The key that nodes of one database share: nobody else on the bus can give orders.
    key: String,
    out: mpsc::Sender<(To, Letter)>,
    /// Topics to subscribe to or to unsubscribe from.
    topics: mpsc::UnboundedSender<(Topic, bool)>,
    up: AtomicBool,
    answers: Mutex<HashMap<u64, oneshot::Sender<std::result::Result<Done, Refusal>>>>,
    numbers: AtomicU64,
}

impl Bus {
    /// Connects a node with the others; what it receives comes out of the channel.
    pub async fn open(node: &str, store: &Store, config: &Config) -> Result<(Bus, mpsc::Receiver<Received>)> {
        let (out, sending) = mpsc::channel(WAITING);
        let (received, inbox) = mpsc::channel(WAITING);
        let key = seal::server_key(store).await?;
        // Two communities may share a bus: those that share a key share a database.
        let community = &seal::fingerprint(&key)[..12];
        let (topics, wanted) = mpsc::unbounded_channel();
        let (node, answers, numbers) = (node.to_owned(), Mutex::default(), AtomicU64::new(0));
        let bus = Bus(Arc::new(Inner { node, key, out, topics, up: AtomicBool::new(false), answers, numbers }));
        let receiver = Receiver { bus: bus.clone(), received };
        match config.bus.as_deref() {
            #[cfg(feature = "nats")]
            Some(url) => nats::connect(url, community, receiver, sending, wanted).await?,
            #[cfg(not(feature = "nats"))]
            Some(_) => {
                return Err(Refusal::Unavailable(Outage::Bus(
                    "this program was built without the feature nats".into(),
                )));
            }
            None => {
                postgres::connect(&config.database_url(), store.clone(), community, receiver, sending, wanted).await?;
            }
        }
        Ok((bus, inbox))
    }

    /// The name of this node.
    pub fn node(&self) -> &str {
        &self.0.node
    }

    /// Publishes news.
    pub fn tell(&self, news: News) {
        self.send(news.to(), Letter::News { from: self.0.node.clone(), news });
    }

    /// Publishes what was stored at a table.
    pub fn step(&self, step: Step) {
        let to = To::Topic(Topic::Table(step.table));
        self.send(to, Letter::Step { from: self.0.node.clone(), step });
    }

    /// Subscribes to a topic, or unsubscribes.
    pub fn listen(&self, topic: Topic, listen: bool) {
        let _ = self.0.topics.send((topic, listen));
    }

    /// Whether the bus is up, as far as is known.
    pub fn is_up(&self) -> bool {
        self.0.up.load(Ordering::Relaxed)
    }

    fn set_up(&self, up: bool) {
        self.0.up.store(up, Ordering::Relaxed);
        metrics::gauge!("intramuros_bus_up").set(if up { 1.0 } else { 0.0 });
    }

    /// Sends an order to another node. None when no answer comes.
    pub async fn ask(&self, node: &str, ask: Ask) -> Option<std::result::Result<Done, Refusal>> {
        let number = self.0.numbers.fetch_add(1, Ordering::Relaxed);
        let (answer, answered) = oneshot::channel();
        self.answers().insert(number, answer);
        self.send(To::Node(node.to_owned()), Letter::Ask { from: self.0.node.clone(), number, ask });
        let answer = timeout(PATIENCE, answered).await.ok().and_then(std::result::Result::ok);
        self.answers().remove(&number);
        let result = if answer.is_some() { "answered" } else { "unanswered" };
        metrics::counter!("intramuros_forwarded_total", "result" => result).increment(1);
        answer
    }

    /// Answers an order of another node.
    pub fn answer(&self, node: String, number: u64, answer: std::result::Result<Done, Refusal>) {
        self.send(To::Node(node), Letter::Answer { number, answer });
    }

    /// A letter as it goes over the bus.
    fn seal(&self, letter: &Letter) -> Option<String> {
        Some(seal::seal(&self.0.key, &serde_json::to_string(letter).ok()?))
    }

    fn send(&self, to: To, letter: Letter) {
        if self.0.out.try_send((to, letter)).is_err() {
            tracing::debug!("the bus is away: a message is lost");
        }
    }

    fn answers(&self) -> std::sync::MutexGuard<'_, HashMap<u64, oneshot::Sender<std::result::Result<Done, Refusal>>>> {
        self.0.answers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes in what the transport receives.
#[derive(Clone)]
struct Receiver {
    bus: Bus,
    received: mpsc::Sender<Received>,
}

impl Receiver {
    async fn letter(&self, text: &[u8]) {
        metrics::counter!("intramuros_bus_messages_total", "kind" => "heard").increment(1);
        let Some(text) = seal::unseal(&self.bus.0.key, text) else {
            return tracing::warn!("a message on the bus has no good seal");
        };
        let message = match serde_json::from_slice(text) {
            Ok(Letter::News { from, .. } | Letter::Step { from, .. }) if from == self.bus.node() => return,
            Ok(Letter::News { news, .. }) => Received::News(news),
            Ok(Letter::Step { from, step }) => Received::Step { from, step },
            Ok(Letter::Ask { from, number, ask }) => Received::Ask { from, number, ask },
            Ok(Letter::Answer { number, answer }) => {
                if let Some(waiting) = self.bus.answers().remove(&number) {
                    let _ = waiting.send(answer);
                }
                return;
            }
            Err(error) => return tracing::debug!(%error, "a message of another version is ignored"),
        };
        let _ = self.received.send(message).await;
    }

    async fn gap(&self) {
        let _ = self.received.send(Received::Gap).await;
    }
}

/// Counts letters that are sent.
fn sent(count: usize) {
    metrics::counter!("intramuros_bus_messages_total", "kind" => "sent").increment(count as u64);
}
