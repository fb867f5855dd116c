//! The checks before a change is merged: the quick ones, and all of them.

use std::{
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::{postgres, scripts, services, shell, wasm};

/// Test programs that play the games by their rules and need nothing else.
const QUICK: [&str; 8] = ["kit", "museum", "perft", "properties", "records", "rulebook", "table", "view"];

/// Format, lints, and the tests that need no service: quick, and nothing outside the target folder is touched.
pub fn check() -> Result<(), String> {
    format_and_lints()?;
    let mut arguments = ["test", "--workspace", "--no-fail-fast", "--lib", "--bins"].map(String::from).to_vec();
    let there = services::test_programs();
    let quick = QUICK.iter().filter(|name| there.iter().any(|there| there == *name));
    arguments.extend(quick.flat_map(|name| ["--test".to_owned(), (*name).to_owned()]));
    arguments.push("--".into());
    arguments.extend(services::without_postgres());
    judge(&[tests(&arguments, &scratch()?)?])
}

/// Format, lints, all tests. Ends with how many ran, and with what could not run here: on CI, that is a failure.
pub fn run() -> Result<(), String> {
    let mut missing = services::get_all();
    let strict = std::env::var_os("CI").is_some_and(|value| value == "true");
    if strict && !missing.faults.is_empty() {
        return Err(missing.faults.join("\nxtask: "));
    }
    format_and_lints()?;
    if let Some(why) = scripts::check()? {
        missing.reasons.push(format!("the scripts and styles of the pages: {why}"));
    }
    if let Some(why) = wasm::check()? {
        missing.reasons.push(format!("the crates that need no server, in a browser: {why}"));
    }
    // All at once: a single package would have its dependencies rebuilt with other features. Examples are not linked:
    // the lints have shown that they compile.
    let (mut targets, skipped) = missing.arguments();
    if targets.is_empty() {
        targets.push("--tests".into());
    }
    let all = ["test", "--workspace", "--no-fail-fast"].map(String::from);
    let temporary = std::env::temp_dir();
    let runs = [
        tests(&[&all[..], &targets, &["--".into()], &skipped].concat(), &temporary)?,
        tests(&[&all[..], &["--doc".into()]].concat(), &temporary)?,
    ];
    let result = judge(&runs);
    for reason in &missing.reasons {
        println!("not run: {reason}");
    }
    result
}

fn format_and_lints() -> Result<(), String> {
    shell::run("cargo", &["fmt", "--all", "--check"])?;
    shell::run("cargo", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

/// Reports how many tests ran, and whether all passed.
fn judge(runs: &[Tests]) -> Result<(), String> {
    let [passed, failed, skipped] = [0, 1, 2].map(|n| runs.iter().map(|run| run.counts[n]).sum::<u32>());
    println!("\n{passed} passed, {failed} failed, {skipped} skipped");
    match (runs.iter().all(|run| run.good), passed) {
        (true, 0) => Err("no test ran".into()),
        (true, _) => Ok(()),
        (false, _) => Err("some tests failed".into()),
    }
}

/// The long tests: a week of games, and several nodes with all kinds of faults.
pub fn soak() -> Result<(), String> {
    postgres::need()?;
    for tool in ["nats-server", "strace", "faketime"] {
        shell::need(tool, tool)?;
    }
    let long = ["--", "--ignored", "--nocapture", "--test-threads", "1"];
    let arguments = ["test", "--release", "--package", "intramuros", "--test", "cluster"];
    shell::run("cargo", &[&arguments[..], &long].concat())
}

/// What a run of tests came to.
struct Tests {
    good: bool,
    /// Passed, failed, ignored or left out.
    counts: [u32; 3],
}

/// Runs tests that write files into a folder, shows what they print and counts them.
fn tests(arguments: &[String], temporary: &Path) -> Result<Tests, String> {
    eprintln!("$ cargo {}", arguments.join(" "));
    let mut tests = Command::new("cargo")
        .args(arguments)
        .current_dir(shell::root())
        .env("TMPDIR", temporary)
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

/// A place for what the quick tests write.
fn scratch() -> Result<PathBuf, String> {
    let folder = shell::root().join("target/tmp");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
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
