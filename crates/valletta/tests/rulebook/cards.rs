//! V-CARD: characters together. What concerns one alone stands beside it in `src/cards`.

use kit::Seat;
use valletta::{
    Event, Options, Scene, ScenePlayer, Why,
    testing::{Trial, owning, scene, table, turn},
};

use crate::{cards, events_of, last_pass, offers};

/// V-CARD-SHOPKEEPER-1, V-CARD-LUMBERJACK-1, V-CARD-STONECUTTER-1, V-CARD-BRICKMOULDER-1.
#[test]
fn four_red_cards_bring_one_good_each() {
    for (card, good) in [("shopkeeper", "1g"), ("lumberjack", "1w"), ("stonecutter", "1s"), ("brickmoulder", "1b")] {
        let mut trial = turn("0", "shopkeeper lumberjack stonecutter brickmoulder");
        trial.play(&format!("play {card}"));
        assert_eq!(trial.all_goods(), [good, "1g1w1s1b"]);
        assert_eq!(trial.offers().len(), 3, "nothing is asked");
    }
}

/// V-TC-10: three buildings with 1, 1 and 2 gold icons, the last one upgraded.
#[test]
fn a_banker_takes_a_gold_for_each_gold_icon() {
    let mut trial = owning("Mint Waterfront_Stores Works_Office+", "banker maid");
    trial.play("play banker");
    assert_eq!(trial.goods(), "4g");
}

/// V-CARD-BANKER-1, V-CARD-JOINER-1, V-CARD-STONECARVER-1, V-CARD-BRICKMAKER-1: on buildings of any colour.
#[test]
fn each_green_card_counts_the_icons_of_its_own_good() {
    // Gold 1, wood 1 + 1, stone 1 + 1, brick 1 + 2.
    let buildings = "Mint Auberge_of_Italy+ Timber_Yard Tilers'_House Fort_St_Elmo+ Brick_Kiln Rampart_Workshop+";
    for (card, goods) in [("banker", "1g"), ("joiner", "2w"), ("stonecarver", "2s"), ("brickmaker", "3b")] {
        let mut trial = owning(buildings, "banker joiner stonecarver brickmaker");
        trial.play(&format!("play {card}"));
        assert_eq!(trial.goods(), goods);
    }
}

/// V-CARD-GREEN-1: costs are no icons, and a front may show none.
#[test]
fn without_a_matching_icon_a_green_card_brings_nothing() {
    // All cost gold, stone and brick, and show wood or nothing.
    for card in ["banker", "stonecarver", "brickmaker"] {
        let mut trial = owning("Timber_Yard Fort_St_Elmo Knights'_Hospital", "banker stonecarver brickmaker");
        trial.play(&format!("play {card}"));
        assert_eq!((trial.goods().as_str(), trial.sees().players[0].slots.clone()), ("0", cards(card)));
    }
}

/// Section 1.12: only one's own buildings count.
#[test]
fn the_buildings_of_others_bring_nothing() {
    let mut scene = scene("0", "banker chamberlain pope king emperor");
    scene.layout = vec![("A1.1", "Mint"), ("A1.2", "Works Office")];
    scene.players[1].buildings = "A1.1+ A1.2+";
    for card in ["banker", "chamberlain", "pope", "king", "emperor"] {
        let mut trial = Trial::new(scene.clone());
        trial.play(&format!("play {card}"));
        assert_eq!((trial.goods().as_str(), trial.points()), ("0", 0), "{card}");
    }
}

/// V-TC-19: Monk at 4 goods, Innkeeper at 2 gold, Toll Collector at 3 of a material; V-CARD-MONK-2,
/// V-CARD-INNKEEPER-1, V-CARD-TOLL-1.
#[test]
fn thresholds_are_four_goods_two_gold_and_three_of_a_material() {
    for goods in ["3g", "1g1w1s", "3b", "0"] {
        let mut monk = table(&["0", goods, "0"], "monk maid");
        monk.play("play monk");
        assert_eq!((monk.seat(), monk.offers()), (0, vec!["play maid".into()]), "{goods}: nobody is asked");
    }
    let mut monk = table(&["0", "1g1w2s", "0"], "monk maid");
    monk.play("play monk, give stone");
    assert_eq!(monk.all_goods(), ["1s", "1g1w1s", "0"]);

    let after = |card: &str, goods| {
        let mut trial = table(&["0", goods, "0"], "innkeeper toll maid");
        trial.play(&format!("play {card}"));
        trial.all_goods()
    };
    assert_eq!(after("innkeeper", "1g9w"), ["0", "1g9w", "0"]);
    assert_eq!(after("innkeeper", "2g"), ["1g", "1g", "0"]);
    assert_eq!(after("toll", "9g2w2s2b"), ["0", "9g2w2s2b", "0"]);
    assert_eq!(after("toll", "3w"), ["1w", "2w", "0"]);
}

/// V-CARD-TOLL-2: all three materials at once, from everybody, and no gold.
#[test]
fn a_toll_collector_takes_up_to_three_goods_from_each() {
    let mut trial = table(&["0", "9g3w4s5b", "3b", "2w2s2b"], "toll maid");
    trial.play("play toll");
    assert_eq!(trial.all_goods(), ["1w1s2b", "9g2w3s4b", "2b", "2w2s2b"]);
}

