//! Valletta: the street, the cards, the goods.

// A new card, question or event does not compile until every match says what becomes of it.
#![warn(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

pub(crate) mod art;
mod card;
mod choices;
mod desk;
mod goods;
mod hand;
mod info;
mod pay;
mod piles;
mod players;
mod signs;
mod street;
pub mod words;

use ::valletta::{Action, Ask, At, Event, Illegal, Trigger, Valletta, View};
use kit::{Message, Seat};
use maud::{Markup, html};

use crate::{
    Draw, GameInfo, Look, Offer, Texts,
    learn::{self, Guided},
    say,
    texts::because,
};
use desk::Desk;

/// The sprites of this game: a name and an SVG file of symbols each.
pub fn sprites() -> Vec<(&'static str, String)> {
    art::sprites()
}

/// Every piece in every state.
pub fn gallery(t: Texts) -> Markup {
    html! { (art::gallery(t)) }
}

/// The city alone, as it lies on the table: for the rules.
pub(crate) fn city(look: &Look<'_, Valletta>) -> Markup {
    html! { div.valletta { (street::city(&Desk::new(look))) } }
}

/// The building on A1.2, the viewer's goods and points, and de Valette once he is on his way: for examples.
pub(crate) fn sample(look: &Look<'_, Valletta>) -> Markup {
    let desk = Desk::new(look);
    let goods = desk.mine().map(|me| me.goods).unwrap_or_default();
    let points = desk.mine().map_or(0, |me| me.points);
    html! {
        div.valletta.v-sample {
            @if let Some(at) = At::all(desk.view.fixed.layout.len()).nth(1) { (card::still(&desk, at)) }
            p.line { (desk::goods(look.t, goods)) }
            p.line { b { (words::points(look.t, points)) } }
            @if desk.view.valette > 0 { p.line { (art::valette()) (desk.view.valette) } }
        }
    }
}

impl Draw for Valletta {
    const INFO: &'static GameInfo = &info::INFO;
    const BOT_NAMES: &'static [&'static str] = &["Girolamo", "Caterina", "Francesco", "Maddalena", "Luca"];

    fn board(look: &Look<'_, Self>) -> Markup {
        let desk = Desk::new(look);
        let flights = hand::Flights::of(&desk);
        html! {
            div.valletta .watching[desk.me.is_none()] {
                (banner(&desk))
                (players::players(&desk))
                (street::city(&desk))
                div #dock.dock .folded[folds(&desk)] .staffing[desk.asked() && desk.view.ask == Ask::Staff] {
                    (choices::choices(&desk))
                    (goods::goods(&desk))
                    div #tray.tray {
                        (hand::slots(&desk, &flights))
                        (hand::hand(&desk, &flights))
                        (piles::piles(&desk, &flights))
                        (piles::reserve(&desk))
                    }
                }
                (hand::sheets(&desk))
            }
        }
    }

    fn question(look: &Look<'_, Self>) -> String {
        words::question(look)
    }

    fn action(look: &Look<'_, Self>, action: Action) -> String {
        words::action(look, action)
    }

    fn brief(look: &Look<'_, Self>, offer: &Offer<Self>) -> String {
        words::brief(look, offer)
    }

    fn did(look: &Look<'_, Self>, seat: Seat, action: Action) -> Option<String> {
        words::did(look, seat, action)
    }

    fn goes_by_itself(action: Action) -> bool {
        // Whoever has just chosen a building and has one way to pay for it has chosen that too.
        matches!(action, Action::Decline | Action::Pay(_))
    }

    fn event(look: &Look<'_, Self>, event: &Event) -> Option<String> {
        words::event(look, event)
    }

    fn signs(look: &Look<'_, Self>, seat: Seat, events: &[Event]) -> Markup {
        signs::signs(look, seat, events)
    }

    fn active(view: &View) -> Option<Seat> {
        if matches!(view.ask, Ask::Draft { .. }) { view.turn } else { Some(view.active) }
    }

    fn refusal(look: &Look<'_, Self>, illegal: &Illegal) -> String {
        words::refusal(look, illegal)
    }

    fn reading(look: &Look<'_, Self>) -> Markup {
        words::reading(look)
    }

    // Each is the end of a message: "valletta-points-{}".
    fn sources() -> &'static [&'static str] {
        &["points", "buildings", "goods"]
    }

    fn because(t: Texts, reason: &Message) -> Option<String> {
        because::valletta(t, reason)
    }

    fn lesson(look: &Look<'_, Self>, guided: &Guided<'_, Self>) -> Option<Markup> {
        learn::lesson(look, guided).map(|lesson| lesson.markup(look.t))
    }
}

/// Whether the tray makes room: what is asked is chosen on the street or in the panel, not from the hand.
fn folds(desk: &Desk<'_>) -> bool {
    match desk.view.ask {
        Ask::Play | Ask::Staff | Ask::Draft { .. } | Ask::Over => false,
        Ask::Use { .. } | Ask::Good { .. } | Ask::TwoGoods | Ask::Build { .. } | Ask::Pay { .. } => desk.asked(),
        Ask::Deal { .. } | Ask::Give { .. } | Ask::Extra { .. } => desk.asked(),
    }
}

/// Says that the end is near, and why.
fn banner(desk: &Desk<'_>) -> Markup {
    let Some(trigger) = desk.view.trigger.filter(|_| desk.look.outcome.is_none()) else { return html! {} };
    let cause = match trigger {
        Trigger::Street => "valletta-trigger-street",
        Trigger::Points => "valletta-trigger-points",
        Trigger::Houses => "valletta-trigger-houses",
        Trigger::Rounds => "valletta-trigger-rounds",
    };
    let phase = if desk.view.final_phase { "valletta-final" } else { "valletta-final-soon" };
    let rung = desk.look.news.iter().any(|event| matches!(event, Event::Triggered { .. } | Event::Merged { .. }));
    html! {
        p.banner data-effect=[rung.then_some("bell")] { (bell()) b { (desk.t.say(phase)) } " " (say!(desk.t, cause)) }
    }
}

/// The bell of the final phase: it swings once when it is rung.
fn bell() -> Markup {
    html! {
        svg.bell viewBox="0 0 24 24" aria-hidden="true" {
            path.yoke d="M7 3h10" {}
            g.swing {
                path d="M12 3v2M6 17c2-2 1.500-6 2.500-9a3.500 3.500 0 0 1 7 0c1 3 .5 7 2.500 9z" {}
                circle cx="12" cy="19.500" r="1.800" {}
            }
        }
    }
}
