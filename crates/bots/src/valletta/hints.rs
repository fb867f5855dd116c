//! What a grandmaster would do here and why, as data: pages turn it into words.

use ::valletta::{
    Action, Ask, At, Card, Event, FINAL_POINTS, Good, Goods, HOUSES, SLOTS, Valletta, View, Why, Work, street,
};
use kit::{Game, Imagine, Sampled, Seat, Turn};

use super::{
    features::progress,
    mix,
    weigh::{Outlook, outlooks},
};
use crate::Forecast;

/// How many actions are named.
const MOST: usize = 3;

/// An action worth considering.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The action.
    pub action: Action,
    /// Its index in the legal list.
    pub place: usize,
    /// The expected final margin over the best rival.
    pub margin: f32,
    /// The chance to win.
    pub win: f32,
    /// The reasons for it.
    pub reasons: Vec<Reason>,
}

/// A reason for an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// De Valette stands in the zone: 2 points at once.
    BuildBonus,
    /// This many points at once.
    Points(u16),
    /// This many more points at the end.
    BuildingPoints(u16),
    /// The player's own buildings next to it lower the price by this much gold.
    CheaperNeighbours(u8),
    /// A material is two cheaper.
    Discount(Good),
    /// Pays with replacements from surplus goods: this many goods more than the price.
    PaysWithSurplus(u16),
    /// The character will be played about this many times.
    ComesRoundAgain(Card, u8),
    /// This many icons of a good give that many goods.
    UsesIcons(Good, u16),
    /// This many goods are gained.
    Gains(u16),
    /// Rivals lose this many goods.
    TakesFromRivals(u16),
    /// A weak card leaves the deck, so better ones come sooner.
    ThinsTheDeck(Card),
    /// A card from the reserve joins the deck.
    Hires(Card),
    /// It triggers the final phase.
    EndsTheGame,
}

/// The best few actions of the seat that decides, the best first, by what the judgement foretells of the table. Equal views
/// and seeds give equal hints.
pub fn hints(view: &View, legal: &[Action], seed: u64) -> Vec<Hint> {
    let Some(me) = view.turn.filter(|&seat| view.viewer.is(seat)) else { return Vec::new() };
    let mut chance = Sampled::new(mix(seed, view));
    let hint = |Outlook { plan, forecasts }| {
        let action = *plan.first()?;
        let place = legal.iter().position(|&other| other == action)?;
        let reasons = reasons(view, me, &plan, &mut chance);
        let own = forecasts.get(me.index())?;
        Some(Hint { action, place, margin: margin(&forecasts, me), win: own.win, reasons })
    };
    outlooks(view, legal, seed).into_iter().filter_map(hint).take(MOST).collect()
}

/// How far a seat is expected to be ahead of the best other at the end.
fn margin(forecasts: &[Forecast], me: Seat) -> f32 {
    let rivals = forecasts.iter().enumerate().filter(|(seat, _)| *seat != me.index());
    let best = rivals.map(|(_, rival)| rival.points).fold(f32::MIN, f32::max);
    forecasts[me.index()].points - best
}

/// The reasons that carrying out a plan shows, up to its next card.
fn reasons(view: &View, me: Seat, plan: &[Action], chance: &mut Sampled) -> Vec<Reason> {
    let mut game = Valletta::imagine(view, chance);
    let mut reasons = Vec::new();
    let mut events = Vec::new();
    for (index, &action) in plan.iter().enumerate() {
        let next_card = index > 0 && matches!(action, Action::Play(_));
        if next_card || game.turn() == Turn::Over {
            break;
        }
        let ask = game.glimpse(me).ask();
        if let (Action::Build(at), Ask::Build { cheaper }) = (action, ask) {
            price_reasons(view, me, at, Work::Build, cheaper, &mut reasons);
        }
        if let (Action::Upgrade(at), Ask::Build { cheaper }) = (action, ask) {
            price_reasons(view, me, at, Work::Upgrade, cheaper, &mut reasons);
        }
        if let (Action::Pay(payment), Ask::Pay { price, .. }) = (action, ask) {
            let over = Goods::from(price).short_of(payment.into()).total();
            reasons.extend((over > 0).then_some(Reason::PaysWithSurplus(over)));
        }
        if game.apply(action, chance, &mut events).is_err() {
            break;
        }
    }
    event_reasons(view, me, &events, &mut reasons);
    reasons
}

