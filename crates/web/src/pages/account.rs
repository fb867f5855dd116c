//! Who I am here. Every form does what the API does.

use axum::{
    Router,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use axum_extra::extract::SignedCookieJar;
use rooms::time::now;
use table::{Caller, Refusal, refusal::Limit};
use ui::site;

use super::{Fields, Layout, prefs::Prefs, see_other, totp::second_step};
use crate::{
    App,
    account::{self, Change},
    api::{account::person, bots, export, sessions},
    identity::{Me, Who, is_account, old_cookie},
    problem::{Problem, Result},
    serve::Address,
};

pub fn router() -> Router<App> {
    Router::new()
        .route("/account", get(page))
        .route("/account/register", post(register))
        .route("/account/login", post(login))
        .route("/account/logout", post(logout))
        .route("/account/logout-everywhere", post(logout_everywhere))
        .route("/account/name", post(name))
        .route("/account/password", post(password))
        .route("/account/email", post(email))
        .route("/account/delete", post(delete))
        .route("/account/export", get(export))
        .route("/account/bots", post(bot))
        .route("/account/sessions", post(end_session))
}

/// What a form has just done or failed to do.
#[derive(Default)]
pub(super) struct After<'a> {
    pub problem: Option<(&'a str, &'a str)>,
    pub done: Option<&'a str>,
    /// The password was right, and a code is still missing.
    pub code: bool,
    pub entered: &'a str,
    pub token: Option<(&'a str, &'a str)>,
}

pub(super) async fn show(app: &App, who: &Who, prefs: &Prefs, after: After<'_>) -> Result<maud::Markup> {
    let logins = match &who.0 {
        Some(caller) => sessions::of(app, caller.id).await?,
        None => Vec::new(),
    };
    let logins: Vec<_> = logins.iter().map(session).collect();
    let me = match &who.0 {
        Some(caller) => Some(person(app, caller.id).await?),
        None => None,
    };
    let known = match (&me, &who.0) {
        (Some(me), Some(caller)) if is_account(caller) => {
            let codes = if me.totp { Some(app.store().second_factor(caller.id).await?.codes) } else { None };
            let email = me.email.as_deref().unwrap_or("");
            site::Who::Account { name: &me.name, email, confirmed: me.email_confirmed, codes }
        }
        (Some(me), _) => site::Who::Guest { name: &me.name },
        (None, _) => site::Who::Nobody,
    };
    let mine = match &who.0 {
        Some(caller) => app.store().bots_of(caller.id).await?,
        None => Vec::new(),
    };
    let mine: Vec<_> = mine.iter().map(|bot| (bot.id.to_string(), bot.name.as_str())).collect();
    let bots: Vec<_> = mine.iter().map(|(id, name)| site::BotLine { id, name }).collect();
    let ratings = me.as_ref().map_or(&[][..], |me| &me.ratings);
    let ratings: Vec<_> = ratings
        .iter()
        .map(|rating| site::RatingLine {
            game: &rating.game,
            rating: rating.rating,
            uncertainty: rating.uncertainty,
            games: rating.games,
        })
        .collect();
    let sparring: Vec<_> = me.iter().flat_map(|me| &me.sparring).map(|(&game, &level)| (game, level)).collect();
    let sparring = sparring.as_slice();
    let After { problem, done, code, entered, token } = after;
    let mail = app.config.mail.is_some();
    let (ratings, bots, sessions) = (ratings.as_slice(), bots.as_slice(), logins.as_slice());
    let (t, games) = (prefs.t, app.games());
    let page = site::Account {
        t,
        games,
        who: known,
        problem,
        done,
        entered,
        mail,
        code,
        ratings,
        sparring,
        bots,
        token,
        sessions,
    };
    Ok(Layout::new(&page.title(), "/account").page(prefs, who.0.as_ref(), page.body()))
}

