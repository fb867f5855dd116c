//! The table of Saint Malo as text: the pirates, all cities side by side, what each has, the dice.

use console::{Alignment, StyledObject, pad_str, style};
use kit::{Seat, Viewer};
use saint_malo::{Cell, Cells, City, Item, Person, Pirates, Side, Symbol, View};

use crate::{tables::name, text::capital};

/// Columns of the large city with its row numbers, and of a small one.
const LARGE: usize = 25;
const SMALL: usize = 15;

/// The whole table.
pub fn table(view: &View) -> String {
    let near = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public => view.turn.unwrap_or_default(),
    };
    let others = Seat::all(view.options.players).filter(|&seat| seat != near);
    let seats: Vec<_> = [near].into_iter().chain(others).collect();
    let mut lines = vec![heading(view), pirates(view), String::new()];
    lines.extend(cities(view, &seats));
    lines.extend(belongings(view, &seats));
    if view.turn.is_some() {
        lines.extend([String::new(), dice(view)]);
    }
    lines.join("\n")
}

fn heading(view: &View) -> String {
    let last = if view.last_round { ", the last" } else { "" };
    let me = match view.viewer {
        Viewer::Seat(seat) => format!("   you are seat {seat}"),
        Viewer::Public => String::new(),
    };
    let first = name(view.first, view.viewer);
    format!("{}   round {}{last}{me}   {first} began", style("Saint Malo").bold(), view.round)
}

fn pirates(view: &View) -> String {
    let Some(strength) = view.pirates.next_strength() else { return "Pirates   all six raids are over".into() };
    let marked = usize::from(view.pirates.marked);
    let boxes = "■".repeat(marked) + &"□".repeat(usize::from(view.boxes).saturating_sub(marked));
    let later = &Pirates::STRENGTHS[usize::from(view.pirates.attacks) + 1..];
    let later: Vec<_> = later.iter().map(u8::to_string).collect();
    let then = if later.is_empty() { "the last raid".into() } else { format!("later {}", later.join(" ")) };
    let raid = format!("next raid {} of 6: strength {strength}", view.pirates.attacks + 1);
    format!("{}   {raid}   {} swords   {then}", style("Pirates").red(), style(boxes).red())
}

/// Lines of the same height side by side, the first block wider.
fn beside(blocks: impl IntoIterator<Item = String>) -> String {
    let line: String = blocks
        .into_iter()
        .enumerate()
        .map(|(index, block)| {
            let width = if index == 0 { LARGE } else { SMALL };
            pad_str(&block, width + 3, Alignment::Left, None).into_owned()
        })
        .collect();
    line.trim_end().into()
}

fn cities(view: &View, seats: &[Seat]) -> Vec<String> {
    let title = |(index, &seat): (usize, &Seat)| match index {
        0 => style("    a  b  c  d  e  f  g").dim().to_string(),
        _ => style(capital(&name(seat, view.viewer))).bold().to_string(),
    };
    let mut lines = vec![beside(seats.iter().enumerate().map(title))];
    for row in 0..7 {
        let block = |(index, &seat): (usize, &Seat)| {
            let city = &view.cities[seat.index()];
            let open = if view.turn == Some(seat) { view.spaces } else { Cells::NONE };
            let cells = (0..7).map(|column| sign(city, row, column, open));
            match index {
                0 => format!(
                    "{} {}",
                    style(format!("{:2}", row + 1)).dim(),
                    cells.map(|sign| format!(" {sign} ")).collect::<String>()
                ),
                _ => cells.map(|sign| format!("{sign} ")).collect(),
            }
        };
        lines.push(beside(seats.iter().enumerate().map(block)));
    }
    lines
}

/// What a space looks like.
fn sign(city: &City, row: u8, column: u8, open: Cells) -> StyledObject<char> {
    let Some(at) = Cell::new(row, column) else { return style('▲').dim() };
    match city.item(at) {
        None if open.contains(at) => style('○').yellow().bold(),
        None => style('·').dim(),
        Some(Item::Crate) => style('□').yellow(),
        Some(Item::Wall) => style('█'),
        Some(Item::House) => style('⌂').cyan(),
        Some(item @ Item::Church(_)) => style(item.letter()).magenta().bold(),
        Some(item @ Item::Person(Person::Soldier)) => style(item.letter()).red().bold(),
        Some(item @ Item::Person(_)) => style(item.letter()).green().bold(),
    }
}

/// What stands in a row of the table, for one city.
type Value = fn(&View, &City) -> String;

/// Rows of a table below the cities: what everybody has.
fn belongings(view: &View, seats: &[Seat]) -> Vec<String> {
    let rows: [(&str, Value); 5] = [
        ("points", |view, city| {
            let total: i32 = city.final_points(view.options.coin_vp).values().sum();
            format!("{} ({total})", city.points)
        }),
        ("coins, logs", |_, city| format!("{}, {}", city.coins, city.logs)),
        ("defence", defence),
        ("cannons lost", |_, city| city.cannons.to_string()),
        ("walls", |_, city| Side::ALL.map(|side| wall(city, side)).join(" ")),
    ];
    let line = |(label, value): (&str, Value)| {
        let values = seats.iter().map(|seat| value(view, &view.cities[seat.index()]));
        let labelled = |(index, value): (usize, String)| match index {
            0 => format!("{} {value}", style(format!("{label:12}")).dim()),
            _ => value,
        };
        beside(values.enumerate().map(labelled))
    };
    rows.into_iter().map(line).collect()
}

/// The defence, against the next raid.
fn defence(view: &View, city: &City) -> String {
    let defence = city.defence();
    match view.pirates.next_strength() {
        Some(strength) if defence < strength => style(format!("{defence} of {strength}")).red().to_string(),
        Some(strength) => style(format!("{defence} of {strength}")).green().to_string(),
        None => defence.to_string(),
    }
}

/// A side with its walls: `↑3`, `→✓`, `↓✗`.
fn wall(city: &City, side: Side) -> String {
    let arrow = match side {
        Side::Top => '↑',
        Side::Right => '→',
        Side::Bottom => '↓',
        Side::Left => '←',
    };
    match (city.all(Item::Wall) & side.cells()).len() {
        5 => format!("{arrow}{}", style('✓').green()),
        _ if city.is_destroyed(side) => style(format!("{arrow}✗")).dim().to_string(),
        walls => format!("{arrow}{walls}"),
    }
}

fn dice(view: &View) -> String {
    let words: Vec<_> = view.dice.symbols().map(|symbol| painted(symbol).to_string()).collect();
    format!("{}   {}   (roll {} of 3)", style("Dice").bold(), words.join("  "), view.rolls)
}

fn painted(symbol: Symbol) -> StyledObject<&'static str> {
    let word = style(symbol.name());
    match symbol {
        Symbol::Log => word.cyan(),
        Symbol::Crate => word.yellow(),
        Symbol::Wall => word.bold(),
        Symbol::Cross => word.magenta(),
        Symbol::Head => word.green(),
        Symbol::Swords => word.red(),
    }
}
