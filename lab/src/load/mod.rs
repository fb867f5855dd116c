//! `lab load`: many tables, many streams and many moves on a server on this machine, and the measurements.
//!
//! `subject.rs` is the server under test, `table.rs` plays one table after another, `stream.rs` listens to them,
//! `tally.rs` adds up, `cost.rs` counts what the database and the bus did, `report.rs` and `plot.rs` show the
//! results, and `side_by_side.rs` compares different numbers of nodes.

mod cost;
mod here;
mod os;
mod plot;
mod report;
mod side_by_side;
mod stream;
mod subject;
mod table;
mod tally;
mod usage;

use std::{
    fs,
    future::Future,
    io::{self, Write},
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use clap::Args;
use cli::{
    args::SeedArg,
    failure::{Failure, Result},
    games::GameName,
    os::files_allowed,
    seed::Seed,
    server::{Progress, block_on},
    text::{count, print_report},
};
use cost::Counters;
use here::{loopback, on_this_machine};
use report::{Memory, Report, Times};
use side_by_side::SideBySide;
use store::Engine;
use subject::Subject;
use table::{Nodes, Pace, Place, Slot};
use tally::Tally;
use tokio::{
    signal,
    sync::{Semaphore, watch},
    task::JoinSet,
};
use usage::Usage;
use web::client::Client;

/// How many tables or streams are opened at the same time.
const AT_ONCE: usize = 48;
/// Room for further connections, whose number is not known exactly.
const SPARE: u64 = 512;

#[derive(Args, Debug)]
pub struct LoadArgs {
    /// A server that runs on this machine already; without it one is started on a folder of its own
    #[arg(long, value_name = "http://127.0.0.1:PORT", value_parser = loopback)]
    url: Option<SocketAddr>,

    /// Measure so many nodes on one PostgreSQL, one number after the other; everybody at a table is at another node
    #[arg(long, value_name = "1,2,3", value_delimiter = ',', conflicts_with = "url",
        value_parser = clap::value_parser!(u32).range(1..=16))]
    nodes: Vec<u32>,

    /// The nodes' database on this machine; it is filled with tables, so give it one of its own
    #[arg(long, value_name = "postgres://…", requires = "nodes", value_parser = on_this_machine)]
    database: Option<String>,

    /// What carries news between the nodes: nats://127.0.0.1:4222 [default: PostgreSQL itself]
    #[arg(long, value_name = "URL", requires = "nodes", value_parser = on_this_machine)]
    bus: Option<String>,

    /// Processes whose time is measured as well, with their children: the database, the bus
    #[arg(long, value_name = "PID,PID", value_delimiter = ',')]
    watch: Vec<u32>,

    /// How many tables are played at the same time
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,

    /// How many streams are open, spread over the tables: the players' own first, then spectators
    #[arg(long, value_name = "M", default_value_t = 500, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    streams: u32,

    /// How many moves per second to aim at; 0 for as many as it takes
    #[arg(long, value_name = "R", default_value_t = 200)]
    rate: u32,

    /// For how many seconds to play
    #[arg(long, value_name = "S", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,

    /// The game; all of them in turn by default
    #[arg(long)]
    game: Option<GameName>,

    /// How many people sit at a table
    #[arg(long, short, value_name = "N", default_value_t = 2)]
    players: u8,

    #[command(flatten)]
    seed: SeedArg,

    /// Print one JSON object
    #[arg(long)]
    json: bool,

    /// Draw how long moves took into this SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<String>,
}

impl LoadArgs {
    pub fn run(&self) -> Result {
        let games = self.games()?;
        let needed = u64::from(self.streams) + SPARE;
        let allowed = files_allowed();
        if allowed < needed {
            let why = format!("needs {needed} open files and may have {allowed}; `ulimit -n {needed}` allows them");
            return Err(Failure::at("--streams", format!("{} {why}", self.streams)));
        }
        let reports = block_on(self.measure(&games))?;
        if let Some(file) = &self.plot {
            fs::write(file, plot::draw(&reports)).map_err(|error| Failure::at(file, error))?;
        }
        let good = reports.iter().all(Report::is_good);
        match <[Report; 1]>::try_from(reports) {
            Ok([report]) if self.nodes.is_empty() => print_report(&report, self.json)?,
            Ok([report]) => print_report(&SideBySide { runs: vec![report] }, self.json)?,
            Err(runs) => print_report(&SideBySide { runs }, self.json)?,
        }
        if good { Ok(()) } else { Err(Failure::Reported) }
    }

