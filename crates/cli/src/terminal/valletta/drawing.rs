//! The table of Valletta as text: the city along the street, the players, my cards.

use console::{Alignment, measure_text_width, pad_str, style, truncate_str};
use kit::Seat;
use ui::{Draw, Look, Texts, say, valletta_words as words};
use valletta::{At, Building, Card, Colour, Good, Valletta, View, street::ZONE};

use crate::{
    terminal::{self, name},
    text::wrap,
};

/// Columns of a building, and of everything.
const WIDTH: usize = 18;
const COLUMNS: usize = 100;

/// The whole table.
pub fn table(look: &Look<'_, Valletta>) -> String {
    let mut lines = vec![heading(look)];
    lines.extend(city(look));
    lines.push(String::new());
    lines.extend(players(look));
    lines.extend(my_cards(look));
    lines.join("\n")
}

/// Whose costs are shown.
fn near(look: &Look<'_, Valletta>) -> Seat {
    look.me().unwrap_or(look.view.active)
}

fn heading(look: &Look<'_, Valletta>) -> String {
    let (t, view) = (look.t, look.view);
    let title = style(Valletta::INFO.name).bold().to_string();
    let end = match (view.final_phase, view.trigger) {
        (true, _) => Some(say!(t, "terminal-final")),
        (false, Some(_)) => Some(say!(t, "terminal-final-soon")),
        (false, None) => None,
    };
    let edition = t.say(&format!("site-edition-{}", view.fixed.options.edition));
    let edition = say!(t, "terminal-edition", edition = edition);
    let rest = terminal::heading(look, view.round, false, view.first).into_iter().chain([edition]).chain(end);
    // Two spaces: the names of the editions are long, and a line has 100 letters in every language.
    [title].into_iter().chain(rest).collect::<Vec<_>>().join("  ")
}

/// The rows above the street, farthest first, the street, the rows below it.
fn city(look: &Look<'_, Valletta>) -> Vec<String> {
    let view = look.view;
    let all: Vec<_> = At::all(view.fixed.layout.len()).collect();
    let rows: Vec<&[At]> = all.chunks(usize::from(ZONE)).collect();
    let above = rows.iter().step_by(2).rev();
    let below = rows.iter().skip(1).step_by(2);
    let mut lines: Vec<_> = above.flat_map(|row| buildings(look, row)).collect();
    lines.push(street(view));
    lines.extend(below.flat_map(|row| buildings(look, row)));
    lines
}

fn buildings(look: &Look<'_, Valletta>, row: &[At]) -> [String; 2] {
    let name = row.first().map(|at| format!("{}{}", at.side(), at.depth())).unwrap_or_default();
    let cells = row.iter().filter_map(|&at| Some(building(look, at, look.view.fixed.layout.get(at)?)));
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
fn building(look: &Look<'_, Valletta>, at: At, building: &Building) -> (String, String) {
    let (view, near) = (look.view, near(look));
    let owner = view.city.owner(at);
    let upgraded = view.city.is_upgraded(at);
    let price = |work| view.fixed.layout.price(&view.city, near, at, work, None).to_string();
    let price = view.city.work(near, at).map(price).unwrap_or_default();
    // A long name gives way to a long price.
    let room = WIDTH.saturating_sub(1 + price.len());
    let character = words::card(look.t, building.character);
    let character = pad_str(&character, room, Alignment::Left, Some(".")).into_owned();
    let whose = owner.map(|seat| if look.viewer.is(seat) { name(look, seat) } else { format!("#{seat}") });
    let whose = pad_str(&whose.unwrap_or_default(), 5, Alignment::Left, None).into_owned();
    let whose = if owner == Some(near) { style(whose).green().bold() } else { style(whose).red() };
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
        let bonus = if view.zone() == Some(zone + 1) { style("  +2").green().to_string() } else { String::new() };
        format!("{}{bonus}", spaces.join(" "))
    });
    let tower = if view.valette == 0 { style("V").magenta().bold() } else { style(" ") };
    beside(&format!("{tower} "), &zones.collect::<Vec<_>>())
}

/// A line for each player, mine first, in columns as wide as they must be.
fn players(look: &Look<'_, Valletta>) -> Vec<String> {
    let (t, view, near) = (look.t, look.view, near(look));
    let others = Seat::all(view.fixed.options.players).filter(|&seat| seat != near);
    let titles = ["terminal-points", "terminal-goods", "terminal-houses", "terminal-cards", "terminal-played"];
    let [points, goods, houses, cards, played] = titles.map(|title| style(t.say(title)).dim().to_string());
    let titles = [String::new(), points, goods, houses, cards, played];
    let line = |seat: Seat| {
        let player = &view.players[seat.index()];
        [
            style(name(look, seat)).bold().to_string(),
            format!("{} ({})", player.points, view.score(seat).map_or(0, |score| score.total())),
            player.goods.to_string(),
            player.houses.to_string(),
            format!("{}, {}, {}", player.hand_size, player.draw_size, player.discard.len()),
            if player.out { say!(t, "valletta-out") } else { cards_in_order(t, &player.slots) },
        ]
    };
    let rows: Vec<_> = [titles].into_iter().chain([near].into_iter().chain(others).map(line)).collect();
    let width = |column: usize| rows.iter().map(|row| measure_text_width(&row[column])).max().unwrap_or(0) + 2;
    let widths: [usize; 6] = std::array::from_fn(width);
    let padded = |row: &[String; 6]| {
        let cells = row.iter().zip(widths).map(|(cell, width)| pad_str(cell, width, Alignment::Left, None));
        truncate_str(cells.collect::<String>().trim_end(), COLUMNS, "…").into_owned()
    };
    rows.iter().map(padded).collect()
}

/// What can be hired, what I draw, what I have played, and my hand.
fn my_cards(look: &Look<'_, Valletta>) -> Vec<String> {
    let t = look.t;
    let mut lists = vec![("valletta-reserve", look.view.reserve.clone())];
    let player = look.view.players.get(near(look).index());
    if let Some((player, hand)) = player.and_then(|player| Some((player, player.hand.as_ref()?))) {
        lists.push(("valletta-draw", player.draw().unwrap_or_default()));
        lists.push(("valletta-discard", player.discard.clone()));
        lists.push(("valletta-hand", hand.clone()));
    }
    let widest = lists.iter().map(|(label, _)| measure_text_width(&t.say(label))).max().unwrap_or(0);
    let line = |(label, list): (&str, Vec<Card>)| {
        let label = pad_str(&t.say(label), widest, Alignment::Left, None).into_owned();
        wrap(&format!("{}  {}", style(label).dim(), cards(t, &list)), COLUMNS, widest + 2)
    };
    lists.into_iter().flat_map(line).collect()
}

fn cards_in_order(t: Texts, cards: &[Card]) -> String {
    cards.iter().map(|&card| painted(card.colour(), &words::card(t, card))).collect::<Vec<_>>().join(", ")
}

/// Cards, equal ones together: `Builder ×4`.
fn cards(t: Texts, cards: &[Card]) -> String {
    let groups = cards.chunk_by(|one, other| one == other).map(|group| {
        let name = painted(group[0].colour(), &words::card(t, group[0]));
        if group.len() == 1 { name } else { format!("{name} ×{}", group.len()) }
    });
    let words: Vec<_> = groups.collect();
    if words.is_empty() { style(say!(t, "valletta-read-no-cards")).dim().to_string() } else { words.join(", ") }
}
