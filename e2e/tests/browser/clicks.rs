//! A click is never lost, however quick it is and wherever the server is; and there are no more of them than needed.

use std::{thread::sleep, time::Duration};

use e2e::{Browser, BrowserPlayer, Device, Engine, Hands, Scene, Site, Until, choose};
use serde_json::{Value, json};

use crate::GAMES;

/// With cards that fly.
const WIDE: Device = Device { motion: true, ..Device::WIDE };
const IPHONE: Device = Device { motion: true, ..Device::IPHONE };
const FIREFOX: Device = WIDE.with(Engine::Firefox);

/// How long after a change somebody clicks, in milliseconds.
const AFTER: [u64; 8] = [20, 60, 110, 160, 220, 290, 370, 450];

/// The middle of the button that makes a decision; 0 while it is out of sight or moves with the page, unless somebody
/// scrolls to it.
const PLACE: &str = "
    const [action, scrolls] = arguments[0];
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
    const button = [...document.querySelectorAll('button[form=act][name=action]:enabled')]
        .find((one) => one.value === action && seen(one));
    if (!button) return null;
    if (scrolls) button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = button.getBoundingClientRect();
    const rests = window.__scrolled === scrollY;
    window.__scrolled = scrollY;
    const head = button.closest('.ask, [popover]') ? 0 : document.querySelector('.ask').getBoundingClientRect().bottom;
    const inSight = y >= Math.min(head, innerHeight / 2) && y + height <= innerHeight;
    return scrolls || (rests && inSight) ? [x + width / 2, y + height / 2] : 0;";

/// Where the button is pressed: nobody presses what is not in sight yet, and whoever waits in vain scrolls.
fn place(browser: &Browser, action: &str) -> Value {
    for _ in 0..30 {
        let place = browser.run(PLACE, &json!([action, false]));
        if place != 0 {
            return place;
        }
        sleep(Duration::from_millis(20));
    }
    browser.run(PLACE, &json!([action, true]))
}

pub fn table(browser: &Browser) -> String {
    browser.path().split('?').next().unwrap().to_owned()
}

/// What the person in the browser decided so far, as the table remembers it.
pub fn decided(browser: &Browser, from: usize) -> Vec<String> {
    let log = browser.api("GET", &format!("{}/log", table(browser)), &Value::Null);
    let mine = log.as_array().unwrap().iter().filter(|entry| entry["seat"] == 0);
    mine.filter_map(|entry| entry["action"].as_str()).skip(from).map(str::to_owned).collect()
}

/// What somebody in a hurry clicks: a button that does several things at once, if it begins with what they want.
fn wanted(scene: &Scene, step: usize) -> String {
    let offers: Vec<_> = scene.offers.iter().map(|(action, _)| action.as_str()).collect();
    let action = offers[choose(&offers, step)];
    let combined = scene.combined.iter().find(|all| all.starts_with(&format!("{action};")));
    combined.cloned().unwrap_or_else(|| action.to_owned())
}

/// Decides with one press at the place of a button, without looking what lies there; answers what was pressed.
pub fn tap(player: &BrowserPlayer<'_>, scene: &Scene, step: usize) -> String {
    let (browser, action) = (player.browser, wanted(scene, step));
    let mut at = place(browser, &action);
    if at.is_null() {
        // It stands in a sheet.
        let (_, opener) = scene.offers.iter().find(|(offer, _)| *offer == action).unwrap();
        player.push(opener.as_ref().unwrap());
        browser.until("document.querySelector(':popover-open')");
        at = place(browser, &action);
    }
    browser.tap(at[0].as_f64().unwrap(), at[1].as_f64().unwrap());
    action
}

/// A whole game.
const ALL: usize = usize::MAX;

