//! V-FINAL: what triggers the last pass through the cards, and how it goes.

use kit::Seat;
use valletta::{
    Card, Event, Good, Options, Scene, ScenePlayer, Trigger,
    testing::{Trial, scene},
};

use crate::{GREENS_TURN, cards, events_of, happened, last_pass};

fn reshuffled(event: &Event) -> bool {
    matches!(event, Event::Reshuffled { .. })
}

/// Red in the final phase with this hand and plenty of goods; the Convent, which brings the Nun, on A1.3.
fn last_cards(hand: &'static str) -> Scene {
    let mut scene = scene("9g9w9s9b", hand);
    scene.layout = vec![("A1.3", "Convent of St Ursula")];
    scene.players[0].discard = "shopkeeper valette";
    last_pass(scene, &[])
}

/// V-TX-13: the figure on 24, de Valette as first card; V-FINAL-2 to 5.
#[test]
fn the_turn_that_triggers_the_final_phase_is_finished_then_all_piles_are_merged() {
    let mut scene = scene("0", "valette lumberjack stonecutter maid builder");
    (scene.valette, scene.barrels) = (24, vec![Good::Stone]);
    (scene.players[0].draw, scene.players[0].discard) = ("shopkeeper brickmoulder apprentice", "banker");
    scene.players[1].discard = "joiner";
    let mut trial = Trial::new(scene);
    trial.play("play valette");
    assert_eq!((trial.goods().as_str(), trial.sees().trigger), ("1s", Some(Trigger::Street)));
    trial.play("decline, play lumberjack");
    assert!(!trial.sees().final_phase && trial.seat() == 0);
    let events = events_of(&mut trial, "play stonecutter");
    let drew = |event: &Event| matches!(event, Event::Drew { seat: Seat(0), .. });
    assert_eq!(events.iter().filter(|event| drew(event)).count(), 3);
    assert_eq!(events.last(), Some(&Event::Merged { players: 2 }), "after the drawing");
    assert!(!happened(&trial, reshuffled));

    let view = trial.sees();
    assert!(view.final_phase && trial.seat() == 1);
    let [red, green] = &view.players[..] else { panic!("two players") };
    assert_eq!((red.hand_size, red.draw_size, red.discard.len()), (5, 4, 0));
    assert_eq!(trial.hand(), "shopkeeper brickmoulder maid builder apprentice");
    assert_eq!(red.draw(), Some(cards("lumberjack stonecutter valette banker")));
    // V-FINAL-4: Green's hand is not shuffled in.
    assert_eq!((trial.hand_of(1).as_str(), green.draw_size, green.discard.len()), ("maid valette", 6, 0));
}

/// V-FINAL-2: in that turn an empty draw pile is still made anew.
#[test]
fn the_triggering_turn_reshuffles_as_usual() {
    let mut scene = scene("0", "knight lumberjack stonecutter valette");
    scene.players[0].points = 23;
    let mut trial = Trial::new(scene);
    trial.play("play knight, play lumberjack, play stonecutter");
    assert!(happened(&trial, reshuffled) && trial.sees().final_phase);
    assert_eq!(trial.sees().players[0].hand_size, 4);
}

/// V-FINAL-1 (b), V-R-12: at 25 or more, not below.
#[test]
fn a_score_of_25_or_more_triggers() {
    for (points, trigger) in [(22, None), (23, Some(Trigger::Points)), (24, Some(Trigger::Points))] {
        let mut scene = scene("0", "knight maid");
        scene.players[0].points = points;
        let mut trial = Trial::new(scene);
        trial.play("play knight");
        assert_eq!((trial.points(), trial.sees().trigger), (points + 2, trigger));
    }
}

