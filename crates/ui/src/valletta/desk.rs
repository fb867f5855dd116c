//! What most pieces of the table need to know: who looks, what it costs them, what they may do.

use std::fmt::Display;

use kit::Seat;
use maud::{Markup, html};
use valletta::{Action, At, Card, Event, Good, Goods, PlayerView, Valletta, View, Work};

use super::{art, words};
use crate::{Look, Offer, THEN, Texts, act, say};

/// The table as somebody looks at it.
#[derive(Clone, Copy)]
pub(super) struct Desk<'a> {
    pub look: &'a Look<'a, Valletta>,
    pub t: Texts,
    pub view: &'a View,
    pub me: Option<Seat>,
}

impl<'a> Desk<'a> {
    pub fn new(look: &'a Look<'a, Valletta>) -> Desk<'a> {
        Desk { look, t: look.t, view: look.view, me: look.me() }
    }

    pub fn player(&self, seat: Seat) -> Option<&'a PlayerView> {
        self.view.player(seat)
    }

    /// What lies in front of the viewer; nothing for a spectator.
    pub fn mine(&self) -> Option<&'a PlayerView> {
        self.player(self.me?)
    }

    /// Whether the viewer has to decide something.
    pub fn asked(&self) -> bool {
        !self.look.offers.is_empty()
    }

    /// What the viewer could do with a building: build it, upgrade it, or nothing more.
    pub fn work(&self, at: At) -> Option<Work> {
        match self.me {
            Some(me) => self.view.city.work(me, at),
            None => self.view.city.owner(at).is_none().then_some(Work::Build),
        }
    }

    /// The price as printed, and as it is for the viewer now; a spectator pays what is printed.
    pub fn price(&self, at: At, work: Work) -> (Goods, Goods) {
        let layout = &self.view.fixed.layout;
        let list = layout.get(at).map_or_else(Goods::default, |_| layout.list_price(at, work));
        (list, self.me.and_then(|me| self.view.price(me, at, work)).unwrap_or(list))
    }

    /// What the viewer lacks of a price, and whether other goods make up for it (V-PAY-1).
    pub fn lacks(&self, price: Goods) -> Option<(Goods, bool)> {
        let have = self.mine().filter(|_| self.view.turn.is_some())?.goods;
        Some((have.short_of(price), have.affords(price)))
    }

    /// Whether the viewer earns the build bonus by working there (V-BONUS-2, V-BONUS-3).
    pub fn bonus(&self, at: At, work: Work) -> bool {
        let house = work == Work::Upgrade || self.mine().is_none_or(|me| me.houses > 0);
        self.view.turn.is_some() && house && self.view.bonus(at, work)
    }

    /// The button of a legal action. Figures on a card are no part of its name: they are not read out.
    pub fn button(&self, offer: &Offer<Valletta>, class: &str, content: &Markup) -> Markup {
        button(offer.action, class, &self.label(offer), content)
    }

    /// The button that builds or upgrades: whoever has the goods of the price pays it at once, nothing replaced.
    /// The content is hidden from screen readers, or the label itself.
    pub fn works(&self, offer: &Offer<Valletta>, at: At, work: Work, class: &str, content: &Markup) -> Markup {
        act(self.working(offer, at, work), class, &self.label(offer), content)
    }

    /// What that button does.
    pub fn working(&self, offer: &Offer<Valletta>, at: At, work: Work) -> String {
        let (_, price) = self.price(at, work);
        let pays = self.lacks(price).is_some_and(|(short, _)| short.total() == 0);
        if pays { format!("{}{THEN}pay {price}", offer.action) } else { offer.action.to_string() }
    }

    /// The button of an action, if it is legal.
    pub fn choice(&self, action: Action, class: &str, content: &Markup) -> Option<Markup> {
        self.look.offer(action).map(|offer| self.button(offer, class, content))
    }

    /// A legal action in words, with what it will give unless the words say so already.
    pub fn label(&self, offer: &Offer<Valletta>) -> String {
        let action = words::action(self.look, offer.action);
        if !matches!(offer.action, Action::Play(_) | Action::Use) {
            return action;
        }
        match self.gain(offer).words(self.t) {
            gain if gain.is_empty() => action,
            gain => say!(self.t, "valletta-choice", action = action, gain = gain),
        }
    }

    /// What an action will visibly bring the viewer.
    pub fn gain(&self, offer: &Offer<Valletta>) -> Gain {
        let mut gain = Gain::default();
        let me = self.me.unwrap_or(self.view.active);
        for event in &offer.gain {
            match *event {
                Event::Took { seat, good, amount } if seat == me => gain.goods.0[good as usize] += amount,
                Event::Gave { to, good, .. } if to == me => gain.goods.0[good as usize] += 1,
                Event::Scored { seat, points, .. } if seat == me => gain.points += points,
                Event::Copied { card, .. } => gain.copied = Some(card),
                Event::Took { .. } | Event::Gave { .. } | Event::Scored { .. } | Event::Played { .. } => (),
                Event::Declined { .. } | Event::Paid { .. } | Event::Worked { .. } | Event::Gained { .. } => (),
                Event::Advanced { .. } | Event::Barrel { .. } | Event::Fired { .. } | Event::Hired { .. } => (),
                Event::Drew { .. } | Event::Reshuffled { .. } | Event::Triggered { .. } => (),
                Event::Merged { .. } | Event::Out { .. } | Event::Over => (),
            }
        }
        gain
    }
}

