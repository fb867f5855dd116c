//! V-SETUP: the table before the first card is played.

use std::collections::BTreeSet;

use kit::{Explain, Game, Sampled, Scripted, Seat, Silent, Viewer};
use valletta::{Ask, At, Building, BuildingSet, Card, Colour, Event, Good, Options, Valletta, View, testing::Trial};

use crate::{cards, refuses, says};

fn start(options: &Options, seed: u64) -> Valletta {
    Valletta::start(options, &mut Sampled::new(seed), &mut Silent).unwrap_or_else(|bad| panic!("{bad}"))
}

/// A new table with this starting player.
fn opening(players: u8, first: u8) -> Trial {
    let options = Options { first: Some(Seat(first)), ..Options::for_players(players) };
    Trial { game: start(&options, 1), events: Vec::new() }
}

fn buildings(view: &View) -> Vec<(At, &Building)> {
    view.fixed.layout.iter().collect()
}

/// V-SETUP-1, V-COMP-3 and section 5.4.
#[test]
fn a_barrel_lies_face_down_on_each_of_the_25_spaces() {
    let game = start(&Options::default(), 1);
    let barrels = game.setup().barrels;
    let count = |good| barrels.iter().filter(|&&barrel| barrel == good).count();
    assert_eq!((barrels.len(), Good::ALL.map(count)), (25, [7, 6, 6, 6]));
    let view = game.view(Viewer::Seat(Seat(0)));
    assert_eq!((view.barrels_taken.len(), view.barrels_left.to_string()), (0, "7g6w6s6b".into()));
    assert_ne!(barrels, start(&Options::default(), 2).setup().barrels, "they are shuffled");
}

/// V-SETUP-2, V-SETUP-4, V-SETUP-5: the number of buildings of each colour, and of rows of five.
#[test]
fn buildings_are_drawn_by_colour_and_laid_out_in_rows_of_five() {
    let tables = [(2, [6, 8, 6], "B2.5"), (3, [8, 10, 7], "A3.5"), (4, [10, 12, 8], "B3.5")];
    for (players, colours, last) in tables {
        for seed in 0..5 {
            let view = start(&Options::for_players(players), seed).view(Viewer::Public);
            let buildings = buildings(&view);
            let count = |colour| buildings.iter().filter(|(_, building)| building.colour() == colour).count();
            assert_eq!(Colour::BUILDINGS.map(count), colours);
            assert_eq!(buildings.last().map(|(at, _)| at.to_string()).as_deref(), Some(last));
            let names: BTreeSet<_> = buildings.iter().map(|(_, building)| &building.name).collect();
            assert_eq!(names.len(), colours.iter().sum::<usize>(), "each card lies there once");
            assert!(buildings.iter().all(|&(at, _)| view.city.owner(at).is_none() && !view.city.is_upgraded(at)));
        }
    }
}

/// V-SETUP-3: rows alternate above and below the street, each new one further away.
#[test]
fn rows_lie_above_and_below_the_street_in_turn() {
    let view = start(&Options::for_players(4), 1).view(Viewer::Public);
    let positions: Vec<_> = buildings(&view).iter().map(|(at, _)| at.to_string()).collect();
    let rows: Vec<_> = positions.chunks(5).map(|row| row.join(" ")).collect();
    let row = |name: &str| [1, 2, 3, 4, 5].map(|column| format!("{name}.{column}")).join(" ");
    assert_eq!(rows, ["A1", "B1", "A2", "B2", "A3", "B3"].map(row));
}

/// V-SETUP-10, V-SETUP-11, V-COMP-10: one character on each building and no others; 73 cards with everything.
#[test]
fn each_building_brings_one_character_into_play() {
    for (players, buildings) in [(2, 20), (3, 25), (4, 30)] {
        let game = start(&Options::for_players(players), 1);
        let truth = game.truth();
        let own: usize = truth.players.iter().map(|player| player.hand.len() + player.draw.len()).sum();
        assert_eq!((own, truth.reserve.len()), (8 * usize::from(players), 4));
        let laid_out = game.setup().buildings;
        assert_eq!(laid_out.len(), buildings);
        assert!(laid_out.iter().all(|building| building.colour == building.character.colour()));
    }
    assert_eq!(4 * Card::STARTING.len() + 4 + BuildingSet::default().cards().len(), 73);
}

/// V-SETUP-2: the colours are shuffled before drawing, and what is drawn is shuffled again.
#[test]
fn every_building_can_be_drawn_and_lie_anywhere() {
    let mut seen = BTreeSet::new();
    let mut on_the_first_plot = BTreeSet::new();
    for seed in 0..200 {
        let view = start(&Options::default(), seed).view(Viewer::Public);
        seen.extend(buildings(&view).iter().map(|(_, building)| building.name.clone()));
        on_the_first_plot.insert(buildings(&view)[0].1.colour().name());
    }
    assert_eq!(seen.len(), BuildingSet::default().cards().len());
    assert_eq!(on_the_first_plot.len(), 3);
}

