//! Arguments that several commands share, and the way from a game's name to its type.

use clap::{Args, ValueEnum};
use kit::{Game, Options};
use saint_malo::SaintMalo;
use ui::{Draw, GameInfo, Lang};
use valletta::{BuildingSet, Valletta};

use crate::{failure::Result, files, seed::Seed, terminal::TerminalGame};

/// The games by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
#[expect(missing_docs, reason = "their docs would become lines of the help, which say no more than the names")]
pub enum GameName {
    SaintMalo,
    Valletta,
}

/// Something that can be done with any game.
pub trait Command {
    /// Does it.
    fn run<G: TerminalGame>(&self) -> Result;
}

impl GameName {
    /// What there is to say of the game.
    pub fn info(self) -> &'static GameInfo {
        match self {
            GameName::SaintMalo => SaintMalo::INFO,
            GameName::Valletta => Valletta::INFO,
        }
    }

    /// Does it with this game.
    pub fn run(self, command: &impl Command) -> Result {
        match self {
            GameName::SaintMalo => command.run::<SaintMalo>(),
            GameName::Valletta => command.run::<Valletta>(),
        }
    }
}

/// How a table is set up.
#[derive(Args, Clone, Debug)]
pub struct Setup {
    /// How many play [default: 2]
    #[arg(long, short, value_name = "N")]
    pub players: Option<u8>,

    /// The seat that begins, from 0 [default: by lot]
    #[arg(long, value_name = "SEAT")]
    pub first: Option<u8>,

    /// The edition of the rules, for Valletta: hig or zman [default: hig]
    #[arg(long, value_name = "EDITION")]
    pub edition: Option<String>,

    /// Building cards of your own, for Valletta: a TOML file
    #[arg(long, value_name = "FILE")]
    pub buildings: Option<String>,

    /// An option of the game, such as turn_cap=20; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value)]
    pub options: Vec<(String, String)>,
}

fn key_and_value(text: &str) -> std::result::Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("an option is written key=value")?;
    Ok((key.into(), value.into()))
}

impl Setup {
    /// The settings for this game.
    pub fn options<G: Game>(&self) -> Result<G::Options> {
        let mut options = G::Options::default();
        let players = self.players.map(|players| ("players", players.to_string()));
        let first = self.first.map(|first| ("first", first.to_string()));
        let edition = self.edition.clone().map(|edition| ("edition", edition));
        for (key, value) in [players, first, edition].into_iter().flatten() {
            options.set(key, &value)?;
        }
        if let Some(file) = &self.buildings {
            let set = BuildingSet::from_toml(&files::read(file)?).map_err(|bad| files::in_file(file, bad))?;
            set.cards().iter().try_for_each(|card| options.set("building", &card.to_line()))?;
        }
        for (key, value) in &self.options {
            options.set(key, value)?;
        }
        options.check()?;
        Ok(options)
    }
}

/// The seed of a run.
#[derive(Args, Clone, Copy, Debug)]
pub struct SeedArg {
    /// A text of up to 32 bytes, or 64 hexadecimal digits; a new one each time by default
    #[arg(long, value_name = "SEED")]
    seed: Option<Seed>,
}

impl SeedArg {
    /// The seed that was given, or a new one.
    pub fn get(self) -> Seed {
        self.seed.unwrap_or_else(Seed::fresh)
    }
}

/// The language of the table.
#[derive(Args, Clone, Copy, Debug)]
pub struct LangArg {
    /// The language of the table: en, de, fr or it [default: that of the system, or else English]
    #[arg(long, value_name = "LANG")]
    lang: Option<Lang>,
}

impl LangArg {
    /// The language that was asked for, or the one that the environment names: the first of these variables counts.
    pub fn get(self) -> Lang {
        let set = |key: &&str| std::env::var(key).is_ok_and(|value| !value.is_empty());
        let locale =
            ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find(|key| set(key)).and_then(|key| std::env::var(key).ok());
        self.lang.unwrap_or_else(|| Lang::of_locale(&locale.unwrap_or_default()))
    }
}
