//! The options of a game, whichever it is.

use kit::{BadOption, Game, Options};
use saint_malo::SaintMalo;
use valletta::Valletta;

use super::GAMES;

/// The options of a game from named texts, as lines of a record, with the number of players.
pub fn options<'a>(
    game: &str,
    settings: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<(String, u8, u32), BadOption> {
    fn read<'a, G: Game>(
        settings: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<(String, u8, u32), BadOption> {
        let mut options = G::Options::default();
        settings.into_iter().try_for_each(|(key, value)| options.set(key, value))?;
        options.check()?;
        let lines = options.list().iter().map(|(key, value)| format!("{key} {value}\n")).collect();
        Ok((lines, options.players(), G::RULES))
    }
    match game {
        SaintMalo::NAME => read::<SaintMalo>(settings),
        Valletta::NAME => read::<Valletta>(settings),
        other => Err(BadOption::new("game", format!("'{other}' is not played here: {}", GAMES.join(", ")))),
    }
}

/// The option by which a game differs from the one that everybody plays; none for one that can be rated. Options are
/// written down only where they are not the usual ones, apart from those that a rated game may vary, too.
pub fn house_rule(options: &str) -> Option<&str> {
    let names = options.lines().map(|line| line.split(' ').next().unwrap_or(line));
    names.into_iter().find(|name| !["players", "edition"].contains(name))
}
