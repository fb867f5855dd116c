//! How a game looks in a terminal. One folder per game; the words are those of the pages.

mod saint_malo;
mod valletta;

use bots::Opponent;
use kit::{Explain, Game, Seat, Viewer};
use ui::{Draw, Lang, Look, Offer, Texts, say};

use crate::play::Misread;

/// A game that can be shown in a terminal of 100 columns.
pub trait TerminalGame: Explain + Opponent + Draw {
    /// For the help: an action, a part of it, a rule and a word of the rules.
    const EXAMPLES: [&'static str; 4];

    /// Everything that the viewer sees, in about 16 lines.
    fn draw(look: &Look<'_, Self>) -> String;

    /// The legend of the drawing.
    fn legend(t: Texts) -> String;

    /// The numbers of the rules behind the question, or behind this answer to it.
    fn rules(view: &Self::View, action: Option<Self::Action>) -> Vec<&'static str>;

    /// Where an event belongs among the news.
    fn news(event: &Self::Event) -> News;

    /// An action that is typed in words of the table rather than of the engine, or what is wrong with it.
    fn understand(_view: &Self::View, _typed: &str) -> Option<Result<Self::Action, Misread<Self>>> {
        None
    }
}

/// Who did something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// Of a seat.
    Of(Seat),
    /// Of nobody.
    Nobody,
    /// The table shows it anyway.
    Shown,
}

/// What happened, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventText {
    /// Who did it; none when nobody did.
    pub who: Option<Seat>,
    /// What happened.
    pub what: String,
}

/// Who looks at a table, in which language.
pub struct Eyes {
    /// In which language.
    pub t: Texts,
    /// Who looks.
    pub viewer: Viewer,
    /// The names of the players by seat.
    pub names: Vec<String>,
}

impl Eyes {
    /// Somebody at a table of this many players.
    pub fn new(lang: Lang, viewer: Viewer, players: u8) -> Eyes {
        let t = Texts::of(lang);
        let names = (0..players).map(|seat| say!(t, "terminal-seat", n = seat)).collect();
        Eyes { t, viewer, names }
    }

    /// Looks at a position, with what the viewer can do there.
    pub fn look<G: Game, R>(&self, game: &G, see: impl FnOnce(&Look<'_, G>) -> R) -> R {
        let mut legal = Vec::new();
        if game.turn().seat().is_some_and(|seat| self.viewer.is(seat)) {
            game.legal(&mut legal);
        }
        let offer = |action: G::Action| Offer { action, gain: game.forecast(action).unwrap_or_default() };
        let offers: Vec<Offer<G>> = legal.into_iter().map(offer).collect();
        let (view, outcome) = (game.view(self.viewer), game.outcome());
        see(&Look {
            t: self.t,
            view: &view,
            offers: &offers,
            why: &|action| game.check(action).err(),
            names: &self.names,
            viewer: self.viewer,
            news: &[],
            outcome: outcome.as_ref(),
        })
    }

    /// Events in words, as far as the viewer may know them and the table does not show them.
    pub fn tell<G: TerminalGame>(&self, game: &G, events: impl IntoIterator<Item = G::Event>) -> Vec<EventText> {
        self.look(game, |look| {
            let seen = events.into_iter().map(|event| G::witness(event, self.viewer));
            let tell = |event: G::Event| {
                let who = match G::news(&event) {
                    News::Of(seat) => Some(seat),
                    News::Nobody => None,
                    News::Shown => return None,
                };
                Some(EventText { who, what: G::event(look, &event)? })
            };
            seen.filter_map(tell).collect()
        })
    }

    /// What the viewer calls a seat where it begins a sentence or stands alone.
    pub fn name(&self, seat: Seat) -> String {
        if self.viewer.is(seat) {
            say!(self.t, "words-you")
        } else {
            self.names.get(seat.index()).cloned().unwrap_or_default()
        }
    }
}

/// What the viewer calls a seat where it begins a sentence or stands alone.
pub fn name<G: Game>(look: &Look<'_, G>, seat: Seat) -> String {
    if look.viewer.is(seat) { say!(look.t, "words-you") } else { look.name(seat).into() }
}

/// What stands above the table in every game: the round, my seat, who began.
pub fn heading<G: Game>(look: &Look<'_, G>, round: impl Into<u64>, last: bool, first: Seat) -> Vec<String> {
    let (t, last) = (look.t, if last { "yes" } else { "no" });
    let round = say!(t, "terminal-round", n = round.into(), last = last);
    let mine = look.me().map(|seat| say!(t, "terminal-your-seat", n = seat.0));
    let you = if look.viewer.is(first) { "yes" } else { "no" };
    let began = say!(t, "terminal-first", you = you, name = look.name(first));
    [Some(round), mine, Some(began)].into_iter().flatten().collect()
}
