//! Learning by playing, in two parts.
//!
//! - *First turn*, five minutes ([`first`]): the pieces, a few guided turns on positions written by hand, then a small
//!   real game against a gentle bot.
//! - The long lesson: a whole game for two against a novice, with a lesson for each subject when it is first met.
//!
//! How a server uses it:
//! - `GET /learn` is [`index`], `GET /learn/GAME/first/STEP` is [`Guide::first`], `GET /learn/GAME/subjects` is
//!   [`Guide::subjects`].
//! - A table with a guide is set up with [`Table::options`], the learner on [`LEARNER`], a bot of [`Table::level`] on the
//!   other seat, [`Table::secret`] as the secret of its chance and empty salts. [`Guide::track`] knows it by its secret.
//! - With every look at the table, [`lesson`] says what to show: it needs the learner's [`Look`], the record so far, and
//!   what a bot of level [`ADVISER`] would do. What was taught before follows from replaying the record, so taking a move
//!   back takes its lesson back too. No other choice is kept from the learner.

pub mod first;
mod lesson;
pub(crate) mod saint_malo;
mod saint_malo_turns;
mod subjects;
pub(crate) mod valletta;
mod valletta_turns;

use kit::{Game, Imagine, Level, Options as _, Seat};
use maud::{Markup, html};

use crate::{Draw, GameInfo, GameList, Texts, say};
pub use first::{Tried, Turn};
pub use lesson::{Guided, Lesson, lesson};

/// Where the learner sits.
pub const LEARNER: Seat = Seat(0);

/// Whose advice the guide gives: good enough to win against the bots of the lessons, and quick.
pub const ADVISER: Level = Level::Journeyman;

/// How a game is taught.
pub struct Guide {
    /// The small game at the end of the first turn.
    pub small: Table,
    /// The long lesson.
    pub long: Table,
    /// The pages of the first turn: a step's body, after what was tried there; none behind the last step.
    pub first: fn(Texts, usize, &Tried<'_>) -> Option<Markup>,
    /// The body of the page with all subjects, one of them open.
    pub subjects: fn(Texts, Option<&str>) -> Markup,
    /// The messages of its invitation: `title`, `lead`, `1` to `4` for what is learned.
    pub words: fn(Texts, &str) -> String,
}

/// A table with a guide.
pub struct Table {
    /// The secret of its prepared chance. That of the long lesson was found by search (`tests/prepared.rs`), so that the
    /// first turn shows much.
    pub secret: [u8; 32],
    /// Options besides the number of players and who begins.
    pub options: &'static [(&'static str, &'static str)],
    /// How well the other player plays.
    pub level: Level,
}

/// Which of its two games a guide accompanies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Track {
    /// The small game at the end of the first turn.
    Small,
    /// The long lesson.
    Long,
}

impl Guide {
    /// The game of a track.
    pub fn table(&self, track: Track) -> &Table {
        match track {
            Track::Small => &self.small,
            Track::Long => &self.long,
        }
    }

    /// The track of a table with this secret; none where nobody learns.
    pub fn track(&self, secret: &[u8]) -> Option<Track> {
        [Track::Small, Track::Long].into_iter().find(|&track| self.table(track).secret == secret)
    }
}

impl Table {
    /// The settings of this table.
    pub fn options<G: Game>(&self) -> G::Options {
        let mut options = G::Options::default();
        let first = LEARNER.to_string();
        for (key, value) in [("players", "2"), ("first", &first)].into_iter().chain(self.options.iter().copied()) {
            // Both games have these; a game without them is taught with its own.
            let _ = options.set(key, value);
        }
        options
    }
}

/// A secret from a small number.
pub const fn prepared(number: u16) -> [u8; 32] {
    let mut secret = *b"intramuros: a first game, no. \0\0";
    [secret[30], secret[31]] = number.to_be_bytes();
    secret
}