/// V-TX-47: one house left; V-FINAL-1 (c).
#[test]
fn the_eighth_house_triggers_and_the_turn_goes_on() {
    let mut scene = scene("9g9w9s9b", "builder roofer maid valette");
    scene.players[0].buildings = "B1.1 B1.2 B1.3 B1.4 B1.5 B2.1";
    scene.layout = vec![("A1.1", "Mint"), ("A1.3", "Timber Yard")];
    let mut trial = Trial::new(scene);
    trial.play("play builder, build A1.1, pay 2g1w1s1b");
    assert_eq!((trial.sees().players[0].houses, trial.sees().trigger), (1, None), "the seventh does not");
    trial.play("play roofer, build A1.3, pay 1g1s");
    let view = trial.sees();
    assert_eq!((view.players[0].houses, view.trigger, view.final_phase), (0, Some(Trigger::Houses), false));
    trial.play("play maid, take wood");
    assert!(trial.sees().final_phase && trial.seat() == 1);
}

/// V-TX-32: the player who triggered takes normal turns of the final phase; V-FINAL-5.
#[test]
fn whoever_triggered_takes_further_turns() {
    let mut scene = scene("0", "knight lumberjack stonecutter valette maid");
    scene.players[0].points = 23;
    scene.players[1].draw = "";
    let mut trial = Trial::new(scene);
    trial.play("play knight, play lumberjack, play stonecutter");
    assert_eq!(trial.seat(), 1);
    trial.play(GREENS_TURN);
    assert!(trial.sees().players[1].out);
    // Five cards in hand, none in the pile: three, then two.
    assert_eq!((trial.seat(), trial.sees().players[0].draw_size), (0, 0));
    trial.play("play knight, play lumberjack, play stonecutter");
    assert_eq!((trial.seat(), trial.hand().as_str()), (0, "maid valette"));
    trial.play(GREENS_TURN);
    assert_eq!(trial.sees().turn, None);
}

/// V-FINAL-6, V-FINAL-7: as many cards as the draw pile has.
#[test]
fn in_the_final_phase_nothing_is_reshuffled() {
    let mut scene = last_cards("lumberjack stonecutter brickmoulder maid");
    scene.players[0].draw = "banker joiner";
    let mut trial = Trial::new(scene);
    trial.play("play lumberjack, play stonecutter, play brickmoulder");
    let red = &trial.sees().players[0];
    assert_eq!((trial.hand().as_str(), red.draw_size, red.discard.len()), ("maid banker joiner", 0, 5));
    assert!(!happened(&trial, reshuffled) && !red.out);
}

/// V-FINAL-8: fewer than three cards are all played.
#[test]
fn two_last_cards_make_a_turn_of_two() {
    let mut trial = Trial::new(last_cards("lumberjack stonecutter"));
    trial.play("play lumberjack");
    assert_eq!(trial.offers(), ["play stonecutter"]);
    trial.play("play stonecutter");
    assert!(trial.sees().players[0].out && trial.seat() == 1);
}

/// V-TX-17: hand [Builder], which gains Nun; V-FINAL-9.
#[test]
fn a_card_gained_in_the_last_turn_is_played_too() {
    let mut trial = Trial::new(last_cards("builder"));
    trial.play("play builder, build A1.3, pay 3g1w1s2b");
    assert_eq!((trial.seat(), trial.offers()), (0, vec!["play nun".into()]));
    trial.play("play nun, take wood");
    assert!(trial.sees().players[0].out);
    assert_eq!(trial.events.last(), Some(&Event::Out { seat: Seat(0) }));
    assert_eq!(trial.seat(), 1);
}

/// V-TX-18: the third play is a Builder that gains Nun.
#[test]
fn a_card_gained_with_the_third_play_keeps_its_owner_in_the_game() {
    let mut trial = Trial::new(last_cards("lumberjack stonecutter builder"));
    trial.play("play lumberjack, play stonecutter, play builder, build A1.3, pay 3g1w1s2b");
    assert_eq!((trial.seat(), trial.hand().as_str(), trial.sees().players[0].out), (1, "nun", false));
    trial.play(GREENS_TURN);
    assert_eq!((trial.seat(), trial.offers()), (0, vec!["play nun".into()]));
    trial.play("play nun, take wood");
    assert!(trial.sees().players[0].out && trial.seat() == 1);
}