/// A session as the page shows it.
fn session(session: &sessions::SessionJson) -> site::SessionLine<'_> {
    let days = |at: i64| (now() - at).max(0) / 86_400_000;
    let (began, used) = (days(session.began_at), days(session.used_at));
    site::SessionLine { id: &session.id, device: &session.device, began, used, this: session.this }
}

/// Ends a session by its id.
async fn end_session(State(app): State<App>, Me(caller): Me, fields: Fields) -> Result<Response> {
    sessions::log_out(&app, caller.id, fields.get("end")).await?;
    Ok(see_other("/account"))
}

async fn page(State(app): State<App>, who: Who, prefs: Prefs) -> Result<Response> {
    Ok(show(&app, &who, &prefs, After::default()).await?.into_response())
}

/// What was wrong, in words beside a form; other problems are a page of their own.
pub(super) fn words(prefs: &Prefs, problem: Problem) -> Result<(StatusCode, String)> {
    if needs_own_page(&problem.refusal) {
        return Err(problem);
    }
    Ok((problem.status(), ui::refusal(prefs.t, &problem.refusal)))
}

/// Whether a refusal is not about what somebody entered.
pub(super) fn needs_own_page(refusal: &Refusal) -> bool {
    match refusal {
        Refusal::TooMany(limit) => *limit != Limit::Letters,
        Refusal::TooFull { .. } => true,
        refusal => refusal.is_fault(),
    }
}

/// The page again, with what was wrong.
pub(super) async fn wrong(
    app: &App,
    who: &Who,
    prefs: &Prefs,
    form: &str,
    entered: &str,
    problem: Problem,
) -> Result<Response> {
    let (status, words) = words(prefs, problem)?;
    let after = After { problem: Some((form, &words)), entered, ..After::default() };
    Ok((status, show(app, who, prefs, after).await?).into_response())
}

/// The value of a field, if it is not empty.
fn entered<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    Some(fields.get(name)).filter(|text| !text.is_empty())
}

async fn register(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    address: Address,
    jar: SignedCookieJar,
    fields: Fields,
) -> Result<Response> {
    let (name, password) = (fields.get("name").trim(), fields.get("password"));
    match account::register(&app, &who, address, name, password).await {
        Ok((_, cookie)) => Ok((jar.add(cookie), see_other("/account")).into_response()),
        Err(problem) => wrong(&app, &who, &prefs, "register", fields.get("name"), problem).await,
    }
}

async fn login(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    address: Address,
    jar: SignedCookieJar,
    fields: Fields,
) -> Result<Response> {
    let (name, password) = (fields.get("name").trim(), fields.get("password"));
    match account::log_in(&app, address, name, password, None).await {
        Ok((_, cookie)) => Ok((jar.add(cookie), see_other("/")).into_response()),
        Err(Problem { refusal: Refusal::CodeNeeded, .. }) => second_step(&app, &who, &prefs, jar, name).await,
        Err(problem) => wrong(&app, &who, &prefs, "login", fields.get("name"), problem).await,
    }
}

async fn logout(State(app): State<App>, who: Who, headers: HeaderMap, jar: SignedCookieJar) -> Result<Response> {
    account::log_out(&app, &who, &headers).await?;
    Ok((jar.remove(old_cookie()), see_other("/account")).into_response())
}

async fn logout_everywhere(State(app): State<App>, Me(caller): Me, jar: SignedCookieJar) -> Result<Response> {
    account::log_out_everywhere(&app, caller.id).await?;
    Ok((jar.remove(old_cookie()), see_other("/account")).into_response())
}

