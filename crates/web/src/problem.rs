//! A refusal as an HTTP response: a status, a code, a sentence and, for a refused action, the rule's number
//! (RFC 9457). All of it follows from the [`Refusal`] by exhaustive matches.

use std::borrow::Cow;

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::StoreError;
use table::{
    Broken, Refusal,
    refusal::{Part, Thing},
};
use utoipa::ToSchema;

use crate::code::code;

/// A refusal on its way.
#[derive(Clone, Debug)]
pub struct Problem {
    /// Why something is not done.
    pub refusal: Refusal,
    /// The table as it is now, for an action that came too late.
    pub table: Option<Value>,
}

/// What went wrong, as it is sent.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemJson {
    /// The status of the answer.
    pub status: u16,
    /// One word or two that a program can go by.
    pub code: Cow<'static, str>,
    /// A sentence for people: what is wrong, and what would be right.
    pub detail: String,
    /// The number of the rule, for an action that the rules refuse.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The table as it is now, for an action that came too late.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub table: Option<Value>,
}

/// What a handler answers.
pub type Result<T = ()> = std::result::Result<T, Problem>;

impl Problem {
    /// The type of its body.
    pub const TYPE: &str = "application/problem+json";

    /// There is none, or not for the caller.
    pub fn missing(thing: Thing) -> Problem {
        Refusal::Missing(thing).into()
    }

    /// A part of the request makes no sense.
    pub fn bad(part: Part, why: impl Into<String>) -> Problem {
        Refusal::bad(part, why).into()
    }

    /// HTTP cannot read a part of the request.
    pub fn unreadable(part: Part, status: StatusCode, why: String) -> Problem {
        Refusal::Unreadable { part, status: status.as_u16(), why }.into()
    }

    /// Something that must not happen.
    pub fn internal(why: impl std::fmt::Display) -> Problem {
        Refusal::internal(why).into()
    }

    /// A refusal by the router, a limit or an extractor.
    pub fn protocol(status: StatusCode, text: &str) -> Problem {
        let why = match (status, text) {
            (StatusCode::FORBIDDEN, "") => "pages of other sites may not do that",
            (StatusCode::METHOD_NOT_ALLOWED, "") => {
                "there is no such method here: the header Allow names those there are"
            }
            (_, "") => status.canonical_reason().unwrap_or("refused"),
            (_, text) => text,
        };
        Refusal::Protocol { status: status.as_u16(), why: why.into() }.into()
    }

    /// Its status over HTTP.
    pub fn status(&self) -> StatusCode {
        status(&self.refusal)
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.refusal.fmt(f)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem { refusal, table: None }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        Refusal::from(error).into()
    }
}

impl From<Broken> for Problem {
    fn from(broken: Broken) -> Problem {
        Refusal::from(broken).into()
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        if let Refusal::Internal { why } = &self.refusal {
            tracing::error!(detail = why, "internal error");
        }
        let (status, detail) = (self.status(), self.refusal.to_string());
        let rule = match &self.refusal {
            Refusal::Illegal { rule, .. } => Some(rule.clone()),
            _ => None,
        };
        let code = code(&self.refusal).into();
        let json = ProblemJson { status: status.as_u16(), code, detail, rule, table: self.table };
        let mut response = (status, Json(json)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(Problem::TYPE));
        if status == StatusCode::TOO_MANY_REQUESTS {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        // The layer that makes error pages finds it here.
        response.extensions_mut().insert(self.refusal);
        response
    }
}

/// The status of a refusal.
pub fn status(refusal: &Refusal) -> StatusCode {
    use Refusal as R;
    match refusal {
        R::Bad { .. } => StatusCode::BAD_REQUEST,
        R::Nobody | R::UnknownToken | R::WrongLogin | R::LoginAgain | R::CodeNeeded | R::WrongCode => {
            StatusCode::UNAUTHORIZED
        }
        R::NotYourTurn { .. }
        | R::NotSeated
        | R::NotAsked
        | R::RatedAccounts
        | R::Banned
        | R::HostSeats
        | R::HostWelcomes
        | R::NoHints
        | R::TalkSeated
        | R::Muted
        | R::HostOrModerator
        | R::ModeratorsOnly
        | R::BotsNeedAccount
        | R::CodeNeedsAccount
        | R::PasswordNeedsAccount
        | R::WrongPassword => StatusCode::FORBIDDEN,
        R::Missing(_) | R::NoPush => StatusCode::NOT_FOUND,
        R::NotBegun
        | R::Begun
        | R::Over
        | R::NotOver
        | R::RecordLater
        | R::Stale
        | R::Away
        | R::NotAway
        | R::NoTime
        | R::NotDue
        | R::NothingToUndo
        | R::NothingOfYours
        | R::RatedUndo
        | R::UndoRevealed
        | R::NotAlone
        | R::UndoTooOld
        | R::UndoTooLate
        | R::NoPlea
        | R::Full
        | R::SamePerson
        | R::HouseRule { .. }
        | R::Followed
        | R::HintsOnTurn
        | R::BrokenGame { .. }
        | R::AlreadyAccount
        | R::TotpOn
        | R::TotpNotBegun
        | R::TotpOff
        | R::EnoughBots
        | R::EnoughBrowsers
        | R::Taken(_)
        | R::RequestTaken
        | R::InProgress
        | R::AnswerGone
        | R::Elsewhere => StatusCode::CONFLICT,
        R::NoAction { .. }
        | R::Illegal { .. }
        | R::BadOptions { .. }
        | R::SeatYourself
        | R::PasswordLength
        | R::PasswordCommon
        | R::CodeMismatch
        | R::BadSubscription
        | R::KeyReused => StatusCode::UNPROCESSABLE_ENTITY,
        R::TooMany(_) | R::TooFull { .. } => StatusCode::TOO_MANY_REQUESTS,
        R::Unreadable { status, .. } | R::Protocol { status, .. } => {
            StatusCode::from_u16(*status).unwrap_or(StatusCode::BAD_REQUEST)
        }
        R::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
        R::Internal { .. } => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
