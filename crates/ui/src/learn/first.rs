//! The first turn, in five minutes: the pieces, a few guided turns on positions written by hand, then a small game.
//!
//! A guided turn is a page that remembers nothing: its address says how many of the prepared actions were done, and
//! what was tried now. What was meant leads on; what is only possible too is said to be so.

use kit::{BadScene, Chance, Viewer};
use maud::{Markup, html};

use super::{LEARNER, Teach};
use crate::{Look, Offer, Texts, say};

/// A turn on a position written by hand. Its messages: `first-ID-title`, `first-ID-1` for what to do first, …,
/// `first-ID-done`.
pub struct Turn<G> {
    /// Its name in messages.
    pub id: &'static str,
    /// Where it begins.
    pub position: fn() -> Result<G, BadScene>,
    /// What is done, as texts.
    pub actions: &'static [&'static str],
    /// What comes by chance; behind the last of them always the first possibility.
    pub picks: &'static [u32],
}

/// What was tried on a page.
#[derive(Default)]
pub struct Tried<'a> {
    /// How many of the prepared actions were done before.
    pub did: usize,
    /// What was tried now.
    pub action: Option<&'a str>,
}

/// Chance as it was prepared.
struct Prepared(&'static [u32]);

impl Chance for Prepared {
    fn pick(&mut self, n: u32) -> u32 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        (*first).min(n.saturating_sub(1))
    }
}

impl<G: Teach> Turn<G> {
    /// The position after so many actions, with what the last of them brought; none if the turn is not as it should be.
    pub fn after(&self, did: usize) -> Option<(G, Vec<G::Event>)> {
        let (mut game, mut news, mut chance) = ((self.position)().ok()?, Vec::new(), Prepared(self.picks));
        for text in self.actions.iter().take(did) {
            news.clear();
            game.apply(text.parse().ok()?, &mut chance, &mut news).ok()?;
        }
        Some((game, news))
    }
}

/// A step of the first turn: the pieces, the guided turns, the way to the small game; none behind that.
pub fn page<G: Teach>(t: Texts, step: usize, tried: &Tried<'_>) -> Option<Markup> {
    let turns = G::TURNS.len();
    match step {
        1 => Some(pieces::<G>(t)),
        step if (2..2 + turns).contains(&step) => turn(t, step, &G::TURNS[step - 2], tried),
        step if step == 2 + turns => Some(small::<G>(t)),
        _ => None,
    }
}

/// Where a step stands among all.
fn progress<G: Teach>(t: Texts, step: usize) -> Markup {
    let of = G::TURNS.len() + 2;
    html! {
        p.progress {
            span { (say!(t, "learn-first-step", step = step, of = of)) }
            progress max=(of) value=(step) aria-label=(say!(t, "learn-first-label")) {}
        }
    }
}

fn onward<G: Teach>(t: Texts, step: usize) -> Markup {
    html! { a.button.main href={ "/learn/" (G::NAME) "/first/" (step + 1) } { (say!(t, "learn-first-next")) } }
}

fn pieces<G: Teach>(t: Texts) -> Markup {
    html! {
        article.first-turn data-place=(G::NAME) {
            h1 { (G::say(t, "first-title")) }
            (progress::<G>(t, 1))
            p.lead { (G::say(t, "first-pieces")) }
            (G::pieces(t))
            p { (onward::<G>(t, 1)) }
        }
    }
}

fn small<G: Teach>(t: Texts) -> Markup {
    html! {
        article.first-turn data-place=(G::NAME) {
            h1 { (say!(t, "learn-first-small")) }
            (progress::<G>(t, G::TURNS.len() + 2))
            p.lead { (G::say(t, "first-small")) }
            p { (say!(t, "learn-first-tools")) }
            form method="post" action={ "/learn/" (G::NAME) "/first" } {
                button.button.main type="submit" { (say!(t, "learn-first-play")) }
            }
        }
    }
}

fn turn<G: Teach>(t: Texts, step: usize, turn: &Turn<G>, tried: &Tried<'_>) -> Option<Markup> {
    let wanted = |did: usize| turn.actions.get(did).and_then(|text| text.parse::<G::Action>().ok());
    let did = tried.did.min(turn.actions.len());
    let right = wanted(did).is_some() && tried.action.and_then(|text| text.parse().ok()) == wanted(did);
    let other = tried.action.is_some() && !right && wanted(did).is_some();
    let did = did + usize::from(right);
    let (game, news) = turn.after(did)?;
    let action = wanted(did);
    let viewer = Viewer::Seat(LEARNER);
    let mut legal = Vec::new();
    if action.is_some() {
        game.legal(&mut legal);
    }
    let offer = |action| Offer { action, gain: game.forecast(action).unwrap_or_default() };
    let offers: Vec<Offer<G>> = legal.into_iter().map(offer).collect();
    let (view, why) = (game.view(viewer), |action| game.check(action).err());
    let names = [say!(t, "learn-first-you"), say!(t, "rules-name-two")];
    let look = Look { t, view: &view, offers: &offers, why: &why, names: &names, viewer, news: &news, outcome: None };
    Some(html! {
        div.table.first-turn {
            div #play.play data-mine[action.is_some()] {
                h1.unseen { (G::say(t, "first-title")) }
                div.guided { (asked(&look, action.is_some(), other)) (said(&look, turn, step, did, action)) }
                div.board { (G::board(&look)) }
                form #act method="get" action={ "/learn/" (G::NAME) "/first/" (step) } {
                    input type="hidden" name="did" value=(did);
                }
            }
        }
    })
}

/// The table's question, what the last action brought, and whether something else was meant.
fn asked<G: Teach>(look: &Look<'_, G>, mine: bool, other: bool) -> Markup {
    let t = look.t;
    let lines: Vec<String> = look.news.iter().filter_map(|event| G::event(look, event)).collect();
    html! {
        section.ask aria-label=(say!(t, "table-ask")) {
            div.question {
                @if mine { p #ask.mine tabindex="-1" { (G::question(look)) } }
                div.news {
                    @if other { p.said.refused role="alert" { (say!(t, "learn-first-other")) } }
                    @else { p #said.said role="status" { (lines.join(" ")) } }
                }
            }
        }
    }
}

/// What the guide says about it.
fn said<G: Teach>(look: &Look<'_, G>, turn: &Turn<G>, step: usize, did: usize, action: Option<G::Action>) -> Markup {
    let t = look.t;
    let (button, boxes) = action.map(G::pointed).unzip();
    let boxes = boxes.filter(|boxes| !boxes.is_empty()).map(|boxes| boxes.join(" "));
    let line = if action.is_some() { (did + 1).to_string() } else { "done".to_owned() };
    html! {
        aside.lesson #lesson data-point=[button] data-point-with=[boxes] aria-live="polite"
            aria-label=(say!(t, "learn-guide")) {
            (progress::<G>(t, step))
            h2 { (G::say(t, &format!("first-{}-title", turn.id))) }
            p { (G::say(t, &format!("first-{}-{line}", turn.id))) }
            @match action {
                Some(action) => p.tip { (say!(t, "learn-tip")) " " strong { (G::action(look, action)) } },
                None => p { (onward::<G>(t, step)) },
            }
        }
    }
}
