//! V-EFF: which effects may be declined, in both editions.

use valletta::{
    Ask, Card, Options, Scene, ScenePlayer, Trigger,
    testing::{Trial, scene},
};

use crate::{cards, refuses, says, zman};

/// Effects without a choice (section 7.3); Monk, Innkeeper and Toll Collector ask only in games of two.
const AT_ONCE: [&str; 13] = [
    "shopkeeper",
    "lumberjack",
    "stonecutter",
    "brickmoulder",
    "banker",
    "joiner",
    "stonecarver",
    "brickmaker",
    "chamberlain",
    "pope",
    "emperor",
    "king",
    "knight",
];

/// Red with one of each icon, two green buildings, one of them upgraded, and two blue ones, about to play this card.
fn with(card: &str) -> Scene {
    let hand: &'static str = format!("{card} maid").leak();
    let mut scene = scene("1g1w1s1b", hand);
    scene.layout =
        vec![("A1.1", "Mint"), ("A1.2", "Timber Yard"), ("A1.3", "Tilers' House"), ("A1.4", "Rampart Workshop")];
    scene.players[0].buildings = "A1.1+ A1.2 A1.3 A1.4";
    scene
}

/// The same with three players, both others with four of each good.
fn of_three(card: &str) -> Scene {
    let mut scene = with(card);
    scene.options = Options::for_players(3);
    scene.players.push(ScenePlayer { hand: "maid", ..ScenePlayer::default() });
    scene.players[1..].iter_mut().for_each(|player| player.goods = "4g4w4s4b");
    scene
}

fn played(scene: Scene, actions: &str) -> Trial {
    let mut trial = Trial::new(scene);
    trial.play(actions);
    trial
}

/// V-EFF-4, V-EFF-1: in `hig` they happen when the card is played.
#[test]
fn effects_without_a_choice_happen_at_once() {
    for card in AT_ONCE {
        let trial = played(with(card), &format!("play {card}"));
        assert_eq!(trial.offers(), ["play maid"], "{card}");
        assert!((trial.goods(), trial.points()) != ("1g1w1s1b".into(), 0), "{card} brought something");
        refuses(&trial, "decline", "V-TURN-2");
    }
}

/// V-EFF-2: in `zman` they are asked for, and using them brings the same.
#[test]
fn effects_without_a_choice_are_asked_for_in_the_other_edition() {
    for card in AT_ONCE {
        let play = format!("play {card}");
        let mut trial = played(zman(with(card)), &play);
        assert_eq!(trial.offers(), ["use", "decline"], "{card}");
        trial.play("decline");
        assert_eq!((trial.goods().as_str(), trial.points(), trial.sees().ask), ("1g1w1s1b", 0, Ask::Play), "{card}");
        assert_eq!(trial.sees().players[0].slots, cards(card), "it takes its slot all the same");
        let (used, hig) = (played(zman(with(card)), &format!("{play}, use")), played(with(card), &play));
        assert_eq!((used.goods(), used.points()), (hig.goods(), hig.points()), "{card}");
    }
}

/// V-EFF-2: it is asked even if nothing would come of it.
#[test]
fn an_effect_that_would_do_nothing_is_asked_for_too() {
    for card in ["banker", "pope", "king"] {
        let hand: &'static str = format!("{card} maid").leak();
        let trial = played(zman(scene("0", hand)), &format!("play {card}"));
        assert_eq!(trial.offers(), ["use", "decline"]);
    }
}

/// V-EFF-4, V-EFF-2: the choice itself is compulsory in `hig`; `zman` adds declining to it.
#[test]
fn a_choice_of_goods_may_be_declined_only_in_the_other_edition() {
    let one = ["take gold", "take wood", "take stone", "take brick"];
    let two = [
        "take gold gold",
        "take gold wood",
        "take gold stone",
        "take gold brick",
        "take wood wood",
        "take wood stone",
        "take wood brick",
        "take stone stone",
        "take stone brick",
        "take brick brick",
    ];
    for (card, choices) in [("maid", &one[..]), ("foreman", &one), ("nun", &one), ("seamstress", &two)] {
        let play = format!("play {card}");
        let hig = played(with(card), &play);
        assert_eq!(hig.offers(), choices);
        says(&hig, "decline", &format!("the effect of the {card} cannot be declined: V-EFF-1"));
        let mut other = played(zman(with(card)), &play);
        assert_eq!(other.offers(), [choices, &["decline"]].concat());
        other.play("decline");
        assert_eq!(other.all_goods(), ["1g1w1s1b", "1g1w1s1b"]);
    }
}

