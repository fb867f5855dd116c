//! The value of a position: a small neural net over its features, and a linear one beside it.

use std::sync::LazyLock;

use ::valletta::{Glimpse, Valletta};
use kit::{Game, Outcome, Seat};

use super::{
    features::{Cards, Figures, Rivals, figures, own_figures},
    names::{self, COUNT, RIVALS},
    search::Values,
};
use crate::{Layer, Network};

/// Hidden units: the last three go straight to the three outputs, the others through a ReLU.
pub const HIDDEN: usize = 32;
/// What the net puts out: the utility, the margin, the chance to win.
pub const OUTPUTS: usize = 3;
/// Hidden units with a ReLU.
pub const RELUS: usize = HIDDEN - OUTPUTS;
/// Where the biases of the hidden units stand in the weights.
pub const BIAS: usize = COUNT * HIDDEN;
/// Where the weights from the hidden units to the outputs begin.
pub const OUTPUT: usize = BIAS + HIDDEN;
/// Where the linear value begins.
pub const LINEAR: usize = OUTPUT + RELUS * OUTPUTS;
/// Margins are learned in units of this many points.
pub const MARGIN: f32 = 20.0;

/// What was learned: from each feature to each hidden unit, feature by feature and then the bias; from each hidden unit
/// with a ReLU to the outputs; and the linear value, a weight for each feature and the bias.
pub type Weights = crate::Weights<Margin>;

/// How far a seat will be ahead, as a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Margin;

impl Network for Margin {
    const GAME: &'static str = Valletta::NAME;
    const LAYERS: &'static [Layer] = &[
        Layer::new("hidden", COUNT, HIDDEN),
        Layer::new("hidden bias", 1, HIDDEN),
        Layer::new("output", RELUS, OUTPUTS),
        Layer::new("linear", COUNT, 1),
        Layer::new("linear bias", 1, 1),
    ];

    fn feature_names() -> Vec<String> {
        names::feature_names()
    }
}

/// What a position is worth to a seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth {
    /// What is played for: between losing and winning, 0 to 1, a close win counting less than a high one.
    pub utility: f32,
    /// The expected margin over the best rival at the end.
    pub margin: f32,
    /// The chance to win.
    pub win: f32,
}

impl Worth {
    /// What a finished game was worth.
    pub fn of(outcome: &Outcome, me: Seat) -> Worth {
        let scores = &outcome.scores;
        let rivals = Seat::all(scores.len() as u8).filter(|&seat| seat != me);
        let best = rivals.map(|seat| scores[seat.index()]).max().unwrap_or(0);
        let margin = (scores[me.index()] - best) as f32;
        let share = if outcome.winners.contains(&me) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        // Half the win itself, half how high it was: margins keep the lesson alive when a game is lost or won.
        Worth { utility: 0.5 * share + 0.5 * sigmoid(margin / 8.0), margin, win: share }
    }
}

/// From any number to one between 0 and 1.
pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

impl Weights {
    /// What the bots play with.
    pub fn embedded() -> &'static Weights {
        static EMBEDDED: LazyLock<Weights> = LazyLock::new(|| {
            Weights::read(include_bytes!("../../data/valletta.weights")).expect("our own weights are sound")
        });
        &EMBEDDED
    }

    /// The hidden units of a position, before their ReLU.
    #[inline]
    pub fn hidden(&self, figures: &Figures) -> [f32; HIDDEN] {
        let mut hidden = self.bias();
        self.add(&mut hidden, figures, 0);
        hidden
    }

    /// The hidden units of nothing at all.
    fn bias(&self) -> [f32; HIDDEN] {
        std::array::from_fn(|unit| self.all[BIAS + unit])
    }

    /// Adds some features to the hidden units, from this place on.
    #[inline]
    fn add(&self, hidden: &mut [f32; HIDDEN], figures: &[f32], from: usize) {
        let (rows, _) = self.all[..OUTPUT].as_chunks::<HIDDEN>();
        // A copy stays in registers; what is behind a reference is stored after every feature.
        let mut all = *hidden;
        for (figure, row) in figures.iter().zip(&rows[from..]) {
            if *figure != 0.0 {
                for unit in 0..HIDDEN {
                    all[unit] += figure * row[unit];
                }
            }
        }
        *hidden = all;
    }

    /// The outputs before their sigmoid, the margin in units.
    #[inline]
    pub fn outputs(&self, hidden: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        let mut outputs: [f32; OUTPUTS] = std::array::from_fn(|output| hidden[RELUS + output]);
        let (rows, _) = self.all[OUTPUT..LINEAR].as_chunks::<OUTPUTS>();
        for (unit, row) in hidden.iter().zip(rows) {
            let relu = unit.max(0.0);
            outputs.iter_mut().zip(row).for_each(|(output, weight)| *output += relu * weight);
        }
        outputs
    }

    /// What the net says.
    pub fn worth(&self, figures: &Figures) -> Worth {
        let [utility, margin, win] = self.outputs(&self.hidden(figures));
        Worth { utility: sigmoid(utility), margin: margin * MARGIN, win: sigmoid(win) }
    }

    /// What the linear value says: the margin in units.
    pub fn linear(&self, figures: &Figures) -> f32 {
        self.all[LINEAR + COUNT]
            + figures.iter().zip(&self.all[LINEAR..]).map(|(figure, weight)| figure * weight).sum::<f32>()
    }
}

