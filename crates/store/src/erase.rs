//! People can export what is known about them, and be deleted.

use serde::Serialize;
use table::refusal::Thing;

use crate::{
    ChatMessage, Entry, Id, Notification, Person, Rating, Report, Result, SeatRow, Session, Store, StoreError,
    Subscription, Table, columns::Columns, seats::with_table,
};

/// Everything we know about somebody.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Everything {
    /// Who they are.
    pub person: Person,
    /// Their bots.
    pub bots: Vec<Person>,
    /// Where they are logged in.
    pub sessions: Vec<Session>,
    /// Tables they made or sat at.
    pub tables: Vec<Table>,
    /// The seats they had, by table.
    pub seats: Vec<(Id, SeatRow)>,
    /// What they did, by table.
    pub entries: Vec<(Id, Entry)>,
    /// What they said.
    pub messages: Vec<ChatMessage>,
    /// What they reported.
    pub reports: Vec<Report>,
    /// How strong they are.
    pub ratings: Vec<Rating>,
    /// What they were told.
    pub notifications: Vec<Notification>,
    /// Where messages are pushed to.
    pub subscriptions: Vec<Subscription>,
}

/// How a person is deleted. Their id stays in seats and logs, or others' games would break.
const FORGET: [&str; 13] = [
    "DELETE FROM exports WHERE person = $1",
    "DELETE FROM sessions WHERE person = $1",
    "DELETE FROM requests WHERE person = $1",
    "DELETE FROM notifications WHERE person = $1",
    "DELETE FROM subscriptions WHERE person = $1",
    "DELETE FROM confirmations WHERE person = $1",
    "DELETE FROM recovery_codes WHERE person = $1",
    "DELETE FROM ratings WHERE person = $1",
    "DELETE FROM mutes WHERE person = $1",
    "UPDATE chat SET name = '', text = '' WHERE person = $1",
    "UPDATE reports SET reason = '' WHERE reporter = $1",
    "UPDATE seats SET name = '' WHERE person = $1",
    "UPDATE people SET kind = 'erased', name = '', folded = NULL, email = NULL, locale = NULL, password = NULL,
        owner = NULL, token = NULL, confirmed = NULL, totp = NULL, totp_pending = NULL, totp_step = 0
        WHERE id = $1",
];

impl Store {
    /// Deletes somebody and their bots.
    pub async fn erase(&self, id: Id) -> Result {
        let mut all = self.begin().await?;
        let sql = "SELECT id FROM people WHERE (id = $1 OR owner = $1) AND kind <> 'erased'";
        let ids: Vec<Id> = sqlx::query_scalar(sql).bind(id).fetch_all(&mut *all).await?;
        if !ids.contains(&id) {
            all.rollback().await?;
            return Err(StoreError::Missing(Thing::Person));
        }
        for (id, sql) in ids.iter().flat_map(|id| FORGET.map(|sql| (id, sql))) {
            sqlx::query(sql).bind(*id).execute(&mut *all).await?;
        }
        // Answers that are kept for others: wherever they hold a name, its id is next to it.
        for id in ids {
            let sql = "UPDATE requests SET body = NULL WHERE body LIKE $1";
            sqlx::query(sql).bind(format!("%\"{id}\"%")).execute(&mut *all).await?;
        }
        all.commit().await?;
        self.unclean.mark();
        Ok(())
    }

    /// Everything we know about somebody.
    pub async fn everything_of(&self, id: Id) -> Result<Everything> {
        let seats = "SELECT table_id, COLUMNS FROM seats WHERE person = $1 ORDER BY table_id, seat";
        let messages = "SELECT COLUMNS FROM chat WHERE person = $1 ORDER BY id";
        let tables = self.tables_of(id, i64::MAX).await?;
        Ok(Everything {
            entries: self.entries_by(id, &tables).await?,
            tables,
            person: self.person(id).await?,
            bots: self.bots_of(id).await?,
            sessions: self.sessions_of(id).await?,
            seats: with_table(&sqlx::query(SeatRow::sql(seats)).bind(id).fetch_all(&self.read).await?)?,
            messages: sqlx::query_as(ChatMessage::sql(messages)).bind(id).fetch_all(&self.read).await?,
            reports: self.reports_by(id).await?,
            ratings: self.ratings_of(id).await?,
            notifications: self.notifications(id, i64::MAX).await?,
            subscriptions: self.subscriptions(id).await?,
        })
    }

    /// What somebody did at these tables, read one by one so that nobody else waits for long.
    async fn entries_by(&self, person: Id, tables: &[Table]) -> Result<Vec<(Id, Entry)>> {
        let mut found = Vec::new();
        for table in tables {
            let log = self.entries(table.id, 0).await?;
            found.extend(log.into_iter().filter(|entry| entry.person == Some(person)).map(|entry| (table.id, entry)));
        }
        found.sort_by_key(|(table, entry)| (*table, entry.n));
        Ok(found)
    }
}
