//! How light the tables are.

use e2e::{Browser, BrowserPlayer, Device, Hands, Site};
use serde_json::json;

fn is_light(game: &str) {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    let mut player = BrowserPlayer::play_now(&browser, game, Hands::Mouse);
    for _ in 0..12 {
        let scene = player.turn();
        player.decide(&scene);
    }
    let answer = browser.weight().into_iter().filter(|(_, url)| url.ends_with("/act")).max().expect("an answer");
    browser.cdp("Network.enable", &json!({}));
    browser.cdp("Network.setCacheDisabled", &json!({ "cacheDisabled": true }));
    // What the page's own worker hands over is counted as it is unpacked.
    browser.cdp("Network.setBypassServiceWorker", &json!({ "bypass": true }));
    browser.go(&browser.path());
    browser.until("document.querySelector('#play')");
    let parts = browser.weight();
    let total: u64 = parts.iter().map(|(bytes, _)| bytes).sum();
    println!("{game}: first table page {total} bytes, one move's answer {} bytes", answer.0);
    assert!(total < 150_000, "{game}: {total} bytes: {parts:#?}");
    assert!(answer.0 < 30_000, "{game}: {answer:?}");
}

#[test]
fn tables_are_light() {
    is_light("saint-malo");
    is_light("valletta");
}
