//! The players: goods, houses left, cards by colour, what they played, and everything else when opened.

use kit::Seat;
use maud::{Markup, html};
use valletta::{Colour, Good, PlayerView};

use super::{
    art,
    desk::{self, Desk, sheet},
    piles, signs, words,
};
use crate::say;

const COLOURS: [Colour; 5] = [Colour::Red, Colour::Purple, Colour::Green, Colour::Blue, Colour::Yellow];

pub(super) fn players(desk: &Desk<'_>) -> Markup {
    let seats = || Seat::all(desk.view.fixed.options.players);
    html! {
        section #players.players aria-label=(say!(desk.t, "valletta-players")) {
            ul { @for seat in seats() { @if let Some(player) = desk.player(seat) { (panel(desk, seat, player)) } } }
        }
        @for seat in seats() { @if let Some(player) = desk.player(seat) { (about(desk, seat, player)) } }
    }
}

fn panel(desk: &Desk<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let t = desk.t;
    let name = desk.look.name(seat);
    let decides = desk.view.turn == Some(seat);
    let here = signs::place(desk.look) == Some(signs::Place::Player(seat));
    html! {
        li.{ "player seat-" (seat) } .me[desk.me == Some(seat)] .turn[decides] .out[player.out] id={ "player-" (seat) }
            data-here[here] {
            button.who type="button" popovertarget={ "about-player-" (seat) } title=(say!(t, "valletta-about", name = name)) {
                (art::figure(seat))
                span.name { (name) }
                b.score-now data-tally={ (seat) "-points" } data-value=(player.points) data-sign="★" {
                    (player.points) span.star { "★" }
                }
            }
            ul.wares {
                @for good in Good::ALL {
                    @let heard = if good == Good::Gold { "coin" } else { "stone" };
                    li data-tally={ (seat) "-" (good) } data-value=(player.goods.of(good)) data-heard=(heard) {
                        (art::good(good)) (player.goods.of(good)) span.unseen { (words::good(t, good)) }
                    }
                }
            }
            (facts(desk, player, seat))
        }
    }
}

/// Houses left, cards by colour, cards left.
fn facts(desk: &Desk<'_>, player: &PlayerView, seat: Seat) -> Markup {
    let t = desk.t;
    let left = player.hand_size + player.draw_size;
    html! {
        p.facts {
            span.fact title=(say!(t, "valletta-houses", n = player.houses)) {
                (art::house(seat)) (player.houses) span.unseen { (say!(t, "valletta-houses", n = player.houses)) }
            }
            @if player.out {
                span.fact.gone { (say!(t, "valletta-out")) }
            } @else if desk.view.final_phase {
                span.fact.gone { (say!(t, "valletta-cards-left", n = left)) }
            } @else {
                span.sets {
                    @for (colour, n) in by_colour(player) {
                        @if n > 0 { (chip(&words::colour(t, colour), colour, n)) }
                    }
                }
            }
        }
    }
}

/// The number of cards of a colour, with the beginning of its name: nothing is told by colour alone.
fn chip(name: &str, colour: Colour, n: usize) -> Markup {
    let beginning: String = name.chars().take(2).collect();
    html! {
        span class={ "chip " (colour) } title=(name) {
            (n) small aria-hidden="true" { (beginning) } span.unseen { (name) }
        }
    }
}

fn by_colour(player: &PlayerView) -> [(Colour, usize); 5] {
    let deck = player.deck();
    COLOURS.map(|colour| (colour, deck.iter().filter(|card| card.colour() == colour).count()))
}

/// Everything about a player.
fn about(desk: &Desk<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let t = desk.t;
    let total = desk.view.score(seat).map_or(0, |score| score.total());
    let content = html! {
        h2 { (art::figure(seat)) (desk.look.name(seat)) }
        p { (say!(t, "valletta-points-now", n = player.points, total = total)) }
        p.line { (desk::goods(t, player.goods)) span { (say!(t, "valletta-houses", n = player.houses)) } }
        p { (say!(t, "valletta-counts", hand = player.hand_size, draw = player.draw_size, discard = player.discard.len())) }
        h3 { (say!(t, "valletta-buildings")) }
        (buildings(desk, seat))
        h3 { (say!(t, "valletta-set")) }
        (piles::list(desk, &player.deck()))
        @if !player.discard.is_empty() { h3 { (say!(t, "valletta-discard")) } (piles::list(desk, &player.discard)) }
    };
    sheet(t, &format!("about-player-{seat}"), desk.look.name(seat), &content)
}

fn buildings(desk: &Desk<'_>, seat: Seat) -> Markup {
    let t = desk.t;
    let city = &desk.view.city;
    let owned: Vec<_> = city.buildings(seat).filter_map(|at| Some((at, desk.view.fixed.layout.get(at)?))).collect();
    html! {
        ul.plain.estate {
            @for (at, building) in &owned {
                li {
                    (art::facade(building, city.is_upgraded(*at)))
                    span { span class={ "dot " (building.colour()) } {} (words::building(t, building)) }
                    b { (building.points[usize::from(city.is_upgraded(*at))]) span.star { "★" } }
                }
            }
            @if owned.is_empty() { li { (say!(t, "valletta-no-buildings")) } }
        }
    }
}
