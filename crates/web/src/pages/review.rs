//! The review on the page of a replay, and playing on from one of its moments.

use std::sync::Arc;

use axum::{
    Router,
    extract::{Path, State},
    response::Response,
    routing::post,
};
use bots::review::{Judged, Review};
use rooms::Reviewing;
use table::{Board, Live, refusal::Part};
use ui::replay::{
    Chances, Moment, Reviewed,
    review::{Lesson, Told},
};

use super::{Fields, see_other};
use crate::{
    App, Eyes,
    api::review::play_on,
    identity::{Me, Who},
    problem::{Problem, Result},
    serve::Address,
};

pub fn router() -> Router<App> {
    Router::new().route("/tables/{id}/try", post(go_on))
}

/// What a page knows of the review.
pub enum Found {
    Unasked,
    Working(usize, usize),
    Impossible,
    Done(Arc<Review>),
}

impl Found {
    /// The review of a finished game: begun if nobody has asked for it yet, and kept while people look at it.
    pub async fn of(app: &App, live: &Live, who: &Who) -> Result<Found> {
        let id = live.table.id;
        if let Some(known) = app.caches.reviews.get(&id) {
            return Ok(Found::Done(known));
        }
        Ok(match app.rooms.review(live, who.id()).await? {
            Reviewing::Done(text) => {
                let size = text.len();
                let read = async move { Ok((serde_json::from_str(&text).map_err(Problem::internal)?, size)) };
                Found::Done(app.caches.reviews.get_or_make(id, read).await?)
            }
            Reviewing::Working { all: 0, .. } if who.id().is_none() => Found::Unasked,
            Reviewing::Working { done, all } => Found::Working(done, all),
            Reviewing::Impossible => Found::Impossible,
        })
    }

    pub fn review(&self) -> Option<&Review> {
        match self {
            Found::Done(review) => Some(review),
            _ => None,
        }
    }

    /// Everybody's chances as the review sees them.
    pub fn chances(&self, names: &[String]) -> Option<Chances> {
        let review = self.review()?;
        let moment = |at: usize| Moment { at, chances: review.at(at).iter().map(|&chance| chance as f32).collect() };
        Some(Chances { points: (0..=review.decisions.len()).map(moment).collect(), names: names.to_vec() })
    }

    /// What the page shows of it.
    pub fn shown<'a>(&'a self, said: &'a Said, play_on: Option<&'a str>) -> Reviewed<'a> {
        match self {
            Found::Unasked => Reviewed::Unasked,
            Found::Working(done, all) => Reviewed::Working(*done, *all),
            Found::Impossible => Reviewed::Impossible,
            Found::Done(review) => {
                Reviewed::Done { review, told: said.told.as_ref(), lesson: said.lesson.as_ref(), play_on }
            }
        }
    }
}

/// What is said of one moment.
#[derive(Default)]
pub struct Said {
    told: Option<Told>,
    lesson: Option<Lesson>,
}

impl Said {
    /// Of the decision that led to a moment.
    pub fn of(app: &App, live: &Live, board: &dyn Board, eyes: &Eyes<'_>, made: &Judged) -> Result<Said> {
        Ok(Said { told: Some(words(app, live, board, eyes, made)?), lesson: None })
    }

    /// Of a decision that is asked again.
    pub fn asking(
        app: &App,
        live: &Live,
        board: &dyn Board,
        eyes: &Eyes<'_>,
        review: &Review,
        made: &Judged,
        answer: Option<usize>,
    ) -> Result<Said> {
        let mut told = words(app, live, board, eyes, made)?;
        let options = made.better.as_ref().map_or(&[][..], |better| &better.options);
        // By their words: the best is not always the first.
        let mut order: Vec<usize> = (0..options.len().min(told.options.len())).collect();
        order.sort_by(|&one, &other| told.options[one].cmp(&told.options[other]));
        let lessons = review.seats.get(usize::from(made.seat)).map_or(&[][..], |account| &account.lessons);
        let place = lessons.iter().position(|&at| at == made.at);
        let lesson = Lesson {
            at: made.at,
            seat: kit::Seat(made.seat),
            lost: order.iter().map(|&option| options[option].lost).collect(),
            played: order.iter().position(|&option| options[option].action == made.action),
            answer: answer.filter(|&answer| answer < order.len()),
            next: place.and_then(|place| lessons.get(place + 1).copied()),
            told: Told {
                options: order.iter().map(|&option| std::mem::take(&mut told.options[option])).collect(),
                ..told
            },
        };
        Ok(Said { told: None, lesson: Some(lesson) })
    }
}

/// A decision in words; the board may stand anywhere.
fn words(app: &App, live: &Live, board: &dyn Board, eyes: &Eyes<'_>, made: &Judged) -> Result<Told> {
    let mut before = board.copy();
    before.cut(made.at.saturating_sub(1))?;
    Ok(app.face(live)?.told(&*before, eyes, made).unwrap_or_default())
}

/// Plays on from a moment.
async fn go_on(
    State(app): State<App>,
    Me(caller): Me,
    address: Address,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response> {
    let live = app.rooms.look(&id, Some(caller.id), None).await?;
    let at = fields.get("at").parse().map_err(|_| Problem::bad(Part::Form, "at: a number of decisions"))?;
    let next = play_on(&app, &caller, address, &live, at).await?;
    Ok(see_other(&format!("/tables/{next}")))
}