/// V-EFF-3, V-R-06: declining is offered in both, and `zman` does not ask twice.
#[test]
fn optional_effects_may_be_declined_in_both_editions() {
    let optional = [
        "builder",
        "roofer",
        "mason",
        "carpenter",
        "trader",
        "merchant",
        "architect",
        "bailiff",
        "grandmaster",
        "valette",
    ];
    for card in optional {
        let play = format!("play {card}");
        let [mut hig, mut other] = [with(card), zman(with(card))].map(|scene| played(scene, &play));
        assert_eq!(hig.offers(), other.offers(), "{card}");
        assert_eq!(hig.offers().last().map(String::as_str), Some("decline"), "{card}");
        hig.play("decline");
        other.play("decline");
        assert_eq!((hig.sees().ask, other.sees().ask), (Ask::Play, Ask::Play));
        assert_eq!(hig.all_goods(), other.all_goods());
        if card != "valette" {
            assert_eq!((hig.goods().as_str(), hig.points()), ("1g1w1s1b", 0));
        }
    }
}

/// V-EFF-6: used as described, once, or not at all.
#[test]
fn an_exchange_happens_once() {
    for (card, payment) in [("trader", "pay 1w"), ("merchant", "pay 1g"), ("grandmaster", "pay 1g1w1s1b")] {
        let trial = played(with(card), &format!("play {card}, {payment}"));
        assert_eq!(trial.sees().ask, Ask::Play);
    }
}

/// V-EFF-3: the two-player extra may be left in both; in `zman` the taking part is asked for before it.
#[test]
fn the_taking_and_the_extra_good_of_two_players_are_asked_for_one_after_the_other() {
    for (card, extras) in [("monk", 4), ("innkeeper", 1), ("toll", 3)] {
        let play = format!("play {card}");
        let mut scene = with(card);
        scene.players[1].goods = "3w";
        let hig = played(scene.clone(), &play);
        assert_eq!((hig.offers().len(), hig.sees().ask), (extras + 1, Ask::Extra { card: cards(card)[0] }));

        let mut other = played(zman(scene.clone()), &play);
        assert_eq!(other.offers(), ["use", "decline"]);
        other.play("use");
        assert_eq!(other.offers(), hig.offers());
        other.play("decline");
        assert_eq!(other.all_goods(), hig.all_goods());

        // Declined as a whole: nothing is taken and no extra is offered.
        let mut declined = played(zman(scene), &play);
        declined.play("decline");
        assert_eq!((declined.sees().ask, declined.all_goods()), (Ask::Play, vec!["1g1w1s1b".into(), "3w".into()]));
    }
}

/// V-EFF-4, V-CARD-MONK-1: the opponents have no choice whether to give, in either edition.
#[test]
fn what_opponents_give_cannot_be_declined() {
    for scene in [of_three("monk"), zman(of_three("monk"))] {
        let mut trial = played(scene, "play monk");
        if trial.seat() == 0 {
            trial.play("use");
        }
        for seat in [1, 2] {
            assert_eq!((trial.seat(), trial.offers().len()), (seat, 4));
            says(&trial, "decline", "not now: the question is what to give the monk: V-TURN-1");
            trial.play("give wood");
        }
        assert_eq!((trial.seat(), trial.sees().ask), (0, Ask::Play));
    }
}

/// V-EFF-2 with three players: Innkeeper and Toll Collector are effects without a choice.
#[test]
fn innkeeper_and_toll_collector_of_three_players_are_asked_for_as_a_whole() {
    for (card, gained) in [("innkeeper", "3g1w1s1b"), ("toll", "1g3w3s3b")] {
        let play = format!("play {card}");
        assert_eq!(played(of_three(card), &play).goods(), gained);
        let mut other = played(zman(of_three(card)), &play);
        assert_eq!((other.offers().join(" "), other.goods().as_str()), ("use decline".into(), "1g1w1s1b"));
        other.play("use");
        assert_eq!((other.goods().as_str(), other.sees().ask), (gained, Ask::Play));
    }
}

/// V-EFF-4: an Apprentice that copies a compulsory effect.
#[test]
fn a_copied_effect_is_as_compulsory_as_its_original() {
    let hig = played(scene("0", "maid apprentice builder"), "play maid, take wood, play apprentice");
    says(&hig, "decline", "the effect of the maid cannot be declined: V-EFF-1");
    let other = zman(scene("0", "maid apprentice builder"));
    let mut other = played(other, "play maid, take wood, play apprentice");
    other.play("decline");
    assert_eq!(other.goods(), "1w");
}

/// V-TX-31: Knight at 24.
#[test]
fn a_knight_at_24_may_be_declined_only_in_the_other_edition() {
    let at_24 = |mut scene: Scene| {
        scene.players[0].points = 24;
        Trial::new(scene)
    };
    let mut other = at_24(zman(scene("0", "knight maid")));
    other.play("play knight, decline");
    assert_eq!((other.points(), other.sees().trigger), (24, None));
    let mut hig = at_24(scene("0", "knight maid"));
    hig.play("play knight");
    assert_eq!((hig.points(), hig.sees().trigger), (26, Some(Trigger::Points)));
    assert_eq!(hig.offers(), ["play maid"]);
    assert_eq!(hig.sees().players[0].slots, [Card::Knight]);
}
