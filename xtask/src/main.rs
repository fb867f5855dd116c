//! The project's own tasks. `cargo xtask` lists them.

mod browsers;
mod cross;
mod ir;
mod postgres;
mod scripts;
mod services;
mod shell;
mod test;
mod wasm;
mod windows;

#[cfg(test)]
mod dependencies;
#[cfg(test)]
mod tidy;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask TASK

  check           quick: format, lints, and the tests that need no browser, no database server and no other tool
  test            everything that must hold (what CI runs); without CI=true, what cannot be tested here is left out
  scripts         the scripts and styles of the pages: format, types, unit tests (needs npm)
  soak            the long form: 50,000 games through a server, and everything that can go wrong, again and again
  shots [FOLDER]  screenshots of every page, wide and narrow, light and dark, and film strips
  clicks          how long a click takes to change the board, in a browser
  ir              instructions per decision of random play, under callgrind
  wasm            builds rules, bots, tables and pages for wasm32
  windows         builds the programs for Windows, from Linux (needs mingw; some minutes the first time)
  fuzz [SECONDS]  every fuzz target for so long (needs cargo-fuzz and a nightly toolchain)
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["check"] => test::check(),
        ["test"] => test::run(),
        ["scripts"] => scripts::run(),
        ["soak"] => test::soak(),
        ["shots"] => browsers::shots("target/shots"),
        ["shots", folder] => browsers::shots(folder),
        ["clicks"] => browsers::clicks(),
        ["ir"] => ir::run(),
        ["wasm"] => wasm::run(),
        ["windows"] => windows::run(),
        ["fuzz"] => fuzz("60"),
        ["fuzz", seconds] => fuzz(seconds),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("no such task: {}\n\n{HELP}", words.join(" "))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Runs every fuzz target for a while.
fn fuzz(seconds: &str) -> Result<(), String> {
    seconds.parse::<u32>().map_err(|_| format!("'{seconds}' is no number of seconds"))?;
    if !shell::exists("cargo-fuzz") {
        return Err("cargo-fuzz is missing: cargo install cargo-fuzz".into());
    }
    let targets = std::fs::read_dir(shell::root().join("fuzz/fuzz_targets")).map_err(|error| error.to_string())?;
    for target in targets.flatten() {
        let name = target.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
        // What it finds goes into the first folder; the seeds stay as they are.
        let (corpus, seeds) = (format!("fuzz/corpus/{name}"), format!("fuzz/seeds/{name}"));
        std::fs::create_dir_all(shell::root().join(&corpus)).map_err(|error| error.to_string())?;
        let time = format!("-max_total_time={seconds}");
        shell::run("cargo", &["+nightly", "fuzz", "run", &name, &corpus, &seeds, "--", &time])?;
    }
    Ok(())
}
