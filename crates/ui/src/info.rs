//! A game as the pages around the tables know it.

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};

use crate::{Lang, Texts, learn::Guide, rules::Book};

/// What the pages around the tables show and say of a game. A new game begins with [`GameInfo::new`] and says more
/// where it can.
pub struct GameInfo {
    /// Its name in addresses: [`kit::Game::NAME`].
    pub id: &'static str,
    /// How it is written.
    pub name: &'static str,
    /// For how many it is, at most.
    pub most: u8,
    /// How many play where nobody says how many.
    pub usual: u8,
    /// An icon that is still clear at 20 px, as a path in a square of 24.
    pub emblem: &'static str,
    /// Its city seen from afar, as parts of a picture of 560 by 220.
    pub scene: fn() -> String,
    /// Some of its pieces.
    pub pieces: fn() -> Markup,
    /// What kind of game it is, in a few words.
    pub kind: fn(Texts) -> String,
    /// What one does in it, in a sentence or two.
    pub pitch: fn(Texts) -> String,
    /// Whose game it is.
    pub credits: fn(Texts) -> String,
    /// Fields of the form of a new table, for options that only this game has.
    pub fields: fn(&Entered<'_>) -> Markup,
    /// The options of a table that somebody who reads this language begins without saying more.
    pub options: fn(Lang) -> Vec<(&'static str, &'static str)>,
    /// What was agreed on at a table, from its option lines.
    pub facts: fn(Texts, &str) -> Vec<String>,
    /// Every piece in every state.
    pub gallery: Option<fn(Texts) -> Markup>,
    /// Its rules, to read and to search.
    pub book: Option<&'static Book>,
    /// A first game with a guide.
    pub guide: Option<Guide>,
}

impl GameInfo {
    /// A game with nothing but its name and number of players.
    pub const fn new(id: &'static str, name: &'static str, most: u8) -> GameInfo {
        let nothing = |_: Texts| String::new();
        GameInfo {
            id,
            name,
            most,
            usual: 2,
            emblem: "M5 5h14v14H5z",
            scene: String::new,
            pieces: || html! {},
            kind: nothing,
            pitch: nothing,
            credits: nothing,
            fields: |_| html! {},
            options: |_| Vec::new(),
            facts: |_, _| Vec::new(),
            gallery: None,
            book: None,
            guide: None,
        }
    }

    /// What a table begins with for somebody who says no more, in words.
    pub fn usual_facts(&self, t: Texts) -> Vec<String> {
        let lines: Vec<String> = (self.options)(t.lang()).iter().map(|(key, value)| format!("{key} {value}")).collect();
        (self.facts)(t, &lines.join("\n"))
    }

    /// Its mark.
    pub fn emblem(&self) -> Markup {
        html! {
            svg class={ "emblem emblem-" (self.id) } viewBox="0 0 24 24" aria-hidden="true" { path d=(self.emblem) {} }
        }
    }

    /// Its place.
    pub fn scene(&self) -> Markup {
        html! {
            svg class={ "scene scene-" (self.id) } viewBox="-40 0 560 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                (PreEscaped((self.scene)()))
            }
        }
    }
}

/// What was entered into the form of a new table.
pub struct Entered<'a> {
    /// The words of somebody's language.
    pub t: Texts,
    /// The game's name in addresses.
    pub game: &'static str,
    /// The fields whose names begin with a game's: `valletta-edition` is the option `edition` of Valletta.
    pub options: &'a BTreeMap<String, String>,
}

impl Entered<'_> {
    /// The name of the field for an option.
    pub fn name(&self, option: &str) -> String {
        format!("{}-{option}", self.game)
    }

    /// What was entered there.
    pub fn value(&self, option: &str) -> &str {
        self.options.get(&self.name(option)).map_or("", String::as_str)
    }
}

/// The games that are played here, in the order in which they are shown. Cheap to copy.
#[derive(Clone, Copy)]
pub struct GameList<'a>(pub &'a [&'static GameInfo]);

impl<'a> GameList<'a> {
    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = &'static GameInfo> + use<'a> {
        self.0.iter().copied()
    }

    /// The game with this name in addresses.
    pub fn find(self, id: &str) -> Option<&'static GameInfo> {
        self.iter().find(|game| game.id == id)
    }

    /// How a game is written.
    pub fn name(self, id: &str) -> &str {
        self.find(id).map_or(id, |game| game.name)
    }

    /// The mark of a game.
    pub fn emblem(self, id: &str) -> Markup {
        self.find(id).map(GameInfo::emblem).unwrap_or_default()
    }

    /// The place of a game.
    pub fn scene(self, id: &str) -> Markup {
        self.find(id).map(GameInfo::scene).unwrap_or_default()
    }
}
