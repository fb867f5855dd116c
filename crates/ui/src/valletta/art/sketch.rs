//! A shorthand for drawings: pieces are many and their SVG is long, so they are written down as strokes and parts.
//!
//! Strokes stand apart by line ends or semicolons:
//! `~ C D` fills the path D, `- C W D` draws it W wide, `# C x y w h` fills a box, `@ C x y r` a disc,
//! `wall x y w h` is a wall of dressed stone, `roof x y w h` a roof of tiles, `cor x y w` a cornice.
//! Anything else is a part that is drawn elsewhere, `part:C x y n dx`: in the colour C, at x y, n times in steps of dx;
//! `<part` is its mirror image. C is a letter of [`paint`] or a colour of SVG.

use std::{borrow::Cow, fmt::Write};

/// The letters of [`paint`] that are colours of a façade. They change at dusk: the style sheet sets them.
const PAINTS: &str = "w l s d z r g b t o O j i y a A n p f e v q";

/// A letter's colour.
fn paint(letter: &str) -> Cow<'_, str> {
    match letter {
        "." => "currentColor".into(),
        // Shadow and light on whatever is below.
        "k" => "#1103".into(),
        "h" => "#fff5".into(),
        letter if PAINTS.split(' ').any(|known| known == letter) => format!("var(--v-{letter})").into(),
        colour => colour.into(),
    }
}

/// A paint as an attribute: `fill` or `stroke`.
fn ink(kind: &str, letter: &str) -> String {
    format!("{kind}=\"{}\"", paint(letter))
}

/// The SVG of a sketch.
pub(super) fn draw(sketch: &str) -> String {
    let mut svg = String::new();
    for stroke in sketch.split([';', '\n']).map(str::trim).filter(|stroke| !stroke.is_empty()) {
        let (word, rest) = stroke.split_once(' ').unwrap_or((stroke, ""));
        // Writing into a text cannot fail.
        let _ = match word {
            "~" => fill(&mut svg, rest),
            "-" => line(&mut svg, rest),
            "#" => block(&mut svg, rest),
            "@" => disc(&mut svg, rest),
            "wall" | "cor" => stretch(&mut svg, word, &figures(rest)),
            "roof" => roof(&mut svg, &figures(rest)),
            part => place(&mut svg, part, &figures(rest)),
        };
    }
    svg
}

fn figures(text: &str) -> Vec<f64> {
    text.split_whitespace().filter_map(|figure| figure.parse().ok()).collect()
}

/// No more digits than anybody sees.
fn tenths(figure: f64) -> f64 {
    (figure * 10.0).round() / 10.0
}

fn fill(svg: &mut String, rest: &str) -> std::fmt::Result {
    let (colour, path) = rest.split_once(' ').unwrap_or((rest, ""));
    shape(svg, colour, path)
}

/// A filled path; one more of the same colour goes on with the one before, which keeps the files small.
fn shape(svg: &mut String, colour: &str, path: &str) -> std::fmt::Result {
    let ink = ink("fill", colour);
    let open = svg.rfind('<').is_some_and(|at| svg[at..].starts_with(&format!("<path {ink} ")));
    if open && path.starts_with('M') {
        svg.truncate(svg.len() - "\"/>".len());
        write!(svg, "{path}\"/>")
    } else {
        write!(svg, "<path {ink} d=\"{path}\"/>")
    }
}

fn line(svg: &mut String, rest: &str) -> std::fmt::Result {
    let mut words = rest.splitn(3, ' ');
    let [colour, width, path] = [(); 3].map(|()| words.next().unwrap_or(""));
    write!(svg, "<path fill=\"none\" {} stroke-width=\"{width}\" d=\"{path}\"/>", ink("stroke", colour))
}

fn block(svg: &mut String, rest: &str) -> std::fmt::Result {
    let (colour, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let [x, y, w, h] = figures(rest)[..] else { return Ok(()) };
    shape(svg, colour, &format!("M{x} {y}h{w}v{h}h-{w}z"))
}

fn disc(svg: &mut String, rest: &str) -> std::fmt::Result {
    let (colour, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let [x, y, r] = figures(rest)[..] else { return Ok(()) };
    write!(svg, "<circle {} cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>", ink("fill", colour))
}

/// A part that is one by one, stretched to its place: a wall would be three paths otherwise.
fn stretch(svg: &mut String, part: &str, at: &[f64]) -> std::fmt::Result {
    let [x, y, w, ref rest @ ..] = at[..] else { return Ok(()) };
    let h = rest.first().copied().unwrap_or(1.0);
    // Courses of stone are as high on a low wall as on a high one.
    let part = if part == "wall" && h < 14.0 { "band" } else { part };
    write!(svg, "<use href=\"#{part}\" transform=\"matrix({w} 0 0 {h} {x} {y})\"/>")
}

/// Tiles in courses, hipped at both ends.
fn roof(svg: &mut String, at: &[f64]) -> std::fmt::Result {
    let [x, y, w, h] = at[..] else { return Ok(()) };
    let hip = tenths(h * 0.8);
    let ridge = tenths(w - 2.0 * hip);
    shape(svg, "t", &format!("M{x} {}l{hip}-{h}h{ridge}l{hip} {h}z", y + h))?;
    let mut courses = format!("M{} {y}l{hip} {h}", tenths(x + w - hip));
    let mut down = 3.0;
    while down < h {
        let out = tenths(hip * (1.0 - down / h));
        write!(courses, "M{} {}h{}", tenths(x + out), y + down, tenths(w - 2.0 * out))?;
        down += 3.0;
    }
    line(svg, &format!("k .9 {courses}"))?;
    shape(svg, "h", &format!("M{} {y}h{ridge}l.8 1.2h-{}z", tenths(x + hip), tenths(ridge + 1.6)))
}

fn place(svg: &mut String, part: &str, at: &[f64]) -> std::fmt::Result {
    let (part, colour) = part.split_once(':').unwrap_or((part, ""));
    let (part, mirrored) = part.strip_prefix('<').map_or((part, false), |part| (part, true));
    let figure = |index: usize| at.get(index).copied().unwrap_or(0.0);
    let (x, y) = (figure(0), figure(1));
    let times = at.get(2).map_or(1, |&times| times as usize);
    for n in 0..times {
        let x = tenths(x + n as f64 * figure(3));
        write!(svg, "<use href=\"#{part}\"")?;
        match (mirrored, x == 0.0 && y == 0.0) {
            (true, _) => write!(svg, " transform=\"translate({x} {y})scale(-1 1)\"")?,
            (false, false) => write!(svg, " x=\"{x}\" y=\"{y}\"")?,
            (false, true) => (),
        }
        if !colour.is_empty() {
            write!(svg, " color=\"{}\"", paint(colour))?;
        }
        svg.push_str("/>");
    }
    Ok(())
}

/// A part that others are made of.
pub(super) fn part(name: &str, sketch: &str) -> String {
    format!("<g id=\"{name}\">{}</g>", draw(sketch))
}

/// A piece that pages use.
pub(super) fn symbol(name: &str, frame: &str, content: &str) -> String {
    format!("<symbol id=\"{name}\" viewBox=\"{frame}\">{content}</symbol>")
}

/// A file of parts and symbols.
pub(super) fn file(parts: &str, symbols: &str) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\"><defs>{parts}</defs>{symbols}</svg>")
}
