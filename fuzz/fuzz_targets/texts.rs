//! Any bytes as the text of an action or a record of either game.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    kit::testing::read_anything::<saint_malo::SaintMalo>(bytes);
    kit::testing::read_anything::<valletta::Valletta>(bytes);
});
