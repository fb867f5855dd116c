//! What good order means here, as tests.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use crate::shell::{files, root};

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn source_files_stay_under_400_lines() {
    let sources = ["rs", "js", "css"].into_iter().flat_map(|ending| files(&root(), ending));
    let long = sources.map(|path| (read(&path).lines().count(), path));
    let long: Vec<_> = long.filter(|(lines, _)| *lines >= 400).collect();
    assert!(long.is_empty(), "split these: {long:?}");
}

#[test]
fn the_architecture_fits_in_150_lines() {
    assert!(read(&root().join("ARCHITECTURE.md")).lines().count() <= 150);
}

#[test]
fn links_in_documents_lead_somewhere() {
    for path in files(&root(), "md") {
        let (text, folder) = (read(&path), path.parent().unwrap_or(&path));
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#', ' ']).next());
        for target in targets.filter(|target| !target.is_empty() && !target.contains(':')) {
            assert!(folder.join(target).exists(), "{}: {target} is not there", path.display());
        }
    }
}

/// The numbers of test cases in a text: `V-TC-06a`, `S-TX-12`.
fn cases(text: &str, game: char) -> BTreeSet<String> {
    let kinds = [format!("{game}-TC-"), format!("{game}-TX-")];
    let found = kinds.iter().flat_map(|kind| {
        text.match_indices(kind.as_str()).filter_map(move |(start, _)| {
            let number: String = text[start + kind.len()..].chars().take_while(char::is_ascii_alphanumeric).collect();
            let sound = number.len() >= 2 && number[..2].bytes().all(|digit| digit.is_ascii_digit());
            sound.then(|| format!("{kind}{}", number.trim_end_matches(|c: char| c.is_ascii_uppercase())))
        })
    });
    found.collect()
}

/// The test cases that a rules document sets: in bold, or first in a row of a table.
fn cases_set(rules: &str, game: char) -> BTreeSet<String> {
    let sets = |line: &&str| line.starts_with("**") || line.starts_with("| ");
    let heads = rules.lines().filter(sets).filter_map(|line| line.split([' ', '*']).find(|word| word.contains("-T")));
    heads.flat_map(|head| cases(head, game)).collect()
}

#[test]
fn every_case_of_the_rules_is_a_test() {
    for (game, rules, folder) in [('S', "saint-malo.md", "saint_malo"), ('V', "valletta.md", "valletta")] {
        let set = cases_set(&read(&root().join("docs/rules").join(rules)), game);
        assert!(set.len() >= 50, "the cases of {rules} are found: {set:?}");
        let sources = files(&root().join("crates").join(folder), "rs");
        let doc_lines = |path: &PathBuf| {
            let text = read(path);
            text.lines().filter(|line| line.trim_start().starts_with("///")).collect::<Vec<_>>().join("\n")
        };
        let tested: BTreeSet<_> = sources.iter().flat_map(|path| cases(&doc_lines(path), game)).collect();
        let missing: Vec<_> = set.difference(&tested).collect();
        assert!(missing.is_empty(), "cases of {rules} without a test: {missing:?}");
    }
}

#[test]
fn every_rule_named_in_a_source_exists() {
    for (game, rules) in [('S', "saint-malo.md"), ('V', "valletta.md")] {
        let rules = read(&root().join("docs/rules").join(rules));
        for path in files(&root().join("crates"), "rs") {
            let text = read(&path);
            let quoted = text.split('"').filter(|part| part.starts_with([game]) && part[1..].starts_with('-'));
            for rule in quoted.filter(|part| part.ends_with(|c: char| c.is_ascii_digit()) && !part.contains([' ', '{']))
            {
                assert!(rules.contains(&format!("| {rule} |")), "{}: no rule {rule}", path.display());
            }
        }
    }
}

/// Sources name no machine and no other project, and hold no to-do notes.
#[test]
fn no_machine_paths_and_no_promises_in_the_sources() {
    // Assembled here, or this check would find itself.
    let forbidden =
        [["FIX", "ME"], ["TO", "DO"], ["/ro", "ot/"], ["/wo", "rk/"], ["/ho", "me/"]].map(|parts| parts.concat());
    for ending in ["rs", "md", "toml"] {
        for path in files(&root(), ending) {
            let text = read(&path);
            let found = forbidden.iter().find(|word| text.contains(word.as_str()));
            assert!(found.is_none(), "{} contains {found:?}", path.display());
        }
    }
}

/// A server must keep working when a newer one adds a column. Only an export takes all columns.
#[test]
fn statements_name_their_columns() {
    let sources = files(&root().join("crates/store/src"), "rs");
    for path in sources.into_iter().filter(|path| !path.ends_with("dump.rs")) {
        let text = read(&path);
        let found = ["SELECT *", "RETURNING *", ".*"].into_iter().find(|star| text.contains(star));
        assert!(found.is_none(), "{}: {found:?} instead of names", path.display());
    }
}

/// What hosts are given: the files of `deploy/` and their guide.
fn for_hosts() -> Vec<(PathBuf, String)> {
    let folders = ["deploy", "deploy/grafana", "deploy/prometheus"].map(|folder| root().join(folder));
    let entries = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap_or_else(|error| panic!("{error}")));
    let paths = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file());
    paths.chain([root().join("docs/operations.md")]).map(|path| (path.clone(), read(&path))).collect()
}

/// The words of a text that begin so and go on: `intramuros_streams`, `INTRAMUROS_LISTEN`.
fn words<'t>(text: &'t str, start: &'t str) -> impl Iterator<Item = &'t str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(move |word| word.len() > start.len() && word.starts_with(start))
}

#[test]
fn hosts_are_told_of_metrics_that_exist() {
    let sources = files(&root().join("crates"), "rs").into_iter().filter(|path| path.iter().any(|part| part == "src"));
    let sources: String = sources.map(|path| read(&path)).collect();
    for (path, text) in for_hosts() {
        for word in words(&text, "intramuros_") {
            // A histogram is queried by its parts.
            let name = ["_bucket", "_count", "_sum"].iter().find_map(|part| word.strip_suffix(part)).unwrap_or(word);
            assert!(sources.contains(&format!("\"{name}\"")), "{}: no metric {name}", path.display());
        }
    }
}

#[test]
fn hosts_are_told_of_settings_that_exist() {
    let config = read(&root().join("crates/rooms/src/config.rs"));
    for (path, text) in for_hosts() {
        for word in words(&text, "INTRAMUROS_") {
            let setting = word["INTRAMUROS_".len()..].to_ascii_lowercase();
            assert!(config.contains(&format!("    pub {setting}: ")), "{}: no setting {word}", path.display());
        }
    }
}

#[test]
fn the_dashboard_is_json_with_queries() {
    let text = read(&root().join("deploy/grafana/intramuros.json"));
    let board: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let panels = board["panels"].as_array().expect("a list of panels");
    let silent = |panel: &&serde_json::Value| panel["type"] != "row" && panel["targets"][0]["expr"].as_str().is_none();
    assert_eq!(panels.iter().find(silent), None);
    assert!(panels.len() > 10);
}
