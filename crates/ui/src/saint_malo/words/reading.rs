//! The cities in words, for those who listen or would rather read.

use kit::Seat;
use maud::{Markup, html};
use saint_malo::{Ask, Cell, City, SaintMalo, Side};

use super::{coins, dice, item, points, question, side_bonus};
use crate::{
    Look, Texts, say,
    texts::phrases::{about, sentence},
};

/// The cities in words, in reading order, under headings of the third level.
pub fn reading(look: &Look<'_, SaintMalo>) -> Markup {
    let (t, view) = (look.t, look.view);
    let seats = (0u8..).map(Seat).zip(&view.cities);
    let (mine, others): (Vec<_>, Vec<_>) = seats.partition(|&(seat, _)| look.viewer.is(seat));
    let round = if view.last_round { "saint-malo-read-last-round" } else { "saint-malo-read-round" };
    html! {
        h3 { (say!(t, "saint-malo-read-turn")) }
        p { (question(look)) " " (say!(t, round, n = view.round)) }
        @if view.ask != Ask::Over { p { (say!(t, "saint-malo-read-dice", dice = dice(t, view.dice))) } }
        h3 { (say!(t, "saint-malo-read-pirates")) }
        p { (pirates(look)) }
        @for (seat, city) in mine.into_iter().chain(others) {
            h3 { (about(look, "saint-malo-read-city", seat, &[])) }
            (read_city(t, city))
        }
    }
}

fn pirates(look: &Look<'_, SaintMalo>) -> String {
    let (t, view) = (look.t, look.view);
    match view.pirates.next_strength() {
        None => say!(t, "saint-malo-read-no-attack"),
        Some(strength) => {
            say!(
                t,
                "saint-malo-read-next-attack",
                strength = strength,
                marked = view.pirates.marked,
                boxes = view.boxes
            )
        }
    }
}

fn read_city(t: Texts, city: &City) -> Markup {
    let stock = say!(
        t,
        "saint-malo-read-stock",
        points = points(t, city.points),
        coins = coins(t, city.coins),
        logs = say!(t, "saint-malo-dice-log", n = city.logs),
        defence = city.defence(),
        cannons = city.cannons,
    );
    html! {
        p { (stock) " " (say!(t, "saint-malo-read-empty", n = city.empty().len())) }
        ul { @for side in Side::ALL { li { (read_side(t, city, side)) } } }
        ul { @for row in 0..7 { li { (read_row(t, city, row)) } } }
    }
}

fn read_side(t: Texts, city: &City, side: Side) -> String {
    let name = sentence(&super::side(t, side));
    if city.is_complete(side) {
        say!(t, "saint-malo-read-side-complete", side = name)
    } else if city.is_destroyed(side) {
        say!(t, "saint-malo-read-side-broken", side = name)
    } else {
        let walls = city.walls_on(side);
        say!(t, "saint-malo-read-side", side = name, n = walls, bonus = side_bonus(t, side))
    }
}

fn read_row(t: Texts, city: &City, row: u8) -> String {
    let standing = |column| {
        let at = Cell::new(row, column)?;
        Some(format!("{at} {}", item(t, city.item(at)?)))
    };
    let cells: Vec<String> = (0..7).filter_map(standing).collect();
    if cells.is_empty() {
        say!(t, "saint-malo-read-row-empty", row = row + 1)
    } else {
        say!(t, "saint-malo-read-row", row = row + 1, cells = cells.join(", "))
    }
}
