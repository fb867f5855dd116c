//! Saint Malo: the legal list, the check and apply agree, whatever is played.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    saint_malo::testing::fuzz(bytes);
});
