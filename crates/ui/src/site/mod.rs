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
mod scene;
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
pub(crate) use scene::emblem;
pub use sessions::SessionLine;
pub use totp::{RecoveryCodes, SetUp};
pub use waiting::{Chair, Sitter, Waiting};

/// The games: their names in addresses, how they are written, and for how many they are.
pub const GAMES: [(&str, &str, u8); 2] = [("saint-malo", "Saint Malo", 5), ("valletta", "Valletta", 4)];

/// The levels of bots that people play against, weakest first.
pub const LEVELS: [&str; 4] = ["novice", "apprentice", "journeyman", "master"];

/// How a game is written.
pub fn game_name(game: &str) -> &str {
    GAMES.into_iter().find(|(id, ..)| *id == game).map_or(game, |(_, name, _)| name)
}

/// How much time people have at a table; in seconds and days.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    Free,
    Live { bank: u32, increment: u32 },
    Days(u32),
}
