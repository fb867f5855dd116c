//! Decisions that wait: for the server, or for one's turn.

use std::{thread::sleep, time::Duration};

use e2e::{Browser, BrowserPlayer, Device, Hands, Site, Until};
use serde_json::json;

use crate::{
    GAMES,
    clicks::{AWAY, decided, table, tap},
};

const SAID: &str = "document.querySelector('#kept').textContent";

/// Waits until what was kept is made, as the first after six decisions.
fn is_made(browser: &Browser, action: &str) {
    browser.until(&format!("{SAID}.startsWith('The server is back: your move')"));
    let first: Vec<_> = action.split("; ").collect();
    assert_eq!(decided(browser, 6)[..first.len()], first);
}

#[test]
fn a_decision_is_kept_while_the_server_is_away_and_made_once() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::PHONE);
    for game in GAMES {
        browser.go(&browser.prepare(game, 2, Until::Decisions(6)));
        let player = BrowserPlayer::new(&browser, Hands::Mouse);
        let scene = player.turn();
        browser.run(AWAY, &json!([true, 0]));
        let action = tap(&player, &scene, 1);
        browser.until(&format!("{SAID}.startsWith('Your move is on hold')"));
        browser.until("window.__tried > 1");
        assert_eq!(decided(&browser, 6), Vec::<String>::new());
        browser.run(AWAY, &json!([false, 0]));
        is_made(&browser, &action);
        browser.is_well();
    }
}

#[test]
fn a_kept_decision_outlives_its_page() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    browser.go(&browser.prepare("valletta", 2, Until::Decisions(6)));
    let player = BrowserPlayer::new(&browser, Hands::Mouse);
    let scene = player.turn();
    browser.run(AWAY, &json!([true, 0]));
    let action = tap(&player, &scene, 1);
    browser.until(&format!("{SAID}.startsWith('Your move is on hold')"));
    browser.go(&browser.path());
    is_made(&browser, &action);
    player.turn();
    browser.is_well();
}

#[test]
fn a_kept_decision_that_came_too_late_is_told_so() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    browser.go(&browser.prepare("valletta", 2, Until::Decisions(6)));
    let player = BrowserPlayer::new(&browser, Hands::Mouse);
    let scene = player.turn();
    browser.run(AWAY, &json!([true, 0]));
    tap(&player, &scene, 1);
    browser.until(&format!("{SAID}.startsWith('Your move is on hold')"));
    // Meanwhile another window of the same person decides.
    let other = &scene.offers[scene.offers.len() - 1].0;
    let body = json!({ "version": scene.version, "request": "elsewhere", "action": other });
    browser.api("POST", &format!("{}/actions", table(&browser)), &body);
    browser.run(AWAY, &json!([false, 0]));
    browser.until(&format!("{SAID}.includes('was not made')"));
    assert_eq!(decided(&browser, 6)[0], *other);
}

/// Whoever asks for it marks a card while the others decide; it is played when the turn comes.
#[test]
fn a_card_that_was_marked_begins_the_turn_unless_it_was_taken_back() {
    let site = Site::start();
    let browser = Browser::open(&site, Device { motion: true, ..Device::WIDE });
    browser.go(&browser.prepare("valletta", 2, Until::Decisions(6)));
    browser.run("localStorage.speed = 'own'", &json!(null));
    browser.go(&browser.path());
    let mut player = BrowserPlayer::new(&browser, Hands::Mouse);
    let waits = "document.documentElement.hasAttribute('data-paused')";
    let mine = "'mine' in document.querySelector('#play').dataset";
    // Plays until somebody else's step waits to be looked at.
    let mut theirs = || {
        for _ in 0..40 {
            let scene = player.turn();
            player.decide(&scene);
            if browser.until(&format!("{waits} ? 'waits' : {mine} ? 'mine' : 0")) == "waits" {
                return;
            }
        }
        panic!("nobody else decides");
    };
    let go_on = || {
        while browser.until(&format!("{waits} ? 'waits' : {mine} ? 'mine' : 0")) == "waits" {
            browser.press(" ");
            sleep(Duration::from_millis(200));
        }
    };
    theirs();
    assert_eq!(browser.value("document.querySelectorAll('.premove').length"), 0, "nobody asked for it");
    browser.run(
        "document.querySelector('.menu').open = true; document.querySelector('[data-premoves]').click()",
        &json!(null),
    );
    for take_back in [false, true] {
        browser.click(".premove");
        let action = browser.value("document.querySelector('.premove[aria-pressed=true]').dataset.action");
        if take_back {
            browser.click(".premove[aria-pressed=true]");
        }
        let made = decided(&browser, 0).len();
        go_on();
        if take_back {
            sleep(Duration::from_millis(1500));
            assert_eq!(decided(&browser, made), Vec::<String>::new());
        } else {
            browser.until("document.querySelector('#slots .person:not(.empty)')");
            assert_eq!(decided(&browser, made).first().map(String::as_str), action.as_str());
            theirs();
        }
    }
    browser.is_well();
}
