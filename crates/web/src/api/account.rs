//! Who I am: guest, account, sessions, my data.

use std::collections::BTreeMap;

use axum::{Json, extract::State, http::HeaderMap};
use axum_extra::extract::SignedCookieJar;
use rooms::time::now;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Body, Query, limits};
use crate::{
    App,
    account::{self, Change},
    identity::{self, Me, Who, check_name},
    pages::Prefs,
    problem::{ProblemJson, Result},
    request_context,
    serve::Address,
    sparring,
};

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(guest))
        .routes(routes!(register))
        .routes(routes!(login))
        .routes(routes!(logout))
        .routes(routes!(logout_everywhere))
        .routes(routes!(password))
        .routes(routes!(me, change_me, delete_me))
        .routes(routes!(notices))
        .routes(routes!(notices_read))
}

/// Somebody.
#[derive(Serialize, ToSchema)]
pub struct PersonJson {
    pub id: String,
    /// `guest`, `account`, `bot` or `erased`.
    pub kind: String,
    pub name: String,
    /// Only one's own.
    pub email: Option<String>,
    /// Whether the link in the letter to this address was followed: other mail goes only there then.
    pub email_confirmed: bool,
    /// Whether logging in takes a code as well.
    pub totp: bool,
    pub locale: Option<String>,
    pub created_at: i64,
    pub ratings: Vec<RatingJson>,
    /// By game, the level at which they win about half of their games against bots: the sparring partner.
    pub sparring: BTreeMap<&'static str, &'static str>,
}

/// How strong somebody is at a game.
#[derive(Serialize, ToSchema)]
pub struct RatingJson {
    pub game: String,
    pub rating: f64,
    pub uncertainty: f64,
    pub games: i64,
    pub wins: f64,
}

impl From<store::Rating> for RatingJson {
    fn from(rating: store::Rating) -> RatingJson {
        let store::Rating { game, rating, uncertainty, games, wins, .. } = rating;
        RatingJson { game, rating, uncertainty, games, wins }
    }
}

