//! Forecasts: what an action is known to cause before it is carried out.

use kit::{Game, Seat};
use saint_malo::{Event, Item, Options, Person, Scene, SceneCity, Side, Source, Symbol};

use crate::{city, opening, test_game, turn};

const YOU: Seat = Seat(0);

fn placed(at: &str, item: Item) -> Event {
    Event::Placed { seat: YOU, at: at.parse().expect("a space"), item }
}

fn coins(change: i16, why: Source) -> Event {
    Event::Coins { seat: YOU, change, why }
}

fn points(gain: u16, why: Source) -> Event {
    Event::Points { seat: YOU, gain, why }
}

#[test]
fn a_merchant_foretells_the_coins_and_not_the_next_roll() {
    let mut game = opening("head head head log log");
    game.play("use head 3, person merchant");
    let merchant = Person::Merchant;
    let foretold = [placed("c3", Item::Person(merchant)), coins(4, Source::Person(merchant))];
    assert_eq!(game.forecast("place c3"), foretold);
    // What really happens begins like this and continues with the next player's dice.
    let before = game.events.len();
    game.play("place c3");
    assert_eq!(game.events[before..before + 2], foretold);
    assert!(matches!(game.events[before + 2..], [Event::Rolled { seat: Seat(1), .. }]));
}

#[test]
fn the_last_wall_of_a_side_foretells_its_bonus() {
    let rows = ["t.wwwwt", "wcc....", ".c.....", "wc.....", "w......", "w......", "t.wwwwt"];
    let mut game = turn("wall wall log log log", city(rows));
    game.play("use wall 2");
    let complete = |side| Event::Complete { seat: YOU, side };
    let wall = |at| placed(at, Item::Wall);
    let (left, bottom) = (Source::Wall(Side::Left), Source::Wall(Side::Bottom));
    assert_eq!(game.forecast("place a3"), [wall("a3"), complete(Side::Left), coins(2, left)]);
    assert_eq!(game.forecast("place b7"), [wall("b7"), complete(Side::Bottom), points(3, bottom)]);
    // A person is still to be chosen; and a wall that completes nothing gives nothing.
    assert_eq!(game.forecast("place b1"), [wall("b1"), complete(Side::Top)]);
    assert_eq!(game.forecast("place g2"), [wall("g2")]);
}

#[test]
fn storing_logs_foretells_what_is_paid_and_stored() {
    let game = turn("log log wall head swords", SceneCity { coins: 4, ..SceneCity::default() });
    let used = |turned, used| Event::Used { seat: YOU, symbol: Symbol::Log, turned, used };
    let stored = |change| Event::Logs { seat: YOU, change };
    let marked = Event::Swords { seat: YOU, swords: 1 };
    assert_eq!(game.forecast("use log 2"), [used(0, 2), coins(-2, Source::Storing), stored(2), marked]);
    let turned = [used(1, 3), coins(-2, Source::Turning), coins(-2, Source::Storing), stored(3), marked];
    assert_eq!(game.forecast("use log 3 turn 1"), turned);
}

#[test]
fn a_house_foretells_its_log_and_its_points() {
    let mut game = opening("head head head log log");
    game.play("use head 3, person architect, place d4");
    let house = [placed("d5", Item::House), Event::Logs { seat: YOU, change: -1 }, points(3, Source::House)];
    assert_eq!(game.forecast("place d5"), house);
}

#[test]
fn an_action_that_ends_the_turn_foretells_the_attack_but_not_the_next_roll() {
    let scene = Scene { dice: "log log log swords swords", swords_marked: 3, ..Scene::default() };
    let lost = |seat| Event::CannonLost { seat: Seat(seat) };
    let swords = Event::Swords { seat: YOU, swords: 2 };
    let foretold = [Event::Passed { seat: YOU }, swords, Event::Attack { strength: 1 }, lost(0), lost(1)];
    assert_eq!(test_game(scene).forecast("pass"), foretold);
}

#[test]
fn a_roll_foretells_nothing() {
    let game = test_game(Scene { rolls: 1, ..Scene::default() });
    assert_eq!(game.forecast("reroll log wall"), []);
    assert_eq!(game.forecast("stop"), []);
}

#[test]
fn the_last_action_of_the_game_foretells_its_end() {
    let options = Options { turn_cap: Some(1), ..Options::default() };
    let game = test_game(Scene { options, turn: Seat(1), dice: "log log log log log", ..Scene::default() });
    assert_eq!(game.forecast("pass"), [Event::Passed { seat: Seat(1) }, Event::Over]);
}

#[test]
fn asking_changes_nothing_and_a_refusal_is_told() {
    let game = opening("head head head log log");
    let before = game.view();
    game.forecast("use head 3");
    assert_eq!(game.view(), before);
    let refused = game.game.forecast("use head 4".parse().unwrap()).unwrap_err();
    assert_eq!(refused.to_string(), "only 3 dice show head: S-DICE-12");
}
