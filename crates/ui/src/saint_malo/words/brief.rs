//! Actions in a few words, for a list.

use saint_malo::{Action, Item, Person, SaintMalo, Symbol};

use super::{action, everywhere, gain, item, person, person_text, symbols};
use crate::{
    Look, Offer,
    texts::phrases::{colon, one_of},
};

/// An action with what it brings, in a few words: "soldier or priest, −2 coins"; of a space only what it brings.
pub fn brief(look: &Look<'_, SaintMalo>, offer: &Offer<SaintMalo>) -> String {
    let gain = gain(look, &offer.gain);
    match offer.action {
        // The dice are named by the text.
        Action::Reroll { .. } => String::new(),
        Action::Place { .. } => gain,
        Action::Use { symbol, used, .. } => {
            let words: Vec<String> = purpose(look, symbol, used).into_iter().chain([gain]).collect();
            words.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
        }
        Action::Person { person: whom } => colon(look.t, &person(look.t, whom), &first_sentence(look, whom)),
        Action::Stop | Action::Pass | Action::Done => action(look, offer.action),
    }
}

/// What this many dice of a symbol are good for; for logs, what they bring.
fn purpose(look: &Look<'_, SaintMalo>, symbol: Symbol, used: u8) -> Vec<String> {
    let t = look.t;
    match symbol {
        Symbol::Log => Vec::new(),
        Symbol::Crate | Symbol::Wall | Symbol::Swords => vec![symbols(t, symbol, used)],
        Symbol::Cross => {
            let church = Item::Church(used);
            let city = look.view.turn.and_then(|seat| look.view.cities.get(seat.index()));
            [item(t, church)].into_iter().chain(city.and_then(|city| everywhere(t, city, church))).collect()
        }
        Symbol::Head => {
            vec![one_of(t, &Person::of_heads(used).map(|whom| person(t, whom)).collect::<Vec<_>>())]
        }
    }
}

fn first_sentence(look: &Look<'_, SaintMalo>, whom: Person) -> String {
    let text = person_text(look.t, whom);
    text.split_inclusive('.').next().unwrap_or_default().to_owned()
}