    /// Puts one server under load, or several numbers of nodes one after another.
    async fn measure(&self, games: &[String]) -> Result<Vec<Report>> {
        let counts: Vec<_> = self.nodes.iter().copied().map(Some).collect();
        let mut reports = Vec::new();
        for nodes in if counts.is_empty() { vec![None] } else { counts } {
            if let Some(nodes) = nodes {
                // An error in writing this line does not matter.
                let _ = writeln!(io::stderr(), "{}", count(nodes, "node"));
            }
            let subject = self.subject(nodes).await?;
            // The second interrupt ends at once; dropping the server's handle stops the server.
            let report = tokio::select! {
                report = self.put_under_load(&subject, games) => report,
                () = second_interrupt() => Err(Failure::new("stopped; nothing was checked")),
            };
            subject.stop().await;
            reports.push(Report { nodes, ..report? });
            if reports.last().is_some_and(|report| report.interrupted) {
                break;
            }
        }
        Ok(reports)
    }

    async fn subject(&self, nodes: Option<u32>) -> Result<Subject> {
        match (nodes, self.url) {
            (Some(count), _) => Subject::nodes(count, self.shared_database()?, self.bus.as_deref()).await,
            (None, Some(address)) => Ok(Subject::running(address)),
            (None, None) => Subject::start().await,
        }
    }

    /// The database of several nodes.
    fn shared_database(&self) -> Result<&str> {
        let postgres = |url: &&str| Engine::of(url).is_ok_and(|engine| engine == Engine::Postgres);
        let url = self.database.as_deref().filter(postgres);
        url.ok_or_else(|| Failure::at("--nodes", "nodes share a PostgreSQL; name it with --database postgres://…"))
    }

    /// The games by name, with this number of players.
    fn games(&self) -> Result<Vec<String>> {
        let all = GameName::all().filter(|game| self.game.is_none_or(|wanted| wanted == *game));
        let names: Vec<String> = all.map(|game| game.name().to_owned()).collect();
        for name in &names {
            let known = web::known_games().asked(name)?;
            known.settle(&[("players", self.players.to_string().as_str())])?;
        }
        Ok(names)
    }

    async fn put_under_load(&self, subject: &Subject, games: &[String]) -> Result<Report> {
        let (seed, tally) = (self.seed.get(), Arc::new(Tally::default()));
        let nodes = Nodes(subject.urls.iter().map(Client::new).collect());
        let mut memory = Memory { start: subject.memory(), ..Memory::default() };
        let setting_up = Instant::now();

        let slots = unless_interrupted(self.sit_down(games, seed, &nodes, &tally)).await?;
        memory.tables = subject.memory();
        let places: Vec<Place> = slots.iter().map(Slot::place).collect();
        let listeners = unless_interrupted(self.open_streams(&places, &nodes, &tally)).await?;
        memory.streams = subject.memory();
        let setting_up = setting_up.elapsed();

        let (stop, stopped) = watch::channel(false);
        let before = self.counters(&nodes, &tally).await?;
        let (begun, usage) = (Instant::now(), Usage::now(&subject.processes(), &self.watch));
        let (few, mut playing) = (Arc::new(Semaphore::new(AT_ONCE)), JoinSet::new());
        for mut slot in slots {
            let pace = Pace::new(begun, self.tables, self.rate, seed.of_game(u64::from(slot.index) << 32));
            let stopped = stopped.clone();
            let few = Arc::clone(&few);
            playing.spawn(async move {
                slot.play(pace, stopped).await;
                slot.finish(&few).await;
            });
        }
        let interrupted = self.wait(&tally).await;
        let (played, busy) = (begun.elapsed(), usage.until_now());
        let moves = tally.moves();
        memory.end = subject.memory();
        let cost = self.counters(&nodes, &tally).await?.zip(before).map(|(after, before)| after.since(&before));

        stop.send_replace(true);
        let progress = Progress::new("tables checked", self.tables.into());
        join(playing, || progress.add(1)).await?;
        progress.end();
        join(listeners, || ()).await?;
        memory.peak = subject.peak_memory();
        let times = Times { setting_up, played, interrupted };
        let report = Report::new(self, games, seed, moves, tally.take(), &times).with(memory, busy);
        Ok(Report { cost, ..report })
    }

