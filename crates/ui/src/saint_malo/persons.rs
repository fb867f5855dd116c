//! The seven persons: to choose, or to read what they do.

use kit::Seat;
use maud::{Markup, html};
use saint_malo::{Action, Person, SaintMalo};

use super::{art, city, told, uses, words};
use crate::{Look, act, keyed, say};

/// The persons that may come now as buttons; the others say why not.
pub fn choose(look: &Look<'_, SaintMalo>, turn: Seat) -> Markup {
    let Some(mine) = look.view.cities.get(turn.index()) else { return html! {} };
    let offered =
        Person::ALL.into_iter().filter_map(|person| look.offer(Action::Person { person }).map(|offer| (person, offer)));
    let others: Vec<Person> =
        Person::ALL.into_iter().filter(|&person| look.offer(Action::Person { person }).is_none()).collect();
    html! {
        section.sm-persons aria-label=(say!(look.t, "saint-malo-table-persons")) {
            ul data-keys="1 2 3 4 5 6 7" {
                @for (person, offer) in offered {
                    @let text = words::person_text(look.t, person);
                    li {
                        (told(offer.action, "sm-person", &format!("{}. {text}", city::choice(look, offer)), &html! {
                            (art::person(person))
                            span.name { (words::person(look.t, person)) }
                            (uses::best(look, mine, person))
                            span.sm-text { (text) }
                        }))
                    }
                }
            }
            @if look.offer(Action::Done).is_some() { (done(look)) }
            div.sm-rest {
                @for person in others { (head(look, person)) }
            }
        }
    }
}

/// A head that says what the person does, and why this one cannot come.
fn head(look: &Look<'_, SaintMalo>, person: Person) -> Markup {
    let id = format!("about-{}", person.name());
    let why = (look.why)(Action::Person { person });
    html! {
        button.sm-sign type="button" popovertarget=(id) {
            (art::person(person))
            span.sm-heads aria-hidden="true" { (person.heads()) }
            span.unseen { (words::person(look.t, person)) }
        }
        div.sm-note popover id=(id) {
            b.name { (words::person(look.t, person)) } " " (words::person_text(look.t, person))
            @if let Some(why) = why { p.sm-why { (words::refusal(look, &why)) } }
        }
    }
}

/// All seven with the heads that they take, as on the board of the game (S-COMP-3).
pub fn overview(look: &Look<'_, SaintMalo>) -> Markup {
    html! {
        section #persons.sm-persons.sm-overview aria-label=(say!(look.t, "saint-malo-table-persons")) {
            h2 { (say!(look.t, "saint-malo-table-persons")) }
            ul {
                @for person in Person::ALL {
                    li {
                        span.sm-sign { (art::person(person)) span.sm-heads { (person.heads()) } }
                        p { b.name { (words::person(look.t, person)) } " " (words::person_text(look.t, person)) }
                    }
                }
            }
        }
    }
}

/// The end of building, or no person for the wall.
pub fn done(look: &Look<'_, SaintMalo>) -> Markup {
    let label = words::action(look, Action::Done);
    keyed("0", &act(Action::Done, "button sm-done way-out", &label, &html! { (label) }))
}
