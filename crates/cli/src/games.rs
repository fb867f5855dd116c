//! The way from a game's name to its type.

use clap::builder::{PossibleValuesParser, TryMapValueParser, TypedValueParser, ValueParserFactory};
use kit::{Options, Setting};
use ui::GameInfo;
use web::AllGames;

use crate::{
    failure::{Failure, Result},
    terminal::TerminalGame,
};

/// Something that can be done with any game.
pub trait Command {
    /// Does it.
    fn run<G: TerminalGame>(&self) -> Result;
}

/// A list of games that can be played in a terminal: [`AllGames`] is the one of this program.
pub trait TerminalGames {
    /// What there is to say of each.
    fn list() -> Vec<&'static GameInfo>;

    /// What can be set in each, by name.
    fn settings() -> Vec<(&'static str, &'static [Setting])>;

    /// Does something with the game of this name; none where the list has no such game.
    fn run(name: &str, command: &impl Command) -> Option<Result>;
}

impl TerminalGames for () {
    fn list() -> Vec<&'static GameInfo> {
        Vec::new()
    }

    fn settings() -> Vec<(&'static str, &'static [Setting])> {
        Vec::new()
    }

    fn run(_: &str, _: &impl Command) -> Option<Result> {
        None
    }
}

impl<G: TerminalGame, Rest: TerminalGames> TerminalGames for (G, Rest) {
    fn list() -> Vec<&'static GameInfo> {
        let mut all = Rest::list();
        all.insert(0, G::INFO);
        all
    }

    fn settings() -> Vec<(&'static str, &'static [Setting])> {
        let mut all = Rest::settings();
        all.insert(0, (G::NAME, G::Options::SETTINGS));
        all
    }

    fn run(name: &str, command: &impl Command) -> Option<Result> {
        if name == G::NAME { Some(command.run::<G>()) } else { Rest::run(name, command) }
    }
}

/// A game of this program by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameName(&'static str);

impl GameName {
    /// The names of all games, in the order in which they are shown.
    pub fn all() -> impl Iterator<Item = GameName> {
        AllGames::list().into_iter().map(|info| GameName(info.id))
    }

    /// The game with this name.
    pub fn find(name: &str) -> Option<GameName> {
        GameName::all().find(|game| game.0 == name)
    }

    /// The name.
    pub fn name(self) -> &'static str {
        self.0
    }

    /// Does it with this game.
    pub fn run(self, command: &impl Command) -> Result {
        AllGames::run(self.0, command).unwrap_or_else(|| Err(Failure::at(self.0, "no such game")))
    }
}

impl ValueParserFactory for GameName {
    type Parser = TryMapValueParser<PossibleValuesParser, fn(String) -> std::result::Result<GameName, &'static str>>;

    fn value_parser() -> Self::Parser {
        PossibleValuesParser::new(GameName::all().map(GameName::name))
            .try_map(|name| GameName::find(&name).ok_or("no such game"))
    }
}
