//! What a host does with the data: check the settings, verify, back up, restore, export, import.

use std::{fs, path::Path};

use crate::help::{Daemon, Folder, bad, good, guest, intramuros, play, table_with_bot, text};

#[test]
fn settings_are_checked_without_starting_anything() {
    let folder = Folder::new("config");
    let file = |name: &str, content: &str| {
        fs::write(folder.file(name), content).unwrap();
        folder.file(name)
    };
    let right = file("right.toml", "listen = '127.0.0.1:8080'\ndata = 'elsewhere'\n");
    let check = |config: &str| ["serve", "--check-config", "--config", config].map(ToOwned::to_owned);
    let said = good(&check(&right).each_ref().map(String::as_str));
    assert_eq!(said, "the settings are good: 127.0.0.1:8080 with sqlite:elsewhere/intramuros.db\n");
    assert!(!Path::new(&folder.file("elsewhere")).exists());

    let misspelt = file("misspelt.toml", "lisen = '127.0.0.1:8080'\n");
    let why = bad(1, &["serve", "--check-config", "--config", &misspelt]);
    assert!(why.contains("misspelt.toml") && why.contains("`lisen`") && why.contains("`listen`"), "{why}");
    let broken = file("broken.toml", "listen = [\n");
    assert!(bad(1, &["serve", "--check-config", "--config", &broken]).contains("line 1, column 11"));
    assert!(bad(1, &["serve", "--check-config", "--config", &folder.file("none.toml")]).contains("none.toml"));
}

#[test]
fn settings_come_from_the_environment_and_the_command_line_too() {
    let said = good(&["serve", "--check-config", "--port", "99", "--database", "postgres://me:secret@host/db"]);
    assert_eq!(said, "the settings are good: 127.0.0.1:99 with postgres://me:…@host/db\n");
    let why = bad(1, &["serve", "--check-config", "--database", "mysql://host/db"]);
    assert!(why.contains("neither postgres:// nor sqlite:"), "{why}");
    let wrong = intramuros(&["serve", "--check-config"]).env("INTRAMUROS_LISTEN", "nowhere").output().unwrap();
    let why = String::from_utf8(wrong.stderr).unwrap();
    assert!(wrong.status.code() == Some(1) && why.contains("environment") && why.contains("`listen`"), "{why}");
}