pub async fn person(app: &App, id: store::Id) -> Result<PersonJson> {
    let person = app.store().person(id).await?;
    let ratings = app.store().ratings_of(id).await?;
    let mut sparring = BTreeMap::new();
    for game in app.rooms.games().iter() {
        sparring.insert(game.name(), sparring::step(app, Some(id), game.name()).await?.name());
    }
    Ok(PersonJson {
        id: person.id.to_string(),
        kind: person.kind.to_string(),
        name: person.name,
        email: person.email,
        email_confirmed: person.email_confirmed,
        totp: person.totp,
        locale: person.locale,
        created_at: person.created_at,
        ratings: ratings.into_iter().map(RatingJson::from).collect(),
        sparring,
    })
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewGuest {
    /// Any name; without one the server thinks of one.
    #[schema(schema_with = limits::name)]
    name: Option<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Credentials {
    #[schema(schema_with = limits::name)]
    name: String,
    #[schema(schema_with = limits::new_password)]
    password: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Login {
    #[schema(schema_with = limits::name)]
    name: String,
    #[schema(schema_with = limits::password)]
    password: String,
    /// Of the app, or a recovery code, where there is a second factor.
    #[schema(schema_with = limits::code)]
    code: Option<String>,
}

/// Become a guest. Somebody who is known already stays who they are.
#[utoipa::path(post, path = "/guests", tag = "me", request_body = NewGuest, responses((status = 200, body = PersonJson), (status = "4XX", body = ProblemJson)))]
async fn guest(
    State(app): State<App>,
    who: Who,
    Address(address): Address,
    jar: SignedCookieJar,
    Body(new): Body<NewGuest>,
) -> Result<(SignedCookieJar, Json<PersonJson>)> {
    if let Some(id) = who.id() {
        return Ok((jar, Json(person(&app, id).await?)));
    }
    let name = new.name.unwrap_or_else(|| format!("Guest {:04}", now() % 10_000));
    let name = check_name(&name)?;
    let (guest, cookie) = request_context::new_guest(&app, address, &name).await?;
    Ok((jar.add(cookie), Json(person(&app, guest).await?)))
}

/// Become an account by name and password. A guest keeps all tables.
#[utoipa::path(post, path = "/register", tag = "me", request_body = Credentials, responses((status = 200, body = PersonJson), (status = "4XX", body = ProblemJson)))]
async fn register(
    State(app): State<App>,
    who: Who,
    address: Address,
    jar: SignedCookieJar,
    Body(new): Body<Credentials>,
) -> Result<(SignedCookieJar, Json<PersonJson>)> {
    let (id, cookie) = account::register(&app, &who, address, &new.name, &new.password).await?;
    Ok((jar.add(cookie), Json(person(&app, id).await?)))
}

/// Log in by name and password, and a code where there is a second factor (401 `code_needed` without one).
#[utoipa::path(post, path = "/login", tag = "me", request_body = Login, responses((status = 200, body = PersonJson), (status = "4XX", body = ProblemJson)))]
async fn login(
    State(app): State<App>,
    address: Address,
    jar: SignedCookieJar,
    Body(login): Body<Login>,
) -> Result<(SignedCookieJar, Json<PersonJson>)> {
    let (id, cookie) = account::log_in(&app, address, &login.name, &login.password, login.code.as_deref()).await?;
    Ok((jar.add(cookie), Json(person(&app, id).await?)))
}

/// Log out here.
#[utoipa::path(post, path = "/logout", tag = "me", responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn logout(State(app): State<App>, who: Who, headers: HeaderMap, jar: SignedCookieJar) -> Result<SignedCookieJar> {
    account::log_out(&app, &who, &headers).await?;
    Ok(jar.remove(identity::old_cookie()))
}

/// Log out on every device.
#[utoipa::path(post, path = "/logout-everywhere", tag = "me", responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn logout_everywhere(State(app): State<App>, Me(caller): Me, jar: SignedCookieJar) -> Result<SignedCookieJar> {
    account::log_out_everywhere(&app, caller.id).await?;
    Ok(jar.remove(identity::old_cookie()))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewPassword {
    #[schema(schema_with = limits::password)]
    old: String,
    #[schema(schema_with = limits::new_password)]
    new: String,
    /// Needed where there is a second factor.
    #[schema(schema_with = limits::code)]
    code: Option<String>,
}

/// Change the password; every other device is logged out.
#[utoipa::path(post, path = "/me/password", tag = "me", request_body = NewPassword, responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn password(
    State(app): State<App>,
    Me(caller): Me,
    address: Address,
    jar: SignedCookieJar,
    Body(new): Body<NewPassword>,
) -> Result<SignedCookieJar> {
    let passwords = (new.old.as_str(), new.new.as_str());
    Ok(jar.add(account::set_password(&app, &caller, address, passwords, new.code.as_deref()).await?))
}

/// Who I am.
#[utoipa::path(get, path = "/me", tag = "me", responses((status = 200, body = PersonJson), (status = "4XX", body = ProblemJson)))]
async fn me(State(app): State<App>, Me(caller): Me) -> Result<Json<PersonJson>> {
    Ok(Json(person(&app, caller.id).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChangeMe {
    #[schema(schema_with = limits::name)]
    name: Option<String>,
    /// Where mail goes while I am away, once the link in the letter that comes there is followed; empty for none. The
    /// same address again sends the letter again.
    #[schema(schema_with = limits::email)]
    email: Option<String>,
    /// `en`, `de`, `fr`, `it`, or empty for the browser's.
    #[schema(schema_with = limits::locale)]
    locale: Option<String>,
}

/// Change my name, e-mail address or language.
#[utoipa::path(patch, path = "/me", tag = "me", request_body = ChangeMe, responses((status = 200, body = PersonJson), (status = "4XX", body = ProblemJson)))]
async fn change_me(
    State(app): State<App>,
    Me(caller): Me,
    address: Address,
    prefs: Prefs,
    Body(ChangeMe { name, email, locale }): Body<ChangeMe>,
) -> Result<Json<PersonJson>> {
    let change = Change { name: name.as_deref(), email: email.as_deref(), locale: locale.as_deref() };
    account::change(&app, &caller, address, prefs.t.lang(), &change).await?;
    Ok(Json(person(&app, caller.id).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct DeleteMe {
    /// Needed for accounts.
    #[schema(schema_with = limits::password)]
    password: Option<String>,
    /// Needed where there is a second factor.
    #[schema(schema_with = limits::code)]
    code: Option<String>,
}

/// Delete my account and all that is known of me. Games that were played stay, without my name.
#[utoipa::path(delete, path = "/me", tag = "me", request_body = DeleteMe, responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn delete_me(
    State(app): State<App>,
    Me(caller): Me,
    address: Address,
    jar: SignedCookieJar,
    Body(DeleteMe { password, code }): Body<DeleteMe>,
) -> Result<SignedCookieJar> {
    account::delete(&app, &caller, address, password.as_deref(), code.as_deref()).await?;
    Ok(jar.remove(identity::old_cookie()))
}

#[derive(Serialize, ToSchema)]
struct NoticeJson {
    id: i64,
    /// `turn` or `over`.
    kind: String,
    table: Option<String>,
    text: String,
    at: i64,
}

/// What happened while I was away, the newest first.
#[utoipa::path(get, path = "/me/notifications", tag = "me", responses((status = 200, body = [NoticeJson]), (status = "4XX", body = ProblemJson)))]
async fn notices(State(app): State<App>, Me(caller): Me) -> Result<Json<Vec<NoticeJson>>> {
    let found = app.store().notifications(caller.id, 100).await?;
    let notice = |note: store::Notification| NoticeJson {
        id: note.id,
        kind: note.kind.to_string(),
        table: note.table.map(|id| id.to_string()),
        text: note.text,
        at: note.at,
    };
    Ok(Json(found.into_iter().map(notice).collect()))
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Upto {
    /// The newest one that was read.
    #[param(minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    upto: i64,
}

/// Mark notifications as read.
#[utoipa::path(post, path = "/me/notifications/read", tag = "me", params(Upto), responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn notices_read(
    State(app): State<App>,
    Me(caller): Me,
    Query { 0: axum::extract::Query(Upto { upto }), .. }: Query<Upto>,
) -> Result {
    Ok(app.store().read_notifications(caller.id, upto).await?)
}
