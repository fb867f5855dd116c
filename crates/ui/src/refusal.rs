//! Why something is not done, in people's own language. Every refusal has its message: one without does not compile.

use table::{
    Refusal,
    refusal::{Cap, Limit, Outage, Part, Thing},
};

use crate::{Texts, say};

/// A refusal in somebody's language. Refusals by a game's rules are worded by the game ([`crate::Draw::refusal`]).
pub fn refusal(t: Texts, refusal: &Refusal) -> String {
    use Refusal as R;
    let id = match refusal {
        R::NotYourTurn { name } => return say!(t, "refusal-not-your-turn", name = name.as_str()),
        R::NoAction { why } => return say!(t, "refusal-no-action", why = why.as_str()),
        R::Illegal { why, rule } => return say!(t, "refusal-illegal", why = why.as_str(), rule = rule.as_str()),
        R::HouseRule { option } => return say!(t, "refusal-house-rule", option = option.as_str()),
        R::BadOptions { why } => return say!(t, "refusal-bad-options", why = why.as_str()),
        R::BrokenGame { why } => return say!(t, "refusal-broken-game", why = why.as_str()),
        R::Missing(thing) => missing(*thing),
        R::Taken(thing) => taken(*thing),
        R::Bad { part, why } => return bad(t, *part, why),
        R::Unreadable { why, .. } => return say!(t, "refusal-bad", why = why.as_str()),
        R::TooMany(limit) => too_many(*limit),
        R::TooFull { cap, n } => return too_full(t, *cap, *n),
        R::Protocol { status, why } => match status {
            403 => "refusal-cross-site",
            413 => "refusal-too-long",
            _ => return say!(t, "refusal-bad", why = why.as_str()),
        },
        R::Unavailable(outage) => unavailable(outage),
        R::NotBegun => "refusal-not-begun",
        R::Begun => "refusal-begun",
        R::Over => "refusal-over",
        R::NotOver => "refusal-not-over",
        R::RecordLater => "refusal-record-later",
        R::Stale => "refusal-stale",
        R::NotSeated => "refusal-not-seated",
        R::Away => "refusal-away",
        R::NotAway => "refusal-not-away",
        R::NoTime => "refusal-no-time",
        R::NotDue => "refusal-not-due",
        R::NothingToUndo => "refusal-nothing-to-undo",
        R::NothingOfYours => "refusal-nothing-of-yours",
        R::RatedUndo => "refusal-rated-undo",
        R::UndoRevealed => "refusal-undo-revealed",
        R::NotAlone => "refusal-not-alone",
        R::UndoTooOld => "refusal-undo-too-old",
        R::UndoTooLate => "refusal-undo-too-late",
        R::NoPlea => "refusal-no-plea",
        R::NotAsked => "refusal-not-asked",
        R::Full => "refusal-full",
        R::RatedAccounts => "refusal-rated-accounts",
        R::SamePerson => "refusal-same-person",
        R::Banned => "refusal-put-off",
        R::HostSeats | R::HostWelcomes => "refusal-host-only",
        R::Followed => "refusal-followed",
        R::SeatYourself => "refusal-seat-yourself",
        R::NoHints => "refusal-no-hints",
        R::HintsOnTurn => "refusal-hints-on-turn",
        R::TalkSeated => "refusal-talk-seated",
        R::Muted => "refusal-muted",
        R::HostOrModerator => "refusal-host-or-moderator",
        R::ModeratorsOnly => "refusal-moderators-only",
        R::Nobody | R::UnknownToken => "refusal-nobody",
        R::BotsNeedAccount | R::CodeNeedsAccount | R::PasswordNeedsAccount => "refusal-account-only",
        R::AlreadyAccount => "refusal-already-account",
        R::WrongLogin => "refusal-wrong-login",
        R::LoginAgain => "refusal-login-again",
        R::WrongPassword => "refusal-wrong-password",
        R::PasswordLength => "refusal-password-length",
        R::PasswordCommon => "refusal-password-common",
        R::CodeNeeded => "refusal-code-needed",
        R::WrongCode | R::CodeMismatch => "refusal-wrong-code",
        R::TotpOn => "refusal-totp-on",
        R::TotpNotBegun | R::TotpOff => "refusal-totp-off",
        R::EnoughBots => "refusal-enough-bots",
        R::EnoughBrowsers => "refusal-enough-browsers",
        R::BadSubscription | R::NoPush => "refusal-no-push",
        R::RequestTaken | R::KeyReused => "refusal-key-reused",
        R::InProgress => "refusal-in-progress",
        R::AnswerGone => "refusal-answer-gone",
        R::Elsewhere => "refusal-changes-hands",
        R::Internal { .. } => "refusal-internal",
    };
    t.say(id)
}

