//! A new table, and who sits down at it.

use std::{collections::BTreeMap, str::FromStr};

use bots::Level;
use kit::BadText;
use rooms::{Ask, time::now};
use serde::Deserialize;
use store::{Id, Making, SeatKind, Table};
use table::{Caller, Live, Order, Pace, Refusal, Secret, Sitter, open_seat, refusal::Part};
use utoipa::ToSchema;

use super::limits;
use crate::{
    App,
    identity::new_token,
    problem::{Problem, Result},
    request_context,
    serve::Address,
    sparring::{self, SPARRING},
};

/// Who sits on a seat of a new table.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// The caller; with a name, somebody else on the caller's device.
    Me {
        #[schema(schema_with = limits::name)]
        name: Option<String>,
    },
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// Its level, or `sparring` for the step of the ladder at which the caller wins about half.
        #[schema(schema_with = limits::opponent)]
        level: String,
    },
}

/// A new table.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    #[schema(schema_with = limits::game)]
    pub game: String,
    /// The seats in order; the game begins as soon as none is open.
    #[schema(min_items = 2, max_items = 5)]
    pub seats: Vec<NewSeat>,
    /// Settings of the game, as texts: `{"edition": "zman"}`. A rated table has no other than the edition.
    #[serde(default)]
    #[schema(schema_with = limits::options)]
    pub options: BTreeMap<String, String>,
    #[serde(default)]
    pub pace: Pace,
    #[serde(default)]
    pub rated: bool,
    /// Whether everybody finds it and may watch; else only those who have its link.
    #[serde(default)]
    pub public: bool,
    #[serde(default = "yes")]
    pub hints: bool,
    /// The level of the bot that plays for whoever leaves; at a rated table always the default.
    #[serde(default = "stand_in")]
    #[schema(schema_with = limits::level)]
    pub stand_in: String,
    /// What the caller adds to the table's chance.
    #[serde(default)]
    #[schema(schema_with = limits::salt)]
    pub salt: String,
}

impl NewTable {
    /// A table of a game with nobody at it yet, friendly and without a clock.
    pub fn of(game: &str) -> NewTable {
        NewTable {
            game: game.to_owned(),
            seats: Vec::new(),
            options: BTreeMap::new(),
            pace: Pace::Free,
            rated: false,
            public: false,
            hints: true,
            stand_in: stand_in(),
            salt: String::new(),
        }
    }
}

fn yes() -> bool {
    true
}

fn stand_in() -> String {
    Level::Apprentice.to_string()
}

/// Reads a level of bots that people may play against.
pub fn level(text: &str) -> Result<Level> {
    Level::from_str(text).map_err(|BadText(why)| Problem::bad(Part::Level, why))
}

/// Makes a table and seats everybody who is known already.
pub async fn make(app: &App, caller: &Caller, address: Address, new: &NewTable) -> Result<Id> {
    let fixed = app.config.secret.and_then(|bytes| Secret::from_bytes(&bytes));
    let secret = match fixed {
        Some(secret) => secret,
        None => random_secret()?,
    };
    make_from(app, caller, address, new, &secret).await
}

/// A secret that nobody knows.
fn random_secret() -> Result<Secret> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(Problem::internal)?;
    Ok(Secret::new(bytes))
}

/// Makes a table whose chance comes from this secret.
pub async fn make_from(app: &App, caller: &Caller, address: Address, new: &NewTable, secret: &Secret) -> Result<Id> {
    let players = new.seats.len().to_string();
    let settings = new.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let settings = settings.filter(|(key, _)| *key != "players");
    let settings = settings.chain([("players", players.as_str())]);
    let kind = app.kind(&new.game)?;
    let settings: Vec<_> = settings.collect();
    let settled = kind.settle(&settings).map_err(|bad| Refusal::BadOptions { why: bad.to_string() })?;
    new.pace.check().map_err(|why| Problem::bad(Part::Pace, why))?;
    level(&new.stand_in)?;
    if !new.seats.iter().any(|seat| matches!(seat, NewSeat::Me { .. })) {
        return Err(Problem::from(Refusal::SeatYourself));
    }
    let mut sitters = Vec::new();
    for seat in &new.seats {
        sitters.push(sitter(app, caller, &new.game, seat, &new.salt).await?);
    }
    let table = Table {
        invite: new_token()?.0,
        rules: i64::from(settled.rules),
        options: settled.lines,
        pace: serde_json::to_string(&new.pace).map_err(Problem::internal)?,
        rated: new.rated,
        public: new.public,
        hints: new.hints && !new.rated,
        // In a rated game the host's choice must not help or harm anybody.
        stand_in: if new.rated { stand_in() } else { new.stand_in.clone() },
        commitment: secret.commitment(),
        secret: secret.bytes().to_vec(),
        ..Table::open(request_context::new_table()?, caller.id, &new.game, now())
    };
    let open: Vec<_> = (0..sitters.len()).map(open_seat).collect();
    let taken = sitters.into_iter().enumerate().filter(|(_, sitter)| *sitter != Sitter::Open);
    let mut orders: Vec<_> = taken.map(|(seat, sitter)| Order::Sit { seat: Some(seat), sitter }).collect();
    // Everybody sits down in memory first: nothing is stored of a table that is refused.
    let mut thought = Live::load(kind, table.clone(), open.clone(), &[])?;
    for order in &orders {
        thought = thought.change(Some(caller), order, None, now())?.live;
    }
    let waits = new.seats.iter().any(|seat| matches!(seat, NewSeat::Open));
    let bots = !waits || new.seats.iter().any(|seat| matches!(seat, NewSeat::Bot { .. }));
    let making = Making { origin: Some(app.origin(address)), waits, bots, caps: app.config.caps() };
    match app.rooms.create(&table, &open, &making).await {
        Err(Refusal::Taken(taken)) => {
            // The same request came before and was interrupted: it goes on from there.
            let stands = app.rooms.live(table.id).await?;
            if stands.table.host != caller.id {
                return Err(Refusal::Taken(taken).into());
            }
            let free = |seat: &usize| stands.seats.get(*seat).is_some_and(|row| row.kind == SeatKind::Open);
            orders.retain(|order| matches!(order, Order::Sit { seat: Some(seat), .. } if free(seat)));
        }
        made => made?,
    }
    for order in orders {
        app.rooms.order(Ask::by(caller, table.id, order)).await?;
    }
    Ok(table.id)
}

/// Who sits there, with their salt.
pub async fn sitter(app: &App, caller: &Caller, game: &str, seat: &NewSeat, salt: &str) -> Result<Sitter> {
    Ok(match seat {
        NewSeat::Me { name } => {
            let name = name.as_deref().map(crate::identity::check_name).transpose()?;
            Sitter::Me { name, salt: salt.to_owned() }
        }
        NewSeat::Open => Sitter::Open,
        NewSeat::Bot { level } if level == SPARRING => Sitter::Bot(sparring::step(app, Some(caller.id), game).await?),
        NewSeat::Bot { level: text } => Sitter::Bot(level(text)?),
    })
}
