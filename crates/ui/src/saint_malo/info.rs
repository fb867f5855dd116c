//! What the pages around the tables know of Saint Malo.

use ::saint_malo::{SaintMalo, Symbol};
use kit::Game;
use maud::html;

use super::{art, gallery};
use crate::{GameInfo, learn, rules, site::scene};

pub const INFO: GameInfo = GameInfo {
    usual: 3,
    // A tower with its pennant.
    emblem: "M5 21V10h2.5v2H10v-2h4v2h2.500v-2H19v11zM12 10V3l5 1.800L12 6.600M10.500 21v-3.500a1.500 1.500 0 0 1 3 0V21",
    scene: scene::saint_malo::drawing,
    pieces: || {
        let symbols = [Symbol::Crate, Symbol::Wall, Symbol::Cross, Symbol::Head, Symbol::Swords];
        html! { @for symbol in symbols { (art::die(symbol)) } }
    },
    kind: |t| t.say("site-kind-saint-malo"),
    pitch: |t| t.say("site-pitch-saint-malo"),
    credits: |t| t.say("site-credits-saint-malo"),
    gallery: Some(gallery),
    book: Some(&rules::saint_malo::BOOK),
    guide: Some(learn::saint_malo::GUIDE),
    ..GameInfo::new(SaintMalo::NAME, "Saint Malo", 5)
};
