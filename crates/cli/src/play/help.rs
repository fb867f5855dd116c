//! Explanations: of the question, of an action, of a rule, of a word.

use super::input;
use crate::{tables::Table, text::wrap};

/// The most rules that are printed at once; of further ones, the numbers.
const MOST_RULES: usize = 10;

/// A rule's number and text.
type Rule = (&'static str, &'static str);

/// What a master would do, and why.
pub fn hints<G: Table>(view: &G::View, legal: &[G::Action], seed: u64, width: usize) -> Vec<String> {
    let advice = G::advise(view, legal, seed);
    let line = |advice: &bots::Advice<G::Action>| {
        let number = legal.iter().position(|action| *action == advice.action).map_or(0, |place| place + 1);
        let reasons =
            if advice.reasons.is_empty() { String::new() } else { format!(": {}", advice.reasons.join(", ")) };
        wrap(&format!("{number:>3}  {}  ({}){reasons}", advice.action, advice.expect), width, 5)
    };
    advice.iter().flat_map(line).collect()
}

/// Explains a topic: nothing for the question itself.
pub fn explain<G: Table>(game: &G, view: &G::View, legal: &[G::Action], topic: &str, width: usize) -> Vec<String> {
    if topic.is_empty() {
        return overview::<G>(view, width);
    }
    if let Some(rule) = G::RULEBOOK.find(topic) {
        return printed(&[rule], width);
    }
    let (mut words, mut rules) = (Vec::new(), Vec::new());
    let action = input::action::<G>(view, legal, topic);
    if let Ok(action) = action {
        let (sentence, grounds) = verdict(game, view, action);
        words = wrap(&sentence, width, 2);
        rules = grounds;
    }
    // A number is an action and nothing else.
    if topic.parse::<usize>().is_err() {
        let more: Vec<_> = mentioning::<G>(topic).filter(|rule| !rules.contains(rule)).collect();
        rules.extend(more);
    }
    words.extend(printed(&rules, width));
    match action {
        Err(why) if words.is_empty() => wrap(&format!("no rule mentions '{topic}', and as an action: {why}"), width, 2),
        _ => words,
    }
}

fn overview<G: Table>(view: &G::View, width: usize) -> Vec<String> {
    let mut lines = vec![G::question(view)];
    lines.extend(printed(&grounds::<G>(view, None), width));
    for block in [G::LEGEND.into(), commands(G::EXAMPLES)] {
        lines.push(String::new());
        lines.extend(block.lines().map(String::from));
    }
    lines
}

fn commands([action, part, rule, word]: [&str; 4]) -> String {
    let lines = [
        ("7", "the action with this number".into()),
        (action, format!("the action by its text, or by a part of it: {part}")),
        ("? 7", format!("what an action does, or why it is refused: ? {action}")),
        (&format!("? {rule}"), format!("a rule; ? {word} finds the rules that mention a word")),
        ("h", "a hint: what a master would do, and why".into()),
        ("u", "take back".into()),
        ("more", "more actions".into()),
        ("Enter", "the table once more".into()),
        ("q", "leave".into()),
    ];
    lines.map(|(typed, meaning)| format!("  {typed:14}{meaning}")).join("\n")
}

/// What an action does or why it is refused, and the rules that say so.
fn verdict<G: Table>(game: &G, view: &G::View, action: G::Action) -> (String, Vec<Rule>) {
    match game.forecast(action) {
        Ok(forecast) => {
            let gain = Some(G::gain(view, action, &forecast)).filter(|gain| !gain.is_empty());
            (format!("{action}: {}", gain.unwrap_or("nothing at once".into())), grounds::<G>(view, Some(action)))
        }
        Err(illegal) => {
            let why = illegal.to_string();
            let words = why.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
            let rules = words.filter_map(|word| G::RULEBOOK.find(word)).collect();
            (format!("{action} is refused: {why}"), rules)
        }
    }
}

/// The rules that the question or an answer to it rests on.
fn grounds<G: Table>(view: &G::View, action: Option<G::Action>) -> Vec<Rule> {
    G::rules(view, action).into_iter().filter_map(|number| G::RULEBOOK.find(number)).collect()
}

/// The rules that mention a word, in their text or in their number.
fn mentioning<G: Table>(word: &str) -> impl Iterator<Item = Rule> {
    G::RULEBOOK.rules().filter(move |(number, text)| {
        text.to_lowercase().contains(word) || number.to_lowercase().split('-').any(|part| part == word)
    })
}

/// Rules as lines; the book is written in Markdown.
fn printed(rules: &[Rule], width: usize) -> Vec<String> {
    let (shown, more) = rules.split_at(rules.len().min(MOST_RULES));
    let rule = |(number, text): &Rule| {
        wrap(&format!("{number}: {}", text.replace(['*', '`'], "").replace(" | ", " ")), width, 2)
    };
    let mut lines: Vec<_> = shown.iter().flat_map(rule).collect();
    if !more.is_empty() {
        let numbers: Vec<_> = more.iter().map(|(number, _)| *number).collect();
        lines.extend(wrap(&format!("and {}", numbers.join(", ")), width, 2));
    }
    lines
}
