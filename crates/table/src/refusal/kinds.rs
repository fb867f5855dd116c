//! The things that refusals are about.

use serde::{Deserialize, Serialize};

/// Something that can be missing or taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Thing {
    /// Somebody with a name and a password.
    Account,
    /// A place in the API.
    ApiPlace,
    /// A bot of somebody's own, with a token.
    Bot,
    /// A file that pages need.
    File,
    /// A game, by its name.
    Game,
    /// Somebody without an account.
    Guest,
    /// The secret word in the link to a table.
    Invitation,
    /// Something that a bot was to think about.
    Job,
    /// The idempotency key of a request.
    Key,
    /// Something that was said at a table.
    Message,
    /// The name of an account.
    Name,
    /// An account without a second factor.
    NoSecondFactor,
    /// A table that waits for players.
    OpenTable,
    /// A page, by its address.
    Page,
    /// A guest, an account or a bot.
    Person,
    /// Whichever of the two was asked for.
    PersonOrTable,
    /// The record of a game.
    Record,
    /// A report about a message.
    Report,
    /// What somebody asked for earlier.
    Request,
    /// A seat of a table.
    Seat,
    /// A second factor that is being set up.
    SecondFactor,
    /// A browser that is logged in.
    Session,
    /// A browser that gets notifications.
    Subscription,
    /// A table, by its id.
    Table,
}

/// A part of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Part {
    /// The body as a whole.
    Body,
    /// An address for mail.
    Email,
    /// The fields of a form.
    Form,
    /// The header that names the server.
    Host,
    /// The header with the idempotency key.
    Key,
    /// How well a bot plays.
    Level,
    /// A language.
    Locale,
    /// Somebody's name.
    Name,
    /// The clock's settings.
    Pace,
    /// Who is invited.
    People,
    /// How many play.
    Players,
    /// The query string of an address.
    Query,
    /// Why something is reported.
    Reason,
    /// The idempotency key of an order.
    Request,
    /// A player's salt, which makes chance fair.
    Salt,
    /// Who sits where.
    Seats,
    /// Which tables are asked for.
    Status,
    /// What is said at a table.
    Text,
}

/// What is limited per unit of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Limit {
    /// Requests of one person.
    Requests,
    /// Requests from one address.
    RequestsHere,
    /// New guests from one address.
    GuestsHere,
    /// Attempts to log in.
    Logins,
    /// Codes of a second factor.
    Codes,
    /// Messages of one person.
    Messages,
    /// Open streams from one address.
    StreamsHere,
    /// Letters to a mailbox, of a person, from a network.
    Letters,
}

/// What is limited at any one time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cap {
    /// Open tables of one person.
    Open,
    /// Open tables from one address.
    OpenHere,
    /// Games of one person with bots or alone.
    Bots,
    /// Such games from one address.
    BotsHere,
}

/// Why the server cannot do something now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outage {
    /// The table was just unloaded.
    PutAway,
    /// The table is moving to another node.
    ChangesHands,
    /// No bot has time to think.
    NoBot,
    /// The database has a fault; nothing was changed.
    Storage(String),
    /// The database has a fault, and did not say whether it has stored this.
    Unknown(String),
    /// The database does not answer.
    Silent,
    /// The database cannot be written; what is stored can still be read.
    ReadOnly(String),
    /// The bus cannot be used.
    Bus(String),
    /// The port cannot be used.
    Port(String),
}