/// A folder in which some moves were made, and the proof of a game that is over.
pub async fn played(name: &str) -> (Folder, String) {
    let folder = Folder::new(name);
    let server = Daemon::start(&folder.path().join("data"), 0);
    let anna = guest(&server.client(), "Anna").await;
    for game in ["saint-malo", "valletta"] {
        play(&anna, &table_with_bot(&anna, game).await, 5).await;
    }
    let over = table_with_bot(&anna, "valletta").await;
    play(&anna, &over, 5).await;
    anna.post(&format!("/tables/{over}/resign"), &serde_json::json!({})).await.unwrap();
    let proof = anna.get(&format!("/tables/{over}/proof")).await.unwrap();
    assert!(proof.is_good(), "{}", proof.json());
    let proof = String::from_utf8(proof.body.to_vec()).unwrap();

    // A copy made while the server runs holds the same.
    let copy = folder.file("running.db");
    let data = folder.file("data");
    tokio::task::block_in_place(|| {
        assert_eq!(good(&["backup", &copy, "--data", &data]), format!("{copy} holds everything\n"));
        assert!(server.terminate().0.success());
    });
    (folder, proof)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn data_goes_through_backup_restore_export_and_import() {
    let (folder, _) = played("copies").await;
    let data = folder.file("data");
    let verified = good(&["verify", "--all", "--data", &data]);
    assert!(verified.starts_with("3 games, ") && verified.ends_with(": 0 wrong\n"), "{verified}");

    // From the backup, and from an export of the backup: bytes of the exports tell whether everything is there.
    let (restored, imported) = (folder.file("restored"), folder.file("imported"));
    good(&["restore", &folder.file("running.db"), "--data", &restored]);
    let one = folder.file("one.jsonl");
    assert!(good(&["export", &one, "--data", &restored]).contains(" rows in "));
    let said = good(&["import", &one, "--data", &imported]);
    assert!(said.starts_with(&format!("{one}: 3 games, ")) && said.ends_with(" 1 people: all checked\n"), "{said}");
    let two = folder.file("two.jsonl");
    good(&["export", &two, "--data", &imported]);
    assert_eq!(fs::read_to_string(&one).unwrap(), fs::read_to_string(&two).unwrap());
    let third = folder.file("third");
    good(&["restore", &one, "--data", &third]);
    for place in [&restored, &imported, &third] {
        assert!(good(&["verify", "--all", "--data", place]).starts_with("3 games, "));
    }

    // What is there already is not written over.
    let backup = folder.file("running.db");
    assert!(bad(1, &["backup", &backup, "--data", &data]).contains("running.db exists already"));
    assert!(bad(1, &["export", &one, "--data", &data]).contains("one.jsonl"));
    assert!(bad(1, &["restore", &backup, "--data", &restored]).contains("exists already"));
    assert!(bad(1, &["import", &one, "--data", &imported]).contains("exists already"));

    // A server goes on with what was restored.
    let server = Daemon::start(Path::new(&third), 0);
    assert!(server.terminate().0.success());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_copies_are_refused_and_leave_nothing() {
    let (folder, _) = played("bad-copies").await;
    let (backup, export, fresh) = (folder.file("running.db"), folder.file("good.jsonl"), folder.file("fresh"));
    good(&["export", &export, "--data", &folder.file("data")]);
    let text = fs::read_to_string(&export).unwrap();
    let lines: Vec<&str> = text.lines().collect();

    fs::write(folder.file("cut.db"), &fs::read(&backup).unwrap()[..20_000]).unwrap();
    assert!(bad(1, &["restore", &folder.file("cut.db"), "--data", &fresh]).contains("is damaged"));
    fs::write(folder.file("letter.txt"), "Dear Anna,").unwrap();
    let why = bad(1, &["restore", &folder.file("letter.txt"), "--data", &fresh]);
    assert!(why.contains("letter.txt is neither a backup nor an export"), "{why}");
    assert!(bad(1, &["restore", &folder.file("none.db"), "--data", &fresh]).contains("none.db"));

    fs::write(folder.file("cut.jsonl"), lines[..lines.len() - 1].join("\n")).unwrap();
    assert!(bad(1, &["import", &folder.file("cut.jsonl"), "--data", &fresh]).contains("the end is missing"));
    fs::write(folder.file("odd.jsonl"), format!("{}\nnonsense\n", lines[0])).unwrap();
    assert!(bad(1, &["import", &folder.file("odd.jsonl"), "--data", &fresh]).contains("line 2"));
    assert!(bad(1, &["import", &folder.file("none.jsonl"), "--data", &fresh]).contains("none.jsonl"));
    // After all that, a good one still finds the place empty.
    good(&["import", &export, "--data", &fresh]);
}

#[test]
fn a_folder_without_data_is_not_taken_for_an_empty_one() {
    let folder = Folder::new("nothing");
    let (data, copy) = (folder.file("data"), folder.file("copy"));
    for args in [["verify", "--all"], ["backup", &copy], ["export", &copy]] {
        let why = bad(1, &[args[0], args[1], "--data", &data]);
        assert!(why.contains("there is no database at"), "{args:?}: {why}");
    }
    assert!(!Path::new(&data).exists() && !Path::new(&copy).exists());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn proofs_are_verified() {
    let (folder, proof) = played("proofs").await;
    let file = folder.file("proof.json");
    fs::write(&file, &proof).unwrap();
    let said = good(&["verify", &file]);
    assert!(said.starts_with("fair: ") && said.contains("valletta"), "{said}");

    let mut other: serde_json::Value = serde_json::from_str(&proof).unwrap();
    let first = text(&other["log"][0]);
    let pick: u32 = first.split_whitespace().last().unwrap().parse().unwrap();
    other["log"][0] = first[..first.rfind(' ').unwrap()].to_owned().into();
    other["log"][0] = format!("{} {}", text(&other["log"][0]), pick ^ 1).into();
    fs::write(&file, other.to_string()).unwrap();
    assert!(bad(1, &["verify", &file]).contains("proof.json: the start: the secret makes it"));

    fs::write(&file, "{").unwrap();
    assert!(bad(1, &["verify", &file]).contains("proof.json"));
    assert!(bad(1, &["verify", &folder.file("none.json")]).contains("none.json"));
    let data = folder.file("data");
    assert!(bad(1, &["verify", "--table", "nonsense", "--data", &data]).contains("is no id"));
    assert!(bad(1, &["verify", "--table", "00000000001", "--data", &data]).contains("there is no such table"));
    assert!(bad(2, &["verify"]).contains("required"));
    assert!(bad(2, &["verify", "--all", &file]).contains("cannot be used with"));
}
