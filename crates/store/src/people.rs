//! Guests, accounts and the bots of accounts.

use serde::Serialize;
use sqlx::{AssertSqlSafe, FromRow, Row, any::AnyRow};
use table::refusal::Thing;

use crate::{
    Hash, Id, Kind, Result, Store, StoreError,
    columns::Columns,
    error::{or_missing, or_taken},
    hex::to_hex,
    names::{folded, shown},
    store::holes,
};

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Person {
    /// Stays the same when a guest becomes an account.
    pub id: Id,
    /// What they are to us.
    pub kind: Kind,
    /// What others see.
    pub name: String,
    /// Where notifications may go, once it is confirmed.
    pub email: Option<String>,
    /// Whether its owner has confirmed it.
    pub email_confirmed: bool,
    /// Whether logging in takes a second factor.
    pub totp: bool,
    /// The language they chose.
    pub locale: Option<String>,
    /// Of a bot: the account that made it.
    pub owner: Option<Id>,
    /// When they came.
    pub created_at: i64,
    /// When they were last here.
    pub seen_at: i64,
}

/// With their table: where people are joined to something, it may come to have columns of the same names.
impl Columns for Person {
    const COLUMNS: &[&str] =
        &["id", "kind", "name", "email", "locale", "owner", "created_at", "seen_at", "confirmed", "totp"];

    fn list() -> String {
        Self::list_of("people")
    }
}

impl FromRow<'_, AnyRow> for Person {
    fn from_row(row: &AnyRow) -> sqlx::Result<Person> {
        let (email, confirmed): (Option<String>, Option<String>) = (row.try_get("email")?, row.try_get("confirmed")?);
        Ok(Person {
            id: row.try_get("id")?,
            kind: row.try_get("kind")?,
            name: row.try_get("name")?,
            email_confirmed: email.is_some() && email == confirmed,
            email,
            totp: row.try_get::<Option<String>, _>("totp")?.is_some(),
            locale: row.try_get("locale")?,
            owner: row.try_get("owner")?,
            created_at: row.try_get("created_at")?,
            seen_at: row.try_get("seen_at")?,
        })
    }
}

impl Store {
    /// Welcomes a guest.
    pub async fn new_guest(&self, name: &str, now: i64) -> Result<Person> {
        let sql = "INSERT INTO people (id, kind, name, created_at, seen_at) VALUES ($1, 'guest', $2, $3, $3)
            RETURNING COLUMNS";
        Ok(sqlx::query_as(Person::sql(sql))
            .bind(crate::random_id()?)
            .bind(shown(name))
            .bind(now)
            .fetch_one(&self.write)
            .await?)
    }

    /// Stores many accounts at once, without passwords: for filling a database.
    pub async fn put_accounts(&self, accounts: &[(Id, String)], now: i64) -> Result {
        let mut all = self.begin().await?;
        for (id, name) in accounts {
            let sql = "INSERT INTO people (id, kind, name, folded, created_at, seen_at)
                VALUES ($1, 'account', $2, $3, $4, $4)";
            let query = sqlx::query(sql).bind(*id).bind(name).bind(folded(name)).bind(now);
            query.execute(&mut *all).await.map_err(or_taken(Thing::Name))?;
        }
        all.commit().await
    }

    /// Who has this id.
    pub async fn person(&self, id: Id) -> Result<Person> {
        let sql = Person::sql("SELECT COLUMNS FROM people WHERE id = $1");
        let found = sqlx::query_as(sql).bind(id).fetch_optional(&self.read).await?;
        found.ok_or(StoreError::Missing(Thing::Person))
    }

    /// Those of these ids who exist, in no order.
    pub async fn people(&self, ids: &[Id]) -> Result<Vec<Person>> {
        if ids.is_empty() {
            return Ok(vec![]);
        }
        let sql = format!("SELECT {} FROM people WHERE id IN ({})", Person::list(), holes(1, ids.len()));
        let query = ids.iter().fold(sqlx::query_as(AssertSqlSafe(sql)), |query, id| query.bind(*id));
        Ok(query.fetch_all(&self.read).await?)
    }

    /// The account of this name, in any case of letters, and the hash of its password.
    pub async fn account_by_name(&self, name: &str) -> Result<Option<(Person, String)>> {
        let sql =
            "SELECT COLUMNS, password FROM people WHERE folded = $1 AND kind = 'account' AND password IS NOT NULL";
        let row: Option<AnyRow> = sqlx::query(Person::sql(sql)).bind(folded(name)).fetch_optional(&self.read).await?;
        Ok(row.map(|row| Ok::<_, sqlx::Error>((Person::from_row(&row)?, row.try_get("password")?))).transpose()?)
    }

