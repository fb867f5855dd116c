//! Character cards: my hand, the slots of the player on turn, and what each card says when it is opened.

use std::collections::BTreeSet;

use maud::{Markup, html};
use valletta::{Action, Card, Colour, SLOTS};

use super::{
    art,
    desk::{Desk, more, sheet, unread},
    words,
};
use crate::say;

/// Names under which my cards move from place to place. Equal cards are counted from the hand on, so that the one that
/// is played is the last of its kind in hand and the first beyond it.
pub(super) struct Flights {
    pub hand: Vec<String>,
    pub slots: Vec<String>,
    pub discard: Vec<String>,
}

impl Flights {
    pub fn of(desk: &Desk<'_>) -> Flights {
        let mut copies = [0u8; Card::COUNT];
        let mut name = |card: &Card| {
            let copy = &mut copies[*card as usize];
            *copy += 1;
            format!("card-{card}-{copy}")
        };
        let Some(me) = desk.mine() else { return Flights { hand: Vec::new(), slots: Vec::new(), discard: Vec::new() } };
        let hand = me.hand.iter().flatten().map(&mut name).collect();
        let slots = me.slots.iter().map(&mut name).collect();
        Flights { hand, slots, discard: me.discard.iter().map(&mut name).collect() }
    }
}

/// The name under which a card will come to hand.
pub(super) fn coming(desk: &Desk<'_>, card: Card) -> String {
    let all = desk.mine().into_iter().flat_map(|me| me.hand.iter().flatten().chain(&me.slots).chain(&me.discard));
    format!("card-{card}-{}", all.filter(|&&other| other == card).count() + 1)
}

/// My hand; each card is played, or fired when de Valette asks.
pub(super) fn hand(desk: &Desk<'_>, flights: &Flights) -> Markup {
    let t = desk.t;
    let Some(cards) = desk.mine().and_then(|me| me.hand.as_ref()) else { return html! {} };
    html! {
        section #hand.hand aria-label=(say!(t, "valletta-hand")) {
            h2.label { (say!(t, "valletta-hand")) }
            ul.cards {
                @for (n, (card, name)) in (1..).zip(cards.iter().zip(&flights.hand)) { (held(desk, n, *card, name)) }
                @if cards.is_empty() { li.none { (say!(t, "valletta-hand-empty")) } }
            }
        }
    }
}

fn held(desk: &Desk<'_>, n: u8, card: Card, flight: &str) -> Markup {
    let about = format!("about-card-{card}");
    let play = desk.look.offer(Action::Play(card));
    let offer = play.or_else(|| desk.look.offer(Action::Fire(card)));
    let name = words::card(desk.t, card);
    html! {
        li.{ "person " (card.colour()) } .fire[play.is_none() && offer.is_some()] id={ "hand-" (flight) } data-fly=(flight)
            data-keys=(n) data-premove=(Action::Play(card)) {
            @if let Some(offer) = offer {
                (desk.button(offer, "face", &html! {
                    (face(desk, card, play.is_some()))
                    @if play.is_none() { span.verb { (say!(desk.t, "valletta-fire")) } }
                }))
                (more(desk.t, &about, &name))
            } @else {
                button.face type="button" popovertarget=(about) { (face(desk, card, false)) }
            }
        }
    }
}

/// The face of a card: medallion, name, and what it does in a line, or what it would give now.
fn face(desk: &Desk<'_>, card: Card, with_gain: bool) -> Markup {
    let gain = desk.look.offer(Action::Play(card)).filter(|_| with_gain).map(|offer| desk.gain(offer));
    let copied = gain.as_ref().and_then(|gain| gain.copied);
    html! {
        (art::medallion(card))
        span.name { (words::card(desk.t, card)) }
        @if let Some(copied) = copied { span.copied { "= " (words::card(desk.t, copied)) } }
        @match gain.filter(|gain| !gain.is_nothing()) {
            Some(gain) => span.gain { (gain.signs()) },
            None => { @if copied.is_none() { span.brief { (brief(desk, card)) } } }
        }
    }
}

/// What a card does, in a few words.
pub(super) fn brief(desk: &Desk<'_>, card: Card) -> String {
    words::card_brief(desk.t, card)
}

/// The three slots of the player on turn.
pub(super) fn slots(desk: &Desk<'_>, flights: &Flights) -> Markup {
    let t = desk.t;
    let active = desk.view.active;
    let played = desk.player(active).map_or(&[][..], |player| &player.slots);
    let mine = desk.me == Some(active);
    let title =
        if mine { say!(t, "valletta-slots-mine") } else { say!(t, "valletta-slots", name = desk.look.name(active)) };
    html! {
        section #slots class={ "slots seat-" (active) } aria-label=(title) {
            h2.label { (title) }
            ol.cards {
                @for slot in 0..SLOTS { (self::slot(desk, slot, played, flights, mine)) }
            }
        }
    }
}

fn slot(desk: &Desk<'_>, slot: usize, played: &[Card], flights: &Flights, mine: bool) -> Markup {
    let (number, card) = (slot + 1, played.get(slot).copied());
    // What comes now comes of the card that was played last.
    let gives = (number == played.len()).then_some(desk.view.active);
    let flight = flights.slots.get(slot).filter(|_| mine);
    html! {
        @if let Some(card) = card {
            li class={ "person " (card.colour()) } id={ "slot-" (number) } data-fly=[flight] data-gives=[gives] {
                button.face type="button" popovertarget={ "about-card-" (card) } title=(words::card(desk.t, card)) {
                    (unread(&face(desk, card, false)))
                }
            }
        } @else {
            li.person.empty id={ "slot-" (number) } { span.numeral { (number) } }
        }
    }
}

/// A sheet for each character that can be opened.
pub(super) fn sheets(desk: &Desk<'_>) -> Markup {
    let mut cards: BTreeSet<Card> = desk.view.reserve.iter().copied().collect();
    cards.extend(desk.mine().into_iter().flat_map(|me| me.hand.iter().flatten()));
    cards.extend(desk.player(desk.view.active).into_iter().flat_map(|player| &player.slots));
    html! { @for card in cards { (about(desk, card)) } }
}

fn about(desk: &Desk<'_>, card: Card) -> Markup {
    let t = desk.t;
    let name = words::card(t, card);
    let content = html! {
        div.head {
            (art::medallion(card))
            div { h2 { (name) } p.quiet-text { (colour(desk, card.colour())) } }
        }
        p { (words::card_text_in(t, card, desk.view.fixed.options.edition)) }
        @for action in [Action::Play(card), Action::Fire(card), Action::Hire(card)] {
            @if let Some(offer) = desk.look.offer(action) {
                (desk.button(offer, "button wide", &html! { (words::action(desk.look, action)) }))
            }
        }
    };
    sheet(t, &format!("about-card-{card}"), &name, &content)
}

fn colour(desk: &Desk<'_>, colour: Colour) -> Markup {
    html! { span class={ "dot " (colour) } {} (words::colour(desk.t, colour)) }
}
