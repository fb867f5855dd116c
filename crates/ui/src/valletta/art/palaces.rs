//! The fronts of the yellow buildings: auberges, forts, churches and palaces.

use super::facades::Front;

pub(super) const FRONTS: &[Front] = &[
    Front {
        name: "Auberge of Italy",
        ground: "wall 12 33 72 20; quoin 12 33; <quoin 84 33; gate:g 41 35; win 19 39; win 29 39; win 61 39; win 71 39; cor 10 33 76",
        storey: "wall 12 22 72 11; shut:g 20 24; shut:g 36 24; shut:g 54 24; shut:g 70 24; flag 14 9",
        crown: "wall 12 21 72 12; shut:g 18 23; shut:g 31 23; shut:g 59 23; shut:g 72 23; ~ y M39 33V22q9-8 18 0v11z; ~ l M40.5 32V23q7.5-6.5 15 0V32z; crest 44 22.5; ~ y M44.5 19.5l1 1.5h5l1-1.5-2 .5-1.5-2-1.5 2z; - O 1 M38 32l5-7M58 32l-5-7; cor 10 19.5 76",
    },
    Front {
        name: "Fort St Elmo",
        ground: "sea 0 50; ~ s M0 51l10-16h28l4 16z; ~ w M0 51l10-16h22l-8 16z; ~ s M96 51L86 35H58l-4 16z; ~ w M54 51l4-16h18l6 16z; ~ w M30 51l8-20h20l8 20z; ~ s M52 31h6l8 20h-8z; # l 10 35 28 1.5; # l 58 35 28 1.5; # l 37 31 22 1.5; ~ z M14 39h4v3h-4zM24 39h4v3h-4zM68 39h4v3h-4zM77 39h4v3h-4z; arch 43.5 37",
        storey: "~ w M34 33l3-13h22l3 13z; ~ s M53 20h6l3 13h-7z; # l 36 20 24 1.5; slit 42 24; slit 48 24; slit 54 24; ~ s M10 36v-5h20v5zM66 36v-5h20v5z; merl 10 27.5 3 7; merl 68 27.5 3 7; flag 62 20",
        crown: "merl 37.5 27 4 5.7; ~ w M44 31l1-12h6.5L52 31z; ~ s M50 19h1L52 31h-2.5z; # l 43 18 10 1.5; # q 45.5 13.5 5 4.5; - i .7 M45.5 13.5v4.5M48 13.5v4.5M50.5 13.5v4.5; ~ r M44.5 13.5q3.5-4.5 7 0z",
    },
    Front {
        name: "Auberge of Germany",
        ground: "wall 20 33 56 20; pil 20 33; <pil 76 33; door:O 43.5 40; arw 27 39; arw 35 39; arw 55 39; arw 63 39; banner:i 12.5 36; banner:i 76.5 36; cor 18 33 60",
        storey: "wall 20 22 56 11; arw 26 23; arw 35 23; arw 55 23; arw 64 23; eye 48 27.5; flag 75 7",
        crown: "wall 20 29 56 4; ~ w M26 33v-5h6v-4h6v-4h6v-4h8v4h6v4h6v4h6v5z; ~ l M26 28h6v1.5h-6zM32 24h6v1.5h-6zM38 20h6v1.5h-6zM44 16h8v1.5h-8zM52 20h6v1.5h-6zM58 24h6v1.5h-6zM64 28h6v1.5h-6z; ~ y M42 20.5h12V27q0 4-6 6q-6-2-6-6z; ~ i M48 22l1.5 1.5-.5 1.5 4-2q.5 4-2.5 5l.5 2-2 0-1 1.5-1-1.5-2 0 .5-2q-3-1-2.5-5l4 2-.5-1.5z",
    },
    Front {
        name: "St John's Cavalier",
        ground: "~ w M10 53l3-24h70l3 24z; ~ s M74 29h9l3 24H76z; ~ l M10 53l3-24h2.5l-3 24z; - s 1 M20 35h10M36 39h9M54 35h10M22 43h8M58 44h10M30 49h6M64 49h8; # l 12 29 72 2; # s 12 31 72 1; gate:r 41 35; crest 44 31.5; slit 24 36; slit 70 36",
        storey: "~ w M13 30l1.5-11h67L83 30z; ~ s M74 19h7.5L83 30h-8z; ~ z M20 23h5v4h-5zM34 23h5v4h-5zM57 23h5v4h-5zM71 23h5v4h-5z; # l 12 29 72 1.5; ~ s M20 27h5v1h-5zM34 27h5v1h-5zM57 27h5v1h-5zM71 27h5v1h-5z; flag 48 5.5",
        crown: "# w 13 23.5 14 6; # w 35 23.5 10 6; # w 51 23.5 10 6; # w 69 23.5 14 6; # l 13 23 14 1.5; # l 35 23 10 1.5; # l 51 23 10 1.5; # l 69 23 14 1.5; # s 13 28.5 70 1; <cannon 36 22.5; cannon 60 22.5; ~ i M45 29v-3.5h6V29z; @ O 48 28 2.6",
    },
    Front {
        name: "Grand Master's Palace",
        ground: "wall 5 33 86 20; quoin 5 33; <quoin 91 33; door:g 27 40; door:g 60 40; win 11 41; win 19 41; win 44 41; win 52 41; win 73 41; win 81 41; ~ l M24 37h15v1.5H24zM57 37h15v1.5H57z; # l 4 37 18 1; # l 74 37 18 1",
        storey: "wall 5 23 86 11; arw 31 24 4 9.2; galw:g 6 22; galw:g 68 22; # l 28 33 40 1; flag 82 8; flag 10 8",
        crown: "wall 5 23 86 11; galw:g 6 22.5; galw:g 68 22.5; win 32 24; win 58 24; cor 3 21.5 90; wall 41 20 14 14; # l 40 19.5 16 1.5; clock 48 26; bell 44 11.5; ~ l M40 20l3-2h10l3 2z",
    },
    Front {
        name: "Auberge of Castile",
        ground: "wall 10 33 76 20; quoin 10 33; <quoin 86 33; col 36.5 35; col 40.5 35; col 52.5 35; col 56.5 35; door:b 43.5 37; win 16 39; win 26 39; win 64 39; win 74 39; # l 35 33.5 26 2; stair 36 47.5; ~ l M30 53l2-2.5h32l2 2.5z; cannon 20 47; <cannon 76 47",
        storey: "wall 10 22 76 11; win 15 24 3 9; win 57 24 3 9; crest 44 22.5; pil 40 22; # l 10 32 76 1; flag 14 4.5; flag 78 4.5",
        crown: "wall 10 22 76 11; win 15 24 3 9.5; win 56 24 3 9.5; ~ l M40 32V23h16v9z; ~ s M42 32v-4q0-4 6-4t6 4v4z; ~ p M45 32q0-4 3-4t3 4z; @ p 48 26.5 1.8; cor 8 20.5 80; balu 12 16.5 2 12; balu 60 16.5 2 12; ~ l M37 20.5q4-1 6-6h3v6zM59 20.5q-4-1-6-6h-3v6z; maltese:r 48 16.5",
    },
    Front {
        name: "Conventual Church of St John",
        ground: "wall 12 31 22 22; wall 62 31 22 22; wall 34 33 28 20; pil 13 33; pil 29.5 33; pil 63 33; pil 79.5 33; col 37 37; col 41 37; col 51.5 37; col 55.5 37; door:g 43.5 40; niche 19.5 38; niche 69.5 38; # l 35.5 35.5 25 2; balu 36 31.5; balu 48 31.5; cor 11 31 24; cor 61 31 24",
        storey: "wall 12 21 22 11; wall 62 21 22 11; wall 34 21 28 12; arw 20 22; arw 70 22; arw 38 23; arw 52 23; door:r 43.5 20; flag 34 10; flag 62 10",
        crown: "wall 34 24 28 9; arw 45 23.5; pedi 36 18; wall 14 22 18 10; wall 64 22 18 10; bell 19 21.5; bell 69 21.5; clock 48 23; # l 13 21 20 1.5; # l 63 21 20 1.5; ~ s M15 21L23 13l8 8zM65 21L73 13l8 8z; ~ l M15 21L23 13v8zM65 21L73 13v8z; - y 1 M23 14v-4M21.5 11.5h3M73 14v-4M71.5 11.5h3",
    },
    Front {
        name: "Gate of St George",
        ground: "# w 26 31 44 22; - s 1 M28 36h7M60 38h8M29 44h7M61 46h7; ~ l M33 53V44a15 15 0 0 1 30 0v9z; ~ i M37 53v-9a11 11 0 0 1 22 0v9z; - O 1.4 M41 35v18M45 33.5v19.5M49 33.5v19.5M53 34v19M57 37v16M37.5 41h21M37 46h22; ~ o M36 53l-4 3h32l-4-3z; wall 8 29 20 24; wall 68 29 20 24; slit 17 35; slit 77 35; slit 17 44; slit 77 44; - i 1 M30 36l6 17M66 36l-6 17",
        storey: "wall 26 20 44 12; wall 8 19 20 11; wall 68 19 20 11; slit 17 22; slit 77 22; win 32 23; win 58 23; slit 47.3 26; flag 18 4; flag 78 4",
        crown: "# w 26 26 44 6; # l 26 25.5 44 1.5; merl 29 21.5 6 7; ~ l M6 30l2-4h20l2 4zM66 30l2-4h20l2 4z; # w 7 23 22 4; # w 67 23 22 4; merl 6.5 18.5 4 6.3; merl 66.5 18.5 4 6.3; @ y 48 31 5; maltese:r 48 31",
    },
    Front {
        name: "Auberge of Aragon",
        ground: "palm 3 33; <palm 93 33; wall 14 33 68 20; quoin 14 33; <quoin 82 33; win 20 39; win 69 39; # d 33 36 30 16; door:r 43.5 39; col 32 36.5; col 39.5 36.5; col 53.5 36.5; col 61 36.5; # l 29.5 34.5 37 2; # s 29.5 36.5 37 .5; stair 36 50 1; # l 28 51.5 40 1.5",
        storey: "wall 14 22 68 11; win 19 24; win 29 24; win 61 24; win 71 24; gal:y 42 21.5; flag 82 9",
        crown: "wall 14 26 68 8; cor 12 25.5 72; ~ l M40 33V23q8-6 16 0v10z; ~ y M43.5 23.5h9V29q0 2.5-4.5 4q-4.5-1.5-4.5-4z; - r 1.4 M45 24v6M47 24v8M49 24v8M51 24v6; merl 14 21.5 4 6.5; merl 58.5 21.5 4 6.5",
    },
    Front {
        name: "Knights' Hospital",
        ground: "wall 3 35 90 18; arw 7 39 4 8.5; arw 56 39 4 8.5; door:b 43.5 40; # p 3 49 90 4; ~ a M14 53q0-4 5-4t5 4z; # l 12.5 51.5 13 1.5; - A 1 M19 49v-4M19 45q-3 0-3 3M19 45q3 0 3 3",
        storey: "wall 3 24 90 11; arw 7 25 4 8.5; arw 56 25 4 8.5; # l 3 34.5 90 1; flag 84 7; flag 8 7",
        crown: "~ t M0 35l6-9h84l6 9z; - k 1 M4.5 29h87M2.5 32h91; ~ h M6 26h84l1 1H5z; wall 38 23 20 12; pedi 36 14.5; @ r 48 28.5 5; maltese:p 48 28.5; dormer 16 26.5; dormer 27 26.5; dormer 62 26.5; dormer 73 26.5",
    },
];
