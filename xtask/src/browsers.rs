//! The browsers that tests and screenshots are made with, and the programs that drive them.

use crate::shell;

/// Makes sure that Chromium and WebKit are installed. WebKit needs a screen.
pub fn need() -> Result<(), String> {
    chromium()?;
    shell::need("WebKitWebDriver", "webkit2gtk-driver")?;
    shell::need("Xvfb", "xvfb")
}

/// Firefox needs no driver. Not every system has Debian's package.
pub fn firefox() -> Result<(), String> {
    if shell::exists("firefox") { Ok(()) } else { shell::need("firefox-esr", "firefox-esr") }
}

fn chromium() -> Result<(), String> {
    shell::need("chromium", "chromium")?;
    shell::need("chromedriver", "chromium-driver")
}

/// Screenshots of every page, into a folder.
pub fn shots(folder: &str) -> Result<(), String> {
    chromium()?;
    shell::run("cargo", &["run", "--quiet", "--package", "e2e", "--bin", "shots", "--", folder])
}

/// How long clicks take. The server is built as people run it.
pub fn clicks() -> Result<(), String> {
    chromium()?;
    shell::run("cargo", &["run", "--quiet", "--release", "--package", "e2e", "--bin", "clicks"])
}
