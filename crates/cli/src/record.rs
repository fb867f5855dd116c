//! `intramuros record`: make, explain, replay and check records.

use std::io::{self, BufWriter, Write};

use bots::Level;
use clap::{Args, Subcommand};
use kit::{Explanation, Live, Options, Play, Record, Silent, Viewer};
use ui::{Lang, say};

use crate::{
    args::{LangArg, SeedArg, Setup},
    failure::{Failure, Result},
    files::{self, in_file},
    games::{Command, GameName},
    play::{ending, news},
    terminal::{Eyes, TerminalGame},
    text::count,
};

/// Make, explain, replay and check records of games
#[derive(Subcommand, Debug)]
pub enum RecordCommand {
    /// Let bots play a whole game and print its record
    New(NewArgs),
    /// Print a record as JSON Lines that need nothing else to be understood
    Explain(FileArg),
    /// Tell a record in words and show the position
    Replay(ReplayArgs),
    /// Say whether records follow the rules
    Check(CheckArgs),
}

/// Let bots play a whole game and print its record
#[derive(Args, Debug)]
pub struct NewArgs {
    /// The game
    game: GameName,

    #[command(flatten)]
    setup: Setup,

    #[command(flatten)]
    seed: SeedArg,

    /// How everybody plays: random, novice, apprentice, journeyman or master
    #[arg(long, default_value = "random", value_name = "BOT")]
    policy: Level,

    /// Write the record to this file
    #[arg(long, short, value_name = "FILE")]
    output: Option<String>,
}

/// Print a record as JSON Lines that need nothing else to be understood
#[derive(Args, Debug)]
pub struct FileArg {
    /// The record, or - for the standard input
    file: String,
}

/// Tell a record in words and show the position
#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The record, or - for the standard input
    file: String,

    /// Stop after so many decisions [default: all]
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    #[command(flatten)]
    lang: LangArg,
}

/// Say whether records follow the rules
#[derive(Args, Debug)]
pub struct CheckArgs {
    /// The records, or - for the standard input
    #[arg(required = true)]
    files: Vec<String>,
}

impl RecordCommand {
    /// Carries the command out.
    pub fn run(&self) -> Result {
        match self {
            RecordCommand::New(args) => args.game.run(args),
            RecordCommand::Explain(args) => with_record(&args.file, |file, text| Explain { file, text }),
            RecordCommand::Replay(args) => with_record(&args.file, |file, text| Retell {
                file,
                text,
                at: args.at.unwrap_or(usize::MAX),
                lang: args.lang.get(),
            }),
            RecordCommand::Check(args) => check_all(&args.files),
        }
    }
}

/// Reads a file and does something with it, as the game that it is of.
pub(crate) fn with_record<'a, C: Command>(file: &'a str, command: impl FnOnce(&'a str, String) -> C) -> Result {
    let text = files::read(file)?;
    let game = files::game_of(&text).map_err(|error| in_file(file, error))?;
    game.run(&command(file, text))
}

impl Command for NewArgs {
    fn run<G: TerminalGame>(&self) -> Result {
        let seed = self.seed.get();
        let options = self.setup.options::<G>()?;
        let mut chance = Live::new(seed.bytes());
        let mut play = Play::<G>::start(&options, &mut chance, &mut Silent)?;
        let bot = |seat: u8| G::bot(self.policy, seed.of_game(seat.into()));
        let mut bots: Vec<_> = (0..options.players()).map(bot).collect();
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        while let Some(seat) = play.game().turn().seat() {
            play.game().legal(&mut legal);
            let choice = bots[seat.index()].choose(&play.game().view(Viewer::Seat(seat)), &legal);
            let action = *legal.get(choice).ok_or_else(|| Failure::new("a bot answers outside the list"))?;
            play.act(action, &mut chance, &mut events).map_err(Failure::new)?;
            events.clear();
        }
        // The record itself may go through a pipe: the seed goes beside it.
        writeln!(io::stderr(), "seed {seed}")?;
        match &self.output {
            Some(file) => files::write(file, play.record()),
            None => Ok(write!(io::stdout().lock(), "{}", play.record())?),
        }
    }
}

struct Explain<'a> {
    file: &'a str,
    text: String,
}

impl Command for Explain<'_> {
    fn run<G: TerminalGame>(&self) -> Result {
        let record: Record<G> = self.text.parse().map_err(|error| in_file(self.file, error))?;
        let mut out = BufWriter::new(io::stdout().lock());
        for line in Explanation::new(&record) {
            let line = line.map_err(|error| in_file(self.file, error));
            let line = line.inspect_err(|_| out.flush().unwrap_or_default())?;
            serde_json::to_writer(&mut out, &line).map_err(io::Error::from)?;
            writeln!(out)?;
        }
        Ok(out.flush()?)
    }
}

struct Retell<'a> {
    file: &'a str,
    text: String,
    at: usize,
    lang: Lang,
}

impl Command for Retell<'_> {
    fn run<G: TerminalGame>(&self) -> Result {
        let fail = |error| in_file(self.file, error);
        let record: Record<G> = self.text.parse().map_err(|error| in_file(self.file, error))?;
        let mut events = Vec::new();
        let mut replay = record.replay(&mut events).map_err(fail)?;
        while replay.at() < self.at && replay.step(&mut events).map_err(fail)?.is_some() {}

        let game = replay.game();
        let eyes = Eyes::new(self.lang, Viewer::Public, record.options.players());
        let mut lines = news::lines(&eyes.tell(game, events), &eyes, 100);
        let position = say!(eyes.t, "terminal-after", at = replay.at(), n = record.lines.len());
        lines.extend([String::new(), position, String::new(), eyes.look(game, |look| G::draw(look))]);
        let ending = ending::lines(game, &eyes);
        if !ending.is_empty() {
            lines.push(String::new());
        }
        lines.extend(ending);
        let mut out = BufWriter::new(io::stdout().lock());
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        Ok(out.flush()?)
    }
}

/// Checks every file, whatever the others are.
fn check_all(files: &[String]) -> Result {
    let mut good = true;
    for file in files {
        match with_record(file, |file, text| Check { file, text }) {
            Err(Failure::Says(why)) => {
                good = false;
                crate::print_error("intramuros", &why);
            }
            other => other?,
        }
    }
    if good { Ok(()) } else { Err(Failure::Reported) }
}

struct Check<'a> {
    file: &'a str,
    text: String,
}

impl Command for Check<'_> {
    fn run<G: TerminalGame>(&self) -> Result {
        let record: Record<G> = self.text.parse().map_err(|error| in_file(self.file, error))?;
        let game = record.last().map_err(|error| in_file(self.file, error))?;
        let end = match game.outcome() {
            Some(outcome) => {
                let scores: Vec<_> = outcome.scores.iter().map(i32::to_string).collect();
                format!("finished, scores {}", scores.join(" "))
            }
            None => "not finished".into(),
        };
        let (players, decisions) = (record.options.players(), record.lines.len() as i64);
        let name = if self.file == "-" { "standard input" } else { self.file };
        let line = format!("{name}: ok: {}, {players} players, {}, {end}", G::NAME, count(decisions, "decision"));
        Ok(writeln!(io::stdout().lock(), "{line}")?)
    }
}
