//! What happened, as lines: everything that one seat did in a row is one sentence.

use console::style;
use kit::Viewer;

use crate::{
    tables::{Told, name},
    text::{capital, wrap},
};

/// The lines, each beginning with whose doing it was.
pub fn lines(told: &[Told], viewer: Viewer, width: usize) -> Vec<String> {
    let turns = told.chunk_by(|one, next| one.who == next.who);
    turns.flat_map(|turn| wrap(&sentence(turn, viewer), width, 9)).collect()
}

fn sentence(turn: &[Told], viewer: Viewer) -> String {
    let mut line = match turn.first().and_then(|told| told.who) {
        Some(seat) => format!("{:6}   ", style(capital(&name(seat, viewer))).bold()),
        None => String::new(),
    };
    for (index, told) in turn.iter().enumerate() {
        // A part that ends in a colon begins something that the next parts explain; if none does, the colon goes.
        let opens = told.what.ends_with(':');
        if opens && line.ends_with(':') {
            line.pop();
        }
        line += match index {
            0 => "",
            _ if line.ends_with(':') => " ",
            _ if opens => "; ",
            _ => ", ",
        };
        line += &told.what;
    }
    line.trim_end_matches(':').into()
}

#[cfg(test)]
mod tests {
    use kit::Seat;

    use super::*;

    #[test]
    fn what_a_seat_does_in_a_row_is_one_line() {
        let told = [
            Told::of(Seat(1), "2 crates:"),
            Told::of(Seat(1), "c4"),
            Told::of(Seat(1), "c5"),
            Told::all("Pirates attack with strength 1:"),
            Told::all("you are hit"),
            Told::of(Seat(0), "apprentice:"),
            Told::of(Seat(0), "maid:"),
            Told::of(Seat(0), "+1 gold"),
            Told::of(Seat(0), "king:"),
        ];
        let told: Vec<_> = told.into_iter().flatten().collect();
        let lines = lines(&told, Viewer::Seat(Seat(0)), 80);
        assert_eq!(
            lines,
            [
                "Seat 1   2 crates: c4, c5",
                "Pirates attack with strength 1: you are hit",
                "You      apprentice; maid: +1 gold; king"
            ]
        );
    }
}
