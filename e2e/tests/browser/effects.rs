//! What a change feels like: it is never in the way, and nobody gets it who does not want it.

use e2e::{Browser, BrowserPlayer, Device, Hands, Site, Until};

use crate::GAMES;

/// Notes everything that flies, from now on.
const NOTE: &str = "
    window.__flown = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const one of addedNodes) {
            if (one.classList?.contains('flying')) window.__flown.push(getComputedStyle(one).pointerEvents);
        }
    }).observe(document.body, { childList: true });";

/// What the board moves now, and comes to an end by itself.
const MOVING: &str = "document.querySelector('#play').getAnimations({ subtree: true }).filter((one) =>
    one.playState === 'running' && one.effect.target?.closest('[data-effect]')).length";

#[test]
fn points_fly_to_their_score_and_a_key_ends_everything_that_moves() {
    let site = Site::start();
    let browser = Browser::open(&site, Device { motion: true, ..Device::WIDE });
    for game in GAMES {
        let mut player = BrowserPlayer::play_now(&browser, game, Hands::Mouse);
        player.turn();
        browser.run(NOTE, &serde_json::Value::Null);
        for _ in 0..25 {
            let scene = player.turn();
            player.decide(&scene);
        }
        player.turn();
        let flown = browser.value("window.__flown");
        let flown = flown.as_array().expect("a list");
        assert!(!flown.is_empty(), "{game}: nothing flies");
        assert!(flown.iter().all(|events| events == "none"), "{game}: a click must meet what lies below: {flown:?}");
        browser.press("\u{e008}");
        assert_eq!(browser.value(MOVING), 0, "{game}");
        browser.until("!document.querySelector('.flying')");
        let figures = "[...document.querySelectorAll('#play [data-tally]')].every((one) =>
            one.innerText.trim() === '' || parseInt(one.innerText) === Number(one.dataset.value))";
        browser.until(figures);
        browser.is_well();
    }
}

#[test]
fn nothing_flies_and_nothing_is_counted_for_those_who_want_stillness() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::PHONE);
    for game in GAMES {
        let mut player = BrowserPlayer::play_now(&browser, game, Hands::Mouse);
        player.turn();
        browser.run(NOTE, &serde_json::Value::Null);
        for _ in 0..15 {
            let scene = player.turn();
            player.decide(&scene);
        }
        assert_eq!(browser.value("window.__flown.length"), 0, "{game}");
        assert_eq!(browser.value(MOVING), 0, "{game}");
    }
}

#[test]
fn sound_is_on_can_be_muted_at_the_table_and_stays_muted() {
    let site = Site::start();
    for device in [Device::WIDE, Device::PHONE] {
        let browser = Browser::open(&site, device);
        let path = browser.prepare("saint-malo", 2, Until::Decisions(3));
        browser.go(&path);
        let pressed = "document.querySelector('[data-sound]').ariaPressed";
        assert_eq!(browser.value(pressed), "true");
        browser.click("[data-sound]");
        assert_eq!(browser.value(pressed), "false");
        browser.go(&path);
        browser.until(&format!("{pressed} === 'false'"));
        browser.is_well();
    }
}
