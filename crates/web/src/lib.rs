//! The server: tables that never lose a move, identity, time, fairness, bots at tables, the JSON API.
//!
//! `serve.rs` puts it together; `tables/` holds the live tables: `live.rs` a table as it stands, `change.rs` what can
//! happen at it (pure), `room.rs` the one task that writes it. `board.rs` is the only place that knows which games there
//! are. `api/` are the handlers, `notify/` is the post for those who are away.

mod api;
pub mod board;
mod bus;
mod chores;
pub mod client;
pub mod config;
pub mod fair;
mod health;
mod identity;
mod kept;
mod limits;
mod listen;
mod node;
mod notify;
mod once;
mod pace;
mod pages;
mod passwords;
pub mod populate;
pub mod problem;
pub mod serve;
mod sessions;
mod shares;
mod streams;
pub mod tables;
mod time;
mod totp;
mod upgrade;
pub mod verify;
mod visit;
pub mod workers;

pub use api::Proof;

use std::{ops::Deref, sync::Arc};

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use store::Store;
use tokio::sync::watch;

use crate::{
    bus::{Bus, News},
    config::Config,
    limits::Limits,
    problem::{Problem, Result},
    serve::Address,
    sessions::Sessions,
    streams::Streams,
    tables::{Caller, Order, Tables},
};

/// Everything a handler needs. Cheap to copy.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts of a server.
pub struct Parts {
    pub tables: Tables,
    pub config: Config,
    /// Signs cookies.
    pub key: Key,
    pub limits: Limits,
    pub sessions: Sessions,
    pub streams: Streams,
    pub health: health::Health,
    /// What was worked out for games that people look at again.
    games: kept::Games,
    /// Becomes true when the server is to stop.
    pub stop: watch::Receiver<bool>,
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.key.clone()
    }
}

impl App {
    /// A server on a store, with the way to other nodes on it if there may be any.
    pub async fn new(store: Store, bus: Option<Bus>, config: Config, stop: watch::Receiver<bool>) -> Result<App> {
        let key = identity::key(&store).await?;
        store.fold_names().await?;
        let tables = Tables::new(store, bus);
        let (limits, streams) = (Limits::new(&config), Streams::new(config.streams_per_address));
        let key = Key::from(key.as_bytes());
        Ok(App(Arc::new(Parts {
            tables,
            config,
            key,
            limits,
            sessions: Sessions::default(),
            streams,
            health: health::Health::default(),
            games: kept::Games::default(),
            stop,
        })))
    }

    pub fn store(&self) -> &Store {
        self.tables.store()
    }

    /// Where somebody makes a table, for counting: nobody can tell the address from it without the server's key.
    fn origin(&self, Address(address): Address) -> String {
        fair::hex(&visit::derived(self, "origin", &address.to_string())[..8])
    }

    fn is_moderator(&self, caller: &Caller) -> bool {
        let name = store::names::folded(&caller.name);
        let named = |moderator: &String| store::names::folded(moderator) == name;
        identity::is_account(caller) && self.config.moderators.iter().any(named)
    }

    fn must_moderate(&self, caller: &Caller) -> Result {
        let may = self.is_moderator(caller);
        if may { Ok(()) } else { Err(Problem::forbidden("moderators_only", "moderators look at reports")) }
    }

    /// Forgets somebody and the bots of theirs. Where they sit, bots of ours play on.
    async fn forget(&self, caller: &Caller) -> Result {
        let bots = self.store().bots_of(caller.id).await?;
        let all: Vec<Caller> = bots.iter().map(Caller::from).chain([caller.clone()]).collect();
        let mut tables = Vec::new();
        for one in &all {
            for table in self.store().tables_of(one.id, i64::MAX).await? {
                match self.tables.order(table.id, Some(one), Order::Leave, None, None).await {
                    Ok(_) => (),
                    Err(problem) if problem.status < 500 => (),
                    Err(problem) => return Err(problem),
                }
                tables.push(table.id);
            }
        }
        self.store().erase(caller.id).await?;
        all.iter().for_each(|one| self.end_sessions(one.id));
        // What is in memory still has their names.
        for table in tables {
            self.tables.reload(table).await?;
            self.tables.tell_others(News::Changed { table });
        }
        Ok(())
    }

    /// Forgets who somebody was, here and on other nodes: they logged out, or became somebody else.
    fn end_sessions(&self, person: store::Id) {
        self.sessions.forget(person);
        self.tables.tell_others(News::Forget { person });
    }
}
