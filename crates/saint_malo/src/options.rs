//! The settings of a game: rulings of section 3 of the rules, defaults first.

use kit::{BadOption, Seat, Setting};
use serde::Serialize;

/// The settings of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Options {
    /// Two to five.
    #[serde(skip)]
    pub players: u8,
    /// Who begins; by lot when nobody is named (S-SETUP-4).
    #[serde(skip)]
    pub first: Option<Seat>,
    /// How many coins make a point at the end: 2, or 1 (S-R-01).
    #[serde(skip_serializing_if = "two")]
    pub coin_vp: u8,
    /// The chosen symbol must show on a die before turning (S-R-04).
    #[serde(skip_serializing_if = "off")]
    pub require_showing_symbol: bool,
    /// Passing is allowed in every turn (S-R-05).
    #[serde(skip_serializing_if = "off")]
    pub allow_pass: bool,
    /// Older crates may connect the new ones (S-R-07).
    #[serde(skip_serializing_if = "off")]
    pub connect_via_existing: bool,
    /// The two outer spaces beside a tower are not neighbours (S-R-11).
    #[serde(skip_serializing_if = "off")]
    pub tower_blocks_diagonal: bool,
    /// The game ends when this many rounds are complete (S-R-24).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_cap: Option<u16>,
}

fn two(value: &u8) -> bool {
    *value == 2
}

fn off(value: &bool) -> bool {
    !value
}

impl Default for Options {
    fn default() -> Self {
        Options {
            players: 2,
            first: None,
            coin_vp: 2,
            require_showing_symbol: false,
            allow_pass: false,
            connect_via_existing: false,
            tower_blocks_diagonal: false,
            turn_cap: None,
        }
    }
}

impl Options {
    /// The settings by default, for this many players.
    pub fn for_players(players: u8) -> Self {
        Options { players, ..Options::default() }
    }
}

impl kit::Options for Options {
    const SETTINGS: &'static [Setting] = &[
        Setting::new("players", "2 to 5", "how many play [default: 2]"),
        Setting::new("first", "a seat, from 0", "who begins [default: by lot]"),
        Setting::new("coin_vp", "2 or 1", "how many coins make a point [default: 2]"),
        Setting::new("require_showing_symbol", "true or false", "only a symbol on a die is used [default: false]"),
        Setting::new("allow_pass", "true or false", "any turn may be passed; needs a turn_cap [default: false]"),
        Setting::new("connect_via_existing", "true or false", "older crates connect new ones [default: false]"),
        Setting::new("tower_blocks_diagonal", "true or false", "towers part outer spaces [default: false]"),
        Setting::new("turn_cap", "a number of rounds", "the game ends after it at the latest"),
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        let switch = || BadOption::read(key, value, "true or false");
        match key {
            "players" => self.players = BadOption::read(key, value, "a number from 2 to 5")?,
            "first" => self.first = Some(Seat(BadOption::read(key, value, "a seat: a number from 0")?)),
            "coin_vp" => self.coin_vp = BadOption::read(key, value, "2 or 1, the coins that make a point")?,
            "require_showing_symbol" => self.require_showing_symbol = switch()?,
            "allow_pass" => self.allow_pass = switch()?,
            "connect_via_existing" => self.connect_via_existing = switch()?,
            "tower_blocks_diagonal" => self.tower_blocks_diagonal = switch()?,
            "turn_cap" => self.turn_cap = Some(BadOption::read(key, value, "a number of rounds")?),
            _ => return Err(BadOption::unknown("Saint Malo", key, Self::SETTINGS)),
        }
        Ok(())
    }

    fn list(&self) -> Vec<(&'static str, String)> {
        let mut list = vec![("players", self.players.to_string())];
        list.extend(self.first.map(|seat| ("first", seat.to_string())));
        if self.coin_vp != 2 {
            list.push(("coin_vp", self.coin_vp.to_string()));
        }
        let switches = [
            ("require_showing_symbol", self.require_showing_symbol),
            ("allow_pass", self.allow_pass),
            ("connect_via_existing", self.connect_via_existing),
            ("tower_blocks_diagonal", self.tower_blocks_diagonal),
        ];
        list.extend(switches.into_iter().filter(|(_, on)| *on).map(|(key, _)| (key, "true".into())));
        list.extend(self.turn_cap.map(|rounds| ("turn_cap", rounds.to_string())));
        list
    }

    fn check(&self) -> Result<(), BadOption> {
        if !(2..=5).contains(&self.players) {
            return Err(BadOption::new("players", format!("Saint Malo is for 2 to 5 players, not {}", self.players)));
        }
        if let Some(seat) = self.first.filter(|seat| seat.0 >= self.players) {
            return Err(BadOption::new("first", format!("there is no seat {seat} with {} players", self.players)));
        }
        if !(1..=2).contains(&self.coin_vp) {
            return Err(BadOption::new("coin_vp", format!("1 or 2 coins make a point, not {}", self.coin_vp)));
        }
        if self.turn_cap == Some(0) {
            return Err(BadOption::new("turn_cap", "a game has at least 1 round"));
        }
        if self.allow_pass && self.turn_cap.is_none() {
            return Err(BadOption::new("allow_pass", "needs a turn_cap, or the game need not end (S-R-24)"));
        }
        Ok(())
    }

    fn players(&self) -> u8 {
        self.players
    }
}
