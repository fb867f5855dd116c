//! The application's icon: a gate in harbour walls, seen from the sea. It stands alone, so its colours do too, and the
//! outer tenth holds nothing that a round mask would miss.

use super::sketch::draw;

const SKETCH: &str = "# #a9d9e8 0 0 64 64; @ #fff6d6 49 15 6
    ~ #e9bf74 M0 48V32h3v-3h4v3h50v-3h4v3h3v16z; ~ #f4d38d M8 48V19h4v3h3.5v-3h4v29zM44.5 48V19h4v3H52v-3h4v29z
    ~ #f4d38d M17 48V22h4.5v-3H26v3h4v-3h4v3h4v-3h4.5v3H47v26z; ~ #cf9d53 M15.5 26h4v22h-4zM52 26h4v22h-4zM42.5 26H47v22h-4.5z
    ~ #fdeabf M8 24h11.5v2H8zM44.5 24H56v2H44.5zM17 24h30v2H17z; ~ #fdeabf M20 48V38a12 12 0 0 1 24 0v10z; ~ #4a2f1a M22.5 48V38a9.5 9.5 0 0 1 19 0v10z
    - #5d3f24 1.5 M32 20V7; ~ #a63d2f M32.7 7H45l-2.5 3.7L45 14.5H32.7z; # #fff 36.2 7 1.8 7.5; # #fff 32.7 9.8 10.4 1.8
    # #1f6e8c 0 47 64 17; ~ #1f6e8c M0 47.5q4-2.5 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0v2H0z; - #7fc0d6 1.6 M6 53q3-1.8 6 0M51 53q3-1.8 6 0M12 59q3-1.8 6 0M45 59.5q3-1.8 6 0
    ~ #6b4423 M19 50h26q-2 7-8 7H27q-6 0-8-7z; # #fbf6ea 19 49.5 26 1.8; - #6b4423 1.5 M31.5 50V29
    ~ #fffdf6 M32.5 30q10 6 9.5 18h-9.5z; ~ #e2d7bd M38 35q4.5 5 4 13h-3.5q1-7-.5-13z; ~ #d9523f M30.5 33q-7 5-7.5 15h7.5z";

pub(super) fn icon() -> String {
    let drawn = draw(SKETCH);
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\" stroke-linecap=\"round\">{drawn}</svg>")
}
