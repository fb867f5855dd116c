//! What is said: in whole games, in every language, to everybody who looks.

use kit::{Live, Options, Play, Seat, Turn, Viewer};
use pages::{Draw, Lang, Look, Offer, Texts};
use saint_malo::SaintMalo;
use valletta::Valletta;

const NAMES: [&str; 5] = ["Anna", "Ben", "Carla", "Dimitri", "Eleonora"];

/// A sentence that somebody can read: no id, no hole, no form for programmers.
fn assert_readable(text: &str, lang: Lang) {
    assert!(!text.trim().is_empty(), "{lang}: nothing is said");
    for odd in ["{", "}", "saint-malo-", "valletta-", "words-", "::", "Some(", "None", "Seat(", "  ", " .", "_", "\n"] {
        assert!(!text.contains(odd), "{lang}: '{odd}' in: {text}");
    }
}

/// What a game looks like to somebody, in all languages.
fn in_every_language<G: Draw>(game: &G, viewer: Viewer, news: &[G::Event], check: impl Fn(&Look<'_, G>)) {
    let mut legal = Vec::new();
    if game.turn().seat().is_some_and(|seat| viewer.is(seat)) {
        game.legal(&mut legal);
    }
    let offer = |&action: &G::Action| Offer { action, gain: game.forecast(action).unwrap_or_default() };
    let offers: Vec<Offer<G>> = legal.iter().map(offer).collect();
    let (view, outcome, names) = (game.view(viewer), game.outcome(), NAMES.map(str::to_owned));
    let why = |action| game.check(action).err();
    for lang in Lang::ALL {
        let t = Texts::of(lang);
        let outcome = outcome.as_ref();
        check(&Look { t, view: &view, offers: &offers, why: &why, names: &names, viewer, news, outcome });
    }
}

/// Plays a game at random and listens to everything, and to everything that is refused of what somebody might try.
fn listen_to_a_game<G: Draw>(settings: &[(&str, &str)], seed: u8, tries: &[G::Action]) {
    let mut options = G::Options::default();
    settings.iter().for_each(|(key, value)| options.set(key, value).expect("a setting"));
    let (mut chance, mut events) = (Live::new([seed; 32]), Vec::new());
    let mut play = Play::<G>::start(&options, &mut chance, &mut events).expect("a table");
    let mut legal = Vec::new();
    for n in 0.. {
        let game = play.game();
        let (turn, thoroughly) = (game.turn(), n % 5 == 0);
        for viewer in [Viewer::Public].into_iter().chain(Seat::all(2).map(Viewer::Seat)) {
            let seen: Vec<G::Event> = events.iter().map(|&event| G::witness(event, viewer)).collect();
            in_every_language(game, viewer, &seen, |look| listen(look, game, thoroughly, tries));
        }
        let Turn::Seat(_) = turn else { return };
        game.legal(&mut legal);
        let action = legal[(n * 7 + usize::from(seed)) % legal.len()];
        events.clear();
        play.act(action, &mut chance, &mut events).expect("a legal action");
    }
}

fn listen<G: Draw>(look: &Look<'_, G>, game: &G, thoroughly: bool, tries: &[G::Action]) {
    let lang = look.t.lang();
    assert_readable(&G::question(look), lang);
    look.news.iter().filter_map(|event| G::event(look, event)).for_each(|line| assert_readable(&line, lang));
    look.offers.iter().for_each(|offer| assert_readable(&G::action(look, offer.action), lang));
    if thoroughly {
        let reading = G::reading(look).into_string();
        assert_readable(&reading, lang);
        assert!(reading.starts_with("<h3>"), "{reading}");
        let mut refused = tries.iter().filter_map(|&action| game.check(action).err());
        refused.by_ref().for_each(|illegal| assert_readable(&G::refusal(look, &illegal), lang));
    }
}

/// Everything that somebody might try in Saint Malo.
fn saint_malo_tries() -> Vec<saint_malo::Action> {
    let symbols = ["log", "crate", "wall", "cross", "head", "swords"];
    let mut tries: Vec<String> = ["stop", "pass", "done"].map(str::to_owned).to_vec();
    for symbol in symbols {
        tries.extend((0..=5).map(|n| format!("use {symbol} {n}")));
        tries.extend((1..=5).map(|n| format!("use {symbol} {n} turn {}", n.min(3))));
        tries.extend([format!("reroll {symbol}"), format!("reroll {symbol} {symbol} {symbol}")]);
    }
    tries.extend(saint_malo::Person::ALL.map(|person| format!("person {}", person.name())));
    tries.extend(saint_malo::Cell::all().map(|at| format!("place {at}")));
    tries.iter().map(|text| text.parse().expect("an action")).collect()
}

/// Everything that somebody might try in Valletta.
fn valletta_tries() -> Vec<valletta::Action> {
    let mut tries: Vec<String> =
        ["use", "decline", "pay 0", "pay 9g", "pay 1w", "pay 4s", "pay 4g", "pay 1g1w1s1b", "pay 2g1w1s1b"]
            .map(str::to_owned)
            .to_vec();
    for good in valletta::Good::ALL {
        tries.extend([format!("take {good}"), format!("take {good} {good}"), format!("give {good}")]);
    }
    tries.extend(
        valletta::Card::ALL.iter().flat_map(|card| ["play", "fire", "hire"].map(|verb| format!("{verb} {card}"))),
    );
    let plots = valletta::At::all(valletta::PLOTS);
    tries.extend(plots.flat_map(|at| [format!("build {at}"), format!("upgrade {at}")]));
    tries.iter().map(|text| text.parse().expect("an action")).collect()
}

#[test]
fn whole_games_of_saint_malo_can_be_listened_to() {
    for players in ["2", "3", "4", "5"] {
        listen_to_a_game::<SaintMalo>(&[("players", players)], 7, &saint_malo_tries());
    }
    let settings = [("players", "2"), ("require_showing_symbol", "true"), ("allow_pass", "true"), ("turn_cap", "9")];
    listen_to_a_game::<SaintMalo>(&settings, 3, &saint_malo_tries());
}

#[test]
fn whole_games_of_valletta_can_be_listened_to() {
    for players in ["2", "3", "4"] {
        listen_to_a_game::<Valletta>(&[("players", players)], 5, &valletta_tries());
    }
    listen_to_a_game::<Valletta>(&[("players", "2"), ("edition", "zman"), ("turn_cap", "6")], 2, &valletta_tries());
}
