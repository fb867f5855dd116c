//! A full disk, a left-over log, files that others can read, a second server: what a host may run into.

use std::{
    fs::{self, File},
    io::Write,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use serde_json::json;
use tokio::{task::block_in_place, time::sleep};
use web::client::Client;

use crate::{
    help::{Daemon, Folder, good, guest, play, table_with_bot, text},
    program::intramuros,
    visitor::look,
};

/// Carries the settings of a command over to another one that begins it.
fn with_settings_of(mut command: Command, program: &Command) -> Command {
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command
}

/// The command of a server whose folder is a small disk that nobody else has; None where that is not allowed.
pub fn on_a_small_disk(data: &Path, full: bool) -> Option<Command> {
    fs::create_dir_all(data).unwrap();
    let fill = if full { "dd if=/dev/zero of=\"$0\"/filler bs=4k 2>/dev/null;" } else { "" };
    let mount = format!("mount -t tmpfs -o size=6m none \"$0\" && {{ {fill} exec \"$@\"; }}");
    let command = |rights: &[&str]| {
        let mut command = Command::new("unshare");
        command.args(rights).args(["--mount", "sh", "-c", &mount]).arg(data);
        command
    };
    let allowed = |rights: &&[&str]| command(rights).arg("true").status().is_ok_and(|status| status.success());
    let Some(rights) = [&[][..], &["--user", "--map-root-user"]].into_iter().find(allowed) else {
        eprintln!("not tried: a small disk must be mounted, which is not allowed here");
        return None;
    };
    let serve = intramuros(&["serve", "--port", "0", "--data", data.to_str().unwrap()]);
    let mut command = command(rights);
    command.arg(serve.get_program()).args(serve.get_args());
    Some(with_settings_of(command, &serve))
}

/// Writes on the server's disk until it is full; the file that fills it.
fn fill(server: &Daemon, data: &Path) -> PathBuf {
    let disk = PathBuf::from(format!("/proc/{}/root", server.id())).join(data.strip_prefix("/").unwrap());
    let path = disk.join("filler");
    let mut file = File::create(&path).unwrap();
    while file.write_all(&[0; 4096]).is_ok() {}
    path
}

/// One more decision of somebody who plays alone: the status of the answer.
async fn decide(who: &Client, table: &str) -> (u16, String) {
    let seen = look(who, table).await;
    let request = format!("move-{:08}", seen["version"].as_u64().unwrap());
    let body = json!({ "version": seen["version"], "request": request, "action": seen["legal"][0]["action"] });
    let answer = who.post(&format!("/tables/{table}/actions"), &body).await.unwrap();
    (answer.status, answer.json()["detail"].to_string())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_moment_of_full_disk_everything_goes_on() {
    let folder = Folder::new("full");
    let data = folder.path().join("data");
    let Some(command) = block_in_place(|| on_a_small_disk(&data, false)) else { return };
    let server = Daemon::spawn(command).unwrap();
    let anna = guest(&server.client(), "Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let table =
        text(&anna.post("/tables", &json!({ "game": "saint-malo", "seats": seats })).await.unwrap().json()["id"]);
    assert_eq!(decide(&anna, &table).await.0, 200);
    let filler = block_in_place(|| fill(&server, &data));
    // The log of the database may have some room of its own.
    while decide(&anna, &table).await.0 == 200 {}
    sleep(Duration::from_millis(1100)).await;
    let health = server.client().page("/health").await.unwrap().status;
    for _ in 0..3 {
        assert_eq!(decide(&anna, &table).await.0, 503, "what cannot be stored is refused");
    }
    fs::remove_file(filler).unwrap();
    let begun = Instant::now();
    let (mut status, mut why) = decide(&anna, &table).await;
    while status != 200 && begun.elapsed() < Duration::from_secs(11) {
        sleep(Duration::from_millis(250)).await;
        (status, why) = decide(&anna, &table).await;
    }
    assert!(
        status == 200 && health == 503,
        "/health said {health} while the disk was full; {:.0?} after there is room again a move is answered {status} {why}",
        begun.elapsed()
    );
}

/// What an export of a folder holds, line by line; or why there is none.
fn exported(folder: &Folder, data: &str, name: &str) -> Result<String, String> {
    let file = folder.file(name);
    let output = intramuros(&["export", &file, "--data", data]).output().unwrap();
    match output.status.success() {
        true => Ok(fs::read_to_string(file).unwrap()),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restore_beside_a_left_over_log_is_right_or_refused() {
    let folder = Folder::new("left-over");
    for trial in 0..3 {
        let (data, backup) = (folder.file(&format!("data-{trial}")), folder.file(&format!("backup-{trial}")));
        let server = Daemon::start(Path::new(&data), 0);
        let anna = guest(&server.client(), "Anna").await;
        play(&anna, &table_with_bot(&anna, "valletta").await, 3).await;
        good(&["backup", &backup, "--data", &data]);
        // What happens after the backup is in the log only.
        for _ in 0..=2 * trial {
            play(&anna, &table_with_bot(&anna, "saint-malo").await, 3).await;
        }
        block_in_place(|| {
            server.kill();
            fs::remove_file(Path::new(&data).join("intramuros.db")).unwrap();
            let restored = intramuros(&["restore", &backup, "--data", &data]).output().unwrap();
            let (code, why) = (restored.status.code(), String::from_utf8_lossy(&restored.stderr).into_owned());
            if code == Some(0) {
                let elsewhere = folder.file(&format!("elsewhere-{trial}"));
                good(&["restore", &backup, "--data", &elsewhere]);
                let right = exported(&folder, &elsewhere, &format!("right-{trial}")).unwrap();
                let said = String::from_utf8_lossy(&restored.stdout);
                match exported(&folder, &data, &format!("restored-{trial}")) {
                    Ok(rows) => {
                        let more = rows.lines().filter(|row| !right.contains(row)).count();
                        assert!(
                            rows == right,
                            "trial {trial}: \"{}\", and {more} rows are not the backup's",
                            said.trim()
                        );
                    }
                    Err(why) => panic!("trial {trial}: \"{}\", and the database cannot be read: {why}", said.trim()),
                }
            } else {
                assert!(why.contains("intramuros.db-wal"), "trial {trial}: the cause is not named: {why}");
            }
        });
    }
}

fn mode(path: &str) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_else_on_the_machine_reads_the_files() {
    let folder = Folder::new("modes");
    let (data, backup, export) = (folder.file("data"), folder.file("backup"), folder.file("export"));
    // As on most machines: others may read what nobody protects.
    let usual = |args: &[&str]| {
        let program = intramuros(args);
        let mut command = Command::new("sh");
        command.args(["-c", "umask 022; exec \"$0\" \"$@\""]).arg(program.get_program()).args(args);
        with_settings_of(command, &program)
    };
    let server = Daemon::spawn(usual(&["serve", "--port", "0", "--data", &data])).unwrap();
    guest(&server.client(), "Anna").await;
    assert!(usual(&["backup", &backup, "--data", &data]).output().unwrap().status.success());
    assert!(usual(&["export", &export, "--data", &data]).output().unwrap().status.success());
    let database = format!("{data}/intramuros.db");
    let paths = [data.clone(), database.clone(), format!("{database}-wal"), backup, export];
    let open = paths.iter().filter(|path| mode(path) & 0o077 != 0);
    let open: Vec<String> =
        open.map(|path| format!("{} {:04o}", path.rsplit('/').next().unwrap(), mode(path))).collect();
    assert!(open.is_empty(), "others can read these: {}", open.join(", "));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_server_on_the_same_folder_does_not_start() {
    let folder = Folder::new("two");
    let data = folder.path().join("data");
    let first = Daemon::start(&data, 0);
    block_in_place(|| {
        let second = Daemon::try_start(&data, 0);
        let at = second.as_ref().map_or("", |second| &second.url);
        assert!(second.is_none(), "a second server serves the same folder at {at}, beside {}", first.url);
    });
    assert_eq!(first.client().page("/health").await.unwrap().status, 200, "the first one is not disturbed");
}
