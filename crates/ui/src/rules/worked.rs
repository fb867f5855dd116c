//! Worked examples: a position, what is done, and the position afterwards, both drawn by the code of the table and
//! both the engine's own.

use kit::{BadScene, Seat, Unknown, Viewer};
use maud::{Markup, PreEscaped, html};

use super::book::Figure;
use crate::{Draw, Look, Texts, say};

/// A position before and after some actions, with a sentence that explains the difference.
pub struct Worked<G: kit::Game> {
    /// Where it begins.
    pub position: fn() -> Result<G, BadScene>,
    /// What is done, as texts.
    pub actions: &'static [&'static str],
    /// How it is drawn.
    pub draw: fn(&Look<'_, G>) -> Markup,
    /// The message that tells it.
    pub caption: &'static str,
}

impl<G: Draw> Worked<G> {
    /// The positions before and after; none if the example is not as it should be.
    pub fn positions(&self) -> Option<(G, G)> {
        let before = (self.position)().ok()?;
        let mut after = before.clone();
        for text in self.actions {
            after.apply(text.parse().ok()?, &mut Unknown, &mut Vec::new()).ok()?;
        }
        Some((before, after))
    }

    fn drawn(&self, t: Texts, game: &G) -> Markup {
        let viewer = Viewer::Seat(Seat(0));
        let view = game.view(viewer);
        let names = [say!(t, "rules-name-one"), say!(t, "rules-name-two")];
        let look =
            Look { t, view: &view, offers: &[], why: &|_| None, names: &names, viewer, news: &[], outcome: None };
        without_ids(&(self.draw)(&look))
    }
}

impl<G: Draw> Figure for Worked<G> {
    /// Both pictures and the sentence.
    fn markup(&self, t: Texts) -> Markup {
        let Some((before, after)) = self.positions() else { return html! {} };
        html! {
            figure.worked {
                div.moments {
                    div { p.when { (say!(t, "rules-before")) } (self.drawn(t, &before)) }
                    span.arrow aria-hidden="true" { "→" }
                    div { p.when { (say!(t, "rules-after")) } (self.drawn(t, &after)) }
                }
                figcaption { (t.say(self.caption)) }
            }
        }
    }
}

/// A drawing that stands on a page more than once: nothing on it is an address.
fn without_ids(drawing: &Markup) -> Markup {
    let mut parts = drawing.0.split(" id=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.filter_map(|part| part.split_once('"')).map(|(_, rest)| rest);
    PreEscaped(rest.fold(first, |page, rest| page + rest))
}