/// V-FINAL-9: the turn skips those who are out.
#[test]
fn a_player_who_is_out_is_skipped() {
    let player = ScenePlayer { hand: "lumberjack valette", draw: "maid", ..ScenePlayer::default() };
    let players = vec![player; 4];
    let scene = Scene { options: Options::for_players(4), players, turn: Seat(3), ..Scene::default() };
    let mut scene = last_pass(scene, &[0, 2]);
    for seat in [0, 2] {
        (scene.players[seat].hand, scene.players[seat].draw) = ("", "");
    }
    let mut trial = Trial::new(scene);
    trial.play("play lumberjack, play valette, decline");
    assert_eq!(trial.seat(), 1);
    trial.play("play lumberjack, play valette, decline");
    assert_eq!(trial.seat(), 3);
}

/// V-TX-19: a player who is out has 6 goods; another plays Monk, then Nun (wood). V-FINAL-11, V-R-10.
#[test]
fn a_player_who_is_out_still_gives_and_takes() {
    let mut scene = scene("0", "monk nun maid");
    scene.options = Options::for_players(3);
    scene.players[1].goods = "1g";
    scene.players.push(ScenePlayer { goods: "6g", points: 7, ..ScenePlayer::default() });
    let mut trial = Trial::new(last_pass(scene, &[2]));
    trial.play("play monk");
    assert_eq!((trial.seat(), trial.offers()), (2, vec!["give gold".into()]), "the player who is out chooses");
    trial.play("give gold, play nun, take wood");
    assert_eq!(trial.all_goods(), ["1g3w", "1g1w", "5g1w"]);
    assert_eq!((trial.sees().players[2].points, trial.sees().players[2].out), (7, true));
}

/// V-FINAL-10.
#[test]
fn a_second_trigger_has_no_effect() {
    let mut scene = last_cards("knight valette builder");
    (scene.trigger, scene.players[0].points, scene.valette) = (Some(Trigger::Houses), 24, 24);
    scene.players[0].buildings = "B1.1 B1.2 B1.3 B1.4 B1.5 B2.1 B2.2";
    scene.players[1].discard = "banker";
    let mut trial = Trial::new(scene);
    trial.play("play knight, play valette, decline, play builder, build A1.3, pay 3g1w1s2b");
    let again = |event: &Event| matches!(event, Event::Triggered { .. } | Event::Merged { .. });
    assert!(!happened(&trial, again));
    let view = trial.sees();
    assert_eq!((view.trigger, view.players[1].discard.clone()), (Some(Trigger::Houses), vec![Card::Banker]));
}

/// V-FINAL-10: also between the trigger and the end of that turn.
#[test]
fn the_first_trigger_of_a_turn_counts() {
    let mut scene = scene("0", "valette knight maid");
    (scene.valette, scene.players[0].points) = (24, 23);
    let mut trial = Trial::new(scene);
    trial.play("play valette, decline, play knight, play maid, take wood");
    let triggers: Vec<_> =
        trial.events.iter().filter(|event| matches!(event, Event::Triggered { .. })).copied().collect();
    assert_eq!(triggers, [Event::Triggered { seat: Seat(0), trigger: Trigger::Street }]);
    assert_eq!(trial.events.iter().filter(|event| matches!(event, Event::Merged { .. })).count(), 1);
}

/// V-FINAL-12: when everybody is out.
#[test]
fn the_game_ends_when_the_last_player_is_out() {
    let mut scene = last_cards("lumberjack");
    scene.players[1].draw = "";
    let mut trial = Trial::new(scene);
    trial.play("play lumberjack");
    assert!(kit::Game::outcome(&trial.game).is_none(), "Green still has cards");
    trial.play(GREENS_TURN);
    assert_eq!(trial.events.last(), Some(&Event::Over));
    assert_eq!((trial.sees().turn, trial.offers().len()), (None, 0));
    assert!(kit::Game::outcome(&trial.game).is_some());
}
