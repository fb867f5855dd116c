//! A game drawn and told for somebody, whichever it is.

use kit::{Game, Viewer};
use pages::{
    Draw, Look, Markup, Offer, Texts,
    learn::Teach,
    table::{Drawn, Told},
};

use super::Seated;

/// Who looks, and in which language.
pub struct Eyes<'a> {
    pub t: Texts,
    pub viewer: Viewer,
    /// The names of the players by seat.
    pub names: &'a [String],
    /// Whether the viewer may decide now.
    pub may_act: bool,
}

impl<G: Draw> Seated<G> {
    /// Lets somebody look at the position and hands over what they see.
    fn seen<T>(&self, eyes: &Eyes<'_>, news: &[G::Event], with: impl FnOnce(&Look<'_, G>) -> T) -> T {
        let game = self.0.game();
        let mut legal = Vec::new();
        if eyes.may_act && game.turn().seat().is_some_and(|seat| eyes.viewer.is(seat)) {
            game.legal(&mut legal);
        }
        let foreseen = |action| {
            let events = game.forecast(action).unwrap_or_default();
            events.into_iter().map(|event| G::witness(event, eyes.viewer)).collect()
        };
        let offers: Vec<Offer<G>> = legal.into_iter().map(|action| Offer { action, gain: foreseen(action) }).collect();
        look_at(game, eyes, &offers, news, with)
    }

    pub(super) fn drawn(&self, eyes: &Eyes<'_>) -> Drawn {
        let news = self.last_events(eyes.viewer);
        let draw = |look: &Look<'_, G>| Drawn {
            board: G::board(look),
            question: G::question(look),
            reading: G::reading(look),
        };
        self.seen(eyes, &news, draw)
    }

    /// What the last decision brought about, as the viewer saw it.
    fn last_events(&self, viewer: Viewer) -> Vec<G::Event> {
        let mut events = Vec::new();
        let Ok(mut replay) = self.0.record().replay(&mut events) else { return events };
        let last = self.0.record().lines.len();
        while replay.at() < last {
            events.clear();
            if replay.step(&mut events).is_err() {
                break;
            }
        }
        events.into_iter().map(|event| G::witness(event, viewer)).collect()
    }

    /// What happened after the first so many decisions, in words.
    pub(super) fn in_words(&self, eyes: &Eyes<'_>, from: usize) -> Vec<Told> {
        let (mut told, mut events) = (Vec::new(), Vec::new());
        let Ok(mut replay) = self.0.record().replay(&mut events) else { return told };
        for line in &self.0.record().lines {
            events.clear();
            let spoken = replay.at() >= from;
            let choice = |look: &Look<'_, G>| G::action(look, line.action);
            let words = if spoken { look_at(replay.game(), eyes, &[], &[], choice) } else { String::new() };
            if replay.step(&mut events).is_err() {
                break;
            }
            if spoken {
                let seen: Vec<_> = events.iter().map(|&event| G::witness(event, eyes.viewer)).collect();
                let news = |look: &Look<'_, G>| -> Vec<String> {
                    seen.iter().filter_map(|event| G::event(look, event)).collect()
                };
                let lines = folded(&look_at(replay.game(), eyes, &[], &seen, news));
                told.push(Told { decision: replay.at(), seat: Some(line.seat.0), words, lines });
            }
        }
        told
    }

    pub(super) fn action_in_words(&self, eyes: &Eyes<'_>, text: &str) -> Option<String> {
        let action = text.parse().ok()?;
        Some(self.seen(eyes, &[], |look| G::action(look, action)))
    }

    pub(super) fn refusal_in_words(&self, eyes: &Eyes<'_>, text: &str) -> Option<String> {
        let illegal = self.0.game().check(text.parse().ok()?).err()?;
        Some(self.seen(eyes, &[], |look| G::refusal(look, &illegal)))
    }
}

impl<G: Teach> Seated<G> {
    pub(super) fn guidance(&self, eyes: &Eyes<'_>) -> Option<Markup> {
        let lesson = self.seen(eyes, &[], |look| pages::learn::lesson(look, self.0.record()))?;
        Some(lesson.markup(eyes.t))
    }
}

/// The same line several times over is one with its number: "Anna draws a card. ×3".
fn folded(lines: &[String]) -> Vec<String> {
    let groups = lines.chunk_by(|one, other| one == other);
    groups.map(|same| if same.len() > 1 { format!("{} ×{}", same[0], same.len()) } else { same[0].clone() }).collect()
}

fn look_at<G: Game, T>(
    game: &G,
    eyes: &Eyes<'_>,
    offers: &[Offer<G>],
    news: &[G::Event],
    with: impl FnOnce(&Look<'_, G>) -> T,
) -> T {
    let (view, outcome) = (game.view(eyes.viewer), game.outcome());
    let why = |action| game.check(action).err();
    with(&Look {
        t: eyes.t,
        view: &view,
        offers,
        why: &why,
        names: eyes.names,
        viewer: eyes.viewer,
        news,
        outcome: outcome.as_ref(),
    })
}
