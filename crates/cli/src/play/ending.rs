//! The end of a game: where the points came from, and who won.

use console::style;
use kit::{Outcome, Seat, Viewer};

use crate::{
    tables::name,
    text::{capital, count, enumerate},
};

/// The final table.
pub fn lines(outcome: &Outcome, viewer: Viewer) -> Vec<String> {
    let seats = (0..).map(Seat).take(outcome.scores.len());
    let row = |label: &str, values: Vec<String>| {
        let values: String = values.iter().map(|value| format!("{value:>9}")).collect();
        format!("{label:10}{values}")
    };
    let mut lines = vec![row("", seats.map(|seat| capital(&name(seat, viewer))).collect())];
    // Every seat has the same sources.
    for source in outcome.detail.first().into_iter().flat_map(|detail| detail.keys()) {
        let points = outcome.detail.iter().map(|detail| detail.get(source).copied().unwrap_or(0));
        lines.push(row(source, points.map(|points| points.to_string()).collect()));
    }
    let total = row("total", outcome.scores.iter().map(i32::to_string).collect());
    lines.push(style(total).bold().to_string());
    lines.push(String::new());
    lines.push(winners(outcome, viewer));
    lines
}

fn winners(outcome: &Outcome, viewer: Viewer) -> String {
    let names: Vec<_> = outcome.winners.iter().map(|&seat| name(seat, viewer)).collect();
    let verb = match &outcome.winners[..] {
        [seat] if !viewer.is(*seat) => "wins",
        _ => "win",
    };
    let winners = style(capital(&enumerate(&names))).bold();
    format!("{winners} {verb} after {}.", count(outcome.rounds, "round"))
}
