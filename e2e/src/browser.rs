//! A browser under control of a test: pages, clicks, keys, pictures.

use std::{
    cell::Cell,
    path::Path,
    thread::sleep,
    time::{Duration, Instant},
};

use axum::{
    body::Body,
    http::{Method, Request, header},
};
use base64ct::{Base64, Encoding};
use serde_json::{Value, json};
use web::client::{Answer, Client};

use crate::{
    Device, Engine, Site,
    driver::{self, Driver},
    firefox::Firefox,
    site::wait,
};

/// How long something may take that must happen.
const PATIENCE: Duration = Duration::from_secs(30);

/// A browser, closed when dropped.
pub struct Browser {
    /// What it pretends to be.
    pub device: Device,
    site: String,
    line: Line,
    /// Whether the person in it has a name.
    pub(crate) known: Cell<bool>,
}

/// How commands get to it.
enum Line {
    /// By a driver; its own, if it has one, goes after the browser.
    Driver { driver: Client, session: String, _own: Option<Driver> },
    /// Directly.
    Firefox(Firefox),
}

impl Line {
    fn open(device: Device) -> Line {
        if device.engine == Engine::Firefox {
            return Line::Firefox(driver::firefox(device));
        }
        let own = (device.engine == Engine::WebKit).then(|| driver::webkit(device));
        let driver = Client::new(own.as_ref().map_or_else(|| driver::chromium(), |own| &own.url));
        let ready = within(PATIENCE, || ask(&driver, Method::GET, "/status", &Value::Null).ok());
        assert!(ready.is_some(), "the driver does not answer");
        let answer = ask(&driver, Method::POST, "/session", &device.capabilities());
        let answer = answer.unwrap_or_else(|why| panic!("no browser: {why}"));
        let session = format!("/session/{}", answer["sessionId"].as_str().expect("a session"));
        Line::Driver { driver, session, _own: own }
    }
}

impl Browser {
    /// A new browser at this site, without cookies.
    pub fn open(site: &Site, device: Device) -> Browser {
        let browser = Browser { device, site: site.url(""), line: Line::open(device), known: Cell::new(false) };
        if device.engine == Engine::Chromium {
            browser.emulate();
        }
        browser.resize(device.width, device.height);
        browser
    }

