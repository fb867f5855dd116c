//! Whether the server can do its work: whether a move could be stored now.

use std::time::Duration;

use axum::extract::State;
use store::Store;
use table::{Refusal, refusal::Outage};
use tokio::{
    sync::Mutex,
    time::{Instant, timeout, timeout_at},
};

use crate::{
    App,
    problem::{Problem, Result},
};

/// How long the database has to answer a health check: a proxy does not wait as long as a player.
const PATIENCE: Duration = Duration::from_millis(1800);
/// How long an answer is reused for others who ask.
const FRESH: Duration = Duration::from_secs(1);

/// How the server last was.
#[derive(Default)]
pub struct Health(Mutex<Option<(Instant, Result)>>);

impl Health {
    /// Writes only once in a while, however many ask.
    async fn ask(&self, store: &Store) -> Result {
        let away = || Problem::from(Refusal::Unavailable(Outage::Silent));
        let until = Instant::now() + PATIENCE;
        // Those who wait here share the answer of the first.
        let mut last = timeout_at(until, self.0.lock()).await.map_err(|_| away())?;
        if let Some((at, found)) = &*last
            && at.elapsed() < FRESH
        {
            return found.clone();
        }
        let probed = timeout(until.saturating_duration_since(Instant::now()), store.probe()).await;
        let found = match probed {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => {
                tracing::error!(%error, "the server is not well");
                let fault = error.fault().map_or_else(|| error.to_string(), |fault| fault.to_string());
                Err(Problem::from(Refusal::Unavailable(Outage::ReadOnly(fault.to_string()))))
            }
            Err(_) => Err(away()),
        };
        *last = Some((Instant::now(), found.clone()));
        found
    }
}

pub async fn health(State(app): State<App>) -> Result<&'static str> {
    app.health.ask(app.store()).await?;
    Ok("well\n")
}
