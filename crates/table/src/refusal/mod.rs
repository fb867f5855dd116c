//! Why something is not done, as data. HTTP statuses and the words in every language follow from it by exhaustive
//! matches: a refusal without a status, or without words in some language, does not compile.

mod english;
mod kinds;

pub use kinds::{Cap, Limit, Outage, Part, Thing};

use serde::{Deserialize, Serialize};

use crate::Broken;

/// The result of an order.
pub type Result<T = ()> = std::result::Result<T, Refusal>;

/// Why something is not done. Nothing has changed, unless the refusal says that this is unknown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    // At the table.
    /// The game has not begun yet.
    NotBegun,
    /// The game has begun already.
    Begun,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The record is shown when the game is over.
    RecordLater,
    /// The table has moved on since the caller looked.
    Stale,
    /// It is somebody else's turn.
    NotYourTurn {
        /// Whose.
        name: String,
    },
    /// The caller does not sit at this table.
    NotSeated,
    /// A bot plays for the caller.
    Away,
    /// Nobody plays for the caller.
    NotAway,
    /// The caller's time is up.
    NoTime,
    /// There is time left.
    NotDue,
    /// A text that is no action.
    NoAction {
        /// What is wrong with it.
        why: String,
    },
    /// An action that the rules refuse.
    Illegal {
        /// What is wrong, as the rules' referee says it.
        why: String,
        /// The number of the rule.
        rule: String,
    },
    /// Nothing was decided that could be taken back.
    NothingToUndo,
    /// The caller has decided nothing yet.
    NothingOfYours,
    /// In a rated game, nothing is taken back after something hidden was revealed.
    RatedUndo,
    /// Something came to light since, and nobody else plays who could allow an undo.
    UndoRevealed,
    /// A practice take-back is for those who play alone.
    NotAlone,
    /// It is too long ago: the clocks cannot be set back.
    UndoTooOld,
    /// There is not enough time left to take it back.
    UndoTooLate,
    /// Nobody asks to take anything back.
    NoPlea,
    /// It is the others at the table who are asked, not the caller.
    NotAsked,
    /// Every seat is taken.
    Full,
    /// Rated games are for people with an account.
    RatedAccounts,
    /// A rated game needs a different person on every seat.
    SamePerson,
    /// A rated game is played without house rules.
    HouseRule {
        /// The option.
        option: String,
    },
    /// The host has banned the caller from this table.
    // Its name for nodes of older versions.
    #[serde(rename = "PutOff")]
    Banned,
    /// Only the host decides about bots and other people's seats.
    HostSeats,
    /// Only the host lifts bans.
    HostWelcomes,
    /// Another table follows already.
    Followed,
    /// The options do not go together.
    BadOptions {
        /// What is wrong with them.
        why: String,
    },
    /// Whoever makes a table must have a seat at it.
    SeatYourself,
    /// This table is played without hints.
    NoHints,
    /// Hints are for one's own turn.
    HintsOnTurn,
    /// A game that this version of the server cannot continue.
    BrokenGame {
        /// What is wrong with it.
        why: String,
    },

    // Talk.
    /// Only those at the table talk.
    TalkSeated,
    /// The host has muted the caller.
    Muted,
    /// Only the host and moderators may do that.
    HostOrModerator,
    /// Moderators look at reports.
    ModeratorsOnly,

    // People.
    /// Nobody is logged in.
    Nobody,
    /// No bot has this token.
    UnknownToken,
    /// Bots belong to people with an account.
    BotsNeedAccount,
    /// Only accounts have a second factor.
    CodeNeedsAccount,
    /// Only accounts have a password.
    PasswordNeedsAccount,
    /// The caller has an account already.
    AlreadyAccount,
    /// Name and password do not go together.
    WrongLogin,
    /// Logging in took too long.
    LoginAgain,
    /// That is not the caller's password.
    WrongPassword,
    /// A password is too short, too long, or only spaces.
    PasswordLength,
    /// A password that everybody tries first.
    PasswordCommon,
    /// The account asks for a code as well.
    CodeNeeded,
    /// Not the code, or one that was used before.
    WrongCode,
    /// Not the code that the app shows now.
    CodeMismatch,
    /// There is a second factor already.
    TotpOn,
    /// Setting up a second factor was not begun.
    TotpNotBegun,
    /// There is no second factor.
    TotpOff,
    /// An account may have only so many bots.
    EnoughBots,
    /// A person may subscribe with only so many browsers.
    EnoughBrowsers,
    /// That is no push subscription.
    BadSubscription,
    /// This server does not push messages.
    NoPush,

    // Requests.
    /// Something that is not there, or not for the caller.
    Missing(Thing),
    /// Something that somebody else has already.
    Taken(Thing),
    /// A part of the request that makes no sense.
    Bad {
        /// Which part.
        part: Part,
        /// What would be right.
        why: String,
    },
    /// A part of the request that HTTP cannot read.
    Unreadable {
        /// Which part.
        part: Part,
        /// The status that HTTP has for it.
        status: u16,
        /// What is wrong.
        why: String,
    },
    /// Another request had this idempotency key, at this table.
    RequestTaken,
    /// The same idempotency key for another request.
    KeyReused,
    /// The first request with this key is still under way.
    InProgress,
    /// It was carried out before; its answer is no longer kept.
    AnswerGone,
    /// Too much of something in too short a time.
    TooMany(Limit),
    /// There are as many open or running as allowed.
    TooFull {
        /// Of what.
        cap: Cap,
        /// How many.
        n: i64,
    },
    /// HTTP itself refuses: a method, a length, another site.
    Protocol {
        /// The status.
        status: u16,
        /// What is wrong.
        why: String,
    },

    // The server.
    /// The server cannot do it now.
    Unavailable(Outage),
    /// Another node writes this table: said between nodes, never to people.
    Elsewhere,
    /// Something that must not happen.
    Internal {
        /// For the log: people are only told that something is wrong.
        why: String,
    },
}

impl Refusal {
    /// Something that must not happen.
    pub fn internal(why: impl std::fmt::Display) -> Refusal {
        Refusal::Internal { why: why.to_string() }
    }

    /// A part of the request that makes no sense.
    pub fn bad(part: Part, why: impl Into<String>) -> Refusal {
        Refusal::Bad { part, why: why.into() }
    }

    /// Whether it is the server's fault, and not the caller's.
    pub fn is_fault(&self) -> bool {
        matches!(self, Refusal::Unavailable(_) | Refusal::Internal { .. })
    }
}

impl From<Broken> for Refusal {
    fn from(Broken(why): Broken) -> Refusal {
        Refusal::Internal { why }
    }
}

impl std::error::Error for Refusal {}
