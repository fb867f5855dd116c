//! What goes wrong while people play.

use std::{
    sync::{Arc, RwLock},
    time::Duration,
};

use nix::sys::signal::Signal;
use tokio::{task::block_in_place, time::sleep};

use crate::{
    check::check,
    crowd::{Crowd, Urls},
    cut::Wire,
    engines::{Nats, Postgres, free_port},
    nodes::Node,
};

/// How many tables are played.
const TABLES: usize = 12;
/// How often everything goes wrong in the long form.
const ROUNDS: usize = 5;
/// How long people play before and after.
const CALM: Duration = Duration::from_millis(1500);

/// Nodes, what they stand on, and those who play at them.
struct Scene {
    nodes: Vec<Node>,
    ports: Vec<u16>,
    urls: Urls,
    crowd: Crowd,
    wire: Wire,
    nats: Option<Nats>,
    postgres: Postgres,
}

/// What a scene needs that not every scene has.
#[derive(Default)]
struct Wish {
    nodes: usize,
    /// Without a bus, PostgreSQL carries the news.
    no_bus: bool,
    disk: Option<&'static str>,
    /// The nodes are of another version.
    other: bool,
    /// Variables for the first node.
    variables: Vec<(&'static str, String)>,
}

impl Scene {
    async fn set(wish: Wish) -> Scene {
        let postgres = block_in_place(|| Postgres::start(wish.disk));
        let nats = block_in_place(|| (!wish.no_bus).then(Nats::start));
        let address = nats.as_ref().map_or_else(|| ([127, 0, 0, 1], 9).into(), |nats| nats.address);
        // The last node has a wire that can be cut.
        let wire = Wire::to(address).await;
        let mut scene_nodes = Vec::new();
        let ports: Vec<u16> = (0..wish.nodes).map(|_| free_port()).collect();
        for (place, port) in ports.iter().enumerate() {
            let address = if place + 1 == wish.nodes { wire.address } else { address };
            let bus = nats.as_ref().map(|_| format!("nats://{address}"));
            let variables: Vec<_> = wish.variables.iter().map(|(name, value)| (*name, value.as_str())).collect();
            let variables = if place == 0 { variables.as_slice() } else { &[] };
            let (database, bus) = (postgres.url(), bus.as_deref());
            scene_nodes.push(block_in_place(|| match wish.other {
                true => Node::start_other(*port, &database, bus),
                false => Node::start(*port, &database, bus, variables),
            }));
        }
        let urls: Urls = Arc::new(RwLock::new(scene_nodes.iter().map(|node| node.url.clone()).collect()));
        let crowd = Crowd::gather(TABLES, &urls).await;
        let scene = Scene { nodes: scene_nodes, ports, urls, crowd, wire, nats, postgres };
        scene.crowd.goes_on().await;
        sleep(CALM).await;
        scene
    }

    /// Starts another node where one was.
    fn start_again(&mut self, place: usize) {
        let bus = self.nats.as_ref().map(|nats| format!("nats://{}", nats.address));
        let node = block_in_place(|| Node::start(self.ports[place], &self.postgres.url(), bus.as_deref(), &[]));
        self.nodes.insert(place, node);
    }

