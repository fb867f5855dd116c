//! People who play at tables, now at one node and now at another, as a proxy sends them; they remember every move that
//! was acknowledged and every table that they saw.

use std::{
    collections::HashMap,
    sync::{
        Arc, RwLock,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use kit::{Chance, Sampled};
use serde_json::{Value, json};
use tokio::{
    task::JoinHandle,
    time::{sleep, timeout},
};
use web::client::{Answer, Client};

/// How long people wait for an answer before they ask another node.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long a proxy sends nobody to a node that did not answer.
const AVOIDED: Duration = Duration::from_secs(5);
/// How long nobody may get any answer at all.
const OUTAGE: Duration = Duration::from_secs(45);

/// The nodes that a proxy knows.
pub type Urls = Arc<RwLock<Vec<String>>>;

/// A move that was acknowledged.
pub struct Move {
    pub table: String,
    /// Its number in the table's log.
    pub n: i64,
    pub request: String,
}

/// A table as somebody saw it.
pub struct Sight {
    pub table: String,
    pub version: i64,
    pub seat: u8,
    pub view: Value,
    pub legal: Value,
}

/// What the people of a table remember.
#[derive(Default)]
pub struct Memory {
    pub moves: Vec<Move>,
    pub sights: Vec<Sight>,
    /// How often something had to be asked again.
    pub repeats: usize,
    /// The longest time that an answer took.
    pub longest: Duration,
}

/// People at one table after the other.
struct Party {
    index: usize,
    urls: Urls,
    people: Vec<Client>,
    /// What the host asks for.
    table: Value,
    chance: Sampled,
    requests: u64,
    /// Nodes that did not answer, and when.
    avoided: HashMap<String, Instant>,
    memory: Memory,
    moves: Arc<AtomicUsize>,
    stop: Arc<AtomicBool>,
}

impl Party {
    /// Asks one node after the other until one answers well.
    async fn insist(&mut self, who: usize, path: &str, body: Option<&Value>) -> Answer {
        let begun = Instant::now();
        loop {
            let url = self.choose();
            let client = self.people[who].at(&url);
            let asked = async {
                match body {
                    Some(body) => client.post(path, body).await,
                    None => client.get(path).await,
                }
            };
            match timeout(PATIENCE, asked).await {
                Ok(Ok(answer)) if answer.is_good() => {
                    self.memory.longest = self.memory.longest.max(begun.elapsed());
                    return answer;
                }
                Ok(Ok(answer)) if answer.status < 500 => panic!("{path} {body:?}: {}", told(&answer)),
                missing => {
                    let last = match missing {
                        Ok(Ok(answer)) => told(&answer),
                        Ok(Err(error)) => error.to_string(),
                        Err(_) => "no answer".into(),
                    };
                    assert!(begun.elapsed() < OUTAGE, "{path}: {last}");
                    self.avoided.insert(url, Instant::now());
                    self.memory.repeats += 1;
                    sleep(Duration::from_millis(50)).await;
                }
            }
        }
    }

    /// Any node but those that lately did not answer.
    fn choose(&mut self) -> String {
        self.avoided.retain(|_, since| since.elapsed() < AVOIDED);
        let urls = self.urls.read().unwrap();
        let good: Vec<&String> = urls.iter().filter(|url| !self.avoided.contains_key(*url)).collect();
        let good = if good.is_empty() { urls.iter().collect() } else { good };
        good[self.chance.pick(good.len() as u32) as usize].clone()
    }

    fn request_key(&mut self) -> String {
        self.requests += 1;
        format!("party-{}-{:06}", self.index, self.requests)
    }

    /// A table where the game has begun.
    async fn open(&mut self) -> String {
        let table = self.table.clone();
        // A table that was made without anybody hearing of it stays empty.
        let id = self.insist(0, "/tables", Some(&table)).await.json()["id"].as_str().unwrap().to_owned();
        for seat in 1..self.people.len() {
            let body = json!({"request": self.request_key()});
            self.insist(seat, &format!("/tables/{id}/seats"), Some(&body)).await;
        }
        id
    }

    /// Plays until told to stop, one game after the other.
    async fn play(mut self) -> Memory {
        let mut id = self.open().await;
        let mut known = 0;
        while !self.stop.load(Ordering::Relaxed) {
            let mut over = false;
            for person in 0..self.people.len() {
                let mut seen = self.insist(person, &format!("/tables/{id}"), None).await.json();
                let version = seen["version"].as_i64().unwrap();
                assert!(version >= known, "table {id} was at {known} and is shown at {version}");
                known = version;
                over |= seen["status"] == "over";
                let action = seen["legal"]
                    .as_array()
                    .filter(|legal| !legal.is_empty())
                    .map(|legal| legal[self.chance.pick(legal.len() as u32) as usize]["action"].clone());
                if let Some(seat) = seen["viewer"].as_u64() {
                    let (view, legal) = (seen["view"].take(), seen["legal"].take());
                    self.memory.sights.push(Sight { table: id.clone(), version, seat: seat as u8, view, legal });
                }
                if let Some(action) = action {
                    let request = self.request_key();
                    let body = json!({"version": version, "request": request, "action": action});
                    let answer = self.insist(person, &format!("/tables/{id}/actions"), Some(&body)).await.json();
                    let n = answer["n"].as_i64().unwrap();
                    assert_eq!(n, version, "nobody else can have moved");
                    known = known.max(n + 1);
                    self.memory.moves.push(Move { table: id.clone(), n, request });
                    self.moves.fetch_add(1, Ordering::Relaxed);
                }
            }
            if over {
                (id, known) = (self.open().await, 0);
            }
        }
        self.memory
    }
}

/// What a server refused, in short.
fn told(answer: &Answer) -> String {
    let problem = answer.json();
    format!("{} {} at {}: {}", answer.status, problem["code"], problem["table"]["version"], problem["detail"])
}

/// Everybody who plays.
pub struct Crowd {
    parties: Vec<JoinHandle<Memory>>,
    moves: Vec<Arc<AtomicUsize>>,
    stop: Arc<AtomicBool>,
}

impl Crowd {
    /// So many tables of both games, with two people, or with one and bots.
    pub async fn gather(tables: usize, urls: &Urls) -> Crowd {
        let stop = Arc::default();
        let (mut parties, mut moves) = (Vec::new(), Vec::new());
        for index in 0..tables {
            let party = party(index, urls, &stop).await;
            moves.push(Arc::clone(&party.moves));
            parties.push(tokio::spawn(party.play()));
        }
        Crowd { parties, moves, stop }
    }

    /// Waits until every table has gone on.
    pub async fn goes_on(&self) {
        let so_far: Vec<usize> = self.moves.iter().map(|moves| moves.load(Ordering::Relaxed)).collect();
        let begun = Instant::now();
        loop {
            let waits = |index: &usize| self.moves[*index].load(Ordering::Relaxed) < so_far[*index] + 3;
            let waiting: Vec<usize> = (0..self.moves.len()).filter(waits).collect();
            if waiting.is_empty() {
                return;
            }
            assert!(!self.parties.iter().any(JoinHandle::is_finished), "somebody got a wrong answer");
            assert!(begun.elapsed() < OUTAGE, "tables {waiting:?} cannot go on");
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Lets everybody go home: what they remember.
    pub async fn end(self) -> Memory {
        self.stop.store(true, Ordering::Relaxed);
        let mut all = Memory::default();
        for party in self.parties {
            let memory = party.await.unwrap();
            all.moves.extend(memory.moves);
            all.sights.extend(memory.sights);
            all.repeats += memory.repeats;
            all.longest = all.longest.max(memory.longest);
        }
        all
    }
}

async fn party(index: usize, urls: &Urls, stop: &Arc<AtomicBool>) -> Party {
    let game = ["saint-malo", "valletta"][index % 2];
    let (me, open) = (json!({"kind": "me"}), json!({"kind": "open"}));
    let bot = |level: &str| json!({"kind": "bot", "level": level});
    let seats = match index / 2 % 3 {
        0 => json!([me, open]),
        1 => json!([bot("random"), me]),
        _ => json!([me, bot("novice"), open]),
    };
    let mut table = json!({"game": game, "seats": seats, "public": true});
    if index % 4 < 2 {
        table["pace"] = json!({"kind": "live", "bank": 3600, "increment": 0});
    }
    let count = table["seats"].as_array().unwrap().iter().filter(|seat| seat["kind"] != "bot").count();
    let url = urls.read().unwrap()[0].clone();
    let mut people = Vec::new();
    for person in 0..count {
        let guest = Client::new(&url);
        let answer = guest.post("/guests", &json!({"name": format!("Party {index} {person}")})).await.unwrap();
        assert!(answer.is_good(), "{}", answer.json());
        people.push(guest);
    }
    let (chance, memory) = (Sampled::new(4600 + index as u64), Memory::default());
    let (urls, stop) = (Arc::clone(urls), Arc::clone(stop));
    Party {
        index,
        urls,
        people,
        table,
        chance,
        requests: 0,
        avoided: HashMap::new(),
        memory,
        moves: Arc::default(),
        stop,
    }
}
