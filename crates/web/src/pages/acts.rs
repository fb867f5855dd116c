//! What can be done at a table: decide, take back, ask for advice, leave, come back, give up, play again.

use axum::{
    Router,
    extract::Path,
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::post,
};
use kit::Viewer;
use rooms::{Ask, Hint};
use store::Status;
use table::{Caller, Live, Order, Refusal, is_played, refusal::Thing};
use ui::{parts::Known, say, table::Advice};

use super::{
    Fields,
    account::needs_own_page,
    is_partial, known_parts,
    prefs::Prefs,
    see_other,
    table::{Asked, Glance, names, play, whole},
};
use crate::{
    App, Eyes,
    api::play::play_again,
    identity::Me,
    problem::{self, Problem, Result},
    serve::Address,
};

pub fn router() -> Router<App> {
    Router::new()
        .route("/tables/{id}/act", post(act))
        .route("/tables/{id}/undo", post(undo))
        .route("/tables/{id}/take-back", post(take_back))
        .route("/tables/{id}/allow", post(allow))
        .route("/tables/{id}/hint", post(hint))
        .route("/tables/{id}/leave", post(leave))
        .route("/tables/{id}/return", post(come_back))
        .route("/tables/{id}/resign", post(resign))
        .route("/tables/{id}/rematch", post(rematch))
}

/// How many decisions one click makes at most.
const MOST: usize = 6;

/// What came of an order: something, or why not, in words, with the status of the answer.
type Given<T> = std::result::Result<T, (String, StatusCode)>;

/// A form posted at a table: who, where, how it is to be answered.
struct Posted {
    app: App,
    caller: Caller,
    prefs: Prefs,
    id: String,
    partial: bool,
    /// The parts that the page has.
    known: Option<Known>,
    version: Option<i64>,
}

impl Posted {
    async fn live(&self) -> Result<std::sync::Arc<Live>> {
        Ok(self.app.rooms.look(&self.id, Some(self.caller.id), None).await?)
    }

    /// Gives an order and answers with the table as it is then, together with any refusal.
    async fn order(&self, order: Order, request: Option<String>) -> Result<Response> {
        let given = self.give(&order, self.version, request).await?;
        self.answer(given.map(|_| 0)).await
    }

    /// Gives an order; a refusal that the page shows comes in words.
    async fn give(&self, order: &Order, version: Option<i64>, request: Option<String>) -> Result<Given<i64>> {
        let live = self.live().await?;
        let ask = Ask::by(&self.caller, live.table.id, order.clone()).once(request);
        match self.app.rooms.order(Ask { version, ..ask }).await {
            Ok(done) => Ok(Ok(done.version)),
            Err(refusal) if needs_own_page(&refusal) => Err(refusal.into()),
            Err(refusal) => Ok(Err((self.words(&live, order, &refusal)?, problem::status(&refusal)))),
        }
    }

    /// The table after so many decisions of one click.
    async fn answer(&self, given: Given<usize>) -> Result<Response> {
        match given {
            Ok(_) if !self.partial => Ok(see_other(&format!("/tables/{}", self.id))),
            Ok(together) => self.show(None, None, together, StatusCode::OK).await,
            Err((notice, status)) => self.show(Some(notice), None, 0, status).await,
        }
    }

    /// Carries out the decisions of one click, in order, up to the first that is refused; then whatever follows by
    /// itself. The first refers to what the caller saw, each other one to what came of the one before.
    async fn decide(&self, actions: Vec<String>, seen: &str) -> Result<Response> {
        let (mut version, mut made) = (self.version, 0);
        for action in actions {
            let key = request_key(seen, made, &action);
            match self.give(&Order::Act { action }, version, Some(key)).await? {
                Ok(after) => (version, made) = (Some(after), made + 1),
                Err(refused) => return self.answer(Err(refused)).await,
            }
        }
        while let Some(action) = self.by_itself().await?.filter(|_| made < MOST) {
            let key = request_key(seen, made, &action);
            // Somebody else may have been quicker: then it is not for us to go on.
            let Ok(after) = self.give(&Order::Act { action }, version, Some(key)).await? else { break };
            (version, made) = (Some(after), made + 1);
        }
        self.answer(Ok(made)).await
    }

    /// The caller's next action, if it goes by itself.
    async fn by_itself(&self) -> Result<Option<String>> {
        let live = self.live().await?;
        let Viewer::Seat(seat) = live.viewer(Some(self.caller.id), None) else { return Ok(None) };
        let plays = live.table.status == Status::Playing && live.seats.get(seat.index()).is_some_and(is_played);
        let board = live.board.as_deref().filter(|board| plays && board.turn() == Some(seat));
        let face = self.app.face(&live)?;
        Ok(board.and_then(|board| face.by_itself(board)))
    }

    async fn show(
        &self,
        notice: Option<String>,
        advice: Option<Vec<Advice>>,
        together: usize,
        status: StatusCode,
    ) -> Result<Response> {
        let asked = Asked::default();
        let glance = Glance { prefs: &self.prefs, me: Some(&self.caller), asked: &asked, notice, advice, together };
        let live = self.live().await?;
        if self.partial {
            let mut answer = play(&self.app, &live, &glance, self.known.as_ref())?.into_response();
            if !status.is_success() {
                // Scripts show only what comes with success: the status stands in a header.
                answer.headers_mut().insert("refused", status.as_u16().into());
            }
            return Ok(answer);
        }
        Ok((status, whole(&self.app, &live, &glance).await?).into_response())
    }