/// Plays so many presses or the whole game, each press a little after the board has changed: each is carried out, and
/// once.
fn in_a_hurry(game: &str, device: Device, most: usize) {
    let site = Site::start();
    let browser = Browser::open(&site, device);
    let table = browser.prepare(game, 2, Until::Decisions(0));
    browser.run("localStorage.speed = 'fast'", &json!(null));
    browser.go(&table);
    let player = BrowserPlayer::new(&browser, Hands::Mouse);
    let mut pressed: Vec<String> = Vec::new();
    loop {
        let scene = player.turn();
        if scene.over || pressed.len() >= most {
            break;
        }
        let step = pressed.len();
        sleep(Duration::from_millis(AFTER[step % AFTER.len()]));
        let action = tap(&player, &scene, step);
        let moved = "Number(document.querySelector('#play').dataset.version)";
        let lost = format!("'{action}' is lost, {} ms after the change", AFTER[step % AFTER.len()]);
        let changed = (0..200).any(|_| {
            sleep(Duration::from_millis(10));
            browser.value(moved).as_i64() > Some(scene.version)
        });
        assert!(changed, "{lost}: {scene:?}");
        pressed.extend(action.split("; ").map(str::to_owned));
    }
    // What goes by itself is not pressed.
    let mut made = decided(&browser, 0).into_iter();
    for action in &pressed {
        assert!(made.any(|one| one == *action), "'{action}' was pressed and not made: {pressed:?}");
    }
    let made = decided(&browser, 0);
    let twice = made.len() - pressed.len();
    let alone = made.iter().filter(|action| action.starts_with("person ") || *action == "decline").count();
    assert!(twice <= alone, "{twice} decisions more than were pressed: {made:?} {pressed:?}");
    assert!(pressed.len() > 20, "{} decisions are no game", pressed.len());
}

#[test]
fn saint_malo_loses_no_quick_click() {
    in_a_hurry("saint-malo", WIDE, ALL);
}

#[test]
fn valletta_loses_no_quick_click() {
    in_a_hurry("valletta", WIDE, ALL);
}

/// WebKit draws what moves without any help here: a whole game takes minutes.
#[test]
fn saint_malo_loses_no_quick_click_in_webkit() {
    in_a_hurry("saint-malo", IPHONE, 50);
}

#[test]
fn valletta_loses_no_quick_click_in_webkit() {
    in_a_hurry("valletta", IPHONE, 50);
}

#[test]
#[ignore = "takes minutes"]
fn whole_games_lose_no_quick_click_in_webkit() {
    for game in GAMES {
        in_a_hurry(game, IPHONE, ALL);
    }
}

#[test]
fn saint_malo_loses_no_quick_click_in_firefox() {
    in_a_hurry("saint-malo", FIREFOX, ALL);
}

#[test]
fn valletta_loses_no_quick_click_in_firefox() {
    in_a_hurry("valletta", FIREFOX, ALL);
}

/// Decisions do not get through, or only after so many milliseconds.
pub const AWAY: &str = "
    const [away, late] = arguments[0];
    window.__fetch ??= window.fetch;
    window.__tried = 0;
    window.fetch = async (address, request) => {
        if (!String(address).endsWith('/act')) return window.__fetch(address, request);
        window.__tried += 1;
        if (away) throw new TypeError('away');
        await new Promise((done) => setTimeout(done, late));
        return window.__fetch(address, request);
    };";

#[test]
fn two_clicks_in_quick_succession_both_count() {
    let site = Site::start();
    let browser = Browser::open(&site, WIDE);
    for game in 0..6 {
        browser.go(&browser.prepare_other("valletta", 2, Until::Decisions(4), &game.to_string()));
        let scene = BrowserPlayer::new(&browser, Hands::Mouse).turn();
        // Two cards that ask nothing: the second can be played right after the first.
        let plain = ["play shopkeeper", "play lumberjack", "play stonecutter", "play brickmoulder", "play maid"];
        let cards: Vec<_> =
            scene.offers.iter().map(|(action, _)| action).filter(|one| plain.contains(&&***one)).collect();
        let [one, other, ..] = cards[..] else { continue };
        browser.run(AWAY, &json!([false, 300]));
        // The first is pressed twice: that is one decision.
        for action in [one, one, other] {
            let at = browser.run(PLACE, &json!([action, true]));
            browser.tap(at[0].as_f64().unwrap(), at[1].as_f64().unwrap());
        }
        browser.until(&format!("Number(document.querySelector('#play').dataset.version) > {}", scene.version + 1));
        assert_eq!(decided(&browser, 4)[..2], [one.clone(), other.clone()]);
        return browser.is_well();
    }
    panic!("no hand has two plain cards");
}

