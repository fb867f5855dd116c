//! The server is killed at any moment, again and again; nothing that was acknowledged may be missing afterwards.

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use kit::{Chance, Sampled};
use serde_json::{Value, json};
use store::{EntryKind, Id, Store};
use tokio::{
    task::{JoinHandle, block_in_place},
    time::sleep,
};
use web::client::{Answer, Client};

use crate::help::{Daemon, Folder, good, guest, text};

const KILLS: u64 = 100;
const SEED: u64 = 4600;
/// Seconds on the clock of those who play against one.
const BANK: i64 = 3600;
/// After some kills nobody starts the server again for a while.
const AWAY: Duration = Duration::from_millis(700);

/// Somebody's posted move that was acknowledged.
struct Acknowledged {
    table: String,
    /// Its number in the table's log.
    n: i64,
    request: String,
    /// Since when the answer was missing, if it had to be posted again; in milliseconds since 1970.
    repeated: Option<i64>,
}

/// People at one table after the other.
struct Party {
    index: usize,
    people: Vec<Client>,
    /// What the host asks for.
    table: Value,
    chance: Sampled,
    requests: u64,
    log: Vec<Acknowledged>,
    /// How many moves were acknowledged, for whoever waits for it.
    moves: Arc<AtomicUsize>,
    stop: Arc<AtomicBool>,
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

/// Asks until the server is there to answer; since when that took more than one time.
async fn insist(who: &Client, path: &str, body: Option<&Value>) -> (Answer, Option<i64>) {
    let (mut missing, begun) = (None, Instant::now());
    loop {
        let answer = match body {
            Some(body) => who.post(path, body).await,
            None => who.get(path).await,
        };
        match answer {
            Ok(answer) => {
                assert!(answer.is_good(), "{path}: {} {}", answer.status, answer.json());
                return (answer, missing);
            }
            Err(error) => {
                assert!(begun.elapsed() < Duration::from_secs(30), "{path}: {error}");
                missing = missing.or_else(|| Some(now()));
                sleep(Duration::from_millis(5)).await;
            }
        }
    }
}

impl Party {
    fn request_key(&mut self) -> String {
        self.requests += 1;
        format!("party-{}-{:06}", self.index, self.requests)
    }

    /// A table where the game has begun.
    async fn open(&mut self) -> String {
        // A table that was made without anybody hearing of it stays empty.
        let id = text(&insist(&self.people[0], "/tables", Some(&self.table)).await.0.json()["id"]);
        for seat in 1..self.people.len() {
            let body = json!({"request": self.request_key()});
            insist(&self.people[seat], &format!("/tables/{id}/seats"), Some(&body)).await;
        }
        id
    }

    /// Plays until told to stop, one game after the other.
    async fn play(mut self) -> Vec<Acknowledged> {
        let mut id = self.open().await;
        while !self.stop.load(Ordering::Relaxed) {
            let mut over = false;
            for seat in 0..self.people.len() {
                let seen = insist(&self.people[seat], &format!("/tables/{id}"), None).await.0.json();
                over |= seen["status"] == "over";
                let legal = seen["legal"].as_array().unwrap();
                if !legal.is_empty() {
                    let choice = self.chance.pick(legal.len() as u32) as usize;
                    self.act(seat, &id, &seen["version"], &legal[choice]["action"]).await;
                }
            }
            if over {
                id = self.open().await;
            }
        }
        self.log
    }

