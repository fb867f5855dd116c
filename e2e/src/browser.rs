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
    Site,
    driver::{self, Driver},
    site::wait,
};

/// How long something may take that must happen.
const PATIENCE: Duration = Duration::from_secs(30);

/// A headless browser. It is connected by a pipe, so it ends with the driver.
const BARE: [&str; 6] = [
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
];

/// A machine without a mouse would count as having no pointer.
const MOUSE: &str =
    "--blink-settings=primaryPointerType=4,availablePointerTypes=4,primaryHoverType=2,availableHoverTypes=2";

/// What somebody looks at a page with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Device {
    /// Of the window, in CSS pixels.
    pub width: u32,
    /// Of the window, in CSS pixels.
    pub height: u32,
    /// A touch screen.
    pub phone: bool,
    /// The language that the browser asks for.
    pub lang: &'static str,
    /// Whether it prefers dark pages.
    pub dark: bool,
    /// Whether it runs scripts: all pages work without.
    pub script: bool,
    /// Whether animations run. Tests are quicker without.
    pub motion: bool,
    /// WebKit instead of Chromium: it cannot do without script, has a mouse, and asks for no language in particular.
    pub webkit: bool,
}

impl Device {
    /// A desktop.
    pub const WIDE: Device = Device {
        width: 1280,
        height: 800,
        phone: false,
        lang: "en",
        dark: false,
        script: true,
        motion: false,
        webkit: false,
    };
    /// A phone held upright.
    pub const PHONE: Device = Device { width: 390, height: 844, phone: true, ..Device::WIDE };
    /// Every browser on an iPhone is WebKit.
    pub const IPHONE: Device = Device { webkit: true, ..Device::PHONE };

    /// The same, asking for pages in this language.
    pub const fn lang(self, lang: &'static str) -> Device {
        Device { lang, ..self }
    }

    /// The same, preferring dark pages.
    pub const fn dark(self) -> Device {
        Device { dark: true, ..self }
    }

    /// The same, running no script.
    pub const fn without_script(self) -> Device {
        Device { script: false, ..self }
    }

    fn capabilities(self) -> Value {
        if self.webkit {
            return json!({ "capabilities": { "alwaysMatch": {} } });
        }
        let mut arguments = BARE.to_vec();
        if !self.motion {
            arguments.push("--force-prefers-reduced-motion");
        }
        if !self.phone {
            arguments.push(MOUSE);
        }
        let mut prefs = json!({ "intl.accept_languages": self.lang });
        if !self.script {
            prefs["profile.managed_default_content_settings.javascript"] = json!(2);
        }
        let mut options = json!({ "args": arguments, "prefs": prefs });
        let Device { width, height, .. } = self;
        if self.phone {
            // A window cannot be as narrow as a phone.
            let metrics = json!({ "width": width, "height": height, "pixelRatio": 1.0, "mobile": true, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        json!({ "capabilities": { "alwaysMatch": {
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL" },
        } } })
    }
}

/// A browser, closed when dropped.
pub struct Browser {
    /// What it pretends to be.
    pub device: Device,
    site: String,
    driver: Client,
    session: String,
    /// Its own driver, if it has one: goes after the browser.
    _own: Option<Driver>,
    /// Whether the person in it has a name.
    pub(crate) known: Cell<bool>,
}

impl Browser {
    /// A new browser at this site, without cookies.
    pub fn open(site: &Site, device: Device) -> Browser {
        let own = device.webkit.then(|| driver::webkit(device));
        let driver = Client::new(own.as_ref().map_or_else(|| driver::chromium(), |own| &own.url));
        let ready = within(PATIENCE, || ask(&driver, Method::GET, "/status", &Value::Null).ok());
        assert!(ready.is_some(), "the driver does not answer");
        let answer = ask(&driver, Method::POST, "/session", &device.capabilities());
        let answer = answer.unwrap_or_else(|why| panic!("no browser: {why}"));
        let session = format!("/session/{}", answer["sessionId"].as_str().expect("a session"));
        let browser = Browser { device, site: site.url(""), driver, session, _own: own, known: Cell::new(false) };
        if !device.webkit {
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
        ask(&self.driver, method, &format!("{}{path}", self.session), body)
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
        if self.device.webkit {
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
        let pointer = if self.device.phone && !self.device.webkit { "touch" } else { "mouse" };
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
        if self.device.webkit {
            return self.resize_window(width, height);
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
        let picture = if self.device.webkit {
            self.call(Method::GET, "/screenshot", &Value::Null)
        } else {
            self.cdp("Page.captureScreenshot", &json!({ "format": "png" }))["data"].take()
        };
        let bytes = Base64::decode_vec(picture.as_str().unwrap_or_default()).expect("a picture");
        std::fs::write(file, bytes).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }

    /// What the console says since it was last read: level and text.
    #[track_caller]
    pub fn console(&self) -> Vec<(String, String)> {
        let entries = self.call(Method::POST, "/se/log", &json!({ "type": "browser" }));
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
