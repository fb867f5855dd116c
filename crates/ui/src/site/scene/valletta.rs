//! Valletta from the harbour: honey limestone, painted wooden balconies, the dome, a boat with eyes.

use super::{Drawing, block};

/// A house on the waterfront.
struct House {
    x: f32,
    wide: f32,
    high: f32,
    stone: &'static str,
    /// The colour of its balcony.
    balcony: &'static str,
    /// From the left of the house to the left of the balcony.
    at: f32,
}

const GROUND: f32 = 166.0;

const HOUSES: [House; 10] = [
    House { x: -66.0, wide: 58.0, high: 86.0, stone: "v-stone-3", balcony: "v-red", at: 28.0 },
    House { x: -8.0, wide: 62.0, high: 74.0, stone: "v-stone-1", balcony: "v-green", at: 22.0 },
    House { x: 54.0, wide: 54.0, high: 92.0, stone: "v-stone-2", balcony: "v-red", at: 14.0 },
    House { x: 108.0, wide: 66.0, high: 80.0, stone: "v-stone-3", balcony: "v-blue", at: 36.0 },
    House { x: 174.0, wide: 58.0, high: 100.0, stone: "v-stone-1", balcony: "v-green", at: 8.0 },
    House { x: 232.0, wide: 60.0, high: 76.0, stone: "v-stone-2", balcony: "v-red", at: 28.0 },
    House { x: 292.0, wide: 56.0, high: 88.0, stone: "v-stone-3", balcony: "v-blue", at: 12.0 },
    House { x: 348.0, wide: 68.0, high: 70.0, stone: "v-stone-1", balcony: "v-red", at: 36.0 },
    House { x: 416.0, wide: 72.0, high: 90.0, stone: "v-stone-2", balcony: "v-green", at: 14.0 },
    House { x: 488.0, wide: 60.0, high: 74.0, stone: "v-stone-3", balcony: "v-blue", at: 10.0 },
];

pub fn drawing() -> String {
    let mut d = Drawing::default();
    d.fill("v-sky", &block(-40.0, 0.0, 560.0, 220.0));
    d.fill("v-sun", "M404 38m-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0");
    church(&mut d);
    HOUSES.iter().for_each(|house| front(&mut d, house));
    harbour(&mut d);
    d.0
}

/// The great dome and the spire beside it, above the roofs.
fn church(d: &mut Drawing) {
    d.fill("v-far", "M-40 124l70-12 26 4 40-14 52 8 40-10 60 6 70-8 62 10 50-8 90 8v80H-40z");
    d.fill("v-dome", "M196 96v-18c0-30 20-46 46-46s46 16 46 46v18z");
    d.line("v-shade", 2.0, "M218 94V72c0-16 6-28 14-36M266 94V72c0-16-6-28-14-36M242 94V34");
    d.fill("v-stone-2", "M190 74h104v8H190z");
    d.fill("v-stone-3", "M234 34v-10h16v10z");
    d.fill("v-dome", "M233 24c0-8 4-12 9-12s9 4 9 12z");
    d.line("v-shade", 2.0, "M242 12V3M239 6h6");
    d.fill("v-stone-3", "M316 110V52l11-38 11 38v58z");
    d.line("v-shade", 1.5, "M316 52h22M327 14V6");
    d.fill("v-pane", "M323 60h8v14h-8z");
}

fn front(d: &mut Drawing, house: &House) {
    let House { x, wide, high, stone, balcony, at } = *house;
    let top = GROUND - high;
    d.fill(stone, &block(x, top, wide, high));
    d.fill("v-shade", &format!("M{} {}h{}v4h-{}zM{} {top}h2v{high}h-2z", x - 1.5, top, wide + 3.0, wide + 3.0, x));
    let left = x + at;
    windows(d, house, top);
    // The balcony hangs on corbels in front of the first floor: panes above, panels below.
    let (y, breadth) = (top + 20.0, 24.0);
    d.fill("v-shade", &format!("M{} {}l3 7h3v-7zM{} {}l-3 7h-3v-7z", left + 2.0, y + 32.0, left + 22.0, y + 32.0));
    d.fill(balcony, &format!("M{left} {y}l3-5h18l3 5v32h-{breadth}z"));
    d.fill("v-pane", &format!("M{} {}h5v13h-5zm7 0h5v13h-5zm7 0h5v13h-5z", left + 2.5, y + 3.5));
    d.line(
        "v-shade",
        1.0,
        &format!(
            "M{left} {}h24M{left} {}h24M{} {}v11M{} {}v11",
            y,
            y + 19.5,
            left + 8.5,
            y + 20.0,
            left + 15.5,
            y + 20.0
        ),
    );
    let door = if at > 20.0 { x + 6.0 } else { x + wide - 18.0 };
    d.fill(balcony, &format!("M{door} {GROUND}v-18a6 6 0 0 1 12 0v18z"));
}

/// Windows with lintels, wherever neither balcony nor door is.
fn windows(d: &mut Drawing, house: &House, top: f32) {
    let columns = [8.0, 26.0, 44.0, 62.0];
    for column in columns.into_iter().filter(|column| column + 12.0 < house.wide) {
        let mut y = top + 14.0;
        while y + 16.0 < GROUND - 24.0 {
            let behind = column + 11.0 > house.at && column < house.at + 25.0 && y < top + 60.0;
            if !behind {
                let x = house.x + column;
                d.fill("v-pane", &block(x, y, 8.0, 13.0));
                d.fill(
                    "v-shade",
                    &format!("M{} {}h12v2h-12zM{} {}h10v1.500h-10z", x - 2.0, y - 3.0, x - 1.0, y + 13.0),
                );
            }
            y += 25.0;
        }
    }
}

/// The quay, the water and a boat.
fn harbour(d: &mut Drawing) {
    d.fill("v-quay", "M-40 164h560v24h-560z");
    d.line("v-shade", 1.2, "M-40 172h560M40 164v8M120 164v8M200 164v8M280 164v8M360 164v8M440 164v8M80 172v10M160 172v10M240 172v10M320 172v10M400 172v10");
    d.fill("v-sea", "M-40 182q30-4 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v40H-40z");
    d.line("v-foam", 1.6, "M20 196q10-4 20 0t20 0M196 206q10-4 20 0t20 0M300 194q10-4 20 0t20 0M420 208q10-4 20 0t20 0M120 212q8-3 16 0t16 0");
    d.fill("v-blue", "M84 186c6 14 14 20 30 20h44c16 0 26-8 32-24-10 6-22 8-34 8h-44c-10 0-20 0-28-4z");
    d.line("v-yellow", 3.0, "M88 191c8 4 18 4 28 4h40c12 0 22-2 31-7");
    d.line("v-red", 2.5, "M93 197c8 3 16 3 26 3h36c10 0 18-2 26-6");
    d.fill("v-foam", "M172 193a2.500 2 0 1 0 5 0a2.500 2 0 1 0-5 0");
}
