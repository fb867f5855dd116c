//! The application's icon: a gate in harbour walls, seen from the sea. It stands alone, so its colours do too, and the
//! outer tenth holds nothing that a round mask would miss.

use super::sketch::draw;

const SKETCH: &str = "# #bfe0ea 0 0 64 64; # #e4efe9 0 20 64 22; @ #fff3c9 47 17 5.5
    ~ #f2cf86 M0 42V26h10v-6h5v4h4v-4h6v16h14V20h6v4h4v-4h5v6h10v16z; ~ #dcae63 M18 20h7v22h-7zM48 20h6v22h-6zM62 26h2v16h-2z
    ~ #f2cf86 M25 26h14v16H25z; ~ #fbe5b4 M10 20h5v1.5h-5zM19 20h6v1.5h-6zM39 20h6v1.5h-6zM49 20h5v1.5h-5zM25 25.5h14v1.6H25zM0 26h10v1.5H0zM54 26h10v1.5H54z
    ~ #5d3f24 M26.5 42v-5a5.5 5.5 0 0 1 11 0v5z; - #fbe5b4 1.4 M26 42v-5a6 6 0 0 1 12 0v5
    # #41525c 15.5 27 2 5; # #41525c 45.5 27 2 5; - #5d3f24 1.2 M32 25V12; ~ #a63d2f M32.6 12H42l-2 3 2 3h-9.4z; - #fff 1.4 M36 12v6M32.6 15h7.6
    # #1f6e8c 0 42 64 22; ~ #1f6e8c M0 42.5q4-2 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0v2H0z; - #7fc0d6 1.4 M5 49q3-1.6 6 0M50 48q3-1.6 6 0M44 57q3-1.6 6 0M10 57q3-1.6 6 0
    ~ #573821 M18 50h29q-2.5 6.5-8 6.5H26q-6 0-8-6.5z; # #fbf6ea 18 50 29 1.6; - #573821 1.5 M31 51V30
    ~ #fffdf6 M32.5 31q14 6 13 18h-13z; ~ #a63d2f M29.5 34q-8 6-8.5 15h8.5z; ~ #e6dcc4 M40 36q6 5 5.5 13H41q1-7-1-13z";

pub(super) fn icon() -> String {
    let drawn = draw(SKETCH);
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\" stroke-linecap=\"round\">{drawn}</svg>")
}
