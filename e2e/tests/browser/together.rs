//! Two people at one table, each with a browser of their own.

use e2e::{Browser, BrowserPlayer, Device, Hands, Site};

/// Bert sits down at Anna's table, and the game begins.
fn meet(anna: &Browser, bert: &Browser, game: &str) {
    let invitation = invite(anna, game);
    bert.go(&invitation);
    bert.click(r#"form[action$="/seats"] button[value="me"]"#);
    for browser in [anna, bert] {
        browser.until("document.querySelector('#play')");
    }
}

fn play(game: &str) {
    let site = Site::start();
    let (anna, bert) = (Browser::open(&site, Device::WIDE), Browser::open(&site, Device::PHONE));
    meet(&anna, &bert, game);
    let mut players = [BrowserPlayer::new(&anna, Hands::Mouse), BrowserPlayer::new(&bert, Hands::Mouse)];
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
    // And what is said afterwards.
    anna.click("[data-talk]");
    anna.write("#talk input[name=text]", "Good game");
    anna.press("\u{e007}");
    bert.until("document.querySelector('#toast').textContent.endsWith(': Good game')");
}

/// Makes a table with an open seat and answers the path that invites to it.
fn invite(browser: &Browser, game: &str) -> String {
    browser.go(&format!("/new?game={game}"));
    browser.click(r#"main form button[type="submit"]:not([name])"#);
    let invitation = browser.until("document.querySelector('[data-copy*=\"/j/\"]')?.dataset.copy");
    let invitation = invitation.as_str().unwrap();
    invitation[invitation.find("/j/").unwrap()..].to_owned()
}

#[test]
fn saint_malo_is_played_by_two_browsers() {
    play("saint-malo");
}

#[test]
fn valletta_is_played_by_two_browsers() {
    play("valletta");
}

/// The field clears, two Enters say it once; the other one sees a badge, a toast and the title, and opens the talk as a
/// sheet. With it open, axe-core finds nothing in light and dark.
#[test]
fn what_one_says_the_other_one_notices() {
    let site = Site::start();
    let (anna, bert) = (Browser::open(&site, Device::WIDE), Browser::open(&site, Device::PHONE.dark()));
    meet(&anna, &bert, "saint-malo");
    anna.click("[data-talk]");
    anna.write("#talk input[name=text]", "Hello Bert");
    // Enter, twice.
    anna.press("\u{e007}\u{e007}");
    let said = "document.querySelectorAll('#talk li').length";
    anna.until(&format!("{said} === 1 && document.querySelector('#talk input[name=text]').value === ''"));
    assert_eq!(anna.value("document.querySelectorAll('#talk .report').length"), 0, "on one's own message");
    bert.until("document.querySelector('[data-talk]').dataset.unread === '1'");
    bert.until("document.title.startsWith('(1) ')");
    assert_eq!(bert.value("document.querySelector('#toast').textContent.endsWith(': Hello Bert')"), true);
    bert.click("[data-talk]");
    bert.until("!document.querySelector('[data-talk]').dataset.unread && !document.title.startsWith('(')");
    bert.until("document.querySelector('#talk .say').getBoundingClientRect().bottom <= innerHeight");
    assert_eq!(anna.value(said), 1);
    for browser in [&anna, &bert] {
        assert_eq!(browser.flaws(), Vec::<String>::new());
        browser.is_well();
    }
}
