//! What a city has: coins, logs, defence, churches, cannons and points. And the other cities, small, to be opened.

use kit::Seat;
use maud::{Markup, html};
use saint_malo::{City, Event, Item, SaintMalo};

use super::{art, city, raid, signs};
use crate::{Look, say};

/// The other cities in turn order after this seat.
pub fn rivals(look: &Look<'_, SaintMalo>, me: Seat) -> Markup {
    let players = look.view.cities.len() as u8;
    let others = std::iter::successors(Some(me.next(players)), |seat| Some(seat.next(players)));
    let others: Vec<Seat> = others.take(usize::from(players).saturating_sub(1)).collect();
    html! {
        section #rivals.sm-rivals aria-label=(say!(look.t, "saint-malo-table-rivals")) {
            @for seat in others { (rival(look, seat)) }
        }
    }
}

fn rival(look: &Look<'_, SaintMalo>, seat: Seat) -> Markup {
    let Some(seen) = look.view.cities.get(seat.index()) else { return html! {} };
    let open = say!(look.t, "saint-malo-table-open", name = look.name(seat));
    let here = signs::mover(look.news) == Some(seat);
    html! {
        article.sm-rival.(format!("seat-{seat}")).sm-turn[look.view.turn == Some(seat)] id={ "rival-" (seat) } data-here[here] {
            h2 { (art::seat(seat)) span.name { (look.name(seat)) } (points(look, seat, seen)) }
            (ledger(look, seat, seen, Some("churches")))
            button.sm-small type="button" popovertarget={ "large-" (seat) } aria-label=(open) {
                (city::picture(look, seat, seen))
                (raid::scene(look, seat, seen))
            }
            div.sm-large popover id={ "large-" (seat) } {
                h2 { (art::seat(seat)) span.name { (look.name(seat)) } (points(look, seat, seen)) }
                (ledger(look, seat, seen, None))
                svg.sm-city viewBox="0 0 168 168" aria-hidden="true" { use href={ "#city-" (seat) } {} }
                button.quiet type="button" popovertarget={ "large-" (seat) } popovertargetaction="hide" {
                    (say!(look.t, "saint-malo-table-close"))
                }
            }
        }
    }
}

/// Points so far, and what they would be if the game ended now.
pub fn points(look: &Look<'_, SaintMalo>, seat: Seat, city: &City) -> Markup {
    let now = city.final_total(&look.view.options);
    let text = say!(look.t, "saint-malo-table-points", points = city.points, now = now);
    html! {
        span.sm-points role="img" title=(text) {
            (art::icon("star"))
            span.sm-figure {
                b data-tally={ (seat) "-points" } data-value=(city.points) { (city.points) }
                small { (say!(look.t, "saint-malo-table-so-far")) }
            }
            span.sm-figure.sm-now {
                b { (signed(now)) } small { (say!(look.t, "saint-malo-table-if-over")) }
            }
        }
    }
}

/// Coins, logs, defence, cannons, free spaces and churches at a glance. Churches, which seldom change, have a name where
/// they are shown first.
pub fn ledger(look: &Look<'_, SaintMalo>, seat: Seat, city: &City, name: Option<&str>) -> Markup {
    let t = look.t;
    html! {
        div.sm-ledger {
            (store(seat, "coin", city.coins, &say!(t, "saint-malo-table-coins", n = city.coins)))
            (store(seat, "log", city.logs, &say!(t, "saint-malo-table-logs", n = city.logs)))
            (entry("shield", city.defence().into(), &say!(t, "saint-malo-table-defence", n = city.defence())))
            @if city.cannons > 0 {
                (entry("cannon", -i32::from(city.cannons), &say!(t, "saint-malo-table-cannons", n = city.cannons)))
            }
            (entry("empty", city.empty().len().into(), &say!(t, "saint-malo-table-free", n = city.empty().len())))
            (churches(look, seat, city, name))
        }
    }
}

fn entry(icon: &str, amount: i32, text: &str) -> Markup {
    html! {
        span class=[(amount < 0).then_some("sm-lost")] role="img" title=(text) { (art::icon(icon)) b { (signed(amount)) } }
    }
}

/// Coins or logs: what comes to them flies there.
fn store(seat: Seat, icon: &str, amount: u16, text: &str) -> Markup {
    let heard = if icon == "coin" { "coin" } else { "stone" };
    html! {
        span role="img" title=(text) {
            (art::icon(icon))
            b data-tally={ (seat) "-" (icon) } data-value=(amount) data-heard=(heard) { (amount) }
        }
    }
}

/// A number with a true minus.
fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// The five sizes, each as often as it stands; a series without a gap is underlined.
fn churches(look: &Look<'_, SaintMalo>, seat: Seat, city: &City, name: Option<&str>) -> Markup {
    let counts = city.church_counts();
    let series = usize::from(city.series_length());
    let grown = grown(look, seat, city);
    let points = saint_malo::church_points(counts);
    let listed: Vec<String> =
        (1..=5).zip(counts).filter(|&(_, count)| count > 0).map(|(size, count)| format!("{count} × {size}")).collect();
    let listed = if listed.is_empty() { "–".to_owned() } else { listed.join(", ") };
    let text = say!(look.t, "saint-malo-table-churches", list = listed, points = points);
    html! {
        span.churches id=[name.map(|name| format!("{name}-{seat}"))] role="img" title=(text) {
            (art::die(saint_malo::Symbol::Cross))
            span.sm-sizes.sm-whole[series == counts.len()] data-effect=[grown.then_some("series")] {
                @for (index, count) in counts.into_iter().enumerate() {
                    i class=[size(count > 0, index < series)] { (index + 1) @if count > 1 { sup { (count) } } }
                }
            }
        }
    }
}

/// How a size of churches is shown: it is there, and it belongs to the series.
fn size(there: bool, in_series: bool) -> Option<&'static str> {
    match (there, in_series) {
        (true, true) => Some("sm-there sm-row"),
        (true, false) => Some("sm-there"),
        (false, _) => None,
    }
}

/// Whether the church that was just built makes a series longer (S-CHURCH-4).
fn grown(look: &Look<'_, SaintMalo>, seat: Seat, city: &City) -> bool {
    look.news.iter().any(|event| {
        let Event::Placed { seat: whose, item: Item::Church(size), .. } = *event else { return false };
        let first = city.church_counts().get(usize::from(size).wrapping_sub(1)) == Some(&1);
        whose == seat && first && size <= city.series_length()
    })
}