/// A game with a guide.
pub trait Teach: Draw + Imagine + 'static {
    /// A message of its lessons.
    fn say(t: Texts, id: &str) -> String;

    /// Every subject, in the order in which they mostly come up.
    const LESSONS: &'static [&'static str];

    /// What is told and shown beside the very first lesson.
    const INTRODUCTION: &'static [&'static str] = &[];

    /// What a decision calls for, most urgent first; the first is what is asked at all.
    fn topics(view: &Self::View, me: Seat, legal: &[Self::Action]) -> Vec<&'static str>;

    /// What calls for an explanation after it happened.
    fn topic_of(event: &Self::Event, me: Seat) -> Option<&'static str>;

    /// Whether this is a good moment to explain what happened: not in the middle of something.
    fn at_ease(view: &Self::View) -> bool;

    /// The subject of an action that is more than an answer to what is asked: it is explained before it is recommended.
    fn subject(view: &Self::View, action: Self::Action) -> Option<&'static str>;

    /// Where an action is pointed at: the value of its button and, if something is marked before it is pressed, the
    /// values of those boxes.
    fn pointed(action: Self::Action) -> (String, Vec<String>) {
        (action.to_string(), Vec::new())
    }

    /// The chapter of the rules that tells more.
    fn chapter(lesson: &str) -> &'static str;

    /// A subject as the pieces of the table show it.
    fn example(t: Texts, lesson: &str) -> Markup;

    /// The pieces that somebody should have seen before the first turn.
    fn pieces(t: Texts) -> Markup;

    /// The guided turns of the first turn.
    const TURNS: &'static [Turn<Self>];
}

/// The body of the page from which learning begins.
pub fn index(t: Texts, games: GameList<'_>) -> Markup {
    html! {
        article.learn-index {
            h1 { (say!(t, "learn-index")) }
            p.lead { (say!(t, "learn-two-lead")) }
            ul.shelf {
                @for game in games.iter() { @if let Some(guide) = &game.guide { (invitation(t, game, guide)) } }
            }
            p { (say!(t, "learn-index-rules")) " " a href="/rules" { (say!(t, "learn-index-rules-link")) } }
        }
    }
}

fn invitation(t: Texts, game: &GameInfo, guide: &Guide) -> Markup {
    let line = |id: &str| (guide.words)(t, id);
    let named = html! { span.unseen { ": " (line("title")) } };
    html! {
        li.spine id=(game.id) data-place=(game.id) {
            h2 { (line("title")) }
            @if let Some(book) = game.book { (book.cover(t)) }
            a.button.main href={ "/learn/" (game.id) "/first/1" } { (say!(t, "learn-first-begin")) (named) }
            p.note { (say!(t, "learn-first-lead")) }
            form method="post" action={ "/learn/" (game.id) } {
                button.button type="submit" { (say!(t, "learn-long-begin")) (named) }
            }
            p.note { (line("lead")) " " (say!(t, "learn-index-what")) }
            ul.points { @for n in ["1", "2", "3", "4"] { li { (line(n)) } } }
            p { a href={ "/learn/" (game.id) "/subjects" } { (say!(t, "learn-subjects-link")) (named) } }
        }
    }
}

/// Where a subject can be read.
fn subject(game: &str, id: &str) -> String {
    format!("/learn/{game}/subjects?open={id}#{id}")
}

/// What to do after a lesson.
pub(crate) fn next(t: Texts, game: &str, track: Track) -> Markup {
    html! {
        div.next {
            p { (say!(t, "learn-next")) }
            @if track == Track::Small {
                form method="post" action={ "/learn/" (game) } {
                    button.button.main type="submit" { (say!(t, "learn-long-begin")) }
                }
            }
            a.button href={ "/#" (game) } { (say!(t, "learn-next-play")) }
            a.button href={ "/rules/" (game) } { (say!(t, "learn-next-rules")) }
            a.button href={ "/learn/" (game) "/subjects" } { (say!(t, "learn-subjects-link")) }
        }
    }
}
