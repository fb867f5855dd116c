//! Accounts: registering, logging in, changing and deleting them, for both the API and the account page.

use std::net::IpAddr;

use axum::http::HeaderMap;
use axum_extra::extract::cookie::Cookie;
use rooms::time::now;
use store::{Id, Kind, Person};
use table::{Caller, Refusal, refusal::Part};
use ui::Lang;

use crate::{
    App, email,
    identity::{self, Who, begin_session, by_password, check_name, hash_password, is_account},
    problem::{Problem, Result},
    request_context,
    serve::Address,
    totp::demand_code,
};

/// Makes an account, from the guest if a guest asks; returns the person and the cookie of a new session.
pub async fn register(
    app: &App,
    who: &Who,
    Address(address): Address,
    name: &str,
    password: &str,
) -> Result<(Id, Cookie<'static>)> {
    if let Some(known) = request_context::previous_session(app).await? {
        return Ok(known);
    }
    let name = check_name(name)?;
    app.limits.login(address, &name)?;
    if who.0.is_none() {
        app.limits.guest(address)?;
    }
    let hash = hash_password(password, &name).await?;
    let id = match &who.0 {
        Some(caller) if caller.kind == Kind::Guest => caller.id,
        Some(_) => return Err(Problem::from(Refusal::AlreadyAccount)),
        None => app.store().new_guest(&name, now()).await?.id,
    };
    if let Err(error) = app.store().promote(id, &name, &hash).await {
        // The guest was only made for this request.
        if who.0.is_none() {
            app.store().erase(id).await?;
        }
        return Err(error.into());
    }
    // Somebody else may know the guest's cookie, or have put it there: it is not the account's.
    log_out_everywhere(app, id).await?;
    Ok((id, begin_session(app, id).await?))
}

/// Logs in by name and password, and a code where there is a second factor.
pub async fn log_in(
    app: &App,
    Address(address): Address,
    name: &str,
    password: &str,
    code: Option<&str>,
) -> Result<(Id, Cookie<'static>)> {
    app.limits.login(address, name)?;
    let wrong = || Problem::from(Refusal::WrongLogin);
    let account = by_password(app, name, password).await?.ok_or_else(wrong)?;
    demand_code(app, &account, code).await?;
    Ok((account.id, begin_session(app, account.id).await?))
}

/// Ends the session that a request comes with.
pub async fn log_out(app: &App, who: &Who, headers: &HeaderMap) -> Result {
    if let Some(token) = identity::session_token(app, headers) {
        app.store().end_session(&identity::token_hash(&token)).await?;
    }
    who.id().into_iter().for_each(|id| app.end_sessions(id));
    Ok(())
}

/// Ends all sessions of somebody.
pub async fn log_out_everywhere(app: &App, person: Id) -> Result {
    app.store().end_sessions(person).await?;
    app.end_sessions(person);
    Ok(())
}

/// Changes the password and ends every session; returns the cookie of a new one.
pub async fn set_password(
    app: &App,
    caller: &Caller,
    Address(address): Address,
    (old, new): (&str, &str),
    code: Option<&str>,
) -> Result<Cookie<'static>> {
    if !is_account(caller) {
        return Err(Problem::from(Refusal::PasswordNeedsAccount));
    }
    let account = prove(app, caller, address, Some(old)).await?;
    let hash = hash_password(new, &caller.name).await?;
    // Last: a code is good once, and should not be lost over a password that is refused.
    demand_code(app, &account, code).await?;
    app.store().set_password(caller.id, &hash).await?;
    log_out_everywhere(app, caller.id).await?;
    begin_session(app, caller.id).await
}

/// Checks the password of an account before something that cannot be undone. The code is checked afterwards.
pub async fn prove(app: &App, caller: &Caller, address: IpAddr, password: Option<&str>) -> Result<Person> {
    app.limits.login(address, &caller.name)?;
    let account = by_password(app, &caller.name, password.unwrap_or("")).await?;
    let account = account.filter(|account| account.id == caller.id);
    account.ok_or_else(|| Problem::from(Refusal::WrongPassword))
}

/// Changes to an account; an empty text removes the value.
#[derive(Default)]
pub struct Change<'a> {
    pub name: Option<&'a str>,
    pub email: Option<&'a str>,
    pub locale: Option<&'a str>,
}

/// Changes name, mail address and language. Without a chosen language, letters are in that of the request.
pub async fn change(app: &App, caller: &Caller, Address(address): Address, lang: Lang, change: &Change<'_>) -> Result {
    // Everything is checked before anything is changed.
    let name = change.name.map(check_name).transpose()?;
    if change.email.is_some_and(|email| !is_email(email)) {
        return Err(Problem::bad(Part::Email, "that is no e-mail address"));
    }
    if change.locale.is_some_and(|locale| !is_locale(locale)) {
        return Err(Problem::bad(Part::Locale, "en, de, fr or it"));
    }
    let letter = match change.email {
        Some(email) => email::ask(app, caller, address, lang, email).await?,
        None => None,
    };
    if let Some(name) = &name {
        app.store().rename(caller.id, name).await?;
    }
    if let Some(email) = change.email {
        app.store().set_email(caller.id, Some(email).filter(|email| !email.is_empty())).await?;
    }
    if let Some(letter) = letter {
        letter.send(app).await?;
    }
    // Letters about games are written later, when nobody's browser says which language they read.
    let new_address = change.email.is_some_and(|email| !email.is_empty());
    let known = change.locale.is_some() || app.store().person(caller.id).await?.locale.is_some();
    if new_address && !known {
        app.store().set_locale(caller.id, Some(lang.code())).await?;
    }
    if let Some(locale) = change.locale {
        app.store().set_locale(caller.id, Some(locale).filter(|locale| !locale.is_empty())).await?;
    }
    app.end_sessions(caller.id);
    Ok(())
}

/// Gives a guest the name that they have entered somewhere.
pub async fn name_guest(app: &App, guest: Caller, name: &str) -> Result<Caller> {
    let name = check_name(name)?;
    if name != guest.name {
        app.store().rename(guest.id, &name).await?;
        app.end_sessions(guest.id);
    }
    Ok(Caller { name, ..guest })
}

/// Whether a text can be a mail address, or says that there is none.
fn is_email(text: &str) -> bool {
    let parts = text.split_once('@').is_some_and(|(user, host)| !user.is_empty() && host.contains('.'));
    let plausible = text.is_empty() || text.len() <= 254 && parts;
    plausible && !text.chars().any(|letter| letter.is_whitespace() || letter.is_control())
}

/// Whether a text is one of our languages, or leaves the choice to the browser.
fn is_locale(text: &str) -> bool {
    text.is_empty() || Lang::ALL.iter().any(|lang| lang.code() == text)
}

/// Deletes somebody for good. An account must show its password first.
pub async fn delete(
    app: &App,
    caller: &Caller,
    Address(address): Address,
    password: Option<&str>,
    code: Option<&str>,
) -> Result {
    if is_account(caller) {
        let account = prove(app, caller, address, password).await?;
        demand_code(app, &account, code).await?;
    }
    app.forget(caller).await
}
