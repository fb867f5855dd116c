//! Reviews of finished games: made once by a worker, then kept.

use std::io::{Read, Write};

use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};

use crate::{Id, Job, Result, Store, StoreError};

/// No review is longer, whatever a body says.
const LONGEST: u64 = 16 << 20;

impl Store {
    /// The review of a table in this form; an empty text for a game that cannot be reviewed.
    pub async fn review(&self, table: Id, form: i64) -> Result<Option<String>> {
        let query = sqlx::query_scalar("SELECT body FROM reviews WHERE table_id = $1 AND form = $2");
        let body: Option<Vec<u8>> = query.bind(table).bind(form).fetch_optional(&self.read).await?;
        body.map(|body| inflated(table, &body)).transpose()
    }

    /// Keeps the review of a table and takes its job away.
    pub async fn keep_review(&self, job: &Job, form: i64, review: &str) -> Result {
        let body = deflated(job.table, review)?;
        let mut all = self.begin().await?;
        let sql = "INSERT INTO reviews (table_id, form, body) VALUES ($1, $2, $3)
            ON CONFLICT (table_id) DO UPDATE SET form = excluded.form, body = excluded.body";
        sqlx::query(sql).bind(job.table).bind(form).bind(body.as_slice()).execute(&mut *all).await?;
        sqlx::query("DELETE FROM jobs WHERE id = $1").bind(job.id).execute(&mut *all).await?;
        all.commit().await
    }

    /// Notes how far a worker is with a job that takes long, and lets it go on until then; false when the job is no
    /// longer this worker's.
    pub async fn go_on_with_job(&self, id: i64, worker: &str, until: i64, so_far: &str) -> Result<bool> {
        let sql = "UPDATE jobs SET lease_until = $3, answer = $4 WHERE id = $1 AND worker = $2 AND state = 'taken'";
        let query = sqlx::query(sql).bind(id).bind(worker).bind(until).bind(so_far);
        Ok(query.execute(&self.write).await?.rows_affected() == 1)
    }
}

fn deflated(table: Id, review: &str) -> Result<Vec<u8>> {
    let mut deflate = DeflateEncoder::new(Vec::new(), Compression::best());
    let done = deflate.write_all(review.as_bytes()).and_then(|()| deflate.finish());
    done.map_err(|error| StoreError::Broken(format!("the review of table {table} cannot be kept: {error}")))
}

fn inflated(table: Id, body: &[u8]) -> Result<String> {
    let mut text = String::new();
    let read = DeflateDecoder::new(body).take(LONGEST).read_to_string(&mut text);
    read.map_err(|error| StoreError::Broken(format!("the review of table {table} is damaged: {error}")))?;
    Ok(text)
}
