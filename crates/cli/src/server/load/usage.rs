//! What processes take of the machine, as Linux tells it.

use std::{fs, time::Instant};

use serde::Serialize;

/// Linux counts the time of processes in hundredths of a second.
const TICK: f64 = 0.01;

/// The processor's time so far, in seconds, and when that was.
#[derive(Clone, Copy)]
pub struct Usage {
    process: Option<u32>,
    at: Instant,
    server: Option<f64>,
    own: Option<f64>,
    machine: Option<f64>,
}

/// How many processors were busy with what.
#[derive(Clone, Copy, Default, Serialize)]
pub struct Busy {
    /// Seconds of processor time that the server took.
    pub server_seconds: Option<f64>,
    /// Processors in use, on average.
    pub server: Option<f64>,
    pub load: Option<f64>,
    /// By everything else on the machine.
    pub others: Option<f64>,
    pub processors: usize,
}

impl Usage {
    pub fn now(process: Option<u32>) -> Usage {
        Usage {
            process,
            at: Instant::now(),
            server: process.and_then(seconds_of),
            own: seconds_of(std::process::id()),
            machine: machine_seconds(),
        }
    }

    /// What happened since.
    pub fn until_now(self) -> Busy {
        let now = Usage::now(self.process);
        let passed = (now.at - self.at).as_secs_f64();
        let since = |before: Option<f64>, after: Option<f64>| Some(after? - before?);
        let server_seconds = since(self.server, now.server);
        let share = |seconds: Option<f64>| seconds.map(|seconds| seconds / passed);
        let (server, load) = (share(server_seconds), share(since(self.own, now.own)));
        let all = share(since(self.machine, now.machine));
        let others = all.zip(load).map(|(all, load)| (all - load - server.unwrap_or(0.0)).max(0.0));
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Busy { server_seconds, server, load, others, processors }
    }
}

/// The processor's time of a process: in `stat`, the 14th and 15th word. The second one may hold spaces.
fn seconds_of(process: u32) -> Option<f64> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, rest) = text.rsplit_once(')')?;
    let ticks = rest.split_whitespace().skip(11).take(2).map(|word| word.parse::<f64>().ok());
    Some(ticks.sum::<Option<f64>>()? * TICK)
}

/// The time of all processors together that was not idle.
fn machine_seconds() -> Option<f64> {
    let text = fs::read_to_string("/proc/stat").ok()?;
    let words: Option<Vec<f64>> =
        text.lines().next()?.split_whitespace().skip(1).map(|word| word.parse().ok()).collect();
    let words = words?;
    // user, nice, system; then idle and waiting; then interrupts and what other machines took.
    let busy = words.iter().take(3).chain(words.iter().skip(5).take(3));
    Some(busy.sum::<f64>() * TICK)
}

/// A line of a process's `status` that counts kibibytes, in bytes.
pub fn bytes_of(process: u32, key: &str) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_takes_memory_and_time() {
        let me = std::process::id();
        assert!(bytes_of(me, "VmRSS").is_some_and(|bytes| bytes > 100_000));
        let before = Usage::now(Some(me));
        let busy = before.until_now();
        assert!(busy.server_seconds.is_some_and(|seconds| seconds >= 0.0) && busy.others.is_some());
    }
}
