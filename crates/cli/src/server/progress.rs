//! Progress: a bar on a terminal, a line every few seconds elsewhere.

use std::{
    cell::Cell,
    io::{self, IsTerminal, Write},
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressStyle};

/// How far something is.
pub struct Progress {
    bar: ProgressBar,
    what: &'static str,
    count: u64,
    /// When a line was last written, where there is no terminal.
    last: Option<Cell<Instant>>,
}

impl Progress {
    /// Nothing is done yet, of this many.
    pub fn new(what: &'static str, count: u64) -> Progress {
        let bar = ProgressBar::new(count);
        if let Ok(style) = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}} of {{len}} {what} {{msg}}")) {
            bar.set_style(style);
        }
        let last = (!io::stderr().is_terminal()).then(|| Cell::new(Instant::now()));
        Progress { bar, what, count, last }
    }

    /// This many more are done.
    pub fn add(&self, more: u64) {
        self.say(self.bar.position() + more, "");
    }

    /// This many are done.
    pub fn set(&self, position: u64) {
        self.say(position, "");
    }

    /// This many are done, with a message.
    pub fn say(&self, position: u64, message: &str) {
        self.bar.set_position(position);
        self.bar.set_message(message.to_owned());
        if let Some(last) = self.last.as_ref().filter(|last| last.get().elapsed() > Duration::from_secs(5)) {
            last.set(Instant::now());
            // A progress line that cannot be written is no reason to stop.
            let _ = writeln!(io::stderr(), "{position} of {} {} {message}", self.count, self.what);
        }
    }

    /// Takes the bar away.
    pub fn end(self) {
        self.bar.finish_and_clear();
    }
}
