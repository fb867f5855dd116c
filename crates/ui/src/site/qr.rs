//! Texts that a camera reads.

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

/// A QR code, dark on light also where pages are dark: not every camera reads it the other way round.
pub(super) fn picture(label: &str, text: &str) -> Markup {
    let Some((whole, path)) = drawn(text) else { return html! {} };
    html! {
        svg.qr viewBox={ "0 0 " (whole) " " (whole) } role="img" aria-label=(label) {
            path.paper d={ "M0 0h" (whole) "v" (whole) "H0z" } {}
            path.ink d=(path) {}
        }
    }
}

/// The same as a file of its own.
pub fn qr_file(text: &str) -> Option<String> {
    let (whole, path) = drawn(text)?;
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (whole) " " (whole) } {
            path fill="#fff" d={ "M0 0h" (whole) "v" (whole) "H0z" } {}
            path d=(path) {}
        }
    };
    Some(picture.into_string())
}

/// The side of the picture, and its dark squares.
fn drawn(text: &str) -> Option<(i32, String)> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let dark = (0..size).flat_map(|y| (0..size).map(move |x| (x, y))).filter(|(x, y)| code.get_module(*x, *y));
    let path: String = dark.map(|(x, y)| format!("M{} {}h1v1h-1z", x + 4, y + 4)).collect();
    Some((size + 8, path))
}
