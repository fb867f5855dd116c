//! A click is never lost, however quick it is and wherever the server is; and there are no more of them than needed.

use std::{thread::sleep, time::Duration};

use e2e::{Browser, BrowserPlayer, Device, Engine, Hands, Scene, Site, Until, choose, once_more_if_it_ends};
use kit::{Game, Record, Seat, Silent};
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
    once_more_if_it_ends(|| in_a_hurry("saint-malo", IPHONE, 50));
}

#[test]
fn valletta_loses_no_quick_click_in_webkit() {
    once_more_if_it_ends(|| in_a_hurry("valletta", IPHONE, 50));
}

#[test]
#[ignore = "takes minutes"]
fn whole_games_lose_no_quick_click_in_webkit() {
    for game in GAMES {
        once_more_if_it_ends(|| in_a_hurry(game, IPHONE, ALL));
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

/// How a whole game was decided.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    clicks: usize,
    decisions: usize,
    /// Decisions in which there was something to choose, or a card was laid, or a turn ended: with one click for each,
    /// everything is said, and nothing important happens behind anybody's back.
    choices: usize,
}

/// The decisions of seat 0, and those among them that need a click.
fn choices<G: Game>(record: &str) -> (usize, usize) {
    let record: Record<G> = record.parse().unwrap();
    let (mut replay, mut legal) = (record.replay(&mut Silent).unwrap(), Vec::new());
    let (mut decisions, mut choices) = (0, 0);
    while let Some(seat) = replay.game().turn().seat() {
        replay.game().legal(&mut legal);
        replay.step(&mut Silent).unwrap();
        if seat == Seat(0) {
            decisions += 1;
            let ends = replay.game().turn().seat() != Some(seat);
            let laid = legal.iter().any(|action| action.to_string().starts_with("play "));
            choices += usize::from(legal.len() > 1 || ends || laid);
        }
    }
    (decisions, choices)
}

/// Plays a whole game by as few clicks as there are buttons for.
fn count<G: Game>(browser: &Browser, salt: &str, combined: bool) -> Count {
    browser.go(&browser.prepare_other(G::NAME, 2, Until::Decisions(0), salt));
    let player = BrowserPlayer::new(browser, Hands::Mouse);
    let mut clicks = 0;
    loop {
        let mut scene = player.turn();
        if scene.over {
            let record = browser.api("GET", &format!("{}/record", table(browser)), &Value::Null);
            let (decisions, choices) = choices::<G>(record.as_str().unwrap());
            return Count { clicks, decisions, choices };
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

/// Several games: some leave little to combine. Each choice takes a click at most, and fewer than all of them do.
fn no_click_too_many<G: Game>(most_percent: usize) {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    let one_by_one = count::<G>(&browser, "", false);
    let mut all = Count::default();
    for game in ["", "1", "2", "3"].map(|salt| count::<G>(&browser, salt, true)) {
        assert!(game.clicks <= game.choices, "a click for nothing: {game:?}");
        all.clicks += game.clicks;
        all.decisions += game.decisions;
        all.choices += game.choices;
    }
    println!("{}: {all:?}; one by one {one_by_one:?}", G::NAME);
    assert!(100 * all.clicks <= most_percent * all.decisions, "{all:?}");
}

#[test]
fn a_game_of_saint_malo_takes_a_click_for_a_choice_at_most() {
    no_click_too_many::<saint_malo::SaintMalo>(75);
}

#[test]
fn a_game_of_valletta_takes_a_click_for_a_choice_at_most() {
    no_click_too_many::<valletta::Valletta>(90);
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
