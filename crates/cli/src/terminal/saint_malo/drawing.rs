//! The table of Saint Malo as text: the pirates, all cities side by side, what each has, the dice.

use console::{Alignment, StyledObject, measure_text_width, pad_str, style};
use kit::Seat;
use saint_malo::{Cell, Cells, City, Item, Person, Pirates, SaintMalo, Side, Symbol, View};
use ui::{Draw, Lang, Look, say};

use crate::terminal::{self, name};

/// Columns of the large city with its row numbers, and of a small one.
const LARGE: usize = 25;
const SMALL: usize = 15;

/// The whole table.
pub fn table(look: &Look<'_, SaintMalo>) -> String {
    let view = look.view;
    let near = look.me().or(view.turn).unwrap_or_default();
    let others = Seat::all(view.options.players).filter(|&seat| seat != near);
    let seats: Vec<_> = [near].into_iter().chain(others).collect();
    let mut lines = vec![heading(look), pirates(look), String::new()];
    lines.extend(cities(look, &seats));
    lines.extend(belongings(look, &seats));
    if view.turn.is_some() {
        lines.push(String::new());
        lines.extend(dice(look));
    }
    lines.join("\n")
}

fn heading(look: &Look<'_, SaintMalo>) -> String {
    let view = look.view;
    let title = style(SaintMalo::INFO.name).bold().to_string();
    let rest = terminal::heading(look, view.round, view.last_round, view.first);
    [vec![title], rest].concat().join("   ")
}

fn pirates(look: &Look<'_, SaintMalo>) -> String {
    let (t, pirates) = (look.t, look.view.pirates);
    let Some(strength) = pirates.next_strength() else { return say!(t, "saint-malo-table-calm") };
    let marked = usize::from(pirates.marked);
    let boxes = "■".repeat(marked) + &"□".repeat(usize::from(look.view.boxes).saturating_sub(marked));
    let later = &Pirates::STRENGTHS[usize::from(pirates.attacks) + 1..];
    let later: Vec<_> = later.iter().map(u8::to_string).collect();
    let then = if later.is_empty() {
        say!(t, "terminal-raid-last")
    } else {
        say!(t, "terminal-raids-later", strengths = later.join(" "))
    };
    let raid = say!(t, "terminal-raid", n = pirates.attacks + 1, strength = strength);
    format!("{}   {}   {raid}   {then}", style(say!(t, "saint-malo-read-pirates")).red(), style(boxes).red())
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

fn cities(look: &Look<'_, SaintMalo>, seats: &[Seat]) -> Vec<String> {
    let view = look.view;
    let title = |(index, &seat): (usize, &Seat)| match index {
        0 => style("    a  b  c  d  e  f  g").dim().to_string(),
        _ => style(name(look, seat)).bold().to_string(),
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
fn belongings(look: &Look<'_, SaintMalo>, seats: &[Seat]) -> Vec<String> {
    let rows: [(&str, Value); 5] = [
        ("terminal-points", |view, city| {
            let total = city.final_total(&view.options);
            format!("{} ({total})", city.points)
        }),
        ("terminal-coins-logs", |_, city| format!("{}, {}", city.coins, city.logs)),
        ("terminal-defence", defence),
        ("terminal-cannons", |_, city| city.cannons.to_string()),
        ("terminal-walls", |_, city| Side::ALL.map(|side| wall(city, side)).join(" ")),
    ];
    let rows = rows.map(|(label, value)| (look.t.say(label), value));
    let widest = rows.iter().map(|(label, _)| measure_text_width(label)).max().unwrap_or(0);
    let line = |(label, value): (String, Value)| {
        let label = pad_str(&label, widest, Alignment::Left, None).into_owned();
        let values = seats.iter().map(|seat| value(look.view, &look.view.cities[seat.index()]));
        let labelled = |(index, value): (usize, String)| match index {
            0 => format!("{} {value}", style(&label).dim()),
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
        Some(strength) if defence < strength => style(format!("{defence}/{strength}")).red().to_string(),
        Some(strength) => style(format!("{defence}/{strength}")).green().to_string(),
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
    match city.walls_missing(side) {
        Some(0) => format!("{arrow}{}", style('✓').green()),
        Some(_) => format!("{arrow}{}", city.walls_on(side)),
        None => style(format!("{arrow}✗")).dim().to_string(),
    }
}

/// The dice as they are typed, and in other languages as they are called.
fn dice(look: &Look<'_, SaintMalo>) -> Vec<String> {
    let (t, view) = (look.t, look.view);
    let roll = say!(t, "saint-malo-table-rolls", n = view.rolls);
    let typed: Vec<_> = view.dice.symbols().map(|symbol| painted(symbol).to_string()).collect();
    let called = (t.lang() != Lang::En).then(|| {
        let words = ui::saint_malo_words::dice(t, view.dice);
        format!("{}   {}", " ".repeat(measure_text_width(&roll)), style(words).dim())
    });
    [format!("{}   {}", style(&roll).bold(), typed.join("  "))].into_iter().chain(called).collect()
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
