//! One test harness for all games: plays at random and asserts what must hold in any game.

pub mod contract;
mod perft_file;

pub use perft_file::perft_file;

use crate::{
    Chance, Game, Imagine, Noted, Options, Play, Record, Referee, Replayed, Sampled, Seat, Secrets, Setting, Silent,
    Viewer,
};

/// A game with more decisions than this is taken to be endless.
const MOST_DECISIONS: usize = 200_000;

/// One step of a random game, as [`random_game`] shows it.
pub struct Step<'a, G: Game> {
    /// The position before the action.
    pub before: &'a G,
    /// All legal actions.
    pub legal: &'a [G::Action],
    /// The one that was chosen.
    pub action: G::Action,
    /// The position after it.
    pub after: &'a G,
    /// What happened.
    pub events: &'a [G::Event],
}

/// Plays one game at random and shows every step.
pub fn random_game<G: Game>(options: &G::Options, seed: u64, mut look: impl FnMut(&Step<'_, G>)) -> Play<G> {
    let mut chance = Sampled::new(seed);
    let mut choice = Sampled::new(seed ^ 0x5eed);
    let mut play = Play::<G>::start(options, &mut chance, &mut Silent).expect("good options");
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..MOST_DECISIONS {
        let before = play.game().clone();
        before.legal(&mut legal);
        if legal.is_empty() {
            return play;
        }
        let action = legal[choice.pick(legal.len() as u32) as usize];
        events.clear();
        play.act(action, &mut chance, &mut events).expect("listed as legal");
        look(&Step { before: &before, legal: &legal, action, after: play.game(), events: &events });
    }
    panic!("no end after {MOST_DECISIONS} decisions with {options:?}, seed {seed}");
}

/// Plays random games, asserts what must hold in every game, and then passes each step to the caller.
///
/// `universe` lists well-formed actions, legal or not: exactly those that `check` allows are in the legal list.
pub fn soak<G: Game>(
    options: &G::Options,
    seeds: std::ops::Range<u64>,
    universe: fn(&G) -> Vec<G::Action>,
    mut look: impl FnMut(&Step<'_, G>),
) {
    knows_its_settings(options);
    for seed in seeds {
        let mut count = seed as usize;
        let play = random_game(options, seed, |step: &Step<'_, G>| {
            count += 1;
            if count.is_multiple_of(7) {
                legal_agrees(step.before, universe);
                forecasts_hold(step);
            }
            look(step);
        });
        assert_eq!(play.game().turn().seat(), None, "no legal action means that the game is over");
        the_end_adds_up(&play);
        the_record_tells_it_all(&play);
    }
}

/// What the help says that can be set can be set, and nothing else is ever listed.
fn knows_its_settings<O: Options>(options: &O) {
    for Setting { key, .. } in O::SETTINGS {
        let why = O::default().set(key, "\0").expect_err("no value of any option").why;
        assert!(!why.contains("has no such option"), "{key}: {why}");
    }
    for (key, _) in options.list() {
        assert!(O::SETTINGS.iter().any(|setting| setting.key == key), "no help tells of {key}");
    }
}

/// The legal list, `check`, `apply` and the text form agree.
pub fn legal_agrees<G: Game>(game: &G, universe: fn(&G) -> Vec<G::Action>) {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    for (index, &action) in legal.iter().enumerate() {
        assert!(!legal[..index].contains(&action), "{action} is listed twice");
        assert_eq!(game.check(action).err().map(|e| e.to_string()), None, "{action} is listed");
        let text = action.to_string();
        assert_eq!(text.parse().ok(), Some(action), "'{text}' must read as what it was printed from");
        let (mut one, mut chance) = (game.clone(), Sampled::new(1));
        let mut noted = Noted::new(&mut chance);
        one.apply(action, &mut noted, &mut Silent).expect("listed as legal");
        let picks = noted.picks;
        let (mut two, mut replayed) = (game.clone(), Replayed::new(&picks));
        two.apply(action, &mut replayed, &mut Silent).expect("listed as legal");
        assert!(replayed.finish().is_ok() && one.view(Viewer::Public) == two.view(Viewer::Public));
    }
    for action in universe(game) {
        let listed = legal.contains(&action);
        match game.check(action) {
            Ok(()) => assert!(listed, "{action} passes the check and is not listed"),
            Err(illegal) => {
                assert!(!listed, "{action} is listed, but: {illegal}");
                let sentence = illegal.to_string();
                assert!(sentence.ends_with(&format!(": {}", illegal.rule())), "it ends with its rule: {sentence}");
                let mut refused = game.clone();
                assert!(refused.apply(action, &mut Sampled::new(1), &mut Silent).is_err());
                assert!(refused.view(Viewer::Public) == game.view(Viewer::Public), "a refusal changes nothing");
            }
        }
    }
}

/// A forecast is the beginning of what really happens.
fn forecasts_hold<G: Game>(step: &Step<'_, G>) {
    let forecast = step.before.forecast(step.action).expect("it was legal");
    assert!(step.events.starts_with(&forecast), "{:?} was foretold, {:?} came", forecast, step.events);
}

fn the_end_adds_up<G: Game>(play: &Play<G>) {
    let outcome = play.game().outcome().expect("the game is over");
    let players = usize::from(play.record().options.players());
    assert_eq!((outcome.scores.len(), outcome.detail.len()), (players, players));
    assert!(!outcome.winners.is_empty());
    for (score, detail) in outcome.scores.iter().zip(&outcome.detail) {
        assert_eq!(*score, detail.values().sum::<i32>(), "the sources add up");
    }
}

fn the_record_tells_it_all<G: Game>(play: &Play<G>) {
    let text = play.record().to_string();
    let again: Record<G> = text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert!(again.options == play.record().options && again.lines == play.record().lines);
    let resumed = Play::resume(again).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert_eq!(resumed.game().outcome(), play.game().outcome());
}

/// Two positions that differ only in what a viewer must not know look alike to that viewer:
/// equal views, equal legal lists and reasons, equal forecasts.
pub fn hides_secrets<G: Secrets + Imagine>(
    options: &G::Options,
    seeds: std::ops::Range<u64>,
    universe: fn(&G) -> Vec<G::Action>,
) -> usize {
    let mut differed = 0;
    for seed in seeds {
        let mut secret = Sampled::new(seed ^ 0x5ec7e7);
        let mut count = 0;
        random_game(options, seed, |step: &Step<'_, G>| {
            count += 1;
            if count % 5 != 0 {
                return;
            }
            let everybody = Seat::all(options.players()).map(Viewer::Seat).chain([Viewer::Public]);
            for viewer in everybody {
                let mut other = step.before.clone();
                other.redeal(viewer, &mut secret);
                let view = step.before.view(viewer);
                assert!(other.view(viewer) == view, "{viewer:?} sees a secret");
                assert!(G::imagine(&view, &mut secret).view(viewer) == view, "what is imagined looks the same");
                let views =
                    |game: &G| Seat::all(options.players()).map(|s| game.view(Viewer::Seat(s))).collect::<Vec<_>>();
                differed += usize::from(views(&other) != views(step.before));
                if step.before.turn().seat().is_some_and(|seat| viewer.is(seat)) {
                    looks_alike(step.before, &other, universe);
                }
            }
        });
    }
    differed
}

