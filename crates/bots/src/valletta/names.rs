//! The names of the features, in the order of the weights.

use std::ops::Range;

use ::valletta::Card;

/// Features in order: a name, and how many features share it.
pub type Names = &'static [(&'static str, usize)];

/// Goods of all kinds.
pub const GOODS: &str = "goods together";
/// Points on the track.
pub const POINTS: &str = "points on the track";
/// Points of buildings.
pub const BUILDINGS: &str = "points of buildings";
/// Icons, good by good.
pub const ICONS: &str = "icons of each good";
/// What a pope counts.
pub const POPE: &str = "popes by upgraded buildings";
/// What an emperor counts.
pub const EMPEROR: &str = "emperors by blue buildings";
/// What a king counts.
pub const KING: &str = "kings by green buildings";
/// What a chamberlain counts.
pub const CHAMBERLAIN: &str = "chamberlains by green buildings";
/// Icons that cards count, good by good.
pub const COUNTED_ICONS: &str = "cards that count icons by those icons";
/// The cards, while they come round again.
pub const CARDS: &str = "each card before the final phase";
/// The cards, once each is played once more.
pub const LAST_CARDS: &str = "each card in the final phase";
/// Steps that the amount of each good reaches.
pub const AT_LEAST: [&str; 4] =
    ["at least 1, 2, 3, 5 gold", "at least 1, 2, 3, 5 wood", "at least 1, 2, 3, 5 stone", "at least 1, 2, 3, 5 brick"];

/// Features of any player.
pub const PLAYER: Names = &[
    ("each good", 4),
    (GOODS, 1),
    ("points of goods", 1),
    (POINTS, 1),
    (BUILDINGS, 1),
    ("houses left", 1),
    ("upgraded buildings", 1),
    ("buildings by colour", 3),
    ("cards", 1),
    ("out", 1),
    (ICONS, 4),
    (POPE, 1),
    (EMPEROR, 1),
    (KING, 1),
    (CHAMBERLAIN, 1),
    (COUNTED_ICONS, 4),
    (CARDS, Card::COUNT),
    (LAST_CARDS, Card::COUNT),
];

/// More features, of the seat itself only.
pub const OWN: Names = &[
    (AT_LEAST[0], 4),
    (AT_LEAST[1], 4),
    (AT_LEAST[2], 4),
    (AT_LEAST[3], 4),
    ("next hand", Card::COUNT),
    ("builders in the next hand", 1),
    ("buildings within 0, 1, 2 goods", 3),
    ("best building", 1),
    ("best building soon", 1),
    ("build bonus in reach", 1),
    ("upgrades in reach", 1),
    ("best upgrade", 1),
    ("upgrade bonus in reach", 1),
    ("own neighbours of free buildings", 1),
    ("goods missing to the nearest building", 1),
];

/// Features of the table.
pub const TABLE: Names = &[
    ("2, 3, 4 players", 3),
    ("no bonus on upgrades", 1),
    ("street", 1),
    ("way through the zone", 1),
    ("triggered", 1),
    ("final phase", 1),
    ("round", 1),
    ("most points", 1),
    ("fewest houses", 1),
    ("progress", 1),
    ("progress squared", 1),
    ("nearness of the turn cap", 1),
    ("lead over the best rival", 1),
    ("lead over the mean rival", 1),
    ("a builder to hire", 1),
    ("own turns left", 1),
    ("most turns of a rival left", 1),
    ("fewest turns left", 1),
];

/// How many features describe any player.
pub const COMMON: usize = count(PLAYER);
/// The index of the rivals' features, which follow those of the seat itself: the mean over all rivals.
pub const RIVALS: Range<usize> = COMMON + count(OWN)..2 * COMMON + count(OWN);
/// How many features describe a position.
pub const COUNT: usize = RIVALS.end + count(TABLE);

pub(super) const fn count(names: Names) -> usize {
    let (mut sum, mut place) = (0, 0);
    while place < names.len() {
        sum += names[place].1;
        place += 1;
    }
    sum
}

/// Each name of a list, numbered where several features share it.
pub(super) fn each(of: &'static str, names: Names) -> impl Iterator<Item = String> {
    names.iter().flat_map(move |&(name, size)| {
        (1..=size).map(move |place| match size {
            1 => format!("{of}{name}"),
            _ => format!("{of}{name}, {place} of {size}"),
        })
    })
}

/// The name of each feature: first the own seat, then the mean of its rivals, then the table.
pub fn feature_names() -> Vec<String> {
    each("", PLAYER).chain(each("", OWN)).chain(each("rivals: ", PLAYER)).chain(each("", TABLE)).collect()
}

/// Where the features of this name stand among those of a player.
pub fn place(name: &str) -> Range<usize> {
    let before = PLAYER.iter().take_while(|(other, _)| *other != name);
    let start = before.map(|(_, size)| size).sum();
    let size = PLAYER.iter().find(|(other, _)| *other == name).map_or(0, |(_, size)| *size);
    start..start + size
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_feature_has_a_name_of_its_own() {
        let names = feature_names();
        assert_eq!(names.len(), COUNT);
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), COUNT, "{names:#?}");
        assert_eq!(names[RIVALS.start], "rivals: each good, 1 of 4");
        assert_eq!(names[RIVALS.end], "2, 3, 4 players, 1 of 3");
    }
}
