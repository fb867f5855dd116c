//! Writes `.perft` files: for every kind of question an early, a middle and a late position, with its counts.

use std::{collections::BTreeSet, fmt::Write, fs, io, path::Path};

use kit::{Options, Record, Viewer, perft};
use museum::{Entry, Index};

use super::Collect;

/// No count may be larger.
const LIMIT: u64 = 60_000;

/// The depths that are counted, as far as the limit allows.
const DEPTHS: u32 = 4;

/// What is asked at a position, as its view says.
fn question<G: Collect>(game: &G) -> Option<String> {
    let view = serde_json::to_value(game.view(Viewer::Public)).ok()?;
    view["ask"]["kind"].as_str().map(|kind| kind.replace('_', "-"))
}

/// The stages of a game.
const STAGES: [&str; 3] = ["early", "middle", "late"];

/// Adds positions of one game whose question is still missing at that stage, at most one per stage.
fn scenes<G: Collect>(entry: &Entry, seen: &mut BTreeSet<String>, text: &mut String) -> Option<()> {
    let record: Record<G> = fs::read_to_string(entry.file()).ok()?.parse().ok()?;
    let mut replay = record.replay(&mut kit::Silent).ok()?;
    let (players, length) = (record.options.players(), record.lines.len());
    let mut shown = [false; 3];
    while replay.at() < length {
        let (at, stage) = (replay.at(), replay.at() * 3 / length);
        let key = question(replay.game()).map(|asked| format!("{asked}-{}", STAGES[stage]));
        if let Some(key) = key.filter(|key| !shown[stage] && !seen.contains(key)) {
            let counts = (1..=DEPTHS).map_while(|depth| Some((depth, perft(replay.game(), depth, LIMIT)?)));
            let counts: Vec<_> = counts.take_while(|(_, count)| *count > 0).collect();
            if !counts.is_empty() {
                let _ = writeln!(text, "\nscene {key}-{players}p\nrecord {} after {at}", entry.name);
                counts.iter().for_each(|(depth, count)| {
                    let _ = writeln!(text, "perft {depth} {count}");
                });
                seen.insert(key);
                shown[stage] = true;
            }
        }
        replay.step(&mut kit::Silent).ok()??;
    }
    Some(())
}

/// Writes the file of one game.
pub fn write<G: Collect>(index: &Index) -> io::Result<()> {
    let games: Vec<&Entry> = index.0.iter().filter(|entry| entry.name.starts_with(G::FOLDER)).collect();
    let mut text = String::from(
        "# Positions of finished games and how many ways there are to play on, through chance: every question, early,\n\
         # in the middle and late in a game. A change of a rule moves a number. `cargo run -p museum -- perft` writes it.\n",
    );
    let mut seen = BTreeSet::new();
    for place in 0..games.len() {
        // Games far apart in the list, for variety.
        scenes::<G>(games[place * 37 % games.len()], &mut seen, &mut text);
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{0}/tests/{0}.perft", G::FOLDER));
    println!("{} scenes of {}", seen.len(), G::NAME);
    fs::write(file, text)
}
