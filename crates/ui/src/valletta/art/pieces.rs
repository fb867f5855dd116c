//! Goods and wooden pieces on a grid of 24: one filled shape each, told apart by their outline alone.

use super::sketch::{draw, file, symbol};

/// The outline of every small piece.
const LINE: &str = "var(--piece-line,#2e2317)";

/// A coin: round, with an inner ring and the Order's cross.
const GOLD: &str = "@ var(--gold,#c9972b) 12 12 9.1; - LINE 1.75 M12 2.9a9.1 9.1 0 1 1 0 18.2a9.1 9.1 0 1 1 0-18.2z
    ~ h M12 4.2a7.8 7.8 0 0 0-7.8 7.8h2.2a5.6 5.6 0 0 1 5.6-5.6z
    ~ LINE M12 11L9.9 6.9l2.1 1 2.1-1zM13 12l4.1-2.1-1 2.1 1 2.1zM12 13l2.1 4.1-2.1-1-2.1 1zM11 12l-4.1 2.1 1-2.1-1-2.1z";
/// Three logs, seen from their cut ends.
const WOOD: &str = "@ var(--wood,#7a5230) 12 7.4 4.8; @ var(--wood,#7a5230) 7 16.6 4.9; @ var(--wood,#7a5230) 17 16.6 4.9
    @ var(--wood-cut,#e2bd8b) 12 7.4 2.4; @ var(--wood-cut,#e2bd8b) 7 16.6 2.5; @ var(--wood-cut,#e2bd8b) 17 16.6 2.5
    - LINE 1.75 M12 2.6a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6zM7 11.7a4.9 4.9 0 1 1 0 9.8a4.9 4.9 0 1 1 0-9.8zM17 11.7a4.9 4.9 0 1 1 0 9.8a4.9 4.9 0 1 1 0-9.8z
    @ LINE 12 7.4 .9; @ LINE 7 16.6 .9; @ LINE 17 16.6 .9";
/// One squared block, seen from a corner.
const STONE: &str = "~ var(--stone,#7f8a91) M2.8 8.6L10 4.6l11.2 3.2v8.6L14 20.4 2.8 16.6z
    ~ #fff8 M2.8 8.6L10 4.6l11.2 3.2L14 12z; ~ k M14 12l7.2-4.2v8.6L14 20.4z
    - LINE 1.75 M2.8 8.6L10 4.6l11.2 3.2v8.6L14 20.4 2.8 16.6zM2.8 8.6L14 12l7.2-4.2M14 12v8.4";
/// Bricks in three courses.
const BRICK: &str = "~ var(--brick,#b4533a) M6.5 3.6h11v5.6h4.2v11.2H2.3V9.2h4.2z; ~ h M6.5 3.6h11v2h-11zM2.3 9.2h19.4v1.8H2.3zM2.3 14.8h19.4v1.6H2.3z
    - LINE 1.75 M6.5 3.6h11v5.6h-11zM2.3 9.2h19.4v11.2H2.3zM2.3 14.8h19.4M12 9.2v5.6M7.2 14.8v5.6M16.8 14.8v5.6";

const BARREL: &str = "~ var(--wood,#7a5230) M6.5 3.2h11c3 5.6 3 12 0 17.6h-11c-3-5.6-3-12 0-17.6z; ~ k M14.6 3.2h2.9c3 5.6 3 12 0 17.6h-2.9c1.8-5.6 1.8-12 0-17.6z
    ~ h M6.5 3.2h2.6c-1.8 5.6-1.8 12 0 17.6H6.5c-3-5.6-3-12 0-17.6z
    - LINE 1.2 M9.6 3.2c-1.6 5.6-1.6 12 0 17.6M14.4 3.2c1.6 5.6 1.6 12 0 17.6
    - LINE 2.4 M5 7.6h14M5 16.4h14; - LINE 1.75 M6.5 3.2h11c3 5.6 3 12 0 17.6h-11c-3-5.6-3-12 0-17.6z";
const CASK_END: &str = "@ var(--wood,#7a5230) 12 12 10.6; - LINE 1.5 M12 1.6a10.4 10.4 0 1 1 0 20.8a10.4 10.4 0 1 1 0-20.8z; @ var(--wood-cut,#ecd2a6) 12 12 8.4";
const HOUSE: &str = "~ var(--seat,#5c6b73) M2 11.6L12 2.4l10 9.2h-2.2v10H4.2v-10z; ~ h M2 11.6L12 2.4v3L5.6 11.6z; ~ k M16.6 11.6h3.2v10h-3.2z
    - LINE 1.75 M2 11.6L12 2.4l10 9.2h-2.2v10H4.2v-10z";
/// The sign of each seat, by which a house is known without its colour.
const SIGNS: [&str; 5] = [
    "@ #fff 12 14.4 3.7",
    "~ #fff M8.6 11h6.8v6.8H8.6z",
    "~ #fff M12 9.8l4.5 8h-9z",
    "~ #fff M12 9.4l4.3 5-4.3 5-4.3-5z",
    "~ #fff M12 10.2l3.8 2.2v4.4L12 19l-3.8-2.2v-4.4z",
];
const FIGURE: &str = "~ var(--seat,#5c6b73) M12 2a4.3 4.3 0 0 1 2.6 7.7c2.8 1.5 4.2 5.2 4.8 11.9H4.6c.6-6.7 2-10.4 4.8-11.9A4.3 4.3 0 0 1 12 2z
    ~ h M12 2v4.3c-1.6 5-4 9-5.2 15.3H4.6c.6-6.7 2-10.4 4.8-11.9A4.3 4.3 0 0 1 12 2z
    - LINE 1.75 M12 2a4.3 4.3 0 0 1 2.6 7.7c2.8 1.5 4.2 5.2 4.8 11.9H4.6c.6-6.7 2-10.4 4.8-11.9A4.3 4.3 0 0 1 12 2z";
/// Jean de Valette on his walk: morion, cloak with the Order's cross, staff.
const VALETTE: &str = "~ var(--card-purple,#6d3f86) M8.9 8.6c-2.8 1.4-4 5.4-4.3 13h14c-.3-7.4-1.4-11.5-4-13z
    ~ k M14.4 10.2c2.6 1.6 3.9 5.4 4.2 11.4h-3.4z; ~ #f0c9a4 M8.4 5h6.8v5H8.4z
    @ LINE 10.6 7.1 .65; @ LINE 13.1 7.1 .65; ~ #eee9e0 M8.9 8c1.6.9 4.2.9 5.8 0c.2 3-1 5.4-2.9 5.4S8.7 11 8.9 8z; ~ #aab4ba M7.2 5.8c0-3 2-4.4 4.6-4.4s4.6 1.4 4.6 4.4c-3-.9-6.2-.9-9.2 0z
    ~ #fff M11.8 17.4l-1.6-3.2 1.6.8 1.6-.8zM11.8 17.4l3.2-1.6-.8 1.6.8 1.6zM11.8 17.4l1.6 3.2-1.6-.8-1.6.8zM11.8 17.4l-3.2 1.6.8-1.6-.8-1.6z
    - LINE 1.5 M8.9 8.6c-2.8 1.4-4 5.4-4.3 13h14c-.3-7.4-1.4-11.5-4-13M7.2 5.8c0-3 2-4.4 4.6-4.4s4.6 1.4 4.6 4.4c-3-.9-6.2-.9-9.2 0z
    - LINE 2.9 M20.8 3v18.3M18.9 5.4h3.8; - var(--gold,#c9972b) 1.2 M20.8 3v18.3M18.9 5.4h3.8";

fn piece(name: &str, sketch: &str) -> String {
    symbol(name, "0 0 24 24", &lined(sketch))
}

/// A drawing with round ends and corners of lines.
fn lined(sketch: &str) -> String {
    let drawn = draw(&sketch.replace("LINE", LINE));
    format!("<g stroke-linejoin=\"round\" stroke-linecap=\"round\">{drawn}</g>")
}

const GOODS: [(&str, &str); 4] = [("gold", GOLD), ("wood", WOOD), ("stone", STONE), ("brick", BRICK)];

pub(super) fn goods() -> String {
    file("", &GOODS.map(|(name, sketch)| piece(name, sketch)).concat())
}

/// The light that pages are seen in.
#[derive(Clone, Copy)]
pub(super) enum Light {
    Day,
    Dusk,
}

/// The colours of the goods by day and at dusk: a picture in a style does not know those of the page.
const COLOURS: [(&str, [&str; 2]); 6] = [
    ("piece-line", ["#2e2317", "#3d3024"]),
    ("gold", ["#c9972b", "#d8ad52"]),
    ("wood", ["#7a5230", "#a5794f"]),
    ("wood-cut", ["#e2bd8b", "#ecd0a4"]),
    ("stone", ["#7f8a91", "#a0abb2"]),
    ("brick", ["#b4533a", "#cf7860"]),
];

/// The four goods in a row, for the style.
pub(super) fn strip(light: Light) -> String {
    let place = |(n, (_, sketch))| format!("<g transform=\"translate({})\">{}</g>", 24 * n, lined(sketch));
    let all: String = (0..).zip(GOODS).map(place).collect();
    let all = COLOURS
        .iter()
        .fold(all, |all, (name, shades)| all.replace(&format!("var(--{name},{})", shades[0]), shades[light as usize]));
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"96\" height=\"24\" viewBox=\"0 0 96 24\">{all}</svg>")
}

pub(super) fn pieces() -> String {
    let mut all = piece("barrel", BARREL) + &piece("cask", CASK_END) + &piece("valette", VALETTE);
    for (seat, sign) in SIGNS.iter().enumerate() {
        all += &piece(&format!("house-{seat}"), &format!("house\n{sign}"));
        all += &piece(&format!("figure-{seat}"), &format!("figure\n{sign}"));
    }
    let part = |name: &str, sketch: &str| format!("<g id=\"{name}\">{}</g>", lined(sketch));
    file(&(part("house", HOUSE) + &part("figure", FIGURE)), &all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_goods_have_the_colours_of_the_pages() {
        let sheets =
            [include_str!("../../../assets/css/base.css"), include_str!("../../../assets/css/valletta/art.css")];
        for (name, [day, dusk]) in COLOURS {
            let line = format!("--{name}: light-dark({day}, {dusk});");
            assert!(sheets.concat().contains(&line), "{line}");
        }
        for light in [Light::Day, Light::Dusk] {
            assert!(!strip(light).contains("var("), "{}", strip(light));
        }
    }
}
