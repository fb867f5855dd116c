//! Valletta: the legal list, the check and apply agree, whatever is played.
#![no_main]

use valletta::{Edition, Options, Reshuffle, testing::universe};

libfuzzer_sys::fuzz_target!(|input: (u8, u8, &[u8])| {
    let (players, switches, bytes) = input;
    let switch = |bit: u8| switches >> bit & 1 != 0;
    let options = Options {
        edition: if switch(0) { Edition::Zman } else { Edition::Hig },
        reshuffle: if switch(1) { Reshuffle::Eager } else { Reshuffle::OnDemand },
        finite_supply: switch(2),
        turn_cap: switch(3).then_some(3),
        ..Options::for_players(2 + players % 3)
    };
    kit::testing::play_bytes(&options, bytes, universe);
});
