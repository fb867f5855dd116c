//! What people look at: pages, boards, pieces and words, as pure functions of what they may see.
//!
//! Nothing here asks, waits or stores. A board is drawn from a [`Look`]: a view, the legal actions and the words of a
//! language. `texts.rs` finds the words (`locales/`), `assets.rs` the files that a page needs (`assets/`), `layout.rs`
//! is the layout of every page, `table.rs` the frame around a board; each game has a folder of its own.

mod assets;
mod gallery;
mod info;
mod layout;
pub mod learn;
mod look;
mod lower;
pub mod parts;
mod refusal;
pub mod replay;
pub mod rules;
mod saint_malo;
mod scripts;
pub mod site;
pub mod table;
mod texts;
mod valletta;

pub use assets::{Asset, asset, url};
pub use gallery::{gallery, gallery_title};
pub use info::{Entered, GameInfo, GameList};
pub use layout::{Page, Theme};
pub use look::{Draw, Look, Offer, THEN, act, keyed, named, shape};
pub use refusal::refusal;
pub use saint_malo::words as saint_malo_words;
pub use texts::{
    Lang, Texts,
    phrases::{all_of, colon, no_undo},
};
pub use valletta::words as valletta_words;

pub use fluent_bundle::FluentValue;
pub use maud::Markup;

/// A message in somebody's language: `say!(t, "table-turn", name = name, n = 3)`.
#[macro_export]
macro_rules! say {
    ($texts:expr, $id:expr) => { $texts.say($id) };
    ($texts:expr, $id:expr, $($key:ident = $value:expr),+ $(,)?) => {
        $texts.with($id, &[$((stringify!($key), $crate::FluentValue::from($value))),+])
    };
}

/// The picture of the whole thing: for tabs and home screens.
pub fn icon() -> String {
    valletta::art::icon()
}
