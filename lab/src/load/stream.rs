//! A client that listens to a slot: one real stream after another, one for each of its tables.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::{
    sync::{Semaphore, watch},
    time::timeout,
};
use web::client::{Client, Events};

use super::{table::Watched, tally::Tally};

/// How long the last version of a finished table may take to arrive.
const PATIENCE: Duration = Duration::from_secs(10);

pub struct Listener {
    pub who: Client,
    pub tally: Arc<Tally>,
    /// Not everybody connects at the same moment.
    pub few: Arc<Semaphore>,
}

impl Listener {
    /// Listens until the last table is over; `open` counts the streams that have received something.
    pub async fn follow(self, mut tables: watch::Receiver<Option<Arc<Watched>>>, open: Arc<watch::Sender<u64>>) {
        let mut open = Some(open);
        loop {
            let table = tables.borrow_and_update().clone();
            if let Some(table) = table
                && let Err(kind) = self.listen(&table, &mut open).await
            {
                self.tally.error(&kind);
            }
            if tables.changed().await.is_err() {
                return;
            }
        }
    }

    /// Listens to a table until its last version.
    async fn listen(&self, table: &Watched, open: &mut Option<Arc<watch::Sender<u64>>>) -> Result<(), String> {
        let mut events = self.connect(&table.id).await?;
        let mut last = table.last.subscribe();
        let mut heard = None;
        loop {
            let end = *last.borrow_and_update();
            if end.is_some() && heard >= end {
                return if heard == end { Ok(()) } else { Err("a stream heard more than there was".into()) };
            }
            let next = async {
                let wait = if end.is_some() { PATIENCE } else { Duration::MAX };
                timeout(wait, events.next()).await.map_err(|_| "a stream missed the last version".to_owned())
            };
            let event = tokio::select! {
                event = next => event?.map_err(|error| format!("a stream broke: {error}"))?,
                _ = last.changed() => continue,
            };
            let Some((name, data)) = event else { return Err("a stream ended early".into()) };
            let version: i64 = data.parse().map_err(|_| format!("a stream said '{name}: {data}'"))?;
            if name != "version" {
                continue;
            }
            match heard {
                None => open.take().into_iter().for_each(|open| open.send_modify(|count| *count += 1)),
                Some(before) if version <= before => return Err("a stream went back".into()),
                Some(before) => self.note(table, before, version),
            }
            heard = Some(version);
        }
    }

    async fn connect(&self, id: &str) -> Result<Events, String> {
        let _turn = self.few.acquire().await;
        let opened = timeout(PATIENCE, self.who.stream(&format!("/tables/{id}/stream"))).await;
        opened
            .map_err(|_| "a stream did not open".to_owned())?
            .map_err(|error| format!("a stream did not open: {error}"))
    }

    /// Notes how long after its acknowledgement a move arrived. Often it arrives before.
    fn note(&self, table: &Watched, before: i64, version: i64) {
        let now = Instant::now();
        let acknowledged = table.acknowledged(before, version).unwrap_or(now);
        self.tally.heard(now.saturating_duration_since(acknowledged));
    }
}
