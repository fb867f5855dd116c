//! Every game of the museum still means what it meant, and proves what it is named after.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use kit::{Record, record::Line};
use museum::{Entry, Exhibit, Index, first_difference, folder, visit};
use saint_malo::SaintMalo;
use valletta::{Action, Card, Valletta};

fn index() -> Vec<Entry> {
    Index::read().unwrap_or_else(|error| panic!("{error}")).0
}

fn entries<G: Exhibit>() -> impl Iterator<Item = Entry> {
    index().into_iter().filter(|entry| entry.name.starts_with(G::FOLDER))
}

fn record<G: Exhibit>(entry: &Entry) -> Result<Record<G>, String> {
    let text = fs::read_to_string(entry.file()).map_err(|error| error.to_string())?;
    let record: Record<G> = text.parse().map_err(|error: kit::record::ParseError| error.to_string())?;
    let printed = record.to_string();
    if printed == text { Ok(record) } else { Err("it does not print as it was read".into()) }
}

/// What is wrong with a game, in one sentence that begins with its name.
fn complaint<G: Exhibit>(entry: &Entry) -> Option<String> {
    let complain = |why: String| Some(format!("games/{}.record: {why}", entry.name));
    let record = match record::<G>(entry) {
        Ok(record) => record,
        Err(why) => return complain(why),
    };
    let now = match visit(&record) {
        Ok(now) => Entry { name: entry.name.clone(), play: entry.play.clone(), ..now },
        Err(error) => return complain(error.to_string()),
    };
    if let Some(decision) = first_difference(&entry.visit.marks, &now.visit.marks) {
        let line = decision.checked_sub(1).and_then(|place| record.lines.get(place));
        let said = line.map_or("the start".into(), |Line { seat, action, .. }| format!("seat {seat}: {action}"));
        return complain(format!("from decision {decision} ({said}) on it means something else than it did"));
    }
    if now == *entry { None } else { complain(ending(entry, &now)) }
}

/// What differs where every decision means the same.
fn ending(then: &Entry, now: &Entry) -> String {
    let result = |entry: &Entry| format!("{} (winners: {})", entry.visit.scores, entry.visit.winners);
    let lost: Vec<_> = then.proves.iter().filter(|claim| !now.proves.contains(claim)).collect();
    let gained: Vec<_> = now.proves.iter().filter(|claim| !then.proves.contains(claim)).collect();
    match (result(then), result(now)) {
        (then, now) if then != now => format!("it ends with {now}, not {then}; no longer proved: {lost:?}"),
        _ => format!("the decisions mean what they meant; no longer proved: {lost:?}, newly proved: {gained:?}"),
    }
}

fn all_stand<G: Exhibit>() {
    let complaints: Vec<String> = entries::<G>().filter_map(|entry| complaint::<G>(&entry)).collect();
    assert!(
        complaints.is_empty(),
        "{} games mean something else; if that is intended, raise RULES where old records are meant and run \
         `cargo run -p museum -- bless`:\n{}",
        complaints.len(),
        complaints.join("\n")
    );
}

#[test]
fn every_game_of_saint_malo_means_what_it_meant() {
    all_stand::<SaintMalo>();
}

#[test]
fn every_game_of_valletta_means_what_it_meant() {
    all_stand::<Valletta>();
}

/// A file that is named after a claim proves it, according to the index, which the tests above check.
fn all_claims_are_proved<G: Exhibit>() {
    let games: BTreeMap<String, Entry> = entries::<G>().map(|entry| (entry.name.clone(), entry)).collect();
    for (claim, rule, _) in G::claims() {
        let game = games.get(&format!("{}/{claim}", G::FOLDER));
        let game = game.unwrap_or_else(|| panic!("no game of {} is named for {claim} ({rule})", G::NAME));
        assert!(game.proves.iter().any(|proved| proved == claim), "{} does not prove it", game.name);
    }
}

#[test]
fn every_claim_has_a_game_that_is_named_for_it() {
    all_claims_are_proved::<SaintMalo>();
    all_claims_are_proved::<Valletta>();
}

#[test]
fn the_index_and_the_folders_agree() {
    let listed: BTreeSet<String> = index().iter().map(|entry| entry.name.clone()).collect();
    let mut there = BTreeSet::new();
    for game in [SaintMalo::FOLDER, Valletta::FOLDER] {
        for file in fs::read_dir(folder().join(game)).unwrap() {
            there.insert(format!("{game}/{}", file.unwrap().path().file_stem().unwrap().to_string_lossy()));
        }
    }
    assert_eq!(listed, there);
    assert!(listed.len() >= 300, "{} games", listed.len());
}

#[test]
fn every_number_of_players_edition_option_and_level_is_there() {
    let index = index();
    let has = |game: &str, test: &dyn Fn(&Entry) -> bool| {
        index.iter().any(|entry| entry.name.starts_with(game) && test(entry))
    };
    for (game, players) in [("saint_malo", 2..=5), ("valletta", 2..=4)] {
        for number in players {
            for level in ["random", "novice", "apprentice", "journeyman", "master"] {
                assert!(has(game, &|entry| entry.players == number && entry.play == level), "{level} {number}");
            }
        }
    }
    let options = [
        ("saint_malo", "coin_vp=1"),
        ("saint_malo", "require_showing_symbol=true"),
        ("saint_malo", "allow_pass=true"),
        ("saint_malo", "connect_via_existing=true"),
        ("saint_malo", "tower_blocks_diagonal=true"),
        ("saint_malo", "turn_cap="),
        ("saint_malo", "first="),
        ("valletta", "edition=hig"),
        ("valletta", "edition=zman"),
        ("valletta", "reshuffle=eager"),
        ("valletta", "finite_supply=true"),
        ("valletta", "turn_cap="),
        ("valletta", "first="),
        ("valletta", "building=own"),
    ];
    for (game, option) in options {
        assert!(has(game, &|entry| entry.options.contains(option)), "{game}: {option}");
    }
}

#[test]
fn every_character_of_valletta_is_played_in_both_editions() {
    let mut played: BTreeMap<bool, BTreeSet<Card>> = BTreeMap::new();
    for entry in entries::<Valletta>() {
        let record = record::<Valletta>(&entry).unwrap_or_else(|why| panic!("{}: {why}", entry.name));
        let cards = record.lines.iter().filter_map(|line| match line.action {
            Action::Play(card) => Some(card),
            _ => None,
        });
        played.entry(entry.options.contains("zman")).or_default().extend(cards);
    }
    assert!(played.values().all(|cards| cards.len() == Card::COUNT), "{played:?}");
    assert_eq!(played.len(), 2);
}

#[test]
fn a_difference_is_found_where_it_begins() {
    assert_eq!(first_difference("abcd", "abcd"), None);
    assert_eq!(first_difference("abcd", "abxd"), Some(2));
    assert_eq!(first_difference("abcd", "ab"), Some(2));
}
