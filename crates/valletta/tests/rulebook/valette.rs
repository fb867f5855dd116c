//! V-CARD-VALETTE: the barrel, then fire or hire.

use kit::Seat;
use valletta::{
    Ask, Card, Good, Scene,
    testing::{Trial, scene},
};

use crate::{GREENS_TURN, cards, offers, refuses, zman};

/// Red with this hand, the next barrel a stone.
fn stone(hand: &'static str) -> Scene {
    let mut scene = scene("0", hand);
    scene.barrels = vec![Good::Stone];
    scene
}

/// How many of a card lie in the reserve.
fn reserved(trial: &Trial, card: Card) -> usize {
    trial.sees().reserve.iter().filter(|&&other| other == card).count()
}

/// V-CARD-VALETTE-1, V-CARD-VALETTE-2: from the tower to the first space; then the barrel is known to all.
#[test]
fn the_figure_leaves_the_tower_and_the_barrel_is_turned() {
    let mut scene = scene("0", "valette maid");
    scene.barrels = vec![Good::Brick, Good::Gold];
    let mut trial = Trial::new(scene);
    trial.play("play valette");
    let view = trial.sees();
    assert_eq!((view.valette, trial.goods().as_str(), view.ask), (1, "1b", Ask::Staff));
    assert_eq!((view.barrels_taken, view.barrels_left.to_string()), (vec![Good::Brick], "7g6w6s5b".into()));
}

/// V-EFF-2: where effects may be declined, the step and the barrel may not.
#[test]
fn the_step_is_compulsory_in_both_editions() {
    for scene in [stone("valette maid"), zman(stone("valette maid"))] {
        let mut trial = Trial::new(scene);
        trial.play("play valette");
        assert_eq!((trial.sees().valette, trial.goods().as_str()), (1, "1s"));
        assert_eq!(trial.offers(), ["fire maid", "hire builder", "decline"]);
        trial.play("decline");
        assert_eq!((trial.sees().reserve.len(), trial.hand().as_str()), (4, "maid"));
    }
}

/// V-CARD-VALETTE-4.
#[test]
fn one_character_is_fired_or_hired_never_both() {
    for choice in ["fire maid", "hire builder"] {
        let mut trial = Trial::new(stone("valette maid lumberjack"));
        trial.play("play valette");
        trial.play(choice);
        assert_eq!(trial.sees().ask, Ask::Play);
        refuses(&trial, "hire builder", "V-TURN-1");
        refuses(&trial, "fire lumberjack", "V-TURN-1");
    }
}

/// V-CARD-VALETTE-5: not from slots, draw pile or discard pile, and not from an empty hand.
#[test]
fn only_a_card_in_hand_is_fired() {
    let mut scene = stone("valette maid lumberjack");
    (scene.players[0].draw, scene.players[0].discard) = ("stonecutter", "brickmoulder");
    let mut trial = Trial::new(scene);
    trial.play("play lumberjack, play valette");
    assert_eq!(offers(&trial, "fire"), ["fire maid"]);
    for (card, title) in [("lumberjack", "lumberjack"), ("valette", "de Valette"), ("brickmoulder", "brick moulder")] {
        assert_eq!(trial.refuses(&format!("fire {card}")), format!("no {title} in hand: V-CARD-VALETTE-5"));
    }
    let mut empty = Trial::new(stone("valette"));
    empty.play("play valette");
    assert_eq!(empty.offers(), ["hire builder", "decline"]);
}

/// V-CARD-VALETTE-6.
#[test]
fn nobody_is_hired_from_an_empty_reserve() {
    let mut trial = Trial::new(Scene { reserve: "", ..stone("valette maid") });
    trial.play("play valette");
    assert_eq!(trial.offers(), ["fire maid", "decline"]);
    refuses(&trial, "hire builder", "V-CARD-VALETTE-6");
}

