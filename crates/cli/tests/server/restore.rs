//! Restores in odd places and from odd files: each is verified and right, or refused with a sentence, and then
//! everything is as it was.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    data::played,
    help::{Daemon, Folder, bad, good, guest, intramuros, play, table_with_bot},
};

/// What SQLite and a restore keep beside a database.
const ENDS: [&str; 5] = ["", "-wal", "-shm", "-journal", ".restoring"];

/// Everything in a folder.
fn listed(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
    // The lock of one who is gone may go.
    let entries = entries.filter(|path| path.extension().is_none_or(|end| end != "lock"));
    entries.map(|path| (path.clone(), fs::read(&path).unwrap_or_default())).collect()
}

struct Trials {
    folder: Folder,
    /// An export of what must come out.
    right: String,
    restored: usize,
    refused: usize,
}

impl Trials {
    /// A new place for a database.
    fn place(&self) -> PathBuf {
        self.folder.path().join(format!("place-{}", self.restored + self.refused))
    }

    /// Restores, and judges what came of it; answers the complaint.
    fn restore(&mut self, source: &Path, place: &Path) -> Option<String> {
        let before = listed(place);
        let there = place.exists();
        let args = ["restore", source.to_str().unwrap(), "--data", place.to_str().unwrap()];
        let output = intramuros(&args).output().unwrap();
        let why = String::from_utf8(output.stderr).unwrap();
        if output.status.success() {
            assert!(String::from_utf8(output.stdout).unwrap().ends_with(" people: all checked\n"));
            let mut after = listed(place);
            assert!(after.remove(&place.join("intramuros.db")).is_some());
            assert_eq!(after, before, "nothing else is left");
            let copy = self.folder.file(&format!("copy-{}", self.restored));
            good(&["export", &copy, "--data", place.to_str().unwrap()]);
            assert!(fs::read_to_string(&copy).unwrap() == self.right, "what came out is what went in");
            self.restored += 1;
            return None;
        }
        assert_eq!(output.status.code(), Some(1), "{args:?}: {why}");
        assert!(why.starts_with("intramuros: ") && why.trim_end().lines().count() == 1 && why.len() > 30, "{why}");
        assert_eq!(listed(place), before, "a refusal changes nothing: {why}");
        assert_eq!(place.exists(), there, "{why}");
        self.refused += 1;
        Some(why)
    }

    /// Restores where it must be refused for this reason.
    fn refuse(&mut self, source: &Path, place: &Path, reason: &str) {
        let why = self.restore(source, place).unwrap_or_else(|| panic!("{} is restored", source.display()));
        assert!(why.contains(reason), "{why}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_odd_restores_are_right_or_refused_with_a_sentence() {
    let (folder, _) = played("odd-restores").await;
    let (backup, export) = (PathBuf::from(folder.file("running.db")), PathBuf::from(folder.file("running.jsonl")));
    good(&["restore", backup.to_str().unwrap(), "--data", &folder.file("first")]);
    good(&["export", export.to_str().unwrap(), "--data", &folder.file("first")]);
    let right = fs::read_to_string(&export).unwrap();
    let mut trials = Trials { folder, right, restored: 0, refused: 0 };
    tokio::task::block_in_place(|| {
        odd_folders(&mut trials, &backup, &export);
        odd_sources(&mut trials, &backup, &export);
    });
    killed_servers(&mut trials, &backup).await;
    println!("{} restored, {} refused", trials.restored, trials.refused);
    assert!(trials.restored + trials.refused >= 100 && trials.restored >= 8);
}

fn odd_folders(trials: &mut Trials, backup: &Path, export: &Path) {
    // Whatever lies there, alone and together.
    for set in 0..1 << ENDS.len() {
        let source = if set % 2 == 0 { backup } else { export };
        let place = trials.place();
        fs::create_dir(&place).unwrap();
        for (index, end) in ENDS.iter().enumerate().filter(|(index, _)| set & 1 << index != 0) {
            fs::write(place.join(format!("intramuros.db{end}")), vec![index as u8; 100 * index]).unwrap();
        }
        let why = trials.restore(source, &place);
        assert_eq!(why.is_some(), set != 0, "{why:?}");
        assert!(why.is_none_or(|why| why.contains("intramuros.db")), "the file is named");
    }
    let place = trials.place();
    assert_eq!(trials.restore(export, &place.join("deep/down")), None);
    let file = trials.place();
    fs::write(&file, "not a folder").unwrap();
    trials.refuse(backup, &file, "a file stands where the folder should be");
    for (source, end) in [(backup, ""), (export, "-wal"), (backup, ".restoring")] {
        // A link that leads nowhere, and a folder, under the name of a file.
        let place = trials.place();
        fs::create_dir(&place).unwrap();
        std::os::unix::fs::symlink("/nowhere/at/all", place.join(format!("intramuros.db{end}"))).unwrap();
        trials.refuse(source, &place, "intramuros.db");
        let place = trials.place();
        fs::create_dir_all(place.join(format!("intramuros.db{end}"))).unwrap();
        trials.refuse(source, &place, "intramuros.db");
    }
    let place = trials.place();
    fs::create_dir(&place).unwrap();
    fs::write(place.join("letter.txt"), "Dear Anna").unwrap();
    assert_eq!(trials.restore(backup, &place), None);
    full_disk(trials, backup, export);
}

/// On a disk that is too small.
fn full_disk(trials: &mut Trials, backup: &Path, export: &Path) {
    let place = trials.place();
    fs::create_dir(&place).unwrap();
    let mut mount = Command::new("mount");
    mount.args(["-t", "tmpfs", "-o", "size=100k", "none"]).arg(&place);
    if !mount.status().is_ok_and(|status| status.success()) {
        eprintln!("not tried: a small disk must be mounted, which only root may");
        return;
    }
    let tried = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        trials.refuse(backup, &place, "");
        trials.refuse(export, &place, "");
    }));
    let _ = Command::new("umount").arg("-l").arg(&place).status();
    tried.unwrap();
}

