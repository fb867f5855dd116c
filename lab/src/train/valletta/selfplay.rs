//! Games among bots of the same kind, and what is to be learned from them.

use ::valletta::{Action, Card, Edition, Options, Valletta, View};
use bots::valletta::{
    Cards, Figures, Search, Weights, Width, Worth, answer, figures, outside_own_turn,
    value::{Judge, Model},
};
use kit::{Chance, Game, Imagine, Sampled, Seat, Silent, Turn, Viewer};

use super::gradient::Lesson;

/// A game that is not over by then is broken off.
const MOST_DECISIONS: usize = 3000;

/// What plays in a game of practice.
#[derive(Clone, Copy)]
pub struct Style<'a> {
    /// What it values positions by.
    pub weights: &'a Weights,
    /// Which of the two values.
    pub model: Model,
    /// How much it looks at.
    pub width: Width,
    /// In how many of 1000 turns it tries something else.
    pub explore: u32,
}

/// One game of practice.
pub struct Practice {
    /// The positions each seat left behind at the end of its turns.
    trails: Vec<Vec<Figures>>,
    /// What the game was worth to each seat.
    worths: Vec<Worth>,
    /// The final scores.
    pub scores: Vec<i32>,
}

impl Practice {
    /// Plays a game; a seat's style is its own. None if it did not come to an end.
    pub fn play(options: &Options, seed: u64, styles: &[Style<'_>]) -> Option<Practice> {
        let mut chance = Sampled::new(seed);
        let mut game = Valletta::start(options, &mut chance, &mut Silent).ok()?;
        let mut trails = vec![Vec::new(); styles.len()];
        let mut plan: Vec<Action> = Vec::new();
        for _ in 0..MOST_DECISIONS {
            let Turn::Seat(seat) = game.turn() else { break };
            let style = styles[seat.index()];
            let judge = Judge { weights: style.weights, model: style.model, me: seat };
            let answers = outside_own_turn(game.glimpse(seat).ask());
            let action = if answers {
                answer(judge, &game.view(Viewer::Seat(seat)), &mut chance)?
            } else {
                // A plan may have counted on what a monk would be given, or on another barrel.
                if plan.last().is_none_or(|&action| game.check(action).is_err()) {
                    plan = think(judge, style, &game.view(Viewer::Seat(seat)), &mut chance);
                }
                plan.pop()?
            };
            let mut cards = None;
            let look = |end: &Valletta| cards = Some(Cards::now(end.glimpse(seat), seat));
            game.apply_and_look(action, &mut chance, &mut Silent, look).ok()?;
            if answers {
                continue;
            }
            // A barrel shows something new: plans made before are stale.
            if action == Action::Play(Card::Valette) {
                plan.clear();
            }
            if let Some(cards) = cards {
                plan.clear();
                trails[seat.index()].push(figures(game.glimpse(seat), seat, &cards));
            }
        }
        let outcome = game.outcome()?;
        let worths = (0..styles.len()).map(|seat| Worth::of(&outcome, Seat(seat as u8))).collect();
        Some(Practice { trails, worths, scores: outcome.scores })
    }

    /// What is to be learned: every position should be worth what the next one is valued at and, to the share
    /// `lambda`, what came of it in the end.
    pub fn lessons(self, weights: &Weights, lambda: f32) -> Vec<Lesson> {
        let mut lessons = Vec::new();
        for (trail, end) in self.trails.into_iter().zip(self.worths) {
            let mut worth = end;
            for figures in trail.into_iter().rev() {
                let seen = weights.worth(&figures);
                lessons.push(Lesson { figures, worth });
                let mix = |later: f32, now: f32| lambda * later + (1.0 - lambda) * now;
                worth = Worth {
                    utility: mix(worth.utility, seen.utility),
                    margin: mix(worth.margin, seen.margin),
                    win: mix(worth.win, seen.win),
                };
            }
        }
        lessons
    }
}

/// The options of a game of practice: everything that can be played, two players most often.
pub fn any_options(chance: &mut Sampled) -> Options {
    Options {
        players: [2, 2, 3, 4][chance.pick(4) as usize],
        edition: if chance.pick(3) == 0 { Edition::Zman } else { Edition::Hig },
        turn_cap: (chance.pick(20) == 0).then(|| 8 + chance.pick(15) as u16),
        ..Options::default()
    }
}

/// The plan for the rest of the turn, last step first.
fn think(judge: Judge<'_>, style: Style<'_>, view: &View, chance: &mut Sampled) -> Vec<Action> {
    let world = Valletta::imagine(view, chance);
    let search = Search::run(judge, style.width, &world);
    let leaves = search.leaves();
    let explores = chance.pick(1000) < style.explore;
    let pick = if explores { chance.pick(leaves.len().clamp(1, 12) as u32) as usize } else { 0 };
    let mut plan = leaves.get(pick).map_or_else(Vec::new, |&leaf| search.path(leaf));
    plan.reverse();
    // What others give is theirs to decide.
    plan.retain(|action| !matches!(action, Action::Give(_)));
    plan
}
