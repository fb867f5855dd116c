//! Building cards: our own set, which is embedded, or one from a file.

use std::{error::Error, fmt, sync::Arc};

use crate::{Card, Colour, Good, Goods};

/// The most of one good that a building may cost, and the highest yield or points.
const MOST_COST: u8 = 9;
const MOST_FIGURE: u8 = 20;

/// A building card with both its sides (V-COMP-14).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Building {
    /// Its name, as players read it and scenes refer to it.
    pub name: String,
    /// The character that lies on it.
    pub character: Card,
    /// What building it costs, before own neighbours and a discount lower it (V-BUILD-4).
    pub cost: Goods,
    /// The good that its icons show.
    pub good: Good,
    /// How many icons, built and upgraded.
    pub icons: [u8; 2],
    /// Points at the end, built and upgraded.
    pub points: [u8; 2],
}

impl Building {
    /// A building has the colour of its character.
    pub fn colour(&self) -> Colour {
        self.character.colour()
    }

    /// The card as one line of a record: `Mint; banker; 2g1w1s1b; gold 1 2; 2 4`.
    pub fn to_line(&self) -> String {
        let Building { name, character, cost, good, icons, points } = self;
        format!("{name}; {character}; {cost}; {good} {} {}; {} {}", icons[0], icons[1], points[0], points[1])
    }

    /// Reads what [`to_line`](Self::to_line) wrote.
    pub fn from_line(line: &str) -> Result<Building, String> {
        let parts: Vec<_> = line.split("; ").collect();
        let [name, character, cost, icons, points] = parts[..] else {
            return Err("a building is: name; character; cost; good icons icons; points points".into());
        };
        let figure = |word: &str| word.parse::<u8>().map_err(|_| format!("'{word}' is no figure"));
        let [good, front, back] = icons.split(' ').collect::<Vec<_>>()[..] else {
            return Err(format!("'{icons}' is no yield, such as: gold 1 2"));
        };
        let [built, upgraded] = points.split(' ').collect::<Vec<_>>()[..] else {
            return Err(format!("'{points}' is no pair of points, such as: 1 2"));
        };
        let building = Building {
            name: name.into(),
            character: character.parse().map_err(|bad: kit::BadText| bad.0)?,
            cost: cost.parse().map_err(|bad: kit::BadText| bad.0)?,
            good: good.parse().map_err(|bad: kit::BadText| bad.0)?,
            icons: [figure(front)?, figure(back)?],
            points: [figure(built)?, figure(upgraded)?],
        };
        building.check().map_err(|(field, why)| format!("{field}: {why}"))?;
        Ok(building)
    }

    /// Whether the card can be played with; otherwise the field and what is wrong with it.
    fn check(&self) -> Result<(), (&'static str, String)> {
        if self.name.is_empty() {
            return Err(("name", "is empty".into()));
        }
        if self.name.trim() != self.name || self.name.contains([';', '\n', '\r']) {
            return Err(("name", format!("'{}' must be one line without ';' or outer spaces", self.name)));
        }
        if !Colour::BUILDINGS.contains(&self.colour()) {
            return Err((
                "character",
                format!("{} is a starting card and lies on no building (V-COMP-12)", self.character),
            ));
        }
        if let Some(good) = Good::ALL.into_iter().find(|&good| self.cost.of(good) > MOST_COST.into()) {
            return Err(("cost", format!("{} {good} is more than {MOST_COST}", self.cost.of(good))));
        }
        for (field, sides) in [("yield", self.icons), ("points", self.points)] {
            if sides[1] < sides[0] {
                let why = format!("upgraded {} is less than built {} (V-COMP-15)", sides[1], sides[0]);
                return Err((field, why));
            }
            if sides[1] > MOST_FIGURE {
                return Err((field, format!("{} is more than {MOST_FIGURE}", sides[1])));
            }
        }
        Ok(())
    }
}

