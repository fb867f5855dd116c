//! The board in words, for those who listen or would rather read.

use kit::Seat;
use maud::{Markup, html};
use valletta::{At, Building, Card, PLOTS, PlayerView, Valletta, Work};

use super::{amounts, building, card, colour, goods, points, question, the_card, who};
use crate::{Look, Texts, say, texts::phrases::about};

/// The board in words, in reading order, under headings of the third level.
pub fn reading(look: &Look<'_, Valletta>) -> Markup {
    let (t, view) = (look.t, look.view);
    let seats = (0u8..).map(Seat).zip(&view.players);
    let (mine, others): (Vec<_>, Vec<_>) = seats.partition(|&(seat, _)| look.viewer.is(seat));
    html! {
        h3 { (say!(t, "valletta-read-turn")) }
        p {
            (question(look)) " " (say!(t, "valletta-read-round", n = view.round))
            @if view.final_phase { " " (say!(t, "valletta-read-final")) }
            @else if view.trigger.is_some() { " " (say!(t, "valletta-read-final-soon")) }
        }
        @for (seat, player) in mine.into_iter().chain(others) {
            h3 { (who(look, seat)) }
            (read_player(look, seat, player))
        }
        h3 { (say!(t, "valletta-read-street")) }
        p { (street(look)) " " (say!(t, "valletta-read-barrels", goods = amounts(t, view.barrels_left))) }
        @for row in 0..view.fixed.layout.len().div_ceil(5) { (read_row(look, row)) }
        h3 { (say!(t, "valletta-read-reserve")) }
        p { (cards(t, &view.reserve)) }
    }
}

fn read_player(look: &Look<'_, Valletta>, seat: Seat, player: &PlayerView) -> Markup {
    let t = look.t;
    let so_many = |n: usize| say!(t, "valletta-read-cards", n = n);
    let hand = player.hand.as_ref().map_or_else(|| so_many(player.hand_size), |hand| cards(t, hand));
    let store = [("points", points(t, player.points)), ("goods", amounts(t, player.goods))];
    html! {
        p { (t.with("valletta-read-store", &[
            (store[0].0, (&store[0].1).into()), (store[1].0, (&store[1].1).into()), ("n", player.houses.into()),
        ])) }
        ul {
            @if player.out { li { (about(look, "valletta-event-out", seat, &[])) } }
            @else { li { (say!(t, "valletta-read-hand", cards = hand)) } }
            @if !player.slots.is_empty() { li { (say!(t, "valletta-read-slots", cards = cards(t, &player.slots))) } }
            li { (say!(t, "valletta-read-draw", cards = so_many(player.draw_size))) }
            li { (say!(t, "valletta-read-discard", cards = cards(t, &player.discard))) }
        }
    }
}

fn cards(t: Texts, list: &[Card]) -> String {
    if list.is_empty() {
        return say!(t, "valletta-read-no-cards");
    }
    list.iter().map(|&one| card(t, one)).collect::<Vec<_>>().join(", ")
}

fn street(look: &Look<'_, Valletta>) -> String {
    match look.view.zone() {
        None => say!(look.t, "valletta-read-tower"),
        Some(zone) => say!(look.t, "valletta-read-space", n = look.view.valette, zone = zone),
    }
}

/// A row of five buildings; rows are laid out above and below the street by turns (V-SETUP-3).
fn read_row(look: &Look<'_, Valletta>, row: usize) -> Markup {
    let plots = At::all(PLOTS).skip(5 * row).take(5);
    let lying: Vec<_> = plots.filter_map(|at| Some((at, look.view.fixed.layout.get(at)?))).collect();
    let id = if row.is_multiple_of(2) { "valletta-read-above" } else { "valletta-read-below" };
    html! {
        h3 { (say!(look.t, id, n = row / 2 + 1)) }
        ul { @for (at, lying) in lying { li { (read_building(look, at, lying)) } } }
    }
}

fn read_building(look: &Look<'_, Valletta>, at: At, lying: &Building) -> String {
    let (t, view) = (look.t, look.view);
    let side = usize::from(view.city.is_upgraded(at));
    let shown = [
        ("at", at.to_string().into()),
        ("building", building(t, lying).into()),
        ("colour", colour(t, lying.colour()).into()),
        ("goods", goods(t, lying.good, lying.icons[side].into()).into()),
        ("more", lying.icons[1].into()),
        ("points", lying.points[side].into()),
        ("best", lying.points[1].into()),
    ];
    if let Some(owner) = view.city.owner(at) {
        let id = if side == 0 { "valletta-read-owned" } else { "valletta-read-upgraded" };
        return about(look, id, owner, &shown);
    }
    let price = look.me().map_or(lying.cost, |me| view.fixed.layout.price(&view.city, me, at, Work::Build, None));
    let offer = [("card", the_card(t, lying.character).into()), ("price", amounts(t, price).into())];
    t.with("valletta-read-free", &[&shown[..], &offer].concat())
}
