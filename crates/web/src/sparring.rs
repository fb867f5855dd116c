//! The sparring partner: whom somebody meets who asks for a bot that is just right. It is settled when the bot sits
//! down; at the table it is a bot of a plain level.

use bots::{
    Level,
    sparring::{Bout, partner},
};
use serde::Deserialize;
use store::{Id, SeatKind};

use crate::{
    App,
    problem::{Problem, Result},
};

/// How it is asked for, in the place of a level.
pub const SPARRING: &str = "sparring";
/// How many games are looked at; older ones hardly count.
const GAMES: i64 = 40;

/// What is read of a table's result.
#[derive(Deserialize)]
struct Ending {
    winners: Vec<i64>,
}

/// The step at which somebody wins about half of their games.
pub async fn step(app: &App, person: Option<Id>, game: &str) -> Result<Level> {
    let Some(person) = person else { return Ok(partner(&[])) };
    let games = app.store().bouts(person, game, GAMES).await?;
    let ids: Vec<Id> = games.iter().map(|(id, _)| *id).collect();
    let seats = app.store().seats_of(&ids).await?;
    let mut bouts = Vec::new();
    for (id, result) in games {
        let Ending { winners } = serde_json::from_str(&result).map_err(Problem::internal)?;
        let rows = || seats.iter().filter(|(table, _)| *table == id).map(|(_, row)| row);
        let against = rows().filter(|row| row.kind == SeatKind::Bot).filter_map(|row| row.level.parse().ok()).collect();
        let wins = rows().any(|row| row.person == Some(person) && winners.contains(&row.seat));
        bouts.push(Bout { against, won: if wins { 1.0 / winners.len() as f64 } else { 0.0 } });
    }
    Ok(partner(&bouts))
}