    /// Everybody goes on; then all that they remember is compared with what is stored.
    async fn end(self, what: &str) {
        self.crowd.goes_on().await;
        sleep(CALM).await;
        let memory = self.crowd.end().await;
        let checked = check(&self.postgres.url(), &memory).await;
        println!(
            "{what}: {} moves at {} tables, {} sights, all as stored; {} requests were repeated, the longest wait was \
             {:.1} s",
            checked.moves,
            checked.tables,
            checked.sights,
            memory.repeats,
            memory.longest.as_secs_f64()
        );
        assert!(checked.moves > 100 && checked.sights > checked.moves, "{} moves are no load", checked.moves);
        assert!(self.urls.read().unwrap().len() == self.ports.len());
        for node in self.nodes {
            block_in_place(|| node.end());
        }
    }
}

fn three() -> Wish {
    Wish { nodes: 3, ..Wish::default() }
}

async fn kill() {
    let mut scene = Scene::set(three()).await;
    block_in_place(|| scene.nodes.remove(1).kill());
    scene.crowd.goes_on().await;
    scene.start_again(1);
    scene.end("a node killed").await;
}

async fn pause() {
    let scene = Scene::set(three()).await;
    scene.nodes[1].signal(Signal::SIGSTOP);
    sleep(Duration::from_secs(8)).await;
    scene.crowd.goes_on().await;
    scene.nodes[1].signal(Signal::SIGCONT);
    scene.end("a node paused for 8 s").await;
}

async fn restart_postgresql() {
    let mut scene = Scene::set(three()).await;
    block_in_place(|| scene.postgres.restart());
    scene.end("PostgreSQL restarted").await;
}

async fn lose_the_bus() {
    let mut scene = Scene::set(three()).await;
    block_in_place(|| scene.nats.as_mut().unwrap().restart(Duration::from_secs(2)));
    scene.crowd.goes_on().await;
    scene.wire.cut(true);
    scene.crowd.goes_on().await;
    sleep(Duration::from_secs(3)).await;
    scene.crowd.goes_on().await;
    scene.wire.cut(false);
    scene.end("the bus restarted, then cut off from one node").await;
}

async fn trouble_the_disk() {
    let mut scene = Scene::set(Wish { disk: Some("220m"), ..three() }).await;
    let slow = block_in_place(|| scene.postgres.slow_disk(Duration::from_millis(150), Duration::from_secs(4)));
    scene.crowd.goes_on().await;
    let full = block_in_place(|| scene.postgres.full_disk(Duration::from_secs(4)));
    // What was not allowed here is not said to have been survived.
    let tried = |tried| if tried { "" } else { " (not tried)" };
    scene.end(&format!("a disk of 150 ms a flush{}, then a full one{}", tried(slow), tried(full))).await;
}

async fn set_a_clock_back() {
    let folder = store::testing::Folder::create();
    let clock = folder.path().join("clock");
    std::fs::write(&clock, "+0").unwrap();
    let library = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
    assert!(std::path::Path::new(library).exists(), "a clock is set back by the Debian package faketime");
    let variables = vec![
        ("LD_PRELOAD", library.to_owned()),
        ("FAKETIME_TIMESTAMP_FILE", clock.display().to_string()),
        ("FAKETIME_NO_CACHE", "1".to_owned()),
        ("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()),
    ];
    let scene = Scene::set(Wish { variables, ..three() }).await;
    std::fs::write(&clock, "-3600").unwrap();
    scene.crowd.goes_on().await;
    sleep(Duration::from_secs(2)).await;
    scene.end("the clock of one node set back by an hour").await;
}

async fn replace_nodes(no_bus: bool) {
    let mut scene = Scene::set(Wish { nodes: 2, no_bus, other: true, ..Wish::default() }).await;
    for place in 0..2 {
        let node = scene.nodes.remove(place);
        block_in_place(|| node.end());
        scene.crowd.goes_on().await;
        scene.start_again(place);
        scene.crowd.goes_on().await;
    }
    let between = if no_bus { "without a bus" } else { "with a bus" };
    scene.end(&format!("two nodes {between}, replaced one after the other")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_is_killed_and_its_tables_go_on_elsewhere() {
    kill().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_slept_longer_than_its_lease_writes_nothing_late() {
    pause().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_is_restarted() {
    restart_postgresql().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bus_is_restarted_and_cut_off_from_one_node() {
    lose_the_bus().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_disk_is_slow_and_then_full() {
    trouble_the_disk().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_clock_of_one_node_is_set_back_by_an_hour() {
    set_a_clock_back().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_bus_two_nodes_are_replaced_one_after_the_other() {
    replace_nodes(true).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_a_bus_two_nodes_are_replaced_one_after_the_other() {
    replace_nodes(false).await;
}

/// The long form: everything again and again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes long: cargo xtask soak"]
async fn whatever_goes_wrong_again_and_again_loses_nothing() {
    for round in 1..=ROUNDS {
        println!("round {round} of {ROUNDS}");
        kill().await;
        pause().await;
        restart_postgresql().await;
        lose_the_bus().await;
        trouble_the_disk().await;
        set_a_clock_back().await;
        replace_nodes(true).await;
        replace_nodes(false).await;
    }
}
