//! Section 6 of the rules: who sees what.

use kit::{Game, Seat, Viewer};
use valletta::{
    Card, Event, Good, PlayerView, Scene, Trigger, Valletta,
    testing::{Trial, scene},
};

use crate::cards;

/// Red and Green with cards everywhere.
fn everywhere() -> Scene {
    let mut scene = scene("2g", "valette maid builder");
    (scene.players[0].draw, scene.players[0].discard) = ("lumberjack apprentice", "shopkeeper banker");
    (scene.players[1].discard, scene.players[1].slots) = ("joiner builder", "");
    (scene.valette, scene.barrels) = (2, vec![Good::Stone, Good::Brick]);
    scene
}

fn seen(game: &Valletta, viewer: Viewer, seat: usize) -> PlayerView {
    game.view(viewer).players[seat].clone()
}

const RED: Viewer = Viewer::Seat(Seat(0));
const GREEN: Viewer = Viewer::Seat(Seat(1));

#[test]
fn only_its_owner_sees_a_hand() {
    let game = Trial::new(everywhere()).game;
    assert_eq!(seen(&game, RED, 0).hand, Some(cards("maid builder valette")));
    assert_eq!(seen(&game, GREEN, 1).hand, Some(cards("maid valette")));
    assert_eq!((seen(&game, RED, 1).hand, seen(&game, GREEN, 0).hand), (None, None));
    assert_eq!((seen(&game, Viewer::Public, 0).hand, seen(&game, Viewer::Public, 1).hand), (None, None));
}

/// Everybody can work out hand and draw pile together, but not how they are split.
#[test]
fn everybody_sees_the_cards_of_hand_and_draw_pile_together() {
    let game = Trial::new(everywhere()).game;
    for viewer in [RED, GREEN, Viewer::Public] {
        let red = seen(&game, viewer, 0);
        assert_eq!(red.unplayed, cards("lumberjack maid builder apprentice valette"));
        assert_eq!((red.hand_size, red.draw_size), (3, 2));
        assert_eq!(red.draw(), (viewer == RED).then(|| cards("lumberjack apprentice")));
    }
}

/// V-R-17: the discard pile is public too.
#[test]
fn everything_else_in_front_of_a_player_is_public() {
    let mut trial = Trial::new(everywhere());
    trial.play("play maid, take wood");
    for viewer in [RED, GREEN, Viewer::Public] {
        let red = seen(&trial.game, viewer, 0);
        assert_eq!((red.goods.to_string().as_str(), red.points, red.houses, red.out), ("2g1w", 0, 8, false));
        assert_eq!((red.discard, red.slots), (cards("shopkeeper banker"), cards("maid")));
        assert_eq!(trial.game.view(viewer).reserve, [Card::Builder; 4]);
    }
}

#[test]
fn of_the_barrels_only_those_taken_are_seen_and_what_is_left_together() {
    let mut trial = Trial::new(everywhere());
    trial.play("play valette");
    for viewer in [RED, GREEN, Viewer::Public] {
        let view = trial.game.view(viewer);
        assert_eq!((view.valette, view.barrels_taken.len(), view.barrels_taken[2]), (3, 3, Good::Stone));
        assert_eq!(view.barrels_left.total(), 22);
    }
}

/// The barrels are in another order: nobody can tell.
#[test]
fn positions_that_differ_in_secrets_only_look_alike() {
    let other = Scene { barrels: vec![Good::Brick, Good::Stone], ..everywhere() };
    let mut swapped = everywhere();
    (swapped.players[1].hand, swapped.players[1].draw) =
        ("lumberjack stonecutter", "maid maid valette shopkeeper brickmoulder");
    let [game, other, swapped] = [everywhere(), other, swapped].map(|scene| Trial::new(scene).game);
    assert!(game.view(RED) == other.view(RED) && game.view(RED) == swapped.view(RED));
    assert!(game.view(Viewer::Public) == swapped.view(Viewer::Public));
    assert!(game.view(GREEN) != swapped.view(GREEN));
}

#[test]
fn a_view_says_who_looks_who_decides_and_whose_turn_it_is() {
    let mut scene = scene("0", "monk maid");
    scene.trigger = Some(Trigger::Street);
    let mut trial = Trial::new(scene);
    trial.play("play monk");
    let view = trial.game.view(GREEN);
    assert_eq!((view.viewer, view.turn, view.active), (GREEN, Some(Seat(1)), Seat(0)));
    assert_eq!((view.trigger, view.final_phase, view.first, view.round), (Some(Trigger::Street), false, Seat(0), 1));
}

#[test]
fn a_drawn_card_is_witnessed_by_its_owner_alone() {
    let drew = Event::Drew { seat: Seat(0), card: Some(Card::Nun) };
    let hidden = Event::Drew { seat: Seat(0), card: None };
    assert_eq!(Valletta::witness(drew, RED), drew);
    assert_eq!((Valletta::witness(drew, GREEN), Valletta::witness(drew, Viewer::Public)), (hidden, hidden));
    // Everything else happens openly.
    let mut trial = Trial::new(everywhere());
    trial.play("play valette, fire maid, play builder, decline");
    for event in trial.events.into_iter().filter(|event| !matches!(event, Event::Drew { .. })) {
        assert_eq!(Valletta::witness(event, Viewer::Public), event);
    }
}

#[test]
fn drawn_cards_and_barrels_bring_something_to_light_and_nothing_else_does() {
    let mut trial = Trial::new(everywhere());
    trial.play("play valette, fire maid, play builder, decline");
    let revealing = trial.events.iter().filter(|event| Valletta::reveals(event));
    assert!(revealing.clone().all(|event| matches!(event, Event::Drew { .. } | Event::Barrel { .. })));
    // One barrel; Red's set without the fired maid is drawn up to five.
    assert_eq!(revealing.count(), 1 + 5);
}
