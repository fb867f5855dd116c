//! Running other programs, from the project's root.

use std::{
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// The project's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// All files below a folder with this ending, without build outputs.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let hidden = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    entries
        .filter(|path| !hidden(path) && !path.ends_with("target") && !path.ends_with("node_modules"))
        .flat_map(|path| if path.is_dir() { files(&path, ending) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|known| known == ending))
        .collect()
}

/// A command that will run in the project's root.
fn command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

fn failed(program: &str, arguments: &[&str], why: impl std::fmt::Display) -> String {
    format!("{program} {}: {why}", arguments.join(" "))
}

/// Runs a command and shows what it prints.
pub fn run(program: &str, arguments: &[&str]) -> Result<(), String> {
    eprintln!("$ {program} {}", arguments.join(" "));
    let status = command(program, arguments).status().map_err(|error| failed(program, arguments, error))?;
    if status.success() { Ok(()) } else { Err(failed(program, arguments, status)) }
}

/// Runs a command and returns what it prints.
pub fn output(program: &str, arguments: &[&str]) -> Result<Output, String> {
    let output = command(program, arguments).output().map_err(|error| failed(program, arguments, error))?;
    if output.status.success() {
        return Ok(output);
    }
    let printed = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(failed(program, arguments, format!("{}\n{printed}", output.status)))
}

/// Whether a program is installed.
pub fn exists(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Where everything must be checked, a skipped test is a failure: with `CI=true`, except for what `MAY_SKIP` names.
pub fn skipped(part: &str, why: String) -> Result<Option<String>, String> {
    let strict = std::env::var("CI").is_ok_and(|ci| ci == "true");
    let may_skip = std::env::var("MAY_SKIP").is_ok_and(|parts| parts.split(',').any(|name| name == part));
    if strict && !may_skip { Err(why) } else { Ok(Some(why)) }
}

/// Whether packages can be installed: on Debian, as root.
pub fn can_install() -> bool {
    exists("apt-get") && output("id", &["-u"]).is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Installs a Debian package that asks nothing, with these variables.
pub fn install(package: &str, variables: &[&str]) -> Result<(), String> {
    run("apt-get", &["update"])?;
    let install = ["apt-get", "install", "-y", "--no-install-recommends", package];
    run("env", &[&["DEBIAN_FRONTEND=noninteractive"], variables, &install[..]].concat())
}

/// Makes sure that a program is installed: installs its Debian package as root, otherwise says what to install.
pub fn need(program: &str, package: &str) -> Result<(), String> {
    if !exists(program) && can_install() {
        install(package, &[])?;
    }
    if exists(program) { Ok(()) } else { Err(format!("{program} is missing: install the package {package}")) }
}
