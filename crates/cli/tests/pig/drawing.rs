//! What people see of Pig in a browser.

use kit::{Game, Seat};
use maud::{Markup, html};
use ui::{Draw, GameInfo, Look, act, shape};

use crate::game::{Action, Event, Illegal, Pig};

impl Draw for Pig {
    const INFO: &'static GameInfo = &GameInfo {
        kind: |_| "dice and daring".into(),
        pitch: |_| "Roll as often as you dare; a one loses it all.".into(),
        credits: |_| "Pig is folklore.".into(),
        fields: |form| {
            let goal = form.name("goal");
            html! { label { "Goal" input name=(goal) value=(form.value("goal")) inputmode="numeric"; } }
        },
        facts: |_, options| options.lines().filter(|line| line.starts_with("goal ")).map(ToOwned::to_owned).collect(),
        ..GameInfo::new(Pig::NAME, "Pig", 5)
    };
    const BOT_NAMES: &'static [&'static str] = &["Babe", "Napoleon", "Snowball", "Squealer", "Wilbur"];

    fn board(look: &Look<'_, Self>) -> Markup {
        let view = look.view;
        html! {
            div.pig {
                p.die { (view.die.map_or_else(|| "–".into(), |face| face.to_string())) " · " (view.pot) }
                ol.track {
                    @for (seat, score) in (0..).map(Seat).zip(&view.scores) {
                        li {
                            (shape(seat.0)) (look.name(seat)) " "
                            progress max=(view.goal) value=(score) { (score) }
                        }
                    }
                }
                @for offer in look.offers {
                    (act(offer.action, "", &Self::action(look, offer.action), &html! { (Self::action(look, offer.action)) }))
                }
            }
        }
    }

    fn question(look: &Look<'_, Self>) -> String {
        match look.view.turn {
            None => "The game is over.".into(),
            Some(seat) if look.viewer.is(seat) && look.view.pot > 0 => "Roll again, or hold?".into(),
            Some(seat) if look.viewer.is(seat) => "Roll the die.".into(),
            Some(seat) => format!("{} rolls.", look.name(seat)),
        }
    }

    fn action(look: &Look<'_, Self>, action: Action) -> String {
        match action {
            Action::Roll => "Roll".into(),
            Action::Hold => format!("Hold {}", look.view.pot),
        }
    }

    fn event(look: &Look<'_, Self>, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Rolled { seat, face } => format!("{} rolls {face}.", look.name(seat)),
            Event::Lost { seat, points } => format!("{} loses {points}.", look.name(seat)),
            Event::Held { seat, points } => format!("{} keeps {points}.", look.name(seat)),
        })
    }

    fn refusal(_: &Look<'_, Self>, illegal: &Illegal) -> String {
        illegal.to_string()
    }

    fn reading(look: &Look<'_, Self>) -> Markup {
        html! {
            h3 { "Points of " (look.view.goal) }
            ul { @for (name, score) in look.names.iter().zip(&look.view.scores) { li { (name) ": " (score) } } }
        }
    }

    fn sources() -> &'static [&'static str] {
        &["held"]
    }
}
