//! Any text as a file of building cards.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    let _ = valletta::BuildingSet::from_toml(text);
});