fn price_reasons(view: &View, me: Seat, at: At, work: Work, cheaper: Option<Good>, reasons: &mut Vec<Reason>) {
    let layout = &view.fixed.layout;
    if layout.get(at).is_none() {
        return;
    }
    let list = layout.list_price(at, work);
    let saved = layout.price(&view.city, me, at, work, None).short_of(list).of(Good::Gold);
    reasons.extend((saved > 0).then_some(Reason::CheaperNeighbours(saved as u8)));
    reasons.extend(cheaper.filter(|&good| list.of(good) > 0).map(Reason::Discount));
}

/// The reasons in some events, most important first.
fn event_reasons(view: &View, me: Seat, events: &[Event], reasons: &mut Vec<Reason>) {
    let layout = &view.fixed.layout;
    let (mut gained, mut given) = (0, 0);
    for event in events {
        match *event {
            Event::Triggered { .. } => reasons.insert(0, Reason::EndsTheGame),
            Event::Scored { why: Why::BuildBonus, .. } => reasons.insert(0, Reason::BuildBonus),
            Event::Scored { points, .. } => reasons.push(Reason::Points(points)),
            Event::Worked { at, work, .. } => {
                reasons.push(Reason::BuildingPoints(layout.added_points(at, work).into()));
            }
            Event::Gained { card, .. } => reasons.push(Reason::ComesRoundAgain(card, times(view, me))),
            Event::Hired { card, .. } => reasons.push(Reason::Hires(card)),
            Event::Fired { card, .. } => reasons.push(Reason::ThinsTheDeck(card)),
            Event::Took { seat, good, amount } if seat == me => {
                gained += amount;
                reasons.extend(counts_icons(events).then_some(Reason::UsesIcons(good, amount)));
            }
            Event::Gave { to, .. } => given += u16::from(to == me),
            Event::Took { .. } | Event::Played { .. } | Event::Copied { .. } | Event::Declined { .. } => (),
            Event::Paid { .. } | Event::Advanced { .. } | Event::Barrel { .. } | Event::Drew { .. } => (),
            Event::Reshuffled { .. } | Event::Merged { .. } | Event::Out { .. } | Event::Over => (),
        }
    }
    reasons.extend((gained > 0).then_some(Reason::Gains(gained)));
    reasons.extend((given > 0).then_some(Reason::TakesFromRivals(given)));
}

/// Whether the card played counts icons.
fn counts_icons(events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::Played { card, .. } | Event::Copied { card, .. } if card.counts_icons()))
}

/// How often a new card will be played: three cards of the deck per turn, until the estimated end of the game.
fn times(view: &View, me: Seat) -> u8 {
    let Some(player) = view.player(me) else { return 1 };
    if view.trigger.is_some() {
        return 1;
    }
    let street = f32::from(view.valette) / f32::from(street::SPACES);
    let points = view.players.iter().map(|player| player.points).max().unwrap_or(0);
    let houses = view.players.iter().map(|player| player.houses).min().unwrap_or(HOUSES);
    let (points, houses) = (f32::from(points) / f32::from(FINAL_POINTS), f32::from(houses) / f32::from(HOUSES));
    let progress = progress(street, points, houses).max(0.05);
    let rounds = (f32::from(view.round) * (1.0 - progress) / progress).min(25.0);
    let deck = player.deck().len().max(5) as f32;
    // In the final phase every card is played once more.
    1 + (rounds * SLOTS as f32 / deck) as u8
}
