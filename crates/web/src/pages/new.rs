//! A new table.

use axum::{
    Router,
    extract::{Query, State},
    response::{IntoResponse, Response},
    routing::get,
};
use axum_extra::extract::SignedCookieJar;
use maud::Markup;
use serde::Deserialize;
use table::{Caller, Pace, refusal::Part};
use ui::site;

use super::{Fields, Layout, account::needs_own_page, caller_or_guest, prefs::Prefs, see_other};
use crate::{
    App,
    api::new::{NewSeat, NewTable},
    idempotency,
    identity::{Who, is_account},
    problem::{Problem, Result},
    request_context,
    serve::Address,
};

pub fn router() -> Router<App> {
    Router::new().route("/new", get(empty).post(make))
}

#[derive(Deserialize)]
struct Which {
    game: Option<String>,
}

fn page(
    app: &App,
    prefs: &Prefs,
    me: Option<&Caller>,
    form: &site::NewForm,
    problem: Option<(&str, &str)>,
) -> Result<Markup> {
    let request = request_context::form_key()?;
    let account = me.is_some_and(is_account);
    let page = site::NewTable { t: prefs.t, games: app.games(), form, request: &request, account, problem };
    Ok(Layout::new(&page.title(), "/new").page(prefs, me, page.body()))
}

async fn empty(State(app): State<App>, who: Who, prefs: Prefs, Query(which): Query<Which>) -> Result<Markup> {
    let asked = which.game.and_then(|game| app.games().find(&game));
    let game = asked.or(app.infos.first().copied()).map_or("", |game| game.id);
    page(&app, &prefs, who.0.as_ref(), &site::NewForm::for_game(game), None)
}

/// What was entered.
fn entered(fields: &Fields) -> site::NewForm {
    let text = |name: &str| fields.get(name).to_owned();
    let seat = |n: usize| site::NewSeat { kind: text(&format!("seat{n}")), name: text(&format!("name{n}")) };
    let on = |name: &str| !fields.get(name).is_empty();
    site::NewForm {
        game: text("game"),
        seats: [0, 1, 2, 3, 4].map(seat),
        pace: text("pace"),
        bank: text("bank"),
        increment: text("increment"),
        options: fields.beginning(&format!("{}-", fields.get("game"))),
        hints: on("hints"),
        rated: on("rated"),
        public: on("public"),
        stand_in: text("stand_in"),
    }
}

fn seats(app: &App, form: &site::NewForm) -> Result<Vec<NewSeat>> {
    let seat = |seat: &site::NewSeat| match seat.kind.as_str() {
        "" | "nobody" => None,
        "me" => Some(Ok(NewSeat::Me { name: None })),
        "open" => Some(Ok(NewSeat::Open)),
        "device" => Some(Ok(NewSeat::Me { name: Some(seat.name.trim().to_owned()) })),
        kind => Some(match kind.strip_prefix("bot-") {
            Some(level) => Ok(NewSeat::Bot { level: level.to_owned() }),
            None => Err(Problem::bad(Part::Seats, format!("'{kind}' is nobody who could sit there"))),
        }),
    };
    // A seat that the page does not show for this game is nobody's.
    let most = app.games().find(&form.game).map_or(form.seats.len(), |game| usize::from(game.most));
    form.seats.iter().take(most).filter_map(seat).collect()
}

fn pace(form: &site::NewForm) -> Result<Pace> {
    let seconds =
        |text: &str| text.parse().map_err(|_| Problem::bad(Part::Pace, format!("'{text}' is no number of seconds")));
    Ok(match form.pace.as_str() {
        "live" => Pace::Live { bank: seconds(&form.bank)?, increment: seconds(&form.increment)? },
        "day1" => Pace::Days { days: 1 },
        "day3" => Pace::Days { days: 3 },
        "day7" => Pace::Days { days: 7 },
        _ => Pace::Free,
    })
}

fn new_table(app: &App, form: &site::NewForm, salt: &str) -> Result<NewTable> {
    let mut new = NewTable {
        seats: seats(app, form)?,
        pace: pace(form)?,
        rated: form.rated,
        public: form.public,
        hints: form.hints,
        stand_in: form.stand_in.clone(),
        salt: salt.to_owned(),
        ..NewTable::of(&form.game)
    };
    let own = form.options.iter().filter(|(_, value)| !value.trim().is_empty());
    let key = |name: &str| name.strip_prefix(&form.game)?.strip_prefix('-').map(ToOwned::to_owned);
    new.options.extend(own.filter_map(|(name, value)| Some((key(name)?, value.clone()))));
    Ok(new)
}

async fn make(
    State(app): State<App>,
    who: Who,
    prefs: Prefs,
    address: Address,
    jar: SignedCookieJar,
    fields: Fields,
) -> Result<Response> {
    let form = entered(&fields);
    let known = who.0.clone();
    let made = async {
        let new = new_table(&app, &form, fields.get("salt"))?;
        let (caller, jar) = caller_or_guest(&app, who, prefs, address, jar, fields.request_key()).await?;
        let id = idempotency::table(&app, &caller, address, fields.request_key(), &fields.without_salt(), new).await?;
        Ok::<_, Problem>((id, jar))
    };
    match made.await {
        Ok((id, jar)) => Ok((jar, see_other(&format!("/tables/{id}"))).into_response()),
        Err(problem) if needs_own_page(&problem.refusal) => Err(problem),
        Err(problem) => {
            let (status, words) = (problem.status(), ui::refusal(prefs.t, &problem.refusal));
            let wrong = Some((crate::code::code(&problem.refusal), words.as_str()));
            Ok((status, page(&app, &prefs, known.as_ref(), &form, wrong)?).into_response())
        }
    }
}
