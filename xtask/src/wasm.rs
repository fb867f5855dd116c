//! What needs no server must build for a browser: rules, bots, tables, pages.

use crate::{cross::Cross, shell};

/// The crates that know no machine.
const WASM: Cross = Cross {
    target: "wasm32-unknown-unknown",
    packages: &["bots", "table", "ui"],
    folder: "wasm",
    std: "std,panic_abort",
    linker: "rust-lld",
};

const MISSING: &str = "no compiler for wasm32: `rustup target add wasm32-unknown-unknown`, or the Debian packages cargo-web, \
    rustc-web and rust-web-src";

/// Builds them for wasm32, in a folder of its own.
pub fn run() -> Result<(), String> {
    if WASM.cargo("build", &[])? { Ok(()) } else { Err(MISSING.into()) }
}

/// Checks that they build, or says why not.
pub fn check() -> Result<Option<String>, String> {
    if WASM.cargo("check", &[])? { Ok(None) } else { shell::skipped("wasm", MISSING.into()) }
}
