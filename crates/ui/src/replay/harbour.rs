//! The harbour at the end of a game: lights on the wall, their reflection in the water, pennants in the winners' colours.

use kit::Seat;
use maud::{Markup, html};

/// The wall with its towers and the gate, on a ground of 640 × 120.
const WALL: &str = "M0 92V70h18v-8h12v8h14v-8h12v8h14V44h8v8h10v-8h10v8h10v-8h8v26h40v-8h12v8h14v-8h12v8h14v-8h12v8h40\
    V38h8v8h12v-8h12v8h12v-8h12v8h12v-8h8v32h40v-8h12v8h14v-8h12v8h14v-8h12v8h40V44h8v8h10v-8h10v8h10v-8h8v26h14v-8h12v8\
    h14v-8h12v8H640V92z";

/// Where lights burn.
const LIGHTS: [(u16, u16); 9] =
    [(37, 80), (93, 60), (150, 80), (214, 80), (320, 58), (426, 80), (490, 80), (547, 60), (603, 80)];

/// The line from mast to mast, and how deep its pennants hang between two of them.
const LINE: &str = "M0 4Q80 28 160 4Q240 28 320 4Q400 28 480 4Q560 28 640 4";
const PENNANTS: [u16; 4] = [9, 15, 15, 9];

/// The scene for those who won.
pub fn scene(winners: &[Seat]) -> Markup {
    html! {
        svg.harbour viewBox="0 0 640 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            rect.harbour-sky width="640" height="120" {}
            path.harbour-wall d=(WALL) {}
            path.harbour-gate d="M304 92V78a16 16 0 0 1 32 0v14z" {}
            rect.harbour-sea y="92" width="640" height="28" {}
            @for (index, (x, y)) in LIGHTS.into_iter().enumerate() {
                g.(format!("harbour-light light-{}", index % 3)) {
                    circle.harbour-shine cx=(x) cy=(y) r="11" {}
                    circle.harbour-flame cx=(x) cy=(y) r="2.6" {}
                    path.harbour-mirror d={ "M" (x) " 96v4M" (x) " 103v5M" (x) " 111v3" } {}
                }
            }
            path.harbour-line d=(LINE) {}
            @for ((index, y), seat) in (0..16).zip(PENNANTS.into_iter().cycle()).zip(winners.iter().cycle()) {
                path.(format!("harbour-pennant seat-{seat} pennant-{}", index % 4)) d={ "M" (40 * index + 11) " " (y) "h18l-9 20z" } {}
            }
        }
    }
}
