//! Work for bots: a worker that takes a job has a lease on it and must answer in time.

use serde::Serialize;
use sqlx::{AnyConnection, AssertSqlSafe};
use table::refusal::Thing;

use crate::{
    Engine, Id, Result, Store, StoreError,
    columns::{Columns, row},
    error::or_missing,
    store::holes,
};

/// How often a job is given out before it counts as failed.
pub const MOST_ATTEMPTS: i64 = 3;

table::words! {
    /// What is to be done.
    JobKind {
        /// Decide for a seat.
        Bot = "bot",
        /// Advise a seat.
        Hint = "hint",
        /// Review a finished game.
        Review = "review",
    }
}

table::words! {
    /// How far a job is.
    JobState {
        /// Nobody has it.
        Waiting = "waiting",
        /// A worker has it, until its lease ends.
        Taken = "taken",
        /// It is done.
        Answered = "answered",
        /// It was given up.
        Failed = "failed",
    }
}

table::word_columns!(JobKind, JobState);

/// Work to be done. There is one job of a kind for a seat at a moment of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewJob {
    /// What is to be done.
    pub kind: JobKind,
    /// At which table.
    pub table: Id,
    /// At which version of it.
    pub n: i64,
    /// For which seat.
    pub seat: i64,
    /// By a bot of which level.
    pub level: String,
    /// For whom.
    pub person: Option<Id>,
    /// How dear it is: the cheap go first.
    pub cost: i64,
    /// When it was asked for.
    pub at: i64,
}

/// Work that is being done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Job {
    /// Counts up.
    pub id: i64,
    /// What is to be done.
    pub kind: JobKind,
    /// At which table.
    pub table: Id,
    /// At which version of it.
    pub n: i64,
    /// For which seat.
    pub seat: i64,
    /// By a bot of which level.
    pub level: String,
    /// For whom.
    pub person: Option<Id>,
    /// How dear it is.
    pub cost: i64,
    /// How far it is.
    pub state: JobState,
    /// Who has it, or had it last.
    pub worker: Option<String>,
    /// Until when.
    pub lease_until: Option<i64>,
    /// How often it was given out.
    pub attempts: i64,
    /// What came out.
    pub answer: Option<String>,
    /// Why it failed.
    pub why: Option<String>,
    /// When it was asked for.
    pub created_at: i64,
}

row!(Job {
    id,
    kind,
    table = table_id,
    n,
    seat,
    level,
    person,
    cost,
    state,
    worker,
    lease_until,
    attempts,
    answer,
    why,
    created_at,
});

/// Somebody's oldest job that nobody has taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// Its number.
    pub job: i64,
    /// For whom.
    pub person: Option<Id>,
    /// How many jobs of theirs workers have now.
    pub taken: i64,
}

/// What a job is like that can be given out, at the time $3 with $4 attempts at most.
const FREE: &str = "(state = 'waiting' OR state = 'taken' AND lease_until < $3 AND attempts < $4)";

impl Store {
    /// Adds jobs, except those that exist already.
    pub async fn add_jobs(&self, jobs: &[NewJob]) -> Result {
        let mut all = self.begin().await?;
        for job in jobs {
            put_job(&mut all, job).await?;
        }
        all.commit().await
    }

    /// Gives a job of these kinds to a worker, with a lease. A job whose lease has expired is given out again, or has
    /// failed after [`MOST_ATTEMPTS`].
    pub async fn take_job(&self, worker: &str, now: i64, lease_ms: i64, kinds: &[JobKind]) -> Result<Option<Job>> {
        Ok(self.take_jobs(worker, now, lease_ms, kinds, i64::MAX, 1).await?.pop())
    }

