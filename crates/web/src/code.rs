//! The codes of refusals: one word or two that a program can go by.

use table::{
    Refusal,
    refusal::{Cap, Limit, Part},
};

/// The code of a refusal.
pub fn code(refusal: &Refusal) -> &'static str {
    use Refusal as R;
    match refusal {
        R::NotBegun => "not_begun",
        R::Begun => "begun",
        R::Over => "over",
        R::NotOver | R::RecordLater => "not_over",
        R::Stale => "stale",
        R::NotYourTurn { .. } | R::HintsOnTurn => "not_your_turn",
        R::NotSeated | R::TalkSeated => "not_seated",
        R::Away => "away",
        R::NotAway => "not_away",
        R::NoTime => "no_time",
        R::NotDue => "not_due",
        R::NoAction { .. } => "no_action",
        R::Illegal { .. } => "illegal",
        R::NothingToUndo
        | R::NothingOfYours
        | R::RatedUndo
        | R::UndoRevealed
        | R::NotAlone
        | R::UndoTooOld
        | R::UndoTooLate => "no_undo",
        R::NoPlea => "no_plea",
        R::NotAsked => "not_asked",
        R::Full => "full",
        R::RatedAccounts | R::BotsNeedAccount | R::CodeNeedsAccount | R::PasswordNeedsAccount => "account_only",
        R::SamePerson | R::HouseRule { .. } => "not_rated",
        R::Banned => "put_off",
        R::HostSeats | R::HostWelcomes | R::HostOrModerator => "host_only",
        R::Followed | R::Taken(_) => "taken",
        R::BadOptions { .. } => "options",
        R::SeatYourself => "seats",
        R::NoHints => "no_hints",
        R::BrokenGame { .. } => "broken_game",
        R::Muted => "muted",
        R::ModeratorsOnly => "moderators_only",
        R::Nobody | R::UnknownToken => "nobody",
        R::AlreadyAccount => "known",
        R::WrongLogin => "login",
        R::LoginAgain => "login_again",
        R::WrongPassword => "password",
        R::PasswordLength => "password_length",
        R::PasswordCommon => "password_common",
        R::CodeNeeded => "code_needed",
        R::WrongCode | R::CodeMismatch => "code",
        R::TotpOn => "totp_on",
        R::TotpNotBegun | R::TotpOff => "no_totp",
        R::EnoughBots => "enough_bots",
        R::EnoughBrowsers => "enough_browsers",
        R::BadSubscription => "subscription",
        R::Missing(_) | R::NoPush => "missing",
        R::Bad { part, .. } | R::Unreadable { part, .. } => part_code(*part),
        R::RequestTaken => "request_taken",
        R::KeyReused => "key_reused",
        R::InProgress => "in_progress",
        R::AnswerGone => "answer_gone",
        R::TooMany(Limit::Letters) => "letters",
        R::TooMany(
            Limit::Requests
            | Limit::RequestsHere
            | Limit::GuestsHere
            | Limit::Logins
            | Limit::Codes
            | Limit::Messages
            | Limit::StreamsHere,
        ) => "too_many",
        R::TooFull { cap: Cap::Open | Cap::OpenHere, .. } => "open_tables",
        R::TooFull { cap: Cap::Bots | Cap::BotsHere, .. } => "bot_games",
        R::Protocol { status, .. } => protocol_code(*status),
        R::Unavailable(_) => "unavailable",
        R::Elsewhere => "elsewhere",
        R::Internal { .. } => "internal",
    }
}

fn part_code(part: Part) -> &'static str {
    match part {
        Part::Body => "body",
        Part::Email => "email",
        Part::Form => "form",
        Part::Host => "host",
        Part::Key => "key",
        Part::Level => "level",
        Part::Locale => "locale",
        Part::Name => "name",
        Part::Pace => "pace",
        Part::People => "people",
        Part::Players => "players",
        Part::Query => "query",
        Part::Reason => "reason",
        Part::Request => "request",
        Part::Salt => "salt",
        Part::Seats => "seats",
        Part::Status => "status",
        Part::Text => "text",
    }
}

fn protocol_code(status: u16) -> &'static str {
    match status {
        403 => "cross_site",
        404 => "missing",
        405 => "method",
        413 => "too_long",
        _ => "refused",
    }
}
