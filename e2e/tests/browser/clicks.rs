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

fn table(browser: &Browser) -> String {
    browser.path().split('?').next().unwrap().to_owned()
}

/// What the person in the browser decided so far, as the table remembers it.
fn decided(browser: &Browser, from: usize) -> Vec<String> {
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
fn tap(player: &BrowserPlayer<'_>, scene: &Scene, step: usize) -> String {
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
const AWAY: &str = "
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

const SAID: &str = "document.querySelector('#kept').textContent";

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
        browser.until(&format!("{SAID}.startsWith('Your move is kept')"));
        browser.until("window.__tried > 1");
        assert_eq!(decided(&browser, 6), Vec::<String>::new());
        browser.run(AWAY, &json!([false, 0]));
        browser.until(&format!("{SAID}.startsWith('The server is back: your move')"));
        let first: Vec<_> = action.split("; ").collect();
        assert_eq!(decided(&browser, 6)[..first.len()], first);
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
    browser.until(&format!("{SAID}.startsWith('Your move is kept')"));
    browser.go(&browser.path());
    browser.until(&format!("{SAID}.startsWith('The server is back: your move')"));
    let first: Vec<_> = action.split("; ").collect();
    assert_eq!(decided(&browser, 6)[..first.len()], first);
    player.turn();
    browser.is_well();
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

#[test]
fn a_kept_decision_that_came_too_late_is_told_so() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    browser.go(&browser.prepare("valletta", 2, Until::Decisions(6)));
    let player = BrowserPlayer::new(&browser, Hands::Mouse);
    let scene = player.turn();
    browser.run(AWAY, &json!([true, 0]));
    tap(&player, &scene, 1);
    browser.until(&format!("{SAID}.startsWith('Your move is kept')"));
    // Meanwhile another window of the same person decides.
    let other = &scene.offers[scene.offers.len() - 1].0;
    let body = json!({ "version": scene.version, "request": "elsewhere", "action": other });
    browser.api("POST", &format!("{}/actions", table(&browser)), &body);
    browser.run(AWAY, &json!([false, 0]));
    browser.until(&format!("{SAID}.includes('was not made')"));
    assert_eq!(decided(&browser, 6)[0], *other);
}

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
fn count(game: &str, combined: bool) -> (usize, usize) {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    browser.go(&browser.prepare(game, 2, Until::Decisions(0)));
    let player = BrowserPlayer::new(&browser, Hands::Mouse);
    let mut clicks = 0;
    loop {
        let mut scene = player.turn();
        if scene.over {
            return (clicks, decided(&browser, 0).len());
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
    for (game, most) in [("saint-malo", 80), ("valletta", 90)] {
        let (one_by_one, all) = count(game, false);
        let (clicks, decisions) = count(game, true);
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
