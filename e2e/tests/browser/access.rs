//! axe-core finds nothing to complain about on any page.

use e2e::{Browser, Device, Site, every_page};

fn check(device: Device) {
    let site = Site::start();
    let browser = Browser::open(&site, device);
    let mut flaws = Vec::new();
    for (name, path) in every_page(&browser, 3) {
        browser.go(&path);
        flaws.extend(browser.flaws().into_iter().map(|flaw| format!("{name}: {flaw}")));
    }
    assert!(
        flaws.is_empty(),
        "{}x{} {}:\n{}",
        device.width,
        device.height,
        if device.dark { "dark" } else { "light" },
        flaws.join("\n")
    );
}

#[test]
fn every_page_is_accessible_on_a_wide_screen() {
    check(Device::WIDE);
}

#[test]
fn every_page_is_accessible_on_a_wide_screen_in_the_dark() {
    check(Device::WIDE.dark());
}

#[test]
fn every_page_is_accessible_on_a_phone() {
    check(Device::PHONE);
}

#[test]
fn every_page_is_accessible_on_a_phone_in_the_dark() {
    check(Device::PHONE.dark());
}
