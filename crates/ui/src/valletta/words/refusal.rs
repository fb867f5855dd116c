//! Why an action is refused, with the rule's number.

use kit::Referee;
use valletta::{Ask, Card, Illegal, Valletta};

use super::{amounts, building_on, good, the_card, the_good, to_card};
use crate::{
    Look, say,
    texts::phrases::{about, one_of, sentence},
};

/// Why an action is refused: "Needs 1 stone more, or 3 other goods (V-PAY-1)".
pub fn refusal(look: &Look<'_, Valletta>, illegal: &Illegal) -> String {
    // A player's name stays as it is.
    let reason = if let Illegal::Owned { at, owner } = *illegal {
        owned(look, owner, at)
    } else {
        sentence(&reason(look, illegal))
    };
    format!("{reason} ({})", illegal.rule())
}

fn owned(look: &Look<'_, Valletta>, owner: kit::Seat, at: valletta::At) -> String {
    let building = building_on(look, at);
    // Where the sentence begins with the building, its article is written large.
    let text = about(look, "valletta-no-owned", owner, &[("building", building.clone().into())]);
    if text.starts_with(&building) { sentence(&text) } else { text }
}

fn reason(look: &Look<'_, Valletta>, illegal: &Illegal) -> String {
    let t = look.t;
    match *illegal {
        Illegal::Over | Illegal::NotNow { ask: Ask::Over } => say!(t, "valletta-no-over"),
        Illegal::NotNow { ask } => say!(t, "valletta-no-now", what = t.say(what(ask))),
        Illegal::GoodGone { good } => say!(t, "valletta-no-good-left", good = the_good(t, good)),
        Illegal::MustPlay => say!(t, "valletta-no-passing"),
        Illegal::NotInHand { card } | Illegal::CannotFire { card } => {
            say!(t, "valletta-no-hand", card = the_card(t, card))
        }
        Illegal::NotInReserve { card } => say!(t, "valletta-no-reserve", card = the_card(t, card)),
        Illegal::Compulsory { card } => say!(t, "valletta-no-declining", card = to_card(t, card)),
        Illegal::HowMany { card: Card::Seamstress } => {
            say!(t, "valletta-no-one-good", card = the_card(t, Card::Seamstress))
        }
        Illegal::HowMany { card } => say!(t, "valletta-no-two-goods", card = the_card(t, card)),
        Illegal::NoExtra { card, .. } => {
            let offered: Vec<String> = card.two_player_extra().iter().map(|&one| good(t, one)).collect();
            say!(t, "valletta-no-extra", goods = one_of(t, &offered))
        }
        Illegal::NothingToGive { good } => t.say(&format!("valletta-no-giving-{good}")),
        Illegal::NoBuilding { at } => say!(t, "valletta-no-building", at = at.to_string()),
        Illegal::OwnedAlready { at } => owned(look, look.view.active, at),
        Illegal::Owned { at, owner } => owned(look, owner, at),
        Illegal::NotOwned { at } => say!(t, "valletta-no-not-owned", building = building_on(look, at)),
        Illegal::Upgraded { at } => say!(t, "valletta-no-upgraded", building = building_on(look, at)),
        Illegal::NoHouse => say!(t, "valletta-no-house"),
        Illegal::TooDear { missing } => {
            say!(t, "valletta-no-afford", goods = amounts(t, missing), n = missing.total())
        }
        Illegal::NotThere { payment } => say!(t, "valletta-no-stock", goods = amounts(t, payment)),
        Illegal::WrongPayment { price, payment } => {
            say!(t, "valletta-no-payment", price = amounts(t, price), goods = amounts(t, payment))
        }
        Illegal::WrongPrice { card, payment } => {
            let prices = card.deal().map_or(&[][..], |deal| deal.prices);
            let prices: Vec<String> = prices.iter().map(|&price| amounts(t, price)).collect();
            let (card, prices, paid) = (the_card(t, card), one_of(t, &prices), amounts(t, payment));
            say!(t, "valletta-no-price", card = card, prices = prices, goods = paid)
        }
        Illegal::DealTooDear { card, payment } => {
            say!(t, "valletta-no-deal", card = the_card(t, card), goods = amounts(t, payment))
        }
    }
}

/// The message of what is being decided, as the end of a sentence.
fn what(ask: Ask) -> &'static str {
    match ask {
        Ask::Draft { .. } => "valletta-now-draft",
        Ask::Play => "valletta-now-play",
        Ask::Use { .. } => "valletta-now-use",
        Ask::Good { .. } => "valletta-now-good",
        Ask::TwoGoods => "valletta-now-two",
        Ask::Build { .. } => "valletta-now-build",
        Ask::Pay { .. } => "valletta-now-pay",
        Ask::Deal { .. } => "valletta-now-deal",
        Ask::Staff => "valletta-now-staff",
        Ask::Give { .. } => "valletta-now-give",
        Ask::Extra { .. } => "valletta-now-extra",
        Ask::Over => "valletta-no-over",
    }
}
