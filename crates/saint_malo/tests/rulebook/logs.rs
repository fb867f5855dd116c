//! S-LOG: the lumber store, and the bank that pays for it.

use saint_malo::SceneCity;

use crate::{SEVEN_CRATES, city, opening, turn};

/// S-TC-04: the logs of the city-board figure.
#[test]
fn three_logs_cost_two_coins_and_five_become_fifteen_points_with_two_architects() {
    let mut game = opening("log log log swords head");
    game.play("use log 3");
    assert_eq!((game.you().coins, game.you().logs), (3 - 2, 2 + 3));

    game.next_turn("head head head log log");
    game.play("use head 3, person architect, place d4, place e5, place e6, place f6");
    assert_eq!((game.you().logs, game.you().points), (2, 9));

    game.next_turn("head head head log log");
    game.play("use head 3, person architect, place f2, place f3, place f4");
    assert_eq!((game.you().logs, game.you().points), (0, 15));
    assert_eq!(game.you().coins, 1, "houses cost logs, never coins (S-LOG-4)");
}

/// S-TC-06: the caption says that 10 coins came and 6 went. Both readings can be played (S-R-16):
/// A counts the 3 coins of the start apart and leaves 7, B counts them among the 10 and leaves 4.
#[test]
fn ten_coins_earned_and_six_spent_leave_seven_or_four() {
    // Merchants beside seven and beside three crates earn 10; three dice turned cost 6.
    let mut reading_a = turn("head head head log log", city(SEVEN_CRATES));
    reading_a.play("use head 3, person merchant, place c3");
    reading_a.next_turn("head head head log log");
    reading_a.play("use head 3, person merchant, place e3");
    assert_eq!(reading_a.you().coins, 3 + 10);
    reading_a.next_turn("cross log log log swords");
    reading_a.play("use cross 4 turn 3, place f6");
    assert_eq!(reading_a.you().coins, 3 + 10 - 6);

    let mut reading_b = turn("head head head log log", city(SEVEN_CRATES));
    reading_b.play("use head 3, person merchant, place c3");
    reading_b.next_turn("cross log log log swords");
    reading_b.play("use cross 4 turn 3, place f6");
    assert_eq!(reading_b.you().coins, 10 - 6);
}

/// S-LOG-2: storing costs 2 coins in total, whatever the number of logs.
#[test]
fn one_log_costs_as_much_as_five() {
    for logs in 1..=5 {
        let mut game = turn("log log log log log", SceneCity { coins: 2, logs: 0, ..SceneCity::default() });
        game.play(&format!("use log {logs}"));
        assert_eq!((game.you().coins, game.you().logs), (0, logs));
    }
}

/// S-DICE-9 and S-R-17: what an action earns cannot pay for the dice turned for it.
#[test]
fn a_merchant_s_coins_come_too_late_to_turn_a_die() {
    let game = turn("head head log log swords", SceneCity { coins: 1, ..city(SEVEN_CRATES) });
    assert_eq!(game.offers("use head"), ["use head 1", "use head 2"]);
    game.refuses("use head 3 turn 1", "S-DICE-9");
}
