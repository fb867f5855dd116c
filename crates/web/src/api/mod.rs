//! The JSON API, `/api/v1`. Every handler has four parts: who asks, for what, ask the rooms, answer.

#![expect(unused_qualifications, reason = "the macro that describes the routes writes names out in full")]

pub mod account;
pub mod bots;
pub mod chat;
pub mod export;
mod json;
mod limits;
pub mod lobby;
pub mod new;
pub mod play;
mod push;
pub mod review;
pub mod sessions;
mod show;
mod stream;
mod table;
pub mod totp;

pub use json::Body;
pub use show::SeatJson;
pub use table::{Proven, proven};

use std::mem;

use ::table::refusal::{Part, Thing};
use axum::{
    Router,
    extract::State,
    http::header,
    response::IntoResponse,
    routing::{any, get},
};
use axum_extra::extract::WithRejection;
use utoipa::{
    OpenApi,
    openapi::{
        ObjectBuilder, RefOr, Type,
        path::{Parameter, ParameterBuilder, ParameterIn},
    },
};
use utoipa_axum::router::OpenApiRouter;

use crate::{App, idempotency, problem::Problem};

/// The query of a URL.
pub type Query<T> = WithRejection<axum::extract::Query<T>, Problem>;

#[derive(OpenApi)]
#[openapi(info(
    title = "Intramuros",
    description = "Play Saint Malo and Valletta: everything that the pages do, and an interface for bots.\n\nSay who \
        you are by the cookie that `POST /guests`, `/login` or `/register` sets, or by `Authorization: Bearer TOKEN` \
        of a bot account. Orders to a table carry the `version` that was seen and a `request`, an idempotency key of the caller's own: \
        sent twice, an order is carried out once. Errors are `application/problem+json`."
))]
struct Description;

/// All routes and their OpenAPI description.
pub fn router() -> (Router<App>, utoipa::openapi::OpenApi) {
    let routes = OpenApiRouter::with_openapi(Description::openapi())
        .merge(account::router())
        .merge(export::router())
        .merge(sessions::router())
        .merge(totp::router())
        .merge(push::router())
        .merge(bots::router())
        .merge(lobby::router())
        .merge(table::router())
        .merge(review::router())
        .merge(play::router())
        .merge(chat::router())
        .merge(stream::router());
    let (router, mut description) = OpenApiRouter::new().nest("/api/v1", routes).split_for_parts();
    let items = description.paths.paths.values_mut();
    let operations =
        items.flat_map(|item| [&mut item.get, &mut item.post, &mut item.patch, &mut item.delete]).flatten();
    for operation in operations {
        if let Some(RefOr::T(answer)) = operation.responses.responses.get_mut("4XX") {
            answer.content =
                mem::take(&mut answer.content).into_values().map(|body| (Problem::TYPE.into(), body)).collect();
        }
        operation.parameters.iter_mut().flatten().for_each(limits::of_path);
    }
    for (path, least) in idempotency::creating() {
        let item = description.paths.paths.get_mut(&format!("/api/v1{path}"));
        let operation = item.and_then(|item| item.post.as_mut());
        operation
            .into_iter()
            .for_each(|post| post.parameters.get_or_insert_default().push(RefOr::T(key_of_request(least))));
    }
    (router, description)
}

/// The description of the header `Idempotency-Key`.
fn key_of_request(least: usize) -> Parameter {
    let key = ObjectBuilder::new().schema_type(Type::String).min_length(Some(least)).max_length(Some(64));
    let text = "A key of the caller's own, new for each request: sent again with it within a day, the request is not \
        carried out again and gets the same answer.";
    ParameterBuilder::new()
        .name(idempotency::HEADER)
        .parameter_in(ParameterIn::Header)
        .description(Some(text))
        .schema(Some(key.pattern(Some("^[!-~]*$"))))
        .build()
}

/// The routes, with the OpenAPI document that describes them.
pub fn with_description() -> Router<App> {
    let (router, description) = router();
    let text = description.to_json().unwrap_or_default();
    let json = move || async move { ([(header::CONTENT_TYPE, "application/json")], text) };
    router.route("/api/v1/openapi.json", get(json)).route("/api/v1/{*rest}", any(not_found))
}

async fn not_found(State(_): State<App>) -> impl IntoResponse {
    Problem::missing(Thing::ApiPlace)
}

impl From<axum::extract::rejection::QueryRejection> for Problem {
    fn from(rejection: axum::extract::rejection::QueryRejection) -> Problem {
        Problem::bad(Part::Query, rejection.body_text())
    }
}
