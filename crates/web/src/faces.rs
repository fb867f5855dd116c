//! A game drawn and put into words for somebody, whichever it is.

use bots::{Opponent, review::Judged};
use kit::{Explain, Game, Message, Play, Unknown, Viewer};
use rooms::Thinks;
use table::{Board, Of, Seated};
use ui::{
    Draw, GameInfo, Look, Markup, Offer, Texts,
    learn::{ADVISER, Guided, Track},
    replay::review::{self, Told},
    table::{Drawn, LogEntry, RivalTurn},
};

use crate::turns;

/// A game that people can look at: everything that a server asks of a game.
pub trait Face: Thinks {
    /// What the pages around the tables know of it.
    fn info(&self) -> &'static GameInfo;
    /// The position, drawn for somebody.
    fn draw(&self, board: &dyn Board, eyes: &Eyes<'_>) -> Option<Drawn>;
    /// What happened after this many decisions, in words.
    fn log(&self, board: &dyn Board, eyes: &Eyes<'_>, from: usize) -> Vec<LogEntry>;
    /// What the others did since the viewer's last turn.
    fn rival_turns(&self, board: &dyn Board, eyes: &Eyes<'_>) -> Vec<RivalTurn>;
    /// An action in words; none for a text that is no action.
    fn action_words(&self, board: &dyn Board, eyes: &Eyes<'_>, text: &str) -> Option<String>;
    /// Why an action is refused, in words; none when it is legal, or makes no sense.
    fn refusal_words(&self, board: &dyn Board, eyes: &Eyes<'_>, text: &str) -> Option<String>;
    /// What the player on turn does next without deciding anything: the only action, if it goes by itself, brings
    /// nothing to light and leaves them the turn.
    fn by_itself(&self, board: &dyn Board) -> Option<String>;
    /// A word of guidance for the viewer, in their first game.
    fn lesson(&self, board: &dyn Board, eyes: &Eyes<'_>, track: Track) -> Option<Markup>;
    /// A reason for an action, in words; none for an unknown reason.
    fn because(&self, t: Texts, reason: &Message) -> Option<String>;
    /// A judged decision in words; the board stands as it was before it.
    fn told(&self, board: &dyn Board, eyes: &Eyes<'_>, made: &Judged) -> Option<Told>;
    /// The names that bots have at a table.
    fn bot_names(&self) -> &'static [&'static str];
    /// Where the points of this game come from, in the order in which they are shown.
    fn sources(&self) -> &'static [&'static str];
}

impl<G: Explain + Opponent + Draw + 'static> Face for Of<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn draw(&self, board: &dyn Board, eyes: &Eyes<'_>) -> Option<Drawn> {
        Seated::<G>::of(board).map(|play| drawn(play, eyes))
    }

    fn log(&self, board: &dyn Board, eyes: &Eyes<'_>, from: usize) -> Vec<LogEntry> {
        Seated::<G>::of(board).map(|play| in_words(play, eyes, from)).unwrap_or_default()
    }

    fn rival_turns(&self, board: &dyn Board, eyes: &Eyes<'_>) -> Vec<RivalTurn> {
        Seated::<G>::of(board).map(|play| turns::rival_turns(play, eyes)).unwrap_or_default()
    }

    fn action_words(&self, board: &dyn Board, eyes: &Eyes<'_>, text: &str) -> Option<String> {
        let action = text.parse().ok()?;
        Some(seen(Seated::<G>::of(board)?, eyes, &[], |look| G::action(look, action)))
    }

    fn refusal_words(&self, board: &dyn Board, eyes: &Eyes<'_>, text: &str) -> Option<String> {
        let play = Seated::<G>::of(board)?;
        match text.parse() {
            Ok(action) => {
                let illegal = play.game().check(action).err()?;
                Some(seen(play, eyes, &[], |look| G::refusal(look, &illegal)))
            }
            Err(_) => G::unfinished(eyes.t, text),
        }
    }

    fn by_itself(&self, board: &dyn Board) -> Option<String> {
        let game = Seated::<G>::of(board)?.game();
        let (mut legal, mut events, mut after) = (Vec::new(), Vec::new(), game.clone());
        game.legal(&mut legal);
        let &[only] = &legal[..] else { return None };
        after.apply(only, &mut Unknown, &mut events).ok()?;
        let hides = !events.iter().any(G::reveals) && after.turn() == game.turn();
        (hides && G::goes_by_itself(only)).then(|| only.to_string())
    }

    fn lesson(&self, board: &dyn Board, eyes: &Eyes<'_>, track: Track) -> Option<Markup> {
        let play = Seated::<G>::of(board)?;
        seen(play, eyes, &[], |look| G::lesson(look, &Guided { record: play.record(), track, advice: advice(look) }))
    }

    fn because(&self, t: Texts, reason: &Message) -> Option<String> {
        G::because(t, reason)
    }

    fn told(&self, board: &dyn Board, eyes: &Eyes<'_>, made: &Judged) -> Option<Told> {
        Some(review::told(eyes.t, eyes.names, Seated::<G>::of(board)?.game(), made))
    }

    fn bot_names(&self) -> &'static [&'static str] {
        G::BOT_NAMES
    }

    fn sources(&self) -> &'static [&'static str] {
        G::sources()
    }
}

/// Who looks, and in which language.
pub struct Eyes<'a> {
    /// The words of the language.
    pub t: Texts,
    /// From which seat.
    pub viewer: Viewer,
    /// The names of the players by seat.
    pub names: &'a [String],
    /// Whether the viewer may decide now.
    pub may_act: bool,
}

