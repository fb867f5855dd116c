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
