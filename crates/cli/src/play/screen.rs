//! Where a page goes: a terminal that shows one at a time, or plain lines one after the other.

use std::io::{self, Write};

use console::{Term, style};
use ui::{Texts, say};

use crate::failure::Result;

/// What there is to draw on.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    pub height: usize,
    pub width: usize,
    /// Pages replace each other.
    terminal: bool,
}

impl Screen {
    /// The standard output, as it is now.
    pub fn new() -> Screen {
        match Term::stdout().size_checked().filter(|_| Term::stdout().is_term()) {
            Some((height, width)) => {
                Screen { height: usize::from(height).max(24), width: usize::from(width).max(60), terminal: true }
            }
            None => Screen { height: 40, width: 100, terminal: false },
        }
    }

    /// A new page.
    pub fn show(self, page: &[String]) -> Result {
        if self.terminal {
            Term::stdout().clear_screen()?;
        } else {
            print(&[String::new()])?;
        }
        print(page)
    }

    /// Words below the page, which stays in sight; words too long for that have the screen for themselves.
    pub fn note(self, t: Texts, page: &[String], words: &[String]) -> Result {
        if !self.terminal {
            return print(words);
        }
        if page.len() + words.len() < self.height {
            self.show(page)?;
            return print(words);
        }
        self.show(words)?;
        print(&[style(say!(t, "terminal-again")).dim().to_string()])
    }
}

/// Lines as they are.
pub fn print(lines: &[String]) -> Result {
    let mut out = io::stdout().lock();
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(())
}
