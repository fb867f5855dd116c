//! Runs a program to its end: for the tests of the command lines, which each say which [`crate::PROGRAM`] it is.

use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(crate::PROGRAM);
    command.args(args).current_dir(env!("CARGO_TARGET_TMPDIR")).env("LC_ALL", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs to the end with this input.
pub fn run_with(args: &[&str], input: &str) -> Output {
    let mut child = command(args).spawn().expect("the program starts");
    // A program that has ended before reading everything is no failure of the test.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// What a run prints that must succeed.
pub fn good(args: &[&str], input: &str) -> String {
    let output = run_with(args, input);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What a run complains about that must fail, with this exit code.
pub fn bad(code: i32, args: &[&str], input: &str) -> String {
    let output = run_with(args, input);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {}", text(&output.stderr));
    text(&output.stderr)
}

/// A file of its own for each test.
pub fn file(name: &str, content: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).expect("a place for files");
    path.to_str().expect("text").into()
}

/// A record of a game that chance plays.
pub fn record_of(game: &str, players: &str) -> String {
    good(&["record", "new", game, "--players", players, "--seed", "a", "--policy", "random"], "")
}
