//! WebKit, the browser of every iPhone: it has stopped for ever where others went on.

use e2e::{Browser, Device, Engine, once_more_if_it_ends};
use serde_json::json;

use crate::games;

const WIDE: Device = Device::WIDE.with(Engine::WebKit);

/// Plays a game on a phone, with a look at what it explains on the way.
fn play_on_a_phone(game: &str) {
    let mut scenes = 0;
    games::play_with(game, Device::IPHONE, |browser, _| {
        scenes += 1;
        if scenes % 6 == 0 {
            look_up(browser);
        }
    });
}

/// Opens one explanation after the other, and closes them.
fn look_up(browser: &Browser) {
    let opened = browser.run(
        "const notes = [...document.querySelectorAll('.board [popover]')].filter((note) => note.parentElement.checkVisibility());
        return notes.filter((_, place) => place % 5 === 0).map((note) => {
            note.showPopover();
            const { left, right, bottom } = note.getBoundingClientRect();
            note.hidePopover();
            return [left, right, bottom].map(Math.round);
        });",
        &json!(null),
    );
    // On a phone a note is a sheet at the bottom.
    let sheet = json!([0, 390, 844]);
    assert!(opened.as_array().unwrap().iter().all(|place| *place == sheet), "{opened}");
}

#[test]
fn a_whole_game_of_saint_malo_on_a_phone_in_webkit_does_not_stop() {
    once_more_if_it_ends(|| play_on_a_phone("saint-malo"));
}

#[test]
fn a_whole_game_of_valletta_on_a_phone_in_webkit_does_not_stop() {
    once_more_if_it_ends(|| play_on_a_phone("valletta"));
}

#[test]
fn saint_malo_is_played_on_a_wide_screen_in_webkit() {
    once_more_if_it_ends(|| games::play("saint-malo", WIDE));
}

#[test]
fn valletta_is_played_on_a_wide_screen_in_webkit() {
    once_more_if_it_ends(valletta_on_a_wide_screen);
}

fn valletta_on_a_wide_screen() {
    games::play_with("valletta", WIDE, |browser, _| {
        // Goods that one lacks are not told by colour alone.
        let lines = browser.value(
            "[...document.querySelectorAll('.plot .due.short')].map((one) => getComputedStyle(one))
                .map((style) => `${style.textDecorationLine} ${style.textDecorationStyle}`)",
        );
        assert!(lines.as_array().unwrap().iter().all(|line| line == "underline dotted"), "{lines}");
    });
}
