//! Which dependencies are allowed, by `deny.toml`: checked here without a tool and without the network.

use std::{collections::BTreeMap, fs, sync::LazyLock};

use serde_json::Value;
use toml::Table;

use crate::shell::{output, root};

fn toml(file: &str) -> Table {
    let text = fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    text.parse().unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The texts of a list in `deny.toml`, whether they stand alone or as `crate`.
fn list(section: &str, key: &str) -> Vec<String> {
    let deny = toml("deny.toml");
    let entries = deny[section][key].as_array().unwrap_or_else(|| panic!("{key} is no list")).clone();
    let text = |entry: &toml::Value| entry.as_str().or_else(|| entry.get("crate")?.as_str()).map(ToOwned::to_owned);
    entries.iter().map(|entry| text(entry).unwrap_or_else(|| panic!("{entry:?} names no crate"))).collect()
}

/// All packages of the workspace and those they need.
static PACKAGES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let output = output("cargo", &["metadata", "--format-version", "1", "--locked"]);
    let output = output.unwrap_or_else(|error| panic!("{error}"));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo prints JSON");
    metadata["packages"].as_array().expect("a list of packages").clone()
});

#[test]
fn every_dependency_has_a_free_licence() {
    let free = list("licenses", "allow");
    for package in PACKAGES.iter() {
        let licence = package["license"].as_str().unwrap_or("none");
        let allowed = licence.split(" OR ").flat_map(|one| one.split('/')).any(|one| {
            let parts = one.trim_matches(['(', ')', ' ']).split(" AND ");
            parts.map(|part| part.trim_matches(['(', ')', ' '])).all(|part| free.iter().any(|free| free == part))
        });
        assert!(allowed, "{}: {licence}", package["name"]);
    }
}

#[test]
fn nothing_is_built_in_that_is_banned() {
    let banned = list("bans", "deny");
    for package in PACKAGES.iter() {
        let name = package["name"].as_str().unwrap_or_default();
        assert!(!banned.iter().any(|banned| banned == name), "{name} is banned by deny.toml");
    }
}

/// A version as numbers that can be compared; what is behind the third is left out.
fn numbers(version: &str) -> [u32; 3] {
    let mut numbers = version.split(['.', '-', '+']).map(|part| part.parse().unwrap_or(0));
    std::array::from_fn(|_| numbers.next().unwrap_or(0))
}

#[test]
fn a_crate_comes_in_one_version_unless_deny_toml_waits_for_it() {
    let waited_for = list("bans", "skip");
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in PACKAGES.iter() {
        let text = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
        versions.entry(text("name")).or_default().push(text("version"));
    }
    for (name, mut versions) in versions {
        versions.sort_by_key(|version| numbers(version));
        versions.pop();
        for old in versions {
            let allowed = |start: &str| format!("{old}.").starts_with(&format!("{start}."));
            let found = waited_for.iter().filter_map(|entry| entry.split_once(":^"));
            let known = found.into_iter().any(|(known, start)| known == name && allowed(start));
            assert!(known, "{name} {old} stands beside a newer one: go without it, or add it to `skip` of deny.toml");
        }
    }
}

/// The oldest compiler that `Cargo.toml` promises to support.
#[test]
fn no_dependency_needs_a_newer_compiler_than_we_say() {
    let cargo = toml("Cargo.toml");
    let ours = cargo["workspace"]["package"]["rust-version"].as_str().expect("a version").to_owned();
    for package in PACKAGES.iter() {
        let needed = package["rust_version"].as_str().unwrap_or("0");
        assert!(numbers(needed) <= numbers(&ours), "{} needs Rust {needed}, not {ours}", package["name"]);
    }
}

/// One compiler for everybody: the pin, the image of the server and the workflow.
#[test]
fn the_pinned_compiler_is_the_same_everywhere() {
    let pin = toml("rust-toolchain.toml")["toolchain"]["channel"].as_str().expect("a version").to_owned();
    for file in ["deploy/Containerfile", ".github/workflows/test.yml"] {
        let text = fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(text.contains(&format!("docker.io/library/rust:{pin}-")), "{file}: not with Rust {pin}");
    }
}
