//! Files of building cards: our own, good ones and bad ones.

use kit::{Explain, Options as _, Play, Record, testing::random_game};
use valletta::{BadBuildings, Building, BuildingSet, Card, Colour, Good, Goods, Options, Valletta, testing::reference};

use crate::changed;

/// The file that mistakes are made in.
const REFERENCE: &str = include_str!("../data/reference.toml");
/// The figures of its first card.
const COST: &str = "cost = { gold = 2, wood = 1, stone = 1, brick = 1 }";
const YIELD: &str = "yield = { good = \"gold\", built = 1, upgraded = 2 }";
const POINTS: &str = "points = { built = 1, upgraded = 2 }";

/// What is said about the file when this stands in it once instead.
fn refused(right: &str, wrong: &str) -> String {
    assert!(REFERENCE.contains(right), "{right} stands in the file");
    BuildingSet::from_toml(&REFERENCE.replacen(right, wrong, 1)).expect_err(wrong).to_string()
}

#[test]
fn a_file_that_is_no_toml_is_answered_with_the_place() {
    let bad = BuildingSet::from_toml("[[building]]\nname = Mint\n").unwrap_err();
    assert!(matches!(bad, BadBuildings::Toml(_)) && bad.to_string().contains("line 2"), "{bad}");
    assert_eq!(refused("name = \"Mint\"", "").split(':').next(), Some("building 1, name"), "this is TOML still");
}

#[test]
fn a_file_without_buildings_or_with_something_else_is_refused() {
    let none = BuildingSet::from_toml("").unwrap_err();
    assert_eq!(none.to_string(), "no [[building]] in the file");
    assert_eq!(BuildingSet::from_toml("building = 3").unwrap_err(), none);
    let other = BuildingSet::from_toml(&format!("version = 1\n{REFERENCE}")).unwrap_err();
    assert_eq!(other.to_string(), "'version' means nothing here: only [[building]] does");
}

#[test]
fn a_missing_field_is_named() {
    let missing = |field: &str, wrong: &str| {
        let right =
            if field.starts_with("cost") { COST } else { [YIELD, POINTS][usize::from(field.contains("points"))] };
        assert_eq!(refused(right, wrong), format!("building 1 (Mint), {field}: missing"));
    };
    missing("cost", "");
    missing("cost.brick", "cost = { gold = 2, wood = 1, stone = 1 }");
    missing("yield", "");
    missing("yield.good", "yield = { built = 1, upgraded = 2 }");
    missing("yield.upgraded", "yield = { good = \"gold\", built = 1 }");
    missing("points", "");
    missing("points.built", "points = { upgraded = 2 }");
    assert_eq!(refused("name = \"Mint\"", ""), "building 1, name: missing");
    assert_eq!(refused("colour = \"green\"", ""), "building 1 (Mint), colour: missing");
    assert_eq!(refused("character = \"banker\"", ""), "building 1 (Mint), character: missing");
}

#[test]
fn a_field_of_the_wrong_type_is_named() {
    assert_eq!(refused("name = \"Mint\"", "name = 3"), "building 1, name: must be a word in quotes, not 3");
    let wrong = [
        ("colour = \"green\"", "colour = 1.5", "colour: must be a word in quotes, not 1.5"),
        ("character = \"banker\"", "character = true", "character: must be a word in quotes, not true"),
        (COST, "cost = 5", "cost: must be a table in braces"),
        (YIELD, "yield = \"gold\"", "yield: must be a table in braces"),
        (POINTS, "points = [1, 2]", "points: must be a table in braces"),
        ("gold = 2", "gold = \"two\"", "cost.gold: must be a whole number from 0 to 9, not 'two'"),
        ("gold = 2", "gold = 1.5", "cost.gold: must be a whole number from 0 to 9, not 1.5"),
        ("good = \"gold\"", "good = 1", "yield.good: must be a word in quotes, not 1"),
    ];
    for (right, wrong, sentence) in wrong {
        assert_eq!(refused(right, wrong), format!("building 1 (Mint), {sentence}"));
    }
}

#[test]
fn an_unknown_field_is_named_with_those_there_are() {
    let wrong = [
        (COST, "price = 2", "price: no such field: there are name, colour, character, cost, yield, points"),
        ("gold = 2", "gold = 2, iron = 1", "cost.iron: no such field: there are gold, wood, stone, brick"),
        ("built = 1", "build = 1", "yield.build: no such field: there are good, built, upgraded"),
        (POINTS, "points = { built = 1, back = 2 }", "points.back: no such field: there are built, upgraded"),
    ];
    for (right, wrong, sentence) in wrong {
        assert_eq!(refused(right, wrong), format!("building 1 (Mint), {sentence}"));
    }
}

