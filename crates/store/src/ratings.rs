//! How strong somebody is at a game.

use serde::Serialize;
use sqlx::{AnyConnection, AssertSqlSafe, FromRow, Row, any::AnyRow};

use crate::{Id, Person, Result, Store, StoreError, columns::Columns};

/// How strong somebody is at a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// Who.
    pub person: Id,
    /// At which game.
    pub game: String,
    /// The estimate.
    pub rating: f64,
    /// How far off it may be.
    pub uncertainty: f64,
    /// Games that counted.
    pub games: i64,
    /// Games won; a shared victory is a part of one.
    pub wins: f64,
}

/// With their table, as those of [`Person`] are.
impl Columns for Rating {
    const COLUMNS: &str =
        "ratings.person, ratings.game, ratings.rating, ratings.uncertainty, ratings.games, ratings.wins";
}

impl FromRow<'_, AnyRow> for Rating {
    fn from_row(row: &AnyRow) -> sqlx::Result<Rating> {
        Ok(Rating {
            person: row.try_get("person")?,
            game: row.try_get("game")?,
            rating: row.try_get("rating")?,
            uncertainty: row.try_get("uncertainty")?,
            games: row.try_get("games")?,
            wins: row.try_get("wins")?,
        })
    }
}

impl Rating {
    pub(crate) fn check(&self) -> Result {
        let finite = [self.rating, self.uncertainty, self.wins].iter().all(|number| number.is_finite());
        if finite { Ok(()) } else { Err(StoreError::Broken(format!("the rating of {} is no number", self.person))) }
    }
}

impl Store {
    /// Somebody's rating at a game, if they have played it.
    pub async fn rating(&self, person: Id, game: &str) -> Result<Option<Rating>> {
        let sql = "SELECT COLUMNS FROM ratings WHERE person = $1 AND game = $2";
        Ok(sqlx::query_as(Rating::sql(sql)).bind(person).bind(game).fetch_optional(&self.read).await?)
    }

    /// Somebody's ratings at all games.
    pub async fn ratings_of(&self, person: Id) -> Result<Vec<Rating>> {
        let sql = "SELECT COLUMNS FROM ratings WHERE person = $1 ORDER BY game";
        Ok(sqlx::query_as(Rating::sql(sql)).bind(person).fetch_all(&self.read).await?)
    }

    /// The strongest at a game, by what they have at least: the rating less three uncertainties.
    pub async fn leaderboard(&self, game: &str, limit: i64) -> Result<Vec<(Person, Rating)>> {
        let sql = format!(
            "SELECT {}, {} FROM ratings JOIN people ON people.id = ratings.person WHERE ratings.game = $1
            ORDER BY ratings.rating - 3 * ratings.uncertainty DESC, ratings.person LIMIT $2",
            Person::COLUMNS,
            Rating::COLUMNS
        );
        let rows: Vec<AnyRow> = sqlx::query(AssertSqlSafe(sql)).bind(game).bind(limit).fetch_all(&self.read).await?;
        let both = rows.iter().map(|row| Ok((Person::from_row(row)?, Rating::from_row(row)?)));
        Ok(both.collect::<sqlx::Result<_>>()?)
    }
}

pub(crate) async fn put_rating(to: &mut AnyConnection, rating: &Rating) -> Result {
    let sql = "INSERT INTO ratings (person, game, rating, uncertainty, games, wins) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating, uncertainty = excluded.uncertainty,
            games = excluded.games, wins = excluded.wins";
    let query = sqlx::query(sql).bind(rating.person).bind(&rating.game).bind(rating.rating).bind(rating.uncertainty);
    query.bind(rating.games).bind(rating.wins).execute(to).await?;
    Ok(())
}
