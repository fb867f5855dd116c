//! A second factor on the pages: setting it up, switching it off, and the second step of logging in.

use axum::{
    Router,
    extract::State,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use axum_extra::extract::{
    SignedCookieJar,
    cookie::{Cookie, SameSite},
};
use rooms::time::now;
use store::{Id, Person};
use table::{Caller, Refusal, fair::hex, refusal::Thing};
use ui::site;

use super::{
    Fields, Layout,
    account::{After, show, words, wrong},
    prefs::Prefs,
    see_other,
};
use crate::{
    App,
    api::totp as api,
    identity::{Me, Who, begin_session, token_hash},
    problem::{Problem, Result},
    serve::Address,
    totp::demand_code,
};

/// A ticket: proof of a correct password a moment ago. Worthless without a code.
const TICKET: &str = "intramuros-step";
/// How long there is for the second step, in milliseconds.
const PATIENCE: i64 = 300_000;

pub fn router() -> Router<App> {
    Router::new()
        .route("/account/totp", get(set_up).post(begin))
        .route("/account/totp/confirm", post(confirm))
        .route("/account/totp/off", post(off))
        .route("/account/code", post(code))
}

async fn begin(State(app): State<App>, Me(caller): Me) -> Result<Response> {
    api::begin(&app, &caller).await?;
    Ok(see_other("/account/totp"))
}

async fn set_up(State(app): State<App>, Me(caller): Me, prefs: Prefs) -> Result<Response> {
    show_set_up(&app, &caller, &prefs, None).await
}

async fn show_set_up(app: &App, caller: &Caller, prefs: &Prefs, problem: Option<&str>) -> Result<Response> {
    let Some(pending) = api::pending(app, caller).await? else { return Ok(see_other("/account")) };
    let page = site::SetUp { t: prefs.t, url: &pending.url, secret: &pending.secret, problem };
    Ok(Layout::new(&page.title(), "/account/totp").page(prefs, Some(caller), page.body()).into_response())
}

async fn confirm(
    State(app): State<App>,
    Me(caller): Me,
    prefs: Prefs,
    address: Address,
    fields: Fields,
) -> Result<Response> {
    match api::confirm(&app, &caller, address, fields.get("password"), fields.get("code")).await {
        Ok(codes) => {
            let page = site::RecoveryCodes { t: prefs.t, codes: &codes };
            Ok(Layout::new(&page.title(), "/account").page(&prefs, Some(&caller), page.body()).into_response())
        }
        Err(problem) => {
            let (status, words) = words(&prefs, problem)?;
            Ok((status, show_set_up(&app, &caller, &prefs, Some(&words)).await?).into_response())
        }
    }
}

async fn off(
    State(app): State<App>,
    Me(caller): Me,
    prefs: Prefs,
    address: Address,
    fields: Fields,
) -> Result<Response> {
    let ended = api::end(&app, &caller, address, fields.get("password"), fields.get("code")).await;
    let who = Who(Some(caller));
    match ended {
        Ok(()) => {
            let after = After { done: Some("totp-off"), ..After::default() };
            Ok(show(&app, &who, &prefs, after).await?.into_response())
        }
        Err(problem) => wrong(&app, &who, &prefs, "totp", "", problem).await,
    }
}

/// The ticket of somebody with this password hash: a new password makes it void.
fn ticket(person: Id, until: i64, hash: &str) -> String {
    format!("step.{person}.{until}.{}", hex(token_hash(hash)))
}

/// The second step of logging in, after the password of this name was right.
pub async fn second_step(app: &App, who: &Who, prefs: &Prefs, jar: SignedCookieJar, name: &str) -> Result<Response> {
    let (person, hash) = app.store().account_by_name(name).await?.ok_or_else(|| Problem::missing(Thing::Account))?;
    let cookie = Cookie::build((TICKET, ticket(person.id, now() + PATIENCE, &hash)));
    let cookie = cookie.path("/account").http_only(true).same_site(SameSite::Strict).secure(app.config.secure_cookies);
    let after = After { code: true, ..After::default() };
    Ok((jar.add(cookie), show(app, who, prefs, after).await?).into_response())
}

/// Who has a ticket that is still good.
async fn of_ticket(app: &App, jar: &SignedCookieJar) -> Result<Option<Person>> {
    let Some(cookie) = jar.get(TICKET) else { return Ok(None) };
    let mut words = cookie.value().split('.').skip(1);
    let (person, until) = (words.next().and_then(|id| id.parse().ok()), words.next().and_then(|at| at.parse().ok()));
    let (Some(person), Some(until)) = (person, until) else { return Ok(None) };
    let Ok(person) = app.store().person(person).await else { return Ok(None) };
    let Some((account, hash)) = app.store().account_by_name(&person.name).await? else { return Ok(None) };
    let good = until > now() && account.id == person.id && cookie.value() == ticket(person.id, until, &hash);
    Ok(Some(account).filter(|_| good))
}

async fn code(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    Address(address): Address,
    jar: SignedCookieJar,
    fields: Fields,
) -> Result<Response> {
    let Some(account) = of_ticket(&app, &jar).await? else {
        let late = Problem::from(Refusal::LoginAgain);
        return wrong(&app, &who, &prefs, "login", "", late).await;
    };
    app.limits.login(address, &account.name)?;
    match demand_code(&app, &account, Some(fields.get("code"))).await {
        Ok(()) => {
            let jar = jar.remove(Cookie::build(TICKET).path("/account")).add(begin_session(&app, account.id).await?);
            Ok((jar, see_other("/")).into_response())
        }
        Err(problem) => {
            let (status, words) = words(&prefs, problem)?;
            let after = After { code: true, problem: Some(("code", &words)), ..After::default() };
            Ok((status, show(&app, &who, &prefs, after).await?).into_response())
        }
    }
}
