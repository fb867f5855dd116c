//! The fronts of the blue buildings: houses, halls and convents.

use super::facades::Front;

pub(super) const FRONTS: &[Front] = &[
    Front {
        name: "Franciscan Friary",
        ground: "cypress 3 33; cypress 87 33; wall 13 34 70 19; arch 16 38 6 11.2; roof 10 31 76 6",
        storey: "wall 13 22 70 11; bar 18 24.5; bar 28 24.5; bar 62 24.5; bar 72 24.5; niche 45 20.5; flag 83 9",
        crown: "roof 10 25 76 8; wall 36 25 24 8; bell 38.5 18; bell 49.5 18; ~ l M35 27h26v1.5H35zM36 18l12-4.5 12 4.5v1.5H36z; crs 46.5 10",
    },
    Front {
        name: "Church of Our Lady of Victory",
        ground: "wall 14 42 68 11; # l 13 41 70 1.5; arw 18 43.5; arw 72 43.5; wall 27 33 42 20; pil 28.5 33; pil 36 33; pil 57 33; pil 64.5 33; door:b 43.5 40; # y 43 37 10 1; cor 26 33 44",
        storey: "volute 70 32.5; <volute 26 32.5; wall 27 22 42 11; niche 31 20; niche 59 20; win 45 24; flag 78 29; flag 18 29",
        crown: "~ w M33 33q0-9 7-10v-3h16v3q7 1 7 10z; ~ l M33 33q0-9 7-10v-3h16v3q7 1 7 10h-1.5q0-7.5-7-9v-2.5H41.5v2.5q-7 1.5-7 9z; eye 48 28; bell 44 12; crs 46.5 8; ~ l M38 21l3-2h14l3 2z",
    },
    Front {
        name: "Tilers' House",
        ground: "wall 20 38 56 15; door:g 33 40; win 24 42; win 48 42; win 57 42; win 66 42; ~ t M78 53v-3q2.5-1.5 5 0q2.5-1.5 5 0v3zM78 49v-3q2.5-1.5 5 0q2.5-1.5 5 0v3zM80.5 45v-3q2.5-1.5 5 0v3z; # k 83 42 1 11; ladder 7 35",
        storey: "wall 20 28 56 11; shut:g 28 29.5; shut:g 45 29.5; shut:g 62 29.5; flag 13 17",
        crown: "roof 14 17 68 22; dormer 31 25; dormer 45 25; dormer 59 25; chim 66 13; - o 1.4 M20 39l9-20M24 39l8-18; - o 1 M22 35h3.5M24 31h3.5M26 27h3.5M27.5 23h3.5",
    },
    Front {
        name: "Waterfront Stores",
        ground: "wall 6 33 84 18; gate:r 11 34 1; gate:b 32 34 1; gate:g 53 34 1; gate:y 74 34 1; # s -99 50 294 2; sea 0 50.5; boat:r 39 50",
        storey: "wall 6 23 84 11; arw 15 24; arw 36 24; arw 57 24; arw 78 24; flag 84 9",
        crown: "wall 6 26 84 8; cor 4 25.5 88; - O 1.4 M18 33v-5h6M39 33v-5h6M60 33v-5h6M81 33v-5h6; - i .7 M23.5 28v4M44.5 28v4M65.5 28v4M86.5 28v4; balu 6 21.5 7 12",
    },
    Front {
        name: "Hall of the Seamstresses",
        ground: "wall 19 33 58 20; door:b 43.5 40; win 24 39; win 33 39; win 57 39; win 66 39; cor 18 33 60",
        storey: "wall 19 22 58 11; win 24 24.5; win 33 24.5; win 45 24.5; win 57 24.5; win 66 24.5; flag 77 10",
        crown: "wall 19 24 58 9; banner:r 23 25; banner:y 33 25; banner:b 43 25; banner:g 53 25; banner:p 63 25; cor 17 22.5 62; - O 1 M20 22V13M76 22V13; - i .7 M20 14.5q28 4 56 0; ~ p M26 15l8 1v6l-8-.5z; ~ r M38 16.5l9 0v6l-9 0z; ~ b M51 16.5l7 0v6l-7 .5z; ~ y M62 16l9-1v5.5l-9 1z",
    },
    Front {
        name: "Merchants' Loggia",
        ground: "# d 14 33 68 20; # k 14 33 68 8; barrel 21 46.5; sack 37 46.5; pot:t 55 46; barrel 70 46.5; ~ w M12 53V31h72v22h-4V44a6.5 6.5 0 0 0-13 0v9h-4V44a6.5 6.5 0 0 0-13 0v9h-4V44a6.5 6.5 0 0 0-13 0v9h-4V44a6.5 6.5 0 0 0-13 0v9z; - l 1.4 M16 53V44a6.5 6.5 0 0 1 13 0v9M33 53V44a6.5 6.5 0 0 1 13 0v9M50 53V44a6.5 6.5 0 0 1 13 0v9M67 53V44a6.5 6.5 0 0 1 13 0v9; @ s 31 36 1.8; @ s 48 36 1.8; @ s 65 36 1.8; cor 11 31 74",
        storey: "wall 12 20 72 11; ~ z M18 30v-4a4 4 0 0 1 8 0v4zM35 30v-4a4 4 0 0 1 8 0v4zM53 30v-4a4 4 0 0 1 8 0v4zM70 30v-4a4 4 0 0 1 8 0v4z; - l 1 M18 30v-4a4 4 0 0 1 8 0v4M35 30v-4a4 4 0 0 1 8 0v4M53 30v-4a4 4 0 0 1 8 0v4M70 30v-4a4 4 0 0 1 8 0v4; flag 84 8",
        crown: "balu 12 27 6 12; urn 12 22; urn 80 22; urn 29 22; urn 63 22; wall 40 19 16 12; # l 39 18.5 18 1.5; ~ l M39 18.5q9-8 18 0z; clock 48 25",
    },
    Front {
        name: "Works Office",
        ground: "wall 20 33 52 20; door:b 26 40; win 40 39; win 49 39; win 59 39; scaf 62 31; - O 1.4 M10 53l3-17M18 53l-3-17M11 48h6; ~ p M6 36h16v11H6z; - b 1 M8.5 44.5V39.5h4.5v3h4v-3h2.5v5z; cor 19 33 54",
        storey: "wall 20 22 52 11; gal:b 38 21; win 26 24; win 59 24; scaf 62 20; flag 20 9",
        crown: "wall 20 23 52 10; win 25 24.5; gal:b 37 21.5; win 57 24.5; scaf 62 18; cor 18 21.5 56; - O 1.4 M40 21v-6h12; - i .7 M51 15v5; ~ o M48.5 20h5v2.5h-5z; merl 20 17 2 8",
    },
    Front {
        name: "Chamberlain's House",
        ground: "wall 22 33 52 20; quoin 22 33; <quoin 74 33; door:r 43.5 38; win 30 39; win 61 39; stair 36 48.5; cor 20 33 56",
        storey: "wall 22 22 52 11; win 28 24; win 62 24; galw:r 37 20.5; flag 73 8",
        crown: "wall 22 21.5 52 11.5; gal:r 25 21; gal:r 59 21; ~ l M42 22h12v10H42z; - y 1.4 M48 26v5M48 30.5h2M48 28.5h2; - y 1.4 M48 23a1.5 1.5 0 1 1 0 3.5a1.5 1.5 0 1 1 0-3.5z; cor 20 20 56; urn 24 15; urn 36 15; urn 56 15; urn 68 15",
    },
    Front {
        name: "Rampart Workshop",
        ground: "wall 0 31 96 22; - s 1 M6 37h8M20 42h8M70 36h8M84 44h8M4 48h8; ~ O M30 53V42h40v11z; # k 30 42 40 4; ~ t M25 43l6-8h38l6 8z; - k 1 M29 40h42M31.5 37.5h37; # o 29 42 2.5 11; # o 49 42 2.5 11; # o 68.5 42 2.5 11; blk 34 46.5; blk 55 46.5; - o 1.4 M47 51l-5-7; ~ i M40 42.5l5 .5v2.5l-5-.5z; slit 14 37; slit 82 37",
        storey: "wall 0 21 96 11; slit 10 24; slit 26 24; slit 68 24; slit 84 24; crest 44 22; flag 48 5.5",
        crown: "# w 0 27 96 5; # l 0 26.5 96 1.5; merl 1 22 14 7; # s 0 31 96 1",
    },
    Front {
        name: "Bastion Store",
        ground: "~ w M14 53l6-22h58l10 22z; ~ s M68 31h10l10 22H72z; ~ l M14 53l6-22h2.5l-6 22z; - s 1 M24 36h10M40 40h8M54 36h9M24 44h7M58 47h9M22 50h6; # l 18 31 62 1.5; gate:O 37 35; barrel 20 46.5; barrel 26.5 46.5; barrel 23.2 40; barrel 57 46.5; barrel 63.5 46.5",
        storey: "~ w M20 32l3-11h50l5 11z; ~ s M66 21h7l5 11h-9z; - s 1 M28 25h9M44 28h9M56 24h8; # l 20 31 60 1.5; slit 32 23; slit 48 23; slit 62 23; flag 26 9",
        crown: "~ w M20 32v-5h44v5z; # l 19 26.5 46 1.5; merl 21 22 6 7.3; gardjola 68 15",
    },
    Front {
        name: "Harbour Inn",
        ground: "wave -76 50.5 4 24; # s -76 50 96 1.5; # e 20 53 176 3; boat:g 1 50; wall 24 34 50 19; door:r 30 40; awn:r 44 37; win 47 43; win 60 43; sign 75 38; ~ b M78 41h2.5v3h-2.5z; barrel 78 46.5; barrel 85 46.5; # o 52 50 12 1; - o 1 M54 51v2M62 51v2; lamp 25 38",
        storey: "wall 24 23 50 11; shut:r 31 24.5; shut:r 46 24.5; shut:r 61 24.5; flag 24 10",
        crown: "roof 20 22 58 12; gal:g 40 21; chim 64 15; smoke 65 5; dormer 28 24; dormer 59 24",
    },
    Front {
        name: "Convent of St Ursula",
        ground: "wall 16 30 64 23; bar 22 35; bar 32 35; bar 58 35; bar 68 35; door:O 43.5 40; # l 15 30 66 1.5; # s 16 44 26 1; # s 55 44 25 1; tree 84 38",
        storey: "wall 16 20 64 11; bar 22 23; bar 32 23; bar 58 23; bar 68 23; # l 15 30 66 1; flag 80 7",
        crown: "tree 20 16; cypress 63 11; tree 69 15; ~ w M16 31v-5q10 0 14-4h36q4 4 14 4v5z; ~ l M16 26q10 0 14-4h36q4 4 14 4v1.5q-10 0-14-4H30q-4 4-14 4z; bell 44 14; crs 46.5 10; niche 45 26",
    },
    Front {
        name: "Joiners' Hall",
        ground: "# p 22 33 52 20; # k 71 33 3 20; - O 1.4 M23 33v20M73 33v20M22 34h52M34 33v20M62 33v20M23 52l10-17M73 52L63 35; ~ O M38 53V40h20v13z; ~ j M39.5 53V41.5h8V53z; ~ o M48.5 53V41.5h8V53z; # O 41 47 14 1.5; # j 45 44.5 7 2.5; planks 78 47.5; planks 8 47.5",
        storey: "# p 22 22 52 11; # k 71 22 3 11; - O 1.4 M23 22v11M73 22v11M22 23h52M22 32.5h52M36 22v11M60 22v11M24 32l11-9M72 32l-11-9; win 38 24; win 45 24; win 52 24; flag 78 10.5",
        crown: "~ t M16 34L48 12l32 22z; # p 30 33 36 .5; ~ p M27 33.5L48 19l21 14.5z; - O 1.4 M27 33.5L48 19l21 14.5zM48 19v14; ~ j M38 29.5h18v-3H38z; ~ O M41 26.5q0-2.5 2-2.5t2 2.5zM50.5 26.5v-2.5h3v2.5z; # i 46.5 22.5 1.5 4; # k 38 28.5 18 1",
    },
    Front {
        name: "Scaffolders' Yard",
        ground: "wall 34 33 28 20; arch 43.5 38; win 36.5 38; win 54 38; - o 1.4 M28 32v21M68 32v21M22 32v21M74 32v21; - O 1.4 M19 41h15M62 41h15M19 33h15M62 33h15; - o 1 M22 53l6-12M68 53l6-12M22 41l6-8M68 41l6-8; ladder 78 35; planks 3 47.5; # j 20 38.5 9 2",
        storey: "wall 34 22 28 11; win 39 24; win 51 24; - o 1.4 M28 21v12M68 21v12M22 21v12M74 21v12; - o 1 M22 33l6-11M68 33l6-11; flag 34 6",
        crown: "~ w M34 33v-9h5v3h5v-5h6v4h5v-3h7v10z; # s 59 23 3 10; - o 1.4 M28 15v18M68 13v20M22 19v14M74 19v14; - O 1.4 M19 23h58; - O 1.4 M26 15h44; - i .7 M48 15v5; ~ w M45 20h6v3h-6z; - o 1 M22 33l6-10M74 33l-6-10",
    },
    Front {
        name: "Customs House",
        ground: "# s -99 49.5 294 2.5; sea 0 51; wall 18 31 56 19; arch 23 34.5 2 12; arch 52 34.5 2 12; ~ l M41 50V38a6 6 0 0 1 0 0h14v12z; # b 43 39 10 11; # k 47.5 39 1 11; @ y 46.3 44.5 .7; @ y 49.7 44.5 .7; stair 36 47; cor 16 31 60; <crane 94 30; - i 1.4 M4 49v-5M10 49v-5M4 45q3 3 6 0",
        storey: "wall 18 20 56 11; win 23 22; win 32 22; win 54 22; win 63 22; clock 46 26; flag 74 8",
        crown: "~ w M20 31l26-12 26 12z; ~ l M16 31l30-14 30 14h-4.5L46 19.5 20.5 31z; # l 16 30.5 60 1.5; - y 1.4 M46 22.5v7M40.5 24.5h11; ~ y M38.5 28h4q0 1.5-2 1.5t-2-1.5zM49.5 28h4q0 1.5-2 1.5t-2-1.5z; - y .7 M40.5 24.5l-1.5 3.5M40.5 24.5l1.5 3.5M51.5 24.5l-1.5 3.5M51.5 24.5l1.5 3.5",
    },
];