/// Clicks of a whole game, and the decisions that they made.
fn count(browser: &Browser, game: &str, salt: &str, combined: bool) -> (usize, usize) {
    browser.go(&browser.prepare_other(game, 2, Until::Decisions(0), salt));
    let player = BrowserPlayer::new(browser, Hands::Mouse);
    let mut clicks = 0;
    loop {
        let mut scene = player.turn();
        if scene.over {
            return (clicks, decided(browser, 0).len());
        }
        if !combined {
            scene.combined.clear();
        }
        let action = wanted(&scene, clicks);
        browser.run(
            "[...document.querySelectorAll('button[form=act]')].find((one) => one.value === arguments[0]).click()",
            &json!(action),
        );
        browser.until(&format!("Number(document.querySelector('#play').dataset.version) > {}", scene.version));
        clicks += 1;
    }
}

#[test]
fn there_are_fewer_clicks_than_decisions() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    for (game, most) in [("saint-malo", 80), ("valletta", 94)] {
        let (one_by_one, all) = count(&browser, game, "", false);
        // Some games leave little to combine, so several are counted.
        let games = ["", "1", "2", "3"].map(|salt| count(&browser, game, salt, true));
        let [clicks, decisions] =
            [games.map(|(clicks, _)| clicks), games.map(|(_, all)| all)].map(|all| all.iter().sum::<usize>());
        let percent = 100 * clicks / decisions;
        println!("{game}: {clicks} clicks for {decisions} decisions; one by one {one_by_one} for {all}");
        assert!(percent <= most, "{game}: {clicks} clicks for {decisions} decisions");
    }
}

#[test]
fn a_click_that_decides_several_things_is_taken_back_as_one() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    browser.go(&browser.prepare("saint-malo", 2, Until::Decisions(0)));
    let player = BrowserPlayer::new(&browser, Hands::Mouse);
    for step in 0..40 {
        let scene = player.turn();
        let action = wanted(&scene, step);
        let decisions = browser.value("Number(document.querySelector('#play').dataset.decisions)");
        let several = action.contains("; ");
        tap(&player, &scene, step);
        browser.until(&format!("Number(document.querySelector('#play').dataset.version) > {}", scene.version));
        if several && browser.value("!!document.querySelector('button[form=undo]')") == true {
            browser.click("button[form=undo]");
            browser.until(&format!("Number(document.querySelector('#play').dataset.decisions) === {decisions}"));
            assert_eq!(player.turn().offers, scene.offers);
            return browser.is_well();
        }
    }
    panic!("nothing can be taken back");
}

#[test]
fn everything_has_a_key() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    browser.go(&browser.prepare("saint-malo", 2, Until::Decisions(0)));
    let player = BrowserPlayer::new(&browser, Hands::Keys);
    let scene = player.turn();
    browser.press("?");
    browser.until("document.querySelector('#keys:popover-open')");
    browser.is_worded();
    browser.press("\u{e00c}");
    browser.until("!document.querySelector(':popover-open')");
    // The first two dice are rolled again.
    browser.press("12");
    assert_eq!(browser.value("document.querySelectorAll('[name=with-reroll]:checked').length"), 2);
    browser.press(" ");
    let rolled = format!("Number(document.querySelector('#play').dataset.version) > {}", scene.version);
    browser.until(&rolled);
    // The dice are kept, and an arrow goes to what they can be used for.
    player.turn();
    browser.press("\u{e007}");
    browser.until("document.querySelector('button[value^=\"use \"]')");
    browser.press("\u{e015}");
    assert_eq!(browser.value("document.activeElement.matches('.can')"), true);
    let before = player.turn().version;
    browser.press("\u{e007}");
    browser.until(&format!("Number(document.querySelector('#play').dataset.version) > {before}"));
    browser.is_well();
}

#[test]
fn a_tab_that_nobody_sees_follows_without_complaint() {
    let site = Site::start();
    let browser = Browser::open(&site, WIDE);
    browser.go(&browser.prepare("valletta", 2, Until::Decisions(4)));
    let player = BrowserPlayer::new(&browser, Hands::Mouse);
    // The browser breaks a flight off when its tab is hidden: as if somebody had ended it before it began.
    browser.run(
        "const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => { const flight = start(change); flight.skipTransition(); return flight; };",
        &json!(null),
    );
    for step in 0..6 {
        let scene = player.turn();
        tap(&player, &scene, step);
        browser.until(&format!("Number(document.querySelector('#play').dataset.version) > {}", scene.version));
    }
    browser.is_well();
}
