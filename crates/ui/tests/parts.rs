//! What a decision's answer weighs: most of the page is there already.

use std::{collections::BTreeMap, fmt::Write};

use kit::{
    Options, Seat, Viewer,
    testing::{Step, random_game},
};
use maud::Markup;
use saint_malo::SaintMalo;
use ui::{
    Draw, Lang, Look, Offer, Texts,
    parts::{self, Known},
    table::{Drawn, Leaving, LogEntry, Play, Sitting, State},
};
use valletta::Valletta;

/// The most that an answer may have, in bytes before compression. So much are all buildings of somebody who has goods in
/// plenty, and a raid on five cities.
const MOST: usize = 25_000;
/// The most that 95 of 100 answers have.
const OFTEN: usize = 20_000;

/// Somebody who follows a game from this seat.
struct Page {
    t: Texts,
    seat: Seat,
    players: u8,
    log: Vec<LogEntry>,
    /// What is on the screen.
    shown: String,
    decisions: usize,
}

impl Page {
    fn drawn<G: Draw>(&self, game: &G, news: &[G::Event]) -> (Drawn, Vec<String>) {
        let viewer = Viewer::Seat(self.seat);
        let mut legal = Vec::new();
        if game.turn().seat() == Some(self.seat) {
            game.legal(&mut legal);
        }
        let gain = |action| game.forecast(action).unwrap_or_default();
        let offers: Vec<Offer<G>> = legal.iter().map(|&action| Offer { action, gain: gain(action) }).collect();
        let names = ["Annabella", "Benedetto", "Carla", "Dimitri", "Eleonora"].map(str::to_owned);
        let (view, outcome) = (game.view(viewer), game.outcome());
        let why = |action| game.check(action).err();
        let news: Vec<_> = news.iter().map(|&event| G::witness(event, viewer)).collect();
        let (t, outcome) = (self.t, outcome.as_ref());
        let look = Look { t, view: &view, offers: &offers, why: &why, names: &names, viewer, news: &news, outcome };
        let lines = news.iter().filter_map(|event| G::event(&look, event)).collect();
        (Drawn { board: G::board(&look), question: G::question(&look), reading: G::reading(&look) }, lines)
    }

    /// The page after one more decision.
    fn draw<G: Draw>(&mut self, game: &G, by: Option<Seat>, news: &[G::Event]) -> Markup {
        let (drawn, lines) = self.drawn(game, news);
        self.decisions += 1;
        let seat = by.map(|seat| seat.0);
        self.log.push(LogEntry { decision: self.decisions, seat, words: String::new(), lines, luck: String::new() });
        let sitting = |seat| Sitting {
            seat,
            name: "Annabella",
            level: Some("journeyman"),
            mine: seat == self.seat.0,
            state: State::Playing,
            lost: false,
            to_move: game.turn().seat() == Some(Seat(seat)),
            until: None,
            left: Some(300_000),
        };
        let sittings: Vec<_> = (0..self.players).map(sitting).collect();
        let my_turn = game.turn().seat() == Some(self.seat);
        let play = Play {
            t: self.t,
            url: "/tables/0123456789",
            version: self.decisions as i64,
            at: self.decisions,
            decisions: self.decisions,
            over: false,
            my_turn,
            drawn,
            sittings: &sittings,
            log: &self.log,
            since: &[],
            notice: None,
            together: 0,
            can_undo: true,
            undo_asks: false,
            can_practise: false,
            practice: false,
            talks: true,
            can_hint: my_turn,
            advice: None,
            plea: None,
            away: false,
            resigned: false,
            can_return: false,
            leaving: Leaving::Loses,
            seated: true,
            lesson: None,
            ending: None,
        };
        play.markup()
    }

    /// The answer to a decision, which makes the page that was shown into the new one.
    fn answer(&mut self, whole: Markup) -> String {
        let hashes: Vec<_> = quoted(&self.shown, "data-part=\"").collect();
        let answer = parts::answer(whole.clone(), &Known::read(&hashes.join(","))).0;
        let shown = filled(&answer, &self.shown, &whole);
        assert!(shown == parts::marked(whole).0, "the page is another one:\n{answer}");
        self.shown = shown;
        answer
    }
}