/// V-COMP-12: a building carries a green, blue or yellow character and has its colour.
#[test]
fn a_character_that_is_unknown_or_of_another_colour_is_named() {
    let banker = "character = \"banker\"";
    assert_eq!(refused(banker, "character = \"bank\""), "building 1 (Mint), character: 'bank' is no character");
    let monk = refused(banker, "character = \"monk\"");
    assert_eq!(monk, "building 1 (Mint), colour: 'green', but its character monk is blue");
    let maid = refused("colour = \"green\"\ncharacter = \"banker\"", "colour = \"red\"\ncharacter = \"maid\"");
    let sentence = "building 1 (Mint), character: maid is a starting card and lies on no building (V-COMP-12)";
    assert_eq!(maid, sentence);
    let good = refused("good = \"gold\"", "good = \"silver\"");
    assert_eq!(good, "building 1 (Mint), yield.good: 'silver' is no good: gold, wood, stone or brick");
}

/// V-COMP-15: a back gives no less than its front.
#[test]
fn figures_out_of_range_and_backs_below_their_fronts_are_named() {
    let wrong = [
        ("gold = 2", "gold = 10", "cost.gold: must be a whole number from 0 to 9, not 10"),
        ("gold = 2", "gold = -1", "cost.gold: must be a whole number from 0 to 9, not -1"),
        ("gold = 2", "gold = 300", "cost.gold: must be a whole number from 0 to 9, not 300"),
        (
            YIELD,
            &YIELD.replace("upgraded = 2", "upgraded = 21"),
            "yield.upgraded: must be a whole number from 0 to 20, not 21",
        ),
        (YIELD, &YIELD.replace("upgraded = 2", "upgraded = 0"), "yield: upgraded 0 is less than built 1 (V-COMP-15)"),
        (POINTS, "points = { built = 3, upgraded = 2 }", "points: upgraded 2 is less than built 3 (V-COMP-15)"),
    ];
    for (right, wrong, sentence) in wrong {
        assert_eq!(refused(right, wrong), format!("building 1 (Mint), {sentence}"));
    }
    let equal = REFERENCE.replacen(POINTS, "points = { built = 2, upgraded = 2 }", 1);
    assert!(BuildingSet::from_toml(&equal).is_ok(), "one of the two may stay as it is (V-COMP-15, IT)");
}

#[test]
fn a_name_that_a_record_could_not_hold_is_refused() {
    assert_eq!(refused("name = \"Mint\"", "name = \"\""), "building 1 (), name: is empty");
    for name in [" Mint", "Mint ", "Mint; Bank", "Mint\\nBank"] {
        let shown = name.replace("\\n", "\n");
        let sentence = format!("building 1 ({shown}), name: '{shown}' must be one line without ';' or outer spaces");
        assert_eq!(refused("name = \"Mint\"", &format!("name = \"{name}\"")), sentence);
    }
}

#[test]
fn a_name_given_twice_is_refused() {
    assert_eq!(refused("name = \"Timber Yard\"", "name = \"Mint\""), "two buildings are called Mint");
}

/// V-SETUP-2: enough for two at least; more players need more.
#[test]
fn a_set_with_too_few_cards_of_a_colour_is_refused() {
    let without = |colour: Colour, left: usize| {
        let (of_colour, mut others): (Vec<_>, Vec<_>) =
            reference().cards().iter().cloned().partition(|card| card.colour() == colour);
        others.extend(of_colour.into_iter().take(left));
        BuildingSet::new(others)
    };
    for (colour, left, needed) in [(Colour::Green, 5, 6), (Colour::Blue, 7, 8), (Colour::Yellow, 0, 6)] {
        let sentence = format!("{left} {colour} buildings, 2 players need {needed} (V-SETUP-2)");
        assert_eq!(without(colour, left).unwrap_err().to_string(), sentence);
    }
    let buildings = Some(without(Colour::Blue, 9).unwrap());
    assert_eq!(Options { buildings: buildings.clone(), ..Options::default() }.check(), Ok(()));
    let bad = Options { buildings, ..Options::for_players(3) }.check().unwrap_err();
    assert_eq!(bad.to_string(), "option building: 9 blue buildings, 3 players need 10 (V-SETUP-2)");
}

