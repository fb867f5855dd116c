//! Databases for tests, of this crate and of others: a SQLite file, or a database on a PostgreSQL server that is
//! started once per test program, listens on a socket only, and goes with the program. Failures here are panics.

use std::{
    fs,
    os::unix::{
        fs::{MetadataExt, chown},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::OnceLock,
    thread::sleep,
    time::{Duration, Instant},
};

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

use crate::{Engine, Store};

/// A place for a database, gone when dropped.
#[derive(Debug)]
pub struct Scratch {
    /// What [`Store::open`] takes.
    pub url: String,
    _folder: Option<Folder>,
}

impl Scratch {
    /// A new place, with nothing in it.
    pub async fn new(engine: Engine) -> Scratch {
        match engine {
            Engine::Sqlite => {
                let folder = Folder::create();
                Scratch { url: format!("sqlite:{}/test.db", folder.path().display()), _folder: Some(folder) }
            }
            Engine::Postgres => Scratch { url: new_database().await, _folder: None },
        }
    }

    /// Opens the database here.
    pub async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap_or_else(|error| panic!("{error}"))
    }

    /// Runs a statement without a store.
    pub async fn run(&self, sql: &str) {
        let done = async {
            let mut own = AnyConnection::connect(&self.url).await?;
            own.execute(AssertSqlSafe(sql.to_owned())).await?;
            own.close().await
        };
        done.await.unwrap_or_else(|error| panic!("{sql}: {error}"));
    }

    /// Locks a SQLite database against writers for this long.
    pub async fn hold(&self, time: Duration) {
        let held = async {
            let mut own = AnyConnection::connect(&self.url).await?;
            own.execute("BEGIN IMMEDIATE").await?;
            tokio::time::sleep(time).await;
            own.execute("ROLLBACK").await?;
            own.close().await
        };
        held.await.unwrap_or_else(|error| panic!("{error}"));
    }

    /// Makes a PostgreSQL database read-only, or writable again; open connections must reconnect.
    pub async fn only_read(&self, only: bool) {
        let how = if only { "on" } else { "off" };
        let set = format!(
            "BEGIN READ WRITE;
            DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = {how}',
                current_database()); END $$;
            COMMIT;
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE datname = current_database() AND pid <> pg_backend_pid()"
        );
        self.run(&set).await;
    }
}

/// A folder for files that a test writes, gone when dropped.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// A new folder, with nothing in it.
    pub fn create() -> Folder {
        Folder(new_folder())
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn new_folder() -> PathBuf {
    let id = crate::random_id().unwrap_or_else(|error| panic!("{error}"));
    let folder = std::env::temp_dir().join(format!("intramuros-{id}"));
    fs::create_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    folder
}

/// A new database on the shared server. It goes with the server.
async fn new_database() -> String {
    static SERVER: OnceLock<Server> = OnceLock::new();
    sqlx::any::install_default_drivers();
    let server = tokio::task::spawn_blocking(|| SERVER.get_or_init(Server::start)).await;
    let server = server.unwrap_or_else(|error| panic!("{error}"));
    let name = crate::random_id().unwrap_or_else(|error| panic!("{error}"));
    let create = AssertSqlSafe(format!("CREATE DATABASE \"{name}\""));
    let made = async {
        let mut connection = AnyConnection::connect(&server.url("postgres")).await?;
        connection.execute(create).await?;
        connection.close().await
    };
    made.await.unwrap_or_else(|error| panic!("a database for a test: {error}"));
    server.url(&name.to_string())
}

/// Starts the server and waits until its input ends, which happens when the test program does, however it does.
const GUARD: &str = r#"
"$1/initdb" --no-sync -A trust -U postgres -E UTF8 --locale=C -D "$2/data" >"$2/log" 2>&1 || exit 1
"$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c max_connections=400 >>"$2/log" 2>&1 &
read -r _
kill -INT $!
wait $!
rm -rf "$2"
"#;

/// A PostgreSQL server. The guard's input stays open as long as this lives.
#[derive(Debug)]
struct Server {
    folder: PathBuf,
    guard: Child,
}

impl Server {
    fn start() -> Server {
        let (programs, folder) = (programs(), new_folder());
        let mut guard = Command::new("sh");
        guard.args(["-c", GUARD, "guard"]).arg(programs).arg(&folder).current_dir(&folder).process_group(0);
        guard.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        if fs::metadata(&folder).is_ok_and(|folder| folder.uid() == 0) {
            // The server refuses to be run by root.
            let (user, group) = postgres_ids();
            chown(&folder, Some(user), Some(group)).unwrap_or_else(|error| panic!("{error}"));
            guard.uid(user).gid(group);
        }
        let guard = guard.spawn().unwrap_or_else(|error| panic!("sh: {error}"));
        let mut server = Server { folder, guard };
        server.wait();
        server
    }

    fn wait(&mut self) {
        let (start, log) = (Instant::now(), self.folder.join("log"));
        let said = || fs::read_to_string(&log).unwrap_or_default();
        while !said().contains("ready to accept connections") {
            let alive = matches!(self.guard.try_wait(), Ok(None));
            assert!(alive && start.elapsed() < Duration::from_secs(60), "PostgreSQL does not start: {}", said());
            sleep(Duration::from_millis(20));
        }
    }

    fn url(&self, database: &str) -> String {
        format!("postgres://postgres@localhost/{database}?host={}", self.folder.display())
    }
}

/// The folder of PostgreSQL's newest server programs.
pub fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<_> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort_by_key(|folder| folder.parent().and_then(version));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = folders.into_iter().rev().chain(std::env::split_paths(&path));
    let both = |folder: &PathBuf| folder.join("initdb").exists() && folder.join("postgres").exists();
    folders.into_iter().find(both).unwrap_or_else(|| {
        panic!("the tests need PostgreSQL's server programs (initdb, postgres): install the Debian package postgresql")
    })
}

fn version(folder: &Path) -> Option<u32> {
    folder.file_name()?.to_str()?.parse().ok()
}

/// The user and the group that PostgreSQL's server accepts where root runs the tests.
pub fn postgres_ids() -> (u32, u32) {
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let fields = users.lines().map(|line| line.split(':').collect::<Vec<_>>()).find(|fields| fields[0] == "postgres");
    let ids = fields.and_then(|fields| Some((fields.get(2)?.parse().ok()?, fields.get(3)?.parse().ok()?)));
    ids.unwrap_or_else(|| panic!("there is no user postgres to run a server: install the Debian package postgresql"))
}
