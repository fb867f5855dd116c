//! A first game with a guide: an ordinary table for two against a novice, with prepared chance, and a lesson for each
//! thing the first time it is met.
//!
//! How a server uses it:
//! - `GET /learn` is [`index`]; its buttons send `POST /learn/GAME`.
//! - The table is set up with [`options`], the learner on [`LEARNER`], a novice on the other seat, [`Guide::secret`] as
//!   the secret of its chance and empty salts.
//! - With every look at the table, [`lesson`] says what to show: it needs the learner's [`Look`] and the record so far,
//!   and nothing else. What was taught before follows from replaying the record, so taking a move back takes its
//!   lesson back too. [`Lesson::markup`] draws it; [`Lesson::point_at`] is the text of the action that is recommended.
//!   No other choice is kept from the learner.

pub(crate) mod saint_malo;
mod saint_malo_advice;
pub(crate) mod valletta;
mod valletta_advice;

use kit::{Game, Imagine, Options as _, Record, Seat};
use maud::{Markup, html};

use crate::{Draw, GameInfo, GameList, Look, Texts, say};

/// Where the learner sits.
pub const LEARNER: Seat = Seat(0);

/// How a first game begins.
pub struct Guide {
    /// The secret of its prepared chance. It was found by search (`tests/prepared.rs`), so that the first turn shows
    /// much and ends well for a learner who follows the guide.
    pub secret: [u8; 32],
    /// The messages of its invitation: `title`, `lead`, `1` to `4` for what is learned, `begin`.
    pub words: fn(Texts, &str) -> String,
}

/// A secret from a small number.
pub const fn prepared(number: u16) -> [u8; 32] {
    let mut secret = *b"intramuros: a first game, no. \0\0";
    [secret[30], secret[31]] = number.to_be_bytes();
    secret
}

/// A game with a guide.
pub trait Teach: Draw + Imagine {
    /// A message of its lessons.
    fn say(t: Texts, id: &str) -> String;

    /// Every lesson, in the order in which they mostly come up.
    const LESSONS: &'static [&'static str];

    /// What a decision calls for, most urgent first; the first is what is asked at all.
    fn topics(view: &Self::View, me: Seat, legal: &[Self::Action]) -> Vec<&'static str>;

    /// What calls for an explanation after it happened.
    fn topic_of(event: &Self::Event, me: Seat) -> Option<&'static str>;

    /// Whether this is a good moment to explain what happened: not in the middle of something.
    fn at_ease(view: &Self::View) -> bool;

    /// What a friend would do here.
    fn advice(look: &Look<'_, Self>) -> Option<Self::Action>;

    /// Where an action is pointed at: the value of its button and, if something is marked before it is pressed, the
    /// values of those boxes.
    fn pointed(action: Self::Action) -> (String, Vec<String>) {
        (action.to_string(), Vec::new())
    }

    /// The chapter of the rules that tells more.
    fn chapter(lesson: &str) -> &'static str;
}

/// What the guide says now.
pub struct Lesson {
    /// Its name in addresses and messages.
    pub id: &'static str,
    /// What stands above it.
    pub title: String,
    /// What is said.
    pub text: Markup,
    /// The recommended action in words.
    pub tip: Option<String>,
    /// The text of the recommended action.
    pub point_at: Option<String>,
    /// The button and the checkboxes on the board that make up the action.
    pub pointed: Option<(String, Vec<String>)>,
    /// Where the rules tell more.
    pub more: String,
    /// How many lessons have come up, this one among them.
    pub step: usize,
    /// Of how many.
    pub of: usize,
    /// Whether this comes up for the first time.
    pub new: bool,
}

/// The settings of a learner's table.
pub fn options<G: Game>() -> G::Options {
    let mut options = G::Options::default();
    for (key, value) in [("players", "2"), ("first", "0")] {
        // Both games have these; a game without them is taught with its own.
        let _ = options.set(key, value);
    }
    options
}

/// What the guide says to the learner; none for spectators and for a record that breaks the rules.
pub fn lesson<G: Teach>(look: &Look<'_, G>, record: &Record<G>) -> Option<Lesson> {
    let me = look.me()?;
    let notes = Notes::of(record, me)?;
    let id = notes.now?;
    let advice = G::advice(look).filter(|&action| look.offer(action).is_some());
    let t = look.t;
    Some(Lesson {
        id,
        title: G::say(t, &format!("{id}-title")),
        text: html! { p { (G::say(t, id)) } },
        tip: advice.map(|action| G::action(look, action)),
        point_at: advice.map(|action| action.to_string()),
        pointed: advice.map(G::pointed),
        more: format!("/rules/{}#{}", G::NAME, G::chapter(id)),
        step: notes.taught.len(),
        of: G::LESSONS.len(),
        new: notes.fresh,
    })
}

