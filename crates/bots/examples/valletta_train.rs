//! Learns to play Valletta: `cargo run --release -p bots --example valletta_train -- out.weights games=20000 seed=1`.
//!
//! Settings are words with `=`: games, round, threads, seed, width, lambda, rate, explore, replays; `from=FILE` goes on
//! from weights learned before, `seconds=N` stops after that time.

use std::{error::Error, fs, time::Instant};

use bots::valletta::{
    Weights,
    train::{Settings, train},
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut settings = Settings::default();
    let (mut out, mut from, mut seconds) = ("crates/bots/data/valletta.weights".to_owned(), None, u64::MAX);
    for word in std::env::args().skip(1) {
        match word.split_once('=') {
            None => out = word,
            Some(("games", text)) => settings.games = text.parse()?,
            Some(("round", text)) => settings.round = text.parse()?,
            Some(("threads", text)) => settings.threads = text.parse()?,
            Some(("seed", text)) => settings.seed = text.parse()?,
            Some(("width", text)) => settings.width = text.parse()?,
            Some(("lambda", text)) => settings.lambda = text.parse()?,
            Some(("rate", text)) => settings.rate = text.parse()?,
            Some(("explore", text)) => settings.explore = text.parse()?,
            Some(("replays", text)) => settings.replays = text.parse()?,
            Some(("seconds", text)) => seconds = text.parse()?,
            Some(("from", file)) => from = Some(Weights::read(&fs::read(file)?)?),
            Some((other, _)) => return Err(format!("no setting is called {other}").into()),
        }
    }
    let start = Instant::now();
    let weights = train(&settings, from, &mut |progress, _| {
        println!(
            "{:5}s {:6} games: score {:.1}, error {:.4}, broken {}{}",
            start.elapsed().as_secs(),
            progress.games,
            progress.score,
            progress.error,
            progress.broken,
            progress.margin.map_or(String::new(), |margin| format!(", {margin:+.1} against the older self")),
        );
        start.elapsed().as_secs() < seconds
    });
    fs::write(&out, weights.write())?;
    println!("{out}: {}", weights.story);
    Ok(())
}
