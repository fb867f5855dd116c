//! What processes take of the machine, as Linux tells it; elsewhere nothing is known.

use std::{fs, time::Instant};

use serde::Serialize;

/// Linux counts the CPU time of processes in hundredths of a second.
const TICK: f64 = 0.01;

/// CPU time so far, in seconds, and when it was read.
#[derive(Clone)]
pub struct Usage {
    processes: Vec<u32>,
    watched: Vec<u32>,
    at: Instant,
    server: Option<f64>,
    own: Option<f64>,
    others: Vec<Option<f64>>,
    machine: Option<f64>,
}

/// How many processors were busy, and with what.
#[derive(Clone, Default, Serialize)]
pub struct Busy {
    /// Seconds of CPU time that the server used.
    pub server_seconds: Option<f64>,
    /// Processors in use, on average.
    pub server: Option<f64>,
    pub load: Option<f64>,
    /// By everything else on the machine.
    pub others: Option<f64>,
    pub processors: usize,
    /// The named processes among them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub watched: Vec<Process>,
}

/// A process with its children.
#[derive(Clone, Serialize)]
pub struct Process {
    pub name: String,
    pub seconds: Option<f64>,
}

impl Usage {
    /// Reads the CPU time of the server's processes, and of others with their children.
    pub fn now(processes: &[u32], watched: &[u32]) -> Usage {
        let server = processes.iter().map(|&process| seconds_of(process)).sum::<Option<f64>>();
        Usage {
            processes: processes.to_vec(),
            watched: watched.to_vec(),
            at: Instant::now(),
            server: server.filter(|_| !processes.is_empty()),
            own: seconds_of(std::process::id()),
            others: watched.iter().map(|&process| seconds_of_family(process)).collect(),
            machine: machine_seconds(),
        }
    }

    /// The usage since then.
    pub fn until_now(self) -> Busy {
        let now = Usage::now(&self.processes, &self.watched);
        let passed = (now.at - self.at).as_secs_f64();
        let since = |before: Option<f64>, after: Option<f64>| Some(after? - before?);
        let server_seconds = since(self.server, now.server);
        let share = |seconds: Option<f64>| seconds.map(|seconds| seconds / passed);
        let (server, load) = (share(server_seconds), share(since(self.own, now.own)));
        let all = share(since(self.machine, now.machine));
        let others = all.zip(load).map(|(all, load)| (all - load - server.unwrap_or(0.0)).max(0.0));
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let times = self.others.iter().zip(&now.others).map(|(before, after)| since(*before, *after));
        let watched =
            self.watched.iter().zip(times).map(|(process, seconds)| Process { name: name_of(*process), seconds });
        Busy { server_seconds, server, load, others, processors, watched: watched.collect() }
    }
}

/// The fields of a process's `stat` file from the third on; the second one may contain spaces.
fn stat(process: u32) -> Option<Vec<String>> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, rest) = text.rsplit_once(')')?;
    Some(rest.split_whitespace().map(str::to_owned).collect())
}

/// The sum of some times in `stat`: fields 14 and 15 are the process's own, the next two those of ended children.
fn times(stat: &[String], count: usize) -> Option<f64> {
    let ticks = stat.iter().skip(11).take(count).map(|word| word.parse::<f64>().ok());
    Some(ticks.sum::<Option<f64>>()? * TICK)
}

fn seconds_of(process: u32) -> Option<f64> {
    times(&stat(process)?, 2)
}

/// The CPU time of a process and its children: PostgreSQL has one for every connection.
fn seconds_of_family(process: u32) -> Option<f64> {
    let own = times(&stat(process)?, 4)?;
    let parent = process.to_string();
    let all = fs::read_dir("/proc").ok()?.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let children = all.filter_map(stat).filter(|stat| stat.get(1) == Some(&parent));
    Some(own + children.filter_map(|stat| times(&stat, 4)).sum::<f64>())
}

fn name_of(process: u32) -> String {
    fs::read_to_string(format!("/proc/{process}/comm")).map_or_else(|_| process.to_string(), |name| name.trim().into())
}

/// The time that all processors together were not idle.
fn machine_seconds() -> Option<f64> {
    let text = fs::read_to_string("/proc/stat").ok()?;
    let words: Option<Vec<f64>> =
        text.lines().next()?.split_whitespace().skip(1).map(|word| word.parse().ok()).collect();
    let words = words?;
    // user, nice, system; then idle and iowait; then interrupts and steal.
    let busy = words.iter().take(3).chain(words.iter().skip(5).take(3));
    Some(busy.sum::<f64>() * TICK)
}

/// A line of a process's `status` that counts kibibytes, in bytes.
pub fn bytes_of(process: u32, key: &str) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn this_process_takes_memory_and_time() {
        let me = std::process::id();
        assert!(bytes_of(me, "VmRSS").is_some_and(|bytes| bytes > 100_000));
        let busy = Usage::now(&[me], &[me]).until_now();
        assert!(busy.server_seconds.is_some_and(|seconds| seconds >= 0.0) && busy.others.is_some());
        assert!(busy.watched[0].name.starts_with("lab") && busy.watched[0].seconds.is_some());
    }
}
