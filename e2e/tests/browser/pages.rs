//! Every page, at every width and in every language.

use e2e::{Browser, Device, Site, Until, every_page};

use crate::GAMES;

#[test]
fn pages_fit_and_speak_in_every_language() {
    let site = Site::start();
    for lang in ["en", "de", "fr", "it"] {
        let browser = Browser::open(&site, Device::PHONE.lang(lang));
        for (_, path) in every_page(&browser, 2) {
            browser.resize(390, 844);
            browser.go(&path);
            browser.speaks(lang);
            browser.is_worded();
            browser.is_well();
            browser.resize(360, 740);
            browser.fits();
            browser.resize(1280, 800);
            browser.fits();
        }
    }
}

#[test]
fn tables_of_every_size_fit() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::PHONE);
    for game in GAMES {
        for players in 2..=4 {
            browser.prepare(game, players, Until::Decisions(25));
            for width in [360, 390, 768, 1024, 1280] {
                browser.resize(width, 800);
                browser.fits();
            }
        }
    }
}

#[test]
fn the_choice_of_language_and_theme_is_kept() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    browser.go("/rules");
    assert_eq!(browser.value("getComputedStyle(document.querySelector('.settings button')).display"), "none");
    for (name, value) in [("lang", "it"), ("theme", "dark")] {
        let choose = "const [name, value] = arguments[0], list = document.querySelector(`.settings [name=${name}]`);
            list.value = value; list.dispatchEvent(new Event('change', { bubbles: true }));";
        browser.run(choose, &serde_json::json!([name, value]));
        browser.until(&format!("document.querySelector('.settings [value={value}]').defaultSelected"));
    }
    browser.until("document.documentElement.lang === 'it'");
    assert_eq!(browser.path(), "/rules");
    browser.go("/");
    browser.speaks("it");
    assert_eq!(browser.value("document.documentElement.dataset.theme"), "dark");
    assert_eq!(browser.value("getComputedStyle(document.documentElement).colorScheme"), "dark");
}
