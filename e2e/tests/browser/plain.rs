//! Whole games without JavaScript.

use std::time::{Duration, Instant};

use e2e::{Browser, BrowserPlayer, Device, Hands, Site};
use serde_json::Value;

fn play(game: &str) {
    let site = Site::start();
    // Narrow, but with a mouse: the driver needs half a minute to tap on a page without script.
    let narrow = Device { width: 390, height: 844, ..Device::WIDE };
    let browser = Browser::open(&site, narrow.without_script());
    let mut player = BrowserPlayer::play_now(&browser, game, Hands::Mouse);
    assert_eq!(browser.value("typeof htmx"), "undefined");
    player.play_out(|browser, _| browser.is_well());
    assert_eq!(browser.value("document.querySelector('#ending').checkVisibility()"), true);
}

#[test]
fn saint_malo_is_played_without_script() {
    play("saint-malo");
}

#[test]
fn valletta_is_played_without_script() {
    play("valletta");
}

#[test]
fn a_page_without_script_asks_again_while_it_waits() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE.without_script());
    // Nobody sits down: there is somebody to wait for.
    browser.go("/new?game=saint-malo");
    browser.click(r#"main form button[type="submit"]:not([name])"#);
    let loaded = browser.until("performance.timeOrigin");
    let begun = Instant::now();
    browser.until(&format!("performance.timeOrigin > {loaded}"));
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
}

#[test]
fn language_and_theme_are_saved_by_a_button_without_script() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE.without_script());
    browser.go("/rules");
    browser.run("document.querySelector('.settings [name=lang]').value = 'it'", &Value::Null);
    browser.run("document.querySelector('.settings [name=theme]').value = 'dark'", &Value::Null);
    browser.click(".settings button");
    browser.until("document.documentElement.lang === 'it'");
    assert_eq!(browser.value("document.documentElement.dataset.theme"), "dark");
}
