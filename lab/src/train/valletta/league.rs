//! Who plays in games of practice: what is learned, beside those who hurry, hoard or play as lower levels do.

use ::valletta::{Action, Edition, HOUSES, Options, Valletta, View};
use bots::{
    Bot, Level,
    valletta::{
        Cards, Search, TableJudge, TableWeights, VallettaBot, Values, Weights, Width, answer, outside_own_turn,
        value::{Judge, Model},
    },
};
use kit::{Chance, Imagine, Sampled, Seat};

/// How many positions a search follows after each card.
const WIDTH: Width = Width(8);
/// In how many of 1000 turns something else is tried.
const EXPLORE: u32 = 60;

/// What a seat likes beside winning: houses built, points on the track and goods kept, in chances to win for all of them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Liking {
    houses: f32,
    track: f32,
    goods: f32,
}

/// How a seat plays.
#[derive(Clone, Copy, Debug)]
pub enum Style<'a> {
    /// By what is being learned, with a liking.
    Learned(&'a TableWeights, Liking),
    /// By the weights of the yardstick, without playing on.
    Yardstick,
    /// As bots of a level do.
    Level(Level),
}

/// Lots of who else may sit at a table.
fn guest<'a>(weights: Option<&'a TableWeights>, chance: &mut Sampled) -> Style<'a> {
    let likings = [
        Liking { houses: 0.3, ..Liking::default() },
        Liking { houses: 0.8, ..Liking::default() },
        Liking { track: 0.5, ..Liking::default() },
        Liking { houses: -0.3, goods: 0.3, ..Liking::default() },
    ];
    match (chance.pick(12), weights) {
        (lot @ 0..4, Some(weights)) => Style::Learned(weights, likings[lot as usize]),
        (4 | 5, Some(weights)) => Style::Learned(weights, Liking::default()),
        (0..7, _) => Style::Yardstick,
        (7 | 8, _) => Style::Level(Level::Journeyman),
        (9, _) => Style::Level(Level::Apprentice),
        (10, _) => Style::Level(Level::Novice),
        _ => Style::Level(Level::Random),
    }
}

/// The options and the players of a game: everything that can be played, two players and equals most often.
pub fn seated<'a>(weights: Option<&'a TableWeights>, chance: &mut Sampled) -> (Options, Vec<Style<'a>>) {
    let options = Options {
        players: [2, 2, 2, 3, 4][chance.pick(5) as usize],
        edition: if chance.pick(4) == 0 { Edition::Zman } else { Edition::Hig },
        turn_cap: (chance.pick(20) == 0).then(|| 8 + chance.pick(15) as u16),
        ..Options::default()
    };
    let seats = 0..options.players;
    let equal = weights.map_or(Style::Yardstick, |weights| Style::Learned(weights, Liking::default()));
    let styles = match chance.pick(20) {
        0..13 => seats.map(|_| equal).collect(),
        // A table of one kind, whatever it is.
        13..15 => vec![guest(weights, chance); options.players.into()],
        15..18 => {
            let other = guest(weights, chance);
            seats.map(|_| if chance.pick(2) == 0 { equal } else { other }).collect()
        }
        _ => seats.map(|_| guest(weights, chance)).collect(),
    };
    (options, styles)
}

impl Style<'_> {
    /// Whether it plans whole turns.
    pub fn plans(self, view: &View) -> bool {
        !matches!(self, Style::Level(_)) && !outside_own_turn(view.ask)
    }

    /// One decision.
    pub fn decide(self, me: Seat, view: &View, legal: &[Action], chance: &mut Sampled) -> Option<Action> {
        match self {
            Style::Level(level) => {
                let place = VallettaBot::new(level, u64::from(chance.pick(u32::MAX))).choose(view, legal);
                legal.get(place).copied()
            }
            Style::Yardstick => answer(yardstick(me), view, chance),
            Style::Learned(weights, _) => answer(TableJudge::new(weights, me), view, chance),
        }
    }

    /// The plan for the rest of the turn, last step first.
    pub fn plan(self, me: Seat, view: &View, chance: &mut Sampled) -> Vec<Action> {
        match self {
            Style::Learned(weights, liking) if liking != Liking::default() => {
                think(Leaning { judge: TableJudge::new(weights, me), liking }, view, chance)
            }
            Style::Learned(weights, _) => think(TableJudge::new(weights, me), view, chance),
            Style::Yardstick | Style::Level(_) => think(yardstick(me), view, chance),
        }
    }
}

fn yardstick(me: Seat) -> Judge<'static> {
    Judge { weights: Weights::embedded(), model: Model::Net, me }
}

fn think<J: Values>(judge: J, view: &View, chance: &mut Sampled) -> Vec<Action> {
    let world = Valletta::imagine(view, chance);
    let search = Search::run(judge, WIDTH, &world);
    let leaves = search.leaves();
    let explores = chance.pick(1000) < EXPLORE;
    let pick = if explores { chance.pick(leaves.len().clamp(1, 12) as u32) as usize } else { 0 };
    let mut plan = leaves.get(pick).map_or_else(Vec::new, |&leaf| search.path(leaf));
    plan.reverse();
    // What others give is theirs to decide.
    plan.retain(|action| !matches!(action, Action::Give(_)));
    plan
}

/// A judge with a liking.
#[derive(Clone, Copy)]
struct Leaning<'a> {
    judge: TableJudge<'a>,
    liking: Liking,
}

impl<'a> Values for Leaning<'a> {
    type Cache = <TableJudge<'a> as Values>::Cache;

    fn me(self) -> Seat {
        self.judge.me
    }

    fn for_seat(self, me: Seat) -> Self {
        Leaning { judge: self.judge.for_seat(me), ..self }
    }

    fn cache(self, game: &Valletta) -> Self::Cache {
        self.judge.cache(game)
    }

    fn value(self, game: &Valletta, cards: &Cards, cache: &mut Self::Cache) -> f32 {
        let (me, Liking { houses, track, goods }) = (self.judge.me, self.liking);
        let glimpse = game.glimpse(me);
        let built = f32::from(HOUSES - glimpse.houses(me)) / f32::from(HOUSES);
        let kept = (f32::from(glimpse.goods(me).total()) / 20.0).min(1.0);
        let liked = houses * built + track * f32::from(glimpse.points(me)) / 25.0 + goods * kept;
        self.judge.value(game, cards, cache) + liked
    }
}
