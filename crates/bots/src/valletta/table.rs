//! Judging a whole table: everybody's chance to win, final points and rounds left, from everybody's position.

use std::sync::LazyLock;

use ::valletta::{City, Glimpse, Goods, Valletta, View};
use kit::{Game, Imagine, Outcome, Seat, Unknown};

use super::{
    features::Cards,
    search::Values,
    seat::{Portrait, SEAT, SeatFigures, seat_figures, seat_names},
};
use crate::{
    Forecast, Layer, Network,
    foresee::decided,
    judgement::{Judgement, OUTPUTS, Sums, forecasts, layers},
};

/// Hidden units of the judgement.
pub const HIDDEN: usize = 64;

/// What was learned about whole tables.
pub type TableWeights = crate::Weights<Table>;

/// What will come of a table, as a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table;

impl Network for Table {
    const GAME: &'static str = Valletta::NAME;
    const LAYERS: &'static [Layer] = &layers(SEAT, HIDDEN);

    fn feature_names() -> Vec<String> {
        seat_names()
    }
}

impl TableWeights {
    /// What the bots play with.
    pub fn embedded() -> &'static TableWeights {
        static EMBEDDED: LazyLock<TableWeights> = LazyLock::new(|| {
            TableWeights::read(include_bytes!("../../data/valletta_table.weights")).expect("our own weights are sound")
        });
        &EMBEDDED
    }

    fn judgement(&self) -> Judgement<'_, Table, SEAT, HIDDEN> {
        Judgement::new(self)
    }

    /// What is foretold of everybody with these features.
    pub fn foretell(&self, seats: &[SeatFigures]) -> Vec<Forecast> {
        let (judgement, nothing) = (self.judgement(), self.judgement().nothing());
        let outputs: Vec<_> = seats.iter().map(|figures| judgement.judge(figures, &nothing)).collect();
        forecasts(&outputs)
    }
}

/// The features of every seat. The cards of one seat may be known better than everybody knows them.
pub fn table_figures(glimpse: Glimpse<'_>, known: Option<(Seat, &Cards)>) -> Vec<SeatFigures> {
    let mut players = Portrait::everybody(glimpse);
    if let Some((seat, cards)) = known {
        players[seat.index()] = Portrait::of(glimpse, seat, cards);
    }
    Seat::all(players.len() as u8).map(|seat| seat_figures(glimpse, seat, &players)).collect()
}

/// The result, as what is foretold after the end.
pub fn result(outcome: &Outcome) -> Vec<Forecast> {
    let forecast = |(win, &points)| Forecast { win, points: points as f32, rounds: 0.0 };
    decided(outcome).into_iter().zip(&outcome.scores).map(forecast).collect()
}

/// What is foretold of every seat by what everybody sees.
pub fn foresee(view: &View) -> Vec<Forecast> {
    let game = Valletta::imagine(&public(view), &mut Unknown);
    let glimpse = game.glimpse(Seat(0));
    let outcome = game.outcome();
    outcome.map_or_else(|| TableWeights::embedded().foretell(&table_figures(glimpse, None)), |end| result(&end))
}

/// The view without hands: all unplayed cards are in the draw pile, and nothing is dealt at random.
fn public(view: &View) -> View {
    let mut public = view.clone();
    for player in &mut public.players {
        (player.hand, player.hand_size) = (None, 0);
    }
    public
}

/// Values positions for a seat by the whole table.
#[derive(Clone, Copy)]
pub struct TableJudge<'a> {
    /// What was learned.
    pub weights: &'a TableWeights,
    /// For whom.
    pub me: Seat,
    /// What the lead in expected points counts beside the chance to win.
    pub lead: f32,
}

/// What the rivals' portraits depend on within a turn.
#[derive(Clone, Copy, PartialEq)]
struct Seen {
    city: City,
    goods: [Goods; 4],
    valette: u8,
    ends: [bool; 2],
}

impl Seen {
    fn of(glimpse: Glimpse<'_>, me: Seat) -> Seen {
        let goods = |seat| if seat == me.0 { Goods::default() } else { glimpse.goods(Seat(seat)) };
        let ends = [glimpse.trigger().is_some(), glimpse.final_phase()];
        Seen { city: *glimpse.city(), goods: [0, 1, 2, 3].map(goods), valette: glimpse.valette(), ends }
    }
}

/// How many different sights of the rivals are remembered.
const SIGHTS: usize = 24;

