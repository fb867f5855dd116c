//! WebKit, the browser of every iPhone: it has stopped for ever where others went on.

use e2e::{Browser, BrowserPlayer, Device, Hands, Site};
use serde_json::json;

/// Plays a game from home to its end, with a look at what it explains on the way.
fn play(game: &str) {
    let site = Site::start();
    let browser = Browser::open(&site, Device::IPHONE);
    let mut player = BrowserPlayer::play_now(&browser, game, Hands::Mouse);
    assert_eq!(browser.value("innerWidth"), 390);
    let mut scenes = 0;
    player.play_out(|browser, scene| {
        scenes += 1;
        if scenes % 6 == 0 && !scene.over {
            look_up(browser);
            browser.fits();
        }
    });
    assert!(player.steps > 20, "{} decisions are no game", player.steps);
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
    play("saint-malo");
}

#[test]
fn a_whole_game_of_valletta_on_a_phone_in_webkit_does_not_stop() {
    play("valletta");
}