fn missing(thing: Thing) -> &'static str {
    match thing {
        Thing::Table | Thing::OpenTable | Thing::PersonOrTable => "refusal-missing-table",
        Thing::Invitation => "refusal-missing-invitation",
        Thing::Account | Thing::Person | Thing::Guest => "refusal-missing-person",
        Thing::Seat => "refusal-missing-seat",
        Thing::Message => "refusal-missing-message",
        Thing::Game | Thing::Record => "refusal-missing-game",
        Thing::ApiPlace
        | Thing::Bot
        | Thing::File
        | Thing::Job
        | Thing::Key
        | Thing::Name
        | Thing::NoSecondFactor
        | Thing::Page
        | Thing::Report
        | Thing::Request
        | Thing::SecondFactor
        | Thing::Session
        | Thing::Subscription => "refusal-missing",
    }
}

fn taken(thing: Thing) -> &'static str {
    match thing {
        Thing::Name => "refusal-taken-name",
        Thing::Seat => "refusal-taken-seat",
        Thing::Account
        | Thing::ApiPlace
        | Thing::Bot
        | Thing::File
        | Thing::Game
        | Thing::Guest
        | Thing::Invitation
        | Thing::Job
        | Thing::Key
        | Thing::Message
        | Thing::NoSecondFactor
        | Thing::OpenTable
        | Thing::Page
        | Thing::Person
        | Thing::PersonOrTable
        | Thing::Record
        | Thing::Report
        | Thing::Request
        | Thing::SecondFactor
        | Thing::Session
        | Thing::Subscription
        | Thing::Table => "refusal-taken",
    }
}

fn bad(t: Texts, part: Part, why: &str) -> String {
    let id = match part {
        Part::Email => "refusal-bad-email",
        Part::Name => "refusal-bad-name",
        Part::Pace => "refusal-bad-pace",
        Part::Reason => "refusal-bad-reason",
        Part::Text => "refusal-bad-text",
        Part::Body
        | Part::Form
        | Part::Host
        | Part::Key
        | Part::Level
        | Part::Locale
        | Part::People
        | Part::Players
        | Part::Query
        | Part::Request
        | Part::Salt
        | Part::Seats
        | Part::Status => return say!(t, "refusal-bad", why = why),
    };
    t.say(id)
}

fn too_many(limit: Limit) -> &'static str {
    match limit {
        Limit::Requests | Limit::RequestsHere | Limit::StreamsHere => "refusal-too-many",
        Limit::GuestsHere => "refusal-too-many-guests",
        Limit::Logins => "refusal-too-many-logins",
        Limit::Codes => "refusal-too-many-codes",
        Limit::Messages => "refusal-too-many-messages",
        Limit::Letters => "refusal-too-many-letters",
    }
}

fn too_full(t: Texts, cap: Cap, n: i64) -> String {
    let id = match cap {
        Cap::Open => "refusal-open-tables",
        Cap::OpenHere => "refusal-open-tables-here",
        Cap::Bots => "refusal-bot-games",
        Cap::BotsHere => "refusal-bot-games-here",
    };
    say!(t, id, n = n)
}

fn unavailable(outage: &Outage) -> &'static str {
    match outage {
        Outage::PutAway | Outage::ChangesHands => "refusal-changes-hands",
        Outage::NoBot => "refusal-no-bot",
        Outage::Unknown(_) => "refusal-unknown",
        Outage::Storage(_) | Outage::Silent | Outage::ReadOnly(_) | Outage::Bus(_) | Outage::Port(_) => {
            "refusal-unavailable"
        }
    }
}
