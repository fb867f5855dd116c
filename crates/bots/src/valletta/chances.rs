//! Each player's chance to win: the net's answer for each seat, normalized over all seats.

use ::valletta::{SLOTS, Valletta, View};
use kit::{Game, Imagine, Seat, Unknown};

use super::{
    features::{Cards, figures},
    value::Weights,
};
use crate::foresee::{decided, softmax};

/// The weight of the net's answers (fitted). Each answer already compares a seat with its rivals, so all together
/// count double.
const TRUST: f32 = 0.5;
/// What a whole turn still to come adds (fitted).
const TURN: f32 = 0.6;

/// Each seat's chance to win.
pub fn chances(view: &View) -> Vec<f32> {
    let game = Valletta::imagine(&public(view), &mut Unknown);
    if let Some(outcome) = game.outcome() {
        return decided(&outcome);
    }
    let logit = |seat: Seat| TRUST * win(&game, seat) + TURN * turn_to_come(view, seat);
    let logits: Vec<f32> = Seat::all(view.fixed.options.players).map(logit).collect();
    softmax(&logits)
}

/// The view without hands. All unplayed cards are in the draw pile, so the estimate uses the mean over
/// them; nothing is dealt at random, so equal views give equal chances.
fn public(view: &View) -> View {
    let mut public = view.clone();
    for player in &mut public.players {
        (player.hand, player.hand_size) = (None, 0);
    }
    public
}

/// The net's output for a seat's chance to win, before the sigmoid.
fn win(game: &Valletta, seat: Seat) -> f32 {
    let (glimpse, weights) = (game.glimpse(seat), Weights::embedded());
    let [_, _, win] = weights.outputs(&weights.hidden(&figures(glimpse, seat, &Cards::now(glimpse, seat))));
    win
}

/// How much of a turn a seat has ahead of it: the net values ends of turns, and a seat that waits gains from waiting.
fn turn_to_come(view: &View, seat: Seat) -> f32 {
    let players = view.players.len();
    let wait = (seat.index() + players - view.active.index()) % players;
    if wait > 0 {
        return 1.0 - wait as f32 / players as f32;
    }
    let (played, share) = (view.players[seat.index()].slots.len() as f32, 1.0 / players as f32);
    share + (1.0 - share) * (1.0 - played / SLOTS as f32).max(0.0)
}
