//! What needs no server must build for a browser: rules, bots, tables, pages.

use std::{path::Path, process::Command};

use crate::shell;

/// The crates that know no machine.
const CRATES: [&str; 3] = ["bots", "table", "ui"];
const TARGET: &str = "wasm32-unknown-unknown";

/// Builds them for wasm32, in a folder of its own.
pub fn run() -> Result<(), String> {
    match compiler()? {
        Some(compiler) => compiler.run("build"),
        None => Err(MISSING.into()),
    }
}

/// Checks that they build, or says why not.
pub fn check() -> Result<Option<String>, String> {
    match compiler()? {
        Some(compiler) => compiler.run("check").map(|()| None),
        None => shell::skipped("wasm", MISSING.into()),
    }
}

const MISSING: &str = "no compiler for wasm32: `rustup target add wasm32-unknown-unknown`, or the Debian packages cargo-web, \
    rustc-web and rust-web-src";

/// What builds for wasm32 here.
enum Compiler {
    /// rustup has the target.
    Rustup,
    /// Debian's compiler builds the standard library from its sources, and links with this program.
    Debian { linker: String },
}

fn compiler() -> Result<Option<Compiler>, String> {
    let sysroot = sysroot()?;
    if Path::new(&sysroot).join("lib/rustlib").join(TARGET).exists() {
        return Ok(Some(Compiler::Rustup));
    }
    let debian = ["/usr/bin/cargo", "/usr/bin/rustc"].iter().all(|program| Path::new(program).exists());
    let linker = sysroot + "/lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld";
    Ok(debian.then_some(Compiler::Debian { linker }))
}

impl Compiler {
    fn run(&self, how: &str) -> Result<(), String> {
        let mut arguments = vec![how, "--target", TARGET, "--target-dir", "target/wasm"];
        arguments.extend(CRATES.iter().flat_map(|name| ["--package", name]));
        let mut command = match self {
            Compiler::Rustup => Command::new("cargo"),
            Compiler::Debian { linker } => {
                arguments.push("-Zbuild-std=std,panic_abort");
                let mut command = Command::new("/usr/bin/cargo");
                // Building the standard library is not stable yet.
                command.env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1");
                command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
                command
            }
        };
        eprintln!("$ cargo {}", arguments.join(" "));
        let status = command.args(&arguments).current_dir(shell::root()).status();
        match status.map_err(|error| format!("cargo {how}: {error}"))?.success() {
            true => Ok(()),
            false => Err(format!("{} do not build for {TARGET}", CRATES.join(", "))),
        }
    }
}

fn sysroot() -> Result<String, String> {
    let output = shell::output("rustc", &["--print", "sysroot"])?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
