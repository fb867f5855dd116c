//! Whole games with the keyboard alone, seeing all the time where the focus is.

use e2e::{Browser, BrowserPlayer, Device, Hands, Site};

fn play(game: &str) {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    let mut player = BrowserPlayer::play_now(&browser, game, Hands::Keys);
    player.play_out(|_, _| ());
    browser.is_well();
}

#[test]
fn saint_malo_is_played_by_keys_alone() {
    play("saint-malo");
}

#[test]
fn valletta_is_played_by_keys_alone() {
    play("valletta");
}
