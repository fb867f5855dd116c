//! The results, for people and as JSON.

use std::{collections::BTreeMap, fmt, time::Duration};

use cli::seed::Seed;
use serde::Serialize;

use super::{
    LoadArgs,
    cost::Cost,
    tally::{Checks, Spread, Sums},
    usage::Busy,
};

/// Bytes that the server used, where they are known.
#[derive(Clone, Copy, Default, Serialize)]
pub struct Memory {
    /// Before anybody came.
    pub start: Option<u64>,
    /// With all tables, before any stream.
    pub tables: Option<u64>,
    /// With all streams, before any move.
    pub streams: Option<u64>,
    /// After the last move.
    pub end: Option<u64>,
    pub peak: Option<u64>,
    pub per_table: Option<u64>,
    pub per_stream: Option<u64>,
}

/// How long it took, and whether it was interrupted.
pub struct Times {
    pub setting_up: Duration,
    pub played: Duration,
    pub interrupted: bool,
}

#[derive(Serialize)]
pub struct Report {
    /// How many nodes shared a database, if nodes were compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u32>,
    pub games: Vec<String>,
    pub tables: u32,
    pub players: u8,
    pub streams: u32,
    pub seed: String,
    pub rate_aimed_at: u32,
    pub setting_up_seconds: f64,
    pub seconds: f64,
    pub interrupted: bool,
    pub moves: u64,
    pub moves_per_second: f64,
    /// Milliseconds from posting a move to its acknowledgement.
    pub acknowledged: Option<Spread>,
    /// Milliseconds to load a view of a table.
    pub looked: Option<Spread>,
    /// Milliseconds from an acknowledgement to the stream's event.
    pub heard: Option<Spread>,
    pub errors: BTreeMap<String, u64>,
    pub memory: Memory,
    pub busy: Busy,
    /// Milliseconds of CPU time that the server used per move, including all views and streams.
    pub server_ms_per_move: Option<f64>,
    pub checks: Checks,
    /// What each move cost the database and the bus.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<Cost>,
}

impl Report {
    pub fn new(args: &LoadArgs, games: &[String], seed: Seed, moves: u64, sums: Sums, times: &Times) -> Report {
        let seconds = times.played.as_secs_f64();
        Report {
            nodes: None,
            games: games.to_vec(),
            tables: args.tables,
            players: args.players,
            streams: args.streams,
            seed: seed.to_string(),
            rate_aimed_at: args.rate,
            setting_up_seconds: times.setting_up.as_secs_f64(),
            seconds,
            interrupted: times.interrupted,
            moves,
            moves_per_second: moves as f64 / seconds,
            acknowledged: Spread::new(sums.acknowledged),
            looked: Spread::new(sums.looked),
            heard: Spread::new(sums.heard),
            errors: sums.errors,
            memory: Memory::default(),
            busy: Busy::default(),
            server_ms_per_move: None,
            checks: sums.checks,
            cost: None,
        }
    }

    /// Adds the server's CPU time.
    pub fn with(mut self, memory: Memory, busy: Busy) -> Report {
        let each =
            |more: Option<u64>, less: Option<u64>, count: u32| more?.saturating_sub(less?).checked_div(count.into());
        self.memory = Memory {
            per_table: each(memory.tables, memory.start, self.tables),
            per_stream: each(memory.streams, memory.tables, self.streams),
            ..memory
        };
        self.server_ms_per_move = self.per_move(busy.server_seconds);
        self.busy = busy;
        self
    }

    /// Milliseconds for each move.
    pub fn per_move(&self, seconds: Option<f64>) -> Option<f64> {
        seconds.filter(|_| self.moves > 0).map(|seconds| seconds * 1000.0 / self.moves as f64)
    }

    /// Whether nothing went wrong.
    pub fn is_good(&self) -> bool {
        self.errors.is_empty() && self.checks.lost == 0 && self.checks.unasked == 0
    }
}

pub fn megabytes(bytes: Option<u64>) -> String {
    bytes.map_or_else(|| "?".into(), |bytes| format!("{:.0} MB", bytes as f64 / 1e6))
}

fn kilobytes(bytes: Option<u64>) -> String {
    bytes.map_or_else(|| "?".into(), |bytes| format!("{:.1} kB", bytes as f64 / 1e3))
}

fn processors(share: Option<f64>) -> String {
    share.map_or_else(|| "?".into(), |share| format!("{share:.2}"))
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Spread { count, p50, p95, p99, max, .. } = self;
        write!(f, "p50 {p50:.1} ms, p95 {p95:.1} ms, p99 {p99:.1} ms, max {max:.1} ms ({count})")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { tables, players, streams, seconds, moves, memory, busy, checks, .. } = self;
        let early = if self.interrupted { ", stopped early" } else { "" };
        writeln!(f, "{tables} tables of {players} ({}), {streams} streams, seed {}", self.games.join(", "), self.seed)?;
        writeln!(f, "set up in {:.1} s, played for {seconds:.1} s{early}", self.setting_up_seconds)?;
        let aim = match self.rate_aimed_at {
            0 => "as many as possible".into(),
            rate => format!("{rate}/s aimed at"),
        };
        writeln!(f, "moves         {moves}, {:.1}/s ({aim})", self.moves_per_second)?;
        for (name, spread) in [("acknowledged", &self.acknowledged), ("looked", &self.looked), ("heard", &self.heard)] {
            if let Some(spread) = spread {
                writeln!(f, "{name:13} {spread}")?;
            }
        }
        if self.errors.is_empty() {
            writeln!(f, "errors        none")?;
        }
        for (kind, count) in &self.errors {
            writeln!(f, "error         {kind}: {count} times")?;
        }
        writeln!(
            f,
            "memory        {} at the start, {} with tables ({} each), {} with streams ({} each), {} at the end, peak {}",
            megabytes(memory.start),
            megabytes(memory.tables),
            kilobytes(memory.per_table),
            megabytes(memory.streams),
            kilobytes(memory.per_stream),
            megabytes(memory.end),
            megabytes(memory.peak)
        )?;
        let each = self.server_ms_per_move.map_or_else(|| "?".into(), |each| format!("{each:.2} ms"));
        writeln!(
            f,
            "processors    {}: server {} ({each} per move), load {}, others {}",
            busy.processors,
            processors(busy.server),
            processors(busy.load),
            processors(busy.others)
        )?;
        for process in &busy.watched {
            let each = self.per_move(process.seconds).map_or_else(|| "?".into(), |each| format!("{each:.2}"));
            writeln!(f, "watched       {}: {each} ms per move", process.name)?;
        }
        writeln!(
            f,
            "checked       {} games, {} moves: {} lost, {} unasked",
            checks.tables, checks.moves, checks.lost, checks.unasked
        )
    }
}
