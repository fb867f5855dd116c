//! Texts that a camera reads.

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

/// A QR code, dark on light also where pages are dark: not every camera reads it the other way round.
pub(super) fn picture(label: &str, text: &str) -> Markup {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return html! {} };
    let size = code.size();
    let dark = (0..size).flat_map(|y| (0..size).map(move |x| (x, y))).filter(|(x, y)| code.get_module(*x, *y));
    let path: String = dark.map(|(x, y)| format!("M{} {}h1v1h-1z", x + 4, y + 4)).collect();
    let whole = size + 8;
    html! {
        svg.qr viewBox={ "0 0 " (whole) " " (whole) } role="img" aria-label=(label) {
            path.paper d={ "M0 0h" (whole) "v" (whole) "H0z" } {}
            path.ink d=(path) {}
        }
    }
}
