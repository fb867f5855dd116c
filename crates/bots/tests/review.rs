//! The review of a game: every change of the chances is somebody's error or luck, and nothing is left over.

use bots::{
    Level, Opponent,
    review::{Class, Review, review},
};
use kit::{Live, Options, Play, Record, Seat, Turn, Viewer};
use saint_malo::SaintMalo;
use valletta::Valletta;

/// A game of these bots, to its end or as far as so many decisions.
fn played<G: Opponent>(levels: &[Level], seed: u8, most: usize) -> Record<G> {
    let mut options = G::Options::default();
    options.set("players", &levels.len().to_string()).expect("so many can play");
    let mut chance = Live::new([seed; 32]);
    let mut play = Play::<G>::start(&options, &mut chance, &mut Vec::new()).expect("good options");
    let mut bots: Vec<_> = levels.iter().zip(0..).map(|(&level, number)| G::bot(level, number)).collect();
    let mut legal = Vec::new();
    while let Turn::Seat(seat) = play.game().turn() {
        if play.record().lines.len() == most {
            break;
        }
        play.game().legal(&mut legal);
        let choice = bots[seat.index()].choose(&play.game().view(Viewer::Seat(seat)), &legal);
        play.act(legal[choice], &mut chance, &mut Vec::new()).expect("listed as legal");
    }
    play.record().clone()
}

/// For every seat, all luck and all errors are the result less the start, and so are the figures of its account.
fn adds_up(review: &Review) {
    for seat in Seat::all(review.result.len() as u8) {
        let place = seat.index();
        let luck: f64 = review.luck.iter().map(|luck| luck.change[place]).sum();
        let errors: f64 = review.decisions.iter().map(|made| made.error(seat)).sum();
        let whole = review.result[place] - review.start[place];
        assert!((luck + errors - whole).abs() < 1e-6, "seat {seat}: luck {luck}, errors {errors}, in all {whole}");
        let account = &review.seats[place];
        assert!((account.luck + account.errors + account.gifts - whole).abs() < 1e-6, "{account:?}");
        assert!((account.adjusted + account.luck - review.result[place]).abs() < 1e-6, "{account:?}");
        assert!(account.errors <= 0.0, "{account:?}");
    }
    let result: f64 = review.result.iter().sum();
    assert!((result - 1.0).abs() < 1e-6, "{:?}", review.result);
}

/// Nobody is better than the best, and where nothing came to light nothing changes.
fn hangs_together(review: &Review) {
    for made in &review.decisions {
        assert!(made.error(Seat(made.seat)) <= 1e-9, "{made:?}");
        assert!((made.error(Seat(made.seat)) + made.lost).abs() < 1e-9, "{made:?}");
        assert_eq!(made.class, Class::of(made.lost));
        assert_eq!(made.class.is_some(), made.better.is_some(), "{made:?}");
        if review.luck_at(made.at).is_none() {
            assert_eq!(made.value, review.at(made.at), "decision {}", made.at);
        }
    }
    for point in &review.turning {
        assert!((point.before + point.luck + point.errors - point.after).abs() < 1e-6, "{point:?}");
    }
}

fn every_game<G: Opponent>(players: &[u8], games: u8, level: Level) {
    for &players in players {
        for seed in 0..games {
            let record = played::<G>(&vec![level; players.into()], seed, usize::MAX);
            let review = review(&record, 7).expect("a whole game");
            assert!(review.finished);
            adds_up(&review);
            hangs_together(&review);
        }
    }
}

#[test]
fn saint_malo_adds_up_for_any_number_of_players() {
    every_game::<SaintMalo>(&[2, 5], 1, Level::Novice);
}

#[test]
fn valletta_adds_up_for_any_number_of_players() {
    every_game::<Valletta>(&[2, 3], 1, Level::Novice);
}

#[test]
fn a_game_that_stopped_ends_with_what_was_to_be_expected() {
    let review = review(&played::<SaintMalo>(&[Level::Apprentice; 2], 1, 40), 7).expect("some decisions");
    assert!(!review.finished);
    adds_up(&review);
    hangs_together(&review);
}

#[test]
fn equal_records_give_equal_reviews_and_json_brings_them_back() {
    let record = played::<Valletta>(&[Level::Apprentice; 2], 3, 60);
    let one = review(&record, 7).expect("some decisions");
    assert_eq!(one, review(&record, 7).expect("some decisions"));
    let text = serde_json::to_string(&one).expect("plain data");
    assert_eq!(serde_json::from_str::<Review>(&text).expect("the same form"), one);
}

#[test]
fn who_plays_anything_makes_more_errors_than_who_plans() {
    let record = played::<SaintMalo>(&[Level::Random, Level::Journeyman], 5, usize::MAX);
    let review = review(&record, 7).expect("a whole game");
    let [wild, careful] = &review.seats[..] else { panic!("two players") };
    assert!(wild.per_decision > careful.per_decision, "{wild:?} {careful:?}");
    assert!(wild.lessons.len() == 3, "{wild:?}");
}

#[test]
fn a_record_without_decisions_has_no_review() {
    let record = played::<SaintMalo>(&[Level::Random; 2], 5, 0);
    assert!(review(&record, 7).is_err());
}
