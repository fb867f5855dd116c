//! Firefox: whole games of both, on a phone and on a wide screen.

use e2e::{Browser, Device, Engine, Site};
use serde_json::json;

use crate::games;

const PHONE: Device = Device::PHONE.with(Engine::Firefox);
const WIDE: Device = Device::WIDE.with(Engine::Firefox);

#[test]
fn it_is_firefox_and_its_console_is_read() {
    let site = Site::start();
    let phone = Browser::open(&site, PHONE.lang("de").dark());
    phone.go("/");
    assert_eq!(phone.value("[innerWidth, innerHeight, navigator.language]"), json!([390, 844, "de"]));
    for media in ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)", "(pointer: coarse)"] {
        assert_eq!(phone.value(&format!("matchMedia('{media}').matches")), true, "{media}");
    }
    phone.is_well();
    phone.run("document.head.append(Object.assign(document.createElement('script'), { text: '1' }))", &json!(null));
    let said = phone.console();
    assert!(said.iter().any(|(_, text)| text.contains("script-src")), "{said:?}");
}

#[test]
fn saint_malo_is_played_on_a_phone() {
    games::play("saint-malo", PHONE);
}

#[test]
fn valletta_is_played_on_a_phone() {
    games::play("valletta", PHONE);
}

#[test]
fn saint_malo_is_played_on_a_wide_screen() {
    games::play("saint-malo", WIDE);
}

#[test]
fn valletta_is_played_on_a_wide_screen() {
    games::play("valletta", WIDE);
}
