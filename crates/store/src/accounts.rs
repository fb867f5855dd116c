//! Confirmed addresses, and the second factor of accounts.

use sqlx::Row;
use table::refusal::Thing;

use crate::{
    Hash, Id, Result, Store,
    columns::{Columns, row},
    error::or_missing,
    hex::to_hex,
};

/// What a link in a letter confirms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Confirmation {
    /// Whose address.
    pub person: Id,
    /// The address.
    pub email: String,
    /// Whether the link was used.
    pub used: bool,
}

row!(Confirmation { person, email, used as flag });

/// What is known of somebody's second factor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SecondFactor {
    /// The seed of the secret, if a second factor is on.
    pub seed: Option<String>,
    /// The seed of the secret that is being set up.
    pub pending: Option<String>,
    /// How many recovery codes are left.
    pub codes: i64,
}

impl Store {
    /// Notes a link that confirms somebody's address until then.
    pub async fn new_confirmation(&self, person: Id, email: &str, hash: &Hash, until: i64) -> Result {
        let sql = "INSERT INTO confirmations (hash, person, email, used, until) VALUES ($1, $2, $3, 0, $4)";
        sqlx::query(sql).bind(to_hex(hash)).bind(person).bind(email).bind(until).execute(&self.write).await?;
        Ok(())
    }

    /// What a link confirms, if it is not too old and nobody has entered another address since.
    pub async fn confirmation(&self, hash: &Hash, now: i64) -> Result<Option<Confirmation>> {
        let sql = "SELECT COLUMNS FROM confirmations WHERE hash = $1 AND until > $2
            AND email = (SELECT email FROM people WHERE people.id = person)";
        Ok(sqlx::query_as(Confirmation::sql(sql)).bind(to_hex(hash)).bind(now).fetch_optional(&self.read).await?)
    }

    /// Uses a link; returns whether it has confirmed an address.
    pub async fn confirm(&self, hash: &Hash, now: i64) -> Result<bool> {
        let mut all = self.begin().await?;
        let sql = "UPDATE confirmations SET used = 1 WHERE hash = $1 AND until > $2 AND used = 0 RETURNING COLUMNS";
        let query = sqlx::query_as(Confirmation::sql(sql)).bind(to_hex(hash)).bind(now);
        let Some(Confirmation { person, email, .. }) = query.fetch_optional(&mut *all).await? else {
            // Links are often followed twice: that is no error.
            all.rollback().await?;
            return Ok(false);
        };
        let sql = "UPDATE people SET confirmed = email WHERE id = $1 AND email = $2 AND kind <> 'erased'";
        let done = sqlx::query(sql).bind(person).bind(email).execute(&mut *all).await?;
        all.commit().await?;
        Ok(done.rows_affected() == 1)
    }

    /// Counts one more letter for this hash, up to a limit; returns whether it may be sent.
    /// Each has a number of its own, so two nodes cannot write the same one.
    pub async fn count_letter(&self, whom: &Hash, most: i64, now: i64, since: i64) -> Result<bool> {
        let sql = "INSERT INTO letters (whom, n, at) VALUES ($1, $2, $3)
            ON CONFLICT (whom, n) DO UPDATE SET at = excluded.at WHERE letters.at <= $4";
        for n in 0..most {
            let query = sqlx::query(sql).bind(to_hex(whom)).bind(n).bind(now).bind(since);
            if query.execute(&self.write).await?.rows_affected() == 1 {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Deletes links that are too old, and the counts of older letters.
    pub async fn expire_letters(&self, now: i64, before: i64) -> Result {
        sqlx::query("DELETE FROM letters WHERE at <= $1").bind(before).execute(&self.write).await?;
        let query = sqlx::query("DELETE FROM confirmations WHERE until <= $1").bind(now);
        if query.execute(&self.write).await?.rows_affected() > 0 {
            self.unclean.mark();
        }
        Ok(())
    }

    /// What is known of somebody's second factor.
    pub async fn second_factor(&self, id: Id) -> Result<SecondFactor> {
        let sql = "SELECT totp, totp_pending, (SELECT COUNT(*) FROM recovery_codes WHERE person = people.id) AS codes
            FROM people WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.read).await?;
        let row = row.ok_or(crate::StoreError::Missing(Thing::Person))?;
        Ok(SecondFactor {
            seed: row.try_get("totp")?,
            pending: row.try_get("totp_pending")?,
            codes: row.try_get("codes")?,
        })
    }

    /// Begins to set a second factor up, where there is none.
    pub async fn begin_totp(&self, id: Id, seed: &str) -> Result {
        let sql = "UPDATE people SET totp_pending = $2 WHERE id = $1 AND kind = 'account' AND totp IS NULL";
        let done = sqlx::query(sql).bind(id).bind(seed).execute(&self.write).await?;
        or_missing(done.rows_affected(), Thing::NoSecondFactor)
    }

    /// Puts the second factor in use that was set up with this seed, proved by the code of this step.
    pub async fn confirm_totp(&self, id: Id, seed: &str, step: i64, codes: &[Hash]) -> Result {
        let mut all = self.begin().await?;
        let sql = "UPDATE people SET totp = totp_pending, totp_pending = NULL, totp_step = $3
            WHERE id = $1 AND kind = 'account' AND totp IS NULL AND totp_pending = $2";
        let done = sqlx::query(sql).bind(id).bind(seed).bind(step).execute(&mut *all).await?;
        or_missing(done.rows_affected(), Thing::SecondFactor)?;
        sqlx::query("DELETE FROM recovery_codes WHERE person = $1").bind(id).execute(&mut *all).await?;
        for code in codes {
            let sql = "INSERT INTO recovery_codes (person, hash) VALUES ($1, $2)";
            sqlx::query(sql).bind(id).bind(to_hex(code)).execute(&mut *all).await?;
        }
        all.commit().await
    }

    /// Uses the code of a step; returns whether it and all later ones were still unused.
    pub async fn use_totp_step(&self, id: Id, step: i64) -> Result<bool> {
        let sql = "UPDATE people SET totp_step = $2 WHERE id = $1 AND totp IS NOT NULL AND totp_step < $2";
        Ok(sqlx::query(sql).bind(id).bind(step).execute(&self.write).await?.rows_affected() == 1)
    }

    /// Uses a recovery code; returns whether it existed.
    pub async fn use_recovery_code(&self, id: Id, code: &Hash) -> Result<bool> {
        let query = sqlx::query("DELETE FROM recovery_codes WHERE person = $1 AND hash = $2");
        Ok(query.bind(id).bind(to_hex(code)).execute(&self.write).await?.rows_affected() == 1)
    }

    /// Takes somebody's second factor away.
    pub async fn end_totp(&self, id: Id) -> Result {
        let mut all = self.begin().await?;
        let sql = "UPDATE people SET totp = NULL, totp_pending = NULL WHERE id = $1";
        sqlx::query(sql).bind(id).execute(&mut *all).await?;
        sqlx::query("DELETE FROM recovery_codes WHERE person = $1").bind(id).execute(&mut *all).await?;
        all.commit().await?;
        self.unclean.mark();
        Ok(())
    }

    /// Gives an account another hash of its password, if it still has this one.
    pub async fn replace_password(&self, id: Id, old: &str, new: &str) -> Result {
        let sql = "UPDATE people SET password = $3 WHERE id = $1 AND password = $2";
        sqlx::query(sql).bind(id).bind(old).bind(new).execute(&self.write).await?;
        self.unclean.mark();
        Ok(())
    }
}