/// Lets somebody look at the position and hands over what they see.
fn seen<G: Draw, T>(play: &Play<G>, eyes: &Eyes<'_>, news: &[G::Event], with: impl FnOnce(&Look<'_, G>) -> T) -> T {
    let game = play.game();
    let mut legal = Vec::new();
    if eyes.may_act && game.turn().seat().is_some_and(|seat| eyes.viewer.is(seat)) {
        game.legal(&mut legal);
    }
    let foreseen = |action| {
        let events = game.forecast(action).unwrap_or_default();
        events.into_iter().map(|event| G::witness(event, eyes.viewer)).collect()
    };
    let offers: Vec<Offer<G>> = legal.into_iter().map(|action| Offer { action, gain: foreseen(action) }).collect();
    look_at(game, eyes, &offers, news, with)
}

/// What the guide would do: the same whenever it is asked.
fn advice<G: Draw + Opponent>(look: &Look<'_, G>) -> Option<G::Action> {
    let legal: Vec<G::Action> = look.offers.iter().map(|offer| offer.action).collect();
    if legal.is_empty() {
        return None;
    }
    legal.get(G::bot(ADVISER, 0).choose(look.view, &legal)).copied()
}

fn drawn<G: Draw>(play: &Play<G>, eyes: &Eyes<'_>) -> Drawn {
    let news: Vec<G::Event> = play.last_events().iter().map(|&event| G::witness(event, eyes.viewer)).collect();
    let draw =
        |look: &Look<'_, G>| Drawn { board: G::board(look), question: G::question(look), reading: G::reading(look) };
    seen(play, eyes, &news, draw)
}

/// What happened after this many decisions, in words.
fn in_words<G: Draw>(play: &Play<G>, eyes: &Eyes<'_>, from: usize) -> Vec<LogEntry> {
    let (mut log, mut events) = (Vec::new(), Vec::new());
    let Ok(mut replay) = play.record().replay(&mut events) else { return log };
    for line in &play.record().lines {
        events.clear();
        let spoken = replay.at() >= from;
        let did = |look: &Look<'_, G>| G::did(look, line.seat, line.action).unwrap_or_default();
        let words = if spoken { look_at(replay.game(), eyes, &[], &[], did) } else { String::new() };
        if replay.step(&mut events).is_err() {
            break;
        }
        if spoken {
            let seen: Vec<_> = events.iter().map(|&event| G::witness(event, eyes.viewer)).collect();
            let told = |reveals: bool| {
                let events = seen.iter().filter(|event| !reveals || G::reveals(event));
                let news = |look: &Look<'_, G>| events.filter_map(|event| G::event(look, event)).collect::<Vec<_>>();
                folded(&look_at(replay.game(), eyes, &[], &seen, news))
            };
            let (lines, luck) = (told(false), told(true).join(" "));
            log.push(LogEntry { decision: replay.at(), seat: Some(line.seat.0), words, lines, luck });
        }
    }
    log
}

/// Repeated lines become one with a count: "Anna draws a card. ×3".
fn folded(lines: &[String]) -> Vec<String> {
    let groups = lines.chunk_by(|one, other| one == other);
    groups.map(|same| if same.len() > 1 { format!("{} ×{}", same[0], same.len()) } else { same[0].clone() }).collect()
}

pub(crate) fn look_at<G: Game, T>(
    game: &G,
    eyes: &Eyes<'_>,
    offers: &[Offer<G>],
    news: &[G::Event],
    with: impl FnOnce(&Look<'_, G>) -> T,
) -> T {
    let (view, outcome) = (game.view(eyes.viewer), game.outcome());
    let why = |action| game.check(action).err();
    with(&Look {
        t: eyes.t,
        view: &view,
        offers,
        why: &why,
        names: eyes.names,
        viewer: eyes.viewer,
        news,
        outcome: outcome.as_ref(),
    })
}
