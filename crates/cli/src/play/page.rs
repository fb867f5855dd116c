//! What is on the screen: the table, what happened, the question, the actions.

use console::{measure_text_width, style};
use ui::{Look, Offer, Texts, say};

use super::{Session, columns::columns, ending, input, news, screen::Screen};
use crate::{terminal::TerminalGame, text::wrap};

/// Lines that an action list has at least, where it needs them: old news give way.
const LEAST_ROWS: usize = 6;

impl<G: TerminalGame> Session<G> {
    /// The page for a question, with the part of its actions that fits.
    pub fn page(&self, look: &Look<'_, G>, part: usize) -> Vec<String> {
        let Screen { height, width, .. } = Screen::new();
        let t = look.t;
        let mut lines = self.table(look);
        let entries = self.entries(look);
        let question = question(t, &G::question(look), width);
        // An empty line above and one below the news, the question, a sentence, the prompt.
        let room = height.saturating_sub(lines.len() + question.len() + 4).max(LEAST_ROWS);
        let needed = columns(t, &entries, width - 2, usize::MAX, 0).len().min(LEAST_ROWS);
        let news = self.news(room - needed, width);
        let rows = (room + 2 - news.len()).max(needed);
        lines.extend(news);
        lines.extend(question);
        lines.extend(columns(t, &entries, width - 2, rows, part));
        lines
    }

    /// The page at the end of the game.
    pub fn last_page(&self) -> Vec<String> {
        let Screen { height, width, .. } = Screen::new();
        let mut lines = self.eyes.look(self.play.game(), |look| self.table(look));
        let ending = ending::lines(self.play.game(), &self.eyes);
        lines.extend(self.news(height.saturating_sub(lines.len() + ending.len() + 6), width));
        lines.extend(ending);
        lines.push(self.seed_words());
        lines
    }

    /// The seed, with which the game can be played again.
    pub fn seed_words(&self) -> String {
        say!(self.eyes.t, "terminal-seed", seed = self.seed.to_string())
    }

    fn table(&self, look: &Look<'_, G>) -> Vec<String> {
        let mut lines: Vec<String> = G::draw(look).lines().map(String::from).collect();
        let seed = format!("   {}", self.seed_words());
        let room = 100usize.saturating_sub(measure_text_width(&seed));
        if let Some(heading) = lines.first_mut().filter(|line| measure_text_width(line) <= room) {
            *heading += &style(seed).dim().to_string();
        }
        lines
    }

    /// What happened since my last turn began, the latest in at most so many lines, set off by empty lines.
    fn news(&self, most: usize, width: usize) -> Vec<String> {
        let mut news = news::lines(&self.told, &self.eyes, width);
        let old = news.len().saturating_sub(most);
        news.drain(..old);
        if let Some(first) = news.first_mut().filter(|_| old > 0) {
            *first = "…".into();
        }
        if !news.is_empty() {
            news.push(String::new());
        }
        news.insert(0, String::new());
        news
    }

    /// The actions as they are listed: without the verb, where all of them share it.
    fn entries(&self, look: &Look<'_, G>) -> Vec<(String, String)> {
        let shared = match &input::verbs::<G>(&input::legal(look))[..] {
            [verb] => format!("{verb} "),
            _ => String::new(),
        };
        let entry = |offer: &Offer<G>| {
            let text = offer.action.to_string();
            let mut words = G::brief(look, offer);
            if self.leads_nowhere(offer.action) {
                words += &format!(" ({})", say!(look.t, "terminal-nowhere"));
            }
            (text.strip_prefix(&shared).unwrap_or(&text).into(), words)
        };
        look.offers.iter().map(entry).collect()
    }

    /// Whether all that an action leads to is leaving it: a Builder who can afford nothing.
    fn leads_nowhere(&self, action: G::Action) -> bool {
        let (mut after, mut events, mut legal) = (self.play.game().clone(), Vec::new(), Vec::new());
        let done = after.apply(action, &mut kit::Unknown, &mut events).is_ok();
        // What hangs on chance must not be told.
        if !done || events.iter().any(G::reveals) || after.turn().seat() != Some(self.me) {
            return false;
        }
        after.legal(&mut legal);
        matches!(legal[..], [only] if matches!(only.to_string().as_str(), "decline" | "done"))
    }
}

/// The question, with a reminder of the commands where there is room.
fn question(t: Texts, question: &str, width: usize) -> Vec<String> {
    let keys = format!("  {}", say!(t, "terminal-keys"));
    let fits = measure_text_width(question) + measure_text_width(&keys) <= width;
    let keys = style(if fits { keys.as_str() } else { "" }).dim();
    let mut lines: Vec<_> =
        wrap(question, width, 2).iter().map(|line| style(line).bold().yellow().to_string()).collect();
    lines.last_mut().into_iter().for_each(|last| *last += &keys.to_string());
    lines
}