/// What an action brings in.
#[derive(Default)]
pub(super) struct Gain {
    pub goods: Goods,
    pub points: u16,
    /// The card that an Apprentice stands for.
    pub copied: Option<Card>,
}

impl Gain {
    pub fn is_nothing(&self) -> bool {
        self.points == 0 && self.goods.total() == 0
    }

    pub fn words(&self, t: Texts) -> String {
        let goods = self.goods.kinds().map(|good| words::goods(t, good, self.goods.of(good)));
        let points = (self.points > 0).then(|| words::points(t, self.points));
        goods.chain(points).map(|part| format!("+{part}")).collect::<Vec<_>>().join(", ")
    }

    /// As signs: +2 and a coin.
    pub fn signs(&self) -> Markup {
        html! {
            @for good in self.goods.kinds() { span.plus { "+" (self.goods.of(good)) (art::good(good)) } }
            @if self.points > 0 { span.plus { "+" (self.points) span.star { "★" } } }
        }
    }
}

/// A button for an action that is labelled already.
pub(super) fn button(action: impl Display, class: &str, label: &str, content: &Markup) -> Markup {
    if content.0 == html! { (label) }.0 {
        act(action, class, label, content)
    } else {
        act(action, class, label, &unread(content))
    }
}

/// The content of a button whose title is its name: for the eye.
pub(super) fn unread(content: &Markup) -> Markup {
    html! { span.unread aria-hidden="true" { (content) } }
}

/// Goods as signs with their numbers; nothing is a zero.
pub(super) fn goods(t: Texts, goods: Goods) -> Markup {
    html! {
        span.goods role="img" aria-label=(words::amounts(t, goods)) { (signs(goods)) }
    }
}

/// The same without words, for what is not read out.
pub(super) fn signs(goods: Goods) -> Markup {
    html! {
        @for good in goods.kinds() { (amount(goods.of(good), good)) }
        @if goods.total() == 0 { "0" }
    }
}

/// So many of a good: the style draws its sign.
pub(super) fn amount(n: u16, good: Good) -> Markup {
    html! { b class={ "amount " (good) } { (n) } }
}

/// A sheet that opens from a button with this id: on a phone it comes from below.
pub(super) fn sheet(t: Texts, id: &str, title: &str, content: &Markup) -> Markup {
    html! {
        div.v-sheet id=(id) popover role="dialog" aria-label=(title) {
            button.close type="button" popovertarget=(id) popovertargetaction="hide"
                aria-label=(say!(t, "valletta-close")) { "×" }
            (content)
        }
    }
}

/// The small button that opens a sheet, for a piece whose own click does something else.
pub(super) fn more(t: Texts, id: &str, name: &str) -> Markup {
    let label = say!(t, "valletta-about", name = name);
    html! { button.more type="button" popovertarget=(id) aria-label=(label) { "i" } }
}