    /// Why an order was refused, in the caller's language. Refusals by the rules are worded by the game.
    fn words(&self, live: &Live, order: &Order, refusal: &Refusal) -> Result<String> {
        let t = self.prefs.t;
        let (face, names, viewer) =
            (self.app.face(live)?, names(&self.app, live), live.viewer(Some(self.caller.id), None));
        let eyes = Eyes { t, viewer, names: &names, may_act: true };
        let of_the_game = match (refusal, order, &live.board) {
            (Refusal::NoAction { .. } | Refusal::Illegal { .. }, Order::Act { action }, Some(board)) => {
                face.refusal_words(&**board, &eyes, action)
            }
            _ => None,
        };
        Ok(of_the_game.unwrap_or_else(|| ui::refusal(t, refusal)))
    }
}

impl axum::extract::FromRequestParts<App> for Posted {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, app: &App) -> Result<Posted> {
        let Me(caller) = Me::from_request_parts(parts, app).await?;
        let prefs = Prefs::from_request_parts(parts, app).await?;
        let Path(id) =
            Path::<String>::from_request_parts(parts, app).await.map_err(|_| Problem::missing(Thing::Table))?;
        let (partial, known) = (is_partial(&parts.headers), known_parts(&parts.headers));
        Ok(Posted { app: app.clone(), caller, prefs, id, partial, known, version: None })
    }
}

/// A decision, or several in a row. Behind the text of a button goes what was marked for it, in boxes called
/// `with-TEXT`.
async fn act(mut posted: Posted, fields: Fields) -> Result<Response> {
    posted.version = fields.number("version");
    let button = fields.get("action");
    let marked = format!("with-{button}");
    let text = std::iter::once(button).chain(fields.all(&marked)).collect::<Vec<_>>().join(" ");
    posted.decide(text.split(ui::THEN).take(MOST).map(str::to_owned).collect(), fields.get("version")).await
}

/// A double click is carried out once, and so is one that is sent again because no answer came.
fn request_key(seen: &str, place: usize, action: &str) -> String {
    let place = if place == 0 { String::new() } else { format!(".{place}") };
    let key = format!("page-{seen}{place}-{action}");
    key.chars().map(|sign| if sign.is_ascii_graphic() { sign } else { '.' }).take(64).collect()
}

/// Takes back what the last click decided: all of it, as far as nothing came to light.
async fn undo(mut posted: Posted, fields: Fields) -> Result<Response> {
    posted.version = fields.number("version");
    let times = fields.number("times").unwrap_or(1).clamp(1, MOST as i64);
    let mut given = posted.give(&Order::Undo, posted.version, None).await?;
    for _ in 1..times {
        let Ok(version) = given else { break };
        let live = posted.live().await?;
        let Viewer::Seat(seat) = live.viewer(Some(posted.caller.id), None) else { break };
        if live.board.as_ref().is_none_or(|board| board.can_undo(seat).is_err()) {
            break;
        }
        given = posted.give(&Order::Undo, Some(version), None).await?;
    }
    posted.answer(given.map(|_| 0)).await
}

/// A practice take-back; the first one of a game must be confirmed.
async fn take_back(mut posted: Posted, fields: Fields) -> Result<Response> {
    let practice = posted.live().await?.table.practice;
    if !practice && fields.get("sure") != "yes" {
        let notice = say!(posted.prefs.t, "table-practice-sure");
        return posted.show(Some(notice), None, 0, StatusCode::OK).await;
    }
    posted.version = fields.number("version");
    posted.order(Order::PracticeTakeBack, None).await
}

async fn allow(posted: Posted, fields: Fields) -> Result<Response> {
    posted.order(Order::Allow(fields.get("agree") == "yes"), None).await
}

async fn leave(posted: Posted) -> Result<Response> {
    posted.order(Order::Leave, None).await
}

async fn come_back(posted: Posted) -> Result<Response> {
    posted.order(Order::Return, None).await
}

async fn resign(posted: Posted, fields: Fields) -> Result<Response> {
    if fields.get("sure") != "yes" {
        return posted.show(None, None, 0, StatusCode::OK).await;
    }
    posted.order(Order::Resign, None).await
}

/// Advice, shown on the board and beside it.
async fn hint(posted: Posted) -> Result<Response> {
    let live = posted.live().await?;
    match posted.app.rooms.advise(&live, &posted.caller).await {
        Ok(hints) => {
            let advice = advice(&posted, &live, hints)?;
            posted.show(None, Some(advice), 0, StatusCode::OK).await
        }
        Err(refusal) if refusal.is_fault() => Err(refusal.into()),
        Err(refusal) => {
            let why = ui::refusal(posted.prefs.t, &refusal);
            posted.show(Some(why), None, 0, StatusCode::CONFLICT).await
        }
    }
}

fn advice(posted: &Posted, live: &Live, hints: Vec<Hint>) -> Result<Vec<Advice>> {
    let (face, names) = (posted.app.face(live)?, names(&posted.app, live));
    let viewer = live.viewer(Some(posted.caller.id), None);
    let eyes = Eyes { t: posted.prefs.t, viewer, names: &names, may_act: true };
    let words = |action: &str| face.action_words(&**live.board.as_ref()?, &eyes, action);
    let one = |hint: Hint| Advice {
        words: words(&hint.action).unwrap_or_else(|| hint.action.clone()),
        action: hint.action,
        behind: hint.behind,
        because: hint.because.iter().filter_map(|reason| face.because(eyes.t, reason)).collect(),
    };
    Ok(hints.into_iter().map(one).collect())
}

/// The same people again, at a new table.
async fn rematch(posted: Posted, address: Address) -> Result<Response> {
    let next = play_again(&posted.app, &posted.caller, address, &posted.id).await?;
    Ok(see_other(&format!("/tables/{next}")))
}
