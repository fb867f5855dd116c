//! What somebody should know while away, and where to push it.

use serde::Serialize;
use sqlx::{AnyConnection, AssertSqlSafe};

use crate::{
    Id, Result, Store,
    columns::{Columns, row},
    store::holes,
};

table::words! {
    /// What somebody is told.
    NotificationKind {
        /// It is their turn.
        Turn = "turn",
        /// A game of theirs is over.
        Over = "over",
    }
}

table::word_columns!(NotificationKind);

/// Something to tell somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewNotification {
    /// Whom.
    pub person: Id,
    /// What it is about.
    pub kind: NotificationKind,
    /// At which table.
    pub table: Option<Id>,
    /// What else is to be said.
    pub text: String,
    /// When it happened.
    pub at: i64,
}

/// Something somebody was told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Notification {
    /// Counts up.
    pub id: i64,
    /// Whom.
    pub person: Id,
    /// What it is about.
    pub kind: NotificationKind,
    /// At which table.
    pub table: Option<Id>,
    /// What else is to be said.
    pub text: String,
    /// Whether they have seen it.
    pub read: bool,
    /// Whether it was pushed or mailed.
    pub sent: bool,
    /// When it happened.
    pub at: i64,
}

row!(Notification { id, person, kind, table = table_id, text, read as flag, sent as flag, at });

/// A push subscription of a browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Subscription {
    /// The address.
    pub endpoint: String,
    /// Whose browser.
    pub person: Id,
    /// The browser's public key.
    pub p256dh: String,
    /// The browser's secret.
    pub auth: String,
}

row!(Subscription { endpoint, person, p256dh, auth });

impl Store {
    /// Tells somebody something.
    pub async fn notify(&self, note: &NewNotification) -> Result {
        put_notification(&mut *self.write.acquire().await?, note).await
    }

    /// What somebody was told, the newest first.
    pub async fn notifications(&self, person: Id, limit: i64) -> Result<Vec<Notification>> {
        let sql = "SELECT COLUMNS FROM notifications WHERE person = $1 ORDER BY id DESC LIMIT $2";
        Ok(sqlx::query_as(Notification::sql(sql)).bind(person).bind(limit).fetch_all(&self.read).await?)
    }

    /// Marks everything up to an id as seen.
    pub async fn read_notifications(&self, person: Id, upto: i64) -> Result {
        let query = sqlx::query("UPDATE notifications SET read = 1 WHERE person = $1 AND id <= $2 AND read = 0");
        query.bind(person).bind(upto).execute(&self.write).await?;
        Ok(())
    }

    /// What is still to be pushed or mailed, the oldest first.
    pub async fn unsent(&self, limit: i64) -> Result<Vec<Notification>> {
        let sql = "SELECT COLUMNS FROM notifications WHERE sent = 0 ORDER BY id LIMIT $1";
        Ok(sqlx::query_as(Notification::sql(sql)).bind(limit).fetch_all(&self.read).await?)
    }

    /// Marks these as pushed or mailed, or as not needed.
    pub async fn mark_sent(&self, ids: &[i64]) -> Result {
        if ids.is_empty() {
            return Ok(());
        }
        let sql = format!("UPDATE notifications SET sent = 1 WHERE id IN ({})", holes(1, ids.len()));
        let query = ids.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, id| query.bind(*id));
        query.execute(&self.write).await?;
        Ok(())
    }

    /// Stores a push subscription; the browser may have been somebody else's before.
    pub async fn subscribe(&self, person: Id, endpoint: &str, p256dh: &str, auth: &str) -> Result {
        let sql = "INSERT INTO subscriptions (endpoint, person, p256dh, auth) VALUES ($1, $2, $3, $4)
            ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh,
                auth = excluded.auth";
        let query = sqlx::query(sql).bind(endpoint).bind(person).bind(p256dh).bind(auth);
        query.execute(&self.write).await?;
        Ok(())
    }

    /// Somebody's push subscriptions.
    pub async fn subscriptions(&self, person: Id) -> Result<Vec<Subscription>> {
        let sql = "SELECT COLUMNS FROM subscriptions WHERE person = $1 ORDER BY endpoint";
        Ok(sqlx::query_as(Subscription::sql(sql)).bind(person).fetch_all(&self.read).await?)
    }

    /// Deletes a push subscription.
    pub async fn unsubscribe(&self, endpoint: &str) -> Result {
        sqlx::query("DELETE FROM subscriptions WHERE endpoint = $1").bind(endpoint).execute(&self.write).await?;
        Ok(())
    }
}

pub(crate) async fn put_notification(to: &mut AnyConnection, note: &NewNotification) -> Result {
    let sql = "INSERT INTO notifications (person, kind, table_id, text, read, sent, at)
        VALUES ($1, $2, $3, $4, 0, 0, $5)";
    let query = sqlx::query(sql).bind(note.person).bind(note.kind).bind(note.table).bind(&note.text);
    query.bind(note.at).execute(to).await?;
    Ok(())
}
