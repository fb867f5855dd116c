//! Writes the seeds of the fuzz targets: short games as texts, and the choices of games as bytes.

use std::{collections::BTreeSet, fs, io, path::Path};

use kit::{Options, Record};
use museum::{Entry, Index};

use super::Collect;

/// Seeds of each kind.
const SEEDS: usize = 12;

/// Choices per seed: checking a position against every action is slow.
const CHOICES: usize = 60;

fn write_seed(target: &str, name: &str, bytes: &[u8]) -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(name), bytes)
}

/// The index of each choice in its legal list, as the fuzz target reads it.
fn choices<G: Collect>(record: &Record<G>) -> Option<Vec<u8>> {
    let mut replay = record.replay(&mut kit::Silent).ok()?;
    let (mut legal, mut bytes) = (Vec::new(), Vec::new());
    for line in record.lines.iter().take(CHOICES) {
        replay.game().legal(&mut legal);
        bytes.push((legal.iter().position(|action| *action == line.action)? % 256) as u8);
        replay.step(&mut kit::Silent).ok()?;
    }
    Some(bytes)
}

/// Writes the seeds of one game: the shortest record for each number of players and set of options.
pub fn write<G: Collect>(index: &Index) -> io::Result<()> {
    let mut games: Vec<&Entry> = index.0.iter().filter(|entry| entry.name.starts_with(G::FOLDER)).collect();
    games.sort_by_key(|entry| entry.visit.decisions);
    let mut seen = BTreeSet::new();
    games.retain(|entry| !entry.options.contains("building") && seen.insert((entry.players, entry.options.clone())));
    for entry in games.into_iter().take(SEEDS) {
        let text = fs::read_to_string(entry.file())?;
        let record: Record<G> = text.parse().map_err(io::Error::other)?;
        let name = entry.name.rsplit('/').next().unwrap_or_default();
        if entry.visit.decisions <= 80 {
            write_seed("texts", &format!("{}-{name}", G::FOLDER), text.as_bytes())?;
        }
        let choices = choices(&record).ok_or_else(|| io::Error::other(entry.name.clone()))?;
        let table = [record.options.players() - 2, G::switches(&record.options)];
        write_seed(&format!("{}_agrees", G::FOLDER), name, &[&table[..], &choices].concat())?;
    }
    Ok(())
}
