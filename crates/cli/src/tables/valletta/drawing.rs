//! The table of Valletta as text: the city along the street, the players, my cards.

use console::{Alignment, pad_str, style};
use kit::{Seat, Viewer};
use valletta::{At, Building, Card, Colour, Good, View, Work};

use crate::{
    tables::name,
    text::{capital, wrap},
};

/// Columns of a building.
const WIDTH: usize = 18;
/// Spaces of the street in a zone (V-BONUS-1).
const ZONE: u8 = 5;

/// The whole table.
pub fn table(view: &View) -> String {
    let mut lines = vec![heading(view)];
    lines.extend(city(view));
    lines.push(String::new());
    lines.extend(players(view));
    lines.extend(my_cards(view));
    lines.join("\n")
}

/// The zone where de Valette stands; none on the tower.
pub fn zone(view: &View) -> Option<u8> {
    (view.valette > 0).then(|| (view.valette - 1) / ZONE + 1)
}

/// Whose costs are shown.
fn near(view: &View) -> Seat {
    match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public => view.active,
    }
}

fn heading(view: &View) -> String {
    let me = match view.viewer {
        Viewer::Seat(seat) => format!("   you are seat {seat}"),
        Viewer::Public => String::new(),
    };
    let end = match (view.final_phase, view.trigger) {
        (true, _) => "   the final phase",
        (false, Some(_)) => "   the final phase is near",
        (false, None) => "",
    };
    let (first, edition) = (name(view.first, view.viewer), view.table.options.edition);
    format!("{}   round {}{me}   {first} began   edition {edition}{end}", style("Valletta").bold(), view.round)
}

/// The rows above the street, farthest first, the street, the rows below it.
fn city(view: &View) -> Vec<String> {
    let all: Vec<_> = At::all(view.table.layout.len()).collect();
    let rows: Vec<&[At]> = all.chunks(usize::from(ZONE)).collect();
    let above = rows.iter().step_by(2).rev();
    let below = rows.iter().skip(1).step_by(2);
    let mut lines: Vec<_> = above.flat_map(|row| buildings(view, row)).collect();
    lines.push(street(view));
    lines.extend(below.flat_map(|row| buildings(view, row)));
    lines
}

fn buildings(view: &View, row: &[At]) -> [String; 2] {
    let name = row.first().map(|at| format!("{}{}", at.side(), at.depth())).unwrap_or_default();
    let cells = row.iter().filter_map(|&at| Some(building(view, at, view.table.layout.get(at)?)));
    let (upper, lower): (Vec<_>, Vec<_>) = cells.unzip();
    [beside(&style(format!("{name:2}")).dim().to_string(), &upper), beside("  ", &lower)]
}

/// Five zones of the same height side by side.
fn beside(label: &str, zones: &[String]) -> String {
    let bar = style("│").dim().to_string();
    let zones: Vec<_> = zones.iter().map(|zone| pad_str(zone, WIDTH, Alignment::Left, None)).collect();
    format!("{label} {}", zones.join(&bar)).trim_end().into()
}

/// A building in two lines: character and price, then colour, owner, icons and points.
fn building(view: &View, at: At, building: &Building) -> (String, String) {
    let near = near(view);
    let owner = view.city.owner(at);
    let upgraded = view.city.is_upgraded(at);
    let price = |work| view.table.layout.price(&view.city, near, at, work, None).to_string();
    let price = match owner {
        None => price(Work::Build),
        Some(seat) if seat == near && !upgraded => price(Work::Upgrade),
        Some(_) => String::new(),
    };
    // A long name gives way to a long price.
    let room = WIDTH.saturating_sub(1 + price.len());
    let character = pad_str(building.character.name(), room, Alignment::Left, Some("")).into_owned();
    let whose = match owner {
        None => style("      ".to_string()),
        Some(seat) if seat == near => style(format!("{:6}", name(seat, view.viewer))).green().bold(),
        Some(seat) => style(format!("{:6}", name(seat, view.viewer))).red(),
    };
    let sides = |[front, back]: [u8; 2]| if upgraded { back.to_string() } else { format!("{front}▸{back}") };
    let letter = letter(building.good);
    let figures = format!("{letter}{} {}p", sides(building.icons), sides(building.points));
    let colour = building.colour().name().chars().next().unwrap_or(' ').to_ascii_uppercase();
    (
        format!("{} {price}", painted(building.colour(), &character)),
        format!("{} {whose} {}", painted(building.colour(), &colour.to_string()), style(figures).dim()),
    )
}