/// Changes the name, mail address or language, and says so beside its form.
async fn change(
    app: &App,
    mut caller: Caller,
    prefs: &Prefs,
    address: Address,
    form: &str,
    change: &Change<'_>,
) -> Result<Response> {
    if let Err(problem) = account::change(app, &caller, address, prefs.t.lang(), change).await {
        let entered = change.name.or(change.email).unwrap_or("");
        return wrong(app, &Who(Some(caller)), prefs, form, entered, problem).await;
    }
    let now = app.store().person(caller.id).await?;
    let letter = change.email.is_some() && app.config.mail.is_some() && now.email.is_some() && !now.email_confirmed;
    caller.name = now.name;
    let after = After { done: Some(if letter { "letter" } else { form }), ..After::default() };
    Ok(show(app, &Who(Some(caller)), prefs, after).await?.into_response())
}

async fn name(
    State(app): State<App>,
    Me(caller): Me,
    prefs: Prefs,
    address: Address,
    fields: Fields,
) -> Result<Response> {
    let new = Change { name: Some(fields.get("name").trim()), ..Change::default() };
    change(&app, caller, &prefs, address, "name", &new).await
}

async fn email(
    State(app): State<App>,
    Me(caller): Me,
    prefs: Prefs,
    address: Address,
    fields: Fields,
) -> Result<Response> {
    let new = Change { email: Some(fields.get("email").trim()), ..Change::default() };
    change(&app, caller, &prefs, address, "email", &new).await
}

async fn password(
    State(app): State<App>,
    Me(caller): Me,
    prefs: Prefs,
    address: Address,
    jar: SignedCookieJar,
    fields: Fields,
) -> Result<Response> {
    let passwords = (fields.get("old"), fields.get("new"));
    let set = account::set_password(&app, &caller, address, passwords, entered(&fields, "code")).await;
    let who = Who(Some(caller));
    match set {
        Ok(cookie) => {
            let after = After { done: Some("password"), ..After::default() };
            Ok((jar.add(cookie), show(&app, &who, &prefs, after).await?).into_response())
        }
        Err(problem) => wrong(&app, &who, &prefs, "password", "", problem).await,
    }
}

async fn delete(
    State(app): State<App>,
    Me(caller): Me,
    prefs: Prefs,
    address: Address,
    jar: SignedCookieJar,
    fields: Fields,
) -> Result<Response> {
    let (password, code) = (entered(&fields, "password"), entered(&fields, "code"));
    match account::delete(&app, &caller, address, password, code).await {
        Ok(()) => Ok((jar.remove(old_cookie()), see_other("/")).into_response()),
        Err(problem) => wrong(&app, &Who(Some(caller)), &prefs, "delete", "", problem).await,
    }
}

/// All that is known of me, as a file; until it is written, a page that waits for it.
async fn export(State(app): State<App>, Me(caller): Me, prefs: Prefs) -> Result<Response> {
    if let Ok(text) = export::export(&app, caller.id).await? {
        let file = [
            (header::CONTENT_TYPE, "application/json"),
            (header::CONTENT_DISPOSITION, "attachment; filename=\"intramuros.json\""),
        ];
        return Ok((file, text).into_response());
    }
    let page = site::Exporting { t: prefs.t };
    let title = page.title();
    let layout = Layout { again: Some(2), ..Layout::new(&title, "/account/export") };
    Ok(layout.page(&prefs, Some(&caller), page.body()).into_response())
}

/// Makes a bot with a name, or deletes one by its id.
async fn bot(State(app): State<App>, Me(caller): Me, prefs: Prefs, fields: Fields) -> Result<Response> {
    if let Some(gone) = entered(&fields, "delete") {
        bots::delete(&app, &caller, gone).await?;
        return Ok(see_other("/account"));
    }
    let made = bots::make(&app, &caller, fields.get("name").trim()).await;
    let who = Who(Some(caller));
    match made {
        Ok((bot, token)) => {
            let after = After { done: Some("bots"), token: Some((&bot.name, &token)), ..After::default() };
            Ok(show(&app, &who, &prefs, after).await?.into_response())
        }
        Err(problem) => wrong(&app, &who, &prefs, "bots", fields.get("name"), problem).await,
    }
}