    /// Turns a guest into an account; they stay the same person.
    pub async fn promote(&self, id: Id, name: &str, password_hash: &str) -> Result {
        let sql = "UPDATE people SET kind = 'account', name = $2, folded = $3, password = $4
            WHERE id = $1 AND kind = 'guest'";
        let query = sqlx::query(sql).bind(id).bind(shown(name)).bind(folded(name)).bind(password_hash);
        or_missing(query.execute(&self.write).await.map_err(or_taken(Thing::Name))?.rows_affected(), Thing::Guest)
    }

    /// Gives an account another password.
    pub async fn set_password(&self, id: Id, password_hash: &str) -> Result {
        let sql = "UPDATE people SET password = $2 WHERE id = $1 AND kind = 'account'";
        let done = sqlx::query(sql).bind(id).bind(password_hash).execute(&self.write).await?;
        self.unclean.mark();
        or_missing(done.rows_affected(), Thing::Account)
    }

    /// Gives somebody another name.
    pub async fn rename(&self, id: Id, name: &str) -> Result {
        let sql = "UPDATE people SET name = $2, folded = CASE WHEN kind = 'guest' THEN NULL ELSE $3 END
            WHERE id = $1 AND kind <> 'erased'";
        let done = sqlx::query(sql).bind(id).bind(shown(name)).bind(folded(name)).execute(&self.write).await;
        self.unclean.mark();
        or_missing(done.map_err(or_taken(Thing::Name))?.rows_affected(), Thing::Person)
    }

    /// Stores or deletes an address. A new one must be confirmed, and links for the old one become void.
    pub async fn set_email(&self, id: Id, email: Option<&str>) -> Result {
        let mut all = self.begin().await?;
        let sql = "UPDATE people SET confirmed = CASE WHEN email = $2 THEN confirmed END, email = $2
            WHERE id = $1 AND kind <> 'erased'";
        let done = sqlx::query(sql).bind(id).bind(email).execute(&mut *all).await?;
        or_missing(done.rows_affected(), Thing::Person)?;
        let sql = "DELETE FROM confirmations WHERE person = $1 AND ($2 IS NULL OR email <> $2)";
        sqlx::query(sql).bind(id).bind(email).execute(&mut *all).await?;
        all.commit().await?;
        self.unclean.mark();
        Ok(())
    }

    /// Stores or deletes a language.
    pub async fn set_locale(&self, id: Id, locale: Option<&str>) -> Result {
        let sql = "UPDATE people SET locale = $2 WHERE id = $1 AND kind <> 'erased'";
        or_missing(sqlx::query(sql).bind(id).bind(locale).execute(&self.write).await?.rows_affected(), Thing::Person)
    }

    /// Makes a bot for an account.
    pub async fn new_bot(&self, owner: Id, name: &str, token_hash: &Hash, now: i64) -> Result<Person> {
        let sql = "INSERT INTO people (id, kind, name, folded, owner, token, created_at, seen_at)
            SELECT $1, 'bot', $2, $3, id, $5, $6, $6 FROM people WHERE id = $4 AND kind = 'account' RETURNING COLUMNS";
        let query =
            sqlx::query_as(Person::sql(sql)).bind(crate::random_id()?).bind(shown(name)).bind(folded(name)).bind(owner);
        let made = query.bind(to_hex(token_hash)).bind(now).fetch_optional(&self.write).await;
        made.map_err(or_taken(Thing::Name))?.ok_or(StoreError::Missing(Thing::Account))
    }

    /// The bot whose token this is.
    pub async fn bot_by_token(&self, token_hash: &Hash) -> Result<Option<Person>> {
        let query = sqlx::query_as(Person::sql("SELECT COLUMNS FROM people WHERE token = $1")).bind(to_hex(token_hash));
        Ok(query.fetch_optional(&self.read).await?)
    }

    /// The bots of an account, by name.
    pub async fn bots_of(&self, owner: Id) -> Result<Vec<Person>> {
        let sql = "SELECT COLUMNS FROM people WHERE owner = $1 AND kind = 'bot' ORDER BY folded";
        Ok(sqlx::query_as(Person::sql(sql)).bind(owner).fetch_all(&self.read).await?)
    }

    /// Ends a bot of this owner. Its games keep its id.
    pub async fn delete_bot(&self, owner: Id, bot: Id) -> Result {
        let known = self.bots_of(owner).await?.iter().any(|known| known.id == bot);
        if known { self.erase(bot).await } else { Err(StoreError::Missing(Thing::Bot)) }
    }
}
