//! Learns the weights of the master: `saint_malo_train out.weights [key=value …]`, resumed by `from=in.weights`.
//!
//! `saint_malo_train out.weights mean=a.weights,b.weights` writes the mean of several stops instead.
//!
//! Keys: games, batch, replay, passes, rate, lambda, steady, seed, threads, from.

use std::{fs, time::Instant};

use bots::saint_malo::{
    Weights,
    train::{Progress, Settings, mean, train},
};

fn main() {
    let mut words = std::env::args().skip(1);
    let out = words.next().expect("the file to write");
    let (mut settings, mut from) = (Settings::default(), None);
    for word in words {
        let (key, value) = word.split_once('=').expect("key=value");
        let number = || value.parse::<f32>().expect("a number");
        match key {
            "games" => settings.games = number() as u64,
            "batch" => settings.batch = number() as u64,
            "replay" => settings.replay = number() as usize,
            "passes" => settings.passes = number(),
            "rate" => settings.rate = number(),
            "lambda" => settings.lambda = number(),
            "steady" => settings.steady = number(),
            "seed" => settings.seed = number() as u64,
            "threads" => settings.threads = number() as usize,
            "mean" => {
                let read = |file: &str| Weights::read(&fs::read_to_string(file).expect("a file")).expect("weights");
                let several: Vec<_> = value.split(',').map(read).collect();
                let mean = mean(&several).expect("at least one file");
                return fs::write(&out, mean.print()).expect("the file can be written");
            }
            "from" => from = Weights::read(&fs::read_to_string(value).expect("a file of weights")),
            _ => panic!("no setting {key}"),
        }
    }
    let begin = Instant::now();
    let save = |weights: &Weights| fs::write(&out, weights.print()).expect("the file can be written");
    let mut report = |progress: Progress<'_>| {
        let Progress { games, mean, rounds, error, weights } = progress;
        println!(
            "{games:7} games, {mean:6.2} points, {rounds:5.2} rounds, off by {error:5.2}, {:.0?}",
            begin.elapsed()
        );
        save(weights);
        true
    };
    let weights = train(&settings, from, &mut report);
    save(&weights);
}
