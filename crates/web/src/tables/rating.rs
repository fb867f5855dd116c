//! Ratings after a rated game, by Weng and Lin.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use store::{Kind, Rating, SeatState, Store};

use super::live::Live;
use crate::problem::Result;

/// The ratings of everybody at the table after its game.
pub async fn after(store: &Store, live: &Live) -> Result<Vec<Rating>> {
    let mut before = Vec::new();
    for row in &live.seats {
        let Some(person) = row.person else { return Ok(Vec::new()) };
        before.push(store.rating(person, &live.table.game).await?.unwrap_or_else(|| fresh(person, &live.table.game)));
    }
    let places = places(live);
    let teams: Vec<[WengLinRating; 1]> =
        before.iter().map(|old| [WengLinRating { rating: old.rating, uncertainty: old.uncertainty }]).collect();
    let paired: Vec<_> =
        teams.iter().zip(&places).map(|(team, &place)| (team.as_slice(), MultiTeamOutcome::new(place))).collect();
    let new = weng_lin_multi_team(&paired, &WengLinConfig::new());
    let winners = places.iter().filter(|&&place| place == 1).count().max(1) as f64;
    let rating = |((old, new), place): ((Rating, Vec<WengLinRating>), usize)| {
        let new = new.first().copied().unwrap_or_default();
        let won = if place == 1 { 1.0 / winners } else { 0.0 };
        Rating { rating: new.rating, uncertainty: new.uncertainty, games: old.games + 1, wins: old.wins + won, ..old }
    };
    // Whoever was forgotten meanwhile stays forgotten.
    let ids: Vec<_> = before.iter().map(|old| old.person).collect();
    let known = store.people(&ids).await?;
    let is_known = |rating: &Rating| known.iter().any(|one| one.id == rating.person && one.kind != Kind::Erased);
    Ok(before.into_iter().zip(new).zip(places).map(rating).filter(is_known).collect())
}

fn fresh(person: store::Id, game: &str) -> Rating {
    let start = WengLinRating::new();
    Rating { person, game: game.into(), rating: start.rating, uncertainty: start.uncertainty, games: 0, wins: 0.0 }
}

/// The place of every seat, from 1: by score and the rules' own tie-break, those who gave up behind all others.
fn places(live: &Live) -> Vec<usize> {
    let outcome = live.board.as_ref().and_then(|board| board.outcome());
    let key = |seat: usize| {
        let stayed = live.seats[seat].state != SeatState::Resigned;
        let won = outcome.as_ref().is_some_and(|outcome| outcome.winners.iter().any(|winner| winner.index() == seat));
        let score = outcome.as_ref().and_then(|outcome| outcome.scores.get(seat).copied());
        (stayed, won, score)
    };
    let better = |seat: usize| (0..live.seats.len()).filter(|&other| key(other) > key(seat)).count();
    (0..live.seats.len()).map(|seat| better(seat) + 1).collect()
}
