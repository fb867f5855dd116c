//! A building card: what it costs me now, its front, what it yields, its points, its character, its owner.

use maud::{Markup, html};
use valletta::{Action, Ask, At, Building, Event, Goods, Work};

use super::{
    art,
    desk::{self, Desk, more, sheet},
    signs, words,
};
use crate::{act, named, say};

/// A position as it is named in ids: `A1-3`.
fn id(at: At) -> String {
    at.to_string().replace('.', "-")
}

fn action(at: At, work: Work) -> Action {
    match work {
        Work::Build => Action::Build(at),
        Work::Upgrade => Action::Upgrade(at),
    }
}

/// The card on its plot: a choice if it can be chosen, otherwise the way to its sheet.
pub(super) fn plot(desk: &Desk<'_>, at: At) -> Markup {
    let Some(building) = desk.view.fixed.layout.get(at) else { return html! {} };
    let (name, about) = (words::building(desk.t, building), format!("about-{}", id(at)));
    let door = format!("door-{}", id(at));
    let owner = desk.view.city.owner(at);
    let state = match owner {
        None => "open",
        Some(owner) if Some(owner) == desk.me => "mine",
        Some(_) => "theirs",
    };
    let seat = owner.map(|seat| format!(" seat-{seat}")).unwrap_or_default();
    let raised = |event: &Event| if let Event::Worked { seat, at, .. } = *event { Some((seat, at)) } else { None };
    let news = desk.look.news.iter().filter_map(raised).find(|&(_, there)| there == at).map(|(seat, _)| seat);
    let paying = matches!(desk.view.ask, Ask::Pay { at: there, .. } if there == at);
    let offer = desk.work(at).and_then(|work| Some((work, desk.look.offer(action(at, work))?)));
    html! {
        li.{ "plot " (building.colour()) " " (state) (seat) } .new[news.is_some()] .chosen[paying] id={ "plot-" (id(at)) }
            data-here[signs::place(desk.look) == Some(signs::Place::Plot(at))]
            data-effect=[news.map(|_| "building")] data-gives=[news] {
            @if let Some((work, offer)) = offer {
                (named(&door, &desk.works(offer, at, work, "face", &face(desk, at, building, &name))))
            } @else {
                button.face id=(door) type="button" popovertarget=(about) title=(label(desk, at, building, &name)) {
                    (face(desk, at, building, &name))
                }
            }
            // Shown beside a choice. Always there: then the card stays as it is when it becomes one.
            (more(desk.t, &about, &name))
            @if news.is_some() { span.dust aria-hidden="true" { i {} i {} i {} i {} } }
        }
    }
}

/// The card in a picture: nothing happens when it is pressed.
pub(super) fn still(desk: &Desk<'_>, at: At) -> Markup {
    let Some(building) = desk.view.fixed.layout.get(at) else { return html! {} };
    let owner = desk.view.city.owner(at);
    let state = owner.map_or("open".to_owned(), |seat| format!("mine seat-{seat}"));
    let name = words::building(desk.t, building);
    html! {
        div.{ "plot " (building.colour()) " " (state) } {
            span.face role="img" aria-label=(label(desk, at, building, &name)) { (face(desk, at, building, &name)) }
        }
    }
}

/// What a screen reader says of a card that cannot be chosen.
fn label(desk: &Desk<'_>, at: At, building: &Building, name: &str) -> String {
    let t = desk.t;
    match (desk.view.city.owner(at), desk.work(at)) {
        (Some(owner), None) => {
            let side = side(desk, at);
            say!(t, "valletta-plot-owned", name = name, owner = desk.look.name(owner), side = side)
        }
        (_, work) => {
            let (_, now) = desk.price(at, work.unwrap_or(Work::Build));
            let character = words::card(t, building.character);
            let price = words::amounts(t, now);
            say!(t, "valletta-plot-open", name = name, character = character, price = price)
        }
    }
}

