//! The player of the tests brings games to an end, also without a browser.

use bots::{Level, Opponent};
use e2e::choose;
use kit::{Options, Sampled, Seat, Turn, Viewer};

/// The decisions of the player on seat 0, against novices or another player of the tests.
fn decisions<G: Opponent>(players: u8, alone: bool, seed: u64) -> usize {
    let mut options = G::Options::default();
    options.set("players", &players.to_string()).unwrap();
    let (mut chance, mut bot) = (Sampled::new(seed), G::bot(Level::Novice, seed));
    let mut game = G::start(&options, &mut chance, &mut Vec::new()).unwrap();
    let (mut steps, mut legal) = (vec![0; usize::from(players)], Vec::new());
    while let Turn::Seat(seat) = game.turn() {
        game.legal(&mut legal);
        let place = if alone && seat != Seat(0) {
            bot.choose(&game.view(Viewer::Seat(seat)), &legal)
        } else {
            let texts: Vec<_> = legal.iter().map(ToString::to_string).collect();
            // Dice are thrown again by other buttons.
            let (places, shown): (Vec<_>, Vec<_>) =
                texts.iter().map(String::as_str).enumerate().filter(|(_, text)| !text.starts_with("reroll")).unzip();
            steps[seat.index()] += 1;
            places[choose(&shown, steps[seat.index()])]
        };
        game.apply(legal[place], &mut chance, &mut Vec::new()).unwrap();
    }
    steps[0]
}

#[test]
fn games_end_after_a_few_dozen_decisions() {
    for seed in 0..20 {
        let one = [
            decisions::<saint_malo::SaintMalo>(2, true, seed),
            decisions::<saint_malo::SaintMalo>(3, true, seed),
            decisions::<saint_malo::SaintMalo>(2, false, seed),
            decisions::<valletta::Valletta>(2, true, seed),
            decisions::<valletta::Valletta>(3, true, seed),
            decisions::<valletta::Valletta>(2, false, seed),
        ];
        assert!(one.into_iter().all(|steps| steps < 300), "seed {seed}: {one:?}");
    }
}
