//! The settings of a game: the edition and the switches of section 3 of the rules.

use std::fmt;

use kit::{BadOption, Seat, Setting};
use serde::Serialize;

use crate::{Building, BuildingSet};

/// Whose rulebook is followed (rules, section 3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// Hans im Glück: effects are compulsory, upgrades earn the build bonus.
    #[default]
    Hig,
    /// Z-Man: effects may be declined, only building earns the bonus.
    Zman,
}

impl Edition {
    /// The name in records.
    pub fn name(self) -> &'static str {
        match self {
            Edition::Hig => "hig",
            Edition::Zman => "zman",
        }
    }

    /// V-EFF-2: an effect may be ignored as a whole.
    #[inline]
    pub fn effects_optional(self) -> bool {
        self == Edition::Zman
    }

    /// V-BONUS-3: upgrades earn the build bonus too.
    #[inline]
    pub fn bonus_on_upgrade(self) -> bool {
        self == Edition::Hig
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// When the discard pile becomes the draw pile (V-R-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reshuffle {
    /// When a card must be drawn and the draw pile is empty.
    #[default]
    OnDemand,
    /// As soon as the draw pile is empty after drawing.
    Eager,
}

/// The settings of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Options {
    /// Two to four.
    #[serde(skip)]
    pub players: u8,
    /// Who begins; by lot when nobody is named (V-R-19).
    #[serde(skip)]
    pub first: Option<Seat>,
    /// Whose rulebook is followed.
    pub edition: Edition,
    /// When the discard pile becomes the draw pile.
    #[serde(skip_serializing_if = "on_demand")]
    pub reshuffle: Reshuffle,
    /// The supply is limited to 42 gold and 30 of each material (V-R-11).
    #[serde(skip_serializing_if = "off")]
    pub finite_supply: bool,
    /// When this round is complete the final phase is triggered (V-R-18).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_cap: Option<u16>,
    /// Other building cards than our own.
    #[serde(skip)]
    pub buildings: Option<BuildingSet>,
}

fn on_demand(value: &Reshuffle) -> bool {
    *value == Reshuffle::OnDemand
}

fn off(value: &bool) -> bool {
    !value
}

impl Default for Options {
    fn default() -> Self {
        Options {
            players: 2,
            first: None,
            edition: Edition::Hig,
            reshuffle: Reshuffle::OnDemand,
            finite_supply: false,
            turn_cap: None,
            buildings: None,
        }
    }
}

impl Options {
    /// The settings by default, for this many players.
    pub fn for_players(players: u8) -> Self {
        Options { players, ..Options::default() }
    }

    /// The building cards of this game.
    pub fn building_set(&self) -> BuildingSet {
        self.buildings.clone().unwrap_or_default()
    }

    /// Adds one card to the custom building cards; the set is complete when all its lines are read.
    fn add_building(&mut self, line: &str) -> Result<(), BadOption> {
        let card = Building::from_line(line).map_err(|why| BadOption::new("building", why))?;
        let set = self.buildings.get_or_insert_with(BuildingSet::none);
        set.add(card).map_err(|bad| BadOption::new("building", bad.to_string()))
    }
}

impl kit::Options for Options {
    const VARIANTS: &'static [&'static str] = &["players", "edition"];
    const SETTINGS: &'static [Setting] = &[
        Setting::new("players", "2 to 4", "how many play [default: 2]"),
        Setting::new("first", "a seat, from 0", "who begins [default: by lot]"),
        Setting::new("edition", "hig or zman", "the rules of Hans im Glück or of Z-Man [default: hig]"),
        Setting::new("reshuffle", "on_demand or eager", "when the discard pile is shuffled [default: on_demand]"),
        Setting::new("finite_supply", "true or false", "whether goods can run out [default: false]"),
        Setting::new("turn_cap", "a number of rounds", "the final phase begins after it at the latest"),
        Setting::new("building", "a card in a line", "a building card of your own; several with a line each")
            .up_to(12_000),
        Setting::new("buildings", "cards as TOML", "all building cards of your own, as in data/buildings.toml"),
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        match key {
            "players" => self.players = BadOption::read(key, value, "a number from 2 to 4")?,
            "first" => self.first = Some(Seat(BadOption::read(key, value, "a seat: a number from 0")?)),
            "edition" => {
                self.edition = match value {
                    "hig" => Edition::Hig,
                    "zman" => Edition::Zman,
                    _ => return Err(BadOption::new(key, format!("'{value}' is not hig or zman"))),
                }
            }
            "reshuffle" => {
                self.reshuffle = match value {
                    "on_demand" => Reshuffle::OnDemand,
                    "eager" => Reshuffle::Eager,
                    _ => return Err(BadOption::new(key, format!("'{value}' is not on_demand or eager"))),
                }
            }
            "finite_supply" => self.finite_supply = BadOption::read(key, value, "true or false")?,
            "turn_cap" => self.turn_cap = Some(BadOption::read(key, value, "a number of rounds")?),
            // Several cards are given as one per line.
            "building" => value.split('\n').try_for_each(|line| self.add_building(line))?,
            "buildings" => {
                let set = BuildingSet::from_toml(value).map_err(|bad| BadOption::new(key, bad.to_string()))?;
                self.buildings = Some(set);
            }
            _ => return Err(BadOption::unknown("Valletta", key, Self::SETTINGS)),
        }
        Ok(())
    }

    fn list(&self) -> Vec<(&'static str, String)> {
        let mut list = vec![("players", self.players.to_string()), ("edition", self.edition.to_string())];
        list.extend(self.first.map(|seat| ("first", seat.to_string())));
        if self.reshuffle == Reshuffle::Eager {
            list.push(("reshuffle", "eager".into()));
        }
        if self.finite_supply {
            list.push(("finite_supply", "true".into()));
        }
        list.extend(self.turn_cap.map(|rounds| ("turn_cap", rounds.to_string())));
        let cards = self.buildings.iter().flat_map(|set| set.cards());
        list.extend(cards.map(|card| ("building", card.to_line())));
        list
    }

    fn check(&self) -> Result<(), BadOption> {
        if !(2..=4).contains(&self.players) {
            return Err(BadOption::new("players", format!("Valletta is for 2 to 4 players, not {}", self.players)));
        }
        if let Some(seat) = self.first.filter(|seat| seat.0 >= self.players) {
            return Err(BadOption::new("first", format!("there is no seat {seat} with {} players", self.players)));
        }
        if self.turn_cap == Some(0) {
            return Err(BadOption::new("turn_cap", "a game has at least 1 round"));
        }
        self.building_set().enough_for(self.players).map_err(|why| BadOption::new("building", why))
    }

    fn players(&self) -> u8 {
        self.players
    }
}
