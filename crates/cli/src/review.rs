//! `intramuros review`: a game judged decision by decision, in words or as JSON.

use std::io::{self, BufWriter, Write};

use bots::review::{Account, Cause, Review, TurningPoint, review};
use clap::Args;
use kit::{Record, Seat, Viewer};
use ui::{
    Lang, colon,
    replay::review::{adjusted, rate, share, signed, told},
    say,
};

use crate::{
    args::LangArg,
    failure::{Failure, Result},
    files::in_file,
    games::Command,
    record::with_record,
    terminal::{Eyes, TerminalGame},
    text::wrap,
};

/// How wide the lines are.
const WIDTH: usize = 100;

/// Say what was skill and what was luck in a game
#[derive(Args, Debug)]
pub struct ReviewArgs {
    /// The record, or - for the standard input
    file: String,

    /// Print one JSON object (docs/review.md)
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    lang: LangArg,
}

impl ReviewArgs {
    /// Reviews the game of the file.
    pub fn run(&self) -> Result {
        with_record(&self.file, |file, text| Judge { file, text, json: self.json, lang: self.lang.get() })
    }
}

struct Judge<'a> {
    file: &'a str,
    text: String,
    json: bool,
    lang: Lang,
}

impl Command for Judge<'_> {
    fn run<G: TerminalGame>(&self) -> Result {
        let record: Record<G> = self.text.parse().map_err(|error| in_file(self.file, error))?;
        let review = review(&record, 0).map_err(|error| in_file(self.file, error))?;
        let mut out = BufWriter::new(io::stdout().lock());
        if self.json {
            serde_json::to_writer(&mut out, &review).map_err(io::Error::from)?;
            writeln!(out)?;
            return Ok(out.flush()?);
        }
        let eyes = Eyes::new(self.lang, Viewer::Public, review.result.len() as u8);
        for line in told_lines(&record, &review, &eyes)? {
            writeln!(out, "{line}")?;
        }
        Ok(out.flush()?)
    }
}

/// The whole review in words: the players, the turning points, the worst decisions.
fn told_lines<G: TerminalGame>(record: &Record<G>, review: &Review, eyes: &Eyes) -> Result<Vec<String>> {
    let t = eyes.t;
    let mut lines: Vec<String> = wrap(&say!(t, "review-lead"), WIDTH, 0);
    lines.push(String::new());
    lines.extend(review.seats.iter().flat_map(|account| wrap(&player(eyes, account), WIDTH, 2)));
    if !review.turning.is_empty() {
        lines.extend([String::new(), say!(t, "replay-swings")]);
        lines.extend(review.turning.iter().flat_map(|point| wrap(&turn(eyes, point), WIDTH, 4)));
    }
    let worst: Vec<usize> = review.seats.iter().flat_map(|account| account.lessons.iter().copied()).collect();
    if !worst.is_empty() {
        lines.extend([String::new(), say!(t, "review-worst")]);
    }
    for at in worst {
        let Some(made) = review.decision(at) else { continue };
        let game = record.at(at - 1).map_err(Failure::new)?;
        let told = told(t, &eyes.names, &game, made);
        let class = made.class.map_or("", |class| class.name());
        let lost = say!(t, "review-lost", class = class, lost = share(t, made.lost));
        let head = format!("{}, {}", say!(t, "replay-moment", at = at), eyes.name(Seat(made.seat)));
        lines.extend(wrap(&format!("  {}", colon(t, &head, &format!("{}. {lost}", told.done))), WIDTH, 4));
        let line = told.line.join(" → ");
        lines.extend(wrap(&format!("    {} {line}", say!(t, "review-better")), WIDTH, 6));
        if !told.reasons.is_empty() {
            lines.extend(wrap(&format!("    {} {}", say!(t, "review-why"), told.reasons.join(", ")), WIDTH, 6));
        }
    }
    Ok(lines)
}

/// What a player's game came to, in a line.
fn player(eyes: &Eyes, account: &Account) -> String {
    let t = eyes.t;
    let step = account.step.map_or_else(|| say!(t, "review-step-unknown"), |step| say!(t, "review-step", n = step));
    let parts = [
        colon(t, &say!(t, "review-loss"), &rate(t, account.per_decision)),
        colon(t, &say!(t, "review-luck"), &signed(t, account.luck)),
        colon(t, &say!(t, "review-adjusted"), &adjusted(t, account.adjusted)),
        colon(t, &say!(t, "review-like"), &step),
        say!(
            t,
            "review-classes",
            inaccuracies = account.inaccuracies,
            mistakes = account.mistakes,
            blunders = account.blunders
        ),
    ];
    colon(t, &eyes.name(Seat(account.seat)), &parts.join("; "))
}

/// A turning point, in a line.
fn turn(eyes: &Eyes, point: &TurningPoint) -> String {
    let t = eyes.t;
    let percent = |chance: f64| say!(t, "replay-percent", n = (100.0 * chance).round() as i32);
    let cause = match point.cause {
        Cause::Luck => say!(t, "review-cause-luck"),
        Cause::Error => say!(t, "review-cause-error"),
    };
    let name = eyes.name(Seat(point.seat));
    let change = say!(t, "replay-change", name = name, before = percent(point.before), after = percent(point.after));
    format!("  {} ({cause}); {change}", say!(t, "replay-moment", at = point.at))
}
