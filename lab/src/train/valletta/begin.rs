//! Where learning begins: with what the yardstick knows of a seat, and with hidden units by lot beside that.

use bots::{
    judgement::{OUTPUTS, Places},
    valletta::{
        SEAT, Table, TableWeights, Weights,
        names::COUNT,
        seat_place,
        table::HIDDEN,
        value::{BIAS, HIDDEN as BEFORE, OUTPUT, RELUS},
    },
};

use crate::train::judgement;

/// How each output begins: so much of the yardstick's utility, margin and chance to win, and a number to start from.
/// What the yardstick says of a seat compares it with its rivals already, so all seats together count double.
const FROM: [([f32; 3], f32); OUTPUTS] = [([0.3, 0.0, 0.3], 0.0), ([0.0, 0.5, 0.0], 2.5), ([0.0; 3], 1.0)];

/// The weights before anything was learned.
pub fn begin(seed: u64) -> TableWeights {
    let mut weights = judgement::begin::<Table>(seed, SEAT, HIDDEN);
    let (at, before) = (Places::of(SEAT, HIDDEN), Weights::embedded().numbers());
    let numbers = weights.numbers_mut();
    for feature in 0..COUNT {
        let (row, place) = (&before[feature * BEFORE..][..BEFORE], seat_place(feature));
        numbers[place * HIDDEN..][..RELUS].copy_from_slice(&row[..RELUS]);
        for (output, (parts, _)) in FROM.iter().enumerate() {
            numbers[at.linear + place * OUTPUTS + output] = part(parts, &row[RELUS..]);
        }
    }
    // What the yardstick did not look at changes nothing at first.
    let known: Vec<usize> = (0..COUNT).map(seat_place).collect();
    for place in (0..SEAT).filter(|place| !known.contains(place)) {
        numbers[place * HIDDEN..][..RELUS].fill(0.0);
    }
    numbers[at.bias..][..RELUS].copy_from_slice(&before[BIAS..][..RELUS]);
    for (output, (parts, start)) in FROM.iter().enumerate() {
        numbers[at.last + output] = start + part(parts, &before[BIAS + RELUS..]);
        for unit in 0..HIDDEN {
            let rest = numbers[at.output + unit * OUTPUTS + output] * 0.3;
            let row = before.get(OUTPUT + unit * 3..).filter(|_| unit < RELUS);
            numbers[at.output + unit * OUTPUTS + output] = row.map_or(rest, |row| part(parts, row));
        }
    }
    weights
}

fn part(parts: &[f32; 3], outputs: &[f32]) -> f32 {
    parts.iter().zip(outputs).map(|(part, output)| part * output).sum()
}
