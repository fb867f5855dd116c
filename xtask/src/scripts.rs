//! The scripts and styles of the pages: one format, checked types, unit tests.

use std::fs;

use crate::shell;

/// The sheet is checked as it is served.
#[path = "../../crates/ui/src/lower.rs"]
mod lower;

/// Where `package.json` and the scripts are.
const FOLDER: &str = "crates/ui/assets";

/// Checks them, or says why not.
pub fn run() -> Result<(), String> {
    if let Some(why) = check()? {
        eprintln!("skipped: the scripts and styles of the pages: {why}");
    }
    Ok(())
}

/// Checks them. Returns why it was skipped, if the tools are missing and cannot be fetched.
pub fn check() -> Result<Option<String>, String> {
    if !shell::exists("npm") {
        return shell::skipped("scripts", "npm is missing: install the packages nodejs and npm".into());
    }
    if !has_tools() {
        let fetched = shell::run("npm", &["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", FOLDER]);
        if let Err(why) = fetched {
            return shell::skipped("scripts", why);
        }
    }
    write_sheet().map_err(|error| format!("the sheet: {error}"))?;
    shell::run("npm", &["run", "check", "--prefix", FOLDER]).map(|()| None)
}

/// All styles, lowered: here their order means nothing.
fn write_sheet() -> std::io::Result<()> {
    let root = shell::root();
    let texts = shell::files(&root.join(FOLDER).join("css"), "css").into_iter().map(fs::read_to_string);
    let sheet = texts.collect::<std::io::Result<String>>()?;
    fs::write(root.join("target/app.css"), lower::lower(&sheet))
}

/// Whether the tools that the lock file names have been fetched.
fn has_tools() -> bool {
    let changed = |file: &str| fs::metadata(shell::root().join(FOLDER).join(file)).and_then(|file| file.modified());
    match (changed("package-lock.json"), changed("node_modules/.package-lock.json")) {
        (Ok(wanted), Ok(fetched)) => wanted <= fetched,
        _ => false,
    }
}
