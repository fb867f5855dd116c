//! Refusals in English, for programs and logs. People read them in their own language (`crates/ui`).

use std::fmt;

use super::{Cap, Limit, Outage, Refusal, Thing};

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Refusal::NotBegun => "the game has not begun yet",
            Refusal::Begun => "the game has begun already",
            Refusal::Over => "the game is over",
            Refusal::NotOver => "this game is not over yet",
            Refusal::RecordLater => "the record is shown when the game is over",
            Refusal::Stale => "the table has moved on since you looked",
            Refusal::NotYourTurn { name } => return write!(f, "it is {name}'s turn"),
            Refusal::NotSeated => "you do not sit at this table",
            Refusal::Away => "a bot plays for you: come back first",
            Refusal::NotAway => "nobody plays for you here",
            Refusal::NoTime => "your time is up: a bot plays on for you",
            Refusal::NotDue => "there is time left",
            Refusal::NoAction { why }
            | Refusal::Illegal { why, .. }
            | Refusal::BadOptions { why }
            | Refusal::Bad { why, .. }
            | Refusal::Unreadable { why, .. }
            | Refusal::Protocol { why, .. } => why,
            Refusal::NothingToUndo => "there is nothing to take back",
            Refusal::NothingOfYours => "you have decided nothing yet",
            Refusal::RatedUndo => "in a rated game nothing that came to light is taken back",
            Refusal::UndoRevealed => "something came to light since: only a practice take-back goes further back",
            Refusal::NotAlone => "a practice take-back is for those who play alone",
            Refusal::UndoTooOld => "that is too long ago for the clocks",
            Refusal::UndoTooLate => "there is not enough time left to take that back",
            Refusal::NoPlea => "nobody asks to take anything back",
            Refusal::NotAsked => "the other people at the table are asked",
            Refusal::Full => "every seat is taken",
            Refusal::RatedAccounts => "rated games are for people with an account",
            Refusal::SamePerson => "a rated game needs a different person on every seat",
            Refusal::HouseRule { option } => {
                return write!(f, "a rated game is played without house rules: leave out the option {option}");
            }
            Refusal::Banned => "the host does not want you at this table",
            Refusal::HostSeats => "only the host decides about bots and other people's seats",
            Refusal::HostWelcomes => "only the host lets those back in who were put off",
            Refusal::Followed => "another table follows already",
            Refusal::SeatYourself => "take a seat yourself: {\"kind\": \"me\"}",
            Refusal::NoHints => "this table is played without hints",
            Refusal::HintsOnTurn => "hints are for your own turn",
            Refusal::BrokenGame { why } => {
                return write!(f, "this version of the server cannot go on with this game: {why}");
            }
            Refusal::TalkSeated => "only those at the table talk",
            Refusal::Muted => "the host has muted you",
            Refusal::HostOrModerator => "only the host and moderators may do that",
            Refusal::ModeratorsOnly => "moderators look at reports",
            Refusal::Nobody => "say who you are first: POST /api/v1/guests makes you a guest",
            Refusal::UnknownToken => "no bot has this token",
            Refusal::BotsNeedAccount => "bots belong to people with an account",
            Refusal::CodeNeedsAccount => "only accounts have a second factor",
            Refusal::PasswordNeedsAccount => "only accounts have a password",
            Refusal::AlreadyAccount => "you have an account already",
            Refusal::WrongLogin => "this name and password do not go together",
            Refusal::LoginAgain => "that took too long: log in again",
            Refusal::WrongPassword => "that is not your password",
            Refusal::PasswordLength => "a password has 8 to 128 characters, and not only spaces",
            Refusal::PasswordCommon => {
                "this password is among the first that everybody tries; three words that do not belong together are \
                 better, and neither your name nor a well-known word with a digit"
            }
            Refusal::CodeNeeded => "this account asks for a code of its app, or a recovery code, as well: `code`",
            Refusal::WrongCode => "this code is not right, too old, or was used: wait for the next one",
            Refusal::CodeMismatch => "this is not the code that the app shows now: is its clock right?",
            Refusal::TotpOn => "there is a second factor already; end it first: DELETE /me/totp",
            Refusal::TotpNotBegun => "begin to set up a second factor first: POST /me/totp",
            Refusal::TotpOff => "there is no second factor",
            Refusal::EnoughBots => "ten bots are the most that one account can have",
            Refusal::EnoughBrowsers => "ten browsers are the most that one person is told by",
            Refusal::BadSubscription => "that is no push subscription",
            Refusal::NoPush => "this server does not push messages",
            Refusal::Missing(thing) => return write!(f, "there is no such {thing}"),
            Refusal::Taken(thing) => return write!(f, "this {thing} is taken already"),
            Refusal::RequestTaken => "another request had this idempotency key: use a fresh one",
            Refusal::KeyReused => "this key was used for another request: use a fresh one",
            Refusal::InProgress => "the first request with this key is still under way",
            Refusal::AnswerGone => "this was carried out before; its answer is kept no longer",
            Refusal::TooMany(limit) => return limit.fmt(f),
            Refusal::TooFull { cap, n } => return too_full(f, *cap, *n),
            Refusal::Unavailable(outage) => return outage.fmt(f),
            Refusal::Elsewhere => "another node writes this table",
            Refusal::Internal { .. } => "something is wrong on our side; nothing was changed",
        };
        f.write_str(text)
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Thing::Account => "account",
            Thing::ApiPlace => "place in this API: /api/v1/openapi.json lists them",
            Thing::Bot => "bot",
            Thing::File => "file",
            Thing::Game => "game",
            Thing::Guest => "guest",
            Thing::Invitation => "invitation",
            Thing::Job => "job",
            Thing::Key => "key",
            Thing::Message => "message",
            Thing::Name => "name",
            Thing::NoSecondFactor => "account without a second factor",
            Thing::OpenTable => "open table",
            Thing::Page => "page",
            Thing::Person => "person",
            Thing::PersonOrTable => "person or table",
            Thing::Record => "record",
            Thing::Report => "report",
            Thing::Request => "request",
            Thing::Seat => "seat",
            Thing::SecondFactor => "second factor to be set up",
            Thing::Session => "session",
            Thing::Subscription => "subscription",
            Thing::Table => "table",
        })
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Limit::Requests => "too many requests; wait a moment",
            Limit::RequestsHere => "too many requests from this address; wait a moment",
            Limit::GuestsHere => "too many new guests from this address; come back later",
            Limit::Logins => "too many attempts to log in; wait a minute",
            Limit::Codes => "too many codes; wait ten minutes",
            Limit::Messages => "thirty messages a minute are enough",
            Limit::StreamsHere => "too many open streams from this address",
            Limit::Letters => "enough letters were written to this address, or for you, today; try again tomorrow",
        })
    }
}

