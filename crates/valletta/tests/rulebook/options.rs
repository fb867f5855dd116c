//! The options of section 3 of the rules, and the errors for bad ones.

use kit::{BadOption, Game, Options as _, Seat, Silent, Unknown};
use valletta::{
    Edition, Event, Good, Options, Reshuffle, Scene, ScenePlayer, Trigger, Valletta,
    testing::{Trial, scene},
};

use crate::{GREENS_TURN, changed, happened};

/// V-R-03: `eager` shuffles as soon as the draw pile is empty, so that the cards of the next turn stay out of it.
#[test]
fn reshuffle_eager_shuffles_an_empty_draw_pile_at_once() {
    for (reshuffle, now, later) in [(Reshuffle::Eager, (3, 0), (3, 0)), (Reshuffle::OnDemand, (0, 3), (3, 0))] {
        let mut scene = scene("0", "shopkeeper lumberjack stonecutter brickmoulder maid");
        scene.players[0].draw = "builder apprentice valette";
        scene.options.reshuffle = reshuffle;
        let mut trial = Trial::new(scene);
        let piles = |trial: &Trial| {
            let red = &trial.sees().players[0];
            (red.draw_size, red.discard.len())
        };
        trial.play("play lumberjack, play stonecutter, play brickmoulder");
        assert_eq!(piles(&trial), now, "{reshuffle:?}");
        assert_eq!(happened(&trial, |event| matches!(event, Event::Reshuffled { .. })), reshuffle == Reshuffle::Eager);
        trial.play(GREENS_TURN);
        trial.play("play shopkeeper, play apprentice, play maid, take wood");
        assert_eq!(piles(&trial), later, "{reshuffle:?}");
        // Eager: the three cards drawn are those of the first turn. On demand: any of all six.
        let drawn_again = trial.hand().contains("lumberjack stonecutter brickmoulder");
        assert!(drawn_again || reshuffle == Reshuffle::OnDemand, "{}", trial.hand());
    }
}

/// V-FINAL-6: nobody reshuffles in the final phase, however eager.
#[test]
fn reshuffle_eager_ends_with_the_final_phase() {
    let mut scene = crate::last_pass(scene("0", "shopkeeper lumberjack stonecutter"), &[]);
    scene.options.reshuffle = Reshuffle::Eager;
    scene.players[0].draw = "maid";
    let mut trial = Trial::new(scene);
    trial.play("play shopkeeper, play lumberjack, play stonecutter");
    let red = &trial.sees().players[0];
    assert_eq!((trial.hand().as_str(), red.draw_size, red.discard.len()), ("maid", 0, 3));
}

/// Red owns three buildings with 20 gold icons each; both players hold one of each good.
fn rich(finite_supply: bool, hand: &'static str) -> Trial {
    let mut scene = scene("1g1w1s1b", hand);
    let buildings = changed(|building| {
        if building.good == Good::Gold {
            building.icons = [20, 20];
        }
    });
    scene.options = Options { finite_supply, buildings: Some(buildings), ..Options::default() };
    scene.layout = vec![("A1.1", "Mint"), ("A1.2", "Works Office"), ("A1.3", "Harbour Inn")];
    scene.players[0].buildings = "A1.1 A1.2 A1.3";
    Trial::new(scene)
}

/// V-R-11: 42 gold in all, so 40 are left when the players hold one each.
#[test]
fn finite_supply_limits_what_is_taken() {
    let gold = |finite, actions: &str| {
        let mut trial = rich(finite, "banker shopkeeper bailiff merchant nun");
        trial.play(actions);
        trial.sees().players.iter().map(|player| player.goods.of(Good::Gold)).collect::<Vec<_>>()
    };
    assert_eq!(gold(false, "play banker, play shopkeeper"), [62, 1]);
    assert_eq!(gold(true, "play banker, play shopkeeper"), [41, 1]);
    // What is paid goes back; the player on turn takes first, then the others.
    assert_eq!(gold(true, "play banker, play bailiff, pay 4g, play nun, take gold"), [41 - 4 + 3, 1 + 1]);
    assert_eq!(gold(true, "play banker, play merchant, pay 1g, play nun, take gold"), [41 - 1 + 1, 1]);
}

/// V-R-11: what one player hands another is no gain from the supply.
#[test]
fn finite_supply_does_not_limit_what_opponents_give() {
    let mut scene = scene("1g1w1s1b", "innkeeper maid");
    scene.options = Options { finite_supply: true, ..Options::for_players(3) };
    scene.players[1].goods = "2g";
    scene.players.push(ScenePlayer { goods: "2g", hand: "maid", ..ScenePlayer::default() });
    let mut trial = Trial::new(scene);
    trial.play("play innkeeper");
    assert_eq!(trial.all_goods(), ["3g1w1s1b", "1g", "1g"]);
}

