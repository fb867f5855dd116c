//! The browser that tests and screenshots are made with, and the program that drives it.

use crate::shell;

/// Makes sure that they are there.
pub fn need() -> Result<(), String> {
    shell::need("chromium", "chromium")?;
    shell::need("chromedriver", "chromium-driver")
}

/// Screenshots of every page, into a folder.
pub fn shots(folder: &str) -> Result<(), String> {
    need()?;
    shell::run("cargo", &["run", "--quiet", "--package", "browser", "--bin", "shots", "--", folder])
}

/// How long clicks take. The server is built as people run it.
pub fn clicks() -> Result<(), String> {
    need()?;
    shell::run("cargo", &["run", "--quiet", "--release", "--package", "browser", "--bin", "clicks"])
}
