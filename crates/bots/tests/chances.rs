//! The estimated chances to win add up to 1, end with the result, and match how often seats win.

use std::time::Instant;

use bots::{Level, Opponent};
use kit::{Game, Options, Outcome, Sampled, Seat, Silent, Viewer};
use saint_malo::SaintMalo;
use valletta::Valletta;

/// Plays a game of journeymen and shows every position, then the last one.
fn game<G: Opponent>(players: u8, seed: u64, mut look: impl FnMut(&G)) -> Outcome {
    let mut options = G::Options::default();
    options.set("players", &players.to_string()).expect("so many can play");
    let mut chance = Sampled::new(seed);
    let mut position = G::start(&options, &mut chance, &mut Silent).expect("good options");
    let mut bots: Vec<_> = (0..players.into()).map(|seat| G::bot(Level::Journeyman, seed + seat)).collect();
    let mut legal = Vec::new();
    while let Some(seat) = position.turn().seat() {
        look(&position);
        position.legal(&mut legal);
        let choice = bots[seat.index()].choose(&position.view(Viewer::Seat(seat)), &legal);
        position.apply(legal[choice], &mut chance, &mut Silent).expect("listed as legal");
    }
    look(&position);
    position.outcome().expect("the game is over")
}

fn sum_to_one_and_end_with_the_result<G: Opponent>(players: &[u8]) {
    for &players in players {
        let mut last = Vec::new();
        let outcome = game::<G>(players, players.into(), |position| {
            last = G::chances(&position.view(Viewer::Public));
            assert_eq!(last.len(), usize::from(players));
            assert!((last.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{last:?}");
            assert!(last.iter().all(|chance| (0.0..=1.0).contains(chance)), "{last:?}");
        });
        let share = 1.0 / outcome.winners.len() as f32;
        for (seat, chance) in Seat::all(players).zip(last) {
            assert_eq!(chance, if outcome.winners.contains(&seat) { share } else { 0.0 });
        }
    }
}

#[test]
fn chances_sum_to_one_and_end_with_the_result() {
    sum_to_one_and_end_with_the_result::<SaintMalo>(&[2, 3, 4, 5]);
    sum_to_one_and_end_with_the_result::<Valletta>(&[2, 3, 4]);
}

#[test]
fn every_viewer_is_told_the_same_chances() {
    game::<Valletta>(3, 5, |position| {
        let public = Valletta::chances(&position.view(Viewer::Public));
        for seat in Seat::all(3) {
            assert_eq!(Valletta::chances(&position.view(Viewer::Seat(seat))), public);
        }
    });
}

/// Seats with a high estimated chance win about as often as estimated.
fn high_chances_are_won<G: Opponent>(games: u64) {
    let (mut count, mut said, mut won) = (0, 0.0, 0.0);
    for seed in 0..games {
        let mut high = Vec::new();
        let outcome = game::<G>(2, 100 + seed, |position| {
            let chances = G::chances(&position.view(Viewer::Public));
            high.extend(Seat::all(2).zip(chances).filter(|(_, chance)| (0.6..0.9).contains(chance)));
        });
        for (seat, chance) in high {
            (count, said) = (count + 1, said + chance);
            won += if outcome.winners.contains(&seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        }
    }
    let (said, won) = (said / count as f32, won / count as f32);
    assert!((said - won).abs() < 0.12, "{}: said {said:.2}, won {won:.2} of {count}", G::NAME);
}

#[test]
fn what_is_called_likely_happens_about_as_often() {
    high_chances_are_won::<SaintMalo>(60);
    high_chances_are_won::<Valletta>(60);
}

#[test]
fn a_whole_game_is_foreseen_in_less_than_a_second() {
    fn time<G: Opponent>(players: u8) {
        let mut views = Vec::new();
        game::<G>(players, 9, |position| views.push(position.view(Viewer::Public)));
        let start = Instant::now();
        views.iter().for_each(|view| drop(G::chances(view)));
        let each = start.elapsed() / views.len() as u32;
        assert!(each.as_micros() < 1000, "{}: {each:?} per position", G::NAME);
    }
    time::<SaintMalo>(5);
    time::<Valletta>(4);
}
