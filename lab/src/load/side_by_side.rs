//! Several numbers of nodes side by side.

use std::fmt;

use serde::Serialize;

use super::{
    report::{Report, megabytes},
    tally::Spread,
};

/// How wide the names of the rows are, and the columns.
const NAME: usize = 38;
const COLUMN: usize = 12;

#[derive(Serialize)]
pub struct SideBySide {
    pub runs: Vec<Report>,
}

/// A number with so many places, if it is known.
fn number(value: Option<f64>, places: usize) -> String {
    value.map_or_else(|| "?".into(), |value| format!("{value:.places$}"))
}

impl SideBySide {
    fn row(&self, f: &mut fmt::Formatter<'_>, name: &str, cell: impl Fn(&Report) -> String) -> fmt::Result {
        write!(f, "{name:NAME$}")?;
        self.runs.iter().try_for_each(|run| write!(f, "{:>COLUMN$}", cell(run)))?;
        writeln!(f)
    }
}

impl fmt::Display for SideBySide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(run) = self.runs.first() else { return Ok(()) };
        let Report { tables, players, streams, seed, .. } = run;
        writeln!(f, "{tables} tables of {players} ({}), {streams} streams, seed {seed}", run.games.join(", "))?;
        self.row(f, "nodes", |run| run.nodes.unwrap_or(1).to_string())?;
        self.row(f, "seconds", |run| format!("{:.1}", run.seconds))?;
        self.row(f, "moves a second", |run| format!("{:.1}", run.moves_per_second))?;
        let time = |spread: &Option<Spread>, pick: fn(&Spread) -> f64| number(spread.as_ref().map(pick), 1);
        self.row(f, "acknowledged, p50 ms", |run| time(&run.acknowledged, |spread| spread.p50))?;
        self.row(f, "acknowledged, p95 ms", |run| time(&run.acknowledged, |spread| spread.p95))?;
        self.row(f, "acknowledged, p99 ms", |run| time(&run.acknowledged, |spread| spread.p99))?;
        self.row(f, "acknowledged, longest ms", |run| time(&run.acknowledged, |spread| spread.max))?;
        self.row(f, "looked, p50 ms", |run| time(&run.looked, |spread| spread.p50))?;
        self.row(f, "looked, p99 ms", |run| time(&run.looked, |spread| spread.p99))?;
        self.row(f, "heard, p50 ms", |run| time(&run.heard, |spread| spread.p50))?;
        self.row(f, "heard, p99 ms", |run| time(&run.heard, |spread| spread.p99))?;
        self.row(f, "processor of the nodes, ms a move", |run| number(run.server_ms_per_move, 2))?;
        for (index, process) in run.busy.watched.iter().enumerate() {
            let seconds = |run: &Report| run.busy.watched.get(index).and_then(|process| process.seconds);
            let name = format!("processor of {}, ms a move", process.name);
            self.row(f, &name, |run| number(run.per_move(seconds(run)), 2))?;
        }
        self.row(f, "processors of the load", |run| number(run.busy.load, 2))?;
        self.row(f, "statements a move", |run| number(run.cost.and_then(|cost| cost.statements_per_move), 2))?;
        self.row(f, "transactions a move", |run| number(run.cost.map(|cost| cost.transactions_per_move), 2))?;
        self.row(f, "write-ahead log, bytes a move", |run| number(run.cost.map(|cost| cost.log_bytes_per_move), 0))?;
        self.row(f, "bus messages a move", |run| number(run.cost.map(|cost| cost.bus_messages_per_move), 2))?;
        self.row(f, "bus deliveries a move", |run| number(run.cost.map(|cost| cost.bus_deliveries_per_move), 2))?;
        self.row(f, "orders handed over a move", |run| number(run.cost.map(|cost| cost.forwarded_per_move), 2))?;
        self.row(f, "handed over without an answer", |run| number(run.cost.map(|cost| cost.unanswered), 0))?;
        self.row(f, "memory of the nodes, at most", |run| megabytes(run.memory.peak))?;
        self.row(f, "errors", |run| run.errors.values().sum::<u64>().to_string())?;
        self.row(f, "moves checked", |run| run.checks.moves.to_string())?;
        self.row(f, "moves lost", |run| run.checks.lost.to_string())?;
        self.row(f, "moves unasked", |run| run.checks.unasked.to_string())?;
        for run in &self.runs {
            for (kind, count) in &run.errors {
                writeln!(f, "error at {} nodes: {kind}: {count} times", run.nodes.unwrap_or(1))?;
            }
        }
        Ok(())
    }
}
