//! A week of play in minutes: games of bots through a server, one after the other, and memory that stays where it was.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::json;
use store::testing::Folder;
use tokio::{task::JoinSet, time::sleep};
use web::client::Client;

use crate::{nodes::Node, program::intramuros};

/// How many tables are played at the same time.
const AT_ONCE: usize = 96;
/// How much memory may differ between the second fifth of the games and the last one.
const GROWTH: f64 = 1.1;

/// The number of games: `SOAK_GAMES`, or fifty thousand.
fn games() -> usize {
    std::env::var("SOAK_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(50_000)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes long: cargo xtask soak"]
async fn a_week_of_games_is_played_and_memory_stays_as_it_was() {
    let folder = Folder::create();
    let data = folder.path().to_str().unwrap();
    let node = Node::spawn(intramuros(&["serve", "--port", "0", "--data", data]));
    let (games, begun, finished) = (games(), Instant::now(), Arc::<AtomicUsize>::default());
    let (next, mut playing) = (Arc::<AtomicUsize>::default(), JoinSet::new());
    for host in 0..AT_ONCE {
        let client = Client::new(&node.url);
        playing.spawn(play(host, client, games, Arc::clone(&next), Arc::clone(&finished)));
    }
    let mut memory = Vec::new();
    while !playing.is_empty() {
        while let Some(done) = playing.try_join_next() {
            done.unwrap();
        }
        sleep(Duration::from_secs(1)).await;
        memory.push((finished.load(Ordering::Relaxed), node.memory()));
        if memory.len() % 30 == 0 {
            let (finished, kb) = memory[memory.len() - 1];
            println!("{finished} of {games} games after {} s, {} MB", begun.elapsed().as_secs(), kb / 1024);
        }
    }
    let took = begun.elapsed();
    let fifth = |number: usize| {
        let part = memory.iter().filter(|(finished, _)| finished * 5 / games.max(1) == number);
        let mut kbs: Vec<u64> = part.map(|(_, kb)| *kb).collect();
        kbs.sort_unstable();
        kbs.get(kbs.len() / 2).copied().unwrap_or(0)
    };
    let fifths: Vec<u64> = (0..5).map(fifth).collect();
    println!("{games} games in {took:.0?}; memory by fifths: {fifths:?} kB");
    assert_eq!(finished.load(Ordering::Relaxed), games);
    assert!(fifths[4] as f64 <= fifths[1] as f64 * GROWTH, "memory grows: {fifths:?} kB");
    node.end();
    let verified = intramuros(&["verify", "--all", "--data", data]).output().unwrap();
    let verified = String::from_utf8_lossy(&verified.stdout).into_owned();
    println!("{verified}");
    assert!(verified.ends_with(": 0 wrong\n"), "{verified}");
}

/// Opens one table after the other, gives up, and lets bots play the game to its end.
async fn play(host: usize, client: Client, games: usize, next: Arc<AtomicUsize>, finished: Arc<AtomicUsize>) {
    let good = async |path: &str, body: Option<&serde_json::Value>| {
        let answer = match body {
            Some(body) => client.post(path, body).await,
            None => client.get(path).await,
        };
        let answer = answer.unwrap();
        assert!(answer.is_good(), "{path}: {} {}", answer.status, answer.json()["detail"]);
        answer.json()
    };
    good("/guests", Some(&json!({"name": format!("Host {host}")}))).await;
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= games {
            return;
        }
        // A turn of Saint Malo is many decisions of chance, one of Valletta is one: most games are the latter.
        let game = if number.is_multiple_of(5) { "saint-malo" } else { "valletta" };
        let bot = json!({"kind": "bot", "level": "novice"});
        let seats = json!([{"kind": "me"}, bot, bot]);
        let table = good("/tables", Some(&json!({"game": game, "seats": seats, "stand_in": "novice"}))).await;
        let path = format!("/tables/{}", table["id"].as_str().unwrap());
        good(&format!("{path}/resign"), Some(&json!({"request": format!("resign-{number}")}))).await;
        while good(&path, None).await["status"] != "over" {
            sleep(Duration::from_millis(400)).await;
        }
        finished.fetch_add(1, Ordering::Relaxed);
    }
}
