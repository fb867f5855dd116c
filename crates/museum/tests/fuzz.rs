//! Runs the seeds of the fuzz targets through the same functions as the targets.

use std::{fs, path::Path};

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let read = |file: std::io::Result<fs::DirEntry>| file.and_then(|file| fs::read(file.path()));
    let seeds: Vec<_> = files.map(|file| read(file).unwrap_or_else(|error| panic!("{target}: {error}"))).collect();
    assert!(seeds.len() >= 4, "{target} has seeds to begin with");
    seeds
}

#[test]
fn the_seeds_of_saint_malo_agrees() {
    seeds("saint_malo_agrees").iter().for_each(|bytes| saint_malo::testing::fuzz(bytes));
}

#[test]
fn the_seeds_of_valletta_agrees() {
    seeds("valletta_agrees").iter().for_each(|bytes| valletta::testing::fuzz(bytes));
}

#[test]
fn the_seeds_of_texts() {
    for bytes in seeds("texts") {
        kit::testing::read_anything::<saint_malo::SaintMalo>(&bytes);
        kit::testing::read_anything::<valletta::Valletta>(&bytes);
    }
}

#[test]
fn the_seeds_of_buildings() {
    for bytes in seeds("buildings") {
        // An invalid set must be refused, not panic.
        let _ = valletta::BuildingSet::from_toml(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn every_target_has_seeds() {
    let targets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/fuzz_targets");
    for target in fs::read_dir(targets).unwrap() {
        seeds(&target.unwrap().path().file_stem().unwrap().to_string_lossy());
    }
}
