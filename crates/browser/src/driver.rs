//! chromedriver, one for the whole program.

use std::{
    io::{BufRead, BufReader},
    process::{Child, ChildStdout, Command, Stdio},
    sync::OnceLock,
};

use store::testing::Folder;

/// Starts the driver and waits until its input ends, which happens when the program does, however it does. Browsers
/// that are still open then go with it, and so do their files.
const GUARD: &str = r#"
export TMPDIR="$1"
chromedriver --port=0 &
read -r _
kill $!
wait $!
rm -rf "$1" || { sleep 1; rm -rf "$1"; }
"#;

/// A running driver. The guard's input stays open as long as this lives.
struct Driver {
    url: String,
    _guard: Child,
    /// Held open: the driver may still have something to say.
    _said: BufReader<ChildStdout>,
}

/// Where the driver listens.
pub fn url() -> &'static str {
    static DRIVER: OnceLock<Driver> = OnceLock::new();
    &DRIVER.get_or_init(Driver::start).url
}

impl Driver {
    fn start() -> Driver {
        // The guard removes it: a static is never dropped.
        let folder = std::mem::ManuallyDrop::new(Folder::create());
        let mut guard = Command::new("sh");
        guard.args(["-c", GUARD, "guard"]).arg(folder.path()).stdin(Stdio::piped()).stdout(Stdio::piped());
        guard.stderr(Stdio::null());
        let mut guard = guard.spawn().unwrap_or_else(|error| panic!("sh: {error}"));
        let mut said = BufReader::new(guard.stdout.take().expect("the guard's output is ours"));
        let mut line = String::new();
        while !line.contains("started successfully on port") {
            line.clear();
            let read = said.read_line(&mut line);
            assert!(read.is_ok_and(|bytes| bytes > 0), "chromedriver is missing: install chromium and chromium-driver");
        }
        let port: String = line.chars().filter(char::is_ascii_digit).collect();
        Driver { url: format!("http://127.0.0.1:{port}"), _guard: guard, _said: said }
    }
}
