//! A histogram of how long moves took, on a logarithmic scale.

use std::fmt::Write;

use cli::text::count;

use super::{report::Report, tally::Spread};

const WIDTH: f64 = 640.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 24.0;
const PANEL: f64 = 150.0;
/// The shortest time shown, in milliseconds; what is shorter counts as this.
const LEAST: f64 = 0.125;
/// Bars per doubling.
const FINE: f64 = 4.0;

/// A colour for every number of nodes; they repeat.
const COLOURS: [&str; 4] = ["#1F6E8C", "#C7651E", "#5E7D3A", "#7A3E65"];

/// What is drawn for a measurement: its name and its times.
type Curve<'a> = (String, &'a Spread);

/// The drawing as SVG: bars of one measurement, curves of several.
pub fn draw(reports: &[Report]) -> String {
    let name = |report: &Report| count(report.nodes.unwrap_or(1), "node");
    let curves = |pick: fn(&Report) -> &Option<Spread>| -> Vec<Curve<'_>> {
        reports.iter().filter_map(|report| Some((name(report), pick(report).as_ref()?))).collect()
    };
    let mut panels = vec![
        ("from posting a move to its acknowledgement", curves(|report| &report.acknowledged)),
        ("from there to the streams", curves(|report| &report.heard)),
    ];
    panels.retain(|(_, curves)| !curves.is_empty());
    let most = panels.iter().flat_map(|(_, curves)| curves).map(|(_, spread)| spread.max).fold(1.0, f64::max);
    let doublings = (most / LEAST).log2().ceil().max(1.0);
    let height = 44.0 + (PANEL + 50.0) * panels.len() as f64;
    let rates: Vec<String> = reports.iter().map(|report| format!("{:.0}", report.moves_per_second)).collect();
    let title = reports.first().map_or_else(String::new, |report| {
        let Report { tables, streams, seconds, .. } = report;
        let rates = rates.join(", ");
        format!("{rates} moves/s at {tables} tables with {streams} streams, {seconds:.0} seconds")
    });
    let mut svg = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#F6F0E3\"/>\n<text x=\"16\" y=\"24\" font-size=\"15\" fill=\"#23303A\">{title}</text>"
    );
    for (index, (title, curves)) in panels.iter().enumerate() {
        svg.push_str(&panel(title, curves, doublings, 50.0 + (PANEL + 50.0) * index as f64));
    }
    svg.push_str("</svg>\n");
    svg
}

/// The x coordinate of a time.
fn place(milliseconds: f64, doublings: f64) -> f64 {
    LEFT + (milliseconds.max(LEAST) / LEAST).log2() / doublings * (WIDTH - LEFT - RIGHT)
}

fn panel(title: &str, curves: &[Curve<'_>], doublings: f64, top: f64) -> String {
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
    match curves {
        [(_, spread)] => svg + &bars(spread, doublings, top + 12.0, bottom) + &marks(spread, doublings, top, bottom),
        several => several.iter().enumerate().fold(svg, |svg, (index, curve)| {
            svg + &line(curve, COLOURS[index % COLOURS.len()], index, doublings, top + 12.0, bottom)
        }),
    }
}

/// Lines at the percentiles 50, 95 and 99.
fn marks(spread: &Spread, doublings: f64, top: f64, bottom: f64) -> String {
    let mark = |(name, time, below): (&str, f64, f64)| {
        let x = place(time, doublings);
        format!(
            "<line x1=\"{x:.1}\" y1=\"{:.1}\" x2=\"{x:.1}\" y2=\"{bottom:.1}\" stroke=\"#C7651E\" stroke-width=\"1.75\"/>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" fill=\"#C7651E\">{name} {time:.1} ms</text>\n",
            top + 12.0,
            x + 4.0,
            top + below
        )
    };
    [("p50", spread.p50, 24.0), ("p95", spread.p95, 40.0), ("p99", spread.p99, 56.0)].into_iter().map(mark).collect()
}

/// The height of each bar, relative to the highest one.
fn heights(spread: &Spread, doublings: f64) -> Vec<f64> {
    let mut heights = vec![0u32; ((doublings * FINE) as usize).max(1)];
    let last = heights.len() - 1;
    for &micros in &spread.sorted {
        let bar = (f64::from(micros) / 1000.0).max(LEAST) / LEAST;
        heights[((bar.log2() * FINE) as usize).min(last)] += 1;
    }
    let most = f64::from(heights.iter().copied().max().unwrap_or(1).max(1));
    heights.into_iter().map(|height| f64::from(height) / most).collect()
}

fn bars(spread: &Spread, doublings: f64, top: f64, bottom: f64) -> String {
    let heights = heights(spread, doublings);
    let width = (WIDTH - LEFT - RIGHT) / heights.len() as f64;
    let bar = |(index, height): (usize, &f64)| {
        let high = height * (bottom - top);
        let x = LEFT + width * index as f64;
        format!(
            "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{high:.1}\" fill=\"#1F6E8C\"/>\n",
            bottom - high,
            width - 1.0
        )
    };
    heights.iter().enumerate().filter(|(_, height)| **height > 0.0).map(bar).collect()
}

/// The tops of the bars as a curve, with its name and median on the right.
fn line((name, spread): &Curve<'_>, colour: &str, index: usize, doublings: f64, top: f64, bottom: f64) -> String {
    let heights = heights(spread, doublings);
    let width = (WIDTH - LEFT - RIGHT) / heights.len() as f64;
    let point = |(index, height): (usize, &f64)| {
        format!("{:.1},{:.1}", LEFT + width * (index as f64 + 0.5), bottom - height * (bottom - top))
    };
    let points: Vec<String> = heights.iter().enumerate().map(point).collect();
    format!(
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.75\"/>\n\
         <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"{colour}\">{name}: p50 {:.1} ms, p99 {:.1} ms</text>\n",
        points.join(" "),
        WIDTH - RIGHT,
        top + 12.0 + 16.0 * index as f64,
        spread.p50,
        spread.p99
    )
}
