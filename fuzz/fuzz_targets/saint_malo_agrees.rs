//! Saint Malo: the legal list, the check and apply agree, whatever is played.
#![no_main]

use saint_malo::{Options, testing::universe};

libfuzzer_sys::fuzz_target!(|input: (u8, u8, &[u8])| {
    let (players, switches, bytes) = input;
    let switch = |bit: u8| switches >> bit & 1 != 0;
    let options = Options {
        require_showing_symbol: switch(0),
        allow_pass: switch(1),
        turn_cap: switch(1).then_some(40),
        connect_via_existing: switch(2),
        tower_blocks_diagonal: switch(3),
        ..Options::for_players(2 + players % 4)
    };
    kit::testing::play_bytes(&options, bytes, universe);
});
