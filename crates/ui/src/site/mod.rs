//! The pages around the tables: home, a new table, its waiting room, account, leaderboard, about, and what to say when
//! something goes wrong. Each is a struct of plain data with a `title` and a `body`; the body goes on a [`Page`](crate::Page).

mod about;
mod account;
mod confirm;
mod error_page;
mod home;
mod leaderboard;
mod new_table;
mod parts;
mod qr;
pub(crate) mod scene;
mod sessions;
mod totp;
mod waiting;

pub use about::About;
pub use account::{Account, BotLine, Exporting, RatingLine, Who};
pub use confirm::{Confirm, Link};
pub use error_page::{ErrorPage, Offline, manifest};
pub use home::{Home, Status, TableCard};
pub use leaderboard::{Leaderboard, Ranked};
pub use new_table::{NewForm, NewSeat, NewTable};
pub(crate) use parts::level;
pub use qr::qr_file;
pub use sessions::SessionLine;
pub use totp::{RecoveryCodes, SetUp};
pub use waiting::{Chair, Sitter, Waiting};

/// The ladder: the levels of bots that people play against, weakest first.
pub const LEVELS: [&str; 10] = [
    "novice",
    "deckhand",
    "porter",
    "sailor",
    "apprentice",
    "helmsman",
    "journeyman",
    "pilot",
    "master",
    "grandmaster",
];

/// How much time people have at a table; in seconds and days.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// No clock.
    Free,
    /// A clock each that runs while its owner thinks.
    Live {
        /// Seconds to begin with.
        bank: u32,
        /// Seconds that come with each turn.
        increment: u32,
    },
    /// So many days for each turn.
    Days(u32),
}
