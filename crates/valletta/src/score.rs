//! The final scoring (V-END).

use std::collections::BTreeMap;

use kit::{Outcome, Seat};

use crate::{Ask, Score, Valletta};

/// The result, once the game is over (V-END-4 to 6).
pub(crate) fn outcome(game: &Valletta) -> Option<Outcome> {
    if game.ask != Ask::Over {
        return None;
    }
    let score = |seat: Seat| {
        let player = &game.players[seat];
        game.fixed.score(&game.city, seat, player.points, player.goods)
    };
    let all: Vec<Score> = game.seats().map(score).collect();
    let scores: Vec<i32> = all.iter().map(|score| score.total()).collect();
    let sources = |score: &Score| {
        BTreeMap::from([
            ("points", score.points.into()),
            ("buildings", score.buildings.into()),
            ("goods", score.goods.into()),
        ])
    };
    let rank = |seat: Seat| (scores[seat.index()], game.city.owned[seat].len());
    let best = game.seats().map(rank).max();
    let winners = game.seats().filter(|&seat| Some(rank(seat)) == best).collect();
    let trigger = game.triggered.map_or("none", |trigger| trigger.name());
    Some(Outcome { scores, winners, detail: all.iter().map(sources).collect(), rounds: game.round.into(), trigger })
}