/// What was worked out for positions of the same turn.
pub struct Sights {
    /// The players as they were seen, the latest last.
    players: Vec<(Seen, Vec<Portrait>)>,
    /// The sums of everybody's features when the search began.
    near: Vec<Sums<SEAT, HIDDEN>>,
}

impl<'a> TableJudge<'a> {
    /// By what the bots play with.
    pub fn new(weights: &'a TableWeights, me: Seat) -> TableJudge<'a> {
        TableJudge { weights, me, lead: 0.0 }
    }

    /// The players of a position; those of the rivals are painted once for every sight of them.
    fn players<'s>(
        self,
        glimpse: Glimpse<'_>,
        cards: &Cards,
        seen: &'s mut Vec<(Seen, Vec<Portrait>)>,
    ) -> &'s [Portrait] {
        let now = Seen::of(glimpse, self.me);
        let place = seen.iter().rposition(|(known, _)| *known == now).unwrap_or_else(|| {
            if seen.len() == SIGHTS {
                seen.remove(0);
            }
            seen.push((now, Portrait::everybody(glimpse)));
            seen.len() - 1
        });
        let players = &mut seen[place].1;
        players[self.me.index()] = Portrait::of(glimpse, self.me, cards);
        players
    }

    fn outputs(self, game: &Valletta, cards: &Cards, sights: &mut Sights) -> Vec<[f32; OUTPUTS]> {
        let glimpse = game.glimpse(self.me);
        let players = self.players(glimpse, cards, &mut sights.players);
        let judgement = self.weights.judgement();
        let judge = |(seat, near)| judgement.judge(&seat_figures(glimpse, seat, players), near);
        Seat::all(players.len() as u8).zip(&sights.near).map(judge).collect()
    }

    /// What is foretold of everybody at the end of a turn.
    pub fn foretell(self, game: &Valletta, cards: &Cards) -> Vec<Forecast> {
        let known = || self.weights.foretell(&table_figures(game.glimpse(self.me), Some((self.me, cards))));
        game.outcome().map_or_else(known, |outcome| result(&outcome))
    }

    /// A number to compare positions by: the chance to win, and where that says nothing any more, how clear it is.
    fn rank(self, outputs: &[[f32; OUTPUTS]]) -> f32 {
        let mine = outputs[self.me.index()];
        let rivals =
            || outputs.iter().enumerate().filter(|(seat, _)| *seat != self.me.index()).map(|(_, output)| output);
        let most = rivals().map(|output| output[0]).fold(f32::MIN, f32::max);
        let sum: f32 = rivals().map(|output| (output[0] - most).exp()).sum();
        let best = rivals().map(|output| output[1]).fold(f32::MIN, f32::max);
        let logit = mine[0] - most - sum.ln() + self.lead * (mine[1] - best);
        rank(logit)
    }
}

/// A chance to win by its logit, with a little more where it is clearer.
fn rank(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp()) + 0.01 * logit / (4.0 + logit.abs())
}

impl Values for TableJudge<'_> {
    type Cache = Sights;

    fn me(self) -> Seat {
        self.me
    }

    fn for_seat(self, me: Seat) -> Self {
        TableJudge { me, ..self }
    }

    fn cache(self, game: &Valletta) -> Sights {
        let glimpse = game.glimpse(self.me);
        let judgement = self.weights.judgement();
        let nothing = judgement.nothing();
        let figures = table_figures(glimpse, Some((self.me, &Cards::now(glimpse, self.me))));
        let near = figures.iter().map(|figures| judgement.sums(figures, &nothing)).collect();
        Sights { players: Vec::new(), near }
    }

    /// The strength of the seat alone: within its turn it changes little else.
    fn rough(self, game: &Valletta, cards: &Cards, cache: &mut Sights) -> f32 {
        let glimpse = game.glimpse(self.me);
        let players = self.players(glimpse, cards, &mut cache.players);
        let figures = seat_figures(glimpse, self.me, players);
        self.weights.judgement().judge(&figures, &cache.near[self.me.index()])[0]
    }

    fn value(self, game: &Valletta, cards: &Cards, cache: &mut Sights) -> f32 {
        if let Some(outcome) = game.outcome() {
            let win = decided(&outcome)[self.me.index()];
            let lead = super::Worth::of(&outcome, self.me).margin;
            return win + 0.01 * lead / (4.0 + lead.abs());
        }
        self.rank(&self.outputs(game, cards, cache))
    }
}
