//! V-TURN: three cards, the discard, the draw.

use kit::Seat;
use valletta::{
    Card, Event, Options, Scene, ScenePlayer,
    testing::{Trial, scene, table, turn},
};

use crate::{GREENS_TURN, cards, happened, refuses, says};

/// Red with this hand and draw pile.
fn with_pile(hand: &'static str, draw: &'static str) -> Scene {
    let mut scene = scene("0", hand);
    scene.players[0].draw = draw;
    scene
}

fn reshuffled(event: &Event) -> bool {
    matches!(event, Event::Reshuffled { seat: Seat(0) })
}

/// V-TC-01: Lumberjack as the first of three plays.
#[test]
fn a_lumberjack_goes_to_the_first_slot_and_brings_one_wood() {
    let mut trial = turn("0", "lumberjack stonecutter brickmoulder");
    trial.play("play lumberjack");
    assert_eq!((trial.goods().as_str(), trial.sees().players[0].slots.clone()), ("1w", cards("lumberjack")));
    assert_eq!((trial.seat(), trial.offers().join(", ")), (0, "play stonecutter, play brickmoulder".into()));
}

/// V-TURN-1: one at a time, in the order in which they are played.
#[test]
fn each_card_goes_to_the_lowest_free_slot_and_is_resolved_before_the_next() {
    let mut trial = turn("0", "maid shopkeeper lumberjack builder");
    trial.play("play shopkeeper, play maid");
    assert_eq!(trial.sees().players[0].slots, cards("shopkeeper maid"));
    says(&trial, "play lumberjack", "not now: the question is which good to take: V-TURN-1");
    trial.play("take brick");
    assert_eq!((trial.goods().as_str(), trial.hand().as_str()), ("1g1b", "lumberjack builder"));
}

/// V-TURN-2: no pass while a card is in hand and a slot is free.
#[test]
fn a_card_must_be_played() {
    for hand in ["lumberjack", "lumberjack maid builder", "lumberjack maid builder apprentice valette"] {
        let trial = turn("0", hand);
        let plays: Vec<_> = hand.split(' ').map(|card| format!("play {card}")).collect();
        assert_eq!(trial.offers(), plays);
        refuses(&trial, "decline", "V-TURN-2");
        refuses(&trial, "use", "V-TURN-1");
    }
}

/// V-TURN-3, V-R-22: a card works once; equal cards are one choice and each works once.
#[test]
fn a_played_card_is_gone_from_hand_and_equal_cards_are_played_one_by_one() {
    let mut trial = turn("0", "lumberjack lumberjack maid");
    assert_eq!(trial.offers(), ["play lumberjack", "play maid"]);
    trial.play("play lumberjack, play lumberjack");
    assert_eq!(trial.goods(), "2w");
    refuses(&trial, "play lumberjack", "V-TURN-1");
}

/// V-TURN-4, V-R-16: gained by building, and hired.
#[test]
fn a_card_gained_this_turn_may_be_played_this_turn() {
    let mut scene = scene("2g1w1s1b", "builder valette");
    scene.layout = vec![("A1.3", "Mint")];
    scene.barrels = vec![valletta::Good::Wood];
    let mut trial = Trial::new(scene);
    trial.play("play builder, build A1.3, pay 2g1w1s1b, play banker, play valette");
    assert_eq!(trial.goods(), "1g1w");

    let mut trial = turn("0", "valette lumberjack");
    trial.play("play valette, hire builder, play builder, decline");
    assert_eq!(trial.sees().players[0].slots, cards("valette builder"));
}

/// V-TURN-6, V-TURN-7.
#[test]
fn after_the_third_card_the_slots_are_discarded_and_the_hand_is_filled_to_five() {
    let draw = "apprentice valette banker joiner";
    let mut trial = Trial::new(with_pile("lumberjack stonecutter brickmoulder maid builder", draw));
    trial.play("play lumberjack, play stonecutter, play brickmoulder");
    let red = &trial.sees().players[0];
    assert_eq!((red.hand_size, red.draw_size, red.slots.len()), (5, 1, 0));
    assert_eq!(red.discard, cards("lumberjack stonecutter brickmoulder"));
    assert_eq!(red.unplayed, cards("maid builder apprentice valette banker joiner"));
    assert!(!happened(&trial, reshuffled));
    assert_eq!(trial.seat(), 1);
}

/// V-TURN-8: the cards just played take part, those still to be drawn from the old pile come first.
#[test]
fn an_empty_draw_pile_is_made_anew_of_the_discard_pile_and_the_cards_just_played() {
    let mut scene = with_pile("lumberjack stonecutter brickmoulder maid builder", "valette");
    scene.players[0].discard = "apprentice shopkeeper";
    let mut trial = Trial::new(scene);
    trial.play("play lumberjack, play stonecutter, play brickmoulder");
    let own = |event: &&Event| matches!(event, Event::Drew { seat: Seat(0), .. } | Event::Reshuffled { seat: Seat(0) });
    let drawing: Vec<_> = trial.events.iter().filter(own).collect();
    assert_eq!(drawing[0], &Event::Drew { seat: Seat(0), card: Some(Card::Valette) });
    assert_eq!(drawing[1], &Event::Reshuffled { seat: Seat(0) });
    assert_eq!(drawing.len(), 1 + 1 + 2);
    // Two of the five were drawn, three are left.
    let red = &trial.sees().players[0];
    assert_eq!((red.hand_size, red.draw_size, red.discard.len()), (5, 3, 0));
}