    async fn act(&mut self, seat: usize, id: &str, version: &Value, action: &Value) {
        let request = self.request_key();
        let body = json!({"version": version, "request": request, "action": action});
        let (answer, repeated) = insist(&self.people[seat], &format!("/tables/{id}/actions"), Some(&body)).await;
        let n = answer.json()["n"].as_i64().unwrap();
        assert_eq!(Some(n), version.as_i64(), "nobody else can have moved");
        self.log.push(Acknowledged { table: id.into(), n, request, repeated });
        self.moves.fetch_add(1, Ordering::Relaxed);
    }
}

/// Tables of both games: two people, or one and a bot, with and without a clock.
fn tables() -> Vec<Value> {
    let (me, open) = (json!({"kind": "me"}), json!({"kind": "open"}));
    let bot = |level: &str| json!({"kind": "bot", "level": level});
    let pace = json!({"kind": "live", "bank": BANK, "increment": 0});
    let both = |seats: Value| {
        ["saint-malo", "valletta"].map(|game| json!({"game": game, "seats": seats, "public": true})).into_iter()
    };
    let mut tables: Vec<Value> = both(json!([me, open]))
        .chain(both(json!([bot("random"), me])))
        .chain(both(json!([me, bot("novice"), bot("apprentice")])))
        .chain(both(json!([me, open])))
        .collect();
    tables[6]["pace"] = pace.clone();
    tables[7]["pace"] = pace;
    tables
}

async fn party(index: usize, table: Value, client: &Client, stop: &Arc<AtomicBool>) -> Party {
    let seats = table["seats"].as_array().unwrap();
    let count = seats.iter().filter(|seat| seat["kind"] != "bot").count();
    let mut people = Vec::new();
    for person in 0..count {
        people.push(guest(client, &format!("Party {index} {person}")).await);
    }
    let (moves, stop) = (Arc::default(), Arc::clone(stop));
    Party { index, people, table, chance: Sampled::new(SEED + index as u64), requests: 0, log: Vec::new(), moves, stop }
}

/// A port that is ours for the whole test: below those that systems hand out by themselves.
fn start_somewhere(folder: &Path) -> (Daemon, u16) {
    let first = 20_000 + (std::process::id() % 8_000) as u16;
    let started = (first..first + 50).find_map(|port| Some((Daemon::try_start(folder, port)?, port)));
    started.expect("one of fifty ports is free")
}

/// Milliseconds that the seat on turn has left.
async fn left(who: &Client, id: &str) -> i64 {
    insist(who, &format!("/tables/{id}"), None).await.0.json()["deadline"].as_i64().unwrap() - now()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_kills_lose_and_double_no_move() {
    let folder = Folder::new("killed");
    let (mut server, port) = start_somewhere(folder.path());
    let (client, stop) = (server.client(), Arc::default());

    // Somebody thinks all the time: every charge of a clock shows here.
    let mut thinking = party(99, tables()[6].clone(), &client, &stop).await;
    let idle = thinking.open().await;
    let (begun, had) = (Instant::now(), left(&thinking.people[0], &idle).await);

    let mut moves: Vec<Arc<AtomicUsize>> = Vec::new();
    let mut parties: Vec<JoinHandle<Vec<Acknowledged>>> = Vec::new();
    for (index, table) in tables().into_iter().enumerate() {
        let party = party(index, table, &client, &stop).await;
        moves.push(Arc::clone(&party.moves));
        parties.push(tokio::spawn(party.play()));
    }

    let (mut chance, mut away) = (Sampled::new(SEED), Duration::ZERO);
    for kill in 0..KILLS {
        sleep(Duration::from_millis(30 + u64::from(chance.pick(300)))).await;
        block_in_place(|| server.kill());
        if kill % 40 == 20 {
            sleep(AWAY).await;
            away += AWAY;
        }
        server = block_in_place(|| Daemon::start(folder.path(), port));
    }

    // Everybody can go on.
    let so_far: Vec<usize> = moves.iter().map(|moves| moves.load(Ordering::Relaxed)).collect();
    let waiting = Instant::now();
    loop {
        let still = |index: &usize| moves[*index].load(Ordering::Relaxed) < so_far[*index] + 3;
        let waited_for: Vec<usize> = (0..moves.len()).filter(still).collect();
        if waited_for.is_empty() {
            break;
        }
        assert!(waiting.elapsed() < Duration::from_secs(20), "parties {waited_for:?} cannot go on");
        assert!(!parties.iter().any(JoinHandle::is_finished), "somebody got a wrong answer");
        sleep(Duration::from_millis(20)).await;
    }
    let charged = had - left(&thinking.people[0], &idle).await;
    let awake = (begun.elapsed() - away).as_millis() as i64;
    assert!(charged <= awake, "charged {charged} ms in {awake} ms");

    stop.store(true, Ordering::Relaxed);
    let mut acknowledged = Vec::new();
    for party in parties {
        acknowledged.extend(party.await.unwrap());
    }
    let (status, _) = block_in_place(|| server.terminate());
    assert!(status.success());
    check(folder.path(), &acknowledged).await;

    let verified = block_in_place(|| good(&["verify", "--all", "--data", folder.path().to_str().unwrap()]));
    assert!(verified.ends_with(": 0 wrong\n"), "{verified}");
}

/// Every acknowledged move is stored once, under its number, and no move is stored that was not acknowledged.
async fn check(folder: &Path, acknowledged: &[Acknowledged]) {
    let store = Store::open(&format!("sqlite:{}", folder.join("intramuros.db").display())).await.unwrap();
    let mut tables: Vec<&str> = acknowledged.iter().map(|one| one.table.as_str()).collect();
    tables.sort_unstable();
    tables.dedup();
    let (mut repeated, mut had_been_stored) = (0, 0);
    for table in tables {
        let log = store.entries(table.parse::<Id>().unwrap(), 0).await.unwrap();
        let own: Vec<&Acknowledged> = acknowledged.iter().filter(|one| one.table == table).collect();
        for one in &own {
            let entry = &log[one.n as usize];
            assert_eq!((entry.n, entry.kind), (one.n, EntryKind::Act));
            assert_eq!(entry.request.as_ref(), Some(&one.request), "another move stands there");
            repeated += usize::from(one.repeated.is_some());
            had_been_stored += usize::from(one.repeated.is_some_and(|missing| entry.at < missing));
        }
        let by_people = log.iter().filter(|entry| entry.kind == EntryKind::Act && entry.person.is_some());
        assert_eq!(by_people.count(), own.len(), "nothing is stored twice, and nothing unasked");
        let ended = log.iter().any(|entry| entry.kind == EntryKind::End);
        assert!(ended || log.iter().any(|entry| entry.kind == EntryKind::Start));
    }
    store.close().await;
    println!(
        "{} moves, {repeated} had to be posted again, {had_been_stored} of them had been stored",
        acknowledged.len()
    );
    assert!(repeated > 0, "no kill came while somebody waited for an answer");
}