/// Section 5.8, V-COMP-5, V-COMP-12 to 15.
#[test]
fn our_own_set_is_what_the_rules_ask_for() {
    let set = BuildingSet::default();
    let cards = set.cards();
    let count = |holds: &dyn Fn(&Building) -> bool| cards.iter().filter(|card| holds(card)).count();
    assert_eq!(cards.len(), 37);
    assert_eq!(Colour::BUILDINGS.map(|colour| count(&|card| card.colour() == colour)), [12, 15, 10]);
    for character in Card::ALL.into_iter().filter(|card| Colour::BUILDINGS.contains(&card.colour())) {
        let copies = count(&|card| card.character == character);
        assert!(copies >= 1 && (copies <= 2 || character.colour() != Colour::Yellow), "{character}: {copies}");
    }
    // X1, X3, X4 of the rulebooks' examples; the gold of X4 is not shown.
    let named = |name| cards.iter().find(|card| card.name == name).expect("a card of this name");
    let (x1, x3, x4) = (named("Mint"), named("Auberge of Italy"), named("Church of Our Lady of Victory"));
    assert_eq!((x1.cost, x1.character), (Goods([2, 1, 1, 1]), Card::Banker));
    assert_eq!((x3.cost, x3.colour()), (Goods([4, 3, 1, 1]), Colour::Yellow));
    assert_eq!(x4.cost.0[1..], [0, 1, 3]);
    assert!(count(&|card| card.good == Good::Gold && card.icons == [1, 2]) >= 1);
    for Building { name, cost, icons, points, .. } in cards {
        assert!(cost.of(Good::Gold) >= 1, "{name}: gold in every cost");
        assert!((1..=4).contains(&points[0]), "{name}: {points:?}");
        assert!(points[1] == 2 * points[0], "{name}: an upgrade doubles the points");
        assert!(icons[0] < icons[1], "{name}: an upgrade raises the yield");
    }
    // V-TC-17: 25 points on seven cards.
    let mut left: Vec<_> = cards.iter().map(|card| card.points).collect();
    for worth in [8, 1, 2, 3, 4, 4, 3] {
        let card = left.iter().position(|points| points.contains(&worth)).expect("a card worth so much");
        left.remove(card);
    }
}

#[test]
fn a_building_is_one_line_of_a_record() {
    for card in BuildingSet::default().cards() {
        assert_eq!(Building::from_line(&card.to_line()).as_ref(), Ok(card));
    }
    let bad = [
        ("Mint; banker", "a building is: name; character; cost; good icons icons; points points"),
        ("Mint; bank; 2g; gold 1 2; 1 2", "'bank' is no character"),
        ("Mint; banker; two; gold 1 2; 1 2", "'two' is no amount of goods: such as 2g5w2b, in the order g w s b, or 0"),
        ("Mint; banker; 2g; gold 1; 1 2", "'gold 1' is no yield, such as: gold 1 2"),
        ("Mint; banker; 2g; gold 1 x; 1 2", "'x' is no figure"),
        ("Mint; banker; 2g; gold 1 2; 1", "'1' is no pair of points, such as: 1 2"),
        ("Mint; banker; 2g; gold 2 1; 1 2", "yield: upgraded 1 is less than built 2 (V-COMP-15)"),
        ("Mint; banker; 2g; gold 1 2; 1 21", "points: 21 is more than 20"),
    ];
    for (line, why) in bad {
        assert_eq!(Building::from_line(line), Err(why.to_owned()));
        let set = Options::default().set("building", line).unwrap_err();
        assert_eq!(set.to_string(), format!("option building: {why}"));
    }
}

/// The record carries the cards, so it replays without the file.
#[test]
fn a_game_with_other_buildings_survives_its_record() {
    let buildings = changed(|card| {
        card.name = format!("New {}", card.name);
        card.cost = Goods([1, 0, 0, 1]);
        card.points = [5, 20];
    });
    let options = Options { buildings: Some(buildings), turn_cap: Some(4), ..Options::for_players(3) };
    let play = random_game::<Valletta>(&options, 3, |_| ());
    let text = play.record().to_string();
    assert_eq!(text.lines().filter(|line| line.starts_with("building New ")).count(), 37);
    let record: Record<Valletta> = text.parse().unwrap();
    assert_eq!((&record.options, record.to_string()), (&options, text));
    assert_eq!(Play::resume(record).unwrap().game().truth(), play.game().truth());
}

#[test]
fn a_record_with_a_bad_building_is_answered_with_its_line() {
    let options = Options { buildings: Some(reference()), ..Options::default() };
    let record = Record::<Valletta> { options, start: Vec::new(), lines: Vec::new() }.to_string();
    let read = |text: &str| text.parse::<Record<Valletta>>().map(|_| ()).unwrap_err().to_string();
    let bad = record.replacen("; banker; ", "; bank; ", 1);
    assert_eq!(read(&bad), "line 6, column 1: option building: 'bank' is no character");
    let twice = record.replacen("building Timber Yard", "building Mint", 1);
    assert_eq!(read(&twice), "line 9, column 1: option building: two buildings are called Mint");
    let first_two: String = record.lines().take(7).chain(["start"]).map(|line| format!("{line}\n")).collect();
    let too_few = "line 8, column 1: option building: 2 green buildings, 2 players need 6 (V-SETUP-2)";
    assert_eq!(read(&first_two), too_few);
}
