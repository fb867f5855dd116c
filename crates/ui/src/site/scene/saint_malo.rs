//! Saint Malo as its game shows it: drawn with markers on a white board, over a pencilled grid.

use super::{Drawing, block};

/// A hand that is not quite steady, and the same for every reader.
struct Hand {
    d: Drawing,
    seed: u32,
}

impl Hand {
    /// Up to so far off, to either side.
    fn slip(&mut self, most: f32) -> f32 {
        self.seed = self.seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((self.seed >> 16) as f32 / 32_768.0 - 1.0) * most
    }

    /// A stroke from point to point.
    fn stroke(&mut self, ink: &str, width: f32, points: &[(f32, f32)]) {
        let mut path = String::new();
        for (n, pair) in points.windows(2).enumerate() {
            let [(x0, y0), (x1, y1)] = [pair[0], pair[1]];
            if n == 0 {
                path += &format!("M{x0:.1} {y0:.1}");
            }
            let (bend_x, bend_y) = ((x0 + x1) / 2.0 + self.slip(1.6), (y0 + y1) / 2.0 + self.slip(1.6));
            path += &format!("Q{bend_x:.1} {bend_y:.1} {:.1} {:.1}", x1 + self.slip(0.7), y1 + self.slip(0.7));
        }
        self.d.line(ink, width, &path);
    }

    /// A stroke that goes back to where it began.
    fn closed(&mut self, ink: &str, width: f32, points: &[(f32, f32)]) {
        let mut points = points.to_vec();
        points.extend(points.first().copied());
        self.stroke(ink, width, &points);
    }

    /// Slanting strokes between two heights, as one fills a surface.
    fn hatch(&mut self, ink: &str, (x0, x1): (f32, f32), (y0, y1): (f32, f32), step: f32) {
        let mut x = x0;
        while x + 5.0 < x1 {
            self.stroke(ink, 1.4, &[(x + 5.0, y0), (x, y1)]);
            x += step;
        }
    }
}

pub fn drawing() -> String {
    let mut hand = Hand { d: Drawing::default(), seed: 12 };
    hand.d.fill("m-board", &block(-40.0, 0.0, 560.0, 220.0));
    grid(&mut hand);
    hand.d.0 += r#"<g stroke-linecap="round" stroke-linejoin="round">"#;
    houses(&mut hand);
    church(&mut hand);
    walls(&mut hand);
    sea(&mut hand);
    ship(&mut hand);
    hand.d.0 += "</g>";
    hand.d.0
}

/// Pencil.
fn grid(hand: &mut Hand) {
    let across = (0..=14).map(|n| format!("M{} 0v220", n * 40 - 40)).collect::<String>();
    let down = (0..=5).map(|n| format!("M-40 {}h560", n * 40 + 12)).collect::<String>();
    hand.d.line("m-pencil", 1.0, &(across + &down));
}

/// Steep slate roofs with chimneys, close together.
fn houses(hand: &mut Hand) {
    let fronts = [
        (84.0, 34.0, 92.0),
        (122.0, 30.0, 78.0),
        (156.0, 36.0, 98.0),
        (262.0, 36.0, 86.0),
        (302.0, 32.0, 102.0),
        (338.0, 38.0, 80.0),
    ];
    for (x, wide, top) in fronts {
        let (right, eaves, foot) = (x + wide, top + 22.0, 152.0);
        hand.stroke("m-ink", 2.6, &[(x, foot), (x, eaves), (right, eaves), (right, foot)]);
        hand.closed("m-ink", 2.6, &[(x - 3.0, eaves), (x + 7.0, top), (right - 7.0, top), (right + 3.0, eaves)]);
        hand.hatch("m-slate", (x + 1.0, right), (top + 3.0, eaves - 3.0), 5.0);
        hand.closed("m-brown", 2.2, &[(x + 9.0, top), (x + 9.0, top - 12.0), (x + 15.0, top - 12.0), (x + 15.0, top)]);
        for (n, column) in [7.0, wide - 14.0].into_iter().enumerate() {
            let y = eaves + 9.0;
            let ink = if n == 0 { "m-orange" } else { "m-ink" };
            hand.closed(
                ink,
                1.8,
                &[(x + column, y), (x + column + 7.0, y), (x + column + 7.0, y + 10.0), (x + column, y + 10.0)],
            );
        }
    }
}

/// The church in the middle, in the purple of the cross on the dice.
fn church(hand: &mut Hand) {
    let ink = "m-purple";
    hand.stroke(ink, 3.0, &[(206.0, 152.0), (206.0, 96.0), (226.0, 84.0)]);
    hand.stroke(ink, 3.0, &[(252.0, 152.0), (252.0, 92.0)]);
    hand.stroke(ink, 3.0, &[(226.0, 152.0), (226.0, 72.0), (239.0, 24.0), (252.0, 72.0), (252.0, 94.0)]);
    hand.stroke(ink, 2.4, &[(226.0, 72.0), (252.0, 72.0)]);
    hand.stroke(ink, 2.4, &[(239.0, 24.0), (239.0, 8.0)]);
    hand.stroke(ink, 2.4, &[(234.0, 13.0), (244.0, 13.0)]);
    hand.closed(ink, 2.0, &[(235.0, 80.0), (243.0, 80.0), (243.0, 94.0), (235.0, 94.0)]);
    hand.hatch(ink, (229.0, 250.0), (58.0, 70.0), 5.0);
}

