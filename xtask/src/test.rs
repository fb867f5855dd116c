//! Everything that must hold before a change lands.

use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use crate::{browsers, postgres, scripts, shell};

/// Format, lints, tests. Ends with how many tests ran.
pub fn run() -> Result<(), String> {
    browsers::need()?;
    need_for_nodes()?;
    shell::run("cargo", &["fmt", "--all", "--check"])?;
    shell::run("cargo", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    scripts::run()?;
    // All at once: a package by itself would have its dependencies built again with other features.
    let Tests { good, counts: [passed, failed, skipped] } = tests(&["test", "--workspace", "--no-fail-fast"])?;
    println!("\n{passed} passed, {failed} failed, {skipped} skipped");
    match (good, passed) {
        (true, 0) => Err("no test ran".into()),
        (true, _) => Ok(()),
        (false, _) => Err("some tests failed".into()),
    }
}

/// What takes long: a week of games, and several nodes in all kinds of trouble.
pub fn soak() -> Result<(), String> {
    need_for_nodes()?;
    let long = ["--", "--ignored", "--nocapture", "--test-threads", "1"];
    let arguments = ["test", "--release", "--package", "intramuros", "--test", "cluster"];
    shell::run("cargo", &[&arguments[..], &long].concat())
}

/// A database, a bus, a slow disk, a clock that goes wrong.
fn need_for_nodes() -> Result<(), String> {
    postgres::need()?;
    shell::need("nats-server", "nats-server")?;
    shell::need("strace", "strace")?;
    shell::need("faketime", "faketime")
}

/// What a run of tests came to.
struct Tests {
    good: bool,
    /// Passed, failed, skipped.
    counts: [u32; 3],
}

/// Runs tests, shows what they print and counts them.
fn tests(arguments: &[&str]) -> Result<Tests, String> {
    eprintln!("$ cargo {}", arguments.join(" "));
    let mut tests = Command::new("cargo")
        .args(arguments)
        .current_dir(shell::root())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cargo test: {error}"))?;
    let mut total = [0; 3];
    for line in BufReader::new(tests.stdout.take().ok_or("cargo test prints nothing")?).lines() {
        let line = line.map_err(|error| error.to_string())?;
        println!("{line}");
        for (sum, count) in total.iter_mut().zip(counts(&line).unwrap_or_default()) {
            *sum += count;
        }
    }
    let status = tests.wait().map_err(|error| error.to_string())?;
    Ok(Tests { good: status.success(), counts: total })
}

/// Reads `test result: ok. 3 passed; 0 failed; 0 ignored; …`.
fn counts(line: &str) -> Option<[u32; 3]> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let count = |word: &str| {
        let part = counts.split("; ").find(|part| part.ends_with(word))?;
        part.split(' ').next()?.parse().ok()
    };
    Some([count("passed")?, count("failed")?, count("ignored")?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counts_of_a_test_run_are_read() {
        let line = "test result: ok. 10 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s";
        assert_eq!(counts(line), Some([10, 2, 1]));
        assert_eq!(counts("running 3 tests"), None);
    }
}
