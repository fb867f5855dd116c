//! Games as tables see them. Whoever puts a server together lists its games; a table knows a game only by name.

use std::marker::PhantomData;

use kit::{BadOption, Explain, Game, Options, Play, Record, Setting, record::Picks};

use crate::{
    Broken, Entry, Fair,
    board::{Board, Seated},
    log,
};

/// A game by its rules: sets positions up and reads them from logs.
pub trait GameKind: Send + Sync {
    /// Its name in records and addresses.
    fn name(&self) -> &'static str;

    /// The newest version of its rules.
    fn rules(&self) -> u32;

    /// What can be set.
    fn settings(&self) -> &'static [Setting];

    /// Options from named texts.
    fn settle(&self, settings: &[(&str, &str)]) -> Result<Settled, BadOption>;

    /// The house rule that keeps a game from being rated, if there is one.
    fn house_rule(&self, options: &str) -> Option<String>;

    /// Sets a game up; returns it with the first line of its log.
    fn start(&self, options: &str, fair: &mut Fair) -> Result<(Box<dyn Board>, String), BadOption>;

    /// The game that a log describes; none before the start.
    ///
    /// A change of the rules that gives old records another meaning gets a new number, and the older engine stays for
    /// as long as a table needs it.
    fn open(&self, rules: i64, options: &str, log: &[Entry]) -> Result<Option<Box<dyn Board>>, Broken>;
}

/// Options that were checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// As lines of a record.
    pub lines: String,
    /// How many play.
    pub players: u8,
    /// The version of the rules.
    pub rules: u32,
}

/// A game, as a value: what the registry of a server lists.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// The game.
    pub const GAME: Of<G> = Of(PhantomData);
}

/// Option lines as pairs of a key and a value.
fn pairs(lines: &str) -> impl Iterator<Item = (&str, &str)> {
    lines.lines().map(|line| line.split_once(' ').unwrap_or((line, "")))
}

fn read<'a, G: Game>(settings: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<G::Options, BadOption> {
    let mut options = G::Options::default();
    settings.into_iter().try_for_each(|(key, value)| options.set(key, value))?;
    options.check()?;
    Ok(options)
}

impl<G: Explain + 'static> GameKind for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn settings(&self) -> &'static [Setting] {
        G::Options::SETTINGS
    }

    fn settle(&self, settings: &[(&str, &str)]) -> Result<Settled, BadOption> {
        let options = read::<G>(settings.iter().copied())?;
        let lines = options.list().iter().map(|(key, value)| format!("{key} {value}\n")).collect();
        Ok(Settled { lines, players: options.players(), rules: G::RULES })
    }

    fn house_rule(&self, options: &str) -> Option<String> {
        // Only options that differ from the default are written down, apart from those that may vary.
        pairs(options).map(|(key, _)| key).find(|key| !G::Options::VARIANTS.contains(key)).map(str::to_owned)
    }

    fn start(&self, options: &str, fair: &mut Fair) -> Result<(Box<dyn Board>, String), BadOption> {
        let play = Play::<G>::start(&read::<G>(pairs(options))?, fair, &mut Vec::new())?;
        let line = Picks(&play.record().start).to_string();
        Ok((Box::new(Seated::new(play)), line))
    }

    fn open(&self, rules: i64, options: &str, log: &[Entry]) -> Result<Option<Box<dyn Board>>, Broken> {
        if rules != i64::from(G::RULES) {
            return Err(Broken(format!("rules {rules} of {} are not known here", G::NAME)));
        }
        let Some(decided) = log::decided(log)? else { return Ok(None) };
        let options = read::<G>(pairs(options)).map_err(Broken::of)?;
        let start = Picks::of(decided.start).map_err(Broken::of)?;
        let lines = decided.lines.iter().map(|line| line.parse().map_err(Broken::of)).collect::<Result<_, _>>()?;
        let play = Play::<G>::resume(Record { options, start, lines }).map_err(Broken::of)?;
        Ok(Some(Box::new(Seated::new(play))))
    }
}
