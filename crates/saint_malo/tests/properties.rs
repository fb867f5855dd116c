//! Properties that hold for any input, tested on random ones.

use std::collections::BTreeSet;

use kit::{
    Game, Options as _, Record, Silent, Unknown, Viewer,
    testing::{random_game, says_where_it_is_broken},
};
use proptest::prelude::*;
use saint_malo::{Action, Cell, Dice, Options, Person, SaintMalo, Scene, SceneCity, Symbol, church_points};

/// The best total of church series, by trying every length for the next series (S-CHURCH-4, S-CHURCH-5).
fn best_series(counts: [u8; 5]) -> i32 {
    let mut best = 0;
    let mut left = counts;
    for (size, points) in [1, 4, 8, 13, 20].into_iter().enumerate() {
        if left[size] == 0 {
            break;
        }
        left[size] -= 1;
        best = best.max(points + best_series(left));
    }
    best
}

fn actions() -> impl Strategy<Value = Action> {
    let symbol = || prop::sample::select(&Symbol::ALL[..]);
    prop_oneof![
        prop::collection::vec(symbol(), 1..=5)
            .prop_map(|dice| Action::Reroll { dice: Dice::new(&dice).expect("five dice at most") }),
        (symbol(), 0..=5u8, 0..=5u8).prop_map(|(symbol, turned, used)| Action::Use { symbol, turned, used }),
        prop::sample::select(&Person::ALL[..]).prop_map(|person| Action::Person { person }),
        prop::sample::select(Cell::all().collect::<Vec<_>>()).prop_map(|at| Action::Place { at }),
        prop::sample::select(&[Action::Stop, Action::Pass, Action::Done][..]),
    ]
}

/// Text that looks like ours, and text that does not.
fn texts() -> impl Strategy<Value = String> {
    let words = "reroll stop use pass person place done log crate wall cross head swords turn citizen noble 0 1 3 5 9 \
                 a1 c4 g7 true false players first coin_vp allow_pass turn_cap start rules game saint-malo | # é \n";
    let words: Vec<_> = words.split(' ').collect();
    prop_oneof![
        any::<String>(),
        prop::collection::vec(prop::sample::select(words), 0..8).prop_map(|words| words.join(" ")),
    ]
}

/// A record of two rounds.
fn record(seed: u64) -> String {
    let options = Options { turn_cap: Some(2), coin_vp: 1, ..Options::for_players(3) };
    random_game::<SaintMalo>(&options, seed, |_| ()).record().to_string()
}

/// Cities of empty spaces, crates and houses.
fn cities() -> impl Strategy<Value = [String; 7]> {
    let letters = prop::collection::vec(prop::sample::select(&['.', '.', 'c', 'h'][..]), 49);
    letters.prop_map(|mut letters| {
        for tower in [0, 6, 42, 48] {
            letters[tower] = 't';
        }
        [0, 1, 2, 3, 4, 5, 6].map(|row| letters[7 * row..][..7].iter().collect())
    })
}

/// The groups of empty spaces that are connected by edges through the spaces with these letters.
fn groups(rows: &[String; 7], land: &str) -> Vec<BTreeSet<Cell>> {
    let letter = |cell: Cell| rows[usize::from(cell.row())].as_bytes()[usize::from(cell.column())] as char;
    let mut rest: BTreeSet<Cell> = Cell::all().filter(|&cell| land.contains(letter(cell))).collect();
    let mut groups = Vec::new();
    while let Some(start) = rest.pop_first() {
        let mut group = vec![start];
        let mut next = 0;
        while let Some(&here) = group.get(next) {
            next += 1;
            let beside = |cell: &Cell| cell.row().abs_diff(here.row()) + cell.column().abs_diff(here.column()) == 1;
            let found: Vec<_> = rest.iter().copied().filter(beside).collect();
            for cell in found {
                rest.remove(&cell);
                group.push(cell);
            }
        }
        groups.push(group.into_iter().filter(|&cell| letter(cell) == '.').collect());
    }
    groups
}

