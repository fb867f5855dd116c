//! The tests that every game must pass: soak, secrets, invariants.

use kit::{
    Explain, Game, Options as _, Sampled, Seat, Silent, Viewer,
    testing::{Step, hides_secrets, random_game, soak},
};
use valletta::{Action, Card, Edition, Event, Good, LaidOut, Options, Reshuffle, Truth, Valletta, testing::universe};

/// Every player count and edition, every switch alone, and all of them together.
fn option_sets() -> Vec<Options> {
    let mut sets = Vec::new();
    for players in 2..=4 {
        for edition in [Edition::Hig, Edition::Zman] {
            sets.push(Options { edition, ..Options::for_players(players) });
        }
        sets.push(Options { reshuffle: Reshuffle::Eager, ..Options::for_players(players) });
        sets.push(Options { finite_supply: true, ..Options::for_players(players) });
        sets.push(Options { turn_cap: Some(6), ..Options::for_players(players) });
    }
    let everything = Options {
        edition: Edition::Zman,
        reshuffle: Reshuffle::Eager,
        finite_supply: true,
        turn_cap: Some(30),
        first: Some(Seat(1)),
        ..Options::for_players(4)
    };
    sets.push(everything);
    sets
}

/// All cards in play: personal sets, reserve, characters on unbuilt buildings (V-INV-8).
fn cards_in_play(game: &Valletta, truth: &Truth) -> Vec<Card> {
    let sets = truth.players.iter().flat_map(|player| [&player.hand, &player.slots, &player.draw, &player.discard]);
    let mut cards: Vec<Card> = sets.chain([&truth.reserve]).flatten().copied().collect();
    let built = |building: &LaidOut| truth.city.contains_key(&building.at.to_string());
    let unbuilt = game.setup().buildings.into_iter().filter(|building| !built(building));
    cards.extend(unbuilt.map(|building| building.character));
    cards.sort();
    cards
}

/// V-INV-1 to V-INV-8, checked for one step.
fn invariants(options: &Options, all_cards: &[Card], step: &Step<'_, Valletta>) {
    let (before, after) = (step.before.truth(), step.after.truth());
    let view = step.after.view(Viewer::Public);
    assert_eq!(cards_in_play(step.after, &after), all_cards, "V-INV-8: cards are conserved");
    assert!(!after.reserve.contains(&Card::Valette), "V-INV-3");
    assert!(after.reserve.iter().filter(|&&card| card == Card::Builder).count() <= 8);
    for (seat, (then, now)) in before.players.iter().zip(&after.players).enumerate() {
        assert!(now.hand.len() <= 5, "V-INV-1");
        let own = [&now.hand, &now.slots, &now.draw, &now.discard].into_iter().flatten();
        assert_eq!(own.filter(|&&card| card == Card::Valette).count(), 1, "V-INV-3, V-INV-4");
        assert!(now.points >= then.points, "V-SCORE-1");
        let on_turn = step.before.view(Viewer::Public).active.index() == seat;
        assert!(now.points == then.points || on_turn, "V-INV-6: only the player on turn scores");
        let built = after.city.values().filter(|built| built.owner.index() == seat).count();
        assert_eq!(usize::from(now.houses) + built, 8, "V-COMP-8");
        let begins = view.turn == Some(view.active) && view.active.index() == seat && now.slots.is_empty();
        if begins && now.hand.len() < 5 {
            assert!(now.draw.is_empty() && (after.final_phase || now.discard.is_empty()), "V-INV-2");
        }
        if after.out[seat] {
            assert!(now.hand.is_empty() && now.draw.is_empty(), "V-FINAL-9");
        }
    }
    assert!(options.players == 4 || after.city.len() < step.after.setup().buildings.len(), "V-INV-7");
    if options.finite_supply {
        for good in Good::ALL {
            let most = if good == Good::Gold { 42 } else { 30 };
            assert!(after.players.iter().map(|player| player.goods.of(good)).sum::<u16>() <= most, "V-R-11");
        }
    }
    let merged = step.events.iter().any(|event| matches!(event, Event::Merged { .. }));
    assert_eq!(merged, after.final_phase && !before.final_phase);
}

#[test]
fn random_games_keep_the_invariants_with_every_player_count_edition_and_option() {
    for options in option_sets() {
        let start = Valletta::start(&options, &mut Sampled::new(0), &mut Silent).unwrap();
        let players = usize::from(options.players());
        assert_eq!(cards_in_play(&start, &start.truth()).len(), 8 * players + 4 + [20, 25, 30][players - 2]);
        for seed in 0..4 {
            // Which characters lie on the buildings depends on the draw: each game keeps what it began with.
            let mut all_cards = None;
            soak(&options, seed..seed + 1, universe, |step: &Step<'_, Valletta>| {
                let all_cards = all_cards.get_or_insert_with(|| cards_in_play(step.before, &step.before.truth()));
                invariants(&options, all_cards, step);
            });
        }
    }
}

/// V-INV-5: in the final phase each player fires or hires at most once and plays no more than the cards of one pass.
#[test]
fn the_final_phase_is_one_last_pass() {
    for players in 2..=4 {
        for seed in 0..20 {
            let mut staffed = [0; 4];
            random_game(&Options::for_players(players), seed, |step: &Step<'_, Valletta>| {
                if step.before.truth().final_phase && matches!(step.action, Action::Fire(_) | Action::Hire(_)) {
                    staffed[step.before.turn().seat().unwrap().index()] += 1;
                }
            });
            assert!(staffed.iter().all(|&times| times <= 1), "{staffed:?}");
        }
    }
}

#[test]
fn no_seat_can_tell_two_positions_apart_that_differ_in_secrets_only() {
    for players in 2..=4 {
        for edition in [Edition::Hig, Edition::Zman] {
            let options = Options { edition, ..Options::for_players(players) };
            assert!(hides_secrets(&options, 0..3, universe) > 50, "the pairs really differ");
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Valletta>() <= 512, "{}", size_of::<Valletta>());
}

#[test]
fn a_record_at_any_point_gives_the_position_of_that_point() {
    let mut positions = Vec::new();
    let play = random_game::<Valletta>(&Options::for_players(3), 7, |step| positions.push(step.after.truth()));
    for (index, position) in positions.iter().enumerate().step_by(23) {
        assert_eq!(play.record().at(index + 1).unwrap().truth(), *position);
    }
}
