//! Following the others: their moves come into view, as quickly as the reader likes, and can be seen again.

use e2e::{Browser, BrowserPlayer, Device, Hands, Site, Until};
use serde_json::{Value, json};

/// A phone on which things move.
const PHONE: Device = Device { height: 664, motion: true, ..Device::PHONE };

/// Notes where every step shown happened, and whether a reader could see it a moment later.
const WATCH: &str = "
    window.__followed = [];
    const seen = () => {
        const [play, here] = [document.querySelector('#play'), document.querySelector('#play [data-here]')];
        if ('mine' in play.dataset || !here || !here.getClientRects().length) return;
        const at = Number(play.dataset.at);
        setTimeout(() => {
            if (Number(play.dataset.at) !== at || !here.isConnected) return;
            const box = here.getBoundingClientRect();
            const top = document.querySelector('.ask').getBoundingClientRect().bottom;
            const end = document.querySelector('.dock')?.getBoundingClientRect().top ?? innerHeight;
            const some = Math.min(box.bottom, end) - Math.max(box.top, top) > Math.min(40, box.height / 2);
            window.__followed.push([at, some && box.left >= -8 && box.left < innerWidth, scrollY]);
        }, 700);
    };
    new MutationObserver(seen).observe(document.querySelector('#play'),
        { attributes: true, attributeFilter: ['data-at'] });";

#[test]
fn on_a_phone_the_others_moves_come_into_view_and_ones_own_board_comes_back() {
    let site = Site::start();
    let browser = Browser::open(&site, PHONE);
    for game in crate::GAMES {
        browser.go(&browser.prepare(game, 3, Until::Decisions(9)));
        browser.run("localStorage.speed = 'slow'", &json!(null));
        browser.go(&browser.path());
        let mut player = BrowserPlayer::new(&browser, Hands::Mouse);
        player.turn();
        browser.run(WATCH, &json!(null));
        let mut followed = Vec::new();
        for _ in 0..14 {
            let scene = player.turn();
            if scene.over || followed.len() > 3 {
                break;
            }
            player.decide(&scene);
            player.turn();
            let found = browser.value("window.__followed.splice(0)");
            followed.extend(found.as_array().unwrap().clone());
        }
        assert!(followed.len() > 2, "{game}: {followed:?}");
        let missed: Vec<&Value> = followed.iter().filter(|step| step[1] != true).collect();
        assert!(missed.is_empty(), "{game}: out of sight: {missed:?}");
        browser.run("localStorage.removeItem('speed')", &json!(null));
        browser.is_well();
    }
}

#[test]
fn the_others_moves_are_shown_at_ones_own_pace_or_all_at_once() {
    let site = Site::start();
    let browser = Browser::open(&site, Device { motion: true, ..Device::WIDE });
    browser.go(&browser.prepare("saint-malo", 3, Until::Decisions(6)));
    browser.run("document.querySelector('.menu').open = true", &json!(null));
    let choose = |speed: &str| {
        browser.run(
            "const field = document.querySelector('.menu [data-speed]');
             field.value = arguments[0];
             field.dispatchEvent(new Event('change', { bubbles: true }));",
            &json!(speed),
        );
    };
    let mut player = BrowserPlayer::new(&browser, Hands::Mouse);
    let waits = "document.documentElement.hasAttribute('data-paused')";
    let mine = "'mine' in document.querySelector('#play').dataset";
    let at = "Number(document.querySelector('#play').dataset.at)";
    player.turn();
    choose("own");
    assert_eq!(browser.value("document.querySelector('footer [data-speed]').value"), "own");
    let mut waited = 0;
    for _ in 0..30 {
        let scene = player.turn();
        player.decide(&scene);
        while browser.until(&format!("{waits} ? 'waits' : {mine} ? 'mine' : 0")) == "waits" {
            let before = browser.value(at);
            browser.press(" ");
            browser.until(&format!("{at} === {before} + 1"));
            waited += 1;
        }
        if waited > 3 {
            break;
        }
    }
    assert!(waited > 3, "somebody had to go on only {waited} times");
    choose("once");
    browser.run(
        "window.__behind = 0;
         new MutationObserver(() => (window.__behind += Number('behind' in document.querySelector('#play').dataset)))
            .observe(document.querySelector('#play'), { attributes: true });",
        &json!(null),
    );
    for _ in 0..12 {
        let scene = player.turn();
        player.decide(&scene);
    }
    assert_eq!(browser.value("window.__behind"), 0);
    browser.is_well();
}

#[test]
fn what_happened_since_ones_last_turn_is_listed_and_shown_again() {
    let site = Site::start();
    for device in [Device { motion: true, ..Device::WIDE }, PHONE] {
        let browser = Browser::open(&site, device);
        for game in crate::GAMES {
            browser.go(&browser.prepare(game, 3, Until::Decisions(8)));
            browser.run("localStorage.speed = 'fast'", &json!(null));
            let player = BrowserPlayer::new(&browser, Hands::Mouse);
            player.turn();
            let at = browser.value("Number(document.querySelector('#play').dataset.at)");
            player.push("button.since");
            browser.until("document.querySelector('#since:popover-open li')");
            browser.fits();
            browser.is_worded();
            browser.run(
                "window.__shown = [];
                 new MutationObserver(() => window.__shown.push(Number(document.querySelector('#play').dataset.at)))
                    .observe(document.querySelector('#play'), { attributes: true, attributeFilter: ['data-at'] });",
                &json!(null),
            );
            let again = browser.value("document.querySelector('#since .again').dataset.again");
            browser.click("#since .again");
            browser.until(&format!("window.__shown.at(-1) === {at}"));
            let (from, to) = again.as_str().unwrap().split_once(' ').unwrap();
            let (from, to): (u64, u64) = (from.parse().unwrap(), to.parse().unwrap());
            let mut steps: Vec<u64> = (from + 1..=to).collect();
            steps.push(at.as_u64().unwrap());
            steps.dedup();
            assert_eq!(browser.value("window.__shown"), json!(steps), "{game}");
            player.turn();
            browser.is_well();
        }
    }
}
