//! Players at a table: they sit down, play at random, and compare the acknowledged moves with the stored ones.

use std::{
    collections::VecDeque,
    future::Future,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use kit::{Chance, Sampled};
use serde::Deserialize;
use serde_json::{Value, json};
use table::Proof;
use tokio::{
    sync::{Semaphore, watch},
    time::{sleep, sleep_until, timeout},
};
use web::client::{Answer, Client, Error};

use super::tally::{Tally, lock};

/// How long players wait for an answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often an unanswered order is sent again.
const REPEATS: u32 = 3;
/// After this many failures in a row a table is abandoned.
const MOST_FAILURES: u32 = 10;

/// When a table's next move is due.
pub struct Pace {
    due: Instant,
    between: Option<Duration>,
    chance: Sampled,
}

impl Pace {
    /// All tables together make `rate` moves per second, at different moments.
    pub fn new(begin: Instant, tables: u32, rate: u32, seed: u64) -> Pace {
        let between = (rate > 0).then(|| Duration::from_secs_f64(f64::from(tables) / f64::from(rate)));
        let mut pace = Pace { due: begin, between, chance: Sampled::new(seed) };
        let part = pace.part_of(between.unwrap_or_default());
        pace.due += part;
        pace
    }

    fn part_of(&mut self, time: Duration) -> Duration {
        time * self.chance.pick(1000) / 1000
    }

    /// Waits for the next move: between 0.5 and 1.5 times the mean interval.
    async fn wait(&mut self) {
        let Some(between) = self.between else { return };
        sleep_until(self.due.into()).await;
        let part = self.part_of(between);
        self.due += between / 2 + part;
    }
}

/// A table that streams listen to.
pub struct Watched {
    pub id: String,
    /// Its last version, once it is over.
    pub last: watch::Sender<Option<i64>>,
    /// When the last moves were acknowledged: the version after each, and the moment.
    acknowledged: Mutex<VecDeque<(i64, Instant)>>,
}

impl Watched {
    fn acknowledge(&self, version: i64) {
        let mut known = lock(&self.acknowledged);
        known.push_back((version, Instant::now()));
        if known.len() > 32 {
            known.pop_front();
        }
    }

    /// When the newest move after one version and up to another was acknowledged.
    pub fn acknowledged(&self, after: i64, upto: i64) -> Option<Instant> {
        let fits = |(version, _): &&(i64, Instant)| (after + 1..=upto).contains(version);
        lock(&self.acknowledged).iter().rev().find(fits).map(|(_, at)| *at)
    }
}

/// What streams need to know about a slot.
pub struct Place {
    pub guests: Vec<Client>,
    pub tables: watch::Receiver<Option<Arc<Watched>>>,
}

/// The nodes of the server, assigned as by a proxy without sticky sessions: players of one table use different nodes.
#[derive(Clone)]
pub struct Nodes(pub Arc<[Client]>);

impl Nodes {
    /// A new client, which stays at one node.
    pub fn stranger(&self, number: usize) -> Client {
        self.0[number % self.0.len()].stranger()
    }
}

/// A place where one table after another is played.
pub struct Slot {
    pub index: u32,
    game: String,
    players: u8,
    nodes: Nodes,
    guests: Vec<Client>,
    chance: Sampled,
    tally: Arc<Tally>,
    tables: watch::Sender<Option<Arc<Watched>>>,
    /// The acknowledged moves of the current table: the number in its log, seat and action.
    own: Vec<(i64, String)>,
    requests: u64,
}

#[derive(Deserialize)]
struct Seen {
    id: String,
    status: String,
    version: i64,
    to_move: Option<i64>,
    legal: Vec<Legal>,
}

#[derive(Deserialize)]
struct Legal {
    action: String,
}

#[derive(Deserialize)]
struct Done {
    n: i64,
    version: i64,
}

/// What went wrong, in fixed words, so that equal errors can be counted.
type Outcome<T> = Result<T, String>;

async fn answered(call: impl Future<Output = Result<Answer, Error>>) -> Outcome<Answer> {
    let answer = timeout(PATIENCE, call).await.map_err(|_| "no answer in 30 seconds".to_owned())?;
    let answer = answer.map_err(|error| format!("no answer: {error}"))?;
    if answer.is_good() {
        return Ok(answer);
    }
    let code = answer.json().get("code").and_then(Value::as_str).unwrap_or("").to_owned();
    Err(format!("{} {code}", answer.status))
}

fn read<'a, T: Deserialize<'a>>(answer: &'a Answer) -> Outcome<T> {
    serde_json::from_slice(&answer.body).map_err(|bad| format!("an answer that cannot be read: {bad}"))
}

impl Slot {
    pub fn new(index: u32, game: String, players: u8, seed: u64, nodes: &Nodes, tally: &Arc<Tally>) -> Slot {
        Slot {
            index,
            game,
            players,
            nodes: nodes.clone(),
            guests: Vec::new(),
            chance: Sampled::new(seed),
            tally: Arc::clone(tally),
            tables: watch::Sender::new(None),
            own: Vec::new(),
            requests: 0,
        }
    }

    pub fn place(&self) -> Place {
        Place { guests: self.guests.clone(), tables: self.tables.subscribe() }
    }

    /// Creates the guests and their first table.
    pub async fn arrive(&mut self) -> Outcome<()> {
        for seat in 0..self.players {
            let guest = self.nodes.stranger(self.index as usize + usize::from(seat));
            let name = json!({"name": format!("Load {} {seat}", self.index)});
            answered(guest.post("/guests", &name)).await?;
            self.guests.push(guest);
        }
        self.open().await
    }

    /// Opens the next table and lets everybody sit down.
    async fn open(&mut self) -> Outcome<()> {
        let seat = |seat: u8| json!({"kind": if seat == 0 { "me" } else { "open" }});
        let seats: Vec<Value> = (0..self.players).map(seat).collect();
        let table = json!({"game": self.game, "seats": seats, "public": true, "hints": false});
        let (host, others) = self.guests.split_first().ok_or("nobody is there")?;
        let made = answered(host.post("/tables", &table)).await?;
        let Seen { id, .. } = read(&made)?;
        for guest in others {
            answered(guest.post(&format!("/tables/{id}/seats"), &json!({}))).await?;
        }
        self.own.clear();
        let acknowledged = Mutex::default();
        self.tables.send_replace(Some(Arc::new(Watched { id, last: watch::Sender::new(None), acknowledged })));
        Ok(())
    }

    fn table(&self) -> Outcome<Arc<Watched>> {
        self.tables.borrow().clone().ok_or_else(|| "there is no table".into())
    }

    /// Plays until told to stop; a game that ends is checked, and another one begins.
    pub async fn play(&mut self, mut pace: Pace, mut stop: watch::Receiver<bool>) {
        // Spread out, so that not all tables ask at the same moment.
        tokio::select! {
            () = sleep_until(pace.due.into()) => (),
            _ = stop.changed() => return,
        }
        let mut failures = 0;
        while !*stop.borrow() && failures < MOST_FAILURES {
            match self.go_on(&mut pace, &mut stop).await {
                Ok(()) => failures = 0,
                Err(kind) => {
                    self.tally.error(&kind);
                    failures += 1;
                    sleep(Duration::from_millis(100)).await;
                }
            }
        }
        if failures == MOST_FAILURES {
            self.tally.error("a table was given up");
        }
    }

    /// Everybody loads their view; the player on turn moves when a move is due.
    async fn go_on(&mut self, pace: &mut Pace, stop: &mut watch::Receiver<bool>) -> Outcome<()> {
        let table = self.table()?;
        let mut turn = None;
        for (index, guest) in self.guests.iter().enumerate() {
            let seen = self.look(guest, &table.id).await?;
            if seen.status == "over" {
                self.check(&table).await?;
                return self.open().await;
            }
            if !seen.legal.is_empty() {
                turn = Some((index, seen));
            }
        }
        let (guest, mut seen) = turn.ok_or("nobody can decide")?;
        tokio::select! {
            () = pace.wait() => (),
            _ = stop.changed() => return Ok(()),
        }
        let choice = self.chance.pick(seen.legal.len() as u32) as usize;
        let action = seen.legal.swap_remove(choice).action;
        let line = format!("{} {action}", seen.to_move.unwrap_or(-1));
        let done = self.act(guest, &table.id, seen.version, action).await?;
        table.acknowledge(done.version);
        self.own.push((done.n, line));
        Ok(())
    }

    async fn look(&self, guest: &Client, id: &str) -> Outcome<Seen> {
        let begun = Instant::now();
        let answer = answered(guest.get(&format!("/tables/{id}"))).await?;
        self.tally.looked(begun.elapsed());
        read(&answer)
    }

    /// Posts an action; if it is not answered, it is posted again with the same idempotency key.
    async fn act(&mut self, guest: usize, id: &str, version: i64, action: String) -> Outcome<Done> {
        self.requests += 1;
        let request = format!("load-{}-{:06}", self.index, self.requests);
        let body = json!({"version": version, "request": request, "action": action});
        let (path, begun) = (format!("/tables/{id}/actions"), Instant::now());
        for _ in 0..REPEATS {
            match answered(self.guests[guest].post(&path, &body)).await {
                Ok(answer) => {
                    self.tally.acknowledged(begun.elapsed());
                    return read(&answer);
                }
                Err(kind) if kind.starts_with("no answer") => self.tally.error(&kind),
                Err(kind) => return Err(kind),
            }
        }
        Err("a move was never answered".into())
    }

    /// Ends the current game and checks it.
    pub async fn finish(mut self, few: &Semaphore) {
        let _turn = few.acquire().await;
        if let Err(kind) = self.resign().await {
            self.tally.error(&kind);
        }
    }

    async fn resign(&mut self) -> Outcome<()> {
        let table = self.table()?;
        for guest in self.guests.iter().skip(1) {
            match answered(guest.post(&format!("/tables/{}/resign", table.id), &json!({}))).await {
                Err(kind) if kind == "409 over" => (),
                other => drop(other?),
            }
        }
        self.check(&table).await
    }

    /// Compares what was acknowledged with what was stored, and tells the streams where the game ended.
    async fn check(&self, table: &Watched) -> Outcome<()> {
        let (Some(host), id) = (self.guests.first(), &table.id) else { return Ok(()) };
        let seen: Seen = read(&answered(host.get(&format!("/tables/{id}"))).await?)?;
        table.last.send_replace(Some(seen.version));
        let answer = answered(host.get(&format!("/tables/{id}/proof"))).await?;
        let proof: Proof = read(&answer)?;
        proof
            .check(web::known_games().asked(&proof.game).map_err(|refusal| refusal.to_string())?)
            .map_err(|broken| format!("a game that cannot be replayed: {}", broken.0))?;
        let (lost, unasked) = compare(&self.own, &proof.log);
        self.tally.checked(self.own.len() as u64, lost, unasked);
        Ok(())
    }
}

/// How many acknowledged moves were not stored as acknowledged, and how many were stored in addition.
///
/// Between the start of a game and its end only moves are logged, so the numbers of its moves have no gap.
fn compare(own: &[(i64, String)], stored: &[String]) -> (u64, u64) {
    let text = |line: &String| line.split('|').next().unwrap_or("").trim_end().to_owned();
    let acts: Vec<String> =
        stored.iter().filter_map(|line| line.strip_prefix("act ").map(|act| text(&act.into()))).collect();
    let first = own.first().map_or(0, |(n, _)| *n);
    let right =
        |(index, (n, line)): &(usize, &(i64, String))| *n == first + *index as i64 && acts.get(*index) == Some(line);
    let found = own.iter().enumerate().filter(right).count();
    ((own.len() - found) as u64, acts.len().saturating_sub(found) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lost_and_doubled_moves_are_found() {
        let own = [(3, "0 roll".to_owned()), (4, "1 place b1".to_owned())];
        let stored = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
        assert_eq!(compare(&own, &stored(&["start | 1", "act 0 roll | 3 4", "act 1 place b1"])), (0, 0));
        assert_eq!(compare(&own, &stored(&["start | 1", "act 0 roll | 3 4"])), (1, 0));
        assert_eq!(compare(&own, &stored(&["start", "act 0 roll", "act 1 place b1", "act 1 place b1"])), (0, 1));
        assert_eq!(compare(&[(3, "0 roll".to_owned()), (3, "0 roll".to_owned())], &stored(&["act 0 roll"])), (1, 0));
        assert_eq!(compare(&[], &[]), (0, 0));
    }

    #[test]
    fn an_acknowledgement_is_found_by_the_version_heard() {
        let table = Watched { id: "x".into(), last: watch::Sender::new(None), acknowledged: Mutex::default() };
        table.acknowledge(4);
        assert!(table.acknowledged(3, 4).is_some() && table.acknowledged(3, 5).is_some());
        assert!(table.acknowledged(4, 5).is_none() && table.acknowledged(2, 3).is_none());
    }
}
