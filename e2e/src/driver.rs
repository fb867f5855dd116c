//! The programs that drive browsers: chromedriver, one for the whole program; WebKit's, one for each browser; Firefox
//! needs none.

use std::{
    io::{BufRead, BufReader},
    net::TcpListener,
    process::{Child, ChildStdout, Command, Stdio},
    sync::OnceLock,
};

use store::testing::Folder;

use crate::{
    Device,
    firefox::{self, Firefox},
};

/// Starts the driver and waits until its input ends, which happens when the program ends, however it ends. Browsers
/// that are still open are closed then, and their files removed.
const CHROMIUM: &str = r#"
export TMPDIR="$1"
chromedriver --port=0 &
read -r _
kill $!
wait $!
rm -rf "$1" || { sleep 1; rm -rf "$1"; }
"#;

/// The same for WebKit, which needs a screen: a virtual one. The window may be as narrow as a phone once its
/// bar takes no room. Nothing is painted by the software renderer's threads, which have crashed and are slower.
const WEBKIT: &str = r#"
export TMPDIR="$1" HOME="$1" XDG_CONFIG_HOME="$1" XDG_CACHE_HOME="$1" XDG_DATA_HOME="$1" NO_AT_BRIDGE=1
export WEBKIT_SKIA_ENABLE_CPU_RENDERING=1 LP_NUM_THREADS=0
mkdir "$1/gtk-3.0" && mkfifo "$1/screen"
echo '* { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; }' >"$1/gtk-3.0/gtk.css"
printf '[Settings]\ngtk-enable-animations=%s\n' "$3" >"$1/gtk-3.0/settings.ini"
[ "$4" = 0 ] || export GTK_THEME=Adwaita:dark
Xvfb -displayfd 3 -screen 0 1400x1000x24 -nolisten tcp 3>"$1/screen" &
screen=$!
read -r number <"$1/screen" && export DISPLAY=":$number" && command -v WebKitWebDriver && {
    WebKitWebDriver --port="$2" >/dev/null &
    driver=$!
    echo "started successfully on port $2"
    read -r _
    kill $driver
    wait $driver
}
kill $screen
wait $screen
rm -rf "$1" || { sleep 1; rm -rf "$1"; }
"#;

/// Firefox needs no driver: it says where it listens.
const FIREFOX: &str = r#"
export TMPDIR="$1" HOME="$1" MOZ_CRASHREPORTER_DISABLE=1
printf '%s' "$2" >"$1/user.js"
program=$(command -v firefox-esr || command -v firefox) && {
    "$program" --headless --marionette --remote-allow-system-access --no-remote --profile "$1" >/dev/null &
    browser=$!
    until [ -s "$1/MarionetteActivePort" ] || ! kill -0 $browser; do sleep 0.1; done
    echo "started successfully on port $(cat "$1/MarionetteActivePort")"
    read -r _
    kill $browser
    wait $browser
}
rm -rf "$1" || { sleep 1; rm -rf "$1"; }
"#;

/// A running driver. The guard's input stays open as long as this lives.
pub struct Driver {
    pub url: String,
    guard: Child,
    /// Held open: the driver may still have something to say.
    said: BufReader<ChildStdout>,
}

/// Where chromedriver listens.
pub fn chromium() -> &'static str {
    static DRIVER: OnceLock<Driver> = OnceLock::new();
    let start = || Driver::start(CHROMIUM, &[]).expect("chromedriver is missing: install chromium and chromium-driver");
    &DRIVER.get_or_init(start).url
}

/// WebKit's driver, for one browser: it takes no second.
pub fn webkit(device: Device) -> Driver {
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let port = free.unwrap_or_else(|error| panic!("no port: {error}")).port();
    let settings = [port, device.motion.into(), device.dark.into()].map(|setting| setting.to_string());
    Driver::start(WEBKIT, &settings).expect("WebKit is missing: install webkit2gtk-driver and xvfb")
}

/// Firefox itself.
pub fn firefox(device: Device) -> Firefox {
    let driver = Driver::start(FIREFOX, &[firefox::preferences(device)]);
    let driver = driver.expect("Firefox is missing: install firefox-esr");
    Firefox::connect(driver).unwrap_or_else(|why| panic!("Firefox: {why}"))
}

impl Driver {
    fn start(script: &str, settings: &[String]) -> Option<Driver> {
        // The guard removes it: a static is never dropped.
        let folder = std::mem::ManuallyDrop::new(Folder::create());
        let mut guard = Command::new("sh");
        guard.args(["-c", script, "guard"]).arg(folder.path()).args(settings);
        guard.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut guard = guard.spawn().unwrap_or_else(|error| panic!("sh: {error}"));
        let said = BufReader::new(guard.stdout.take().expect("the guard's output is ours"));
        let mut driver = Driver { url: String::new(), guard, said };
        let mut line = String::new();
        while !line.contains("started successfully on port") {
            line.clear();
            driver.said.read_line(&mut line).ok().filter(|bytes| *bytes > 0)?;
        }
        let port: String = line.chars().filter(char::is_ascii_digit).collect();
        driver.url = format!("http://127.0.0.1:{port}");
        Some(driver)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
    }
}