/// V-R-18: the last turn of that round counts as the trigger.
#[test]
fn turn_cap_triggers_the_final_phase_when_the_round_is_complete() {
    let player = ScenePlayer { hand: "shopkeeper", ..ScenePlayer::default() };
    let scene = Scene {
        options: Options { turn_cap: Some(2), ..Options::for_players(3) },
        players: vec![player; 3],
        turn: Seat(1),
        first: Seat(1),
        ..Scene::default()
    };
    let mut trial = Trial::new(scene);
    for seat in [1, 2, 0, 1, 2] {
        assert_eq!((trial.seat(), trial.sees().trigger), (seat, None));
        trial.play("play shopkeeper");
    }
    assert_eq!((trial.seat(), trial.sees().round, trial.sees().final_phase), (0, 2, false));
    trial.play("play shopkeeper");
    assert!(trial.events.contains(&Event::Triggered { seat: Seat(0), trigger: Trigger::Rounds }));
    assert!(trial.sees().final_phase);
    // Everybody has one card left: the last pass.
    trial.play("play shopkeeper, play shopkeeper, play shopkeeper");
    assert_eq!(trial.game.outcome().unwrap().trigger, "turn_cap");
}

/// V-R-18: only the first trigger of the final phase counts.
#[test]
fn turn_cap_changes_nothing_when_the_final_phase_has_begun() {
    let mut scene = crate::last_pass(scene("0", "shopkeeper"), &[]);
    (scene.options.turn_cap, scene.turn) = (Some(1), Seat(1));
    let mut trial = Trial::new(scene);
    trial.play(GREENS_TURN);
    assert!(!happened(&trial, |event| matches!(event, Event::Triggered { .. } | Event::Merged { .. })));
    assert_eq!(trial.sees().trigger, Some(Trigger::Points));
}

#[test]
fn options_are_set_by_name_and_listed_where_they_differ_from_the_defaults() {
    let mut options = Options::default();
    assert_eq!(options.list(), [("players", "2".to_owned()), ("edition", "hig".to_owned())]);
    let settings = [
        ("players", "4"),
        ("edition", "zman"),
        ("first", "3"),
        ("reshuffle", "eager"),
        ("finite_supply", "true"),
        ("turn_cap", "30"),
    ];
    for (key, value) in settings {
        options.set(key, value).unwrap();
    }
    assert_eq!(options.check(), Ok(()));
    assert_eq!(options.list(), settings.map(|(key, value)| (key, value.to_owned())));
    for (key, value) in [("edition", "hig"), ("reshuffle", "on_demand"), ("finite_supply", "false")] {
        options.set(key, value).unwrap();
    }
    assert_eq!((options.edition, options.reshuffle), (Edition::Hig, Reshuffle::OnDemand));
    assert_eq!(options.list().len(), 4);
}

/// Section 3.1: the flags of the two presets.
#[test]
fn the_editions_differ_in_two_rules() {
    let flags = |edition: Edition| (edition.name(), edition.effects_optional(), edition.bonus_on_upgrade());
    assert_eq!(flags(Edition::Hig), ("hig", false, true));
    assert_eq!(flags(Edition::Zman), ("zman", true, false));
    assert_eq!(Options::default().edition, Edition::Hig);
}

#[test]
fn a_value_that_cannot_be_read_is_answered_with_the_option_and_what_would_be_right() {
    let set = |key, value| Options::default().set(key, value).unwrap_err().to_string();
    assert_eq!(set("players", "two"), "option players: 'two' is not a number from 2 to 4");
    assert_eq!(set("first", "-1"), "option first: '-1' is not a seat: a number from 0");
    assert_eq!(set("edition", "german"), "option edition: 'german' is not hig or zman");
    assert_eq!(set("reshuffle", "late"), "option reshuffle: 'late' is not on_demand or eager");
    assert_eq!(set("finite_supply", "on"), "option finite_supply: 'on' is not true or false");
    assert_eq!(set("turn_cap", ""), "option turn_cap: '' is not a number of rounds");
    let known = "Valletta has no such option: it has players, first, edition, reshuffle, finite_supply, turn_cap, building and buildings";
    assert_eq!(set("coin_vp", "1"), format!("option coin_vp: {known}"));
}

#[test]
fn options_that_do_not_go_together_are_answered_with_the_option_and_what_would_be_right() {
    let bad = [
        (Options::for_players(1), "option players: Valletta is for 2 to 4 players, not 1"),
        (Options::for_players(5), "option players: Valletta is for 2 to 4 players, not 5"),
        (
            Options { first: Some(Seat(3)), ..Options::for_players(3) },
            "option first: there is no seat 3 with 3 players",
        ),
        (Options { turn_cap: Some(0), ..Options::default() }, "option turn_cap: a game has at least 1 round"),
    ];
    for (options, sentence) in bad {
        assert_eq!(options.check().unwrap_err().to_string(), sentence);
        // Neither a game nor a scene accepts them.
        let started = Valletta::start(&options, &mut Unknown, &mut Silent);
        assert_eq!(started.map_err(|bad: BadOption| bad.to_string()), Err(sentence.to_owned()));
        let players = vec![ScenePlayer { hand: "maid", ..ScenePlayer::default() }; usize::from(options.players)];
        let refused = Valletta::try_from(Scene { options, players, ..Scene::default() }).unwrap_err();
        assert_eq!(refused.to_string(), format!("no such position: {sentence}"));
    }
}