proptest! {
    /// S-CHURCH-6.
    #[test]
    fn the_closed_form_of_church_series_is_the_best_of_all(counts in prop::array::uniform5(0..5u8)) {
        prop_assert_eq!(church_points(counts), best_series(counts));
    }

    #[test]
    fn every_action_reads_as_what_it_was_printed_from(action in actions()) {
        prop_assert_eq!(action.to_string().parse(), Ok(action));
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in texts(), value in texts()) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
        let _ = Options::default().set(&text, &value);
        let _ = text.parse::<Record<SaintMalo>>();
        let record = format!("intramuros record 1\ngame saint-malo\nrules 1\n{text}\nstart\n{value}");
        let _ = record.parse::<Record<SaintMalo>>();
    }

    #[test]
    fn options_that_can_be_set_are_listed_so_that_they_can_be_set_again(
        players in 2..=5u8, coin_vp in 1..=2u8, switches in prop::array::uniform4(any::<bool>()), cap in 1..99u16,
    ) {
        let [require_showing_symbol, allow_pass, connect_via_existing, tower_blocks_diagonal] = switches;
        let turn_cap = allow_pass.then_some(cap);
        let options = Options {
            players, first: None, coin_vp, require_showing_symbol, allow_pass, connect_via_existing,
            tower_blocks_diagonal, turn_cap,
        };
        let mut again = Options::default();
        for (key, value) in options.list() {
            again.set(key, &value).unwrap();
        }
        prop_assert_eq!(again, options);
    }

    #[test]
    fn a_record_with_one_wrong_character_is_refused_with_its_place_or_replays(
        seed in 0..20u64,
        place in any::<prop::sample::Index>(),
        wrong in prop_oneof![any::<char>(), prop::char::range(' ', 'z')],
    ) {
        let mut letters: Vec<char> = record(seed).chars().collect();
        let place = place.index(letters.len());
        letters[place] = wrong;
        let text: String = letters.iter().collect();
        says_where_it_is_broken::<SaintMalo>(&text);
    }

    /// S-CRATE-4 and S-R-07.
    #[test]
    fn as_many_crates_can_be_used_as_the_largest_group_of_empty_spaces_holds(
        rows in cities(), connect_via_existing in any::<bool>(), last in 0..1000usize,
    ) {
        let groups = groups(&rows, if connect_via_existing { ".c" } else { "." });
        let largest = groups.iter().map(BTreeSet::len).max().unwrap_or(0);
        prop_assume!(largest > 0);
        let rows = rows.map(|row| &*row.leak());
        let city = SceneCity { rows, coins: 0, ..SceneCity::default() };
        let options = Options { connect_via_existing, ..Options::default() };
        let dice = "crate crate crate crate crate";
        let game = SaintMalo::try_from(Scene { options, dice, cities: vec![city], ..Scene::default() }).unwrap();
        let mut legal = Vec::new();
        game.legal(&mut legal);
        prop_assert_eq!(legal.len(), largest.min(5));
        for used in legal.clone() {
            let Action::Use { used: size, .. } = used else { panic!("{used} is no use of dice") };
            let mut game = game;
            game.apply(used, &mut Unknown, &mut Silent).unwrap();
            let big_enough = groups.iter().filter(|group| group.len() >= usize::from(size));
            let spaces: BTreeSet<_> = game.view(Viewer::Public).spaces.iter().collect();
            prop_assert_eq!(&spaces, &big_enough.flatten().copied().collect());
            // Wherever the first crates are placed, there is room for the rest.
            for number in 0..size {
                game.legal(&mut legal);
                prop_assert!(!legal.is_empty(), "no room for crate {} of {}", number + 1, size);
                game.apply(legal[last % legal.len()], &mut Unknown, &mut Silent).unwrap();
            }
            prop_assert_eq!(game.view(Viewer::Public).cities[0].empty().len(), rows_empty(&rows) - size);
        }
    }
}

/// How many spaces of a city are empty.
fn rows_empty(rows: &[&str; 7]) -> u8 {
    rows.iter().map(|row| row.matches('.').count() as u8).sum()
}