/// V-CARD-VALETTE-7, V-R-22, V-R-24: equal cards are one choice.
#[test]
fn anything_in_the_reserve_may_be_hired() {
    let mut trial = Trial::new(Scene { reserve: "builder builder maid knight banker monk", ..stone("valette") });
    trial.play("play valette");
    let all = ["hire maid", "hire builder", "hire banker", "hire monk", "hire knight"];
    assert_eq!(offers(&trial, "hire"), all);
    trial.play("hire knight");
    assert_eq!((trial.hand().as_str(), reserved(&trial, Card::Knight)), ("knight", 0));
    trial.play("play knight");
    assert_eq!(trial.points(), 2, "a hired card may be played at once (V-TURN-4)");
}

/// V-R-21: one's own card that was fired in an earlier turn.
#[test]
fn a_card_fired_earlier_may_be_hired_back() {
    let mut scene = scene("0", "valette maid");
    scene.valette = 3;
    let mut trial = Trial::new(scene);
    trial.play("play valette, fire maid");
    assert_eq!((trial.seat(), trial.hand().as_str()), (1, "valette"));
    trial.play(GREENS_TURN);
    trial.play("play valette, hire maid");
    assert_eq!((trial.hand().as_str(), reserved(&trial, Card::Maid)), ("maid", 0));
}

/// V-TX-33: Green fired its Apprentice, Red hires it.
#[test]
fn a_card_of_another_player_changes_hands_over_the_reserve() {
    let mut scene = scene("0", "valette apprentice maid");
    scene.turn = Seat(1);
    scene.players[1].hand = "valette apprentice";
    let mut trial = Trial::new(scene);
    let green = |trial: &Trial| {
        let player = trial.sees().players[1].clone();
        player.unplayed.len() + player.discard.len() + player.slots.len()
    };
    assert_eq!(green(&trial), 7);
    trial.play("play valette, fire apprentice");
    assert_eq!((trial.seat(), green(&trial), reserved(&trial, Card::Apprentice)), (0, 6, 1));
    trial.play("play valette, hire apprentice");
    assert_eq!(trial.hand(), "maid apprentice apprentice");
    assert_eq!((green(&trial), reserved(&trial, Card::Apprentice), trial.sees().reserve.len()), (6, 0, 4));
}

/// V-TX-34: a hand of 5; de Valette first, Maid fired, two more cards played.
#[test]
fn firing_costs_a_card_and_no_effect() {
    let mut scene = stone("valette maid lumberjack stonecutter brickmoulder");
    scene.players[0].draw = "shopkeeper builder apprentice banker joiner";
    let mut trial = Trial::new(scene);
    trial.play("play valette, fire maid, play lumberjack");
    assert_eq!((trial.hand().as_str(), reserved(&trial, Card::Maid)), ("stonecutter brickmoulder", 1));
    trial.play("play stonecutter");
    // One card was left, four were drawn; the maid brought nothing.
    let red = &trial.sees().players[0];
    assert_eq!((trial.goods().as_str(), red.hand_size, red.draw_size), ("1w2s", 5, 1));
    assert_eq!(red.discard, cards("lumberjack stonecutter valette"));
    assert!(trial.hand().contains("brickmoulder") && !red.unplayed.contains(&Card::Maid));
}

/// V-CARD-VALETTE-3: the figure never passes the last space.
#[test]
fn on_the_last_space_no_barrel_is_left() {
    let mut trial = Trial::new(Scene { valette: 25, ..scene("0", "valette maid") });
    assert_eq!(trial.sees().barrels_left.to_string(), "0");
    trial.play("play valette");
    assert_eq!((trial.sees().valette, trial.sees().barrels_taken.len(), trial.goods().as_str()), (25, 25, "0"));
    assert_eq!(trial.sees().trigger, None, "only moving onto it triggers the final phase (V-FINAL-1)");
    trial.play("hire builder");
    assert_eq!(trial.hand(), "maid builder");
}
