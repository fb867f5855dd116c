//! What a friend would do in Valletta, by a few rules of thumb.

use ::valletta::{
    Action, Ask, At, BUILD_BONUS, Card, Colour, Effect, Event, Good, Goods, PlayerView, SLOTS, Valletta, View, Work,
};
use kit::Seat;

use crate::{Look, Offer};

pub fn advice(look: &Look<'_, Valletta>) -> Option<Action> {
    let me = look.me()?;
    let own = look.view.players.get(me.index())?;
    let value = |offer: &Offer<Valletta>| match (look.view.ask, offer.action) {
        (Ask::Play, Action::Play(card)) => playing(look.view, me, own, card, &offer.gain),
        (_, Action::Build(at)) => working(look.view, me, at, Work::Build),
        (_, Action::Upgrade(at)) => working(look.view, me, at, Work::Upgrade),
        (Ask::Deal { .. }, Action::Pay(_)) => gained(me, &offer.gain),
        (_, Action::Pay(goods)) => -f64::from(Goods::from(goods).total()),
        (Ask::Give { .. }, Action::Give(good)) => f64::from(own.goods.of(good)),
        (_, Action::TakeGood(good)) => longing(look.view, me, good),
        (_, Action::TakeTwo([one, two])) => {
            longing(look.view, me, one) + longing(look.view, me, two) - if one == two { 0.4 } else { 0.0 }
        }
        (_, Action::Hire(card)) => hiring(look.view, own, card),
        (_, Action::Fire(card)) => firing(look.view, own, card),
        (_, Action::Use) => 1.0,
        _ => 0.0,
    };
    look.offers
        .iter()
        .map(|offer| (offer.action, value(offer)))
        .max_by(|one, other| one.1.total_cmp(&other.1))
        .map(|(action, _)| action)
}

/// What a card brings when it is played now.
fn playing(view: &View, me: Seat, own: &PlayerView, card: Card, gain: &[Event]) -> f64 {
    let left = SLOTS - own.slots.len();
    if let Some(cheaper) = card.builds() {
        // Goods first, then building: with slots left and others to play, waiting costs nothing.
        return match reach(view, me, own.goods, cheaper) {
            Some(worth) if left > 1 && worth < 4.0 => worth.min(0.5),
            Some(worth) => 2.0 + worth,
            None => 0.0,
        };
    }
    match card {
        Card::Valette => {
            if view.valette == 0 {
                3.5
            } else {
                2.2
            }
        }
        Card::Maid => 1.6,
        Card::Seamstress => 3.2,
        Card::Foreman => 2.4,
        Card::Nun => 3.3,
        Card::Monk => 2.2,
        Card::Trader if Good::MATERIALS.iter().any(|&good| own.goods.of(good) >= 2) => 2.1,
        Card::Merchant if pays(own.goods, card) => 2.1,
        Card::Architect | Card::Bailiff | Card::Grandmaster if pays(own.goods, card) => 4.0,
        Card::Trader | Card::Merchant | Card::Architect | Card::Bailiff | Card::Grandmaster => 0.1,
        Card::Apprentice => repeated(view, me, own),
        _ => gained(me, gain) + 0.2,
    }
}

/// Whether a character's price can be paid.
fn pays(goods: Goods, card: Card) -> bool {
    card.deal().is_some_and(|deal| deal.affordable(goods).next().is_some())
}

/// What the apprentice repeats.
fn repeated(view: &View, me: Seat, own: &PlayerView) -> f64 {
    match own.slots.last() {
        Some(Card::Builder) => 2.0 + reach(view, me, own.goods, None).unwrap_or(-2.0),
        Some(card) if card.colour() == Colour::Green => 2.0,
        Some(card) if card.colour() == Colour::Red && *card != Card::Apprentice => 1.3,
        _ => 0.05,
    }
}

/// The best that can be built with these goods, replacements aside.
fn reach(view: &View, me: Seat, goods: Goods, cheaper: Option<Good>) -> Option<f64> {
    let price = |at, work| view.fixed.layout.price(&view.city, me, at, work, cheaper);
    let affordable = view.works(me).filter(|&(at, work)| goods.covers(price(at, work)));
    affordable.map(|(at, work)| working(view, me, at, work)).max_by(f64::total_cmp)
}

/// What building or upgrading is worth.
fn working(view: &View, me: Seat, at: At, work: Work) -> f64 {
    let Some(building) = view.fixed.layout.get(at) else { return 0.0 };
    let points = f64::from(view.fixed.layout.added_points(at, work));
    let price = view.fixed.layout.price(&view.city, me, at, work, None).total();
    let character = match (work, building.character.colour()) {
        _ if view.final_phase => 0.0,
        (Work::Upgrade, _) => 0.5,
        (_, Colour::Yellow) => 1.5,
        (_, Colour::Blue) => 2.0,
        _ => 1.6,
    };
    points + character + if view.bonus(at, work) { f64::from(BUILD_BONUS) } else { 0.0 } - 0.15 * f64::from(price)
}

/// The goods and points that come to a seat, in points.
fn gained(me: Seat, gain: &[Event]) -> f64 {
    let worth = |event: &Event| match *event {
        Event::Took { seat, amount, .. } if seat == me => f64::from(amount),
        Event::Gave { to, .. } if to == me => 1.0,
        Event::Paid { seat, goods } if seat == me => -0.8 * f64::from(Goods::from(goods).total()),
        Event::Scored { seat, points, .. } if seat == me => 1.7 * f64::from(points),
        _ => 0.0,
    };
    gain.iter().map(worth).sum()
}

/// How much a good is missing: what the cheapest building still needs, and a little of what there is least of.
fn longing(view: &View, me: Seat, good: Good) -> f64 {
    let goods = view.players.get(me.index()).map_or_else(Goods::default, |own| own.goods);
    let layout = &view.fixed.layout;
    let free = layout.iter().filter(|(at, _)| view.city.owner(*at).is_none());
    let nearest = free
        .map(|(at, _)| goods.short_of(layout.price(&view.city, me, at, Work::Build, None)))
        .filter(|missing| missing.total() > 0)
        .min_by_key(|missing| missing.total());
    let needed = nearest.is_some_and(|missing| missing.of(good) > 0);
    let gold = if good == Good::Gold { 0.2 } else { 0.0 };
    1.0 + if needed { 1.0 } else { 0.0 } + gold - 0.1 * f64::from(goods.of(good))
}

fn hiring(view: &View, own: &PlayerView, card: Card) -> f64 {
    let builders = own.deck().into_iter().filter(|card| card.builds().is_some()).count();
    match card {
        Card::Builder if builders < 3 && !view.final_phase => 3.0,
        card if card.colour() == Colour::Yellow => 2.0,
        card if view.final_phase && card.colour() != Colour::Red => 1.0,
        _ => -1.0,
    }
}

/// Weak cards go once the deck has better ones.
fn firing(view: &View, own: &PlayerView, card: Card) -> f64 {
    let weak = matches!(card.effect(), Effect::Take(_));
    if weak && own.deck().len() > 9 && !view.final_phase { 1.5 } else { -1.0 }
}