/// Which of the two values judges.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Model {
    /// The neural net.
    Net,
    /// The linear one, which is quicker.
    Linear,
    /// The linear one, and so much greed: points at once count, whatever comes of them.
    Greedy(f32),
    /// The linear one, and so much of the margin that the net expects.
    Mixed(f32),
}

/// Values positions for a seat.
#[derive(Clone, Copy)]
pub struct Judge<'a> {
    /// What was learned.
    pub weights: &'a Weights,
    /// Which value.
    pub model: Model,
    /// For whom.
    pub me: Seat,
}

impl Judge<'_> {
    /// What the rivals add to every position of this turn.
    pub fn rivals(&self, glimpse: Glimpse<'_>) -> RivalCache {
        let rivals = Rivals::of(glimpse, self.me);
        let mut hidden = self.weights.bias();
        self.weights.add(&mut hidden, &rivals.figures, RIVALS.start);
        let linear =
            rivals.figures.iter().zip(&self.weights.all[LINEAR..][RIVALS]).map(|(figure, weight)| figure * weight);
        RivalCache { linear: linear.sum::<f32>(), hidden, rivals }
    }

    /// A number to compare positions by. The cache is filled anew when it no longer holds.
    pub fn value(&self, position: &Valletta, cards: &Cards, cache: &mut RivalCache) -> f32 {
        if let Some(outcome) = position.outcome() {
            let worth = Worth::of(&outcome, self.me);
            return if self.model == Model::Net { worth.utility } else { worth.margin / MARGIN };
        }
        let glimpse = position.glimpse(self.me);
        if !cache.rivals.still_hold(glimpse, self.me) {
            *cache = self.rivals(glimpse);
        }
        let figures = own_figures(glimpse, self.me, cards, &cache.rivals);
        match self.model {
            Model::Net => sigmoid(self.net(&figures, cache)[0]),
            Model::Linear => cache.linear + self.weights.linear(&figures),
            Model::Greedy(greed) => {
                let linear = cache.linear + self.weights.linear(&figures);
                let now =
                    glimpse.fixed().score(glimpse.city(), self.me, glimpse.points(self.me), glimpse.goods(self.me));
                linear + greed * (now.total() as f32 / MARGIN - linear)
            }
            Model::Mixed(part) => {
                let linear = cache.linear + self.weights.linear(&figures);
                linear + part * (self.net(&figures, cache)[1] - linear)
            }
        }
    }

    /// What the net puts out for a position whose rivals are known.
    #[inline]
    fn net(&self, figures: &Figures, cache: &RivalCache) -> [f32; OUTPUTS] {
        let mut hidden = cache.hidden;
        self.weights.add(&mut hidden, &figures[..RIVALS.start], 0);
        self.weights.add(&mut hidden, &figures[RIVALS.end..], RIVALS.end);
        self.weights.outputs(&hidden)
    }

    /// Everything the net says of a position.
    pub fn worth(&self, position: &Valletta, cards: &Cards) -> Worth {
        let known = position.outcome().map(|outcome| Worth::of(&outcome, self.me));
        let glimpse = position.glimpse(self.me);
        known.unwrap_or_else(|| self.weights.worth(&figures(glimpse, self.me, cards)))
    }

    /// The value of a position as it lies.
    pub fn now(&self, position: &Valletta) -> f32 {
        let glimpse = position.glimpse(self.me);
        self.value(position, &Cards::now(glimpse, self.me), &mut self.rivals(glimpse))
    }
}

impl Values for Judge<'_> {
    type Cache = RivalCache;

    fn me(self) -> Seat {
        self.me
    }

    fn for_seat(self, me: Seat) -> Self {
        Judge { me, ..self }
    }

    fn cache(self, game: &Valletta) -> RivalCache {
        self.rivals(game.glimpse(self.me))
    }

    fn value(self, game: &Valletta, cards: &Cards, cache: &mut RivalCache) -> f32 {
        Judge::value(&self, game, cards, cache)
    }
}

/// What the rivals add to the value of positions.
pub struct RivalCache {
    rivals: Rivals,
    hidden: [f32; HIDDEN],
    linear: f32,
}