/// The rampart with its towers, in double strokes: it is complete.
fn walls(hand: &mut Hand) {
    let (top, foot) = (132.0, 176.0);
    hand.d.fill("m-wall", "M58 132h366v44H58z");
    for tower in [34.0, 398.0] {
        let (right, head) = (tower + 48.0, 104.0);
        hand.d.fill("m-wall", &block(tower, head, 48.0, 74.0));
        crenels(hand, tower, right, head, 12.0);
        hand.stroke("m-ink", 3.4, &[(tower, head), (tower, foot)]);
        hand.stroke("m-ink", 3.4, &[(right, head), (right, foot)]);
        hand.stroke("m-ink", 2.2, &[(tower, head + 14.0), (right, head + 14.0)]);
        hand.stroke("m-ink", 3.0, &[(tower + 24.0, head + 26.0), (tower + 24.0, head + 40.0)]);
    }
    crenels(hand, 82.0, 398.0, top, 15.8);
    hand.stroke("m-ink", 2.2, &[(82.0, top + 12.0), (240.0, top + 12.0), (398.0, top + 12.0)]);
    // Blocks of granite, here and there.
    for n in 0..17 {
        let x = 92.0 + n as f32 * 18.0;
        let y = top + 19.0 + (n % 3) as f32 * 8.0;
        let clear = !(206.0..262.0).contains(&x);
        if clear {
            hand.stroke("m-granite", 1.8, &[(x, y + 6.0), (x, y), (x + 11.0, y)]);
        }
    }
    hand.stroke(
        "m-ink",
        3.0,
        &[(226.0, foot), (226.0, 162.0), (231.0, 153.0), (240.0, 149.0), (249.0, 153.0), (254.0, 162.0), (254.0, foot)],
    );
    hand.hatch("m-brown", (228.0, 256.0), (158.0, foot - 2.0), 5.0);
    flag(hand);
}

fn crenels(hand: &mut Hand, from: f32, to: f32, y: f32, pitch: f32) {
    let mut points = vec![(from, y)];
    let mut x = from;
    while x + pitch <= to + 0.5 {
        let (up, half) = (y - 8.0, pitch / 2.0);
        points.extend([(x, up), (x + half, up), (x + half, y), (x + pitch, y)]);
        x += pitch;
    }
    hand.stroke("m-ink", 3.0, &points);
}

fn flag(hand: &mut Hand) {
    hand.stroke("m-ink", 2.4, &[(58.0, 96.0), (58.0, 56.0)]);
    hand.closed("m-red", 2.6, &[(58.0, 57.0), (84.0, 62.0), (58.0, 74.0)]);
    hand.hatch("m-red", (59.0, 76.0), (62.0, 68.0), 4.5);
}

fn sea(hand: &mut Hand) {
    for (row, y) in [182.0, 194.0, 207.0].into_iter().enumerate() {
        let mut x = -50.0 + row as f32 * 17.0;
        while x < 520.0 {
            let long = 34.0 + hand.slip(8.0);
            hand.stroke(
                "m-blue",
                2.4,
                &[(x, y), (x + long * 0.3, y - 4.0), (x + long * 0.6, y + 1.0), (x + long, y - 2.0)],
            );
            x += long + 14.0 + hand.slip(6.0);
        }
    }
}

/// They are coming.
fn ship(hand: &mut Hand) {
    hand.d.fill("m-board", "M354 186l8 20h58l12-22-18 4h-44z");
    hand.closed(
        "m-ink",
        3.0,
        &[(352.0, 184.0), (372.0, 189.0), (412.0, 189.0), (434.0, 181.0), (420.0, 208.0), (364.0, 208.0)],
    );
    hand.stroke("m-ink", 2.8, &[(392.0, 188.0), (392.0, 122.0)]);
    hand.d.fill("m-board", "M370 136q24 8 46-2 4 18-1 38-22-7-44 0 4-18-1-36z");
    hand.closed(
        "m-ink",
        2.6,
        &[
            (370.0, 136.0),
            (392.0, 140.0),
            (416.0, 134.0),
            (418.0, 153.0),
            (415.0, 172.0),
            (393.0, 168.0),
            (371.0, 172.0),
            (374.0, 154.0),
        ],
    );
    hand.stroke("m-red", 3.0, &[(384.0, 148.0), (402.0, 162.0)]);
    hand.stroke("m-red", 3.0, &[(402.0, 147.0), (384.0, 162.0)]);
    hand.d.fill("m-ink", "M392 122l16-5-16-6z");
}
