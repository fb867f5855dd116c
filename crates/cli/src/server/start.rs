//! Opening the database of a server: alone, for its owner only, and checked.

use std::time::Duration;

use store::{Engine, Fault, Lock, Store, StoreError};
use tokio::time::{sleep, timeout};
use web::config::Config;

use super::folder;
use crate::failure::{Failure, Result};

/// How often to retry a database that is down.
const AGAIN: Duration = Duration::from_secs(1);
/// How long a check may delay the start; after that it goes on in the background.
const CHECK: Duration = Duration::from_millis(500);

/// Takes the lock of a SQLite database, waits for a PostgreSQL server that is down, and finds out whether the database
/// can be used.
pub async fn open(config: &Config) -> Result<(Option<Lock>, Store)> {
    folder::make(config)?;
    folder::make_private(config);
    let url = config.database_url();
    let lock = Lock::take(&url)?;
    let store = wait_for(&url).await?;
    check(&store).await?;
    store.probe().await.map_err(|error| cannot_write(&error))?;
    Ok((lock, store))
}

async fn wait_for(url: &str) -> Result<Store> {
    loop {
        let opening = Store::open(url);
        tokio::pin!(opening);
        let opened = match timeout(AGAIN, &mut opening).await {
            Ok(opened) => opened,
            Err(_) => {
                eprintln!("the database has not answered yet");
                opening.await
            }
        };
        match opened {
            Err(error) if error.fault() == Some(Fault::Away) && Engine::of(url)? == Engine::Postgres => {
                eprintln!("{error}; trying again every second");
                sleep(AGAIN).await;
            }
            opened => return Ok(opened?),
        }
    }
}

/// A small database is checked before it is served, a big one while it is: then `/health` tells the result.
async fn check(store: &Store) -> Result {
    let own = store.clone();
    let mut checking = tokio::spawn(async move { own.check().await });
    match timeout(CHECK, &mut checking).await {
        Ok(checked) => checked.map_err(Failure::new)?.map_err(|error| Failure::new(damaged(&error))),
        Err(_) => {
            tokio::spawn(async move {
                if let Ok(Err(error)) = checking.await {
                    tracing::error!("{}", damaged(&error));
                }
            });
            Ok(())
        }
    }
}

fn damaged(error: &StoreError) -> String {
    format!("{error}: end the server, move the database away, and bring a backup back: intramuros restore FILE")
}

fn cannot_write(error: &StoreError) -> Failure {
    let way_out = match error.fault() {
        Some(Fault::Full) => "make room, then start again",
        Some(Fault::ReadOnly) => "give this user the right to write it and its folder",
        _ => "look at its disk or its server, then start again",
    };
    let fault = error.fault().map_or_else(String::new, |fault| format!("{fault}: "));
    Failure::new(format!("{fault}{way_out} ({error})"))
}
