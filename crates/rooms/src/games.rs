//! The games that are played here, and how bots think about them.

use std::sync::Arc;

use bots::{Expect, Level, Opponent, review::Reviewer};
use kit::{Explain, Noted, Play, Turn, Unknown, Viewer};
use serde::{Deserialize, Serialize};
use table::{Board, Broken, GameKind, Of, Refusal, Seated, refusal::Thing};

/// From this cost on, a bot's thinking counts as expensive.
pub const EXPENSIVE: i64 = 2;

/// An action that a master would consider.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hint {
    /// Its text.
    pub action: String,
    /// What to expect of it, in words.
    pub expect: String,
    /// The expected final points, if the game is valued by points.
    pub points: Option<f32>,
    /// The expected final margin over the best rival, if the game is valued by margin.
    pub margin: Option<f32>,
    /// The chance to win, from 0 to 1.
    pub win: Option<f32>,
    /// How many points the best action is better: the one figure that compares.
    #[serde(default)]
    pub behind: f32,
    /// The reasons for it, in English.
    pub reasons: Vec<String>,
    /// The same for any language: each an `id` and the `values` to insert.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub because: Vec<kit::Message>,
}

/// A game that bots can play.
pub trait Thinks: GameKind {
    /// The cost of a bot's thinking: milliseconds below [`EXPENSIVE`], seconds from there on.
    fn cost(&self, level: &str) -> i64;

    /// What a bot would do now, up to the first thing that it cannot know.
    fn plan(&self, board: &dyn Board, level: Level, seed: u64) -> Vec<String>;

    /// What a master would consider.
    fn advise(&self, board: &dyn Board, seed: u64) -> Vec<Hint>;

    /// How likely everybody was to win, at every moment so far; empty where this is unknown.
    fn chances(&self, board: &dyn Board) -> Vec<Vec<f32>>;

    /// The review of a game, as JSON. After every decision it says how many are judged, and ends with none when it is
    /// told not to go on.
    fn review(&self, board: &dyn Board, go_on: &mut dyn FnMut(usize) -> bool) -> Result<Option<String>, Broken>;
}

impl<G: Explain + Opponent + 'static> Thinks for Of<G> {
    fn cost(&self, level: &str) -> i64 {
        level.parse().map_or(EXPENSIVE, G::cost)
    }

    fn plan(&self, board: &dyn Board, level: Level, seed: u64) -> Vec<String> {
        Seated::<G>::of(board).map(|play| plan(play, level, seed)).unwrap_or_default()
    }

    fn advise(&self, board: &dyn Board, seed: u64) -> Vec<Hint> {
        Seated::<G>::of(board).map(|play| advise(play, seed)).unwrap_or_default()
    }

    fn chances(&self, board: &dyn Board) -> Vec<Vec<f32>> {
        Seated::<G>::of(board).map(chances).unwrap_or_default()
    }

    fn review(&self, board: &dyn Board, go_on: &mut dyn FnMut(usize) -> bool) -> Result<Option<String>, Broken> {
        let play = Seated::<G>::of(board).ok_or_else(|| Broken("this is another game's board".into()))?;
        let mut reviewer = Reviewer::new(play.record(), 0).map_err(Broken::of)?;
        while reviewer.step().map_err(Broken::of)? {
            if !go_on(reviewer.done()) {
                return Ok(None);
            }
        }
        let review = reviewer.finish().map_err(Broken::of)?;
        serde_json::to_string(&review).map(Some).map_err(Broken::of)
    }
}

fn plan<G: Opponent>(play: &Play<G>, level: Level, seed: u64) -> Vec<String> {
    let Turn::Seat(seat) = play.game().turn() else { return Vec::new() };
    let mut bot = G::bot(level, seed);
    let (mut game, mut legal, mut plan) = (play.game().clone(), Vec::new(), Vec::new());
    while game.turn() == Turn::Seat(seat) {
        game.legal(&mut legal);
        let chosen = bot.choose(&game.view(Viewer::Seat(seat)), &legal);
        let Some(&action) = legal.get(chosen) else { break };
        let mut unknown = Unknown;
        let (mut chance, mut events) = (Noted::new(&mut unknown), Vec::new());
        if game.apply(action, &mut chance, &mut events).is_err() {
            break;
        }
        plan.push(action.to_string());
        if !chance.picks.is_empty() || events.iter().any(G::reveals) {
            break;
        }
    }
    plan
}

fn advise<G: Opponent>(play: &Play<G>, seed: u64) -> Vec<Hint> {
    let Turn::Seat(seat) = play.game().turn() else { return Vec::new() };
    let (view, mut legal) = (play.game().view(Viewer::Seat(seat)), Vec::new());
    play.game().legal(&mut legal);
    let advice = G::advise(&view, &legal, seed);
    let Some(best) = advice.first().map(|first| first.expect) else { return Vec::new() };
    let hint = |advice: bots::Advice<G::Action>| {
        let (points, margin, win) = match advice.expect {
            Expect::Points { points, .. } => (Some(points), None, None),
            Expect::Margin { margin, win } => (None, Some(margin), Some(win)),
        };
        let (action, expect) = (advice.action.to_string(), advice.expect.to_string());
        let behind = advice.expect.behind(best);
        Hint { action, expect, points, margin, win, behind, reasons: advice.reasons, because: advice.because }
    };
    advice.into_iter().map(hint).collect()
}

fn chances<G: Opponent>(play: &Play<G>) -> Vec<Vec<f32>> {
    let Ok(mut replay) = play.record().replay(&mut kit::Silent) else { return Vec::new() };
    let mut chances = vec![G::chances(&replay.game().view(Viewer::Public))];
    while let Ok(Some(_)) = replay.step(&mut kit::Silent) {
        chances.push(G::chances(&replay.game().view(Viewer::Public)));
    }
    chances.retain(|moment| !moment.is_empty());
    chances
}

/// The games that are played here. Cheap to copy.
#[derive(Clone)]
pub struct Games(Arc<[&'static dyn Thinks]>);

impl Games {
    /// These games.
    pub fn new(games: impl IntoIterator<Item = &'static dyn Thinks>) -> Games {
        Games(games.into_iter().collect())
    }

    /// All of them, in the order in which they are shown.
    pub fn iter(&self) -> impl Iterator<Item = &'static dyn Thinks> {
        self.0.iter().copied()
    }

    /// The names of all of them.
    pub fn names(&self) -> Vec<&'static str> {
        self.iter().map(|game| game.name()).collect()
    }

    /// The game of this name.
    pub fn find(&self, name: &str) -> Option<&'static dyn Thinks> {
        self.iter().find(|game| game.name() == name)
    }

    /// The game of a stored table.
    pub fn of_table(&self, name: &str) -> Result<&'static dyn Thinks, Broken> {
        self.find(name).ok_or_else(|| Broken(format!("'{name}' is not played here")))
    }

    /// The game that somebody asks for.
    pub fn asked(&self, name: &str) -> Result<&'static dyn Thinks, Refusal> {
        self.find(name).ok_or(Refusal::Missing(Thing::Game))
    }

    /// The newest rules of every game.
    pub fn rules_known(&self) -> String {
        let known: Vec<String> = self.iter().map(|game| format!("{} {}", game.name(), game.rules())).collect();
        known.join(", ")
    }
}
