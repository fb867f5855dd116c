//! Ratings after a rated game, by Weng and Lin.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use store::{Rating, Store};
use table::{Id, Kind, Live, Result};

/// How long it counts that two people have played each other.
const RECENT: i64 = 30 * 24 * 3_600_000;

/// The ratings of everybody at the table after its game: docs/ratings.md.
pub async fn after(store: &Store, live: &Live, now: i64) -> Result<Vec<Rating>> {
    let mut before = Vec::new();
    for row in &live.seats {
        let Some(person) = row.person else { return Ok(Vec::new()) };
        before.push(store.rating(person, &live.table.game).await?.unwrap_or_else(|| fresh(person, &live.table.game)));
    }
    let ids: Vec<Id> = before.iter().map(|old| old.person).collect();
    let met = store.encounters(&ids, &live.table.game, now - RECENT).await?;
    let places = live.places();
    let teams: Vec<[WengLinRating; 1]> =
        before.iter().map(|old| [WengLinRating { rating: old.rating, uncertainty: old.uncertainty }]).collect();
    let paired: Vec<_> =
        teams.iter().zip(&places).map(|(team, &place)| (team.as_slice(), MultiTeamOutcome::new(place))).collect();
    let new = weng_lin_multi_team(&paired, &WengLinConfig::new());
    let winners = places.iter().filter(|&&place| place == 1).count().max(1) as f64;
    let rating = |((old, new), place): ((Rating, Vec<WengLinRating>), usize)| {
        let new = new.first().copied().unwrap_or_default();
        let won = if place == 1 { 1.0 / winners } else { 0.0 };
        let weight = weight(old.person, &ids, &met);
        let part = |before: f64, after: f64| before + weight * (after - before);
        let (rating, uncertainty) = (part(old.rating, new.rating), part(old.uncertainty, new.uncertainty));
        Rating { rating, uncertainty, games: old.games + 1, wins: old.wins + won, ..old }
    };
    // Somebody who deleted their account in the meantime gets no rating.
    let known = store.people(&ids).await?;
    let is_known = |rating: &Rating| known.iter().any(|one| one.id == rating.person && one.kind != Kind::Erased);
    Ok(before.into_iter().zip(new).zip(places).map(rating).filter(is_known).collect())
}

/// How much a game counts for somebody: the less, the more often they have just played the same people. Three games
/// count in full, after that a game counts as if its month of games were three.
fn weight(person: Id, people: &[Id], met: &[(Id, Id, i64)]) -> f64 {
    let others = people.len().saturating_sub(1).max(1) as f64;
    let games: i64 =
        met.iter().filter(|(one, other, _)| [one, other].contains(&&person)).map(|(.., games)| games).sum();
    (3.0 / (1.0 + games as f64 / others)).min(1.0)
}

fn fresh(person: Id, game: &str) -> Rating {
    let start = WengLinRating::new();
    Rating { person, game: game.into(), rating: start.rating, uncertainty: start.uncertainty, games: 0, wins: 0.0 }
}
