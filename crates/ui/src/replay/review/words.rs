//! What would have been better, in the words of the game.

use bots::review::{Better, Judged};
use kit::{Seat, Viewer};

use crate::{Draw, Look, Texts};

/// A better decision in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// What was done.
    pub done: String,
    /// What would have been better, and how the turn goes on from there.
    pub line: Vec<String>,
    /// Why.
    pub reasons: Vec<String>,
    /// The actions of the question, in its order.
    pub options: Vec<String>,
}

/// Puts a decision into words, as its player would read them; the game stands as it was before it.
pub fn told<G: Draw>(t: Texts, names: &[String], game: &G, judged: &Judged) -> Told {
    let seat = Seat(judged.seat);
    let one = |text: &String| said(t, names, game, seat, text);
    let Some(Better { line, because, reasons, options, .. }) = &judged.better else {
        return Told { done: one(&judged.action), ..Told::default() };
    };
    let mut why: Vec<String> = because.iter().filter_map(|reason| G::because(t, reason)).collect();
    if why.is_empty() && t.lang() == crate::Lang::En {
        why.clone_from(reasons);
    }
    let options = options.iter().map(|choice| one(&choice.action)).collect();
    Told { done: one(&judged.action), line: in_turn(t, names, game, seat, line), reasons: why, options }
}

/// Actions one after the other, each where the one before has led.
fn in_turn<G: Draw>(t: Texts, names: &[String], game: &G, seat: Seat, line: &[String]) -> Vec<String> {
    let (mut game, mut words) = (game.clone(), Vec::new());
    for text in line {
        words.push(said(t, names, &game, seat, text));
        let Ok(action) = text.parse() else { break };
        if game.apply(action, &mut kit::Unknown, &mut kit::Silent).is_err() {
            break;
        }
    }
    words
}

/// An action in words; its text where there are none.
fn said<G: Draw>(t: Texts, names: &[String], game: &G, seat: Seat, text: &str) -> String {
    let Ok(action) = text.parse() else { return text.to_owned() };
    let (viewer, why) = (Viewer::Seat(seat), |action| game.check(action).err());
    let view = game.view(viewer);
    let look = Look { t, view: &view, offers: &[], why: &why, names, viewer, news: &[], outcome: None };
    G::action(&look, action)
}
