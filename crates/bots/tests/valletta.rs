//! Bots for Valletta see no secrets, are deterministic, and finish games of every kind.

use bots::{
    Bot, Level, Opponent,
    valletta::{Budget, MASTER, VallettaBot, Weights, Width, hints},
};
use kit::{Chance, Game, Sampled, Seat, Secrets, Silent, Viewer};
use valletta::{Action, Edition, Options, Reshuffle, Valletta, View};

/// A master with a smaller search: whole games at full strength take minutes without optimisation.
const BRIEF: Budget =
    Budget { width: Width(4), later: Width(2), candidates: 2, worlds: 1, gap: 0.01, trust: 0.7, decided: 0.0 };

fn player(level: Level, seed: u64, budget: Budget) -> VallettaBot {
    VallettaBot::new(level, seed).spending(budget)
}

/// Plays a game of these levels and shows every decision.
fn play(options: &Options, levels: &[Level], seed: u64, mut look: impl FnMut(&Valletta, Seat, &View, &[Action])) {
    let mut chance = Sampled::new(seed);
    let mut game = Valletta::start(options, &mut chance, &mut Silent).expect("good options");
    let mut bots: Vec<_> = levels.iter().zip(seed..).map(|(&level, seed)| player(level, seed, BRIEF)).collect();
    let mut legal = Vec::new();
    for _ in 0..4000 {
        let Some(seat) = game.turn().seat() else { return };
        game.legal(&mut legal);
        let view = game.view(Viewer::Seat(seat));
        look(&game, seat, &view, &legal);
        let choice = bots[seat.index()].choose(&view, &legal);
        assert!(choice < legal.len(), "{levels:?} answers with one of the legal actions");
        game.apply(legal[choice], &mut chance, &mut Silent).expect("listed as legal");
    }
    panic!("{levels:?} with {options:?}, seed {seed}: no end after 4000 decisions");
}

#[test]
fn every_level_comes_through_every_kind_of_game() {
    let thinkers = [Level::Master, Level::Journeyman, Level::Apprentice, Level::Novice];
    for edition in [Edition::Hig, Edition::Zman] {
        for players in 2..=4 {
            let plain = Options { edition, ..Options::for_players(players) };
            let kinds = [
                plain.clone(),
                Options { reshuffle: Reshuffle::Eager, finite_supply: true, ..plain.clone() },
                Options { turn_cap: Some(4), ..plain },
            ];
            for (options, seed) in kinds.iter().zip(1..) {
                // Each kind of game starts with another level, so that every level plays every kind.
                let levels: Vec<_> = (0..players as usize).map(|seat| thinkers[(seat + seed as usize) % 4]).collect();
                play(options, &levels, seed, |_, _, _, _| ());
            }
        }
    }
}

#[test]
fn games_of_one_level_among_themselves_end() {
    for level in [Level::Novice, Level::Apprentice, Level::Journeyman] {
        for players in 2..=4 {
            play(&Options::for_players(players), &vec![level; players.into()], 7, |_, _, _, _| ());
        }
    }
}

/// Dealing the secrets again changes no answer, and asking twice gives the same answer.
#[test]
fn answers_depend_on_the_view_alone() {
    let mut secret = Sampled::new(99);
    let mut compared = 0;
    for players in 2..=4 {
        let levels = vec![Level::Apprentice; players.into()];
        play(&Options::for_players(players), &levels, 3, |game, seat, view, legal| {
            if legal.len() < 2 || secret.pick(12) != 0 {
                return;
            }
            let mut other = game.clone();
            other.redeal(Viewer::Seat(seat), &mut secret);
            let again = other.view(Viewer::Seat(seat));
            for level in [Level::Novice, Level::Apprentice, Level::Journeyman, Level::Master] {
                let answer = |view: &View| player(level, 5, BRIEF).choose(view, legal);
                assert_eq!(answer(view), answer(&again), "{level} knows a secret");
                let mut asked_before = player(level, 5, BRIEF);
                asked_before.choose(&again, legal);
                assert_eq!(asked_before.choose(view, legal), answer(view), "{level} remembers");
                compared += 1;
            }
        });
    }
    assert!(compared > 100, "only {compared} comparisons");
}

#[test]
fn a_master_who_thinks_longer_answers_alike_too() {
    let (mut count, mut compared) = (0, 0);
    play(&Options::default(), &[Level::Apprentice; 2], 11, |_, _, view, legal| {
        count += 1;
        if count % 25 == 0 && legal.len() > 1 {
            let answer = || player(Level::Master, 2, Budget { worlds: 2, ..MASTER }).choose(view, legal);
            assert_eq!(answer(), answer());
            compared += 1;
        }
    });
    assert!(compared > 3);
}

#[test]
fn hints_name_legal_actions_with_reasons() {
    let (mut count, mut given, mut reasoned) = (0, 0, 0);
    play(&Options::default(), &[Level::Apprentice; 2], 5, |_, _, view, legal| {
        count += 1;
        if count % 15 != 0 {
            return;
        }
        let found = hints(view, legal, 1);
        assert_eq!(found, hints(view, legal, 1), "the same twice");
        assert!(!found.is_empty() && found.len() <= 3);
        for hint in found {
            assert_eq!(legal[hint.place], hint.action);
            assert!((0.0..=1.0).contains(&hint.win) && hint.margin.is_finite());
            given += 1;
            reasoned += usize::from(!hint.reasons.is_empty());
        }
    });
    assert!(reasoned * 2 > given, "{reasoned} of {given} hints have a reason");
}

/// Spectators get no hints, which could reveal a hand.
#[test]
fn a_spectator_gets_no_hints() {
    let game = Valletta::start(&Options::default(), &mut Sampled::new(1), &mut Silent).unwrap();
    let mut legal = Vec::new();
    game.legal(&mut legal);
    assert!(hints(&game.view(Viewer::Public), &legal, 1).is_empty());
}

#[test]
fn the_embedded_weights_were_learned() {
    let weights = Weights::embedded();
    assert!(weights.made.contains("games"), "{}", weights.made);
    assert_eq!(Weights::read(&weights.write()).as_ref(), Ok(weights));
}

/// Its decisions are the measure of everything else: games of two to four as one number. Most actions are by lot, so that
/// it sees all kinds of positions, and no other bot matters.
#[test]
fn the_yardstick_decides_as_it_always_has() {
    let (mut digest, mut count, mut legal) = (0xcbf2_9ce4_8422_2325_u64, 0, Vec::new());
    for players in 2..=4 {
        let mut chance = Sampled::new(500 + u64::from(players));
        let mut game = Valletta::start(&Options::for_players(players), &mut chance, &mut Silent).expect("options");
        while let Some(seat) = game.turn().seat() {
            game.legal(&mut legal);
            let mut choice = chance.pick(2 * legal.len() as u32) as usize;
            if choice >= legal.len() {
                choice = Valletta::yardstick(1).choose(&game.view(Viewer::Seat(seat)), &legal);
                (digest, count) = ((digest ^ choice as u64).wrapping_mul(0x100_0000_01b3), count + 1);
            }
            game.apply(legal[choice], &mut chance, &mut Silent).expect("listed as legal");
        }
    }
    assert_eq!((digest, count), (0xdd39_c4bb_9516_8d4c, 509));
}