/// Every building that can be chosen, once more where the thumb is: on a small screen the street does not show them
/// all at once.
pub(super) fn reach(desk: &Desk<'_>) -> Markup {
    let works = At::all(desk.view.fixed.layout.len()).filter_map(|at| {
        let work = desk.work(at)?;
        Some((desk.look.offer(action(at, work))?, at, work))
    });
    let works: Vec<_> = works.collect();
    if works.is_empty() {
        return html! {};
    }
    let layout = &desk.view.fixed.layout;
    html! {
        ul.reach aria-label=(say!(desk.t, "valletta-reach")) {
            @for (offer, at, work) in works {
                @if let Some(building) = layout.get(at) {
                    li.(building.colour().to_string()) {
                        (act(desk.working(offer, at, work), "small", "", &html! {
                            (art::facade(building, work == Work::Upgrade))
                            span.name { (words::building(desk.t, building)) }
                            span.goods aria-hidden="true" { (desk::signs(desk.price(at, work).1)) }
                            @if desk.bonus(at, work) { span.bonus aria-hidden="true" { "+2" } }
                        }))
                    }
                }
            }
        }
    }
}

/// What is seen of a card. It stays the same when the card becomes a choice.
fn face(desk: &Desk<'_>, at: At, building: &Building, name: &str) -> Markup {
    html! { span.unread id={ "face-" (id(at)) } aria-hidden="true" { (pieces(desk, at, building, name)) } }
}

fn pieces(desk: &Desk<'_>, at: At, building: &Building, name: &str) -> Markup {
    let owner = desk.view.city.owner(at);
    let upgraded = desk.view.city.is_upgraded(at);
    let work = desk.work(at);
    let coming = matches!(desk.view.ask, Ask::Pay { at: there, .. } if there == at) && owner.is_none();
    html! {
        @if let Some(work) = work { span.cost id={ "cost-" (id(at)) } { (cost(desk, at, work)) } }
        span.front id={ "front-" (id(at)) } { (art::facade(building, upgraded)) @if upgraded { (flag()) } }
        @if let Some(owner) = owner {
            span.owner { (art::house(owner)) }
        } @else {
            // The character comes to hand when the building is paid for: it keeps its name on the way.
            @if coming && desk.me == Some(desk.view.active) {
                span.who data-fly=(super::hand::coming(desk, building.character)) { (art::medallion(building.character)) }
            } @else {
                span.who id={ "who-" (id(at)) } { (art::medallion(building.character)) }
            }
        }
        span.name { (name) }
        span.yield { (icons(building, upgraded)) }
        @if work.is_some_and(|work| desk.bonus(at, work)) { span.bonus { "+2" } }
        span.points { (sides(building.points, upgraded)) span.star { "★" } }
    }
}

/// The flag of an upgraded building: a low card cuts the one on its roof off.
fn flag() -> Markup {
    html! { svg.flag aria-hidden="true" viewBox="0 0 12 16" { path d="M2 16V1h9L8 4l3 3H2" {} } }
}

/// What it costs the viewer now, good by good; the printed figure stands struck beside a lower one.
fn cost(desk: &Desk<'_>, at: At, work: Work) -> Markup {
    let (list, now) = desk.price(at, work);
    let (short, payable) = desk.lacks(now).unwrap_or((Goods::default(), false));
    html! {
        span.scroll.payable[payable].upgrade[work == Work::Upgrade] {
            @for good in list.kinds() {
                span.due.short[short.of(good) > 0] {
                    (art::good(good)) (now.of(good))
                    @if now.of(good) < list.of(good) { s { (list.of(good)) } }
                }
            }
        }
    }
}

/// Both sides of a figure, or the one that shows: "2 ▸ 4".
fn sides([front, back]: [u8; 2], upgraded: bool) -> Markup {
    html! { @if upgraded { b { (back) } } @else { b { (front) } "▸" (back) } }
}

/// The yield: as many icons as there are, those of the other side pale.
fn icons(building: &Building, upgraded: bool) -> Markup {
    let [front, back] = building.icons;
    html! {
        @for n in 0..back {
            @if upgraded || n < front { (art::good(building.good)) } @else { span.later { (art::good(building.good)) } }
        }
    }
}

