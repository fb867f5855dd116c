//! Server-sent events: they only say that a table has changed. The client then asks for its own view.

use std::{convert::Infallible, net::IpAddr, time::Duration};

use axum::{
    extract::{Path, State},
    http::HeaderMap,
    response::sse::{Event, KeepAlive, Sse},
};
use futures_util::{Stream, StreamExt};
use serde::Deserialize;
use tokio::sync::watch;
use tokio_stream::wrappers::WatchStream;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::Query;
use crate::{
    App,
    identity::{Me, Who},
    problem::{ProblemJson, Result},
    request_context::Login,
    serve::Address,
};

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(table_stream)).routes(routes!(my_stream))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Since {
    /// The version that is known already; `Last-Event-ID` says the same.
    #[param(minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    version: Option<i64>,
    #[param(schema_with = super::limits::invite)]
    invite: Option<String>,
}

/// Hear when a table moves on: `event: version` with its number, `event: chat` with the number of a message.
#[utoipa::path(get, path = "/tables/{id}/stream", tag = "table", params(("id" = String, Path), Since), responses((status = 200, content_type = "text/event-stream", body = String), (status = "4XX", body = ProblemJson)))]
async fn table_stream(
    State(app): State<App>,
    who: Who,
    Address(address): Address,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query { 0: axum::extract::Query(since), .. }: Query<Since>,
) -> Result<Sse<impl Stream<Item = std::result::Result<Event, Infallible>>>> {
    let live = app.rooms.look(&id, who.id(), since.invite.as_deref()).await?;
    let login = Login::new(&app, who.id(), &headers);
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let mut known = last.or(since.version);
    let (versions, chat) = app.rooms.watch(live.table.id).await?;
    let versions = WatchStream::new(versions).filter_map(move |now| {
        let news = now.version().filter(|&version| known != Some(version));
        known = news.or(known);
        std::future::ready(news.map(|version| event("version", version).id(version.to_string())))
    });
    let chat = WatchStream::from_changes(chat).map(|message| event("chat", message));
    stream(&app, address, login, futures_util::stream::select(versions, chat))
}

/// Hear when something happens at any of my tables that I may be waiting for.
#[utoipa::path(get, path = "/me/stream", tag = "bots", responses((status = 200, content_type = "text/event-stream", body = String), (status = "4XX", body = ProblemJson)))]
async fn my_stream(
    State(app): State<App>,
    Me(caller): Me,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = std::result::Result<Event, Infallible>>>> {
    let heard = WatchStream::new(app.rooms.subscribe(caller.id)).map(|count| event("tables", count));
    let login = Login::new(&app, Some(caller.id), &headers);
    stream(&app, address, login, heard)
}

fn event(name: &str, data: impl std::fmt::Display) -> Event {
    Event::default().event(name).data(data.to_string())
}

/// A stream that ends with the server and with the login that it was opened under, and counts against its address.
fn stream<S: Stream<Item = Event> + Send + 'static>(
    app: &App,
    address: IpAddr,
    login: Login,
    events: S,
) -> Result<Sse<impl Stream<Item = std::result::Result<Event, Infallible>> + use<S>>> {
    let place = app.streams.enter(address)?;
    let mut stop: watch::Receiver<bool> = app.stop.clone();
    let stopped = async move {
        tokio::select! {
            _ = stop.wait_for(|stop| *stop) => (),
            () = login.ended() => (),
        }
    };
    let events = events.take_until(stopped).map(move |event| {
        let _held = &place;
        Ok(event)
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(25))))
}