    /// Gives several jobs that cost less than this to a worker: one round trip for many quick bots. Cheap jobs come
    /// first, each person's first job, then each person's second, and so on; jobs that workers have taken count.
    pub async fn take_jobs(
        &self,
        worker: &str,
        now: i64,
        lease_ms: i64,
        kinds: &[JobKind],
        below: i64,
        most: usize,
    ) -> Result<Vec<Job>> {
        if kinds.is_empty() {
            return Ok(Vec::new());
        }
        // On PostgreSQL two workers skip each other's rows; on SQLite there is one writer at a time.
        let lock = if self.engine == Engine::Postgres { "FOR UPDATE OF jobs SKIP LOCKED" } else { "" };
        let take = format!(
            "UPDATE jobs SET state = 'taken', worker = $1, lease_until = $2, attempts = attempts + 1
            WHERE id IN (SELECT jobs.id FROM jobs JOIN (SELECT waiting.id AS picked, COALESCE(held.count, 0)
                        + ROW_NUMBER() OVER (PARTITION BY COALESCE(waiting.person, waiting.table_id)
                            ORDER BY waiting.cost, waiting.id) AS turn
                    FROM jobs AS waiting LEFT JOIN (SELECT person, COUNT(*) AS count FROM jobs
                        WHERE state = 'taken' GROUP BY person) AS held ON held.person = waiting.person
                    WHERE {FREE} AND kind IN ({}) AND cost < $6) AS fair ON jobs.id = picked
                WHERE {FREE} ORDER BY jobs.cost, turn, jobs.id LIMIT $5 {lock}) RETURNING {}",
            holes(7, kinds.len()),
            Job::list()
        );
        let query = sqlx::query_as(AssertSqlSafe(take)).bind(worker).bind(now + lease_ms).bind(now);
        let query = query.bind(MOST_ATTEMPTS).bind(most as i64).bind(below);
        let query = kinds.iter().fold(query, |query, kind| query.bind(*kind));
        let mut jobs: Vec<Job> = query.fetch_all(&self.write).await?;
        jobs.sort_by_key(|job| (job.cost, job.id));
        if jobs.is_empty() {
            let give_up = "UPDATE jobs SET state = 'failed', why = 'no answer in time'
                WHERE state = 'taken' AND lease_until < $1 AND attempts >= $2";
            sqlx::query(give_up).bind(now).bind(MOST_ATTEMPTS).execute(&self.write).await?;
        }
        Ok(jobs)
    }

    /// For each person, the oldest waiting job that costs at least this.
    pub async fn waiting_for(&self, now: i64, at_least: i64, limit: i64) -> Result<Vec<Waiting>> {
        let sql = format!(
            "SELECT MIN(id), waiting.person, COALESCE(MIN(held.count), 0) FROM jobs AS waiting
                LEFT JOIN (SELECT person, COUNT(*) AS count FROM jobs WHERE state = 'taken' GROUP BY person) AS held
                    ON held.person = waiting.person
            WHERE {FREE} AND cost >= $1 GROUP BY waiting.person ORDER BY 1 LIMIT $2"
        );
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(at_least).bind(limit).bind(now).bind(MOST_ATTEMPTS);
        let found: Vec<(i64, Option<Id>, i64)> = query.fetch_all(&self.read).await?;
        Ok(found.into_iter().map(|(job, person, taken)| Waiting { job, person, taken }).collect())
    }

    /// Gives this job to a worker, unless another one has taken it.
    pub async fn take_this(&self, worker: &str, now: i64, lease_ms: i64, job: i64) -> Result<Option<Job>> {
        let sql = format!(
            "UPDATE jobs SET state = 'taken', worker = $1, lease_until = $2, attempts = attempts + 1
            WHERE {FREE} AND id = $5 RETURNING {}",
            Job::list()
        );
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(worker).bind(now + lease_ms).bind(now);
        Ok(query.bind(MOST_ATTEMPTS).bind(job).fetch_optional(&self.write).await?)
    }

    /// Hands in an answer; refused when the job is no longer this worker's.
    pub async fn answer_job(&self, id: i64, worker: &str, answer: &str) -> Result {
        let sql = "UPDATE jobs SET state = 'answered', answer = $3 WHERE id = $1 AND worker = $2 AND state = 'taken'";
        let query = sqlx::query(sql).bind(id).bind(worker).bind(answer);
        self.held(id, query.execute(&self.write).await?.rows_affected()).await
    }

    /// Gives a job back with the reason; it is given out again, or has failed after [`MOST_ATTEMPTS`].
    pub async fn fail_job(&self, id: i64, worker: &str, why: &str) -> Result {
        let sql = "UPDATE jobs SET why = $3, lease_until = NULL,
                state = CASE WHEN attempts >= $4 THEN 'failed' ELSE 'waiting' END
            WHERE id = $1 AND worker = $2 AND state = 'taken'";
        let query = sqlx::query(sql).bind(id).bind(worker).bind(why).bind(MOST_ATTEMPTS);
        self.held(id, query.execute(&self.write).await?.rows_affected()).await
    }

    /// Gives a job back as if it had not been taken: the worker could not hand in what it thought.
    pub async fn give_back_job(&self, id: i64, worker: &str) -> Result {
        let sql = "UPDATE jobs SET state = 'waiting', worker = NULL, lease_until = NULL, attempts = attempts - 1
            WHERE id = $1 AND worker = $2 AND state = 'taken'";
        self.held(id, sqlx::query(sql).bind(id).bind(worker).execute(&self.write).await?.rows_affected()).await
    }

