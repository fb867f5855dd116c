//! How likely everybody is to win: what the net says for each seat, weighed against each other.

use ::valletta::{SLOTS, Valletta, View};
use kit::{Game, Imagine, Seat, Unknown};

use super::{
    features::{Cards, figures},
    value::Weights,
};
use crate::foresee::{decided, shares};

/// How much the net's answer counts: it is given for each seat alone, and all of them together say it twice (fitted).
const TRUST: f32 = 0.5;
/// What a whole turn to come adds, beside the turns of others (fitted).
const TURN: f32 = 0.6;

/// Each seat's chance to win.
pub fn chances(view: &View) -> Vec<f32> {
    let game = Valletta::imagine(&public(view), &mut Unknown);
    if let Some(outcome) = game.outcome() {
        return decided(&outcome);
    }
    let leaning = |seat: Seat| TRUST * win(&game, seat) + TURN * turn_to_come(view, seat);
    let leanings: Vec<f32> = Seat::all(view.fixed.options.players).map(leaning).collect();
    shares(&leanings)
}

/// The view of somebody who sees no hand. Hands are left in the draw piles: what will be drawn is then expected of
/// everything that is unplayed, and nothing is dealt that changes from one look to the next.
fn public(view: &View) -> View {
    let mut public = view.clone();
    for player in &mut public.players {
        (player.hand, player.hand_size) = (None, 0);
    }
    public
}

/// What the net says of a seat's chance to win, before its sigmoid.
fn win(game: &Valletta, seat: Seat) -> f32 {
    let (glimpse, weights) = (game.glimpse(seat), Weights::embedded());
    let [_, _, win] = weights.outputs(&weights.hidden(&figures(glimpse, seat, &Cards::now(glimpse, seat))));
    win
}

/// How much of a turn somebody has coming: the net judges ends of turns, and those who wait have waited.
fn turn_to_come(view: &View, seat: Seat) -> f32 {
    let players = view.players.len();
    let wait = (seat.index() + players - view.active.index()) % players;
    if wait > 0 {
        return 1.0 - wait as f32 / players as f32;
    }
    let (played, share) = (view.players[seat.index()].slots.len() as f32, 1.0 / players as f32);
    share + (1.0 - share) * (1.0 - played / SLOTS as f32).max(0.0)
}
