//! A first game with a guide.

use axum::Router;
use maud::Markup;

use crate::{
    App,
    board::{Board, Eyes},
    tables::Live,
};

pub fn router() -> Router<App> {
    Router::new()
}

/// A word of guidance, at a table where somebody learns.
pub fn lesson(_: &Live, _: &Eyes<'_>, _: &dyn Board) -> Option<Markup> {
    None
}
