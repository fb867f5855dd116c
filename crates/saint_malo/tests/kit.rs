//! The tests that every game must pass: soak, secrets, perft.

use kit::{
    Explain, Game, Scripted, Silent,
    testing::{Step, hides_secrets, legal_agrees, random_game, soak},
};
use saint_malo::{Action, Event, Item, Options, SaintMalo, Scene, Side, Symbol, testing::universe};

/// Every player count, every switch alone, and all of them together.
fn option_sets() -> Vec<Options> {
    let plain = (2..=5).map(Options::for_players);
    let switches: [fn(&mut Options); 6] = [
        |options| options.coin_vp = 1,
        |options| options.require_showing_symbol = true,
        |options| (options.allow_pass, options.turn_cap) = (true, Some(40)),
        |options| options.connect_via_existing = true,
        |options| options.tower_blocks_diagonal = true,
        |options| options.turn_cap = Some(5),
    ];
    let mut sets: Vec<_> = plain.collect();
    let mut everything = Options::for_players(3);
    for (switch, players) in switches.into_iter().zip([2, 3, 4, 5, 2, 3]) {
        let mut one = Options::for_players(players);
        switch(&mut one);
        switch(&mut everything);
        sets.push(one);
    }
    sets.push(everything);
    sets
}

/// S-INV-1 to S-INV-6, checked for one step.
fn invariants(options: &Options, step: &Step<'_, SaintMalo>) {
    let (before, after) = (step.before.view(kit::Viewer::Public), step.after.view(kit::Viewer::Public));
    let attacks = step.events.iter().filter(|event| matches!(event, Event::Attack { .. })).count();
    assert!(after.pirates.attacks <= 6, "S-INV-2");
    assert!(attacks <= 1 || options.players == 2 && before.pirates.marked == 3, "S-INV-3");
    for (seat, (then, now)) in before.cities.iter().zip(&after.cities).enumerate() {
        assert!(now.cannons <= after.pirates.attacks, "S-INV-2");
        assert!(now.defence() >= then.defence(), "S-INV-4: defence never decreases");
        for side in Side::ALL {
            assert!(!(now.is_complete(side) && now.is_destroyed(side)), "S-INV-5");
            assert!(!then.is_complete(side) || now.is_complete(side), "S-INV-5");
        }
        assert!(now.all(Item::Crate).len() >= 4 && now.empty().len() <= 41, "S-INV-1");
        let mine = before.turn.is_some_and(|turn| turn.index() == seat);
        assert!(mine || now.rows() == then.rows(), "only the player on turn builds");
        if mine && matches!(step.action, Action::Place { .. }) {
            assert_eq!(now.empty().len() + 1, then.empty().len(), "S-INV-1: a placement fills one space");
        }
    }
    if step.action == Action::Pass && !options.allow_pass {
        let outer_full = before.cities[before.turn.expect("somebody passed").index()].empty_outer().is_empty();
        let excused = |symbol| matches!(symbol, Symbol::Swords | Symbol::Log) || symbol == Symbol::Wall && outer_full;
        assert!(before.dice.symbols().all(excused), "S-INV-6");
    }
}

#[test]
fn random_games_keep_the_invariants_with_every_player_count_and_option() {
    for options in option_sets() {
        soak(&options, 0..12, universe, |step| invariants(&options, step));
    }
}

/// S-INV-7: there is no hidden information, so dealing secrets again changes nothing.
#[test]
fn nothing_is_hidden() {
    for players in 2..=5 {
        assert_eq!(hides_secrets(&Options::for_players(players), 0..3, universe), 0);
    }
}

#[test]
fn scenes_agree_with_the_check_too() {
    let full_ring = ["twwwwwt", "w.....w", "w.....w", "w.....w", "w.....w", "w.....w", "twwwwwt"];
    for dice in ["wall wall wall wall wall", "swords swords swords swords swords", "log swords swords swords swords"] {
        for coins in 0..8 {
            let city = saint_malo::SceneCity { rows: full_ring, coins, ..Default::default() };
            let game = SaintMalo::try_from(Scene { dice, cities: vec![city], ..Scene::default() }).unwrap();
            legal_agrees(&game, universe);
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<SaintMalo>() <= 320, "{}", size_of::<SaintMalo>());
}

#[test]
fn undo_goes_back_to_the_last_roll() {
    let mut play =
        kit::Play::<SaintMalo>::start(&Options::for_players(2), &mut Scripted::new([0, 4, 4, 4, 4, 4]), &mut Silent)
            .unwrap();
    let seat = play.game().turn().seat().unwrap();
    for action in ["stop", "use head 3", "person merchant"] {
        play.act(action.parse().unwrap(), &mut Scripted::new([]), &mut Vec::new()).unwrap();
    }
    for _ in 0..3 {
        play.undo(seat).unwrap();
    }
    assert_eq!(play.undo(seat), Err(kit::NoUndo::Nothing));
    play.act("reroll head".parse().unwrap(), &mut Scripted::new([1]), &mut Vec::new()).unwrap();
    assert_eq!(play.undo(seat), Err(kit::NoUndo::Revealed));
}

#[test]
fn a_record_at_any_point_gives_the_position_of_that_point() {
    let mut positions = Vec::new();
    let play = random_game::<SaintMalo>(&Options::for_players(3), 7, |step| positions.push(step.after.truth()));
    for (index, position) in positions.iter().enumerate().step_by(17) {
        assert_eq!(play.record().at(index + 1).unwrap().truth(), *position);
    }
}
