//! A finished game, looked at again.

use e2e::{Browser, Device, Site, Until};
use serde_json::json;

#[test]
fn a_replay_is_walked_through_by_keys_links_slider_and_graph() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    let path = browser.prepare("saint-malo", 2, Until::TheEnd);
    browser.go(&format!("{path}/replay?at=3"));
    let at = |at: &str| browser.until(&format!("document.querySelector('#moment').dataset.at === String({at})"));
    let last = "document.querySelector('#moment').dataset.last";
    browser.until("document.documentElement.classList.contains('scripted')");
    browser.run("window.__here = true", &json!(null));
    browser.press("\u{e014}");
    at("4");
    browser.click("a[data-go=back]");
    at("3");
    browser.press("\u{e010}");
    at(last);
    browser.run(
        "const slider = document.querySelector('#scrubber');
        slider.value = 7;
        slider.dispatchEvent(new Event('input', { bubbles: true }));",
        &json!(null),
    );
    at("7");
    assert_eq!(browser.value("location.search"), "?at=7");
    assert_eq!(browser.value("document.querySelector('#log [aria-current]').closest('li').value"), 7);
    if browser.value("!!document.querySelector('[data-replay-graph]')") == true {
        browser.run(
            "const graph = document.querySelector('[data-replay-graph]'), { left, width, top } = graph.getBoundingClientRect();
            graph.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left + width, clientY: top + 5 }));",
            &json!(null),
        );
        at(last);
    }
    assert_eq!(browser.value("window.__here"), true, "the page is never left");
    browser.is_well();
}

#[test]
fn a_replay_that_plays_by_itself_begins_again_from_the_end() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    let path = browser.prepare("valletta", 2, Until::TheEnd);
    browser.go(&format!("{path}/replay?at=100000"));
    let at = "Number(document.querySelector('#moment').dataset.at)";
    let playing = "document.querySelector('[data-replay-play]').getAttribute('aria-pressed')";
    browser.until("document.documentElement.classList.contains('scripted')");
    assert_ne!(browser.value(at), 0);
    browser.click("[data-replay-play]");
    browser.until(&format!("{at} === 2"));
    assert_eq!(browser.value(playing), "true");
    browser.press(" ");
    browser.until(&format!("{playing} === 'false'"));
    browser.is_well();
}

#[test]
fn nothing_covers_the_board_of_a_replay_and_the_chances_stay() {
    let site = Site::start();
    for device in [Device::WIDE, Device::PHONE] {
        let browser = Browser::open(&site, device);
        for game in crate::GAMES {
            let path = browser.prepare(game, 3, Until::TheEnd);
            browser.go(&format!("{path}/replay?at=30"));
            browser.until("document.documentElement.classList.contains('scripted')");
            if device == Device::WIDE {
                // Head, board and foot are on one screen.
                let foot = browser.value("document.querySelector('.replay-board').getBoundingClientRect().bottom");
                assert!(foot.as_f64().unwrap() <= 800.0, "{game}: {foot}");
            }
            let seen = browser.run(
                "const board = document.querySelector('.replay-board').getBoundingClientRect();
                scrollBy(0, board.bottom - innerHeight + (innerWidth < 900 ? 140 : 0));
                const { bottom, left, width } = document.querySelector('.replay-board').getBoundingClientRect();
                const found = document.elementFromPoint(left + width / 2, bottom - 4);
                return found?.closest('.replay-steps') ? 'the steps' : 'the board';",
                &json!(null),
            );
            assert_eq!(seen, "the board", "{game} at {} wide", device.width);
            browser.click("a[data-go=on]");
            browser.until("document.querySelector('#moment').dataset.at === '31'");
            assert_eq!(browser.value("document.querySelectorAll('.chances .chances-line').length"), 3, "{game}");
            browser.run("document.querySelector('#log li[value=\"12\"] a').click()", &json!(null));
            browser.until("document.querySelector('#moment').dataset.at === '12'");
            browser.until("document.querySelector('.replay-board').getBoundingClientRect().top < innerHeight / 2");
            browser.is_well();
        }
    }
}
