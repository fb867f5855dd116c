//! The programs must build for Windows as well.

use crate::{cross::Cross, shell};

const WINDOWS: Cross = Cross {
    target: "x86_64-pc-windows-gnu",
    packages: &["intramuros", "lab"],
    folder: "windows",
    std: "std,panic_unwind",
    linker: GCC,
};

/// It compiles SQLite, and links.
const GCC: &str = "x86_64-w64-mingw32-gcc";

/// Builds them here for Windows, in a folder of its own; what they run on is not optimised, which is sooner done.
pub fn run() -> Result<(), String> {
    if !shell::exists(GCC) {
        return Err(format!("{GCC} is missing: install the package gcc-mingw-w64-x86-64"));
    }
    let soon = ["--locked", "--config", "profile.dev.package.\"*\".opt-level=0"];
    match WINDOWS.cargo("build", &soon)? {
        true => Ok(()),
        false => Err("no compiler for Windows: `rustup target add x86_64-pc-windows-gnu`, or the Debian packages \
            cargo-web, rustc-web and rust-web-src"
            .into()),
    }
}
