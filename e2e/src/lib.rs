//! A real browser at a real server: what the tests and the screenshots are made with.
//!
//! `driver.rs` starts browsers and the programs that drive them, `browser.rs` is one under control of a test (Firefox by
//! `firefox.rs`), `device.rs` what it pretends to be, `site.rs` a server with a database of its own. `table.rs` plays by clicking or by keys, `choose.rs` decides what, `prepare.rs`
//! brings a table to the middle of its game, `watch.rs` is what must hold on every page, `film.rs` makes film strips, `again.rs` forgives a browser that ends by itself.
//! Only for tests: failures are panics.

mod again;
mod browser;
mod choose;
mod device;
mod driver;
mod film;
mod firefox;
mod prepare;
mod site;
mod table;
mod watch;

pub use again::once_more_if_it_ends;
pub use browser::Browser;
pub use choose::choose;
pub use device::{Device, Engine};
pub use film::films;
pub use prepare::{Until, every_page};
pub use site::Site;
pub use table::{BrowserPlayer, Hands, Scene};
