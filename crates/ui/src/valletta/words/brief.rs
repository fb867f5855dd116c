//! Actions in a few words, for a list.

use valletta::{Action, Ask, Card, Event, Goods, Payment, Valletta};

use super::{action, amounts, card, card_brief};
use crate::{Look, Offer, say, valletta::desk::Desk};

/// An action with what it brings, in a few words: "Maid: Take any 1 good", "3 wood left".
pub fn brief(look: &Look<'_, Valletta>, offer: &Offer<Valletta>) -> String {
    let words = match (offer.action, look.view.ask) {
        (Action::Play(card), _) => play(look, offer, card),
        // Whatever is paid, the building is the same: only what is left differs.
        (Action::Pay(payment), Ask::Pay { .. }) => left(look, payment),
        _ => Desk::new(look).label(offer),
    };
    if offer.gain.iter().any(|event| matches!(event, Event::Triggered { .. })) {
        format!("{words}, {}", say!(look.t, "valletta-because-ends-the-game"))
    } else {
        words
    }
}

/// A card with what it brings at once, or else with what it is for.
fn play(look: &Look<'_, Valletta>, offer: &Offer<Valletta>, played: Card) -> String {
    let t = look.t;
    let gain = Desk::new(look).gain(offer);
    let name = match gain.copied {
        Some(copied) => format!("{} = {}", card(t, played), card(t, copied)),
        None => card(t, played),
    };
    let brings = if gain.is_nothing() { card_brief(t, gain.copied.unwrap_or(played)) } else { gain.words(t) };
    say!(t, "valletta-choice", action = name, gain = brings)
}

/// What is left after a payment.
fn left(look: &Look<'_, Valletta>, payment: Payment) -> String {
    let goods = look.view.players.get(look.view.active.index()).map(|player| player.goods).unwrap_or_default();
    match Goods::from(payment).short_of(goods) {
        rest if rest == Goods::default() => action(look, Action::Pay(payment)),
        rest => say!(look.t, "valletta-left", goods = amounts(look.t, rest)),
    }
}