fn painted(colour: Colour, text: &str) -> String {
    let text = style(text);
    match colour {
        Colour::Red => text.red(),
        Colour::Purple => text.magenta(),
        Colour::Green => text.green(),
        Colour::Blue => text.blue().bright(),
        Colour::Yellow => text.yellow(),
    }
    .to_string()
}

fn letter(good: Good) -> char {
    good.name().chars().next().unwrap_or(' ')
}

/// The street: 25 spaces in five zones.
fn street(view: &View) -> String {
    let sign = |space: u8| match space {
        space if space == view.valette => style("V".to_string()).magenta().bold().to_string(),
        space if space < view.valette => {
            let good = view.barrels_taken.get(usize::from(space) - 1);
            style(good.map_or(' ', |&good| letter(good)).to_string()).dim().to_string()
        }
        _ => "○".into(),
    };
    let zones = (0..5u8).map(|zone| {
        let spaces: Vec<_> = (1..=ZONE).map(|space| sign(zone * ZONE + space)).collect();
        let bonus = if self::zone(view) == Some(zone + 1) { style("  +2").green().to_string() } else { String::new() };
        format!("{}{bonus}", spaces.join(" "))
    });
    let tower = if view.valette == 0 { style("V").magenta().bold() } else { style(" ") };
    beside(&format!("{tower} "), &zones.collect::<Vec<_>>())
}

/// A line for each player, mine first.
fn players(view: &View) -> Vec<String> {
    let near = near(view);
    let others = Seat::all(view.table.options.players).filter(|&seat| seat != near);
    let title = format!("{:8}{:9}{:12}{:8}{:21}{}", "", "points", "goods", "houses", "hand, draw, discard", "played");
    let line = |seat: Seat| {
        let player = &view.players[seat.index()];
        let points = format!("{} ({})", player.points, total(view, seat));
        let cards = format!("{}, {}, {}", player.hand_size, player.draw_size, player.discard.len());
        let played = if player.out { "out of cards".into() } else { cards_in_order(&player.slots) };
        let name = style(format!("{:8}", capital(&name(seat, view.viewer)))).bold();
        let goods = player.goods.to_string();
        format!("{name}{points:9}{goods:12}{:<8}{cards:21}{played}", player.houses).trim_end().to_string()
    };
    [style(title).dim().to_string()].into_iter().chain([near].into_iter().chain(others).map(line)).collect()
}

/// The score if the game ended now (V-END-1, V-END-2).
fn total(view: &View, seat: Seat) -> u16 {
    let player = &view.players[seat.index()];
    let worth = |at: At| {
        let points = view.table.layout.get(at).map(|building| building.points);
        u16::from(points.map_or(0, |points| points[usize::from(view.city.is_upgraded(at))]))
    };
    player.points + view.city.buildings(seat).map(worth).sum::<u16>() + player.goods.total() / 3
}

/// What can be hired, what I draw, what I have played, and my hand.
fn my_cards(view: &View) -> Vec<String> {
    let line =
        |label: &str, list: &[Card]| wrap(&format!("{} {}", style(format!("{label:7}")).dim(), cards(list)), 100, 8);
    let mut lines = line("Reserve", &view.reserve);
    let player = view.players.get(near(view).index());
    if let Some((player, hand)) = player.and_then(|player| Some((player, player.hand.as_ref()?))) {
        lines.extend(line("Draw", &player.draw().unwrap_or_default()));
        lines.extend(line("Discard", &player.discard));
        lines.extend(line("Hand", hand));
    }
    lines
}

fn cards_in_order(cards: &[Card]) -> String {
    cards.iter().map(|card| painted(card.colour(), card.name())).collect::<Vec<_>>().join(", ")
}

/// Cards, equal ones together: `builder ×4`.
fn cards(cards: &[Card]) -> String {
    let groups = cards.chunk_by(|one, other| one == other).map(|group| match group {
        [card] => painted(card.colour(), card.name()),
        _ => format!("{} ×{}", painted(group[0].colour(), group[0].name()), group.len()),
    });
    let words: Vec<_> = groups.collect();
    if words.is_empty() { style("none").dim().to_string() } else { words.join(", ") }
}
