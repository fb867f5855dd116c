//! Collects games: some of each lineup for coverage, and one for each claim.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    time::Instant,
};

use kit::{Options, Record};
use museum::{Entry, folder, proved, visit};

use super::{Collect, play};

/// How much is played.
pub struct Plan {
    /// Games of each lineup of the coverage.
    pub each: u64,
    /// Rounds over all lineups of the search, each lineup one game a round.
    pub rounds: u64,
    /// How many seconds the search may take.
    pub seconds: u64,
}

/// What was found.
#[derive(Default)]
pub struct Gathered {
    /// The games that were written.
    pub entries: Vec<Entry>,
    /// Claims that no game proves.
    pub missing: Vec<&'static str>,
}

/// A game found for a claim.
#[derive(Clone)]
struct Found<G: Collect> {
    record: Record<G>,
    play: String,
}

/// The games found for a claim, the shortest for each number of players and edition.
type Finds<G> = BTreeMap<&'static str, BTreeMap<String, Found<G>>>;

/// The kind of a lineup: games of different kinds are spread over the claims.
fn sort_of<G: Collect>(record: &Record<G>) -> String {
    let list = record.options.list().into_iter();
    let of = list.filter(|(key, _)| ["players", "edition"].contains(key)).map(|(_, value)| value);
    of.collect::<Vec<_>>().join(" ")
}

/// Looks for games that prove these claims, as short as possible.
fn search<G: Collect>(plan: &Plan, wanted: &[&'static str]) -> Finds<G> {
    let mut found = Finds::<G>::new();
    let begin = Instant::now();
    let lineups = G::search();
    for round in 0..plan.rounds {
        let left: Vec<_> = wanted.iter().filter(|name| !found.contains_key(*name)).collect();
        if round % 5 == 0 {
            eprintln!("{}: round {round}, {} claims left: {left:?}", G::NAME, left.len());
        }
        // After the first rounds it continues only while claims are missing.
        if wanted.is_empty() || round > 5 && left.is_empty() || begin.elapsed().as_secs() > plan.seconds {
            break;
        }
        for (number, lineup) in lineups.iter().enumerate() {
            let Some(record) = play(lineup, round * 1000 + number as u64) else { continue };
            let sort = sort_of(&record);
            for name in proved(&record).unwrap_or_default().into_iter().filter(|name| wanted.contains(name)) {
                let finds = found.entry(name).or_default();
                if finds.get(&sort).is_none_or(|best| record.lines.len() < best.record.lines.len()) {
                    finds.insert(sort.clone(), Found { record: record.clone(), play: lineup.play() });
                }
            }
        }
    }
    found
}

/// Gives every claim a different game where possible, and balances the kinds of lineups.
fn assign<G: Collect>(finds: Finds<G>) -> Vec<(&'static str, Found<G>)> {
    let mut claims: Vec<_> = finds.into_iter().collect();
    // Claims with the fewest games choose first.
    claims.sort_by_key(|(_, finds)| finds.len());
    let (mut used, mut shares) = (BTreeSet::new(), BTreeMap::<String, usize>::new());
    let mut assigned = Vec::new();
    for (name, finds) in claims {
        let rank = |(sort, found): &(String, Found<G>)| {
            let taken = used.contains(&found.record.to_string());
            (taken, shares.get(sort).copied().unwrap_or(0) / 3, found.record.lines.len())
        };
        if let Some((sort, found)) = finds.into_iter().min_by_key(rank) {
            used.insert(found.record.to_string());
            *shares.entry(sort).or_default() += 1;
            assigned.push((name, found));
        }
    }
    assigned
}

/// Writes a record and makes its entry for the index.
fn keep<G: Collect>(record: &Record<G>, name: &str, play: String) -> io::Result<Entry> {
    let mut entry = visit(record).map_err(io::Error::other)?;
    (entry.name, entry.play) = (format!("{}/{name}", G::FOLDER), play);
    fs::create_dir_all(folder().join(G::FOLDER))?;
    fs::write(entry.file(), record.to_string())?;
    Ok(entry)
}

/// Collects the missing games of one game.
pub fn gather<G: Collect>(plan: &Plan, have: &[String]) -> io::Result<Gathered> {
    let mut gathered = Gathered::default();
    for (number, lineup) in G::coverage().into_iter().enumerate() {
        for copy in 1..=plan.each {
            let name = format!("{}-{copy:02}", lineup.label);
            if have.contains(&format!("{}/{name}", G::FOLDER)) {
                continue;
            }
            if let Some(record) = play(&lineup, 500_000 + 100 * number as u64 + copy) {
                gathered.entries.push(keep(&record, &name, lineup.play())?);
            }
        }
    }
    let named = |name: &str| have.iter().any(|file| *file == format!("{}/{name}", G::FOLDER));
    let wanted: Vec<&'static str> = G::claims().map(|(name, ..)| *name).filter(|name| !named(name)).collect();
    for (name, Found { record, play }) in assign::<G>(search(plan, &wanted)) {
        gathered.entries.push(keep(&record, name, play)?);
    }
    let known = |name: &str| {
        let file = format!("{}/{name}", G::FOLDER);
        have.contains(&file) || gathered.entries.iter().any(|entry| entry.name == file)
    };
    gathered.missing = G::claims().map(|(name, ..)| *name).filter(|name| !known(name)).collect();
    Ok(gathered)
}
