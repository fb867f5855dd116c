//! HTTP: the API and the pages, both thin over the rooms.
//!
//! `serve.rs` puts the server together; `api/` are the handlers of the API, `pages/` those of the pages. `games.rs`
//! lists the games, `faces.rs` draws any of them and puts it into words. `problem.rs` is a refusal as an HTTP response.
//!
//! No handler calls a handler: what both sides do is a plain function of who and what, in `account.rs` or beside the
//! handler of the API.

mod account;
mod api;
mod cache;
pub mod client;
mod code;
mod email;
mod faces;
mod games;
mod health;
mod idempotency;
mod identity;
mod invitation;
mod limits;
mod listen;
#[cfg(feature = "notify")]
#[cfg(test)]
mod notify_tests;
mod pages;
mod passwords;
pub mod problem;
mod request_context;
pub mod serve;
mod sparring;
mod streams;
mod totp;
mod turns;

pub use faces::{Eyes, Face};
pub use games::{AllGames, Faces, games, known_games};
pub use rooms::{config, populate, verify, workers};

use std::{ops::Deref, sync::Arc};

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use rooms::{
    Ask, Games, Rooms, Thinks,
    bus::{Bus, News},
    config::Config,
};
use store::{Person, Store};
use table::{Caller, Live, Order, Refusal};
use tokio::sync::watch;
use ui::{GameInfo, GameList};

use crate::{
    limits::Limits,
    problem::{Problem, Result},
    serve::Address,
    streams::Streams,
};

/// Everything a handler needs. Cheap to copy.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts of a server.
pub struct Parts {
    /// The tables, alive.
    pub rooms: Rooms,
    /// How the games look.
    faces: Vec<&'static dyn Face>,
    /// What the pages around the tables know of them.
    infos: Vec<&'static GameInfo>,
    /// The settings.
    pub config: Config,
    /// Signs cookies.
    pub key: Key,
    /// Rate limits.
    pub limits: Limits,
    /// Open streams, by address.
    pub streams: Streams,
    /// Whether a move could be stored now.
    pub health: health::Health,
    /// Caches for games that people look at again.
    caches: cache::Caches,
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
    /// A server on a store, with a bus if there may be other nodes.
    pub async fn new(store: Store, bus: Option<Bus>, config: Config, stop: watch::Receiver<bool>) -> Result<App> {
        App::of_games(games(), store, bus, config, stop).await
    }

    /// A server where these games are played.
    pub async fn of_games(
        faces: Vec<&'static dyn Face>,
        store: Store,
        bus: Option<Bus>,
        config: Config,
        stop: watch::Receiver<bool>,
    ) -> Result<App> {
        let key = rooms::server_key(&store).await?;
        store.fold_names().await?;
        let games = Games::new(faces.iter().map(|&face| face as &dyn Thinks));
        let rooms = Rooms::new(store, games, bus);
        let (limits, streams) = (Limits::new(&config), Streams::new(config.streams_per_address));
        let key = Key::from(key.as_bytes());
        Ok(App(Arc::new(Parts {
            rooms,
            infos: faces.iter().map(|face| face.info()).collect(),
            faces,
            config,
            key,
            limits,
            streams,
            health: health::Health::default(),
            caches: cache::Caches::default(),
            stop,
        })))
    }

    /// The store.
    pub fn store(&self) -> &Store {
        self.rooms.store()
    }

    /// The origin of a new table, for counting: a hash that hides the address from everybody without the server's key.
    fn origin(&self, Address(address): Address) -> String {
        table::fair::hex(&request_context::derived(self, "origin", &address.to_string())[..8])
    }

    /// The game that somebody asks for.
    fn kind(&self, game: &str) -> Result<&'static dyn Thinks> {
        let played = || self.rooms.games().names().join(", ");
        let unknown = || Refusal::BadOptions { why: format!("game: '{game}' is not played here: {}", played()) };
        Ok(self.rooms.games().find(game).ok_or_else(unknown)?)
    }

    /// What the pages around the tables know of the games.
    fn games(&self) -> GameList<'_> {
        GameList(&self.infos)
    }

    /// How the game of a table looks.
    fn face(&self, live: &Live) -> Result<&'static dyn Face> {
        let found = self.faces.iter().find(|face| face.name() == live.table.game);
        found.copied().ok_or_else(|| Problem::internal(format!("'{}' is not played here", live.table.game)))
    }

    fn is_moderator(&self, caller: &Caller) -> bool {
        let name = store::names::folded(&caller.name);
        let named = |moderator: &String| store::names::folded(moderator) == name;
        identity::is_account(caller) && self.config.moderators.iter().any(named)
    }

    fn must_moderate(&self, caller: &Caller) -> Result {
        let may = self.is_moderator(caller);
        if may { Ok(()) } else { Err(Problem::from(Refusal::ModeratorsOnly)) }
    }

    /// Deletes somebody and their bot accounts. At their tables, our bots play on.
    async fn forget(&self, whom: &Caller) -> Result {
        let bots = self.store().bots_of(whom.id).await?;
        let all: Vec<Caller> = bots.iter().map(caller).chain([whom.clone()]).collect();
        let mut tables = Vec::new();
        for one in &all {
            for table in self.store().tables_of(one.id, i64::MAX).await? {
                match self.rooms.order(Ask::by(one, table.id, Order::Leave)).await {
                    Ok(_) => (),
                    Err(refusal) if !refusal.is_fault() => (),
                    Err(refusal) => return Err(refusal.into()),
                }
                tables.push(table.id);
            }
        }
        self.store().erase(whom.id).await?;
        all.iter().for_each(|one| self.end_sessions(one.id));
        // Tables in memory still have their names.
        for table in tables {
            self.rooms.reload(table).await?;
            self.rooms.tell_others(News::Changed { table });
        }
        Ok(())
    }

    /// Drops the cached sessions of somebody, here and on other nodes: they logged out, or became somebody else.
    fn end_sessions(&self, person: store::Id) {
        self.rooms.sessions().forget(person);
        self.rooms.tell_others(News::Forget { person });
    }
}

/// Somebody, as the tables know them.
fn caller(person: &Person) -> Caller {
    Caller { id: person.id, kind: person.kind, name: person.name.clone() }
}
