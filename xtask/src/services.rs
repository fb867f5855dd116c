//! What the tests need besides Rust: browsers, a database server, a bus, tools. As root on Debian it is installed;
//! elsewhere the tests that need what is missing are left out.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{browsers, postgres, shell};

/// Tests that need a service.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Everything in the test program of this name.
    Program(&'static str),
    /// Every test that mentions `Engine::Postgres`, and every module with the name `postgres`.
    Postgres,
    /// Every test with this word in its name or its module's.
    Named(&'static str),
}

/// What a service is needed for, and how to get it.
struct Service {
    tests: &'static [Needs],
    get: fn() -> Result<(), String>,
    /// Whether CI goes without it where it cannot be installed.
    spared: bool,
}

impl Service {
    const fn new(tests: &'static [Needs], get: fn() -> Result<(), String>) -> Service {
        Service { tests, get, spared: false }
    }
}

const SERVICES: [Service; 6] = [
    Service::new(&[Needs::Program("browser")], browsers::need),
    Service { tests: &[Needs::Named("firefox")], get: browsers::firefox, spared: true },
    Service::new(&[Needs::Program("cluster"), Needs::Postgres], postgres::need),
    Service::new(&[Needs::Program("cluster")], || shell::need("nats-server", "nats-server")),
    Service::new(&[Needs::Program("cluster")], || shell::need("strace", "strace")),
    Service::new(&[Needs::Program("cluster")], || shell::need("faketime", "faketime")),
];

/// Tests that cannot run here.
#[derive(Default, Debug)]
pub struct Missing {
    /// What is left out.
    tests: Vec<Needs>,
    /// Why: a line for each service.
    pub reasons: Vec<String>,
    /// Those that CI does not accept.
    pub faults: Vec<String>,
}

/// Installs what can be installed; returns what is still missing.
pub fn get_all() -> Missing {
    let mut missing = Missing::default();
    for service in &SERVICES {
        if let Err(why) = (service.get)() {
            let reason = format!("{}: {why}", described(service.tests));
            if !service.spared || shell::can_install() {
                missing.faults.push(reason.clone());
            }
            missing.reasons.push(reason);
            missing.tests.extend(service.tests);
        }
    }
    missing
}

fn described(tests: &[Needs]) -> String {
    let one = |needs: &Needs| match needs {
        Needs::Program(name) => format!("the test program {name}"),
        Needs::Postgres => "tests on PostgreSQL".to_owned(),
        Needs::Named(name) => format!("tests in {name}"),
    };
    tests.iter().map(one).collect::<Vec<_>>().join(", ")
}

impl Missing {
    /// Arguments that make `cargo test` leave these tests out: which programs to run, and which tests to skip.
    pub fn arguments(&self) -> (Vec<String>, Vec<String>) {
        if self.tests.is_empty() {
            return Default::default();
        }
        let named = self.tests.iter().filter_map(|needs| match needs {
            Needs::Named(name) => Some(["--skip".to_owned(), (*name).to_owned()]),
            Needs::Program(_) | Needs::Postgres => None,
        });
        let mut skipped: Vec<_> = named.flatten().collect();
        if self.tests.contains(&Needs::Postgres) {
            skipped.extend(without_postgres());
        }
        let left_out = |name: &str| self.tests.iter().any(|needs| matches!(needs, Needs::Program(out) if *out == name));
        let programs = test_programs().into_iter().filter(|name| !left_out(name));
        let programs = programs.flat_map(|name| ["--test".into(), name]);
        let targets = ["--lib", "--bins"].map(String::from).into_iter().chain(programs).collect();
        (targets, skipped)
    }
}

/// Arguments that keep a test program from starting a PostgreSQL server.
pub fn without_postgres() -> Vec<String> {
    let names = ["postgres::".to_owned()].into_iter().chain(tests_with("Engine::Postgres"));
    names.flat_map(|name| ["--skip".into(), name]).collect()
}

/// The folders of all crates.
fn crates() -> Vec<PathBuf> {
    let below = |folder: &Path| fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let folders = below(&shell::root()).chain(below(&shell::root().join("crates")));
    folders.filter(|folder| folder.join("Cargo.toml").is_file() && folder.join("src").is_dir()).collect()
}

/// The names of all test programs: a file in `tests`, or a folder with a `main.rs`.
pub fn test_programs() -> Vec<String> {
    let entries = crates().into_iter().filter_map(|folder| fs::read_dir(folder.join("tests")).ok()).flatten().flatten();
    let programs = entries
        .map(|entry| entry.path())
        .filter(|path| path.join("main.rs").is_file() || path.extension().is_some_and(|extension| extension == "rs"));
    let mut names: Vec<String> =
        programs.filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned())).collect();
    names.sort();
    names.dedup();
    names
}

/// The names of all tests that mention a word.
fn tests_with(word: &str) -> Vec<String> {
    let sources = crates().into_iter().flat_map(|folder| shell::files(&folder, "rs"));
    let texts = sources.filter_map(|path| fs::read_to_string(path).ok());
    let mut names: Vec<String> = texts.flat_map(|text| tests_of_source_with(&text, word)).collect();
    names.sort();
    names.dedup();
    names
}

/// The names of the tests of a source that mention a word.
fn tests_of_source_with(source: &str, word: &str) -> Vec<String> {
    let parts: Vec<&str> = source.split("fn ").collect();
    let is_test = |before: &str| before.rsplit('}').next().is_some_and(|last| last.contains("test"));
    let functions = parts.windows(2).filter(|pair| is_test(pair[0]) && pair[1].contains(word));
    functions.filter_map(|pair| Some(pair[1].split(['(', '<']).next()?.trim().to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_that_mention_a_word_are_found() {
        let source = "#[test]\nfn one() {}\nasync fn two(x: u8) { Engine::Postgres }
            #[tokio::test]\nasync fn three() { two(Engine::Postgres).await; }\n#[test]\nfn four() {}";
        assert_eq!(tests_of_source_with(source, "Engine::Postgres"), ["three"]);
    }

    #[test]
    fn without_a_database_server_its_tests_are_left_out_and_no_others() {
        let missing = Missing { tests: SERVICES[2].tests.to_vec(), ..Missing::default() };
        let (targets, skipped) = missing.arguments();
        for program in ["rulebook", "store", "web", "server", "browser"] {
            assert!(targets.iter().any(|name| name == program), "{program} runs: {targets:?}");
        }
        assert!(!targets.iter().any(|name| name == "cluster"));
        assert!(skipped.iter().any(|name| name == "the_leaderboard_looks_at_nobody_else"), "{skipped:?}");
        assert!(skipped.len() < 100, "{skipped:?}");
    }

    #[test]
    fn without_firefox_only_its_own_tests_are_left_out() {
        let missing = Missing { tests: SERVICES[1].tests.to_vec(), ..Missing::default() };
        let (targets, skipped) = missing.arguments();
        assert!(targets.iter().any(|name| name == "browser") && targets.iter().any(|name| name == "cluster"));
        assert_eq!(skipped, ["--skip", "firefox"]);
    }

    #[test]
    fn where_nothing_is_missing_everything_runs() {
        assert_eq!(Missing::default().arguments(), (Vec::new(), Vec::new()));
    }
}
