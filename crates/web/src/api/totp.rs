//! A second factor for those who want one.

use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use table::{Caller, Refusal, refusal::Thing};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{Body, limits};
use crate::{
    App,
    account::prove,
    identity::{Me, is_account},
    problem::{Problem, ProblemJson, Result},
    serve::Address,
    totp::{demand_code, first_step, new_seed, recovery_codes, secret},
};

pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(begin_totp, end_totp)).routes(routes!(confirm_totp))
}

/// What an app needs to make codes.
#[derive(Serialize, ToSchema)]
pub struct TotpJson {
    /// In base32, to be typed in.
    pub secret: String,
    /// `otpauth://totp/…`, usually shown as a QR code.
    pub url: String,
}

/// Codes for when the app is gone. Each is good once, and this is the only time that they are shown.
#[derive(Serialize, ToSchema)]
struct RecoveryJson {
    recovery_codes: Vec<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PasswordAndCode {
    #[schema(schema_with = limits::password)]
    password: String,
    /// Of the app: six digits, each good once. Or a recovery code, once there are some.
    #[schema(schema_with = limits::code)]
    code: String,
}

fn must_have_password(caller: &Caller) -> Result {
    let account = is_account(caller);
    if account { Ok(()) } else { Err(Problem::from(Refusal::CodeNeedsAccount)) }
}

/// What an app needs for a second factor that is being set up; none where nothing is.
pub async fn pending(app: &App, caller: &Caller) -> Result<Option<TotpJson>> {
    let known = app.store().second_factor(caller.id).await?;
    Ok(known.pending.filter(|_| known.seed.is_none()).map(|seed| {
        let secret = secret(app, caller.id, &seed);
        TotpJson { secret: secret.text(), url: secret.url(&caller.name) }
    }))
}

/// Begin to set up a second factor (TOTP, RFC 6238). Nothing changes before it is confirmed.
#[utoipa::path(post, path = "/me/totp", tag = "me", responses((status = 200, body = TotpJson), (status = "4XX", body = ProblemJson)))]
async fn begin_totp(State(app): State<App>, Me(caller): Me) -> Result<Json<TotpJson>> {
    begin(&app, &caller).await.map(Json)
}

/// Begins to set up a second factor of somebody's.
pub async fn begin(app: &App, caller: &Caller) -> Result<TotpJson> {
    must_have_password(caller)?;
    let begun = app.store().begin_totp(caller.id, &new_seed()?).await;
    begun.map_err(|error| match error.is_missing() {
        true => Problem::from(Refusal::TotpOn),
        false => error.into(),
    })?;
    pending(app, caller).await?.ok_or_else(|| Problem::missing(Thing::Account))
}

/// Switch the second factor on: the password, and a code that shows that the app has the secret.
#[utoipa::path(post, path = "/me/totp/confirm", tag = "me", request_body = PasswordAndCode, responses((status = 200, body = RecoveryJson), (status = "4XX", body = ProblemJson)))]
async fn confirm_totp(
    State(app): State<App>,
    Me(caller): Me,
    address: Address,
    Body(PasswordAndCode { password, code }): Body<PasswordAndCode>,
) -> Result<Json<RecoveryJson>> {
    let recovery_codes = confirm(&app, &caller, address, &password, &code).await?;
    Ok(Json(RecoveryJson { recovery_codes }))
}

/// Switches somebody's second factor on; returns the recovery codes.
pub async fn confirm(
    app: &App,
    caller: &Caller,
    Address(address): Address,
    password: &str,
    code: &str,
) -> Result<Vec<String>> {
    must_have_password(caller)?;
    let known = app.store().second_factor(caller.id).await?;
    let none = || Problem::from(Refusal::TotpNotBegun);
    let seed = known.pending.filter(|_| known.seed.is_none()).ok_or_else(none)?;
    prove(app, caller, address, Some(password)).await?;
    let wrong = || Problem::from(Refusal::CodeMismatch);
    let step = first_step(app, caller.id, &seed, code)?.ok_or_else(wrong)?;
    let (codes, hashes) = recovery_codes(caller.id)?;
    app.store().confirm_totp(caller.id, &seed, step, &hashes).await?;
    Ok(codes)
}

/// Switch the second factor off.
#[utoipa::path(delete, path = "/me/totp", tag = "me", request_body = PasswordAndCode, responses((status = 200), (status = "4XX", body = ProblemJson)))]
async fn end_totp(
    State(app): State<App>,
    Me(caller): Me,
    address: Address,
    Body(PasswordAndCode { password, code }): Body<PasswordAndCode>,
) -> Result {
    end(&app, &caller, address, &password, &code).await
}

/// Switches somebody's second factor off.
pub async fn end(app: &App, caller: &Caller, Address(address): Address, password: &str, code: &str) -> Result {
    must_have_password(caller)?;
    if app.store().second_factor(caller.id).await?.seed.is_none() {
        return Err(Problem::from(Refusal::TotpOff));
    }
    let account = prove(app, caller, address, Some(password)).await?;
    demand_code(app, &account, Some(code)).await?;
    Ok(app.store().end_totp(caller.id).await?)
}
