//! What a player types, and what it means.

use std::io::{self, BufRead, IsTerminal, Write};

use kit::Game;
use ui::{Look, say};

use crate::{failure::Result, terminal::TerminalGame};

/// What a typed line means.
#[derive(PartialEq, Debug)]
pub enum Said<G: Game> {
    Act(G::Action),
    Undo,
    Quit,
    /// The rest of a long list.
    More,
    /// The table once more.
    Table,
    /// What a master would do.
    Hint,
    /// An explanation of this; of the question when empty.
    Explain(String),
    /// Nothing that can be done, and why.
    Refused(Misread<G>),
}

/// Asks and reads a line; none at the end of input.
pub fn ask(prompt: &str) -> Result<Option<String>> {
    let mut out = io::stdout().lock();
    write!(out, "{prompt}")?;
    out.flush()?;
    let mut bytes = Vec::new();
    if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
        writeln!(out)?;
        return Ok(None);
    }
    // Arrow keys and the like arrive as control characters: they would move the cursor when shown.
    let line: String = String::from_utf8_lossy(&bytes).chars().filter(|letter| !letter.is_control()).collect();
    if !io::stdin().is_terminal() {
        // Nobody saw it being typed.
        writeln!(out, "{line}")?;
    }
    Ok(Some(line.trim().into()))
}

/// Why a typed line is no action that can be carried out.
#[derive(PartialEq, Debug)]
pub enum Misread<G: Game> {
    /// No action can be read from it.
    Unknown,
    /// No action has this number.
    Number(usize),
    /// It may be either.
    Either(G::Action, G::Action),
    /// The rules do not allow it.
    Illegal(G::Illegal),
}

impl<G: TerminalGame> Misread<G> {
    /// What is wrong, in the player's words.
    pub fn words(&self, look: &Look<'_, G>, typed: &str) -> String {
        let t = look.t;
        match self {
            Misread::Unknown => say!(t, "terminal-unknown", typed = typed),
            Misread::Number(n) => say!(t, "terminal-no-number", n = *n, last = look.offers.len()),
            Misread::Either(one, other) => {
                say!(t, "terminal-either", typed = typed, one = one.to_string(), other = other.to_string())
            }
            Misread::Illegal(illegal) => G::refusal(look, illegal),
        }
    }
}

/// The legal actions.
pub fn legal<G: Game>(look: &Look<'_, G>) -> Vec<G::Action> {
    look.offers.iter().map(|offer| offer.action).collect()
}

/// What a typed line means at this moment.
pub fn understand<G: TerminalGame>(game: &G, look: &Look<'_, G>, typed: &str) -> Said<G> {
    let typed = typed.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    match typed.as_str() {
        "" => return Said::Table,
        "u" | "undo" => return Said::Undo,
        "q" | "quit" | "exit" => return Said::Quit,
        "more" => return Said::More,
        "h" | "hint" => return Said::Hint,
        "help" => return Said::Explain(String::new()),
        _ => (),
    }
    if let Some(topic) = typed.strip_prefix('?') {
        return Said::Explain(topic.trim().into());
    }
    let action = match action::<G>(look, &typed) {
        Ok(action) => action,
        Err(why) => return Said::Refused(why),
    };
    match game.check(action) {
        Ok(()) => Said::Act(action),
        Err(illegal) => Said::Refused(Misread::Illegal(illegal)),
    }
}

/// The action that is meant: its number, its text, its text without the verb, or the beginning of either.
pub fn action<G: TerminalGame>(look: &Look<'_, G>, typed: &str) -> Meant<G> {
    let legal = legal(look);
    if let Ok(number) = typed.parse::<usize>() {
        let action = number.checked_sub(1).and_then(|index| legal.get(index));
        return action.copied().ok_or(Misread::Number(number));
    }
    if let Some(whole) = read::<G>(typed) {
        return Ok(whole);
    }
    if let Some(meant) = G::understand(look.view, typed) {
        return meant;
    }
    let completed = verbs::<G>(&legal).into_iter().filter_map(|verb| read::<G>(&format!("{verb} {typed}")));
    let completed: Vec<_> = completed.collect();
    let possible: Vec<_> = completed.iter().copied().filter(|action| legal.contains(action)).collect();
    match (&possible[..], &completed[..]) {
        ([], [action, ..]) => Ok(*action),
        ([], []) => only::<G>(&begun::<G>(&legal, typed)),
        _ => only::<G>(&possible),
    }
}

/// An action, or what is wrong with what was typed.
pub type Meant<G> = std::result::Result<<G as Game>::Action, Misread<G>>;

/// Reads an action; positions may be written with capitals, everything else is not.
fn read<G: Game>(text: &str) -> Option<G::Action> {
    let (verb, last) = text.rsplit_once(' ').unwrap_or(("", text));
    let capitals = format!("{verb} {}", last.to_uppercase());
    text.parse().or_else(|_| capitals.trim().parse()).ok()
}

/// The one action of these.
fn only<G: Game>(actions: &[G::Action]) -> Meant<G> {
    match actions {
        [] => Err(Misread::Unknown),
        [action] => Ok(*action),
        [one, other, ..] => Err(Misread::Either(*one, *other)),
    }
}

