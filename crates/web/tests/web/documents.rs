//! What the documents say, held against the server.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::Stdio,
};

use hmac::{Hmac, KeyInit, Mac};
use kit::Chance;
use sha2::Sha256;
use store::testing::Folder;
use table::{Fair, Proof, Secret};
use tokio::process::Command;
use web::config::Config;

use crate::app::TestApp;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn document(name: &str) -> String {
    let path = root().join("docs").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The blocks of a document in this language.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let start = format!("\n```{language}\n");
    text.split(&start).skip(1).map(|rest| rest.split("\n```").next().unwrap_or("").to_owned()).collect()
}

/// The rows of the table with this head, cell by cell, without the marks around code.
fn table(text: &str, head: &str) -> Vec<Vec<String>> {
    let rows = text.lines().skip_while(|line| !line.starts_with(head)).skip(2).take_while(|line| line.starts_with('|'));
    let cells = |row: &str| row.trim_matches('|').split('|').map(|cell| cell.trim().replace('`', "")).collect();
    let rows: Vec<Vec<String>> = rows.map(cells).collect();
    assert!(!rows.is_empty(), "a table that begins with {head}");
    rows
}

#[test]
fn the_example_of_fair_md_is_what_the_server_would_make() {
    let text = document("fair.md");
    let proof: Proof = serde_json::from_str(&blocks(&text, "json")[0]).unwrap();
    proof.check(web::known_games().find(&proof.game).expect("a game")).unwrap_or_else(|broken| panic!("{broken:?}"));
    let secret = Secret::from_hex(&proof.secret).unwrap();
    let mut fair = Fair::new(secret.clone(), proof.salts.iter().map(String::as_str), 0);
    let told: Vec<&str> = proof.log[0].split('|').nth(1).unwrap().split_whitespace().collect();
    let rows = table(&text, "| i | n |");
    assert_eq!(rows.len(), told.len());
    for (row, told) in rows.iter().zip(told) {
        let [i, n, bytes, number, outcome] = row.as_slice() else { panic!("{row:?}") };
        let mut hash = Hmac::<Sha256>::new_from_slice(secret.bytes()).unwrap();
        hash.update(format!("intramuros 1\n0 {}\n1 {}\noutcome {i} 0", proof.salts[0], proof.salts[1]).as_bytes());
        let block: [u8; 32] = hash.finalize().into_bytes().into();
        assert_eq!(*bytes, table::fair::hex(&block[..8]));
        assert_eq!(number.parse(), Ok(u64::from_str_radix(bytes, 16).unwrap()));
        assert_eq!((outcome.as_str(), outcome.parse()), (told, Ok(fair.pick(n.parse().unwrap()))));
    }
}

#[tokio::test]
async fn the_commands_of_api_md_do_what_it_says() {
    let there = |program: &&str| std::process::Command::new(program).arg("--version").output().is_ok();
    if !["sh", "curl", "jq"].iter().all(there) {
        eprintln!("not tried: this needs sh, curl and jq");
        return;
    }
    let app = TestApp::start().await;
    let commands = blocks(&document("api.md"), "sh").join("\n").replace("http://127.0.0.1:4600", &app.url());
    let folder = Folder::create();
    let mut shell = Command::new("sh");
    shell.args(["-euc", &commands]).current_dir(folder.path()).stdin(Stdio::null());
    let output = shell.output().await.unwrap();
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}\n{err}");
    for part in ["\"kind\":\"bot\",\"name\":\"Robin\"", "event: version", "intramuros record 1", "points at the end"] {
        assert!(out.contains(part), "{part} in {out}");
    }
}

/// The fields that a part of the settings has: a setting that does not exist makes it tell them.
fn fields(part: &str) -> BTreeSet<String> {
    let bad = Config::read(&format!("{part}\nnonsense = 1"), []).expect_err("there is no such setting").0;
    let (_, list) = bad.split_once("expected").unwrap_or_else(|| panic!("{bad}"));
    list.lines().next().unwrap_or("").split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn hosting_md_has_every_setting_with_its_default() {
    let text = document("hosting.md");
    let rows = table(&text, "| setting |");
    let told: BTreeSet<String> = rows.iter().map(|row| row[0].clone()).collect();
    assert_eq!(told, fields(""));
    let mut defaults = String::new();
    for row in &rows {
        assert_eq!(row[1], format!("INTRAMUROS_{}", row[0].to_uppercase()));
        if !["none", "one for each core"].contains(&row[2].as_str()) {
            defaults += &format!("{} = {}\n", row[0], row[2]);
        }
    }
    assert_eq!(Config::read(&defaults, []).unwrap(), Config::default());
    for (name, _, most) in Config::default().bounds() {
        let row = rows.iter().find(|row| row[0] == name).unwrap();
        assert!(row[3].ends_with(&format!("; at most {most}")), "{name}: {}", row[3]);
    }

    let example = &blocks(&text, "toml")[0];
    let config = Config::read(example, []).unwrap();
    assert!(config.mail.is_some() && config.push.is_some());
    for field in fields("[mail]").union(&fields("[push]")) {
        assert!(example.contains(&format!("\n{field} = ")), "{field}");
    }
}

#[test]
fn hosting_md_has_every_metric() {
    fn sources(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
    }
    let mut used = BTreeSet::new();
    let all = ["crates/web/src", "crates/rooms/src"].map(|folder| sources(&root().join(folder)));
    for path in all.into_iter().flatten() {
        let text = fs::read_to_string(&path).unwrap();
        for kind in ["counter!(", "gauge!(", "histogram!("] {
            let names = text.split(kind).skip(1).filter_map(|rest| rest.split('"').nth(1));
            used.extend(names.map(str::to_owned));
        }
    }
    let rows = table(&document("hosting.md"), "| metric |");
    let told: BTreeMap<&str, &str> = rows.iter().map(|row| (row[0].as_str(), row[2].as_str())).collect();
    assert_eq!(told.keys().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>(), used);
    assert!(told.values().all(|meaning| !meaning.is_empty()));
}

#[test]
fn every_test_that_security_md_names_is_there() {
    let text = document("security.md");
    let named: Vec<_> = text.split('`').filter_map(|word| word.split_once(".rs::")).collect();
    assert!(named.len() > 50, "{}", named.len());
    for (file, test) in named {
        let folder = if file.starts_with("crates/") || file.starts_with("lab/") || file.starts_with("e2e/") {
            root()
        } else {
            root().join("crates/web/tests/web")
        };
        let source = fs::read_to_string(folder.join(format!("{file}.rs"))).unwrap_or_else(|_| panic!("no file {file}"));
        let there = [format!("fn {test}("), format!("{test}: ")].iter().any(|line| source.contains(line));
        assert!(there, "{file} has no test {test}");
    }
}
