//! What pages load: style, script, fonts, pictures, the manifest, the worker for when there is no network.

use axum::{
    Router,
    extract::Path,
    http::{Uri, header},
    response::{IntoResponse, Response},
    routing::get,
};
use table::refusal::Thing;
use ui::{asset, site, url};

use super::prefs::Prefs;
use crate::{
    App,
    problem::{Problem, Result},
};

pub fn router() -> Router<App> {
    Router::new()
        .route("/assets/{name}", get(file))
        .route("/icon.svg", get(icon))
        .route("/manifest.webmanifest", get(manifest))
        .route("/worker.js", get(worker))
}

/// A file whose address holds its content's hash may be cached for ever. During an upgrade, pages of a node of another
/// version ask for it under another address: there it must not be cached.
async fn file(Path(name): Path<String>, uri: Uri) -> Result<Response> {
    let found = asset(&name).ok_or_else(|| Problem::missing(Thing::File))?;
    let same = uri.path_and_query().is_some_and(|asked| asked == url(&name));
    let kept = if same { "public, max-age=31536000, immutable" } else { "no-store" };
    let headers = [(header::CONTENT_TYPE, found.kind), (header::CACHE_CONTROL, kept)];
    Ok((headers, found.bytes.as_ref()).into_response())
}

async fn icon() -> Response {
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
    (headers, ui::icon()).into_response()
}

async fn manifest(prefs: Prefs) -> Response {
    ([(header::CONTENT_TYPE, "application/manifest+json")], site::manifest(prefs.t)).into_response()
}

/// The service worker must be at the root to serve all pages.
async fn worker() -> Result<Response> {
    let found = asset("worker.js").ok_or_else(|| Problem::missing(Thing::File))?;
    let headers = [(header::CONTENT_TYPE, found.kind), (header::CACHE_CONTROL, "no-cache")];
    Ok((headers, found.bytes.as_ref()).into_response())
}
