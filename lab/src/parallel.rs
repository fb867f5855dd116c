//! Many games on all cores, with a progress bar, until they are done or somebody stops it.

use std::{
    io::{self, IsTerminal, Write},
    num::NonZero,
    process,
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use clap::Args;
use cli::failure::{Failure, Result};
use indicatif::{ProgressBar, ProgressStyle};

/// How many games, on how many threads.
#[derive(Args, Debug)]
pub struct Games {
    /// How many games
    #[arg(long, short, value_name = "M", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,

    /// How many threads [default: one per core]
    #[arg(long, short, value_name = "T")]
    pub threads: Option<NonZero<usize>>,
}

/// As many threads as were asked for, or one per core.
pub fn threads(wanted: Option<NonZero<usize>>) -> usize {
    wanted.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get)
}

impl Games {
    /// Plays the games `0..count`, each thread adding to a sum of its own, and returns the sums. After an interrupt these
    /// are the sums of what was played by then. Threads take `batch` games at a time.
    pub fn play<S: Default + Send>(
        &self,
        count: u64,
        batch: u64,
        play: impl Fn(&mut S, u64) -> Result + Sync,
    ) -> Result<Vec<S>> {
        share_out(threads(self.threads), count, batch, stop_on_interrupt()?, play, |done| show_progress(done, count))
    }
}

/// The results of numbered work, in the order of the numbers: which thread does what changes nothing. After a stop these
/// are the results there were by then.
pub fn in_order<T: Send>(
    threads: usize,
    count: u64,
    stop: &AtomicBool,
    work: impl Fn(u64) -> T + Sync,
) -> Result<Vec<T>> {
    let add = |sum: &mut Vec<(u64, T)>, number| {
        sum.push((number, work(number)));
        Ok(())
    };
    let sums = share_out(threads, count, 1, stop, add, |done| done.iter().for_each(drop))?;
    let mut all: Vec<_> = sums.into_iter().flatten().collect();
    all.sort_by_key(|&(number, _)| number);
    Ok(all.into_iter().map(|(_, result)| result).collect())
}

/// Does the pieces `0..count` of some work on several threads, each adding to a sum of its own, and returns the sums.
/// Threads take `batch` pieces at a time, until all are done or somebody stops it; `watch` hears how many were done.
fn share_out<S: Default + Send>(
    threads: usize,
    count: u64,
    batch: u64,
    stop: &AtomicBool,
    work: impl Fn(&mut S, u64) -> Result + Sync,
    watch: impl FnOnce(&mpsc::Receiver<u64>),
) -> Result<Vec<S>> {
    let next = &AtomicU64::new(0);
    let worker = &|done: mpsc::Sender<u64>| {
        let mut sum = S::default();
        while !stop.load(Ordering::Relaxed) {
            let begin = next.fetch_add(batch, Ordering::Relaxed);
            let end = count.min(begin + batch);
            if begin >= end {
                break;
            }
            (begin..end).try_for_each(|index| work(&mut sum, index))?;
            done.send(end - begin).map_err(Failure::new)?;
        }
        Ok(sum)
    };
    let (sender, done) = mpsc::channel();
    thread::scope(|scope| {
        let start = |sender| scope.spawn(move || worker(sender));
        let workers: Vec<_> = (0..threads).map(|_| start(sender.clone())).collect();
        drop(sender);
        watch(&done);
        let join = |worker: thread::ScopedJoinHandle<'_, Result<S>>| {
            worker.join().map_err(|_| Failure::new("a thread has failed"))?
        };
        workers.into_iter().map(join).collect()
    })
}

/// Shows how far it is until the last worker has gone.
fn show_progress(done: &mpsc::Receiver<u64>, games: u64) {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left") {
        bar.set_style(style);
    }
    let plain = !io::stderr().is_terminal();
    let mut last = Instant::now();
    for batch in done {
        bar.inc(batch);
        if plain && last.elapsed() > Duration::from_secs(5) {
            last = Instant::now();
            // A progress line that cannot be written is no reason to stop.
            let _ = writeln!(io::stderr(), "{} of {games} games", bar.position());
        }
    }
    bar.finish_and_clear();
}

/// The first interrupt asks for what there is, the second ends the program.
pub fn stop_on_interrupt() -> Result<&'static AtomicBool> {
    static STOP: AtomicBool = AtomicBool::new(false);
    static SET: AtomicBool = AtomicBool::new(false);
    if !SET.swap(true, Ordering::Relaxed) {
        ctrlc::set_handler(|| {
            if STOP.swap(true, Ordering::Relaxed) {
                process::exit(130);
            }
        })
        .map_err(Failure::new)?;
    }
    Ok(&STOP)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        for threads in [1, 2, 5] {
            let squares = in_order(threads, 100, &AtomicBool::new(false), |number| number * number);
            assert!(squares.is_ok_and(|squares| squares == (0..100).map(|number| number * number).collect::<Vec<_>>()));
        }
        let none = in_order(2, 100, &AtomicBool::new(true), |number| number);
        assert!(none.is_ok_and(|none| none.is_empty()));
    }
}
