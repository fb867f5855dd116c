//! A pen that draws the same marks by ruler (icons) or by hand (the city). The hand trembles the same way every time.
//!
//! A drawing is a text on a grid of 24 units, one mark a line:
//!
//! ```text
//! line 4 6 20 6      straight from point to point
//! loop 4 6 20 6 12 9 the same, back to the start
//! curve …  blob …    smooth through the points, open or closed
//! disc 12 12 5       a circle: centre and radius
//! ```
//!
//! Before a mark, `wash` fills it lightly, `paper` makes it opaque, `solid` fills it without an outline.

use std::fmt::Write;

type Point = (f32, f32);

/// How marks are set down.
#[derive(Clone, Copy)]
pub enum Hand {
    Ruler,
    /// By hand; each number is another try.
    Free(u32),
}

/// A drawing as the content of a symbol: the fills, then all strokes as one path.
pub fn draw(marks: &str, hand: Hand) -> String {
    let mut pen = Pen::new(hand);
    let [mut papers, mut washes, mut solids, mut strokes] = [const { String::new() }; 4];
    for line in marks.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (fill, mark) = match line.split_once(' ') {
            Some((fill @ ("wash" | "paper" | "solid"), mark)) => (fill, mark),
            _ => ("", line),
        };
        let path = pen.path(mark);
        match fill {
            "paper" => papers += &path,
            "wash" => washes += &path,
            "solid" => solids += &path,
            _ => {}
        }
        if fill != "solid" {
            strokes += &path;
        }
    }
    let mut content = String::new();
    for (path, attributes) in [
        (papers, r#"fill="var(--whiteboard)" stroke="none""#),
        (washes, r#"fill-opacity="var(--wash,.25)" stroke="none""#),
        (solids, r#"stroke-width=".6""#),
        (strokes, r#"fill="none" pathLength="100""#),
    ] {
        if !path.is_empty() {
            let _ = write!(content, r#"<path {attributes} d="{path}"/>"#);
        }
    }
    content
}

/// The stroke of a free hand through these points, for lines that are longer than a cell.
pub fn stroke(points: &[Point], seed: u32) -> String {
    Pen::new(Hand::Free(seed)).straight(points, false)
}

/// A number that scatters its seed: the same on every machine and in every version.
pub fn scatter(seed: u32) -> u32 {
    let mut x = seed.wrapping_add(0x9e37_79b9);
    x = (x ^ (x >> 16)).wrapping_mul(0x85eb_ca6b);
    x = (x ^ (x >> 13)).wrapping_mul(0xc2b2_ae35);
    x ^ (x >> 16)
}

struct Pen {
    /// None for the ruler.
    tremble: Option<u32>,
}

impl Pen {
    fn new(hand: Hand) -> Pen {
        Pen { tremble: if let Hand::Free(seed) = hand { Some(scatter(seed)) } else { None } }
    }

    /// A number between -most and most; 0 by ruler.
    fn slip(&mut self, most: f32) -> f32 {
        let Some(state) = &mut self.tremble else { return 0.0 };
        *state = scatter(*state);
        ((*state % 2001) as f32 / 1000.0 - 1.0) * most
    }

    fn near(&mut self, (x, y): Point, most: f32) -> Point {
        (x + self.slip(most), y + self.slip(most))
    }

    fn path(&mut self, mark: &str) -> String {
        let (kind, rest) = mark.split_once(' ').unwrap_or((mark, ""));
        let numbers: Vec<f32> = rest.split_whitespace().filter_map(|number| number.parse().ok()).collect();
        let points: Vec<Point> = numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
        match kind {
            "line" => self.straight(&points, false),
            "loop" => self.straight(&points, true),
            "curve" => self.smooth(&points, false),
            "blob" => self.smooth(&points, true),
            _ => match numbers[..] {
                [x, y, radius] => self.round(x, y, radius),
                _ => String::new(),
            },
        }
    }

    /// Straight from point to point; by hand each stretch bows a little, and a loop ends beside its start.
    fn straight(&mut self, points: &[Point], closed: bool) -> String {
        let mut points: Vec<Point> = points.iter().map(|&point| self.near(point, 0.35)).collect();
        let Some(&start) = points.first() else { return String::new() };
        if closed {
            let end = self.near(start, 0.45);
            points.push(end);
        }
        let mut path = format!("M{}", shown(start));
        for pair in points.windows(2) {
            let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
            let length = (bx - ax).hypot(by - ay).max(0.1);
            let bow = self.slip((length * 0.045).min(0.7));
            if self.tremble.is_none() {
                let _ = write!(path, "L{}", shown((bx, by)));
            } else {
                let middle = ((ax + bx) / 2.0 - (by - ay) / length * bow, (ay + by) / 2.0 + (bx - ax) / length * bow);
                let _ = write!(path, "Q{} {}", shown(middle), shown((bx, by)));
            }
        }
        if closed && self.tremble.is_none() {
            path.push('z');
        }
        path
    }

    /// A smooth curve through all points.
    fn smooth(&mut self, points: &[Point], closed: bool) -> String {
        let points: Vec<Point> = points.iter().map(|&point| self.near(point, 0.3)).collect();
        let count = points.len();
        if count < 2 {
            return String::new();
        }
        let at = |index: isize| {
            let last = count as isize - 1;
            let index = if closed { index.rem_euclid(count as isize) } else { index.clamp(0, last) };
            points[index as usize]
        };
        let mut path = format!("M{}", shown(points[0]));
        let stretches = if closed { count } else { count - 1 };
        for index in 0..stretches as isize {
            let (before, from, to, after) = (at(index - 1), at(index), at(index + 1), at(index + 2));
            let first = (from.0 + (to.0 - before.0) / 6.0, from.1 + (to.1 - before.1) / 6.0);
            let second = (to.0 - (after.0 - from.0) / 6.0, to.1 - (after.1 - from.1) / 6.0);
            let _ = write!(path, "C{} {} {}", shown(first), shown(second), shown(to));
        }
        if closed {
            path.push('z');
        }
        path
    }

    /// A circle; by hand it starts anywhere and runs a little past its start.
    fn round(&mut self, x: f32, y: f32, radius: f32) -> String {
        // A dot is a dab of the pen.
        if self.tremble.is_none() || radius < 1.0 {
            let r = short(radius);
            let (left, width) = (shown((x - radius, y)), short(2.0 * radius));
            return format!("M{left}a{r} {r} 0 1 0 {width} 0a{r} {r} 0 1 0 -{width} 0z");
        }
        let start = self.slip(3.1);
        let steps = if radius < 1.5 { 5 } else { 8 };
        let turn = std::f32::consts::TAU / steps as f32;
        let points: Vec<Point> = (0..=steps)
            .map(|step| {
                let angle = start + turn * step as f32 * 1.03;
                let far = radius + self.slip((radius * 0.07).min(0.4));
                (x + far * angle.cos(), y + far * angle.sin())
            })
            .collect();
        self.smooth(&points, false)
    }
}

fn shown((x, y): Point) -> String {
    format!("{} {}", short(x), short(y))
}

/// A number to a tenth, without a zero to spare.
fn short(number: f32) -> String {
    let tenth = (number * 10.0).round() / 10.0;
    if tenth == 0.0 { "0".into() } else { tenth.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hand_trembles_the_same_way_every_time() {
        let house = "loop 4 9 20 9 20 20 4 20\nwash disc 12 12 3";
        assert_eq!(draw(house, Hand::Free(3)), draw(house, Hand::Free(3)));
        assert_ne!(draw(house, Hand::Free(3)), draw(house, Hand::Free(4)));
        assert!(draw(house, Hand::Ruler).contains("M4 9L20 9L20 20L4 20L4 9z"));
    }
}
