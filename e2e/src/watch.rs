//! What must hold on every page.

use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};

use crate::{Browser, Device, Scene, browser::within};

/// Beginnings of message ids: none of them is a word in any language.
const IDS: [&str; 9] =
    ["site-", "table-", "replay-", "rules-", "learn-", "saint-malo-", "valletta-", "gallery-", "account-"];

impl Browser {
    /// Nothing went wrong in the page since it was opened, nothing jumped, and the console is empty.
    #[track_caller]
    pub fn is_well(&self) {
        let at = self.path();
        let said: Vec<_> =
            self.console().into_iter().filter(|(level, _)| level == "SEVERE" || level == "WARNING").collect();
        assert!(said.is_empty(), "the console at {at}: {said:#?}");
        if self.device.script {
            self.watch();
            let errors = self.value("window.__seen.errors.splice(0)");
            assert!(errors == json!([]), "errors at {at}: {errors:#}");
            let moved = self.value("window.__seen.moved.splice(0)");
            assert!(moved == json!([]), "at {at}, {} wide: {moved:#}", self.device.width);
        }
        self.fits();
    }

    /// Every choice that is offered can be pushed, if need be after scrolling to it; some of them at once.
    #[track_caller]
    pub fn reaches_every_choice(&self, scene: &Scene) {
        let actions: Vec<_> = scene.offers.iter().map(|(action, _)| action).collect();
        let look = || self.run(include_str!("../js/reach.js"), &json!(actions));
        let is_good = |seen: &Value| seen["covered"] == json!([]) && seen["front"] != 0;
        // A board that has just changed is scrolled a moment later.
        let seen = within(Duration::from_secs(2), || Some(look()).filter(is_good)).unwrap_or_else(look);
        let Device { width, height, .. } = self.device;
        assert!(is_good(&seen), "{width}×{height}, '{}', {} scrolled: {seen:#}", scene.ask, self.value("scrollY"));
    }

    /// The page is not wider than the screen.
    #[track_caller]
    pub fn fits(&self) {
        let wide = self.run(include_str!("../js/wide.js"), &Value::Null);
        assert!(wide == Value::Null, "{} does not fit: {wide:#}", self.path());
    }

    /// The page speaks words: no message without a text, no place holder without a value.
    #[track_caller]
    pub fn is_worded(&self) {
        let words = self.run(include_str!("../js/words.js"), &Value::Null);
        for text in words.as_array().into_iter().flatten().filter_map(Value::as_str) {
            let id = text
                .split(|c: char| !c.is_alphanumeric() && c != '-')
                .find(|word| IDS.iter().any(|id| word.starts_with(id)));
            assert!(id.is_none() && !text.contains(['{', '}']), "{} says '{text}'", self.path());
        }
    }

    /// The page is in this language.
    #[track_caller]
    pub fn speaks(&self, lang: &str) {
        assert_eq!(self.value("document.documentElement.lang"), lang, "{}", self.path());
    }

    /// What axe-core finds wrong: rule, help and the first places.
    #[track_caller]
    pub fn flaws(&self) -> Vec<String> {
        let script = concat!(include_str!("../vendor/axe.min.js"), include_str!("../js/axe.js"));
        let _ = self.try_call(Method::POST, "/timeouts", &json!({ "script": 60_000 }));
        let found = self.try_call(Method::POST, "/execute/async", &json!({ "script": script, "args": [] }));
        let found = found.unwrap_or_else(|why| panic!("axe at {}: {why}", self.path()));
        found.as_array().expect("a list").iter().map(|flaw| flaw.as_str().unwrap_or_default().to_owned()).collect()
    }

    /// What this page and all that it needs weighs, compressed: bytes by address, largest first.
    #[track_caller]
    pub fn weight(&self) -> Vec<(u64, String)> {
        std::thread::sleep(Duration::from_millis(500));
        let found = self.run(include_str!("../js/weight.js"), &Value::Null);
        let one = |part: &Value| Some((part[0].as_u64()?, part[1].as_str()?.to_owned()));
        found.as_array().into_iter().flatten().filter_map(one).collect()
    }
}
