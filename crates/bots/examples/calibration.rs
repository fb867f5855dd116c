//! How well the estimated chances to win match the results:
//! `cargo run --release -p bots --example calibration -- [GAMES] [LEVELS]`.
//!
//! Bots of one level play whole games, or bots of several levels (`novice,master`) that rotate seats; at every
//! fifth decision each seat's chance is noted, and at the end whether it won.

use bots::{Level, Opponent};
use kit::{Options, Sampled, Silent, Viewer};
use saint_malo::SaintMalo;
use valletta::Valletta;

/// Estimated chances and actual wins, for one tenth of the range.
#[derive(Clone, Copy, Default)]
struct Tenth {
    count: u32,
    said: f32,
    won: f32,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games = args.next().and_then(|text| text.parse().ok()).unwrap_or(400);
    let names = args.next().unwrap_or_else(|| Level::Journeyman.to_string());
    let levels: Vec<Level> = names.split(',').map(|text| text.parse().expect("a level")).collect();
    report::<SaintMalo>(games, &levels, &[2, 3, 4, 5]);
    report::<Valletta>(games, &levels, &[2, 3, 4]);
}

fn report<G: Opponent>(games: u64, levels: &[Level], players: &[u8]) {
    let mut tenths = [Tenth::default(); 10];
    for number in 0..games {
        let first = number as usize / players.len();
        let seated: Vec<Level> = levels.iter().copied().cycle().skip(first % levels.len()).take(5).collect();
        play::<G>(number, &seated, players[number as usize % players.len()], &mut tenths);
    }
    println!("{}: {games} games, {levels:?}", G::NAME);
    println!("| said | won | positions |\n|---|---|---|");
    for tenth in tenths.iter().filter(|tenth| tenth.count > 0) {
        let count = tenth.count as f32;
        println!("| {:.0}% | {:.0}% | {} |", 100.0 * tenth.said / count, 100.0 * tenth.won / count, tenth.count);
    }
}

fn play<G: Opponent>(seed: u64, levels: &[Level], players: u8, tenths: &mut [Tenth; 10]) {
    let mut options = G::Options::default();
    options.set("players", &players.to_string()).expect("so many can play");
    let mut chance = Sampled::new(seed);
    let mut game = G::start(&options, &mut chance, &mut Silent).expect("good options");
    let mut bots: Vec<_> = (0..players).map(|seat| G::bot(levels[usize::from(seat)], seed + u64::from(seat))).collect();
    let (mut legal, mut said) = (Vec::new(), Vec::new());
    for moment in 0.. {
        let Some(seat) = game.turn().seat() else { break };
        let view = game.view(Viewer::Seat(seat));
        if moment % 5 == 0 {
            said.push(G::chances(&view));
        }
        game.legal(&mut legal);
        let choice = bots[seat.index()].choose(&view, &legal);
        game.apply(legal[choice], &mut chance, &mut Silent).expect("listed as legal");
    }
    let won = G::chances(&game.view(Viewer::Public));
    for (chance, won) in said.iter().flat_map(|chances| chances.iter().zip(&won)) {
        let tenth = &mut tenths[((chance * 10.0) as usize).min(9)];
        *tenth = Tenth { count: tenth.count + 1, said: tenth.said + chance, won: tenth.won + won };
    }
}
