//! Somebody who plays at a table, by clicking or by keys alone.

use std::{thread::sleep, time::Duration};

use serde_json::{Value, json};

use crate::{Browser, browser::within, choose};

/// How long a player waits for the others.
const PATIENCE: Duration = Duration::from_secs(60);

/// The most decisions that a game may take.
const ENOUGH: usize = 600;

/// What somebody plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hands {
    /// Clicks.
    Mouse,
    /// Tab, arrows and Enter only.
    Keys,
}

/// The table as somebody finds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The version of the table that the page shows.
    pub version: i64,
    /// Whether the game is over.
    pub over: bool,
    /// The question as the page words it.
    pub ask: String,
    /// Each action with what must be opened to get at it.
    pub offers: Vec<(String, Option<String>)>,
    /// Buttons that decide several things in a row.
    pub combined: Vec<String>,
    /// How many dice can be chosen for another roll.
    pub dice: usize,
}

impl Scene {
    fn read(found: &Value) -> Option<Scene> {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let offers = found["offers"].as_array()?.iter();
        Some(Scene {
            version: found["version"].as_i64()?,
            over: found["over"].as_bool()?,
            ask: text(&found["ask"])?,
            offers: offers.filter_map(|offer| Some((text(&offer["action"])?, text(&offer["opener"])))).collect(),
            combined: found["combined"].as_array()?.iter().filter_map(text).collect(),
            dice: usize::try_from(found["dice"].as_u64()?).ok()?,
        })
    }
}

/// Somebody at a table.
pub struct BrowserPlayer<'a> {
    /// The window that it plays in.
    pub browser: &'a Browser,
    /// What it plays with.
    pub hands: Hands,
    /// Decisions so far.
    pub steps: usize,
    /// How long to wait after a decision before looking: a measurement must not keep the page busy.
    pub pause: Duration,
}

impl<'a> BrowserPlayer<'a> {
    /// Somebody at the table that is open in this browser.
    pub fn new(browser: &'a Browser, hands: Hands) -> BrowserPlayer<'a> {
        BrowserPlayer { browser, hands, steps: 0, pause: Duration::ZERO }
    }

    /// Begins a game against bots, from home, with one click.
    #[track_caller]
    pub fn play_now(browser: &'a Browser, game: &str, hands: Hands) -> BrowserPlayer<'a> {
        let player = BrowserPlayer::new(browser, hands);
        browser.go("/");
        player.push(&format!(r#"form[action="/play"]:has([name="game"][value="{game}"]) button"#));
        browser.until("document.querySelector('#play')");
        player
    }

    /// The table as it is shown now.
    pub fn scene(&self) -> Option<Scene> {
        // A page that is being left gives no answer.
        Scene::read(&self.browser.try_run(include_str!("../js/table.js"), &Value::Null).ok()?)
    }

    /// Waits until something is to be decided, or the game is over.
    #[track_caller]
    pub fn turn(&self) -> Scene {
        let turn = within(PATIENCE, || {
            let scene = self.scene().filter(|scene| scene.over || !scene.offers.is_empty());
            if scene.is_none() && !self.browser.device.script {
                // Reloads at once instead of waiting for the page to do so.
                self.browser.go(&self.browser.path());
            }
            scene
        });
        turn.unwrap_or_else(|| panic!("nothing happens at {}:\n{}", self.browser.path(), self.browser.text()))
    }

    /// Decides once.
    #[track_caller]
    pub fn decide(&mut self, scene: &Scene) {
        // A button that makes several decisions in a row is one that people like.
        let combined = scene.combined.iter().map(|actions| (actions.clone(), None));
        let offers: Vec<(String, Option<String>)> = scene.offers.iter().cloned().chain(combined).collect();
        let actions: Vec<_> = offers.iter().map(|(action, _)| action.as_str()).collect();
        let (action, opener) = &offers[choose(&actions, self.steps)];
        // Now and then some dice are thrown again.
        if self.steps.is_multiple_of(5) && scene.dice > 0 {
            self.push_one_of(r#"input[name^="with-"][form="act"]"#, self.steps / 5 % scene.dice);
            self.push(r#"button[form="act"][value="reroll"]"#);
        } else {
            if let Some(opener) = opener {
                self.push(opener);
            }
            self.push(&format!(r#"button[form="act"][name="action"][value="{action}"]"#));
        }
        self.steps += 1;
        sleep(self.pause);
        let changed = within(PATIENCE, || self.scene().filter(|now| now.version > scene.version));
        assert!(changed.is_some(), "'{action}' changes nothing at {}: {scene:?}", self.browser.path());
    }

    /// Plays to the end, with a look at every scene before deciding.
    #[track_caller]
    pub fn play_out(&mut self, mut look: impl FnMut(&Browser, &Scene)) {
        loop {
            let scene = self.turn();
            look(self.browser, &scene);
            if scene.over {
                return;
            }
            assert!(self.steps < ENOUGH, "the game does not end: {scene:?}");
            self.decide(&scene);
        }
    }

    /// Presses a button: the first one that can be seen.
    #[track_caller]
    pub fn push(&self, selector: &str) {
        self.push_one_of(selector, 0);
    }

    /// Presses one of several buttons, or the label of one of several fields.
    #[track_caller]
    fn push_one_of(&self, selector: &str, place: usize) {
        let pushed = within(PATIENCE, || {
            let target = self.browser.try_run(include_str!("../js/target.js"), &json!([selector, place])).ok()?;
            let pushed = match self.hands {
                _ if target.is_null() => Err("it is not there".into()),
                Hands::Mouse => self.browser.click_on(&target),
                Hands::Keys => self.tab_to(&target),
            };
            // What was just replaced is looked for again.
            match pushed {
                Err(why) if why.contains("stale element") => None,
                other => Some(other),
            }
        });
        let pushed = pushed.unwrap_or_else(|| Err("it never keeps still".into()));
        pushed.unwrap_or_else(|why| panic!("{selector} at {}: {why}", self.browser.path()));
    }

    /// Moves to a button with the Tab key and presses it, checking where the focus is.
    fn tab_to(&self, target: &Value) -> Result<(), String> {
        let mut unseen = 0;
        for _ in 0..300 {
            let seen = self.browser.try_run(include_str!("../js/focus.js"), target)?;
            if seen["there"] == true {
                // A board that has just changed is drawn a moment later.
                if seen["visible"] != true && unseen < 20 {
                    unseen += 1;
                    sleep(Duration::from_millis(50));
                    continue;
                }
                if seen["visible"] != true {
                    return Err(format!("the focus cannot be seen on it: {seen}"));
                }
                self.browser.press(if seen["field"] == true { " " } else { "\u{e007}" });
                return Ok(());
            }
            // Many steps at once as far as the way is known, then one by one.
            let far = seen["far"].as_i64().unwrap_or(1);
            let (key, count) = if far < 0 { ("\u{e008}\u{e004}\u{e008}", -far) } else { ("\u{e004}", far.max(1)) };
            self.browser.press(&key.repeat(usize::try_from(count).unwrap_or(1)));
        }
        Err("the tabulator does not reach it".into())
    }
}
