//! Valletta: the street, the cards, the goods.

pub(crate) mod art;
pub mod words;

use ::valletta::{Action, Event, Illegal, Valletta};
use maud::{Markup, html};

use crate::{Draw, Look, Texts, act};

/// The sprites of this game: a name and an SVG file of symbols each.
pub fn sprites() -> Vec<(&'static str, String)> {
    art::sprites()
}

/// Every piece in every state.
pub fn gallery(t: Texts) -> Markup {
    html! { (art::gallery(t)) }
}

impl Draw for Valletta {
    fn board(look: &Look<'_, Self>) -> Markup {
        html! {
            @for offer in look.offers {
                (act(offer.action, "", &Self::action(look, offer.action), html! { (Self::action(look, offer.action)) }))
            }
        }
    }

    fn question(look: &Look<'_, Self>) -> String {
        words::question(look)
    }

    fn action(look: &Look<'_, Self>, action: Action) -> String {
        words::action(look, action)
    }

    fn event(look: &Look<'_, Self>, event: &Event) -> Option<String> {
        words::event(look, event)
    }

    fn refusal(look: &Look<'_, Self>, illegal: &Illegal) -> String {
        words::refusal(look, illegal)
    }

    fn reading(look: &Look<'_, Self>) -> Markup {
        words::reading(look)
    }

    fn sources() -> &'static [&'static str] {
        &[]
    }
}