/// V-TX-30: exactly the cards needed; the next turn's cards take part in the next shuffle.
#[test]
fn a_draw_pile_that_is_just_enough_is_not_reshuffled_yet() {
    let hand = "shopkeeper lumberjack stonecutter brickmoulder maid";
    let mut trial = Trial::new(with_pile(hand, "builder apprentice valette"));
    trial.play("play lumberjack, play stonecutter, play brickmoulder");
    let red = &trial.sees().players[0];
    assert_eq!((red.hand_size, red.draw_size, red.discard.len()), (5, 0, 3));
    assert!(!happened(&trial, reshuffled));
    trial.play(GREENS_TURN);
    trial.play("play shopkeeper, play apprentice, play builder, decline");
    assert!(happened(&trial, reshuffled));
    let red = &trial.sees().players[0];
    assert_eq!((red.hand_size, red.draw_size, red.discard.len()), (5, 3, 0));
    assert_eq!(red.unplayed.len(), 8, "all six played cards are among them");
}

/// V-TX-20: a personal set of 4 cards.
#[test]
fn a_set_of_four_is_drawn_back_to_four() {
    let mut trial = turn("0", "shopkeeper lumberjack stonecutter valette");
    trial.play("play shopkeeper, play lumberjack, play stonecutter");
    assert!(happened(&trial, reshuffled));
    assert_eq!((trial.seat(), trial.hand().as_str()), (1, "shopkeeper lumberjack stonecutter valette"));
    let red = &trial.sees().players[0];
    assert_eq!((red.draw_size, red.discard.len()), (0, 0));
    trial.play(GREENS_TURN);
    assert_eq!((trial.seat(), trial.sees().players[0].hand_size), (0, 4));
}

/// V-TX-21: a personal set of 2 cards; V-TURN-5, V-R-08: also before the final phase.
#[test]
fn a_set_of_two_makes_a_turn_of_two_cards() {
    let mut trial = turn("0", "lumberjack valette");
    trial.play("play lumberjack");
    assert_eq!((trial.seat(), trial.offers()), (0, vec!["play valette".into()]));
    trial.play("play valette, decline");
    assert_eq!((trial.seat(), trial.hand().as_str()), (1, "lumberjack valette"));
    assert!(!trial.sees().final_phase);
}

/// V-TURN-9: both piles together hold too few.
#[test]
fn too_few_cards_are_all_drawn_and_nothing_more() {
    let mut trial = Trial::new(with_pile("shopkeeper", "lumberjack"));
    trial.play("play shopkeeper");
    assert_eq!(trial.hand(), "shopkeeper lumberjack");
    let red = &trial.sees().players[0];
    assert_eq!((red.draw_size, red.discard.len()), (0, 0));
}

/// V-TX-35: Builder, Roofer, Mason, each of which builds; V-TURN-10: nothing is drawn and nothing discarded.
#[test]
fn a_hand_that_is_still_five_draws_nothing() {
    let mut scene = scene("9g9w9s9b", "builder roofer mason maid lumberjack");
    scene.players[0].draw = "shopkeeper";
    scene.layout = vec![("A1.1", "Mint"), ("A1.3", "Timber Yard"), ("A1.5", "Quarry Face")];
    let mut trial = Trial::new(scene);
    trial.play("play builder, build A1.1, pay 2g1w1s1b");
    trial.play("play roofer, build A1.3, pay 1g1s");
    trial.play("play mason, build A1.5, pay 1g2w1b");
    assert_eq!((trial.seat(), trial.hand().as_str()), (1, "lumberjack maid banker joiner stonecarver"));
    assert!(!happened(&trial, |event| matches!(event, Event::Drew { seat: Seat(0), .. })));
    let red = &trial.sees().players[0];
    assert_eq!((red.draw_size, red.discard.clone()), (1, cards("builder roofer mason")));
}

/// V-TURN-11, V-SETUP-14: also past the last seat, and a new round begins with the starting player.
#[test]
fn the_turn_passes_clockwise() {
    let player = ScenePlayer { hand: "shopkeeper", ..ScenePlayer::default() };
    let scene = Scene {
        options: Options::for_players(4),
        players: vec![player; 4],
        turn: Seat(2),
        first: Seat(2),
        ..Scene::default()
    };
    let mut trial = Trial::new(scene);
    for (seat, round) in [(2, 1), (3, 1), (0, 1), (1, 1), (2, 2), (3, 2)] {
        assert_eq!((trial.seat(), trial.sees().round), (seat, round));
        trial.play("play shopkeeper");
    }
}

/// V-EFF-5: a card that can do nothing may still be played.
#[test]
fn a_card_without_effect_takes_its_slot_and_is_discarded() {
    let mut trial = table(&["1w", "0", "0"], "toll innkeeper pope knight");
    trial.play("play toll, play innkeeper");
    assert_eq!(trial.sees().players[0].slots, cards("toll innkeeper"));
    trial.play("play pope");
    assert_eq!((trial.seat(), trial.goods().as_str(), trial.points()), (1, "1w", 0));
    assert_eq!(trial.sees().players[0].unplayed, cards("innkeeper toll pope knight"));
}