/// What is wrong with a file of buildings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadBuildings {
    /// The file is not TOML.
    Toml(String),
    /// A card cannot be read: which one, which field, why.
    Card {
        /// Which card of the file, from 1.
        number: usize,
        /// Its name, if that could be read.
        name: Option<String>,
        /// The field that is wrong.
        field: String,
        /// What is wrong with it.
        why: String,
    },
    /// The cards are not a usable set.
    Set(String),
}

impl fmt::Display for BadBuildings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadBuildings::Toml(why) | BadBuildings::Set(why) => f.write_str(why),
            BadBuildings::Card { number, name: Some(name), field, why } => {
                write!(f, "building {number} ({name}), {field}: {why}")
            }
            BadBuildings::Card { number, name: None, field, why } => write!(f, "building {number}, {field}: {why}"),
        }
    }
}

impl Error for BadBuildings {}

/// A set of building cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildingSet(Arc<Vec<Building>>);

impl Default for BuildingSet {
    /// Our own set.
    fn default() -> Self {
        static OURS: std::sync::OnceLock<BuildingSet> = std::sync::OnceLock::new();
        OURS.get_or_init(|| {
            BuildingSet::from_toml(include_str!("../data/buildings.toml")).expect("our own set is sound")
        })
        .clone()
    }
}

/// How many buildings are drawn per colour (V-SETUP-2): green, blue, yellow.
pub(crate) fn drawn(players: u8) -> [usize; 3] {
    match players {
        2 => [6, 8, 6],
        3 => [8, 10, 7],
        _ => [10, 12, 8],
    }
}

impl BuildingSet {
    /// Reads a file of buildings. `data/buildings.toml` shows how one looks.
    pub fn from_toml(text: &str) -> Result<BuildingSet, BadBuildings> {
        let file: toml::Table = text.parse().map_err(|error: toml::de::Error| BadBuildings::Toml(error.to_string()))?;
        let cards = file.get("building").and_then(toml::Value::as_array);
        let cards = cards.ok_or_else(|| BadBuildings::Set("no [[building]] in the file".into()))?;
        if let Some(other) = file.keys().find(|key| *key != "building") {
            return Err(BadBuildings::Set(format!("'{other}' means nothing here: only [[building]] does")));
        }
        let read = |(index, card): (usize, &toml::Value)| {
            let name = card.get("name").and_then(toml::Value::as_str).map(str::to_owned);
            read_card(card).map_err(|(field, why)| BadBuildings::Card { number: index + 1, name, field, why })
        };
        BuildingSet::new(cards.iter().enumerate().map(read).collect::<Result<_, _>>()?)
    }

    /// A set of these cards, enough of them for two players at least.
    pub fn new(cards: Vec<Building>) -> Result<BuildingSet, BadBuildings> {
        let mut set = BuildingSet::none();
        cards.into_iter().try_for_each(|card| set.add(card))?;
        set.enough_for(2).map_err(BadBuildings::Set)?;
        Ok(set)
    }

    /// An empty set, to be filled.
    pub(crate) fn none() -> BuildingSet {
        BuildingSet(Arc::default())
    }

    pub(crate) fn add(&mut self, card: Building) -> Result<(), BadBuildings> {
        if self.0.iter().any(|other| other.name == card.name) {
            return Err(BadBuildings::Set(format!("two buildings are called {}", card.name)));
        }
        Arc::make_mut(&mut self.0).push(card);
        Ok(())
    }

    /// Whether there are enough cards of each colour (V-SETUP-2).
    pub fn enough_for(&self, players: u8) -> Result<(), String> {
        for (colour, needed) in Colour::BUILDINGS.into_iter().zip(drawn(players)) {
            let there = self.of_colour(colour).count();
            if there < needed {
                return Err(format!("{there} {colour} buildings, {players} players need {needed} (V-SETUP-2)"));
            }
        }
        Ok(())
    }

    /// The cards.
    pub fn cards(&self) -> &[Building] {
        &self.0
    }