/// V-SETUP-6, V-SETUP-7, V-SETUP-9, V-SETUP-12, V-SETUP-13.
#[test]
fn everybody_starts_with_one_of_each_good_eight_houses_and_no_points() {
    for players in 2..=4 {
        let view = start(&Options::for_players(players), 3).view(Viewer::Public);
        assert_eq!(view.players.len(), usize::from(players));
        for player in &view.players {
            assert_eq!((player.goods.to_string().as_str(), player.houses, player.points), ("1g1w1s1b", 8, 0));
            assert!(player.slots.is_empty() && player.discard.is_empty() && !player.out);
        }
        assert_eq!(view.reserve, [Card::Builder; 4]);
        assert_eq!((view.valette, view.round, view.final_phase, view.trigger), (0, 1, false, None));
    }
}

/// V-SETUP-8, V-COMP-11: five of the eight starting cards, at random.
#[test]
fn the_opening_hand_is_five_of_the_eight_starting_cards() {
    let mut hands = BTreeSet::new();
    for seed in 0..20 {
        let mut events = Vec::new();
        let game = Valletta::start(&Options::for_players(3), &mut Sampled::new(seed), &mut events).unwrap();
        assert_eq!(events.iter().filter(|event| matches!(event, Event::Drew { .. })).count(), 15);
        for seat in Seat::all(3) {
            let player = game.view(Viewer::Seat(seat)).players[seat.index()].clone();
            assert_eq!((player.hand_size, player.draw_size), (5, 3));
            assert_eq!(player.unplayed, Card::STARTING);
            hands.insert(player.hand);
        }
    }
    assert!(hands.len() > 20, "56 hands are possible");
    let starting = "shopkeeper lumberjack stonecutter brickmoulder maid builder apprentice valette";
    assert_eq!(Card::STARTING.to_vec(), cards(starting));
}

/// V-SETUP-14, V-R-19: the caller's choice, else random.
#[test]
fn without_a_choice_the_lot_names_the_starting_player() {
    for seat in 0..4 {
        let game = Valletta::start(&Options::for_players(4), &mut Scripted::new([seat]), &mut Silent).unwrap();
        assert_eq!(game.view(Viewer::Public).first, Seat(seat as u8));
        assert_eq!(opening(4, seat as u8).sees().first, Seat(seat as u8));
    }
}

/// V-SETUP-15, V-SETUP-17: with four players the starting player has no choice.
#[test]
fn the_extra_goods_are_taken_in_reverse_order_and_the_starting_player_takes_the_last() {
    let mut trial = opening(4, 1);
    assert_eq!((trial.sees().ask, trial.sees().players[0].hand_size), (Ask::Draft { left: [true; 4] }, 5));
    let takes = [
        (0, vec!["take gold", "take wood", "take stone", "take brick"], "take stone"),
        (3, vec!["take gold", "take wood", "take brick"], "take gold"),
        (2, vec!["take wood", "take brick"], "take brick"),
        (1, vec!["take wood"], "take wood"),
    ];
    for (seat, offers, take) in takes {
        assert_eq!((trial.seat(), trial.offers()), (seat, offers.iter().map(ToString::to_string).collect()));
        trial.play(take);
        if seat != 1 {
            says(&trial, take, &format!("the {} is taken: each good lies there once: V-SETUP-15", &take[5..]));
        }
    }
    assert_eq!(trial.all_goods(), ["1g1w2s1b", "1g2w1s1b", "1g1w1s2b", "2g1w1s1b"]);
    assert_eq!((trial.seat(), trial.sees().ask), (1, Ask::Play));
}

/// V-SETUP-16: with three players one good goes back.
#[test]
fn the_goods_that_nobody_took_are_gone() {
    let mut trial = opening(3, 0);
    trial.play("take wood, take brick");
    assert_eq!((trial.seat(), trial.offers()), (0, vec!["take gold".into(), "take stone".into()]));
    trial.play("take gold");
    assert_eq!(trial.all_goods(), ["2g1w1s1b", "1g1w1s2b", "1g2w1s1b"]);
    refuses(&trial, "take stone", "V-TURN-1");
}

/// V-TX-37: two players, the last takes stone; the starting player chooses among gold, wood and brick.
#[test]
fn the_first_of_two_chooses_among_three_goods_and_two_return() {
    let mut trial = opening(2, 0);
    assert_eq!(trial.seat(), 1);
    trial.play("take stone");
    assert_eq!((trial.seat(), trial.offers().join(", ")), (0, "take gold, take wood, take brick".into()));
    refuses(&trial, "take stone", "V-SETUP-15");
    refuses(&trial, "decline", "V-TURN-1");
    trial.play("take wood");
    assert_eq!(trial.all_goods(), ["1g2w1s1b", "1g1w2s1b"]);
    assert_eq!((trial.seat(), trial.sees().ask), (0, Ask::Play));
}
