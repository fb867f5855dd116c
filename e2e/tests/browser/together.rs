//! Two people at one table, each with a browser of their own.

use e2e::{Browser, BrowserPlayer, Device, Hands, Site};

fn play(game: &str) {
    let site = Site::start();
    let (anna, bert) = (Browser::open(&site, Device::WIDE), Browser::open(&site, Device::PHONE));
    let invitation = invite(&anna, game);
    bert.go(&invitation);
    bert.click(r#"form[action$="/seats"] button[value="me"]"#);
    let mut players = [BrowserPlayer::new(&anna, Hands::Mouse), BrowserPlayer::new(&bert, Hands::Mouse)];
    for browser in [&anna, &bert] {
        browser.until("document.querySelector('#play')");
    }
    'game: loop {
        for player in &mut players {
            while let Some(scene) = player.scene() {
                if scene.over {
                    break 'game;
                }
                if scene.offers.is_empty() {
                    break;
                }
                player.decide(&scene);
            }
        }
    }
    for browser in [&anna, &bert] {
        // The other one hears of it.
        browser.until("document.querySelector('#play[data-over] #ending')");
        browser.is_well();
    }
}

/// Makes a table with an open seat and answers the path that invites to it.
fn invite(browser: &Browser, game: &str) -> String {
    browser.go(&format!("/new?game={game}"));
    browser.click(r#"main form button[type="submit"]:not([name])"#);
    let invitation = browser.until("document.querySelector('[data-copy*=\"/join/\"]')?.dataset.copy");
    let invitation = invitation.as_str().unwrap();
    invitation[invitation.find("/join/").unwrap()..].to_owned()
}

#[test]
fn saint_malo_is_played_by_two_browsers() {
    play("saint-malo");
}

#[test]
fn valletta_is_played_by_two_browsers() {
    play("valletta");
}
