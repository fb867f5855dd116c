//! A way to reach somebody, by mail or in a browser, and what is known about it.

use std::collections::BTreeSet;

use store::Subscription;

/// How long to wait after a failure: twice as long each time, up to an hour.
pub const BACK_OFF: i64 = 30_000;
const LONGEST: i64 = 3_600_000;

/// Why a message did not get through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failed {
    /// The browser does not take messages any more.
    Gone,
    /// It never will.
    Never(String),
    /// It may, later.
    Later(String),
    /// The server does not answer: other channels through it need not be tried now.
    Down(String),
}

/// Where somebody can be reached.
pub enum Channel {
    /// By mail, to this address.
    Mail(String),
    /// By web push, to this browser.
    Push(Subscription),
}

impl Channel {
    /// A name that no other channel has.
    pub fn name(&self) -> String {
        match self {
            Channel::Mail(address) => address.to_lowercase(),
            Channel::Push(browser) => browser.endpoint.clone(),
        }
    }

    /// The server that messages go through.
    pub fn server(&self) -> String {
        match self {
            Channel::Mail(_) => "mail".into(),
            Channel::Push(browser) => browser.endpoint.split('/').nth(2).unwrap_or("").to_owned(),
        }
    }

    /// The word for it in metrics.
    pub fn kind(&self) -> &'static str {
        match self {
            Channel::Mail(_) => "mail",
            Channel::Push(_) => "push",
        }
    }
}

/// What is known about a channel.
#[derive(Default)]
pub struct Memory {
    /// Notifications that were delivered, or never will be.
    pub done: BTreeSet<i64>,
    /// When it may be used next.
    pub not_before: i64,
    /// How often it failed in a row.
    pub failures: u32,
}

impl Memory {
    /// Notes a failure: the channel pauses, each time for longer.
    pub fn fail(&mut self, now: i64) {
        let pause = BACK_OFF.saturating_mul(1 << self.failures.min(20)).min(LONGEST);
        self.failures += 1;
        self.not_before = now + pause;
    }
}
