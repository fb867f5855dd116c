//! What moves cost the database and the bus: the difference of their counters before and after.

use cli::failure::{Failure, Result};
use serde::Serialize;
use store::Counted;

use super::{table::Nodes, tally::Tally};

/// The counters at one moment.
pub struct Counters {
    moves: u64,
    database: Counted,
    sent: f64,
    heard: f64,
    forwarded: f64,
    unanswered: f64,
}

/// What each move cost on average, including all page views, streams and background work of the nodes.
#[derive(Clone, Copy, Serialize)]
pub struct Cost {
    /// Known if the database counts them.
    pub statements_per_move: Option<f64>,
    pub transactions_per_move: f64,
    /// Of the database's write-ahead log.
    pub log_bytes_per_move: f64,
    pub bus_messages_per_move: f64,
    /// Received by all nodes together: a message to three nodes counts three times.
    pub bus_deliveries_per_move: f64,
    /// Orders that one node handed to another.
    pub forwarded_per_move: f64,
    /// How many of those in all were not answered.
    pub unanswered: f64,
}

impl Counters {
    pub async fn read(database: &str, nodes: &Nodes, tally: &Tally) -> Result<Counters> {
        let mut now = Counters {
            database: Counted::read(database).await?,
            moves: tally.moves(),
            sent: 0.0,
            heard: 0.0,
            forwarded: 0.0,
            unanswered: 0.0,
        };
        for node in nodes.0.iter() {
            let answer = node.page("/metrics").await.map_err(Failure::new)?;
            let metrics = String::from_utf8_lossy(&answer.body);
            now.sent += sum(&metrics, "intramuros_bus_messages_total", "kind=\"sent\"");
            now.heard += sum(&metrics, "intramuros_bus_messages_total", "kind=\"heard\"");
            now.forwarded += sum(&metrics, "intramuros_forwarded_total", "");
            now.unanswered += sum(&metrics, "intramuros_forwarded_total", "result=\"unanswered\"");
        }
        Ok(now)
    }

    pub fn since(&self, before: &Counters) -> Cost {
        let moves = (self.moves - before.moves).max(1) as f64;
        let each = |after: i64, before: i64| (after - before) as f64 / moves;
        let (now, then) = (&self.database, &before.database);
        Cost {
            statements_per_move: now.statements.zip(then.statements).map(|(after, before)| each(after, before)),
            transactions_per_move: each(now.transactions, then.transactions),
            log_bytes_per_move: each(now.log_bytes, then.log_bytes),
            bus_messages_per_move: (self.sent - before.sent) / moves,
            bus_deliveries_per_move: (self.heard - before.heard) / moves,
            forwarded_per_move: (self.forwarded - before.forwarded) / moves,
            unanswered: self.unanswered - before.unanswered,
        }
    }
}

/// A Prometheus counter, summed over all its series that have this label.
fn sum(metrics: &str, name: &str, label: &str) -> f64 {
    let lines = metrics.lines().filter_map(|line| line.strip_prefix(name)?.rsplit_once(' '));
    lines.filter(|(labels, _)| labels.contains(label)).filter_map(|(_, value)| value.parse::<f64>().ok()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_counter_is_added_up_over_its_labels() {
        let metrics = "# TYPE a counter\na{kind=\"sent\"} 3\na{kind=\"heard\"} 4\nab 9\n";
        assert_eq!((sum(metrics, "a{", ""), sum(metrics, "a", "kind=\"sent\"")), (7.0, 3.0));
        assert_eq!(sum(metrics, "c", ""), 0.0);
    }
}