/// A page from an answer: what was left out because it was there already, and what comes when it is opened.
fn filled(answer: &str, old: &str, whole: &Markup) -> String {
    let (head, inside) = answer.split_at(answer.find('>').expect("a tag") + 1);
    let value = |name: &str| head.split_once(&format!(" {name}=\""))?.1.split('"').next();
    let id = value("id").unwrap_or_default();
    if let Some(hashes) = value("data-same") {
        return hashes.split(' ').map(|hash| with(old, &format!(" data-part=\"{hash}\""))).collect();
    }
    if head.contains(" data-late") {
        return parts::part(whole, id).expect("a sheet").0;
    }
    if let Some(hash) = value("data-own") {
        let mut page = with(old, &format!(" data-part=\"{hash}\"")).to_owned();
        for part in elements(inside) {
            let id = quoted(part, " id=\"").next().expect("an id");
            let here = with(&page, &format!(" id=\"{id}\""));
            page = page.replacen(here, &filled(part, old, whole), 1);
        }
        // The table's own first tag always comes along.
        return match page.split_once('>') {
            Some((_, rest)) if id == "play" => head.replace(&format!(" data-own=\"{hash}\""), "") + rest,
            _ => page,
        };
    }
    let mut page = head.to_owned();
    let mut rest = inside;
    while let Some(at) = [" data-same=\"", " data-own=\"", " data-late"].iter().filter_map(|mark| rest.find(mark)).min()
    {
        let start = rest[..at].rfind('<').expect("a tag");
        let hole = first(&rest[start..]);
        page += &rest[..start];
        page += &filled(hole, old, whole);
        rest = &rest[start + hole.len()..];
    }
    page + rest
}

/// The element with this attribute.
fn with<'a>(page: &'a str, attribute: &str) -> &'a str {
    let at = page.find(attribute).unwrap_or_else(|| panic!("{attribute} is not there"));
    first(&page[page[..at].rfind('<').expect("a tag")..])
}

/// The elements that follow each other.
fn elements(mut text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    while text.starts_with('<') && !text.starts_with("</") {
        found.push(first(text));
        text = &text[first(text).len()..];
    }
    found
}

/// The element that a text begins with.
fn first(text: &str) -> &str {
    let tag = text[1..].split([' ', '>']).next().expect("a name");
    let (begins, ends) = ([format!("<{tag} "), format!("<{tag}>")], format!("</{tag}>"));
    let mut depth = 0;
    for (at, _) in text.match_indices('<') {
        if begins.iter().any(|begin| text[at..].starts_with(begin)) {
            depth += 1;
        } else if text[at..].starts_with(&ends) {
            depth -= 1;
            if depth == 0 {
                return &text[..at + ends.len()];
            }
        }
    }
    panic!("{tag} does not end")
}

fn quoted<'a>(html: &'a str, beginning: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(beginning).skip(1).filter_map(|rest| rest.split('"').next())
}

/// How many bytes are sent of each kind of part: `plot 14 × 1100`.
fn by_part(answer: &str) -> String {
    let mut sizes = BTreeMap::<String, (usize, usize)>::new();
    for piece in answer.split(" id=\"").skip(1) {
        let id = piece.split('"').next().unwrap_or_default();
        let kind: String = id.chars().take_while(|sign| *sign != '-').collect();
        let size = sizes.entry(kind).or_default();
        *size = (size.0 + 1, size.1 + piece.len());
    }
    let mut sizes: Vec<_> = sizes.into_iter().collect();
    sizes.sort_by_key(|(_, (_, bytes))| usize::MAX - bytes);
    sizes.into_iter().take(12).fold(String::new(), |mut text, (kind, (n, bytes))| {
        let _ = write!(text, "{kind} {n}: {bytes}, ");
        text
    })
}

/// Plays a game at random, and weighs the answers that somebody at the table gets.
fn weigh<G: Draw>(players: u8, lang: Lang) {
    let mut options = G::Options::default();
    options.set("players", &players.to_string()).expect("a number of players");
    let t = Texts::of(lang);
    let mut page = Page { t, seat: Seat(0), players, log: Vec::new(), shown: String::new(), decisions: 0 };
    let mut answers = Vec::new();
    random_game(&options, u64::from(players), |step: &Step<'_, G>| {
        let drawn = page.draw(step.after, step.before.turn().seat(), step.events);
        let answer = page.answer(drawn);
        let told = format!("{} of {players} in {lang}, decision {}, {}", G::NAME, page.decisions, step.action);
        answers.push((answer.len(), format!("{told}: {} bytes, {}", answer.len(), by_part(&answer))));
    });
    // The first one is the whole page.
    answers.remove(0);
    answers.sort();
    let (most, largest) = answers.last().expect("decisions");
    let (often, many) = &answers[answers.len() * 95 / 100];
    println!("95 of 100 at most {often}; {largest}");
    assert!(*most <= MOST, "{largest}");
    assert!(*often <= OFTEN, "{many}");
}

#[test]
fn a_decision_s_answer_is_small_in_saint_malo() {
    weigh::<SaintMalo>(5, Lang::De);
    weigh::<SaintMalo>(4, Lang::Fr);
    weigh::<SaintMalo>(3, Lang::It);
    weigh::<SaintMalo>(2, Lang::En);
}

#[test]
fn a_decision_s_answer_is_small_in_valletta() {
    weigh::<Valletta>(4, Lang::De);
    weigh::<Valletta>(3, Lang::It);
    weigh::<Valletta>(2, Lang::Fr);
}
