//! Forecasts: what an action is known to cause before it is carried out.

use kit::{Game, Seat};
use valletta::{
    Card, Event, Good, Goods, Trigger, Why, Work,
    testing::{Trial, owning, scene, table, turn},
};

use crate::{at, events_of, foretold, last_pass};

const RED: Seat = Seat(0);

fn played(card: Card) -> Event {
    Event::Played { seat: RED, card }
}

fn took(good: Good, amount: u16) -> Event {
    Event::Took { seat: RED, good, amount }
}

fn scored(points: u16, why: Why) -> Event {
    Event::Scored { seat: RED, points, why }
}

#[test]
fn a_banker_foretells_the_gold() {
    let mut trial = owning("Mint Waterfront_Stores Works_Office+", "banker maid");
    let foretold = foretold(&trial, "play banker");
    assert_eq!(foretold, [played(Card::Banker), took(Good::Gold, 4)]);
    assert_eq!(events_of(&mut trial, "play banker"), foretold);
}

#[test]
fn a_payment_foretells_the_character_and_the_bonus() {
    let mut scene = scene("2g1w1s1b", "builder maid");
    scene.layout = vec![("A1.3", "Mint")];
    scene.valette = 11;
    let mut trial = Trial::new(scene);
    assert_eq!(foretold(&trial, "play builder"), [played(Card::Builder)]);
    trial.play("play builder");
    assert_eq!(foretold(&trial, "build A1.3"), [], "until it is paid nothing happens");
    trial.play("build A1.3");
    let work = [
        Event::Paid { seat: RED, goods: Goods([2, 1, 1, 1]) },
        Event::Worked { seat: RED, at: at("A1.3"), work: Work::Build },
        Event::Gained { seat: RED, card: Card::Banker },
        scored(2, Why::BuildBonus),
    ];
    assert_eq!(foretold(&trial, "pay 2g1w1s1b"), work);
}

#[test]
fn de_valette_foretells_the_step_but_not_the_barrel() {
    for good in Good::ALL {
        let mut scene = scene("0", "valette maid");
        (scene.valette, scene.barrels) = (7, vec![good]);
        let trial = Trial::new(scene);
        assert_eq!(foretold(&trial, "play valette"), [played(Card::Valette), Event::Advanced { space: 8 }]);
    }
}

#[test]
fn an_action_that_ends_the_turn_does_not_foretell_the_cards_drawn() {
    let mut scene = scene("0", "lumberjack stonecutter brickmoulder");
    scene.players[0].draw = "maid builder";
    let mut trial = Trial::new(scene);
    trial.play("play stonecutter, play brickmoulder");
    assert_eq!(foretold(&trial, "play lumberjack"), [played(Card::Lumberjack), took(Good::Wood, 1)]);
    // What really happens begins like this and continues with the draw.
    let events = events_of(&mut trial, "play lumberjack");
    assert!(matches!(events[2], Event::Drew { .. }));
}

/// The reshuffle is public, the cards drawn afterwards are not.
#[test]
fn a_reshuffle_is_foretold() {
    let trial = turn("0", "lumberjack");
    let reshuffled = Event::Reshuffled { seat: RED };
    assert_eq!(foretold(&trial, "play lumberjack"), [played(Card::Lumberjack), took(Good::Wood, 1), reshuffled]);
}

#[test]
fn a_trigger_is_foretold() {
    let mut trial = turn("0", "knight maid");
    trial.set_points(24);
    let triggered = Event::Triggered { seat: RED, trigger: Trigger::Points };
    let knight = [played(Card::Knight), scored(2, Why::Card(Card::Knight)), triggered];
    assert_eq!(foretold(&trial, "play knight"), knight);
}

#[test]
fn what_others_give_is_foretold() {
    let mut trial = table(&["0", "2g", "5g4w", "1g"], "innkeeper toll monk");
    let gave = |from, good| Event::Gave { from: Seat(from), to: RED, good };
    let innkeeper = [played(Card::Innkeeper), gave(1, Good::Gold), gave(2, Good::Gold)];
    assert_eq!(foretold(&trial, "play innkeeper"), innkeeper);
    assert_eq!(foretold(&trial, "play toll"), [played(Card::Toll), gave(2, Good::Wood)]);
    assert_eq!(foretold(&trial, "play monk"), [played(Card::Monk)], "the opponent has not chosen");
    trial.play("play monk");
    assert_eq!(foretold(&trial, "give wood"), [gave(2, Good::Wood)]);
}

#[test]
fn an_apprentice_foretells_what_it_stands_for() {
    let mut trial = turn("0", "lumberjack apprentice maid");
    assert_eq!(foretold(&trial, "play apprentice"), [played(Card::Apprentice)]);
    trial.play("play lumberjack");
    let copied = Event::Copied { seat: RED, card: Card::Lumberjack };
    assert_eq!(foretold(&trial, "play apprentice"), [played(Card::Apprentice), copied, took(Good::Wood, 1)]);
}

#[test]
fn the_last_action_of_the_game_foretells_its_end() {
    let trial = Trial::new(last_pass(scene("0", "knight"), &[1]));
    let end = [scored(2, Why::Card(Card::Knight)), Event::Out { seat: RED }, Event::Over];
    assert_eq!(foretold(&trial, "play knight")[1..], end);
}

#[test]
fn asking_changes_nothing_and_a_refusal_is_told() {
    let trial = turn("0", "lumberjack maid");
    let before = trial.sees();
    foretold(&trial, "play lumberjack");
    assert_eq!(trial.sees(), before);
    let refused = trial.game.forecast("play knight".parse().unwrap()).unwrap_err();
    assert_eq!(refused.to_string(), "no knight in hand: V-TURN-1");
}