fn odd_sources(trials: &mut Trials, backup: &Path, export: &Path) {
    let (database, text) = (fs::read(backup).unwrap(), fs::read(export).unwrap());
    let odd = PathBuf::from(trials.folder.file("odd-source"));
    // Bits that turned, here and there.
    for (bytes, steps) in [(&database, 24), (&text, 16)] {
        for step in 0..steps {
            let mut bytes = bytes.clone();
            let at = (bytes.len() - 1) * step / (steps - 1);
            bytes[at] ^= 1 << (step % 8);
            fs::write(&odd, bytes).unwrap();
            let place = trials.place();
            trials.restore(&odd, &place);
        }
        for part in [0, 10, bytes.len() / 2, bytes.len() - 1] {
            fs::write(&odd, &bytes[..part]).unwrap();
            let place = trials.place();
            let why = trials.restore(&odd, &place);
            // Without its last line end an export is still whole.
            assert!(why.is_some() || part == text.len() - 1);
        }
    }
    fs::remove_file(&odd).unwrap();
    let place = trials.place();
    trials.refuse(&odd, &place, "odd-source");
    fs::create_dir(&odd).unwrap();
    trials.refuse(&odd, &place, "odd-source is no file");
    fs::remove_dir(&odd).unwrap();
    assert!(Command::new("mkfifo").arg(&odd).status().unwrap().success());
    trials.refuse(&odd, &place, "odd-source is no file");
    fs::remove_file(&odd).unwrap();
    fs::copy(backup, &odd).unwrap();
    fs::write(format!("{}-wal", odd.display()), "the newest moves").unwrap();
    trials.refuse(&odd, &place, "odd-source-wal");
}

/// What a server that was killed has left, with its database taken away.
async fn killed_servers(trials: &mut Trials, backup: &Path) {
    for removed in [&["intramuros.db"][..], &["intramuros.db", "intramuros.db-wal"], &[], &["intramuros.db-wal"]] {
        let place = trials.place();
        let server = tokio::task::block_in_place(|| Daemon::start(&place, 0));
        let anna = guest(&server.client(), "Killed").await;
        play(&anna, &table_with_bot(&anna, "valletta").await, 3).await;
        tokio::task::block_in_place(|| {
            let why = bad(1, &["restore", backup.to_str().unwrap(), "--data", place.to_str().unwrap()]);
            assert!(why.contains(&format!("another server (process {}) uses", server.id())), "{why}");
            server.kill();
            removed.iter().for_each(|name| fs::remove_file(place.join(name)).unwrap());
            trials.refuse(backup, &place, "intramuros.db");
            for name in ["intramuros.db", "intramuros.db-wal", "intramuros.db-shm"] {
                let _ = fs::remove_file(place.join(name));
            }
            // A lock that nobody holds is no obstacle.
            fs::write(place.join("intramuros.db.lock"), "4242 http://127.0.0.1:4600").unwrap();
            assert_eq!(trials.restore(backup, &place), None);
        });
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_cannot_be_replayed_is_not_restored() {
    let (folder, _) = played("wrong-game").await;
    let (export, wrong) = (folder.file("right.jsonl"), folder.file("wrong.jsonl"));
    good(&["export", &export, "--data", &folder.file("data")]);
    let text = fs::read_to_string(&export).unwrap();
    // A game in which a decision is missing; an older export has no sum.
    let lines: Vec<&str> = text.lines().collect();
    let act = lines.iter().rposition(|line| line.contains("\"table\":\"log\"") && line.contains("\"act\"")).unwrap();
    let mut kept: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    kept.remove(act);
    let last = kept.len() - 1;
    kept[last] = format!("{{\"end\":{}}}", last - 1);
    fs::write(&wrong, kept.join("\n")).unwrap();
    let why = bad(1, &["import", &wrong, "--data", &folder.file("fresh")]);
    assert!(why.contains("1 of 3 games cannot be replayed") && why.contains("table "), "{why}");
    assert!(!Path::new(&folder.file("fresh")).exists(), "nothing is left");
}
