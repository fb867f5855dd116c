//! Win rates as a drawing: a bar for each, a line for its interval.

use std::fmt::Write;

const WIDTH: f64 = 640.0;
const LEFT: f64 = 210.0;
const ROW: f64 = 36.0;

/// How often somebody wins.
pub struct Bar {
    pub name: String,
    pub share: f64,
    /// Its 95% interval.
    pub low: f64,
    pub high: f64,
}

/// The drawing as SVG, with the range, if any, in which all bars should end.
pub fn draw(title: &str, bars: &[Bar], range: Option<(f64, f64)>) -> String {
    let height = 64.0 + ROW * bars.len() as f64;
    let mut svg = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#F6F0E3\"/>\n<text x=\"16\" y=\"24\" font-size=\"15\" fill=\"#23303A\">{title}</text>"
    );
    if let Some((low, high)) = range {
        let (left, width) = (place(low), place(high) - place(low));
        let _ = writeln!(
            svg,
            "<rect x=\"{left:.1}\" y=\"38\" width=\"{width:.1}\" height=\"{:.1}\" fill=\"#C7651E\" fill-opacity=\"0.15\"/>",
            height - 62.0
        );
    }
    for tenth in (0..=10).step_by(2) {
        let x = place(f64::from(tenth) / 10.0);
        let _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" y1=\"38\" x2=\"{x:.1}\" y2=\"{:.1}\" stroke=\"#5C6B73\" stroke-opacity=\"0.3\"/>\n\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#5C6B73\">{}%</text>",
            height - 24.0,
            height - 8.0,
            tenth * 10
        );
    }
    for (index, one) in bars.iter().enumerate() {
        svg.push_str(&bar(one, 46.0 + ROW * index as f64));
    }
    svg.push_str("</svg>\n");
    svg
}

fn place(share: f64) -> f64 {
    LEFT + share * (WIDTH - LEFT - 24.0)
}

fn bar(bar: &Bar, y: f64) -> String {
    let (start, end, low, high) = (place(0.0), place(bar.share), place(bar.low), place(bar.high));
    let (width, middle, text) = (end - start, y + 10.0, y + 15.0);
    format!(
        "<text x=\"{:.1}\" y=\"{text:.1}\" text-anchor=\"end\" fill=\"#23303A\">{}</text>\n\
         <rect x=\"{start:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"20\" rx=\"3\" fill=\"#1F6E8C\"/>\n\
         <path d=\"M{low:.1} {middle:.1}H{high:.1}M{low:.1} {y:.1}v20M{high:.1} {y:.1}v20\" stroke=\"#C7651E\" stroke-width=\"1.75\" fill=\"none\"/>\n",
        start - 8.0,
        bar.name
    )
}