    /// Gives a job out again whose answer was useless.
    pub async fn renew_job(&self, id: i64) -> Result {
        let sql = "UPDATE jobs SET state = 'waiting', worker = NULL, lease_until = NULL, attempts = 0, answer = NULL
            WHERE id = $1";
        or_missing(sqlx::query(sql).bind(id).execute(&self.write).await?.rows_affected(), Thing::Job)
    }

    async fn held(&self, id: i64, rows: u64) -> Result {
        if rows == 1 {
            return Ok(());
        }
        self.job(id).await?;
        Err(StoreError::Taken(Thing::Job))
    }

    /// The job of this id.
    pub async fn job(&self, id: i64) -> Result<Job> {
        let sql = Job::sql("SELECT COLUMNS FROM jobs WHERE id = $1");
        let found = sqlx::query_as(sql).bind(id).fetch_optional(&self.read).await?;
        found.ok_or(StoreError::Missing(Thing::Job))
    }

    /// The job with these properties; none when it was deleted.
    pub async fn find_job(&self, job: &NewJob) -> Result<Option<Job>> {
        let sql = "SELECT COLUMNS FROM jobs WHERE table_id = $1 AND n = $2 AND seat = $3 AND kind = $4";
        let query = sqlx::query_as(Job::sql(sql)).bind(job.table).bind(job.n).bind(job.seat).bind(job.kind);
        Ok(query.fetch_optional(&self.read).await?)
    }

    /// Frees all jobs that workers hold: for a single server that has just started, where no worker can be left.
    pub async fn free_jobs(&self) -> Result<u64> {
        let sql = "UPDATE jobs SET state = 'waiting', worker = NULL, lease_until = NULL WHERE state = 'taken'";
        Ok(sqlx::query(sql).execute(&self.write).await?.rows_affected())
    }

    /// Answered jobs, the oldest first; for a node, only those of tables that no other node writes.
    pub async fn answered_jobs(&self, node: Option<&str>, limit: i64) -> Result<Vec<Job>> {
        self.jobs_in(JobState::Answered, node, limit).await
    }

    /// Failed jobs, the oldest first; for a node, only those of tables that no other node writes.
    pub async fn stuck_jobs(&self, node: Option<&str>, limit: i64) -> Result<Vec<Job>> {
        self.jobs_in(JobState::Failed, node, limit).await
    }

    async fn jobs_in(&self, state: JobState, node: Option<&str>, limit: i64) -> Result<Vec<Job>> {
        let sql = "SELECT COLUMNS FROM jobs WHERE state = $1 AND ($2 IS NULL OR NOT EXISTS
            (SELECT 1 FROM tables WHERE tables.id = jobs.table_id AND node <> $2)) ORDER BY id LIMIT $3";
        Ok(sqlx::query_as(Job::sql(sql)).bind(state).bind(node).bind(limit).fetch_all(&self.read).await?)
    }

    /// How many jobs nobody has taken yet.
    pub async fn waiting_jobs(&self) -> Result<i64> {
        Ok(sqlx::query_scalar("SELECT COUNT(*) FROM jobs WHERE state = 'waiting'").fetch_one(&self.read).await?)
    }

    /// Takes a job away, done or not.
    pub async fn delete_job(&self, id: i64) -> Result {
        let done = sqlx::query("DELETE FROM jobs WHERE id = $1").bind(id).execute(&self.write).await?;
        or_missing(done.rows_affected(), Thing::Job)
    }

    /// Takes all jobs of a table away.
    pub async fn drop_jobs_of(&self, table: Id) -> Result {
        sqlx::query("DELETE FROM jobs WHERE table_id = $1").bind(table).execute(&self.write).await?;
        Ok(())
    }
}

pub(crate) async fn put_job(to: &mut AnyConnection, job: &NewJob) -> Result {
    let sql = "INSERT INTO jobs (kind, table_id, n, seat, level, person, cost, state, attempts, created_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, 'waiting', 0, $8) ON CONFLICT (table_id, n, seat, kind) DO NOTHING";
    let query = sqlx::query(sql).bind(job.kind).bind(job.table).bind(job.n).bind(job.seat).bind(&job.level);
    query.bind(job.person).bind(job.cost).bind(job.at).execute(to).await?;
    Ok(())
}
