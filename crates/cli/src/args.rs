//! Arguments that several commands share.

use clap::Args;
use kit::{Game, Options, Setting};
use ui::Lang;
use web::AllGames;

use crate::{failure::Result, files, games::TerminalGames, seed::Seed};

/// How a table is set up.
#[derive(Args, Clone, Debug)]
pub struct Setup {
    /// How many play [default: 2]
    #[arg(long, short, value_name = "N")]
    pub players: Option<u8>,

    /// The seat that begins, from 0 [default: by lot]
    #[arg(long, value_name = "SEAT")]
    pub first: Option<u8>,

    /// An option of the game, such as turn_cap=20; may be repeated. KEY=@FILE takes the text of a file
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value, long_help = every_option())]
    pub options: Vec<(String, String)>,
}

/// A setting as it is written on the command line.
pub fn key_and_value(text: &str) -> std::result::Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("an option is written key=value")?;
    Ok((key.into(), value.into()))
}

/// Options that every game has, and an argument of their own.
const EVERYWHERE: [&str; 2] = ["players", "first"];

/// The help of `--option`: what there is to set, by game.
fn every_option() -> String {
    let own = |setting: &&Setting| !EVERYWHERE.contains(&setting.key);
    let line = |Setting { key, value, help, .. }: &Setting| format!("\n  {key}: {value}; {help}");
    let of_game = |(name, settings): (&str, &[Setting])| {
        format!("\n\n{name}:{}", settings.iter().filter(own).map(line).collect::<String>())
    };
    let games: String = AllGames::settings().into_iter().map(of_game).collect();
    format!("An option of the game; may be repeated. KEY=@FILE takes the text of a file{games}")
}

impl Setup {
    /// The settings for this game.
    pub fn options<G: Game>(&self) -> Result<G::Options> {
        let mut options = G::Options::default();
        let given = EVERYWHERE.into_iter().zip([self.players, self.first]);
        for (key, number) in given.filter_map(|(key, number)| Some((key, number?))) {
            options.set(key, &number.to_string())?;
        }
        for (key, value) in &self.options {
            match value.strip_prefix('@') {
                Some(file) => options.set(key, &files::read(file)?).map_err(|bad| files::in_file(file, bad))?,
                None => options.set(key, value)?,
            }
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
