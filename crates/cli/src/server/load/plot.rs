//! How long moves took, as a drawing: how many took how long, on a scale where every step doubles.

use std::fmt::Write;

use super::{report::Report, tally::Spread};

const WIDTH: f64 = 640.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 24.0;
const PANEL: f64 = 150.0;
/// The shortest time shown, in milliseconds; what is shorter counts as this.
const LEAST: f64 = 0.125;
/// Bars for every doubling.
const FINE: f64 = 4.0;

/// The drawing as SVG.
pub fn draw(report: &Report) -> String {
    let panels = [
        ("from posting a move to its acknowledgement", &report.acknowledged),
        ("from there to the streams", &report.heard),
    ];
    let panels: Vec<_> = panels.into_iter().filter_map(|(title, spread)| Some((title, spread.as_ref()?))).collect();
    let most = panels.iter().map(|(_, spread)| spread.max).fold(1.0, f64::max);
    let doublings = (most / LEAST).log2().ceil().max(1.0);
    let height = 44.0 + (PANEL + 50.0) * panels.len() as f64;
    let title = format!(
        "{:.0} moves/s at {} tables with {} streams, {:.0} seconds",
        report.moves_per_second, report.tables, report.streams, report.seconds
    );
    let mut svg = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#F6F0E3\"/>\n<text x=\"16\" y=\"24\" font-size=\"15\" fill=\"#23303A\">{title}</text>"
    );
    for (index, (title, spread)) in panels.iter().enumerate() {
        svg.push_str(&panel(title, spread, doublings, 50.0 + (PANEL + 50.0) * index as f64));
    }
    svg.push_str("</svg>\n");
    svg
}

/// How far to the right a time stands.
fn place(milliseconds: f64, doublings: f64) -> f64 {
    LEFT + (milliseconds.max(LEAST) / LEAST).log2() / doublings * (WIDTH - LEFT - RIGHT)
}

fn panel(title: &str, spread: &Spread, doublings: f64, top: f64) -> String {
    let bottom = top + PANEL;
    let mut svg = format!("<text x=\"{LEFT}\" y=\"{:.1}\" fill=\"#23303A\">{title}</text>\n", top + 4.0);
    for step in 0..=doublings as u32 {
        let time = LEAST * f64::from(1 << step.min(30));
        let x = place(time, doublings);
        let _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" y1=\"{:.1}\" x2=\"{x:.1}\" y2=\"{bottom:.1}\" stroke=\"#5C6B73\" stroke-opacity=\"0.3\"/>\n\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#5C6B73\">{time}</text>",
            top + 12.0,
            bottom + 16.0
        );
    }
    svg.push_str(&bars(spread, doublings, top + 12.0, bottom));
    for (name, time) in [("p50", spread.p50), ("p95", spread.p95), ("p99", spread.p99)] {
        let x = place(time, doublings);
        let _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" y1=\"{:.1}\" x2=\"{x:.1}\" y2=\"{bottom:.1}\" stroke=\"#C7651E\" stroke-width=\"1.75\"/>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" fill=\"#C7651E\">{name} {time:.1} ms</text>",
            top + 12.0,
            x + 4.0,
            match name {
                "p50" => top + 24.0,
                "p95" => top + 40.0,
                _ => top + 56.0,
            }
        );
    }
    svg
}

fn bars(spread: &Spread, doublings: f64, top: f64, bottom: f64) -> String {
    let count = (doublings * FINE) as usize;
    let mut heights = vec![0u32; count.max(1)];
    let last = heights.len() - 1;
    for &micros in &spread.sorted {
        let bar = (f64::from(micros) / 1000.0).max(LEAST) / LEAST;
        heights[((bar.log2() * FINE) as usize).min(last)] += 1;
    }
    let most = f64::from(heights.iter().copied().max().unwrap_or(1).max(1));
    let width = (WIDTH - LEFT - RIGHT) / heights.len() as f64;
    let bar = |(index, &height): (usize, &u32)| {
        let high = f64::from(height) / most * (bottom - top);
        let x = LEFT + width * index as f64;
        format!(
            "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{high:.1}\" fill=\"#1F6E8C\"/>\n",
            bottom - high,
            width - 1.0
        )
    };
    heights.iter().enumerate().filter(|(_, height)| **height > 0).map(bar).collect()
}
