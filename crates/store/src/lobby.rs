//! The lobby: how many tables one person may have, and lists that are fair to all hosts.

use sqlx::AnyConnection;
use table::refusal::Thing;

use crate::{
    Engine, Entry, Id, Result, SeatRow, Store, StoreError, Table,
    columns::{Columns, Read, flag},
    log::append,
    packed::ROWS,
    seats::put_seat,
    tables::put_table,
};

/// How many unfinished tables one person, and one origin, may have; 0 for no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Caps {
    /// Open ones of a person.
    pub open_by_person: i64,
    /// Open ones of an origin.
    pub open_by_origin: i64,
    /// Running ones with bots, or alone, of a person.
    pub bots_by_person: i64,
    /// Running ones with bots, or alone, of an origin.
    pub bots_by_origin: i64,
}

/// How a table comes to be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Making {
    /// Where it is made: a keyed hash of an address, in hexadecimal digits.
    pub origin: Option<String>,
    /// Whether it waits for others.
    pub waits: bool,
    /// Whether bots play at it, or only its maker.
    pub bots: bool,
    /// How many there may be.
    pub caps: Caps,
}

/// A cap that is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Full {
    /// Of open tables, for a person.
    Open(i64),
    /// Of open tables, for an origin.
    OpenHere(i64),
    /// Of games with bots, for a person.
    Bots(i64),
    /// Of games with bots, for an origin.
    BotsHere(i64),
}

/// A game with bots in which nothing has happened for this long no longer counts as running.
const STILL: i64 = 3_600_000;

impl Store {
    /// Sets up a table with its seats, unless its maker or its origin has as many as there may be. However many ask at
    /// once, there are not more.
    pub async fn make_table(&self, table: &Table, seats: &[SeatRow], making: &Making) -> Result<Option<Full>> {
        self.make_begun(table, seats, &[], making).await
    }

    /// The same for a table whose game has begun already, with its log.
    pub async fn make_begun(
        &self,
        table: &Table,
        seats: &[SeatRow],
        log: &[Entry],
        making: &Making,
    ) -> Result<Option<Full>> {
        let mut all = self.begin().await?;
        if self.engine == Engine::Postgres && making.caps != Caps::default() {
            one_by_one(&mut all, table.host, making.origin.as_deref()).await?;
        }
        if let Some(full) = full(&mut all, table.host, table.created_at, making).await? {
            // A repeated request for a table that it has made already is answered so.
            let known = sqlx::query("SELECT 1 FROM tables WHERE id = $1").bind(table.id);
            let known = known.fetch_optional(&mut *all).await?.is_some();
            all.rollback().await?;
            return if known { Err(StoreError::Taken(Thing::Table)) } else { Ok(Some(full)) };
        }
        put_table(&mut all, table).await?;
        for seat in seats {
            put_seat(&mut all, table.id, seat).await?;
        }
        for some in log.chunks(ROWS) {
            append(&mut all, &some.iter().map(|entry| (table.id, entry)).collect::<Vec<_>>()).await?;
        }
        let sql = "UPDATE tables SET origin = $2, waits = $3, bots = $4 WHERE id = $1";
        let query = sqlx::query(sql).bind(table.id).bind(&making.origin).bind(flag::to(&making.waits));
        query.bind(flag::to(&making.bots)).execute(&mut *all).await?;
        all.commit().await?;
        Ok(None)
    }

    /// Whether the host of a table may put a bot at it: a cap that is reached, if one is.
    pub async fn may_have_bots(&self, table: Id, now: i64, caps: Caps) -> Result<Option<Full>> {
        let sql = "SELECT host, origin, bots FROM tables WHERE id = $1";
        let found = sqlx::query_as::<_, (Id, Option<String>, i64)>(sql).bind(table).fetch_optional(&self.read).await?;
        match found {
            Some((host, origin, 0)) => {
                let making = Making { origin, waits: false, bots: true, caps };
                full(&mut *self.read.acquire().await?, host, now, &making).await
            }
            _ => Ok(None),
        }
    }

    /// Public tables that wait for players, the newest first: of every origin one, of each of its hosts in turn, then
    /// a second one, and so on.
    pub async fn open_tables(&self, game: Option<&str>, limit: i64) -> Result<Vec<Table>> {
        self.in_turn(OPEN, game, limit).await
    }

    /// Public tables that are played, the last active first, in turn like those that are open.
    pub async fn running_tables(&self, game: Option<&str>, limit: i64) -> Result<Vec<Table>> {
        self.in_turn(RUNNING, game, limit).await
    }

    async fn in_turn(&self, which: &'static str, game: Option<&str>, limit: i64) -> Result<Vec<Table>> {
        let sql = Table::sql(which);
        Ok(Read::all(sqlx::query_as(sql).bind(game).bind(limit).fetch_all(&self.read).await?))
    }

    /// Public tables with a free seat that somebody looks for, whoever has waited longest first, but in turn: a host
    /// or an origin where games began since then comes later.
    pub async fn tables_like(&self, like: &Like<'_>, limit: i64) -> Result<Vec<Id>> {
        let query = sqlx::query_scalar(LIKE).bind(like.game).bind(like.pace).bind(flag::to(&like.rated));
        let query = query.bind(like.players).bind(like.person).bind(like.since).bind(limit);
        Ok(query.fetch_all(&self.read).await?)
    }
}

