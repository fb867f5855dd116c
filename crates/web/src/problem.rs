//! What went wrong, as data: a status, a code, a sentence and, for a refused action, the rule's number (RFC 9457).

use std::borrow::Cow;

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Fault, Full, StoreError};
use utoipa::ToSchema;

/// What went wrong.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    pub status: u16,
    /// One word or two that a program can go by.
    pub code: Cow<'static, str>,
    /// A sentence for people: what is wrong, and what would be right.
    pub detail: String,
    /// The number of the rule, for an action that the rules refuse.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Cow<'static, str>>,
    /// The table as it is now, for an action that came too late.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub table: Option<Value>,
}

pub type Result<T = ()> = std::result::Result<T, Problem>;

impl Problem {
    /// The type of its body.
    pub const TYPE: &str = "application/problem+json";

    fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Problem {
        Problem { status: status.as_u16(), code: code.into(), detail: detail.into(), rule: None, table: None }
    }

    /// The request itself makes no sense.
    pub fn bad(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, code, detail)
    }

    /// Nobody is logged in.
    pub fn nobody() -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, "nobody", "say who you are first: POST /api/v1/guests makes you a guest")
    }

    /// Somebody else may do that.
    pub fn forbidden(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, code, detail)
    }

    pub fn missing(what: &'static str) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "missing", format!("there is no such {what}"))
    }

    /// It does not fit how things stand now.
    pub fn conflict(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::CONFLICT, code, detail)
    }

    /// An action that the rules refuse.
    pub fn refused(why: impl Into<String>, rule: Option<&'static str>) -> Problem {
        let code = if rule.is_some() { "illegal" } else { "no_action" };
        Problem { rule: rule.map(Into::into), ..Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, why) }
    }

    /// It can be read, and still cannot be done as it is.
    pub fn unfit(code: &'static str, detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, detail)
    }

    pub fn too_many(detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many", detail)
    }

    /// The server cannot do it now; nothing was changed.
    pub fn unavailable(detail: impl Into<String>) -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", detail)
    }

    /// What something else than a handler has refused: the router, a limit, an extractor.
    pub fn plain(status: StatusCode, text: &str) -> Problem {
        let code = match status {
            StatusCode::FORBIDDEN => "cross_site",
            StatusCode::NOT_FOUND => "missing",
            StatusCode::METHOD_NOT_ALLOWED => "method",
            StatusCode::PAYLOAD_TOO_LARGE => "too_long",
            _ => "refused",
        };
        let detail = match (status, text) {
            (StatusCode::FORBIDDEN, "") => "pages of other sites may not do that",
            (StatusCode::METHOD_NOT_ALLOWED, "") => {
                "there is no such method here: the header Allow names those there are"
            }
            (_, "") => status.canonical_reason().unwrap_or("refused"),
            (_, text) => text,
        };
        Problem::new(status, code, detail)
    }

    /// Something that must not happen.
    pub fn internal(detail: impl std::fmt::Display) -> Problem {
        tracing::error!(%detail, "internal error");
        Problem::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "internal",
            "something is wrong on our side; nothing was changed",
        )
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.detail)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Taken(what) => Problem::conflict("taken", format!("this {what} is taken already")),
            StoreError::Missing(what) => Problem::missing(what),
            StoreError::Stale { .. } | StoreError::Lost(_) => Problem::conflict("stale", "the table has moved on"),
            // PostgreSQL's word for a sign that it does not know: a zero byte.
            StoreError::Database(ref error)
                if error.as_database_error().and_then(|refused| refused.code()).is_some_and(|code| code == "22021") =>
            {
                Problem::bad("text", "a text holds a sign that cannot be stored")
            }
            // Whether it was stored shows when somebody looks; sent again with its mark, it is carried out once.
            StoreError::Unknown(_) => {
                let fault = told(&error);
                Problem::unavailable(format!("{fault}; it is not known whether this was stored: look again"))
            }
            StoreError::Database(_) | StoreError::Unusable(..) => {
                let fault = told(&error);
                Problem::unavailable(format!("{fault}; nothing was changed, try again"))
            }
            other => Problem::internal(other),
        }
    }
}

/// What is wrong with the database, for everybody; the rest is for the log.
fn told(error: &StoreError) -> Fault {
    let fault = error.fault().unwrap_or(Fault::Other);
    tracing::error!(%error, "{fault}");
    fault
}

impl From<Full> for Problem {
    fn from(full: Full) -> Problem {
        let (code, detail) = match full {
            Full::Open(n) => {
                ("open_tables", format!("you have {n} open tables: leave one first, or sit down at another's"))
            }
            Full::OpenHere(n) => {
                ("open_tables", format!("{n} tables are open from your address: sit down at one of them"))
            }
            Full::Bots(n) => ("bot_games", format!("you have {n} running games with bots or alone: end one first")),
            Full::BotsHere(n) => {
                ("bot_games", format!("{n} games with bots or alone run from your address: wait until one is over"))
            }
        };
        Problem::new(StatusCode::TOO_MANY_REQUESTS, code, detail)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(self)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(Problem::TYPE));
        if status == StatusCode::TOO_MANY_REQUESTS {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