/// Everything about a building.
pub(super) fn about(desk: &Desk<'_>, at: At) -> Markup {
    let Some(building) = desk.view.fixed.layout.get(at) else { return html! {} };
    let t = desk.t;
    let (name, character) = (words::building(t, building), building.character);
    let upgraded = desk.view.city.is_upgraded(at);
    let work = desk.work(at);
    let content = html! {
        div.head {
            (art::facade(building, upgraded))
            div { h2 { (name) } p.quiet-text { (where_and_whose(desk, at)) } }
        }
        @if let Some(work) = work { (prices(desk, at, work)) }
        p.line {
            span { (say!(t, "valletta-yield")) } span.yield { (icons(building, upgraded)) }
            span { (say!(t, "valletta-worth")) } span.points { (sides(building.points, upgraded)) span.star { "★" } }
        }
        div.character {
            (art::medallion(character))
            p { b { (words::card(t, character)) } " " (words::card_text_in(t, character, desk.view.fixed.options.edition)) }
        }
        @match work.and_then(|work| Some((work, desk.look.offer(action(at, work))?))) {
            Some((work, offer)) => {
                (desk.works(offer, at, work, "button wide", &html! { (words::action(desk.look, offer.action)) }))
                @if desk.lacks(desk.price(at, work).1).is_some_and(|(short, _)| short.total() == 0) {
                    @let label = say!(t, "valletta-pay-choose");
                    (desk::button(offer.action, "leave", &label, &html! { (label) }))
                }
            },
            None => { @if let Some(why) = why(desk, at, work) { p.why { (why) } } }
        }
    };
    sheet(t, &format!("about-{}", id(at)), &name, &content)
}

/// Which side of an owned card shows, as messages know it.
fn side(desk: &Desk<'_>, at: At) -> &'static str {
    if desk.view.city.is_upgraded(at) { "upgraded" } else { "built" }
}

fn where_and_whose(desk: &Desk<'_>, at: At) -> String {
    let t = desk.t;
    match desk.view.city.owner(at) {
        None => say!(t, "valletta-zone", zone = at.zone()),
        Some(owner) => {
            let owner = desk.look.name(owner);
            say!(t, "valletta-zone-owned", zone = at.zone(), owner = owner, side = side(desk, at))
        }
    }
}

fn prices(desk: &Desk<'_>, at: At, work: Work) -> Markup {
    let t = desk.t;
    let (list, now) = desk.price(at, work);
    let id = if work == Work::Build { "valletta-cost-build" } else { "valletta-cost-upgrade" };
    html! {
        p.line {
            span { (t.say(id)) } (desk::goods(t, now))
            @if now != list { span.quiet-text { (say!(t, "valletta-cost-list")) } s { (desk::goods(t, list)) } }
        }
    }
}

/// Why a building cannot be chosen now: what the rules say, or what the viewer would need.
fn why(desk: &Desk<'_>, at: At, work: Option<Work>) -> Option<String> {
    let t = desk.t;
    if desk.look.outcome.is_some() || desk.me.is_none() {
        return None;
    }
    let Some(work) = work else {
        let illegal = desk.asked().then(|| (desk.look.why)(Action::Build(at))).flatten();
        return illegal.filter(|_| matches!(desk.view.ask, Ask::Build { .. })).map(|no| words::refusal(desk.look, &no));
    };
    if desk.asked() && matches!(desk.view.ask, Ask::Build { .. }) {
        return (desk.look.why)(action(at, work)).map(|no| words::refusal(desk.look, &no));
    }
    if work == Work::Build && desk.mine()?.houses == 0 {
        return Some(say!(t, "valletta-houses-gone"));
    }
    let (short, payable) = desk.lacks(desk.price(at, work).1)?;
    let missing = words::amounts(t, short);
    Some(match (short.total(), payable) {
        (0, _) => say!(t, "valletta-could-pay"),
        (_, true) => say!(t, "valletta-could-replace", goods = missing),
        (_, false) => say!(t, "valletta-cannot-pay", goods = missing),
    })
}
