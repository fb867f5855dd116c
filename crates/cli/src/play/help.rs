//! Explanations: of the question, of an action, of a rule, of a word.

use console::{Alignment, measure_text_width, pad_str};
use kit::Referee;
use ui::{
    Look, Offer, Texts, colon,
    rules::{self, Passage},
    say,
    table::behind,
};

use super::input::{self, Misread};
use crate::{terminal::TerminalGame, text::wrap};

/// The most passages that are printed at once; of further ones, the numbers of their rules.
const MOST_PASSAGES: usize = 8;

/// What a master would do, and why.
pub fn hints<G: TerminalGame>(look: &Look<'_, G>, seed: u64, width: usize) -> Vec<String> {
    let legal = input::legal(look);
    let advice = G::advise(look.view, &legal, seed);
    let Some(best) = advice.first().map(|first| first.expect) else { return Vec::new() };
    let line = |(place, one): (usize, &bots::Advice<G::Action>)| {
        let number = legal.iter().position(|action| *action == one.action).map_or(0, |place| place + 1);
        let expected = behind(look.t, place, one.expect.behind(best));
        let words = G::action(look, one.action);
        let reasons: Vec<_> = one.because.iter().filter_map(|reason| G::because(look.t, reason)).collect();
        let why = if reasons.is_empty() { String::new() } else { format!("; {}", reasons.join("; ")) };
        wrap(&format!("{number:>3}  {}", colon(look.t, &words, &format!("{expected}{why}"))), width, 5)
    };
    advice.iter().enumerate().flat_map(line).collect()
}

/// Explains a topic: nothing for the question itself.
pub fn explain<G: TerminalGame>(game: &G, look: &Look<'_, G>, topic: &str, width: usize) -> Vec<String> {
    let t = look.t;
    if topic.is_empty() {
        return overview::<G>(look, width);
    }
    let told = telling::<G>(t, &[topic]);
    if !told.is_empty() {
        return printed(t, &told, width);
    }
    let (mut words, mut passages) = (Vec::new(), Vec::new());
    let action = input::action::<G>(look, topic);
    if let Ok(action) = action {
        let (sentence, grounds) = verdict(game, look, action);
        words = wrap(&sentence, width, 2);
        passages = grounds;
    }
    // A number is an action and nothing else.
    if topic.parse::<usize>().is_err() {
        let more = G::INFO.book.map_or_else(Vec::new, |book| rules::find(t, book, topic));
        passages.extend(more.into_iter().filter(|passage| !passages.contains(passage)).collect::<Vec<_>>());
    }
    words.extend(printed(t, &passages, width));
    if !words.is_empty() {
        return words;
    }
    let why = match action {
        Err(why @ Misread::Number(_)) => why.words(look, topic),
        _ => say!(t, "terminal-no-rule", topic = topic),
    };
    wrap(&why, width, 2)
}

fn overview<G: TerminalGame>(look: &Look<'_, G>, width: usize) -> Vec<String> {
    let mut lines = vec![G::question(look)];
    lines.extend(printed(look.t, &grounds::<G>(look, None), width));
    lines.push(String::new());
    lines.extend(G::legend(look.t).lines().flat_map(|line| wrap(line, width, 2)));
    lines.push(String::new());
    lines.extend(commands(look.t, G::EXAMPLES));
    lines
}

fn commands(t: Texts, [action, part, rule, word]: [&str; 4]) -> [String; 9] {
    let lines = [
        ("7".into(), say!(t, "terminal-help-number")),
        (action.into(), say!(t, "terminal-help-text", part = part)),
        ("? 7".into(), say!(t, "terminal-help-action", action = action)),
        (format!("? {rule}"), say!(t, "terminal-help-rule", word = word)),
        ("h".into(), say!(t, "terminal-help-hint")),
        ("u".into(), say!(t, "terminal-help-undo")),
        ("more".into(), say!(t, "terminal-help-more")),
        (say!(t, "terminal-enter"), say!(t, "terminal-help-enter")),
        ("q".into(), say!(t, "terminal-help-quit")),
    ];
    let widest = lines.iter().map(|(typed, _)| measure_text_width(typed)).max().unwrap_or(0) + 2;
    let line =
        |(typed, meaning): (String, String)| format!("  {}{meaning}", pad_str(&typed, widest, Alignment::Left, None));
    lines.map(line)
}

/// What an action does or why it is refused, and the passages that say so.
fn verdict<G: TerminalGame>(game: &G, look: &Look<'_, G>, action: G::Action) -> (String, Vec<Passage>) {
    match game.forecast(action) {
        Ok(gain) => {
            let words = G::action(look, action);
            let brief = G::brief(look, &Offer { action, gain });
            let more = if brief.is_empty() || brief == words { String::new() } else { format!(" ({brief})") };
            (colon(look.t, &action.to_string(), &format!("{words}{more}")), grounds::<G>(look, Some(action)))
        }
        Err(illegal) => {
            let passages = telling::<G>(look.t, &[illegal.rule()]);
            (colon(look.t, &action.to_string(), &G::refusal(look, &illegal)), passages)
        }
    }
}

/// The passages that the question or an answer to it rests on.
fn grounds<G: TerminalGame>(look: &Look<'_, G>, action: Option<G::Action>) -> Vec<Passage> {
    telling::<G>(look.t, &G::rules(look.view, action))
}

/// The passages that tell these rules; none where there is no book of them.
fn telling<G: TerminalGame>(t: Texts, numbers: &[&str]) -> Vec<Passage> {
    G::INFO.book.map_or_else(Vec::new, |book| rules::telling(t, book, numbers))
}

/// Passages as lines, each with the heading under which the rules have it.
fn printed(t: Texts, passages: &[Passage], width: usize) -> Vec<String> {
    let (shown, more) = passages.split_at(passages.len().min(MOST_PASSAGES));
    let passage = |passage: &Passage| wrap(&colon(t, &passage.heading, &passage.text), width, 2);
    let mut lines: Vec<_> = shown.iter().flat_map(passage).collect();
    let numbers: Vec<_> = more.iter().filter_map(|passage| passage.numbers.first()).map(String::as_str).collect();
    if !numbers.is_empty() {
        lines.extend(wrap(&say!(t, "terminal-more-rules", numbers = numbers.join(", ")), width, 2));
    }
    lines
}
