//! How many moves a second are written and acknowledged: `cargo run -p store --example commits -- sqlite:PATH`.

use std::time::{Duration, Instant};

use store::{Commit, Entry, EntryKind, Id, Status, Store, Table};
use tokio::task::JoinSet;

const SPAN: Duration = Duration::from_secs(3);

#[tokio::main]
async fn main() -> store::Result {
    let url = std::env::args().nth(1).unwrap_or("sqlite:commits.db".into());
    let store = Store::open(&url).await?;
    let host = store.new_guest("Anna", 0).await?.id;
    for players in [1, 8, 64, 256, 1024] {
        let mut playing = JoinSet::new();
        let mut tables = vec![];
        for _ in 0..players {
            tables.push(new_table(&store, host).await?);
        }
        let start = Instant::now();
        for table in tables {
            playing.spawn(play(store.clone(), table, start));
        }
        let mut waits: Vec<Duration> =
            playing.join_all().await.into_iter().collect::<store::Result<Vec<_>>>()?.concat();
        waits.sort();
        let rate = waits.len() as f64 / start.elapsed().as_secs_f64();
        let (half, most) = (waits[waits.len() / 2], waits[waits.len() * 99 / 100]);
        println!("{players:5} at once: {rate:7.0} commits/s, half wait {half:.1?}, 99 in 100 {most:.1?}");
    }
    store.close().await;
    Ok(())
}

/// Makes move after move at one table; answers how long each took.
async fn play(store: Store, mut table: Table, start: Instant) -> store::Result<Vec<Duration>> {
    let mut waits = vec![];
    while start.elapsed() < SPAN {
        let (n, line) = (table.version, "0 take wood | 4 0 1".to_string());
        let request = Some(format!("{n}"));
        let entry = Entry { n, kind: EntryKind::Act, line, seat: Some(0), person: Some(table.host), request, at: n };
        table.version += 1;
        let (now, entries) = (table.now(), vec![entry]);
        let asked = Instant::now();
        let (seats, jobs, ratings, notes) = Default::default();
        store
            .commit(Commit { table: table.id, entries, now, seats, jobs, ratings, notes, fence: None, done: None })
            .await?;
        waits.push(asked.elapsed());
    }
    Ok(waits)
}

async fn new_table(store: &Store, host: Id) -> store::Result<Table> {
    let id = store::random_id()?;
    let table = Table {
        invite: id.to_string(),
        options: "players 2\n".into(),
        status: Status::Playing,
        pace: "{}".into(),
        to_move: Some(0),
        deadline: Some(1),
        clocks: "[60000,60000]".into(),
        ..Table::open(id, host, "valletta", 0)
    };
    store.new_table(&table, &[]).await?;
    Ok(table)
}
