//! How strong somebody is at a game.

use serde::Serialize;
use sqlx::{AnyConnection, AssertSqlSafe, FromRow, any::AnyRow};

use crate::{
    Id, Person, Result, Store, StoreError,
    columns::{Columns, Fields, row},
    store::holes,
};

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

/// As the index `ratings_best` orders them, so that nobody is looked at who is not among them.
const BEST: &str = "SELECT person, game, rating, uncertainty, games, wins FROM ratings WHERE game = $1
    ORDER BY rating - 3 * uncertainty DESC, person LIMIT $2";

row!(Rating { person, game, rating, uncertainty, games, wins });

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

    /// Stores many ratings at once: for filling a database.
    pub async fn put_ratings(&self, ratings: &[Rating]) -> Result {
        ratings.iter().try_for_each(Rating::check)?;
        let mut all = self.begin().await?;
        for rating in ratings {
            put_rating(&mut all, rating).await?;
        }
        all.commit().await
    }

    /// How many rated games any two of these people have played to the end with each other since then.
    pub async fn encounters(&self, people: &[Id], game: &str, since: i64) -> Result<Vec<(Id, Id, i64)>> {
        if people.is_empty() {
            return Ok(vec![]);
        }
        let sql = format!(
            "SELECT one.person, other.person, COUNT(*) FROM seats AS one
            JOIN tables ON tables.id = one.table_id
            JOIN seats AS other ON other.table_id = one.table_id AND other.person > one.person
            WHERE one.person IN ({}) AND other.person IN ({}) AND tables.game = $1 AND tables.ended_at >= $2
                AND tables.status = 'over' AND tables.rated = 1 GROUP BY one.person, other.person",
            holes(3, people.len()),
            holes(3 + people.len(), people.len())
        );
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(game).bind(since);
        let query = people.iter().chain(people).fold(query, |query, person| query.bind(*person));
        Ok(query.fetch_all(&self.read).await?)
    }

    /// The last games that somebody has finished alone against bots, the oldest first, each with its result. Games in
    /// which a bot took over count as little as those for practice.
    pub async fn bouts(&self, person: Id, game: &str, limit: i64) -> Result<Vec<(Id, String)>> {
        let sql = "SELECT tables.id, tables.result FROM seats AS mine JOIN tables ON tables.id = mine.table_id
            WHERE mine.person = $1 AND mine.state <> 'stand-in' AND tables.game = $2 AND tables.status = 'over'
                AND tables.practice = 0 AND tables.result IS NOT NULL
                AND NOT EXISTS (SELECT 1 FROM seats AS others WHERE others.table_id = tables.id
                    AND others.seat <> mine.seat AND others.kind <> 'bot')
            ORDER BY tables.ended_at DESC, tables.id DESC LIMIT $3";
        let query = sqlx::query_as(sql).bind(person).bind(game).bind(limit);
        let mut bouts: Vec<(Id, String)> = query.fetch_all(&self.read).await?;
        bouts.reverse();
        Ok(bouts)
    }

    /// The strongest at a game, by what they have at least: the rating less three uncertainties.
    pub async fn leaderboard(&self, game: &str, limit: i64) -> Result<Vec<(Person, Rating)>> {
        let sql = format!(
            "SELECT {}, {} FROM ({BEST}) AS ratings JOIN people ON people.id = ratings.person
            ORDER BY ratings.rating - 3 * ratings.uncertainty DESC, ratings.person",
            Person::list(),
            Rating::list_of("ratings")
        );
        let rows: Vec<AnyRow> = sqlx::query(AssertSqlSafe(sql)).bind(game).bind(limit).fetch_all(&self.read).await?;
        let both = rows.iter().map(|row| Ok((Person::from_row(row)?, Rating::from_row(row)?)));
        Ok(both.collect::<sqlx::Result<_>>()?)
    }
}

pub(crate) async fn put_rating(to: &mut AnyConnection, rating: &Rating) -> Result {
    let sql = format!(
        "INSERT INTO ratings ({}) VALUES {} ON CONFLICT (person, game) DO UPDATE SET {}",
        Rating::list(),
        Rating::holes(1, 0),
        Rating::set_to("excluded")
    );
    rating.bind(sqlx::query(AssertSqlSafe(sql))).execute(to).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::{AnyConnection, Connection, Executor, Row};

    use super::*;
    use crate::{Engine, testing::Scratch};

    /// What the engine says about how it goes through the statement.
    async fn plan(engine: Engine, to: &mut AnyConnection) -> String {
        let explain = if engine == Engine::Sqlite { "EXPLAIN QUERY PLAN" } else { "EXPLAIN" };
        let sql = format!("{explain} {BEST}").replace("$1", "'valletta'").replace("$2", "100");
        let rows = to.fetch_all(AssertSqlSafe(sql)).await.unwrap();
        rows.iter().map(|row| row.get::<String, _>(row.len() - 1)).collect::<Vec<_>>().join("\n")
    }

    async fn the_leaderboard_looks_at_nobody_else_on(engine: Engine) {
        let place = Scratch::new(engine).await;
        let store = place.open().await;
        let mut raw = AnyConnection::connect(&place.url).await.unwrap();
        let statements = [
            "WITH RECURSIVE many (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM many WHERE i < 3000)
                INSERT INTO people (id, kind, name, created_at, seen_at) SELECT i, 'account', 'P', 0, 0 FROM many",
            "INSERT INTO ratings (person, game, rating, uncertainty, games, wins)
                SELECT id, 'valletta', 25 + id % 7, 8 - id % 5, 1, 0 FROM people",
            "ANALYZE",
        ];
        for sql in statements {
            raw.execute(sql).await.unwrap();
        }
        let best = store.leaderboard("valletta", 100).await.unwrap();
        let least = |rating: &Rating| rating.rating - 3.0 * rating.uncertainty;
        assert_eq!((best.len(), least(&best[0].1)), (100, 19.0));
        assert!(best.is_sorted_by(|(_, one), (_, next)| {
            least(one) > least(next) || least(one) == least(next) && one.person < next.person
        }));
        let plan = plan(engine, &mut raw).await;
        assert!(plan.contains("ratings_best") && !plan.contains("SCAN ") && !plan.contains("Seq Scan"), "{plan}");
        assert!(!plan.contains("TEMP B-TREE") && !plan.contains("Sort"), "{plan}");
        raw.close().await.unwrap();
        store.close().await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn the_leaderboard_looks_at_nobody_else() {
        the_leaderboard_looks_at_nobody_else_on(Engine::Sqlite).await;
        the_leaderboard_looks_at_nobody_else_on(Engine::Postgres).await;
    }
}
