//! What the guide says at a table: each subject when it is first met, and what to do.

use kit::{Record, Seat};
use maud::{Markup, html};

use super::{Teach, Track, next, subject};
use crate::{Look, Texts, say};

/// What the guide knows besides what the learner sees.
pub struct Guided<'a, G: kit::Game> {
    /// The game so far.
    pub record: &'a Record<G>,
    /// Which game it is.
    pub track: Track,
    /// What the adviser would do.
    pub advice: Option<G::Action>,
}

/// What the guide says now.
pub struct Lesson {
    /// The game's name in addresses.
    pub game: &'static str,
    /// Its name in addresses and messages.
    pub id: &'static str,
    /// What stands above it.
    pub title: String,
    /// What is said.
    pub text: Markup,
    /// What is explained besides, because it is recommended or belongs to it: names, titles and texts.
    pub also: Vec<(&'static str, String, Markup)>,
    /// The recommended action in words.
    pub tip: Option<String>,
    /// The text of the recommended action.
    pub point_at: Option<String>,
    /// The button and the checkboxes on the board that make up the action.
    pub pointed: Option<(String, Vec<String>)>,
    /// Where the rules tell more.
    pub more: String,
    /// How many subjects have come up, this one among them; all of them at the end.
    pub step: usize,
    /// Of how many.
    pub of: usize,
    /// Whether this comes up for the first time.
    pub new: bool,
    /// Which game it is.
    pub track: Track,
    /// After the end: the subjects that did not come up, with their titles.
    pub missed: Option<Vec<(&'static str, String)>>,
}

/// What the guide says to the learner; none for spectators and for a record that breaks the rules.
pub fn lesson<G: Teach>(look: &Look<'_, G>, guided: &Guided<'_, G>) -> Option<Lesson> {
    let me = look.me()?;
    let mut notes = Notes::of(guided.record, me)?;
    // Where others begin there is time to read what comes first.
    let id = notes.now.or(G::LESSONS.first().copied())?;
    let advice = guided.advice.filter(|&action| look.offer(action).is_some());
    // Nothing is recommended that has not been explained.
    let unknown = advice.and_then(|action| G::subject(look.view, action)).filter(|topic| !notes.taught.contains(topic));
    let also: Vec<&str> = notes.introduced.iter().copied().chain(unknown).collect();
    notes.taught.extend(unknown);
    let over = look.outcome.is_some();
    let t = look.t;
    let title = |id: &str| G::say(t, &format!("{id}-title"));
    let missed = G::LESSONS.iter().filter(|id| !notes.taught.contains(id)).map(|&id| (id, title(id)));
    Some(Lesson {
        game: G::NAME,
        id,
        title: title(id),
        text: html! { p { (G::say(t, id)) } },
        also: also.into_iter().map(|id| (id, title(id), beside::<G>(t, id))).collect(),
        tip: advice.map(|action| G::action(look, action)),
        point_at: advice.map(|action| action.to_string()),
        pointed: advice.map(G::pointed),
        more: format!("/rules/{}#{}", G::NAME, G::chapter(id)),
        step: if over { G::LESSONS.len() } else { notes.taught.len() },
        of: G::LESSONS.len(),
        new: notes.fresh,
        track: guided.track,
        missed: over.then(|| missed.collect()),
    })
}

/// What is told beside a lesson; what belongs to the introduction is shown too.
fn beside<G: Teach>(t: Texts, id: &'static str) -> Markup {
    html! {
        @if G::INTRODUCTION.contains(&id) { (G::example(t, id)) } @else { p { (G::say(t, id)) } }
    }
}

/// What has been taught, and what waits to be.
struct Notes {
    taught: Vec<&'static str>,
    waiting: Vec<&'static str>,
    introduced: &'static [&'static str],
    now: Option<&'static str>,
    fresh: bool,
}

impl Notes {
    /// Replays a record and teaches on the way: one lesson with each decision of this seat.
    fn of<G: Teach>(record: &Record<G>, me: Seat) -> Option<Notes> {
        let mut notes = Notes { taught: Vec::new(), waiting: Vec::new(), introduced: &[], now: None, fresh: false };
        let (mut events, mut legal) = (Vec::new(), Vec::new());
        let mut replay = record.replay(&mut events).ok()?;
        // Events of the setup are not explained.
        events.clear();
        for line in record.lines.iter().map(Some).chain([None]) {
            notes.hear::<G>(&events, me);
            events.clear();
            let game = replay.game();
            let turn = game.turn().seat();
            notes.fresh = false;
            if turn.is_none_or(|seat| seat == me) {
                game.legal(&mut legal);
                let view = game.view(kit::Viewer::Seat(me));
                notes.teach::<G>(&view, me, &legal);
                // Whoever follows the guide has read about what they do.
                let done = line.and_then(|line| G::subject(&view, line.action));
                notes.taught.extend(done.filter(|topic| !notes.taught.contains(topic)));
            }
            if line.is_some() {
                replay.step(&mut events).ok()?;
            }
        }
        Some(notes)
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
        self.introduced = if self.taught.is_empty() { G::INTRODUCTION } else { &[] };
        self.taught.extend(self.introduced);
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
    /// The lesson as it stands beside the board. What was told before is folded, unless others decide and there is time to read.
    pub fn markup(&self, t: Texts) -> Markup {
        let (button, boxes) = self.pointed.clone().unzip();
        let boxes = boxes.filter(|boxes| !boxes.is_empty()).map(|boxes| boxes.join(" "));
        html! {
            aside.lesson.two[!self.also.is_empty()] #lesson data-lesson=(self.id) data-point=[button] data-point-with=[boxes]
                aria-live="polite" aria-label=(say!(t, "learn-guide")) {
                (self.progress(t))
                @if self.new { h2 { (self.title) } (self.text) }
                @else { details open[self.tip.is_none()] { summary { (self.title) } (self.text) } }
                @if !self.also.is_empty() {
                    div.also { @for (_, title, text) in &self.also { h3 { (title) } " " (text) } }
                }
                @if let Some(tip) = &self.tip { p.tip { (say!(t, "learn-tip")) " " strong { (tip) } } }
                @if let Some(missed) = &self.missed { (self.after(t, missed)) }
            }
        }
    }

    fn progress(&self, t: Texts) -> Markup {
        html! {
            p.progress {
                @if self.track == Track::Long {
                    span { (say!(t, "learn-progress", step = self.step, of = self.of)) }
                    progress max=(self.of) value=(self.step) aria-label=(say!(t, "learn-progress-label")) {}
                    a href=(subject(self.game, self.id)) { (say!(t, "learn-subjects-link")) }
                } @else {
                    span { (say!(t, "learn-small")) }
                }
                a href=(self.more) { (say!(t, "learn-more")) }
            }
        }
    }

    /// What did not come up, and what to do next.
    fn after(&self, t: Texts, missed: &[(&str, String)]) -> Markup {
        html! {
            @if self.track == Track::Long && !missed.is_empty() {
                p.missed {
                    (say!(t, "learn-missed"))
                    @for (n, (id, title)) in missed.iter().enumerate() {
                        (if n == 0 { " " } else { " · " })
                        a href=(subject(self.game, id)) { (title) }
                    }
                }
            }
            (next(t, self.game, self.track))
        }
    }
}
