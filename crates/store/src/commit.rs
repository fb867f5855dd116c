//! Everything that one move changes, written at once.

use sqlx::{AnyConnection, AssertSqlSafe, Row};
use table::refusal::Thing;

use crate::{
    Entry, Id, NewJob, NewNotification, Rating, Result, SeatKind, SeatRow, SeatState, Store, StoreError, TableNow,
    columns::{Columns, Fields, row},
    faults::point,
    jobs::put_job,
    notifications::put_notification,
    ratings::put_rating,
    seats::put_seat,
};

/// What a move changes: all of it is written, or nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Commit {
    /// The table.
    pub table: Id,
    /// New entries, numbered on from the table's version.
    pub entries: Vec<Entry>,
    /// How the table stands afterwards.
    pub now: TableNow,
    /// Seats that have changed.
    pub seats: Vec<SeatRow>,
    /// Jobs for bots, except those that exist already.
    pub jobs: Vec<NewJob>,
    /// The job that this move completes: it is deleted.
    pub done: Option<i64>,
    /// New ratings of the players.
    pub ratings: Vec<Rating>,
    /// Who is to be told what.
    pub notes: Vec<NewNotification>,
    /// The fencing token of this node's lease; none where there is only one node.
    pub fence: Option<i64>,
}

impl Store {
    /// Writes a move. Refused as `Stale` when the table has gone on, as `Lost` when another node writes it now, and as
    /// `Taken` when it came before.
    pub async fn commit(&self, commit: Commit) -> Result {
        commit.check()?;
        self.writer.write(commit).await
    }
}

impl Commit {
    /// The version that the table must have for it.
    fn from(&self) -> i64 {
        self.entries.first().map_or(self.now.version, |entry| entry.n)
    }

    fn check(&self) -> Result {
        let broken = |why: String| Err(StoreError::Broken(why));
        let numbers = self.entries.iter().map(|entry| entry.n);
        if !numbers.eq((self.from()..).take(self.entries.len())) {
            return broken(format!("the entries of table {} are not numbered one by one", self.table));
        }
        if self.from() + self.entries.len() as i64 != self.now.version {
            return broken(format!("table {} cannot be at {} after these entries", self.table, self.now.version));
        }
        self.ratings.iter().try_for_each(Rating::check)
    }

    /// Why the table could not be claimed.
    pub(crate) async fn refusal(&self, to: &mut AnyConnection) -> Result<StoreError> {
        point(to).await?;
        let query = sqlx::query_as::<_, (i64, i64)>("SELECT version, claim FROM tables WHERE id = $1").bind(self.table);
        Ok(match query.fetch_optional(to).await? {
            None => StoreError::Missing(Thing::Table),
            Some((_, claim)) if self.fence.is_some_and(|own| own != claim) => StoreError::Fenced(self.table),
            Some((version, _)) if self.from() > version => StoreError::Broken(format!(
                "table {} is at {version}, entry {} would leave a gap",
                self.table,
                self.from()
            )),
            Some(_) => StoreError::Stale { table: self.table, n: self.from() },
        })
    }

    /// Writes the rest, after the claim and the entries.
    pub(crate) async fn put(&self, to: &mut AnyConnection) -> Result {
        for seat in &self.seats {
            point(to).await?;
            put_seat(to, self.table, seat).await?;
        }
        let bot = |seat: &SeatRow| seat.kind == SeatKind::Bot || seat.state != SeatState::Playing;
        if self.seats.iter().any(bot) {
            let sql = "UPDATE tables SET bots = 1 WHERE id = $1 AND bots = 0";
            sqlx::query(sql).bind(self.table).execute(&mut *to).await?;
        }
        for job in &self.jobs {
            point(to).await?;
            put_job(to, job).await?;
        }
        if let Some(done) = self.done {
            point(to).await?;
            sqlx::query("DELETE FROM jobs WHERE id = $1").bind(done).execute(&mut *to).await?;
        }
        for rating in &self.ratings {
            point(to).await?;
            put_rating(to, rating).await?;
        }
        for note in &self.notes {
            point(to).await?;
            put_notification(to, note).await?;
        }
        Ok(())
    }
}

row!(Read<TableNow> {
    status,
    host,
    version,
    to_move,
    turn_at,
    deadline,
    clocks,
    result,
    rematch,
    practice as flag,
    started_at,
    ended_at,
});

/// Moves every table on that stands where its commit begins, and answers which: from then on nobody else can. No two
/// of the commits are of one table.
pub(crate) async fn advance(to: &mut AnyConnection, commits: &[Commit]) -> Result<Vec<Id>> {
    point(to).await?;
    let sql = format!(
        "WITH new (table_id, written, at, fence, {}) AS (VALUES {})
        UPDATE tables SET {}, active_at = COALESCE(new.at, active_at),
            origin = CASE WHEN new.status IN ('open', 'playing') THEN origin END
        FROM new WHERE tables.id = new.table_id AND tables.version = new.written
            AND (new.fence IS NULL OR tables.claim = new.fence) RETURNING id",
        TableNow::list(),
        TableNow::holes(commits.len(), 4),
        TableNow::set_to("new")
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for Commit { table, entries, now, fence, .. } in commits {
        let written = now.version - entries.len() as i64;
        query = query.bind(table).bind(written).bind(entries.last().map(|entry| entry.at)).bind(fence);
        query = now.bind(query);
    }
    let rows = query.fetch_all(to).await?;
    Ok(rows.iter().map(|row| row.try_get("id")).collect::<sqlx::Result<_>>()?)
}
