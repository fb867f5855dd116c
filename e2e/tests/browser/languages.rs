//! Whole games in each language, with words everywhere.

use e2e::{Browser, BrowserPlayer, Device, Hands, Site};

fn play(game: &str, lang: &'static str) {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE.lang(lang));
    let mut player = BrowserPlayer::play_now(&browser, game, Hands::Mouse);
    let mut questions = Vec::new();
    player.play_out(|browser, scene| {
        browser.speaks(lang);
        browser.is_worded();
        questions.push(scene.ask.clone());
    });
    assert!(questions.iter().all(|ask| !ask.is_empty()), "something is asked: {questions:?}");
    browser.is_well();
}

#[test]
fn saint_malo_is_played_in_german() {
    play("saint-malo", "de");
}

#[test]
fn saint_malo_is_played_in_french() {
    play("saint-malo", "fr");
}

#[test]
fn saint_malo_is_played_in_italian() {
    play("saint-malo", "it");
}

#[test]
fn valletta_is_played_in_german() {
    play("valletta", "de");
}

#[test]
fn valletta_is_played_in_french() {
    play("valletta", "fr");
}

#[test]
fn valletta_is_played_in_italian() {
    play("valletta", "it");
}
