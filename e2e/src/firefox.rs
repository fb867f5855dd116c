//! Firefox speaks Marionette, the protocol that its driver would translate to: no driver has to be built.

use std::{
    cell::RefCell,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    time::Duration,
};

use axum::http::Method;
use serde_json::{Value, json};

use crate::{Device, driver::Driver};

/// Errors of the pages in the browser's console, which it forgets. `Services` is there for its own pages only.
const CONSOLE: &str = "
    const all = Services.console.getMessageArray().filter((one) => one instanceof Ci.nsIScriptError);
    Services.console.reset();
    return all
        .filter((one) => one.sourceName.startsWith(arguments[0]) && !(one.flags & 1))
        .map((one) => ({ level: 'SEVERE', message: one.toString() }));";

/// A page as large as this, however narrow a window may be.
const SIZE: &str = "
    const { style } = gBrowser.selectedBrowser;
    for (const [side, length] of Object.entries(arguments[0]))
        for (const limit of ['', 'min-', 'max-']) style.setProperty(limit + side, `${length}px`);";

/// A running browser.
pub struct Firefox {
    stream: RefCell<BufReader<TcpStream>>,
    /// Goes after the connection.
    _driver: Driver,
}

/// What it is told before it starts, a line for each.
pub fn preferences(device: Device) -> String {
    let pointer = if device.phone { 1 } else { 6 };
    let preferences = json!({
        "marionette.port": 0,
        "intl.accept_languages": device.lang,
        "javascript.enabled": device.script,
        "ui.prefersReducedMotion": i32::from(!device.motion),
        "layout.css.prefers-color-scheme.content-override": i32::from(!device.dark),
        "ui.primaryPointerCapabilities": pointer,
        "ui.allPointerCapabilities": pointer,
    });
    let lines = preferences.as_object().into_iter().flatten();
    lines.map(|(name, value)| format!("user_pref(\"{name}\", {value});\n")).collect()
}

impl Firefox {
    /// Connects to a browser that has just started.
    pub fn connect(driver: Driver) -> Result<Firefox, String> {
        let address = driver.url.trim_start_matches("http://");
        let stream = TcpStream::connect(address).map_err(|error| error.to_string())?;
        let firefox = Firefox { stream: RefCell::new(BufReader::new(stream)), _driver: driver };
        // Its first window takes a while on a busy machine; later a page that has stopped for ever gives no answer.
        firefox.wait_at_most(Duration::from_secs(300))?;
        firefox.read().map_err(|error| error.to_string())?;
        firefox.send("WebDriver:NewSession", &json!({ "capabilities": {} }))?;
        firefox.wait_at_most(Duration::from_secs(60))?;
        Ok(firefox)
    }

    fn wait_at_most(&self, time: Duration) -> Result<(), String> {
        self.stream.borrow().get_ref().set_read_timeout(Some(time)).map_err(|error| error.to_string())
    }

    /// A command, named as other drivers name it.
    pub fn call(&self, method: &Method, path: &str, body: &Value) -> Result<Value, String> {
        let mut body = body.clone();
        let parts: Vec<_> = path.trim_start_matches('/').split('/').collect();
        let command = match parts[..] {
            ["url"] if method == Method::GET => "GetCurrentURL",
            ["url"] => "Navigate",
            ["execute", "sync"] => "ExecuteScript",
            ["execute", "async"] => "ExecuteAsyncScript",
            ["element"] => "FindElement",
            ["element", id, what] => {
                body["id"] = json!(id);
                if what == "click" { "ElementClick" } else { "ElementSendKeys" }
            }
            ["actions"] => "PerformActions",
            ["timeouts"] => "SetTimeouts",
            ["screenshot"] => {
                body = json!({ "full": false });
                "TakeScreenshot"
            }
            _ => return Err(format!("{path} is not for Firefox")),
        };
        self.send(&format!("WebDriver:{command}"), &body)
    }

    /// What went wrong in pages of this site since it was last asked.
    pub fn console(&self, site: &str) -> Result<Value, String> {
        self.inside(CONSOLE, &json!(site))
    }

    /// Makes the page this large.
    pub fn resize(&self, width: u32, height: u32) -> Result<Value, String> {
        self.inside(SIZE, &json!({ "width": width, "height": height }))
    }

    /// Runs a script in the browser itself instead of the page.
    fn inside(&self, script: &str, argument: &Value) -> Result<Value, String> {
        self.send("Marionette:SetContext", &json!({ "value": "chrome" }))?;
        let found = self.send("WebDriver:ExecuteScript", &json!({ "script": script, "args": [argument] }));
        self.send("Marionette:SetContext", &json!({ "value": "content" }))?;
        found
    }

    fn send(&self, command: &str, parameters: &Value) -> Result<Value, String> {
        let parameters = if parameters.is_null() { &json!({}) } else { parameters };
        let message = json!([0, 1, command, parameters]).to_string();
        let sent = write!(self.stream.borrow_mut().get_mut(), "{}:{message}", message.len());
        let mut answer = sent.and_then(|()| self.read()).map_err(|error| error.to_string())?;
        let (error, mut found) = (answer[2].take(), answer[3].take());
        if !error.is_null() {
            return Err(format!("{}: {}", error["error"], error["message"]));
        }
        Ok(if found.get("value").is_some() { found["value"].take() } else { found })
    }

    /// The next message: its length, a colon, JSON.
    fn read(&self) -> std::io::Result<Value> {
        let mut stream = self.stream.borrow_mut();
        let mut length = Vec::new();
        stream.read_until(b':', &mut length)?;
        let length = String::from_utf8_lossy(&length).trim_end_matches(':').parse();
        let mut message = vec![0; length.map_err(std::io::Error::other)?];
        stream.read_exact(&mut message)?;
        Ok(serde_json::from_slice(&message)?)
    }
}