/// The legal actions that begin with what was typed.
fn begun<G: Game>(legal: &[G::Action], typed: &str) -> Vec<G::Action> {
    let begins = |action: &G::Action| {
        let text = action.to_string().to_lowercase();
        text.starts_with(typed) || text.split_once(' ').is_some_and(|(_, rest)| rest.starts_with(typed))
    };
    legal.iter().copied().filter(begins).collect()
}

/// The first words of those actions that have more than one.
pub fn verbs<G: Game>(legal: &[G::Action]) -> Vec<String> {
    let texts = legal.iter().map(G::Action::to_string);
    let mut verbs: Vec<String> = texts.filter_map(|text| Some(text.split_once(' ')?.0.to_string())).collect();
    verbs.dedup();
    verbs
}

#[cfg(test)]
mod tests {
    use kit::{Seat, Viewer};
    use saint_malo::{SaintMalo, Scene};
    use ui::Lang;

    use super::*;
    use crate::terminal::Eyes;

    fn me() -> Eyes {
        Eyes::new(Lang::En, Viewer::Seat(Seat(0)), 2)
    }

    fn said(scene: Scene, before: &[&str], typed: &str) -> String {
        let mut game = SaintMalo::try_from(scene).unwrap();
        for action in before {
            game.apply(action.parse().unwrap(), &mut kit::Unknown, &mut kit::Silent).unwrap();
        }
        me().look(&game, |look| match understand(&game, look, typed) {
            Said::Act(action) => action.to_string(),
            Said::Refused(why) => why.words(look, typed),
            other => format!("{other:?}"),
        })
    }

    fn rolling(typed: &str) -> String {
        said(Scene { rolls: 1, ..Scene::default() }, &[], typed)
    }

    #[test]
    fn an_action_is_meant_by_its_number_its_text_or_a_part_of_it() {
        let placing = |typed: &str| said(Scene::default(), &["use head 1", "person citizen"], typed);
        for typed in ["place d4", "d4", " D4 "] {
            assert_eq!(placing(typed), "place d4");
        }
        assert_eq!(placing("1"), "place b1");
        let choosing = |typed: &str| said(Scene { dice: "head head head log log", ..Scene::default() }, &[], typed);
        assert_eq!(choosing("head 3"), "use head 3");
        assert_eq!(choosing("lo"), "“lo” could be use log 1 or use log 2: type a little more.");
    }

    #[test]
    fn dice_are_named_by_those_to_roll_or_those_to_keep() {
        assert_eq!(rolling("wall log"), "reroll log wall");
        assert_eq!(rolling("keep head cross"), "reroll log crate wall");
        assert_eq!(rolling("keep log crate wall cross head"), "stop");
        assert_eq!(rolling("keep head head"), "The dice show only 1 head (S-DICE-2)");
        assert_eq!(rolling("s"), "stop");
    }

    #[test]
    fn what_cannot_be_done_says_why() {
        let placing = |typed: &str| said(Scene::default(), &["use wall 1"], typed);
        assert_eq!(placing("c4"), "Walls stand only on the outer ring; c4 is inside (S-CITY-7)");
        assert!(placing("c9").starts_with("“c9” is not an action"), "{}", placing("c9"));
        assert_eq!(placing("0"), "There is no action 0: the list goes from 1 to 20.");
        assert_eq!(placing("pass"), "Not now: the question is where the next wall stands (S-TURN-2)");
        assert!(rolling("dance").starts_with("“dance” is not an action"), "{}", rolling("dance"));
    }

    #[test]
    fn a_part_that_fits_two_actions_is_asked_for_and_capitals_do_not_matter() {
        let player = |hand| valletta::ScenePlayer { goods: "9g9w9s9b", hand, ..Default::default() };
        let players = vec![player("builder valette maid"), player("maid")];
        let layout = vec![("A1.3", "Mint")];
        let scene = valletta::Scene { players, layout, valette: 24, ..Default::default() };
        let mut game = valletta::Valletta::try_from(scene).unwrap();
        let act = |game: &mut valletta::Valletta, action: &str| {
            game.apply(action.parse().unwrap(), &mut kit::Unknown, &mut kit::Silent).unwrap();
        };
        let said = |game: &valletta::Valletta, typed: &str| {
            me().look(game, |look| match understand(game, look, typed) {
                Said::Act(action) => action.to_string(),
                Said::Refused(why) => why.words(look, typed),
                other => format!("{other:?}"),
            })
        };
        act(&mut game, "play valette");
        assert!(said(&game, "builder").contains("could be fire builder or hire builder"));
        assert_eq!(said(&game, "hire b"), "hire builder");
        act(&mut game, "decline");
        act(&mut game, "play builder");
        assert_eq!(said(&game, "build a1.3"), "build A1.3");
        assert_eq!(said(&game, "a1.3"), "build A1.3");
    }

    #[test]
    fn a_question_mark_asks_about_what_follows() {
        assert_eq!(rolling("?"), "Explain(\"\")");
        assert_eq!(rolling("?  S-WALL-6"), "Explain(\"s-wall-6\")");
        assert_eq!(rolling("u"), "Undo");
    }
}
