//! The harness itself, so that a failure elsewhere is a page's.

use e2e::{Browser, Device, Site, Until};
use serde_json::Value;

#[test]
fn a_phone_is_a_phone() {
    let site = Site::start();
    let phone = Browser::open(&site, Device::PHONE.lang("de").dark());
    phone.go("/");
    assert_eq!(phone.value("[screen.width, screen.height]"), serde_json::json!([390, 844]));
    assert_eq!(phone.value("navigator.language"), "de");
    for media in ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)", "(pointer: coarse)"] {
        assert_eq!(phone.value(&format!("matchMedia('{media}').matches")), true, "{media}");
    }
}

#[test]
fn an_iphone_is_webkit() {
    let site = Site::start();
    let phone = Browser::open(&site, Device::IPHONE.dark());
    phone.go("/");
    assert_eq!(phone.value("[innerWidth, innerHeight]"), serde_json::json!([390, 844]));
    assert_eq!(phone.value("typeof chrome"), "undefined");
    for media in ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"] {
        assert_eq!(phone.value(&format!("matchMedia('{media}').matches")), true, "{media}");
    }
}

#[test]
fn a_wide_screen_is_a_wide_screen() {
    let site = Site::start();
    let wide = Browser::open(&site, Device::WIDE);
    wide.go("/");
    assert_eq!(wide.value("[innerWidth, innerHeight]"), serde_json::json!([1280, 800]));
    for media in ["(prefers-color-scheme: light)", "(pointer: fine)", "(hover: hover)"] {
        assert_eq!(wide.value(&format!("matchMedia('{media}').matches")), true, "{media}");
    }
}

#[test]
fn without_script_none_of_a_page_runs() {
    let site = Site::start();
    let plain = Browser::open(&site, Device::WIDE.without_script());
    plain.go("/");
    assert_eq!(plain.value("typeof htmx"), "undefined");
}

#[test]
fn a_table_is_prepared_to_its_end() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    for game in ["saint-malo", "valletta"] {
        let path = browser.prepare(game, 2, Until::TheEnd);
        assert_eq!(browser.api("GET", &path, &Value::Null)["status"], "over");
    }
}
