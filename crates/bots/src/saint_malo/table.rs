//! The judgement of the whole table: what it looks at, as a network of its own.
//!
//! A seat is judged by its city and outlook, as in `features.rs`, and by what its points and pace are beside those of the
//! others: how long the game will take decides what is worth building.

use std::sync::{Arc, LazyLock};

use ::saint_malo::{Cells, City, Options, SaintMalo};
use kit::Game;

use super::{
    features::{self, FEATURES as OWN, Names, Sheet, Values},
    outlook::{Outlook, TurnContext},
};
use crate::{
    Network,
    judgement::{Judgement, layers},
};

/// How many features say how a seat stands beside the others.
const MORE: usize = 42;
/// How many features a seat has.
pub const FEATURES: usize = OWN + MORE;
/// Units of the hidden layer.
pub const HIDDEN: usize = 64;

/// What will come of a position for every seat, as a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table;

/// The learned weights.
pub type TableWeights = crate::Weights<Table>;
/// A view on them.
pub type Judged<'a> = Judgement<'a, Table, FEATURES, HIDDEN>;
/// What a seat looks like to the judgement.
pub type Features = [f32; FEATURES];

impl Network for Table {
    const GAME: &'static str = SaintMalo::NAME;
    const LAYERS: &'static [crate::Layer] = &layers(FEATURES, HIDDEN);

    fn feature_names() -> Vec<String> {
        let mut names = Names(features::feature_names().to_vec());
        let outlook = Outlook { turns: None, ..Outlook::default() };
        beside(&mut names, &Standing::default(), &Others::default(), &outlook);
        names.0
    }
}

static LEARNED: LazyLock<Option<Arc<TableWeights>>> =
    LazyLock::new(|| TableWeights::read(include_bytes!("../../data/saint_malo_table.weights")).ok().map(Arc::new));

/// The weights of this build; none when their file was made for other features.
pub fn learned() -> Option<Arc<TableWeights>> {
    LEARNED.clone()
}

/// How far a seat is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Standing {
    /// The points if the game ended now.
    pub settled: f32,
    /// Turns played.
    turns: f32,
    /// Spaces filled in a turn, on average; at first what is usual.
    pace: f32,
    /// Rounds until the city is full, at this pace.
    rest: f32,
    filled: f32,
}

impl Standing {
    /// Of a seat that has played so many turns.
    #[inline]
    fn new(city: &City, options: &Options, turns: u16) -> Standing {
        let (filled, turns) = (f32::from(city.filled().len()), f32::from(turns));
        let pace = (filled - 4.0 + 3.0 * 1.2) / (turns + 3.0);
        let rest = ((f32::from(Cells::SPACES.len()) - filled) / pace.max(0.5)).min(50.0);
        Standing { settled: city.final_total(options) as f32, turns, pace, rest, filled }
    }
}

/// What matters of the others.
#[derive(Clone, Copy, Debug, Default)]
struct Others {
    /// The most points of anybody.
    settled: f32,
    /// The points of all, on average.
    mean: f32,
    /// The fastest.
    pace: f32,
    rest: f32,
    /// The most points in a turn.
    gain: f32,
}

impl Others {
    #[inline]
    fn new(standings: &[Standing], seat: usize) -> Others {
        let mut others = Others { settled: f32::MIN, rest: 50.0, gain: -9.0, ..Others::default() };
        for (_, standing) in standings.iter().enumerate().filter(|&(other, _)| other != seat) {
            others.settled = others.settled.max(standing.settled);
            others.mean += standing.settled / (standings.len() - 1) as f32;
            others.pace = others.pace.max(standing.pace);
            others.rest = others.rest.min(standing.rest);
            others.gain = others.gain.max(standing.settled / (standing.turns + 1.0));
        }
        others
    }
}

/// The turns a seat has played when the seat on turn has just finished.
fn turns_of(context: &TurnContext, seat: usize) -> u16 {
    let done = context.place(seat) <= context.place(context.mover);
    if done { context.round } else { context.round - 1 }
}

/// How far a seat is, when the seat on turn has just finished.
#[inline]
pub fn standing(context: &TurnContext, seat: usize, city: &City) -> Standing {
    Standing::new(city, &context.options, turns_of(context, seat))
}