/// A table that somebody looks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Like<'a> {
    /// Which game.
    pub game: &'a str,
    /// The clock's settings, in JSON.
    pub pace: &'a str,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// For how many.
    pub players: i64,
    /// Who looks for it: they do not sit there yet.
    pub person: Id,
    /// Games that began since then are taken into account.
    pub since: i64,
}

const OPEN: &str = "WITH asked AS (SELECT id, host, created_at AS since, COALESCE(origin, CAST(host AS TEXT)) AS home
        FROM tables WHERE status = 'open' AND public = 1 AND ($1 IS NULL OR game = $1)),
    by_host AS (SELECT id, home, since, ROW_NUMBER() OVER (PARTITION BY host ORDER BY since DESC, id) AS turn FROM asked),
    by_home AS (SELECT id AS picked, since, ROW_NUMBER() OVER (PARTITION BY home ORDER BY turn, since DESC, id) AS place
        FROM by_host)
    SELECT COLUMNS FROM tables JOIN by_home ON tables.id = picked ORDER BY place, since DESC, picked LIMIT $2";

const RUNNING: &str = "WITH asked AS (SELECT id, host, active_at AS since, COALESCE(origin, CAST(host AS TEXT)) AS home
        FROM tables WHERE status = 'playing' AND public = 1 AND ($1 IS NULL OR game = $1)),
    by_host AS (SELECT id, home, since, ROW_NUMBER() OVER (PARTITION BY host ORDER BY since DESC, id) AS turn FROM asked),
    by_home AS (SELECT id AS picked, since, ROW_NUMBER() OVER (PARTITION BY home ORDER BY turn, since DESC, id) AS place
        FROM by_host)
    SELECT COLUMNS FROM tables JOIN by_home ON tables.id = picked ORDER BY place, since DESC, picked LIMIT $2";

/// Games that began lately stand before the tables that wait: they count as turns that somebody has had.
const LIKE: &str = "WITH asked AS (SELECT id, host, COALESCE(origin, CAST(host AS TEXT)) AS home, created_at AS since,
            1 AS free
        FROM tables WHERE status = 'open' AND public = 1 AND game = $1 AND pace = $2 AND rated = $3
            AND (SELECT COUNT(*) FROM seats WHERE table_id = tables.id) = $4
            AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')
            AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person = $5)
        UNION ALL SELECT id, host, COALESCE(origin, CAST(host AS TEXT)), started_at, 0
        FROM tables WHERE status = 'playing' AND public = 1 AND started_at >= $6),
    by_host AS (SELECT id, home, since, free, ROW_NUMBER() OVER (PARTITION BY host ORDER BY free, since, id) AS turn
        FROM asked),
    by_home AS (SELECT id, since, free,
            ROW_NUMBER() OVER (PARTITION BY home ORDER BY free, turn, since, id) AS place
        FROM by_host)
    SELECT id FROM by_home WHERE free = 1 ORDER BY place, since, id LIMIT $7";

/// The cap that one more table would pass.
async fn full(to: &mut AnyConnection, host: Id, now: i64, making: &Making) -> Result<Option<Full>> {
    let Making { origin, waits, bots, caps } = making;
    if *caps == Caps::default() {
        return Ok(None);
    }
    let sql = "SELECT COUNT(CASE WHEN status = 'open' AND waits = 1 AND host = $1 THEN 1 END),
            COUNT(CASE WHEN status = 'open' AND waits = 1 AND origin = $2 THEN 1 END),
            COUNT(CASE WHEN bots = 1 AND active_at >= $3 AND host = $1 THEN 1 END),
            COUNT(CASE WHEN bots = 1 AND active_at >= $3 AND origin = $2 THEN 1 END)
        FROM tables WHERE status IN ('open', 'playing') AND (host = $1 OR origin = $2)";
    let query = sqlx::query_as::<_, (i64, i64, i64, i64)>(sql).bind(host).bind(origin).bind(now - STILL);
    let (open, open_here, with_bots, bots_here) = query.fetch_one(to).await?;
    let reached = |wanted: bool, has: i64, most: i64| wanted && most > 0 && has >= most;
    Ok(if reached(*waits, open, caps.open_by_person) {
        Some(Full::Open(open))
    } else if reached(*bots, with_bots, caps.bots_by_person) {
        Some(Full::Bots(with_bots))
    } else if reached(*waits, open_here, caps.open_by_origin) {
        Some(Full::OpenHere(open_here))
    } else if reached(*bots, bots_here, caps.bots_by_origin) {
        Some(Full::BotsHere(bots_here))
    } else {
        None
    })
}

/// On PostgreSQL, whoever counts waits for those who count for the same person or origin: first for the person, then
/// for the origin, so that nobody waits in a circle.
async fn one_by_one(to: &mut AnyConnection, host: Id, origin: Option<&str>) -> Result {
    let origin = origin.and_then(|origin| u64::from_str_radix(origin.get(..16)?, 16).ok());
    let origin = origin.map(|number| number as i64 | i64::MIN);
    for lock in std::iter::once(host.number()).chain(origin) {
        sqlx::query("SELECT CAST(pg_advisory_xact_lock($1) AS TEXT)").bind(lock).execute(&mut *to).await?;
    }
    Ok(())
}
