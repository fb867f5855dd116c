//! The end of a game: where the points came from, and who won.

use console::{Alignment, measure_text_width, pad_str, style};
use kit::Seat;
use ui::{Markup, replay::Ending, say};

use crate::terminal::{Eyes, TerminalGame};

/// Columns for the points of a seat.
const WIDTH: usize = 10;

/// The final table; nothing while the game goes on.
pub fn lines<G: TerminalGame>(game: &G, eyes: &Eyes) -> Vec<String> {
    let Some(outcome) = &game.outcome() else { return Vec::new() };
    let ending = Ending {
        t: eyes.t,
        game: G::NAME,
        names: &eyes.names,
        me: Seat::all(eyes.names.len() as u8).find(|&seat| eyes.viewer.is(seat)),
        outcome,
        left: &[],
        sources: G::sources(),
        rematch: Markup::default(),
        replay: Markup::default(),
        home: Markup::default(),
    };
    let seats = || Seat::all(outcome.scores.len() as u8);
    let sources: Vec<(String, &str)> = ending.used().into_iter().map(|key| (ending.source(key), key)).collect();
    let total = say!(eyes.t, "replay-total");
    let labels = sources.iter().map(|(label, _)| label).chain([&total]);
    let widest = labels.map(|label| measure_text_width(label)).max().unwrap_or(0);
    let row = |label: &str, values: Vec<String>| {
        let values = values.iter().map(|value| pad_str(value, WIDTH, Alignment::Right, None).into_owned());
        format!("{}{}", pad_str(label, widest, Alignment::Left, None), values.collect::<String>())
    };
    let mut lines = vec![row("", seats().map(|seat| eyes.name(seat)).collect())];
    for (label, key) in &sources {
        lines.push(row(label, seats().map(|seat| ending.of(seat, key).to_string()).collect()));
    }
    lines.push(style(row(&total, outcome.scores.iter().map(i32::to_string).collect())).bold().to_string());
    lines.push(String::new());
    lines.push(style(eyes.look(game, |look| G::question(look))).bold().to_string());
    lines.extend(ending.tie());
    lines
}
