//! Whole games against bots, by clicking only.

use std::collections::BTreeSet;

use e2e::{Browser, BrowserPlayer, Device, Hands, Scene, Site};
use serde_json::Value;

/// As high as a phone is between its browser's bars.
const SMALL: Device = Device { height: 664, ..Device::PHONE };
/// A tablet held upright.
const TABLET: Device = Device { width: 820, height: 1180, ..Device::PHONE };

/// Plays a game from home to its end. On the way nothing goes wrong, nothing jumps and nothing sticks out, and every
/// choice is in reach when it is asked for.
pub fn play(game: &str, device: Device) {
    play_with(game, device, |_, _| {});
}

/// The same with one more look at each scene.
pub fn play_with(game: &str, device: Device, mut look: impl FnMut(&Browser, &Scene)) {
    let site = Site::start();
    let browser = Browser::open(&site, device);
    let mut player = BrowserPlayer::play_now(&browser, game, Hands::Mouse);
    player.play_out(|browser, scene| {
        offers_what_is_legal(browser, scene);
        is_as_served(browser, scene);
        if !scene.over {
            browser.reaches_every_choice(scene);
            look(browser, scene);
        }
        browser.is_well();
    });
    assert!(player.steps > 20, "{} decisions are no game", player.steps);
    assert_eq!(browser.value("document.querySelector('#ending').checkVisibility()"), true);
    browser.is_worded();
}

/// Whatever the rules allow can be clicked, and nothing else.
fn offers_what_is_legal(browser: &Browser, scene: &Scene) {
    if scene.over {
        return;
    }
    let path = browser.path();
    let seen = browser.api("GET", path.split('?').next().unwrap(), &Value::Null);
    let legal = seen["legal"].as_array().unwrap().iter().map(|offer| offer["action"].as_str().unwrap());
    let (rolls, legal): (BTreeSet<_>, BTreeSet<_>) = legal.partition(|action| action.starts_with("reroll"));
    // A button may go on to what follows.
    let first = scene.combined.iter().filter_map(|actions| actions.split("; ").next());
    let offers: BTreeSet<_> = scene.offers.iter().map(|(action, _)| action.as_str()).chain(first).collect();
    let missing: Vec<_> = legal.difference(&offers).collect();
    let more: Vec<_> = offers.difference(&legal).filter(|action| **action != "reroll").collect();
    assert!(missing.is_empty() && more.is_empty(), "'{}': missing {missing:?}, too many {more:?}", scene.ask);
    assert_eq!(rolls.is_empty(), scene.dice == 0, "dice can be thrown again: {rolls:?}");
}

/// Whatever was left out of the answers, the table is the one that somebody gets who opens it now.
fn is_as_served(browser: &Browser, scene: &Scene) {
    let differs = browser.run(include_str!("../../js/same.js"), &Value::Null);
    assert!(differs.is_null(), "'{}': {differs:#}", scene.ask);
}

#[test]
fn saint_malo_is_played_on_a_wide_screen() {
    play("saint-malo", Device::WIDE);
}

#[test]
fn saint_malo_is_played_on_a_phone() {
    play("saint-malo", Device::PHONE);
}

#[test]
fn saint_malo_is_played_on_a_small_phone() {
    play("saint-malo", SMALL);
}

#[test]
fn saint_malo_is_played_on_a_tablet() {
    play("saint-malo", TABLET);
}

#[test]
fn valletta_is_played_on_a_small_phone() {
    play("valletta", SMALL);
}

#[test]
fn valletta_is_played_on_a_tablet() {
    play("valletta", TABLET);
}

#[test]
fn valletta_is_played_on_a_wide_screen() {
    play("valletta", Device::WIDE);
}

#[test]
fn valletta_is_played_on_a_phone() {
    play("valletta", Device::PHONE);
}