    /// The cards of one colour.
    pub fn of_colour(&self, colour: Colour) -> impl Iterator<Item = &Building> {
        self.0.iter().filter(move |card| card.colour() == colour)
    }
}

type Field<T> = Result<T, (String, String)>;

fn read_card(card: &toml::Value) -> Field<Building> {
    if !card.is_table() {
        return Err(("card".into(), format!("must be a table, not {}", shown(card))));
    }
    known_fields(card, "", &["name", "colour", "character", "cost", "yield", "points"])?;
    let character: Card =
        word(card, "", "character")?.parse().map_err(|bad: kit::BadText| ("character".into(), bad.0))?;
    let colour = word(card, "", "colour")?;
    if colour != character.colour().name() {
        let why = format!("'{colour}', but its character {character} is {}", character.colour());
        return Err(("colour".into(), why));
    }
    let (cost, icons, points) = (table(card, "cost")?, table(card, "yield")?, table(card, "points")?);
    known_fields(cost, "cost.", &Good::ALL.map(Good::name))?;
    known_fields(icons, "yield.", &["good", "built", "upgraded"])?;
    known_fields(points, "points.", &["built", "upgraded"])?;
    let mut price = Goods::default();
    for good in Good::ALL {
        price.0[good as usize] = figure(cost, "cost.", good.name(), MOST_COST)?.into();
    }
    let sides = |of, path| -> Field<[u8; 2]> {
        Ok([figure(of, path, "built", MOST_FIGURE)?, figure(of, path, "upgraded", MOST_FIGURE)?])
    };
    let building = Building {
        name: word(card, "", "name")?.into(),
        character,
        cost: price,
        good: word(icons, "yield.", "good")?.parse().map_err(|bad: kit::BadText| ("yield.good".into(), bad.0))?,
        icons: sides(icons, "yield.")?,
        points: sides(points, "points.")?,
    };
    building.check().map_err(|(field, why)| (field.into(), why))?;
    Ok(building)
}

fn known_fields(value: &toml::Value, path: &str, known: &[&str]) -> Field<()> {
    let unknown =
        value.as_table().into_iter().flat_map(|table| table.keys()).find(|key| !known.contains(&key.as_str()));
    match unknown {
        Some(key) => Err((format!("{path}{key}"), format!("no such field: there are {}", known.join(", ")))),
        None => Ok(()),
    }
}

fn table<'a>(card: &'a toml::Value, key: &str) -> Field<&'a toml::Value> {
    match card.get(key) {
        Some(value) if value.is_table() => Ok(value),
        Some(_) => Err((key.into(), "must be a table in braces".into())),
        None => Err((key.into(), "missing".into())),
    }
}

fn word<'a>(card: &'a toml::Value, path: &str, key: &str) -> Field<&'a str> {
    let value = card.get(key).ok_or_else(|| (format!("{path}{key}"), "missing".into()))?;
    value.as_str().ok_or_else(|| (format!("{path}{key}"), format!("must be a word in quotes, not {}", shown(value))))
}

/// A value as written in the file, if it is short enough to quote.
fn shown(value: &toml::Value) -> String {
    match value {
        toml::Value::Integer(number) => number.to_string(),
        toml::Value::Float(number) => number.to_string(),
        toml::Value::String(text) => format!("'{text}'"),
        toml::Value::Boolean(truth) => truth.to_string(),
        toml::Value::Array(_) => "a list".into(),
        toml::Value::Table(_) => "a table".into(),
        toml::Value::Datetime(_) => "a date".into(),
    }
}

fn figure(card: &toml::Value, path: &str, key: &str, most: u8) -> Field<u8> {
    let value = card.get(key).ok_or_else(|| (format!("{path}{key}"), "missing".into()))?;
    let number = value.as_integer().and_then(|number| u8::try_from(number).ok()).filter(|number| *number <= most);
    number.ok_or_else(|| {
        (format!("{path}{key}"), format!("must be a whole number from 0 to {most}, not {}", shown(value)))
    })
}
