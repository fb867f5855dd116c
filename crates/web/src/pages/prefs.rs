//! How somebody likes pages: language and colours, kept in two plain cookies.

use axum::{
    Router,
    extract::{FromRequestParts, State},
    http::{header, request::Parts},
    response::{IntoResponse, Response},
    routing::post,
};
use axum_extra::extract::{
    CookieJar,
    cookie::{Cookie, SameSite},
};
use ui::{Lang, Texts, Theme};

use super::{Fields, see_other};
use crate::{
    App,
    identity::Who,
    problem::{Problem, Result},
};

/// How somebody likes pages.
#[derive(Clone, Copy)]
pub struct Prefs {
    pub t: Texts,
    pub theme: Theme,
}

impl<S: Send + Sync> FromRequestParts<S> for Prefs {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Prefs> {
        let jar = CookieJar::from_headers(&parts.headers);
        let chosen = jar.get("lang").and_then(|cookie| cookie.value().parse().ok());
        let wished = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
        let lang = chosen.unwrap_or_else(|| Lang::wished(wished));
        let theme = Theme::read(jar.get("theme").map_or("", Cookie::value));
        Ok(Prefs { t: Texts::of(lang), theme })
    }
}

pub fn router() -> Router<App> {
    Router::new().route("/settings", post(save))
}

fn kept(name: &'static str, value: &'static str) -> Cookie<'static> {
    Cookie::build((name, value)).path("/").same_site(SameSite::Lax).permanent().build()
}

/// Keeps the choice and goes back to where it was made. Letters to whoever is known follow the language.
async fn save(State(app): State<App>, who: Who, jar: CookieJar, fields: Fields) -> Response {
    let jar = match fields.get("lang").parse::<Lang>() {
        Ok(lang) => {
            if let Some(id) = who.id()
                && let Err(error) = app.store().set_locale(id, Some(lang.code())).await
            {
                tracing::warn!(%error, "a choice of language was not noted for letters");
            }
            jar.add(kept("lang", lang.code()))
        }
        Err(_) => jar,
    };
    let jar = jar.add(kept("theme", Theme::read(fields.get("theme")).name()));
    (jar, see_other(own_path(fields.get("back")))).into_response()
}

/// A path of our own, or home: nobody is sent to another site.
fn own_path(path: &str) -> &str {
    let plain = |sign: char| sign != '\\' && !sign.is_control();
    let ours = path.starts_with('/') && !path.starts_with("//") && path.chars().all(plain);
    if ours { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::own_path;

    #[test]
    fn nobody_is_sent_to_another_site() {
        assert_eq!(own_path("/tables/7?at=3"), "/tables/7?at=3");
        for bad in ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a\r\nset-cookie: x", "/\u{1}"] {
            assert_eq!(own_path(bad), "/", "{bad}");
        }
    }
}
