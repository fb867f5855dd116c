//! The fronts of the green buildings: workshops, yards and strongrooms.

use super::facades::Front;

pub(super) const FRONTS: &[Front] = &[
    Front {
        name: "Mint",
        ground: "wall 18 33 60 20; quoin 18 33; <quoin 78 33; bar 25 39; bar 34 39; bar 57 39; bar 66 39; door:o 43.5 40; cor 17 32 62",
        storey: "wall 18 22 60 11; win 23 24 6 8.8; flag 76 9.5",
        crown: "chim 25 18; smoke 26 8; ~ w M20 32L48 17l28 15z; ~ l M16 32L48 14.5 80 32h-4.5L48 17.5 20.5 32z; @ d 48 26.6 5.3; @ y 48 26 5.3; - d 1 M48 22.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7z; # l 16 31.5 64 1.5",
    },
    Front {
        name: "Money-changers' Stalls",
        ground: "wall 11 33 74 20; stall 13 41; stall 38 41; stall 63 41; coins 16 43.5; coins 42 43.5; coins 67 43.5; awn:r 12 35.5; awn:b 37 35.5; awn:g 62 35.5",
        storey: "wall 11 22 74 11; shut:b 20 24; shut:r 36 24; shut:g 52 24; shut:b 68 24; flag 82 8",
        crown: "roof 8 24 80 9; # l 11 32.5 74 1",
    },
    Front {
        name: "Conservatory of the Treasury",
        ground: "wall 20 33 56 20; col 23 35.5 2 7; col 67 35.5 2 7; col 37.5 35.5; col 55.5 35.5; bar 31.5 40; bar 60.5 40; # i 43 38 11 13; - y 1 M43 41h11M43 45h11M43 49h11M48.5 38v13; @ y 46.5 44.8 1; stair 36.5 48.5; cor 18 33 60",
        storey: "wall 20 22 56 11; arw 25 23.5 3 9; arw 53 23.5 3 9; crest 46 23; flag 77 10",
        crown: "wall 20 23 56 10; ~ O M37 32v-5q0-4 4-4h14q4 0 4 4v5z; ~ o M38 31.5v-4q0-3.5 3.5-3.5h13.5q3.5 0 3.5 3.5v4z; - y 1.4 M37.5 27.5h21M43 23.5v8M53 23.5v8; # y 46.5 26 3.5 3.5; cor 18 22.5 60; balu 20 18.5 2 12; balu 52 18.5 2 12; urn 45.8 17.5; urn 19 14; urn 73 14",
    },
    Front {
        name: "Timber Yard",
        ground: "# O 14 33 68 20; # k 14 33 68 9; logs 18 45; logs 30.5 45; logs 24.3 37.5; planks 49 47.5; planks 51 41.5; # o 12 33 3 20; # o 44 33 3 20; # o 81 33 3 20; - o 2 M15 40l6-6M44 40l-6-6M47 40l6-6M81 40l-6-6; saw 66 37",
        storey: "# o 14 22 68 11; - O 1 M20 22v11M26 22v11M32 22v11M38 22v11M44 22v11M50 22v11M56 22v11M62 22v11M68 22v11M74 22v11; win 24 23.5; win 45 23.5; win 66 23.5; flag 80 9",
        crown: "~ O M8 33L22 19h52l14 14z; ~ o M10.5 32L23 20h50l12.5 12z; - O 1 M20 23h56M17 26h62M14 29h68M30 20l-5 12M42 20l-2 12M54 20l2 12M66 20l5 12; # j 40 15.5 16 1.5; # j 42 17.5 14 1.5",
    },
    Front {
        name: "Shipwrights' Slip",
        ground: "sea 0 50; ~ s M0 53l64-4v7H0zM66 51h30v5H66z; - o 1.4 M14 51V38M52 50V38M33 50V38; - o 2.4 M12 30Q14 47 24 48.5H48Q60 46 64 26; - O 2.4 M8 34Q16 49.5 26 50H48Q62 47 66 24; - o 2 M20 48Q15 40 17 31M26 49.5Q22 40 24 32M33 50Q31 41 32 32.5M40 50Q41 41 40 32.5M47 50Q50 41 48 32M54 47Q58 39 56 30; wall 70 36 20 17; door:b 75.5 40",
        storey: "~ o M14 40Q18 48 26 49.5H48Q58 47 61 40z; - O 1 M15 42.5h45M18 45.5h39; - O 1.4 M36 40V8; ~ p M37.5 10q11 8 9 22h-9z; - k 1 M38 18h6M38 25h8; wall 70 26 20 11; win 77 27.5; flag 84 8",
        crown: "roof 67 27 26 9",
    },
    Front {
        name: "Galley Arsenal",
        ground: "wall 9 31 78 22; vault 14 33 3 27; prow 14 41 3 27; sea 0 50",
        storey: "wall 9 21 78 11; eye 21 27; eye 48 27; eye 75 27; crest 30.5 22.5; crest 57.5 22.5; flag 85 8",
        crown: "~ t M7 31l14-10 14 10zM34 31l14-10 14 10zM61 31l14-10 14 10z; ~ w M12 31l9-6.5 9 6.5zM39 31l9-6.5 9 6.5zM66 31l9-6.5 9 6.5z; @ z 21 29 1.3; @ z 48 29 1.3; @ z 75 29 1.3; # l 7 31 82 1.5",
    },
    Front {
        name: "Quarry Face",
        ground: "~ s M4 53V38l8-4h20v19z; ~ w M4 53V40h16V34h32v-1h36v20z; ~ l M4 40h16v1.5H4zM20 34h32v1.5H20zM52 33h36v1.5H52z; - s 1 M8 45h10M24 39h12M42 44h14M60 38h14M66 46h18M30 48h10M12 50h6M56 50h8; ~ s M52 33v7h-8v13h4V43h8V33z; blk 8 46.5; blk 14 40.5; blk 68 46.5; blk 79 46.5; <ladder 64 35",
        storey: "~ w M28 35V23h60v11H52v1z; ~ s M52 23v11h-3V23z; ~ l M28 23h60v1.5H28z; - s 1 M34 28h10M58 27h12M72 30h10M36 32h8; blk 30 29; flag 84 6",
        crown: "~ w M36 34v-7h18v-5h34v12z; ~ l M36 27h18v1.5H36zM54 22h34v1.5H54z; - s 1 M58 27h9M74 29h9M40 31h8; <crane 52 12",
    },
    Front {
        name: "Masons' Lodge",
        ground: "wall 26 33 44 20; door:o 43.5 40; win 31 38; win 59 38; blk 10 46.5; blk 16 40.5; blk 72 46.5; ~ l M80 53V43h-1.5v-2.5h11V43H88v10z; ~ s M85.5 43H88v10h-2.5z; @ l 79.5 41 1.8; @ l 88.5 41 1.8",
        storey: "wall 26 23 44 11; arw 31 24; arw 45 24; arw 59 24; flag 74 10",
        crown: "~ t M20 34L48 13l28 21z; ~ w M29 33L48 18.5 67 33z; - k 1 M24 31l6 0M66 31h6; - y 2 M48 22l-4.5 9M48 22l4.5 9; - i 1.4 M42.5 27.5l5.5 4 5.5-4; @ y 48 21.8 1.4; # l 27 33 42 1.5",
    },
    Front {
        name: "Cutters' Ditch",
        ground: "# k 0 33 96 20; ~ s M24 53V33h48v20z; - d 1 M30 38h10M50 36h12M36 44h14M56 46h10M30 50h12; ~ w M0 33h30l-5 20H0z; ~ w M96 33H66l5 20h25z; ~ s M30 33h-3l-5 20h3z; ~ l M66 33h3l5 20h-3z; - s 1 M4 38h12M10 43h12M3 48h12M78 38h12M82 44h10M76 49h12; ladder 28 35; blk 42 46.5; blk 54 46.5; blk 48 40.5; - o 2 M60 52l4-9; ~ i M60 42l8 1.5-.5 1.5L60 44z",
        storey: "~ w M0 22h96v12h-7a9 9 0 0 0-18 0h-7a9 9 0 0 0-18 0h-7a9 9 0 0 0-18 0H0z; - l 1.4 M21 34a9 9 0 0 1 18 0M46 34a9 9 0 0 1 18 0M71 34a9 9 0 0 1 18 0; # z 41.5 25 2 5; # z 66.5 25 2 5; flag 48 6",
        crown: "~ w M0 28h96v6H66q-18-5-36 0H0z; ~ s M30 34q18-5 36 0v1q-18-4-36 0z; # l 0 28 96 1.5; merl 2 23.5 4 7; merl 66 23.5 4 7; - O 1.4 M30 28v-7M66 28v-7M38 28v-5M48 28v-5M58 28v-5; - o 1 M30 22.5q18 3 36 0",
    },
    Front {
        name: "Brick Kiln",
        ground: "~ t M24 53V35h34v18z; ~ k M52 35h6v18h-6z; - k 1 M24 39h34M24 43h34M24 47h34M30 35v4M38 35v4M46 35v4M34 39v4M50 39v4M28 43v4M54 43v4; ~ l M33 53v-6a8 8 0 0 1 16 0v6z; ~ i M34.5 53v-6a6.5 6.5 0 0 1 13 0v6z; ~ f M36 53q-1-5 3-7q0 3 2 1q2-3 1-5q5 4 4 11z; ~ y M39.5 53q0-3 2-4.5q2.5 2 2 4.5z; bricks 64 45.3; bricks 78 45.3; bricks 71 37.6; logs 8 45",
        storey: "~ t M24 35V24h34v11z; ~ k M52 24h6v11h-6z; - k 1 M24 27h34M24 31h34M30 24v3M38 24v3M46 24v3M34 27v4M50 27v4M28 31v4M54 31v4; # l 22 34 38 1.5; # z 32 26.5 3 4; # z 47 26.5 3 4; flag 66 20; # o 62 30 30 2; # o 88 30 2 23; # o 62 30 2 23",
        crown: "~ t M24 35C24 25 30 19 36 17.5V13h10v4.5C52 19 58 25 58 35z; ~ k M50 20C55 23 58 28 58 35h-6C52 29 52 24 50 20z; - k 1 M26 29h30M29 24h24M34 20h14; # l 34.5 12 13 2; # l 22 34 38 1.5; smoke 40 2",
    },
    Front {
        name: "Potters' Row",
        ground: "wall 10 35 25 18; wall 36 35 24 18; wall 61 35 25 18; # p 36 35 24 18; # k 57.5 35 2.5 18; door:r 13 40; door:b 44 40; door:g 72 40; win 26 38; win 64 38; pot:t 25 46; pot:b 30.5 46; pot:t 37.5 46; pot:g 55 46; pot:t 61 46; pot:r 66.5 46; pot:b 82.5 46",
        storey: "wall 10 24 25 11; # p 36 24 24 11; # k 57.5 24 2.5 11; wall 61 24 25 11; shut:r 19 25.5; shut:b 45 25.5; shut:g 71 25.5; flag 84 10",
        crown: "roof 8 27 28 8; roof 35 24 26 11; roof 60 27 28 8; pot:b 14 20.5; pot:t 21 20.5; pot:g 28 20.5; pot:r 45.5 17.5; pot:g 66 20.5; pot:t 73 20.5; pot:b 80 20.5",
    },
    Front {
        name: "Order's Bakery",
        ground: "wall 16 33 64 20; ~ l M36 53V44a12 12 0 0 1 24 0v9z; ~ t M38 53v-9a10 10 0 0 1 20 0v9z; ~ i M41 50v-5a7 7 0 0 1 14 0v5z; ~ f M42.5 50q0-4 3-5.5q1 2 2.5 .5q1-2 .5-4q5 3 5 9z; # l 38 50 20 3; win 21 38; win 28.5 38; win 63 38; win 70.5 38; sack 18 46.5; sack 24 46.5; sack 30 46.5; sack 66 46.5; sack 72 46.5",
        storey: "wall 16 22 64 11; win 21 24; win 30 24; win 60 24; win 69 24; shield:o 44 23; @ y 48 27.5 2.6; flag 80 9",
        crown: "chim 20 15; chim 26.5 18; <chim 75 15; smoke 21 4; smoke 68 4; wall 16 25 64 8; cor 14 24.5 68; ~ o M40 29.5q0-4.5 8-4.5t8 4.5q0 2-2 2H42q-2 0-2-2z; ~ y M41 29q0-3.5 7-3.5t7 3.5q0 1.5-1.5 1.5H42.5q-1.5 0-1.5-1.5z; - o 1 M44 26.5l-1 3.5M48 26v4M52 26.5l1 3.5",
    },
];
