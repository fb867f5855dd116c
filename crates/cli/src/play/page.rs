//! What is on the screen: the table, what happened, the question, the actions.

use console::{measure_text_width, style};

use super::{Session, columns::columns, ending, input, news, screen::Screen};
use crate::tables::Table;

/// Lines that an action list has at least, where it needs them: old news give way.
const LEAST_ROWS: usize = 6;

impl<G: Table> Session<G> {
    /// The page for a question, with the part of its actions that fits.
    pub fn page(&self, view: &G::View, legal: &[G::Action], part: usize) -> Vec<String> {
        let Screen { height, width, .. } = Screen::new();
        let mut lines = self.table(view);
        let entries = self.entries(view, legal);
        // An empty line above and one below the news, the question, a sentence, the prompt.
        let room = height.saturating_sub(lines.len() + 5).max(LEAST_ROWS);
        let needed = columns(&entries, width - 2, usize::MAX, 0).len().min(LEAST_ROWS);
        let news = self.news(room - needed, width);
        let rows = (room + 2 - news.len()).max(needed);
        lines.extend(news);
        lines.push(question(&G::question(view), width));
        lines.extend(columns(&entries, width - 2, rows, part));
        lines
    }

    /// The page at the end of the game.
    pub fn last_page(&self) -> Vec<String> {
        let Screen { height, width, .. } = Screen::new();
        let mut lines = self.table(&self.play.game().view(self.viewer()));
        let ending = self.play.game().outcome().map(|outcome| ending::lines(&outcome, self.viewer()));
        let ending = ending.unwrap_or_default();
        lines.extend(self.news(height.saturating_sub(lines.len() + ending.len() + 6), width));
        lines.extend(ending);
        lines.push(format!("Seed: {}", self.seed));
        lines
    }

    fn table(&self, view: &G::View) -> Vec<String> {
        let mut lines: Vec<String> = G::draw(view).lines().map(String::from).collect();
        let seed = format!("   seed {}", self.seed);
        if let Some(heading) = lines.first_mut().filter(|line| measure_text_width(line) + seed.len() <= 100) {
            *heading += &style(seed).dim().to_string();
        }
        lines
    }

    /// What happened since my last turn began, the latest in at most so many lines, set off by empty lines.
    fn news(&self, most: usize, width: usize) -> Vec<String> {
        let mut news = news::lines(&self.told, self.viewer(), width);
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
    fn entries(&self, view: &G::View, legal: &[G::Action]) -> Vec<(String, String)> {
        let shared = match &input::verbs::<G>(legal)[..] {
            [verb] => format!("{verb} "),
            _ => String::new(),
        };
        let entry = |&action: &G::Action| {
            let text = action.to_string();
            let forecast = self.play.game().forecast(action).unwrap_or_default();
            let mut gain = G::gain(view, action, &forecast);
            if self.leads_nowhere(action) {
                gain += " (nothing possible now)";
            }
            (text.strip_prefix(&shared).unwrap_or(&text).into(), gain)
        };
        legal.iter().map(entry).collect()
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
fn question(question: &str, width: usize) -> String {
    let hint = "  (? explains, h hints, u takes back, q leaves)";
    let fits = measure_text_width(question) + measure_text_width(hint) <= width;
    format!("{}{}", style(question).bold().yellow(), style(if fits { hint } else { "" }).dim())
}