/// V-CARD-MONK-3, V-R-14, V-R-15: after the opponent has given, and it may be left.
#[test]
fn the_extra_good_of_two_players_comes_after_the_others_and_may_be_left() {
    let mut trial = table(&["0", "4w"], "monk innkeeper toll");
    trial.play("play monk");
    assert_eq!((trial.seat(), trial.offers()), (1, vec!["give wood".into()]));
    trial.play("give wood");
    assert_eq!((trial.seat(), trial.offers().len()), (0, 5));
    trial.play("decline, play innkeeper, decline, play toll");
    assert_eq!(trial.offers(), ["take wood", "take stone", "take brick", "decline"]);
    trial.play("decline");
    // The toll of one wood was taken all the same.
    assert_eq!(trial.all_goods(), ["2w", "2w"]);
}

/// V-CARD-MONK-1, V-CARD-INNKEEPER-2, V-CARD-TOLL-3: no extra good with three players or four.
#[test]
fn with_more_than_two_players_nothing_comes_from_the_supply() {
    for players in [3, 4] {
        for card in ["monk", "innkeeper", "toll"] {
            let mut trial = table(&["0"; 4][..players], "monk innkeeper toll");
            trial.play(&format!("play {card}"));
            assert_eq!((trial.goods().as_str(), offers(&trial, "take").len()), ("0", 0));
        }
    }
}

/// V-TX-24: three players, one of them out, Innkeeper; V-CARD-BLUE-1.
#[test]
fn a_game_of_three_stays_one_of_three_when_one_is_out() {
    let mut scene = scene("0", "innkeeper maid");
    scene.options = Options::for_players(3);
    scene.players.push(ScenePlayer { goods: "3g", ..ScenePlayer::default() });
    let mut trial = Trial::new(last_pass(scene, &[2]));
    trial.play("play innkeeper");
    assert_eq!(trial.all_goods(), ["1g", "1g1w1s1b", "2g"], "the one who is out gives too (V-R-10)");
    assert_eq!(trial.offers(), ["play maid"]);
}

/// V-CARD-BLUE-2, V-R-23: clockwise from the player on turn, wherever that player sits.
#[test]
fn opponents_hand_over_clockwise() {
    let player = ScenePlayer { goods: "4g4w", hand: "monk innkeeper toll nun", ..ScenePlayer::default() };
    let players = vec![player; 4];
    let scene = Scene { options: Options::for_players(4), players, turn: Seat(2), ..Scene::default() };
    let givers = |card: &str| -> Vec<u8> {
        let mut trial = Trial::new(scene.clone());
        trial.play(&format!("play {card}"));
        let gave = |event: &Event| if let Event::Gave { from, .. } = event { Some(from.0) } else { None };
        trial.events.iter().filter_map(gave).collect()
    };
    assert_eq!((givers("innkeeper"), givers("toll")), (vec![3, 0, 1], vec![3, 0, 1]));
    let mut monk = Trial::new(scene.clone());
    monk.play("play monk");
    for seat in [3, 0, 1] {
        assert_eq!(monk.seat(), seat);
        monk.play("give gold");
    }
    assert_eq!((monk.seat(), monk.all_goods()[2].as_str()), (2, "7g4w"));
}

/// V-CARD-NUN-1, section 7.5: the Nun takes first, then the opponents, clockwise.
#[test]
fn the_nun_takes_first() {
    let mut trial = table(&["0", "0", "0"], "nun maid");
    trial.play("play nun");
    let takers: Vec<_> = events_of(&mut trial, "take wood")
        .into_iter()
        .map(|event| if let Event::Took { seat, amount, .. } = event { (seat.0, amount) } else { panic!("{event:?}") })
        .collect();
    assert_eq!(takers, [(0, 3), (1, 1), (2, 1)]);
}

/// V-CARD-YELLOW-1.
#[test]
fn two_copies_of_a_character_count_separately() {
    let mut trial = turn("0", "knight knight maid");
    trial.play("play knight, play knight");
    assert_eq!(trial.points(), 4);
    let mut trial = turn("8w", "architect architect maid");
    trial.play("play architect, pay 4w, play architect, pay 4w");
    assert_eq!((trial.goods().as_str(), trial.points()), ("0", 8));
}

/// V-CARD-YELLOW-2: no character counts yellow buildings.
#[test]
fn yellow_buildings_as_such_bring_nothing() {
    for card in ["king", "emperor", "chamberlain", "pope"] {
        let mut trial = owning("Fort_St_Elmo Auberge_of_Aragon Gate_of_St_George", "king emperor chamberlain pope");
        trial.play(&format!("play {card}"));
        assert_eq!((trial.goods().as_str(), trial.points()), ("0", 0), "{card}");
    }
}

/// V-CARD-POPE-1, V-CARD-EMPEROR-1, V-CARD-KING-1, V-CARD-KNIGHT-1, V-CARD-CHAMBERLAIN-1.
#[test]
fn nobles_count_buildings() {
    let buildings = "Mint Brick_Kiln+ Timber_Yard Tilers'_House+ Harbour_Inn Fort_St_Elmo+";
    let bring = [("king", "0", 3), ("emperor", "0", 2), ("pope", "0", 3), ("knight", "0", 2), ("chamberlain", "3g", 0)];
    for (card, goods, points) in bring {
        let mut trial = owning(buildings, "king emperor pope knight chamberlain");
        let events = events_of(&mut trial, &format!("play {card}"));
        assert_eq!((trial.goods().as_str(), trial.points()), (goods, points), "{card}");
        let why = |event: &Event| matches!(event, Event::Scored { why: Why::Card(from), .. } if from.name() == card);
        assert_eq!(events.iter().any(why), points > 0);
    }
}

/// V-SCORE-1, V-SCORE-2: an integer that goes on beyond the track.
#[test]
fn a_score_goes_on_beyond_25_and_100() {
    let mut trial = turn("0", "knight maid");
    trial.set_points(99);
    trial.play("play knight");
    assert_eq!(trial.points(), 101);
}
