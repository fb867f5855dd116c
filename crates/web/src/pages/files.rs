//! What pages load: style, script, fonts, pictures, the manifest, the worker for when there is no network.

use axum::{
    Router,
    extract::Path,
    http::header,
    response::{IntoResponse, Response},
    routing::get,
};
use pages::{asset, site};

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

/// A file under an address that changes with its content may be kept for ever.
async fn file(Path(name): Path<String>) -> Result<Response> {
    let found = asset(&name).ok_or_else(|| Problem::missing("file"))?;
    let headers = [(header::CONTENT_TYPE, found.kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, found.bytes.as_ref()).into_response())
}

async fn icon() -> Response {
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
    (headers, pages::icon()).into_response()
}

async fn manifest(prefs: Prefs) -> Response {
    ([(header::CONTENT_TYPE, "application/manifest+json")], site::manifest(prefs.t)).into_response()
}

/// The worker must lie at the root to see to all pages.
async fn worker() -> Result<Response> {
    let found = asset("worker.js").ok_or_else(|| Problem::missing("file"))?;
    let headers = [(header::CONTENT_TYPE, found.kind), (header::CACHE_CONTROL, "no-cache")];
    Ok((headers, found.bytes.as_ref()).into_response())
}
