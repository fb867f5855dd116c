//! Façades: a ground floor, a crown, and the storey that an upgrade puts between them.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::{
    houses, masonry, palaces,
    sketch::{draw, file, part},
    workshops,
};

/// A building's front as sketches on a grid of 96×56.
pub(super) struct Front {
    /// Its building in our set.
    pub name: &'static str,
    pub ground: &'static str,
    /// What an upgrade adds.
    pub storey: &'static str,
    pub crown: &'static str,
}

/// How far an upgrade lifts the crown.
const STOREY: i8 = 11;
const STREET: &str = "# e -99 53 294 3; # k -99 53 294 .7";

fn fronts() -> impl Iterator<Item = &'static Front> {
    [workshops::FRONTS, houses::FRONTS, palaces::FRONTS].into_iter().flatten()
}

/// The symbol of a building of this name, built or upgraded; none if it is not of our set.
pub(super) fn known(name: &str, upgraded: bool) -> Option<String> {
    let number = fronts().position(|front| front.name == name)?;
    Some(format!("{}{number}", if upgraded { "u" } else { "b" }))
}

/// What a front needs to show: a low place shrinks it so far. What lies beside or above shows where there is room.
pub(super) fn frame(upgraded: bool) -> &'static str {
    if upgraded { "0 4 96 52" } else { "0 16 96 40" }
}

fn symbol(id: &str, upgraded: bool, content: &str) -> String {
    let frame = frame(upgraded);
    format!(
        "<symbol id=\"{id}\" viewBox=\"{frame}\" preserveAspectRatio=\"xMidYMax\" overflow=\"visible\">{content}</symbol>"
    )
}

/// The file of all façades.
pub(super) fn buildings() -> String {
    let mut parts: String = masonry::PARTS.iter().map(|(name, sketch)| part(name, sketch)).collect();
    parts += &part("street", STREET);
    let mut symbols = String::new();
    for (number, front) in fronts().enumerate() {
        let (ground, crown) = (format!("g{number}"), format!("c{number}"));
        let by_the_sea = front.ground.contains("sea ") || front.ground.contains("wave ");
        let foot = if by_the_sea { "" } else { "street" };
        let built = part(&ground, &format!("{}; {foot}", front.ground)) + &part(&crown, front.crown);
        symbols += &symbol(&format!("b{number}"), false, &built);
        // Flags fly before everything.
        let (flags, storey): (Vec<_>, Vec<_>) = front.storey.split("; ").partition(|part| part.starts_with("flag"));
        let upgraded = format!("{ground}; {}; {crown} 0 -{STOREY}; {}", storey.join("; "), flags.join("; "));
        symbols += &symbol(&format!("u{number}"), true, &draw(&upgraded));
    }
    for (kind, sketches) in STRANGE.iter().enumerate() {
        for (number, sketch) in sketches.iter().enumerate() {
            symbols += &symbol(&format!("strange-{kind}{number}"), true, &draw(sketch));
        }
    }
    file(&parts, &symbols)
}

/// Ground floors, storeys, crowns and neighbours that go with one another.
const STRANGE: [[&str; 4]; 4] = [
    [
        "wall 20 33 56 20; door:r 43.5 40; win 25 39; win 34 39; win 57 39; win 66 39; cor 19 33 58; street",
        "wall 20 33 56 20; gate:b 41 35; bar 26 40; bar 64 40; quoin 20 33; <quoin 76 33; cor 19 33 58; street",
        "wall 20 33 56 20; arch 24 38 4 12.5; cor 19 33 58; street",
        "wall 20 33 56 20; awn:g 24 37; stall 25 42; door:o 60 40; win 51 39; cor 19 33 58; street",
    ],
    [
        "wall 20 22 56 11; win 25 24 5 10; flag 76 9",
        "wall 20 22 56 11; shut:g 26 24; shut:g 45 24; shut:g 64 24; flag 76 9",
        "wall 20 22 56 11; arw 24 23 5 10.5; flag 76 9",
        "wall 20 22 56 11; gal:b 25 21; gal:b 59 21; win 45 24; flag 76 9",
    ],
    [
        "roof 16 22 64 11; dormer 30 24; dormer 58 24",
        "wall 20 24 56 9; gal:g 28 22.5; gal:g 56 22.5; win 45 25; cor 18 22.5 60; urn 22 17.5; urn 70 17.5",
        "wall 20 26 56 7; merl 20 21.5 8 7.4; crest 44 22.5",
        "pedi 36 24; balu 20 29 1; balu 64 29 1; bell 44 13.5",
    ],
    [
        "cypress 6 33; tree 80 38",
        "barrel 80 46.5; barrel 87 46.5; sack 8 46.5",
        "palm 5 33; pot:t 82 46",
        "blk 80 46.5; logs 4 45",
    ],
];

/// The symbols that make up the front of a building that we do not know, chosen by its name; the crown may be lifted.
pub(super) fn strange(name: &str, upgraded: bool) -> Vec<(String, i8)> {
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    let chosen = hasher.finish();
    let symbol = |kind: u32| format!("strange-{kind}{}", chosen >> (2 * kind) & 3);
    match upgraded {
        false => vec![(symbol(3), 0), (symbol(0), 0), (symbol(2), 0)],
        true => vec![(symbol(3), 0), (symbol(0), 0), (symbol(1), 0), (symbol(2), -STOREY)],
    }
}
