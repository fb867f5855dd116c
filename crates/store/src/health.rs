//! Whether the database is as it should be.

use sqlx::{AnyConnection, Connection};

use crate::{Engine, Fault, Result, Store, StoreError};

impl Store {
    /// Writes a little the way moves are written, and rolls it back: succeeds if a move could be stored now.
    pub async fn probe(&self) -> Result {
        if let Some(damage) = self.damage.get() {
            return Err(StoreError::Unusable(Fault::Damaged, damage.clone()));
        }
        self.writer.probe().await
    }

    /// How many people it knows.
    pub async fn count_people(&self) -> Result<i64> {
        Ok(sqlx::query_scalar("SELECT COUNT(*) FROM people").fetch_one(&self.read).await?)
    }

    /// Checks the whole file of a SQLite database for damage, on a connection of its own. What it finds is remembered,
    /// and the database counts as damaged from then on.
    pub async fn check(&self) -> Result {
        if self.engine == Engine::Postgres {
            return Ok(());
        }
        let found = async {
            let mut own = AnyConnection::connect_with(&self.read.connect_options()).await?;
            let said: Vec<String> = sqlx::query_scalar("PRAGMA quick_check(3)").fetch_all(&mut own).await?;
            own.close().await?;
            Ok::<_, StoreError>(said.join("; "))
        };
        let damage = match found.await {
            Ok(said) if said == "ok" => return Ok(()),
            Ok(said) => said,
            Err(error) if error.fault() == Some(Fault::Damaged) => error.to_string(),
            Err(error) => return Err(error),
        };
        let damage = format!("the database is damaged: {}", damage.lines().next().unwrap_or_default());
        Err(StoreError::Unusable(Fault::Damaged, self.damage.get_or_init(|| damage).clone()))
    }
}
