//! Tables in the middle of a game, prepared through the API: only what a test looks at is clicked.

use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};

use crate::{Browser, browser::within, choose};

/// How far a table is played before it is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// A number of decisions of the person in the browser.
    Decisions(usize),
    /// This action can be chosen.
    Offered(&'static str),
    /// The game is over.
    TheEnd,
}

impl Browser {
    /// Asks the API as the person in this browser, from a page that is open.
    #[track_caller]
    pub fn api(&self, method: &str, path: &str, body: &Value) -> Value {
        let script = "
            const [method, path, body] = arguments[0], done = arguments[1];
            const headers = { 'content-type': 'application/json' };
            fetch('/api/v1' + path, method === 'GET' ? {} : { method, headers, body: JSON.stringify(body) })
                .then(async (answer) => [answer.ok, await answer.text()])
                .then(([ok, text]) => done([ok, /^[[{]/.test(text) ? JSON.parse(text) : text]))
                .catch((error) => done([false, String(error)]));";
        let command = json!({ "script": script, "args": [[method, path, body]] });
        let answer = self.try_call(Method::POST, "/execute/async", &command);
        let mut answer = answer.unwrap_or_else(|why| panic!("{method} {path}: {why}"));
        assert!(answer[0] == true, "{method} {path} {body}: {answer}");
        answer[1].take()
    }

    /// A table with novices, played for a while: its path. Opens a page of the site first.
    #[track_caller]
    pub fn prepare(&self, game: &str, players: usize, until: Until) -> String {
        self.prepare_other(game, players, until, "")
    }

    /// The same with another salt: another game.
    #[track_caller]
    pub fn prepare_other(&self, game: &str, players: usize, until: Until, salt: &str) -> String {
        self.go("/about");
        if !self.known.replace(true) {
            self.api("POST", "/guests", &json!({ "name": "Anna" }));
        }
        let bots = (1..players).map(|_| json!({ "kind": "bot", "level": "novice" }));
        let seats: Vec<_> = [json!({ "kind": "me" })].into_iter().chain(bots).collect();
        let table = self.api("POST", "/tables", &json!({ "game": game, "seats": seats, "salt": salt }));
        let path = format!("/tables/{}", table["id"].as_str().expect("an id"));
        let mut steps = 0;
        loop {
            let seen = within(Duration::from_secs(60), || {
                let seen = self.api("GET", &path, &Value::Null);
                let ready = seen["status"] == "over" || seen["legal"].as_array().is_some_and(|legal| !legal.is_empty());
                ready.then_some(seen)
            });
            let seen = seen.unwrap_or_else(|| panic!("nothing happens at {path}"));
            if seen["status"] == "over" || until == Until::Decisions(steps) {
                return path;
            }
            let legal: Vec<_> =
                seen["legal"].as_array().into_iter().flatten().filter_map(|offer| offer["action"].as_str()).collect();
            if matches!(until, Until::Offered(wanted) if legal.contains(&wanted)) {
                return path;
            }
            // Dice are thrown again by other buttons.
            let offers: Vec<_> = legal.into_iter().filter(|action| !action.starts_with("reroll")).collect();
            let action = offers[choose(&offers, steps)];
            let body = json!({ "version": seen["version"], "request": format!("prepared-{steps}"), "action": action });
            self.api("POST", &format!("{path}/actions"), &body);
            steps += 1;
        }
    }
}

/// Every page there is to look at, with a name: those of the tables are mid-game and at the end.
pub fn every_page(browser: &Browser, players: usize) -> Vec<(String, String)> {
    let plain = [
        "/",
        "/new",
        "/rules",
        "/rules/saint-malo",
        "/rules/valletta",
        "/learn",
        "/learn/saint-malo/first/1",
        "/learn/saint-malo/first/2",
        "/learn/valletta/first/3",
        "/learn/valletta/subjects",
        "/account",
        "/leaderboard",
        "/about",
        "/gallery",
    ];
    let name = |path: &str| path.trim_matches('/').replace('/', "-");
    let mut pages: Vec<_> = plain.iter().map(|path| (name(path), (*path).to_owned())).collect();
    pages[0].0 = "home".into();
    for game in ["saint-malo", "valletta"] {
        let middle = browser.prepare(game, players, Until::Decisions(25));
        let end = browser.prepare(game, players, Until::TheEnd);
        pages.push((format!("{game}-replay"), format!("{end}/replay?at=30")));
        pages.extend([(format!("{game}-table"), middle), (format!("{game}-end"), end)]);
    }
    pages
}
