//! Actions in a few words, as a list shows them beside their texts.

use kit::{Seat, Unknown, Viewer};
use saint_malo::SaintMalo;
use ui::{Draw, Lang, Look, Offer, Texts};
use valletta::Valletta;

/// What the first player reads beside an action, after those before it.
fn brief<G: Draw>(mut game: G, lang: Lang, before: &[&str], action: &str) -> String {
    for action in before {
        game.apply(action.parse().expect("an action"), &mut Unknown, &mut kit::Silent).expect("a legal action");
    }
    let action: G::Action = action.parse().expect("an action");
    let offers = [Offer { action, gain: game.forecast(action).expect("a legal action") }];
    let (viewer, names) = (Viewer::Seat(Seat(0)), ["Anna", "Ben"].map(str::to_owned));
    let (view, why) = (game.view(viewer), |action| game.check(action).err());
    let look = Look {
        t: Texts::of(lang),
        view: &view,
        offers: &offers,
        why: &why,
        names: &names,
        viewer,
        news: &[],
        outcome: None,
    };
    G::brief(&look, &offers[0])
}

fn street() -> Valletta {
    let hand = "builder maid king apprentice trader";
    let me = valletta::ScenePlayer { goods: "2g4w1s1b", hand, ..Default::default() };
    let other = valletta::ScenePlayer { hand: "maid valette", ..Default::default() };
    let scene = valletta::Scene { players: vec![me, other], layout: vec![("A1.3", "Mint")], ..Default::default() };
    Valletta::try_from(scene).expect("a street")
}

fn city(dice: &'static str) -> SaintMalo {
    let rows = ["t.....t", ".cc....", ".c.....", ".c.....", ".......", ".......", "twwww.t"];
    let city = saint_malo::SceneCity { rows, ..Default::default() };
    SaintMalo::try_from(saint_malo::Scene { dice, cities: vec![city], ..Default::default() }).expect("a city")
}

#[test]
fn a_card_says_what_it_brings_or_what_it_is_for() {
    let says = |before: &[&str], action| brief(street(), Lang::En, before, action);
    assert_eq!(says(&[], "play maid"), "Maid: Take any 1 good");
    assert_eq!(says(&[], "play king"), "King: 1 point per green building");
    assert_eq!(says(&["play maid", "take wood"], "play apprentice"), "Apprentice = Maid: Take any 1 good");
    assert_eq!(says(&["play maid"], "take brick"), "Take 1 brick");
    assert_eq!(says(&["play trader"], "pay 1w"), "Pay 1 wood and get 3 gold");
}

#[test]
fn a_building_says_its_price_and_a_payment_what_is_left() {
    let says = |before: &[&str], action| brief(street(), Lang::De, before, action);
    let building = "Die Münze für 2 Gold, 1 Holz, 1 Stein und 1 Ziegel bauen";
    assert_eq!(says(&["play builder"], "build A1.3"), building);
    assert_eq!(says(&["play builder", "build A1.3"], "pay 2g1w1s1b"), "3 Holz übrig");
    assert_eq!(says(&["play builder", "build A1.3"], "pay 1g4w1s1b"), "1 Gold übrig");
}

#[test]
fn a_space_says_what_it_brings() {
    let heads = "head head head wall swords";
    let says = |before: &[&str], action| brief(city(heads), Lang::En, before, action);
    assert_eq!(says(&["use head 3", "person merchant"], "place c3"), "4 coins");
    assert_eq!(says(&["use head 3", "person merchant"], "place f7"), "breaks the side");
    assert_eq!(says(&["use wall 1"], "place f7"), "+3, wall 5/5");
    assert_eq!(says(&["use wall 1"], "place b1"), "wall 1/5");
}

#[test]
fn a_symbol_says_what_it_is_for_and_what_it_costs() {
    let says = |before: &[&str], action| brief(city("head head log wall swords"), Lang::En, before, action);
    assert_eq!(says(&[], "use head 2"), "soldier or priest");
    assert_eq!(says(&[], "use wall 2 turn 1"), "2 walls, −2 coins");
    assert_eq!(says(&[], "use log 1"), "−2 coins, +1 log");
    assert_eq!(says(&[], "use cross 1 turn 1"), "church of size 1, +1 at the end, −2 coins");
    let soldier = "soldier: Adds 1 to your defence for the rest of the game.";
    assert_eq!(says(&["use head 2"], "person soldier"), soldier);
}