/// The seat on turn gets the same answers in both positions.
fn looks_alike<G: Game>(one: &G, other: &G, universe: fn(&G) -> Vec<G::Action>) {
    let (mut here, mut there) = (Vec::new(), Vec::new());
    one.legal(&mut here);
    other.legal(&mut there);
    assert_eq!(here, there, "equal legal lists, in equal order");
    for action in universe(one) {
        assert_eq!(one.check(action), other.check(action));
        assert_eq!(one.forecast(action), other.forecast(action));
    }
}

/// Feeds any bytes to the parsers: what can be parsed must survive printing and parsing again, and nothing panics.
pub fn read_anything<G: Game>(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(action) = text.parse::<G::Action>() {
        assert_eq!(action.to_string().parse(), Ok(action), "'{text}' must read as it prints");
    }
    if let Ok(record) = text.parse::<Record<G>>() {
        let printed = record.to_string();
        let again: Record<G> = printed.parse().unwrap_or_else(|error| panic!("{error} in\n{printed}"));
        assert!(again.lines == record.lines && again.options == record.options && again.start == record.start);
        // A record that can be parsed may still break the rules; replaying must then return an error, not panic.
        let _ = record.last();
    }
}

/// A record that may be broken either replays, or is refused at an existing place of the text or at a decision.
pub fn says_where_it_is_broken<G: Game>(text: &str) {
    match text.parse::<Record<G>>() {
        Err(error) => {
            assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}");
            let length = text.lines().nth(error.line - 1).map_or(0, |line| line.chars().count());
            assert!((1..=length + 1).contains(&error.column) && !error.why.is_empty(), "{error}");
        }
        Ok(record) => {
            let (lines, last) = (record.lines.len(), record.last().err());
            let resumed = Play::resume(record).err();
            assert_eq!(last, resumed, "both ways of replaying find the same");
            assert!(resumed.is_none_or(|error| error.decision <= lines && !error.why.is_empty()));
        }
    }
}

/// Plays a game whose choices and chance come from the bytes, and checks that list, check and apply always agree.
pub fn play_bytes<G: Game>(options: &G::Options, bytes: &[u8], universe: fn(&G) -> Vec<G::Action>) {
    let mut chance = Sampled::new(bytes.iter().fold(7, |sum, &byte| sum * 31 % 1_000_003 + u64::from(byte)));
    let mut game = G::start(options, &mut chance, &mut Silent).expect("good options");
    let mut legal = Vec::new();
    for &byte in bytes {
        game.legal(&mut legal);
        if legal.is_empty() {
            break;
        }
        legal_agrees(&game, universe);
        let action = legal[usize::from(byte) % legal.len()];
        game.apply(action, &mut chance, &mut Silent).expect("listed as legal");
    }
}
