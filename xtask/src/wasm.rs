//! What needs no server must build for a browser: rules, bots, tables, pages.

use std::{path::Path, process::Command};

use crate::shell;

/// The crates that know no machine.
const CRATES: [&str; 3] = ["bots", "table", "ui"];
const TARGET: &str = "wasm32-unknown-unknown";

/// Builds them for wasm32, in a folder of its own: with rustup's target where that is installed, otherwise with Debian's
/// compiler, which builds the standard library from its sources.
pub fn run() -> Result<(), String> {
    let mut arguments = vec!["build", "--target", TARGET, "--target-dir", "target/wasm"];
    arguments.extend(CRATES.iter().flat_map(|name| ["--package", name]));
    if rustup_target()?.exists() {
        return shell::run("cargo", &arguments);
    }
    if !Path::new("/usr/bin/cargo").exists() || !Path::new("/usr/bin/rustc").exists() {
        return Err(format!(
            "no compiler for {TARGET}: `rustup target add {TARGET}`, or Debian's cargo-web, rustc-web and rust-web-src"
        ));
    }
    arguments.push("-Zbuild-std=std,panic_abort");
    let linker = sysroot()? + "/lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld";
    eprintln!("$ /usr/bin/cargo {}", arguments.join(" "));
    let status = Command::new("/usr/bin/cargo")
        .args(&arguments)
        .current_dir(shell::root())
        .env("RUSTC", "/usr/bin/rustc")
        // Building the standard library is not stable yet.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
        .status()
        .map_err(|error| format!("/usr/bin/cargo: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("the crates do not build for {TARGET}")) }
}

fn sysroot() -> Result<String, String> {
    let output = shell::output("rustc", &["--print", "sysroot"])?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn rustup_target() -> Result<std::path::PathBuf, String> {
    Ok(Path::new(&sysroot()?).join("lib/rustlib").join(TARGET))
}