fn too_full(f: &mut fmt::Formatter<'_>, cap: Cap, n: i64) -> fmt::Result {
    match cap {
        Cap::Open => write!(f, "you have {n} open tables: leave one first, or sit down at another's"),
        Cap::OpenHere => write!(f, "{n} tables are open from your address: sit down at one of them"),
        Cap::Bots => write!(f, "you have {n} running games with bots or alone: end one first"),
        Cap::BotsHere => write!(f, "{n} games with bots or alone run from your address: wait until one is over"),
    }
}

impl fmt::Display for Outage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outage::PutAway => f.write_str("the table was just put away; try again"),
            Outage::ChangesHands => f.write_str("the table changes hands; try again"),
            Outage::NoBot => f.write_str("no bot has time to think now; try again"),
            Outage::Storage(fault) => write!(f, "{fault}; nothing was changed, try again"),
            Outage::Unknown(fault) => write!(f, "{fault}; it is not known whether this was stored: look again"),
            Outage::Silent => f.write_str("the database does not answer: look at its disk, or at its server"),
            Outage::ReadOnly(fault) => write!(f, "{fault}; what is stored can still be read, as far as it goes"),
            Outage::Bus(why) => write!(f, "the bus cannot be used: {why}"),
            Outage::Port(why) => f.write_str(why),
        }
    }
}