    /// What only Chromium supports: watching every page from its first moment, and user preferences.
    fn emulate(&self) {
        self.cdp("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": include_str!("../js/watch.js") }));
        let scheme = if self.device.dark { "dark" } else { "light" };
        let motion = if self.device.motion { "no-preference" } else { "reduce" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.cdp("Emulation.setEmulatedMedia", &json!({ "features": features }));
    }

    /// A command of the protocol, or why it failed.
    pub(crate) fn try_call(&self, method: Method, path: &str, body: &Value) -> Result<Value, String> {
        match &self.line {
            Line::Driver { driver, session, .. } => ask(driver, method, &format!("{session}{path}"), body),
            Line::Firefox(firefox) => firefox.call(&method, path, body),
        }
    }

    #[track_caller]
    fn call(&self, method: Method, path: &str, body: &Value) -> Value {
        self.try_call(method, path, body).unwrap_or_else(|why| panic!("{path} {body:.200}: {why}"))
    }

    /// A command to the browser's own inspector.
    #[track_caller]
    pub fn cdp(&self, command: &str, parameters: &Value) -> Value {
        self.call(Method::POST, "/goog/cdp/execute", &json!({ "cmd": command, "params": parameters }))
    }

    /// Goes to a page of the site.
    #[track_caller]
    pub fn go(&self, path: &str) {
        self.call(Method::POST, "/url", &json!({ "url": format!("{}{path}", self.site) }));
        self.watch();
    }

    /// Watches the page that is open, if nobody does yet.
    #[track_caller]
    pub(crate) fn watch(&self) {
        if self.device.engine != Engine::Chromium && self.device.script {
            self.run(include_str!("../js/watch.js"), &Value::Null);
        }
    }

    /// The path of the page that is open.
    #[track_caller]
    pub fn path(&self) -> String {
        let url = self.call(Method::GET, "/url", &Value::Null);
        let url = url.as_str().unwrap_or_default();
        url.strip_prefix(&self.site).unwrap_or(url).to_owned()
    }

    /// Runs the body of a function in the page and returns what it returns.
    #[track_caller]
    pub fn run(&self, script: &str, arguments: &Value) -> Value {
        self.try_run(script, arguments).unwrap_or_else(|why| panic!("{script:.300}: {why}"))
    }

    pub(crate) fn try_run(&self, script: &str, arguments: &Value) -> Result<Value, String> {
        let body = json!({ "script": script, "args": [arguments] });
        self.try_call(Method::POST, "/execute/sync", &body)
    }

    /// What an expression is in the page.
    #[track_caller]
    pub fn value(&self, expression: &str) -> Value {
        self.run(&format!("return {expression}"), &Value::Null)
    }

    /// Waits until an expression is something in the page: not null, false or zero.
    #[track_caller]
    pub fn until(&self, expression: &str) -> Value {
        let script = format!("return {expression}");
        let found = within(PATIENCE, || {
            // A page that is being left gives no answer.
            self.try_run(&script, &Value::Null).ok().filter(is_something)
        });
        found.unwrap_or_else(|| panic!("never on {}: {expression}\n{}", self.path(), self.text()))
    }

    /// All words of the page that can be seen.
    #[track_caller]
    pub fn text(&self) -> String {
        self.value("document.body.innerText").as_str().unwrap_or_default().to_owned()
    }

    /// Clicks what this selector finds first.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        let clicked = self.find(selector).and_then(|element| self.click_on(&element));
        clicked.unwrap_or_else(|why| panic!("{selector} on {}: {why}", self.path()));
    }

    /// Clicks an element that a script has answered.
    pub(crate) fn click_on(&self, element: &Value) -> Result<(), String> {
        self.try_call(Method::POST, &format!("/element/{}/click", name(element)), &json!({})).map(|_| ())
    }

    fn find(&self, selector: &str) -> Result<Value, String> {
        self.try_call(Method::POST, "/element", &json!({ "using": "css selector", "value": selector }))
    }

    /// Presses the mouse, or a finger, at a place of the window for a moment.
    #[track_caller]
    pub fn tap(&self, x: f64, y: f64) {
        let pointer = if self.device.phone && self.device.engine == Engine::Chromium { "touch" } else { "mouse" };
        let steps = json!([
            { "type": "pointerMove", "duration": 0, "x": x.round() as i64, "y": y.round() as i64, "origin": "viewport" },
            { "type": "pointerDown", "button": 0 },
            { "type": "pause", "duration": 30 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let hand =
            json!({ "type": "pointer", "id": pointer, "parameters": { "pointerType": pointer }, "actions": steps });
        self.call(Method::POST, "/actions", &json!({ "actions": [hand] }));
    }

    /// Types into a field.
    #[track_caller]
    pub fn write(&self, selector: &str, text: &str) {
        let element = self.find(selector).unwrap_or_else(|why| panic!("{selector} on {}: {why}", self.path()));
        self.call(Method::POST, &format!("/element/{}/value", name(&element)), &json!({ "text": text }));
    }

    /// Presses keys, one after the other.
    #[track_caller]
    pub fn press(&self, keys: &str) {
        let strokes: Vec<_> = keys
            .chars()
            .flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key })))
            .collect();
        self.call(
            Method::POST,
            "/actions",
            &json!({ "actions": [{ "type": "key", "id": "keys", "actions": strokes }] }),
        );
    }

    /// Another size of the window.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) {
        match &self.line {
            Line::Firefox(firefox) => {
                firefox.resize(width, height).unwrap_or_else(|why| panic!("{width} × {height}: {why}"));
                let fits = format!("innerWidth === {width} && innerHeight === {height}");
                return drop(self.until(&fits));
            }
            Line::Driver { .. } if self.device.engine == Engine::WebKit => return self.resize_window(width, height),
            Line::Driver { .. } => {}
        }
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": self.device.phone });
        self.cdp("Emulation.setDeviceMetricsOverride", &size);
    }

    /// The window, with its bar, around a page of this size.
    #[track_caller]
    fn resize_window(&self, width: u32, height: u32) {
        let fits = within(PATIENCE, || {
            let bar = self.value("outerHeight - innerHeight").as_u64()?;
            let size = json!({ "x": 0, "y": 0, "width": width, "height": u64::from(height) + bar });
            self.call(Method::POST, "/window/rect", &size);
            (self.value("[innerWidth, innerHeight]") == json!([width, height])).then_some(())
        });
        assert!(fits.is_some(), "the window does not become {width} × {height}");
    }

    /// Writes a picture of what is seen.
    #[track_caller]
    pub fn picture(&self, file: &Path) {
        let picture = if self.device.engine == Engine::Chromium {
            self.cdp("Page.captureScreenshot", &json!({ "format": "png" }))["data"].take()
        } else {
            self.call(Method::GET, "/screenshot", &Value::Null)
        };
        let bytes = Base64::decode_vec(picture.as_str().unwrap_or_default()).expect("a picture");
        std::fs::write(file, bytes).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }

    /// What the console says since it was last read: level and text. WebKit's cannot be read.
    #[track_caller]
    pub fn console(&self) -> Vec<(String, String)> {
        let entries = match &self.line {
            Line::Firefox(firefox) => firefox.console(&self.site).unwrap_or_else(|why| panic!("the console: {why}")),
            Line::Driver { .. } if self.device.engine == Engine::WebKit => return Vec::new(),
            Line::Driver { .. } => self.call(Method::POST, "/se/log", &json!({ "type": "browser" })),
        };
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let entries = entries.as_array().into_iter().flatten();
        entries.map(|entry| (text(&entry["level"]), text(&entry["message"]))).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.try_call(Method::DELETE, "", &Value::Null);
    }
}

/// Asks until there is an answer, or time is up.
pub(crate) fn within<T>(patience: Duration, mut ask: impl FnMut() -> Option<T>) -> Option<T> {
    let begun = Instant::now();
    loop {
        if let Some(found) = ask() {
            return Some(found);
        }
        if begun.elapsed() > patience {
            return None;
        }
        sleep(Duration::from_millis(15));
    }
}

/// The name of an element in the protocol.
fn name(element: &Value) -> &str {
    element.as_object().and_then(|object| object.values().next()?.as_str()).unwrap_or_default()
}

fn is_something(value: &Value) -> bool {
    !matches!(value, Value::Null | Value::Bool(false)) && *value != json!(0)
}

/// Sends a command to the driver.
fn ask(driver: &Client, method: Method, path: &str, body: &Value) -> Result<Value, String> {
    let body = if method == Method::POST { Body::from(body.to_string()) } else { Body::empty() };
    let request =
        Request::builder().method(method).uri(path).header(header::CONTENT_TYPE, "application/json").body(body);
    let request = request.map_err(|error| error.to_string())?;
    let answer = wait(async { Answer::read(driver.send(request).await?).await }).ok_or("no answer in time")?;
    let answer = answer.map_err(|error| error.to_string())?;
    let value = answer.json()["value"].take();
    if answer.is_good() { Ok(value) } else { Err(format!("{}: {}", value["error"], value["message"])) }
}