/// What the judgement looks at of a seat with this city.
pub fn features(city: &City, outlook: &Outlook, options: &Options, standings: &[Standing], seat: usize) -> Features {
    let mut all = [0.0; FEATURES];
    if let Some(own) = all.first_chunk_mut() {
        features::features(city, outlook, options, own);
    }
    compare(&mut all, outlook, standings, seat);
    all
}

/// The same, from features of the same city when others had not gone on.
#[inline]
pub fn features_later(all: &mut Features, city: &City, outlook: &Outlook, standings: &[Standing], seat: usize) {
    if let Some(own) = all.first_chunk_mut() {
        features::go_on(city, outlook, own);
    }
    compare(all, outlook, standings, seat);
}

#[inline]
fn compare(all: &mut Features, outlook: &Outlook, standings: &[Standing], seat: usize) {
    if let Some(all) = all.last_chunk_mut::<MORE>() {
        let mut values = Values { all, at: 0 };
        beside(&mut values, &standings[seat], &Others::new(standings, seat), outlook);
        debug_assert_eq!(values.at, MORE);
    }
}

/// A seat beside the others.
#[inline(always)]
fn beside(sheet: &mut impl Sheet, own: &Standing, others: &Others, outlook: &Outlook) {
    let cap = f32::from(outlook.cap.unwrap_or(u16::MAX));
    let (mine, theirs) = (own.rest.min(cap), others.rest.min(cap));
    let rest = if outlook.turns.is_some() { 0.0 } else { mine.min(theirs) };
    let ahead = ((own.settled - others.settled) / 20.0).clamp(-3.0, 3.0);
    let near = 1.0 / (1.0 + rest);
    sheet.put(|| "points".into(), own.settled / 40.0);
    sheet.put(|| "points of the best rival".into(), others.settled.clamp(-40.0, 160.0) / 40.0);
    sheet.put(|| "points of the rivals on average".into(), others.mean / 40.0);
    sheet.put(|| "points ahead".into(), ahead.max(0.0));
    sheet.put(|| "points behind".into(), (-ahead).max(0.0));
    sheet.put(|| "points ahead near the end".into(), ahead * (1.0 - rest.min(40.0) / 40.0));
    sheet.put(|| "points ahead at the end".into(), 2.0 * ahead * near);
    sheet.put(|| "pace".into(), own.pace.min(6.0) / 3.0);
    sheet.steps("pace, hundredths", (100.0 * own.pace) as u32, [80, 100, 115, 130, 160, 210]);
    sheet.put(|| "rivals' pace".into(), others.pace.min(6.0) / 3.0);
    sheet.steps("rivals' pace, hundredths", (100.0 * others.pace) as u32, [100, 115, 130, 160, 210]);
    sheet.put(|| "rounds to go at this pace".into(), mine.min(50.0) / 40.0);
    sheet.put(|| "rounds to go at the rivals' pace".into(), theirs.min(50.0) / 40.0);
    sheet.put(|| "rounds to go".into(), rest.min(50.0) / 40.0);
    sheet.steps("rounds to go", rest.min(50.0) as u32, [1, 2, 3, 4, 6, 8, 11, 15, 20, 26]);
    sheet.put(|| "points a turn".into(), (own.settled / (own.turns + 1.0)).clamp(-4.0, 8.0) / 4.0);
    sheet.put(|| "rivals' points a turn".into(), others.gain.clamp(-4.0, 8.0) / 4.0);
    sheet.put(|| "points a space".into(), (own.settled / (own.filled - 2.0).max(1.0)).clamp(-4.0, 8.0) / 3.0);
    sheet
        .put(|| "points to come at this rate".into(), (own.settled / (own.turns + 3.0) * rest / 40.0).clamp(-4.0, 4.0));
    sheet.flag(|| "last round".into(), outlook.turns.is_some());
    sheet.flag(|| "no turn left".into(), outlook.turns == Some(0));
    let last = outlook.turns.is_some();
    sheet.put(
        || "turns left of all in the last round".into(),
        if last { f32::from(outlook.all_turns) / 4.0 } else { 0.0 },
    );
    sheet.put(|| "points ahead in the last round".into(), if last { ahead * 3.0 } else { 0.0 });
    sheet.put(|| "points ahead without a turn left".into(), if outlook.turns == Some(0) { ahead * 3.0 } else { 0.0 });
}
