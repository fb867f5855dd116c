//! A book of rules: chapters of paragraphs and pictures. The words are messages: `CHAPTER` is a chapter's heading,
//! `CHAPTER-2` its second paragraph.

use kit::Rulebook;
use maud::{Markup, html};

use super::search::Query;
use crate::Texts;

/// The rules of one game.
pub struct Book {
    /// The game's name in addresses.
    pub game: &'static str,
    /// The letter that the numbers of its rules begin with.
    pub letter: &'static str,
    /// In the order of reading.
    pub chapters: &'static [Chapter],
    /// A small picture for the shelf.
    pub cover: fn(Texts) -> Markup,
    /// Its messages: `title`, `lead`, each chapter's heading and paragraphs.
    pub words: fn(Texts, &str) -> String,
}

/// A chapter with its paragraphs and pictures, in order.
pub struct Chapter {
    /// The chapter's name in messages and its anchor in addresses.
    pub id: &'static str,
    /// Its paragraphs and pictures.
    pub parts: &'static [Part],
}

/// A part of a chapter.
pub enum Part {
    /// A paragraph, with the numbers of the rules that it tells.
    Say(&'static str),
    /// A ruling of ours, by its number, on what the paragraph before it tells: `S-R-05` is the message `ruling-05`.
    Ruling(&'static str),
    /// Leads to another chapter.
    See(&'static str),
    /// Something drawn or listed.
    Show(&'static dyn Figure),
}

/// Something drawn or listed among the paragraphs.
pub trait Figure: Sync {
    /// What stands on the page.
    fn markup(&self, t: Texts) -> Markup;

    /// What of it can be found by searching.
    fn entries(&self, _: Texts) -> Vec<Entry> {
        Vec::new()
    }
}

/// One thing of a list of things that are explained: a card, a person, a face of a die.
pub struct Entry {
    /// Its place on the page, for links.
    pub anchor: String,
    /// What is explained.
    pub name: String,
    /// A few words beside the name.
    pub note: String,
    /// The explanation.
    pub text: String,
    /// The numbers of the rules that it tells.
    pub rules: Vec<&'static str>,
}

/// What a search looks through and leads to.
pub struct Passage {
    /// Its place on the page, for links.
    pub anchor: String,
    /// Its chapter, or the name of the thing that it explains.
    pub heading: String,
    pub(super) text: String,
    /// The numbers of the rules that it tells, with spaces between.
    pub(super) rules: String,
}

impl Book {
    /// A message of this book.
    fn say(&self, t: Texts, id: &str) -> String {
        (self.words)(t, id)
    }

    /// What a ruling of ours says.
    fn ruling(&self, t: Texts, number: &str) -> String {
        let place = number.rsplit('-').next().unwrap_or(number);
        self.say(t, &format!("ruling-{place}"))
    }

    /// The heading of the page.
    pub fn title(&self, t: Texts) -> String {
        self.say(t, "title")
    }

    /// What the game is about, in a sentence or two.
    pub fn lead(&self, t: Texts) -> String {
        self.say(t, "lead")
    }

    /// A small picture, for people who see.
    pub fn cover(&self, t: Texts) -> Markup {
        html! { div.cover aria-hidden="true" { ((self.cover)(t)) } }
    }

    /// The chapters as links within the page.
    pub fn contents(&self, t: Texts) -> Markup {
        html! {
            nav.rules-contents aria-labelledby="contents" {
                h2 #contents { (t.say("rules-contents")) }
                ol { @for chapter in self.chapters {
                    li { a href={ "#" (chapter.id) } { (self.say(t, chapter.id)) } }
                } }
            }
        }
    }

    /// The chapters as links from another page.
    pub fn chapters_as_links(&self, t: Texts) -> Markup {
        html! {
            ul.chapters { @for chapter in self.chapters {
                li { a href={ "/rules/" (self.game) "#" (chapter.id) } { (self.say(t, chapter.id)) } }
            } }
        }
    }

    /// All chapters.
    pub fn text(&self, t: Texts) -> Markup {
        html! {
            @for chapter in self.chapters {
                section.chapter #(chapter.id) aria-labelledby={ (chapter.id) "-h" } {
                    h2 id={ (chapter.id) "-h" } { (self.say(t, chapter.id)) }
                    @for (place, part) in chapter.places() {
                        @match part {
                            Part::Say(rules) => {
                                @let id = format!("{}-{place}", chapter.id);
                                (told(&id, &self.say(t, &id), rules))
                            }
                            Part::Ruling(number) => (ruling(t, number, &self.ruling(t, number))),
                            Part::See(chapter) => p.see { a href={ "#" (chapter) } { (self.say(t, chapter)) } },
                            Part::Show(figure) => (figure.markup(t)),
                        }
                    }
                }
            }
        }
    }

    /// Everything that can be found, in the order of the book.
    pub fn passages(&self, t: Texts) -> Vec<Passage> {
        let mut passages = Vec::new();
        for chapter in self.chapters {
            let heading = self.say(t, chapter.id);
            for (place, part) in chapter.places() {
                match part {
                    Part::Say(rules) => {
                        let anchor = format!("{}-{place}", chapter.id);
                        let text = self.say(t, &anchor);
                        passages.push(Passage { anchor, heading: heading.clone(), text, rules: (*rules).to_owned() });
                    }
                    Part::Ruling(number) => {
                        let text = format!("{} {}", t.say("rules-ruling"), self.ruling(t, number));
                        let (anchor, rules) = ((*number).to_owned(), (*number).to_owned());
                        passages.push(Passage { anchor, heading: heading.clone(), text, rules });
                    }
                    Part::See(_) => (),
                    Part::Show(figure) => passages.extend(figure.entries(t).into_iter().map(Passage::from)),
                }
            }
        }
        passages
    }
}

impl Chapter {
    /// The parts, each paragraph with its number from 1; a picture has the number of the paragraph before it.
    fn places(&self) -> impl Iterator<Item = (usize, &Part)> {
        self.parts.iter().scan(0, |paragraphs, part| {
            *paragraphs += usize::from(matches!(part, Part::Say(_)));
            Some((*paragraphs, part))
        })
    }
}

impl From<Entry> for Passage {
    fn from(entry: Entry) -> Passage {
        Passage { anchor: entry.anchor, heading: entry.name, text: entry.text, rules: entry.rules.join(" ") }
    }
}

impl Passage {
    /// The text with the words marked, if all of them stand in heading, text or numbers.
    pub fn search(&self, query: &Query) -> Option<Markup> {
        query.mark(&self.text, &[&self.heading, &self.rules])
    }
}

fn told(id: &str, text: &str, rules: &str) -> Markup {
    html! {
        div.told #(id) {
            p { (text) }
            (numbers(rules.split_whitespace()))
        }
    }
}

/// What the rulebooks leave open, and how it is played here: nobody takes it for a printed rule.
fn ruling(t: Texts, number: &str, text: &str) -> Markup {
    html! {
        div.told.ruling {
            p { strong { (t.say("rules-ruling")) } " " (text) }
            (numbers([number]))
        }
    }
}

/// Things with their pictures, names and texts.
pub fn things(class: &str, things: impl IntoIterator<Item = (Markup, Entry)>) -> Markup {
    html! {
        dl.things.(class) { @for (picture, entry) in things {
            div.thing #(entry.anchor) {
                dt { (picture) (entry.name) @if !entry.note.is_empty() { " " small { (entry.note) } } }
                dd { (entry.text) (numbers(entry.rules)) }
            }
        } }
    }
}

/// The numbers of rules, each an anchor. Those that begin like the one before are shortened for the eye.
pub fn numbers<'a>(rules: impl IntoIterator<Item = &'a str>) -> Markup {
    let mut last = "";
    let shown: Vec<(&str, &str)> = rules
        .into_iter()
        .map(|rule| {
            let family = rule.rfind('-').map_or(rule, |dash| &rule[..=dash]);
            let short = if family == last { &rule[family.len()..] } else { rule };
            last = family;
            (rule, short)
        })
        .collect();
    if shown.is_empty() {
        return html! {};
    }
    html! {
        small.numbers { @for (rule, short) in shown { span id=(rule) title=(rule) { (short) } " " } }
    }
}

/// The numbers of all rules of a game, to be kept: reading the document for each piece would take too long.
pub fn rule_numbers(rules: Rulebook) -> Vec<&'static str> {
    rules.rules().map(|(number, _)| number).collect()
}

/// Those of a family: `S-PERS-MERCHANT-`.
pub fn family(numbers: &[&'static str], beginning: &str) -> Vec<&'static str> {
    let all = numbers.iter().copied();
    all.filter(|number| number.strip_prefix(beginning).is_some_and(|rest| rest.parse::<u8>().is_ok())).collect()
}
