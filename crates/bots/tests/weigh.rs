//! Valletta's actions weighed: all of them, by what the seat knows, and alike from one decision of a turn to the next.

use bots::{Forecast, Level, Opponent, Weighed};
use kit::{Chance, Game, Sampled, Seat, Secrets, Silent, Viewer};
use valletta::{Action, Options, Valletta, View};

/// Plays a game of this level and shows every decision.
fn play(players: u8, level: Level, seed: u64, mut look: impl FnMut(&Valletta, Seat, &View, &[Action])) {
    let mut chance = Sampled::new(seed);
    let mut game = Valletta::start(&Options::for_players(players), &mut chance, &mut Silent).expect("good options");
    let mut bots: Vec<_> = (0..players.into()).map(|seat| Valletta::bot(level, seed + seat)).collect();
    let mut legal = Vec::new();
    while let Some(seat) = game.turn().seat() {
        game.legal(&mut legal);
        let view = game.view(Viewer::Seat(seat));
        look(&game, seat, &view, &legal);
        let choice = bots[seat.index()].choose(&view, &legal);
        game.apply(legal[choice], &mut chance, &mut Silent).expect("listed as legal");
    }
}

fn sound(forecasts: &[Forecast], players: u8) {
    assert_eq!(forecasts.len(), usize::from(players));
    let sum: f32 = forecasts.iter().map(|seat| seat.win).sum();
    assert!((sum - 1.0).abs() < 1e-3, "{forecasts:?}");
    assert!(forecasts.iter().all(|seat| seat.win >= 0.0 && seat.points.is_finite() && seat.rounds >= 0.0));
}

#[test]
fn every_legal_action_is_weighed_once_and_the_best_comes_first() {
    for players in 2..=4 {
        let mut count = 0;
        play(players, Level::Apprentice, 5, |_, seat, view, legal| {
            count += 1;
            if count % 9 != 0 {
                return;
            }
            let weighed = Valletta::weigh(view, legal, 1);
            assert_eq!(weighed, Valletta::weigh(view, legal, 1), "the same twice");
            assert_eq!(weighed.len(), legal.len());
            assert!(legal.iter().all(|action| weighed.iter().any(|other| other.action == *action)));
            weighed.iter().for_each(|option| sound(&option.forecasts, players));
            let win = |option: &Weighed<Action>| option.forecasts[seat.index()].win;
            assert!(weighed.windows(2).all(|pair| win(&pair[0]) >= win(&pair[1]) - 0.02), "{:?}", view.ask);
        });
    }
}

#[test]
fn secrets_dealt_anew_change_nothing_that_is_weighed_or_foretold() {
    let (mut secret, mut compared) = (Sampled::new(99), 0);
    play(3, Level::Apprentice, 3, |game, seat, view, legal| {
        if secret.pick(12) != 0 {
            return;
        }
        let mut other = game.clone();
        other.redeal(Viewer::Seat(seat), &mut secret);
        let again = other.view(Viewer::Seat(seat));
        assert_eq!(Valletta::weigh(view, legal, 1), Valletta::weigh(&again, legal, 1));
        other.redeal(Viewer::Public, &mut secret);
        assert_eq!(Valletta::forecasts(view), Valletta::forecasts(&other.view(Viewer::Public)));
        compared += 1;
    });
    assert!(compared > 10, "only {compared} comparisons");
}

#[test]
fn a_spectator_weighs_nothing() {
    let game = Valletta::start(&Options::default(), &mut Sampled::new(1), &mut Silent).expect("good options");
    let mut legal = Vec::new();
    game.legal(&mut legal);
    assert!(Valletta::weigh(&game.view(Viewer::Public), &legal, 1).is_empty());
}

/// Who follows the best line is told about the same until the turn ends.
#[test]
fn the_best_line_keeps_its_promise() {
    let (mut game, mut chance) = (None, Sampled::new(8));
    play(2, Level::Journeyman, 4, |position, _, view, _| {
        if view.round == 8 && view.players.iter().all(|player| player.slots.is_empty()) && game.is_none() {
            game = Some(position.clone());
        }
    });
    let mut game = game.expect("a game of eight rounds");
    let (mut legal, mut drift, mut steps) = (Vec::new(), 0.0_f32, 0);
    let Some(me) = game.turn().seat() else { return };
    let mut before = None;
    while game.turn().seat() == Some(me) {
        game.legal(&mut legal);
        let weighed = Valletta::weigh(&game.view(Viewer::Seat(me)), &legal, 1);
        let win = weighed[0].forecasts[me.index()].win;
        drift += before.map_or(0.0, |before: f32| (win - before).abs());
        (before, steps) = (Some(win), steps + 1);
        // A barrel is luck, not drift.
        if weighed[0].action == Action::Play(valletta::Card::Valette) {
            before = None;
        }
        game.apply(weighed[0].action, &mut chance, &mut Silent).expect("legal");
    }
    assert!(steps > 2 && drift < 0.02 * steps as f32, "{drift} in {steps} steps");
}
