//! Who I am: guest, account, sessions, my data.

use std::net::IpAddr;

use axum::{Json, extract::State, http::HeaderMap};
use axum_extra::extract::SignedCookieJar;
use rooms::time::now;
use serde::{Deserialize, Serialize};
use store::{Kind, Person};
use table::{Caller, Refusal, refusal::Part};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Body, Query, email, limits};
use crate::{
    App,
    identity::{self, COOKIE, Me, Who, begin_session, by_password, check_name, hash_password},
    pages::Prefs,
    problem::{Problem, ProblemJson, Result},
    serve::Address,
    totp::demand_code,
    visit,
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
pub struct Credentials {
    #[schema(schema_with = limits::name)]
    pub name: String,
    #[schema(schema_with = limits::new_password)]
    pub password: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Login {
    #[schema(schema_with = limits::name)]
    pub name: String,
    #[schema(schema_with = limits::password)]
    pub password: String,
    /// Of the app, or a recovery code, where there is a second factor.
    #[schema(schema_with = limits::code)]
    pub code: Option<String>,
}

/// Become a guest. Somebody who is known already stays who they are.
#[utoipa::path(post, path = "/guests", tag = "me", request_body = NewGuest, responses((status = 200, body = PersonJson), (status = "4XX", body = ProblemJson)))]
async fn guest(
    State(app): State<App>,
    who: Who,
    Address(address): Address,
    jar: SignedCookieJar,
    Body { 0: Json(new), .. }: Body<NewGuest>,
) -> Result<(SignedCookieJar, Json<PersonJson>)> {
    if let Some(id) = who.id() {
        return Ok((jar, Json(person(&app, id).await?)));
    }
    let name = new.name.unwrap_or_else(|| format!("Guest {:04}", now() % 10_000));
    let name = check_name(&name)?;
    let (guest, cookie) = visit::new_guest(&app, address, &name).await?;
    Ok((jar.add(cookie), Json(person(&app, guest).await?)))
}

/// Become an account by name and password. A guest keeps all tables.
#[utoipa::path(post, path = "/register", tag = "me", request_body = Credentials, responses((status = 200, body = PersonJson), (status = "4XX", body = ProblemJson)))]
pub async fn register(
    State(app): State<App>,
    who: Who,
    Address(address): Address,
    jar: SignedCookieJar,
    Body { 0: Json(Credentials { name, password }), .. }: Body<Credentials>,
) -> Result<(SignedCookieJar, Json<PersonJson>)> {
    if let Some((id, cookie)) = visit::came_before(&app).await? {
        return Ok((jar.add(cookie), Json(person(&app, id).await?)));
    }
    let name = check_name(&name)?;
    app.limits.login(address, &name)?;
    if who.0.is_none() {
        app.limits.guest(address)?;
    }
    let hash = hash_password(&password, &name).await?;
    let id = match &who.0 {
        Some(caller) if caller.kind == Kind::Guest => caller.id,
        Some(_) => return Err(Problem::from(Refusal::AlreadyAccount)),
        None => app.store().new_guest(&name, now()).await?.id,
    };
    if let Err(error) = app.store().promote(id, &name, &hash).await {
        // Nobody asked to become a guest.
        if who.0.is_none() {
            app.store().erase(id).await?;
        }
        return Err(error.into());
    }
    // Somebody else may know the guest's cookie, or have put it there: it is not the account's.
    app.store().end_sessions(id).await?;
    app.end_sessions(id);
    let jar = jar.add(begin_session(&app, id).await?);
    Ok((jar, Json(person(&app, id).await?)))
}

/// Log in by name and password, and a code where there is a second factor (401 `code_needed` without one).
#[utoipa::path(post, path = "/login", tag = "me", request_body = Login, responses((status = 200, body = PersonJson), (status = "4XX", body = ProblemJson)))]
pub async fn login(
    State(app): State<App>,
    Address(address): Address,
    jar: SignedCookieJar,
    Body { 0: Json(Login { name, password, code }), .. }: Body<Login>,
) -> Result<(SignedCookieJar, Json<PersonJson>)> {
    app.limits.login(address, &name)?;
    let wrong = || Problem::from(Refusal::WrongLogin);
    let account = by_password(&app, &name, &password).await?.ok_or_else(wrong)?;
    demand_code(&app, &account, code.as_deref()).await?;
    let jar = jar.add(begin_session(&app, account.id).await?);
    Ok((jar, Json(person(&app, account.id).await?)))
}

/// Log out here.
#[utoipa::path(post, path = "/logout", tag = "me", responses((status = 200), (status = "4XX", body = ProblemJson)))]
pub async fn logout(
    State(app): State<App>,
    who: Who,
    headers: HeaderMap,
    jar: SignedCookieJar,
) -> Result<SignedCookieJar> {
    if let Some(token) = identity::session_token(&app, &headers) {
        app.store().end_session(&identity::token_hash(&token)).await?;
    }
    who.id().into_iter().for_each(|id| app.end_sessions(id));
    Ok(jar.remove(axum_extra::extract::cookie::Cookie::build(COOKIE).path("/")))
}

/// Log out on every device.
#[utoipa::path(post, path = "/logout-everywhere", tag = "me", responses((status = 200), (status = "4XX", body = ProblemJson)))]
pub async fn logout_everywhere(
    State(app): State<App>,
    Me(caller): Me,
    jar: SignedCookieJar,
) -> Result<SignedCookieJar> {
    app.store().end_sessions(caller.id).await?;
    app.end_sessions(caller.id);
    Ok(jar.remove(axum_extra::extract::cookie::Cookie::build(COOKIE).path("/")))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    #[schema(schema_with = limits::password)]
    pub old: String,
    #[schema(schema_with = limits::new_password)]
    pub new: String,
    /// Needed where there is a second factor.
    #[schema(schema_with = limits::code)]
    pub code: Option<String>,
}

/// Change the password; every other device is logged out.
#[utoipa::path(post, path = "/me/password", tag = "me", request_body = NewPassword, responses((status = 200), (status = "4XX", body = ProblemJson)))]
pub async fn password(
    State(app): State<App>,
    Me(caller): Me,
    Address(address): Address,
    jar: SignedCookieJar,
    Body { 0: Json(NewPassword { old, new, code }), .. }: Body<NewPassword>,
) -> Result<SignedCookieJar> {
    if !identity::is_account(&caller) {
        return Err(Problem::from(Refusal::PasswordNeedsAccount));
    }
    let account = prove(&app, &caller, address, Some(&old)).await?;
    let hash = hash_password(&new, &caller.name).await?;
    // Last: a code is good once, and should not be lost over a password that is refused.
    demand_code(&app, &account, code.as_deref()).await?;
    app.store().set_password(caller.id, &hash).await?;
    app.store().end_sessions(caller.id).await?;
    app.end_sessions(caller.id);
    Ok(jar.add(begin_session(&app, caller.id).await?))
}

/// An account proves itself by its password before something that cannot be undone. A code comes after it.
pub async fn prove(app: &App, caller: &Caller, address: IpAddr, password: Option<&str>) -> Result<Person> {
    app.limits.login(address, &caller.name)?;
    let account = by_password(app, &caller.name, password.unwrap_or("")).await?;
    let account = account.filter(|account| account.id == caller.id);
    account.ok_or_else(|| Problem::from(Refusal::WrongPassword))
}

/// Who I am.
#[utoipa::path(get, path = "/me", tag = "me", responses((status = 200, body = PersonJson), (status = "4XX", body = ProblemJson)))]
async fn me(State(app): State<App>, Me(caller): Me) -> Result<Json<PersonJson>> {
    Ok(Json(person(&app, caller.id).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeMe {
    #[schema(schema_with = limits::name)]
    pub name: Option<String>,
    /// Where mail goes while I am away, once the link in the letter that comes there is followed; empty for none. The
    /// same address again sends the letter again.
    #[schema(schema_with = limits::email)]
    pub email: Option<String>,
    /// `en`, `de`, `fr`, `it`, or empty for the browser's.
    #[schema(schema_with = limits::locale)]
    pub locale: Option<String>,
}

/// Change my name, e-mail address or language.
#[utoipa::path(patch, path = "/me", tag = "me", request_body = ChangeMe, responses((status = 200, body = PersonJson), (status = "4XX", body = ProblemJson)))]
pub async fn change_me(
    State(app): State<App>,
    Me(caller): Me,
    Address(address): Address,
    prefs: Prefs,
    Body { 0: Json(change), .. }: Body<ChangeMe>,
) -> Result<Json<PersonJson>> {
    // All of it is looked at before any of it is changed.
    let name = change.name.as_deref().map(check_name).transpose()?;
    if let Some(email) = &change.email {
        let plausible = email.is_empty()
            || email.len() <= 254
                && email.split_once('@').is_some_and(|(user, host)| !user.is_empty() && host.contains('.'));
        if !plausible || email.chars().any(|letter| letter.is_whitespace() || letter.is_control()) {
            return Err(Problem::bad(Part::Email, "that is no e-mail address"));
        }
    }
    if change.locale.as_ref().is_some_and(|locale| !["", "en", "de", "fr", "it"].contains(&locale.as_str())) {
        return Err(Problem::bad(Part::Locale, "en, de, fr or it"));
    }
    let letter = match &change.email {
        Some(email) => email::ask(&app, &caller, address, prefs.t.lang(), email).await?,
        None => None,
    };
    if let Some(name) = &name {
        app.store().rename(caller.id, name).await?;
    }
    if let Some(email) = &change.email {
        app.store().set_email(caller.id, Some(email.as_str()).filter(|email| !email.is_empty())).await?;
    }
    if let Some(letter) = letter {
        letter.send(&app).await?;
    }
    if let Some(locale) = &change.locale {
        app.store().set_locale(caller.id, Some(locale.as_str()).filter(|locale| !locale.is_empty())).await?;
    }
    app.end_sessions(caller.id);
    Ok(Json(person(&app, caller.id).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeleteMe {
    /// Needed for accounts.
    #[schema(schema_with = limits::password)]
    pub password: Option<String>,
    /// Needed where there is a second factor.
    #[schema(schema_with = limits::code)]
    pub code: Option<String>,
}

/// Delete my account and all that is known of me. Games that were played stay, without my name.
#[utoipa::path(delete, path = "/me", tag = "me", request_body = DeleteMe, responses((status = 200), (status = "4XX", body = ProblemJson)))]
pub async fn delete_me(
    State(app): State<App>,
    Me(caller): Me,
    Address(address): Address,
    jar: SignedCookieJar,
    Body { 0: Json(DeleteMe { password, code }), .. }: Body<DeleteMe>,
) -> Result<SignedCookieJar> {
    if identity::is_account(&caller) {
        let account = prove(&app, &caller, address, password.as_deref()).await?;
        demand_code(&app, &account, code.as_deref()).await?;
    }
    app.forget(&caller).await?;
    Ok(jar.remove(axum_extra::extract::cookie::Cookie::build(COOKIE).path("/")))
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