    /// What the shared database and the bus have done so far.
    async fn counters(&self, nodes: &Nodes, tally: &Tally) -> Result<Option<Counters>> {
        match &self.database {
            Some(database) => Counters::read(database, nodes, tally).await.map(Some),
            None => Ok(None),
        }
    }

    /// Makes everybody a guest and lets them sit down.
    async fn sit_down(&self, games: &[String], seed: Seed, nodes: &Nodes, tally: &Arc<Tally>) -> Result<Vec<Slot>> {
        let progress = Progress::new("tables set up", self.tables.into());
        let (few, mut opening) = (Arc::new(Semaphore::new(AT_ONCE)), JoinSet::new());
        for index in 0..self.tables {
            let game = games[index as usize % games.len()].clone();
            let mut slot = Slot::new(index, game, self.players, seed.of_game(index.into()), nodes, tally);
            let few = Arc::clone(&few);
            opening.spawn(async move {
                let _turn = few.acquire().await.map_err(Failure::new)?;
                slot.arrive().await.map_err(Failure::new)?;
                Ok::<_, Failure>(slot)
            });
        }
        let mut ready = Vec::new();
        while let Some(slot) = opening.join_next().await {
            ready.push(slot.map_err(Failure::new)??);
            progress.add(1);
        }
        progress.end();
        // The order in which they became ready does not matter.
        ready.sort_by_key(|slot| slot.index);
        Ok(ready)
    }

    /// Opens all streams and waits until each of them has received something.
    async fn open_streams(&self, places: &[Place], nodes: &Nodes, tally: &Arc<Tally>) -> Result<JoinSet<()>> {
        let progress = Progress::new("streams open", self.streams.into());
        let (few, mut listeners) = (Arc::new(Semaphore::new(AT_ONCE)), JoinSet::new());
        let (heard, mut open) = watch::channel(0u64);
        let heard = Arc::new(heard);
        for index in 0..self.streams as usize {
            let (place, round) = (index % places.len(), index / places.len());
            let who = places[place].guests.get(round).cloned().unwrap_or_else(|| nodes.stranger(place + round));
            let listener = stream::Listener { who, tally: Arc::clone(tally), few: Arc::clone(&few) };
            listeners.spawn(listener.follow(places[place].tables.clone(), Arc::clone(&heard)));
        }
        while *open.borrow_and_update() < self.streams.into() {
            progress.set(*open.borrow());
            if tally.errors() > 0 {
                return Err(Failure::new(format!("streams cannot be opened: {}", tally.take().complaints())));
            }
            // Errors send no wake-up, so check again soon.
            let _ = tokio::time::timeout(Duration::from_millis(200), open.changed()).await;
        }
        progress.end();
        Ok(listeners)
    }

    /// Waits for the end of the measurement or an interrupt; returns whether it was interrupted.
    async fn wait(&self, tally: &Tally) -> bool {
        let begun = Instant::now();
        let progress = Progress::new("seconds", self.seconds);
        let end = tokio::time::sleep(Duration::from_secs(self.seconds));
        let interrupt = signal::ctrl_c();
        tokio::pin!(end, interrupt);
        let interrupted = loop {
            tokio::select! {
                () = &mut end => break false,
                _ = &mut interrupt => break true,
                () = tokio::time::sleep(Duration::from_millis(250)) => {
                    let passed = begun.elapsed();
                    let rate = tally.moves() as f64 / passed.as_secs_f64();
                    progress.say(passed.as_secs(), &format!("{rate:.0} moves/s, {} errors", tally.errors()));
                }
            }
        };
        progress.end();
        interrupted
    }
}

/// An interrupt before the measurement is an error: there is nothing to report.
async fn unless_interrupted<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::select! {
        done = work => done,
        _ = signal::ctrl_c() => Err(Failure::new("stopped before any move was made")),
    }
}

/// Waits for the second interrupt; the first one is handled elsewhere.
async fn second_interrupt() {
    for _ in 0..2 {
        if signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

async fn join(mut tasks: JoinSet<()>, mut one_ended: impl FnMut()) -> Result {
    while let Some(done) = tasks.join_next().await {
        done.map_err(Failure::new)?;
        one_ended();
    }
    Ok(())
}
