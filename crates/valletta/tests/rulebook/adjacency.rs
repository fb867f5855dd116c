//! V-ADJ: own neighbours make a new building cheaper.

use valletta::{
    Ask, Options, Scene,
    testing::{Trial, scene},
};

/// What the building of this name costs on A1.3 with these buildings of Red's and of Green's.
fn price(name: &'static str, red: &'static str, green: &'static str) -> String {
    let mut scene = scene("9g9w9s9b", "builder maid");
    scene.layout = vec![("A1.3", name)];
    (scene.players[0].buildings, scene.players[1].buildings) = (red, green);
    price_in(scene, "A1.3")
}

fn price_in(scene: Scene, at: &str) -> String {
    let mut trial = Trial::new(scene);
    trial.play(&format!("play builder, build {at}"));
    let Ask::Pay { price, .. } = trial.sees().ask else { panic!("the payment is asked for") };
    price.to_string()
}

/// V-TC-05: two adjacent buildings, one diagonal, one across the street.
#[test]
fn two_neighbours_lower_the_gold_by_two() {
    assert_eq!(price("Auberge of Italy", "", ""), "4g3w1s1b");
    assert_eq!(price("Auberge of Italy", "A1.2 A2.3 A2.4", ""), "2g3w1s1b", "DE");
    assert_eq!(price("Auberge of Italy", "A1.2 A2.3 A2.2", ""), "2g3w1s1b", "IT: the other diagonal");
    assert_eq!(price("Auberge of Italy", "A1.2 A2.3 A2.4 B1.3", ""), "2g3w1s1b", "FR: one more across the street");
}

/// V-ADJ-1: left, right, in front and behind, one gold each.
#[test]
fn each_of_four_neighbours_lowers_the_gold_by_one() {
    let mut scene = scene("9g9w9s9b", "builder maid");
    scene.options = Options::for_players(3);
    scene.players.push(scene.players[1].clone());
    scene.layout = vec![("A2.3", "Grand Master's Palace")];
    let neighbours = [
        ("", "5g2w2s2b"),
        ("A2.2", "4g2w2s2b"),
        ("A2.2 A2.4", "3g2w2s2b"),
        ("A2.2 A2.4 A1.3", "2g2w2s2b"),
        ("A2.2 A2.4 A1.3 A3.3", "1g2w2s2b"),
    ];
    for (buildings, expected) in neighbours {
        scene.players[0].buildings = buildings;
        assert_eq!(price_in(scene.clone(), "A2.3"), expected);
    }
}

/// V-TX-09: gold cost 1 and two neighbours; V-ADJ-2.
#[test]
fn the_gold_does_not_fall_below_nothing() {
    // Timber Yard: (1,0,1,2).
    assert_eq!(price("Timber Yard", "A1.2 A1.4", ""), "1s2b");
    let mut scene = scene("1s2b", "builder maid");
    scene.layout = vec![("A1.3", "Timber Yard")];
    scene.players[0].buildings = "A1.2 A1.4";
    let mut trial = Trial::new(scene);
    trial.play("play builder, build A1.3, pay 1s2b");
    assert_eq!(trial.goods(), "0", "no refund");
}

/// V-ADJ-3: neither near nor far diagonals, nor two steps away.
#[test]
fn only_an_edge_makes_a_neighbour() {
    assert_eq!(price("Mint", "A2.2 A2.4 A1.1 A1.5", ""), "2g1w1s1b");
}

/// V-TX-49: Red owns B1.3 only; V-ADJ-4.
#[test]
fn the_street_parts_neighbours() {
    assert_eq!(price("Mint", "B1.3", ""), "2g1w1s1b");
    assert_eq!(price("Mint", "B1.2 B1.3 B1.4 B2.3", ""), "2g1w1s1b");
}

/// V-ADJ-4: the last column does not touch the first of another row.
#[test]
fn the_ends_of_a_row_have_one_neighbour_in_it() {
    let apart = [
        ("A1.1", "B1.5 A2.5 B1.1 A1.5"),
        ("A1.5", "B1.1 A2.1 B1.5 A1.1"),
        ("B1.1", "A1.5 A2.5 B2.5 A2.1"),
        ("B1.5", "A1.1 A2.1 B2.1 A2.5"),
        ("A2.1", "B1.5 A1.5 B2.5 B2.1"),
    ];
    for (at, others) in apart {
        let mut scene = scene("9g9w9s9b", "builder maid");
        scene.layout = vec![(at, "Mint")];
        scene.players[0].buildings = others;
        assert_eq!(price_in(scene, at), "2g1w1s1b");
    }
}

/// V-ADJ-5.
#[test]
fn upgraded_neighbours_count_alike_and_those_of_others_do_not() {
    assert_eq!(price("Mint", "A1.2+", ""), price("Mint", "A1.2", ""));
    assert_eq!(price("Mint", "A1.2+ A1.4+", ""), "1w1s1b");
    assert_eq!(price("Mint", "", "A1.2 A1.4 A2.3"), "2g1w1s1b");
    assert_eq!(price("Mint", "A2.3", "A1.2+ A1.4"), "1g1w1s1b");
}

/// V-ADJ-6: a gold that is not due need not be replaced.
#[test]
fn the_discount_comes_before_replacement() {
    let mut scene = scene("1g1w1s1b", "builder maid");
    scene.layout = vec![("A1.3", "Mint")];
    scene.players[0].buildings = "A1.2";
    let mut trial = Trial::new(scene);
    trial.play("play builder, build A1.3");
    assert_eq!(trial.offers(), ["pay 1g1w1s1b"]);
}