/// What has been taught, and what waits to be.
struct Notes {
    taught: Vec<&'static str>,
    waiting: Vec<&'static str>,
    now: Option<&'static str>,
    fresh: bool,
}

impl Notes {
    /// Replays a record and teaches on the way: one lesson with each decision of this seat.
    fn of<G: Teach>(record: &Record<G>, me: Seat) -> Option<Notes> {
        let mut notes = Notes { taught: Vec::new(), waiting: Vec::new(), now: None, fresh: false };
        let (mut events, mut legal) = (Vec::new(), Vec::new());
        let mut replay = record.replay(&mut events).ok()?;
        // Events of the setup are not explained.
        events.clear();
        loop {
            notes.hear::<G>(&events, me);
            events.clear();
            let game = replay.game();
            let turn = game.turn().seat();
            notes.fresh = false;
            if turn.is_none_or(|seat| seat == me) {
                game.legal(&mut legal);
                notes.teach::<G>(&game.view(kit::Viewer::Seat(me)), me, &legal);
            }
            if replay.step(&mut events).ok()?.is_none() {
                return Some(notes);
            }
        }
    }

    /// Notes what happened, to be explained at the next quiet moment.
    fn hear<G: Teach>(&mut self, events: &[G::Event], me: Seat) {
        for topic in events.iter().filter_map(|event| G::topic_of(event, me)) {
            if !self.taught.contains(&topic) && !self.waiting.contains(&topic) {
                self.waiting.push(topic);
            }
        }
    }

    /// Chooses what to say with this decision: what is asked, if that is new; what happened; what else there is to see
    /// here; and if nothing is new, what is asked once more.
    fn teach<G: Teach>(&mut self, view: &G::View, me: Seat, legal: &[G::Action]) {
        let topics = G::topics(view, me, legal);
        let past = if G::at_ease(view) { self.waiting.as_slice() } else { &[] };
        let (asked, besides) = topics.split_at(topics.len().min(1));
        let new = asked.iter().chain(past).chain(besides).copied().find(|topic| !self.taught.contains(topic));
        self.fresh = new.is_some();
        self.now = new.or(asked.first().copied());
        if let Some(topic) = new {
            self.taught.push(topic);
            self.waiting.retain(|&other| other != topic);
        }
    }
}

impl Lesson {
    /// The lesson as it stands beside the board. What was told before is folded.
    pub fn markup(&self, t: Texts) -> Markup {
        let (button, boxes) = self.pointed.clone().unzip();
        let boxes = boxes.filter(|boxes| !boxes.is_empty()).map(|boxes| boxes.join(" "));
        html! {
            aside.lesson #lesson data-lesson=(self.id) data-point=[button] data-point-with=[boxes] aria-live="polite"
                aria-label=(say!(t, "learn-guide")) {
                p.progress {
                    span { (say!(t, "learn-progress", step = self.step, of = self.of)) }
                    progress max=(self.of) value=(self.step) aria-label=(say!(t, "learn-progress-label")) {}
                    a href=(self.more) { (say!(t, "learn-more")) }
                }
                @if self.new { h2 { (self.title) } (self.text) }
                @else { details { summary { (self.title) } (self.text) } }
                @if let Some(tip) = &self.tip { p.tip { (say!(t, "learn-tip")) " " strong { (tip) } } }
            }
        }
    }
}

/// The body of the page from which a first game begins.
pub fn index(t: Texts, games: GameList<'_>) -> Markup {
    html! {
        article.learn-index {
            h1 { (say!(t, "learn-index")) }
            p.lead { (say!(t, "learn-index-lead")) }
            ul.shelf {
                @for game in games.iter() { @if let Some(guide) = &game.guide { (invitation(t, game, guide)) } }
            }
            p { (say!(t, "learn-index-rules")) " " a href="/rules" { (say!(t, "learn-index-rules-link")) } }
        }
    }
}

fn invitation(t: Texts, game: &GameInfo, guide: &Guide) -> Markup {
    let line = |id: &str| (guide.words)(t, id);
    html! {
        li.spine id=(game.id) data-place=(game.id) {
            h2 { (line("title")) }
            @if let Some(book) = game.book { (book.cover(t)) }
            p { (line("lead")) }
            p { (say!(t, "learn-index-what")) }
            ul.points { @for n in ["1", "2", "3", "4"] { li { (line(n)) } } }
            form method="post" action={ "/learn/" (game.id) } {
                button.button.main type="submit" { (line("begin")) }
            }
        }
    }
}
