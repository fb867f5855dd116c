//! Of what refusals speak.

use serde::{Deserialize, Serialize};

/// Something that can be missing or taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Thing {
    Account,
    /// A place in the API.
    ApiPlace,
    Bot,
    File,
    Game,
    Guest,
    Invitation,
    Job,
    Key,
    Message,
    Name,
    /// An account without a second factor.
    NoSecondFactor,
    OpenTable,
    Page,
    Person,
    PersonOrTable,
    Record,
    Report,
    Request,
    Seat,
    /// A second factor that is being set up.
    SecondFactor,
    Session,
    Subscription,
    Table,
}

/// A part of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Part {
    Body,
    Buildings,
    Email,
    Form,
    Host,
    Key,
    Level,
    Locale,
    Name,
    Pace,
    People,
    Players,
    Query,
    Reason,
    Request,
    Salt,
    Seats,
    Status,
    Text,
}

/// What there can be too much of in a short time.
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

/// Of what only so many may be open or running at a time.
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
    /// The table was just put away.
    PutAway,
    /// The table changes hands.
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
