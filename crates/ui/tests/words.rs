//! What is said: in whole games, in every language, to everybody who looks.

use kit::{Live, Options, Play, Seat, Turn, Viewer};
use saint_malo::SaintMalo;
use ui::{Draw, Lang, Look, Offer, Texts};
use valletta::Valletta;

const NAMES: [&str; 5] = ["Anna", "Ben", "Carla", "Dimitri", "Eleonora"];

/// A sentence that somebody can read: no id, no hole, no form for programmers.
fn assert_readable(text: &str, lang: Lang) {
    assert!(!text.trim().is_empty(), "{lang}: nothing is said");
    for odd in ["{", "}", "saint-malo-", "valletta-", "words-", "::", "Some(", "None", "Seat(", "  ", " .", "_", "\n"] {
        assert!(!text.contains(odd), "{lang}: '{odd}' in: {text}");
    }
}

/// What a game looks like to somebody, in these languages.
fn looking<G: Draw>(game: &G, viewer: Viewer, news: &[G::Event], langs: &[Lang], mut check: impl FnMut(&Look<'_, G>)) {
    let mut legal = Vec::new();
    if game.turn().seat().is_some_and(|seat| viewer.is(seat)) {
        game.legal(&mut legal);
    }
    let offer = |&action: &G::Action| Offer { action, gain: game.forecast(action).unwrap_or_default() };
    let offers: Vec<Offer<G>> = legal.iter().map(offer).collect();
    let (view, outcome, names) = (game.view(viewer), game.outcome(), NAMES.map(str::to_owned));
    let why = |action| game.check(action).err();
    for &lang in langs {
        let (t, outcome) = (Texts::of(lang), outcome.as_ref());
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
        let (turn, thoroughly) = (game.turn(), n % 11 == 0);
        for viewer in [Viewer::Public].into_iter().chain(Seat::all(2).map(Viewer::Seat)) {
            let seen: Vec<G::Event> = events.iter().map(|&event| G::witness(event, viewer)).collect();
            looking(game, viewer, &seen, &Lang::ALL, |look| listen(look, game, thoroughly, tries));
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
    let briefs = look.offers.iter().map(|offer| G::brief(look, offer)).filter(|brief| !brief.is_empty());
    briefs.for_each(|brief| assert_readable(&brief, lang));
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

/// What is said while somebody plays these actions: the question, the choice, what happens.
fn transcript<G: Draw>(game: &G, viewer: Viewer, lang: Lang, actions: &[&str]) -> Vec<String>
where
    <G::Action as std::str::FromStr>::Err: std::fmt::Debug,
{
    let (mut game, mut said) = (game.clone(), Vec::new());
    let mut chance = Live::new([1; 32]);
    for text in actions {
        let action: G::Action = text.parse().expect("an action");
        let mut events = Vec::new();
        looking(&game, viewer, &[], &[lang], |look| said.extend([G::question(look), G::action(look, action)]));
        game.apply(action, &mut chance, &mut events).expect("a legal action");
        let seen: Vec<G::Event> = events.iter().map(|&event| G::witness(event, viewer)).collect();
        looking(&game, viewer, &seen, &[lang], |look| {
            said.extend(seen.iter().filter_map(|event| G::event(look, event)));
        });
    }
    said
}

fn refusals<G: Draw>(game: &G, lang: Lang, actions: &[&str]) -> Vec<String>
where
    <G::Action as std::str::FromStr>::Err: std::fmt::Debug,
{
    let refused = |text: &&str| game.check(text.parse().expect("an action")).expect_err("something that is refused");
    let mut said = Vec::new();
    looking(game, Viewer::Seat(Seat(0)), &[], &[lang], |look| {
        said.extend(actions.iter().map(|text| G::refusal(look, &refused(text))));
    });
    said
}

fn city() -> SaintMalo {
    let rows = ["t.www.t", ".cc....", ".c.....", ".c..1..", "....P..", ".......", "twwww.t"];
    let city = saint_malo::SceneCity { rows, coins: 4, logs: 3, ..saint_malo::SceneCity::default() };
    let dice = "head head head wall swords";
    SaintMalo::try_from(saint_malo::Scene { dice, cities: vec![city], ..saint_malo::Scene::default() }).expect("a city")
}

fn street() -> Valletta {
    let me = valletta::ScenePlayer { goods: "2g1w2s2b", hand: "builder apprentice trader maid", ..Default::default() };
    let other = valletta::ScenePlayer { goods: "3g4w", hand: "maid valette", ..Default::default() };
    let layout = vec![("A1.3", "Mint"), ("A1.4", "Timber Yard"), ("B1.1", "Fort St Elmo")];
    let scene = valletta::Scene { players: vec![me, other], layout, ..Default::default() };
    Valletta::try_from(scene).expect("a street")
}

/// A turn of mine in Saint Malo, in which a house is built, and one of Anna's as everybody sees it.
fn two_turns_in_the_city(lang: Lang) -> String {
    let mine = ["use head 3", "person architect", "place d5", "place d6", "done"];
    let hers = ["use wall 2 turn 1", "place f7", "place b1"];
    let mut said = transcript(&city(), Viewer::Seat(Seat(0)), lang, &mine);
    said.extend(transcript(&city(), Viewer::Public, lang, &hers));
    said.extend(refusals(&city(), lang, &["pass", "use wall 3", "use head 5 turn 2"]));
    said.join("\n")
}

/// A turn of mine in Valletta, and how Ben sees its beginning.
fn a_turn_in_the_street(lang: Lang) -> String {
    let mine = ["play builder", "build A1.3", "pay 2g1w1s1b", "play apprentice", "decline", "play trader", "pay 1s"];
    let mut said = transcript(&street(), Viewer::Seat(Seat(0)), lang, &mine);
    said.extend(transcript(&street(), Viewer::Seat(Seat(1)), lang, &mine[..3]));
    said.extend(refusals(&street(), lang, &["play nun", "decline", "build A1.3"]));
    said.join("\n")
}

fn assert_said(said: &str, file: &str) {
    let path = format!("{}/tests/said/{file}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var("SAY_ANEW").is_ok() {
        std::fs::write(&path, said).expect("a file");
    }
    let expected = std::fs::read_to_string(&path).expect("what is said");
    for (said, expected) in said.lines().zip(expected.lines()) {
        assert_eq!(said, expected, "in {file}");
    }
    assert_eq!(said.lines().count(), expected.lines().count(), "in {file}");
}

/// Read by people, sentence by sentence: `tests/said/`. After a change, write them with `SAY_ANEW=1` and read them again.
#[test]
fn turns_are_told_word_by_word_as_they_were_read() {
    for lang in Lang::ALL {
        assert_said(&two_turns_in_the_city(lang), &format!("saint-malo-{lang}"));
        assert_said(&a_turn_in_the_street(lang), &format!("valletta-{lang}"));
    }
}

/// Every reason that a master gives can be said in every language.
#[test]
fn every_reason_of_a_master_has_its_sentence() {
    let source = include_str!("../../bots/src/because.rs");
    let (saint_malo, valletta) = source.split_once("impl valletta::Reason").expect("both games");
    type Because = fn(Texts, &kit::Message) -> Option<String>;
    let games: [(Because, _); 2] = [(SaintMalo::because, saint_malo), (Valletta::because, valletta)];
    for (because, reasons) in games {
        for id in reasons.split("Message::new(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let reason = kit::Message::new(id).count("n", 2u8).count("size", 3u8).count("strength", 6u8);
            let reason = reason.piece("side", "top").piece("person", "priest").piece("symbol", "wall");
            let reason = reason.piece("card", "builder").piece("good", "stone");
            for lang in Lang::ALL {
                assert_readable(&because(Texts::of(lang), &reason).expect("a sentence"), lang);
            }
        }
    }
}

#[test]
fn reasons_use_the_words_of_the_language() {
    let valletta = |lang, reason: &kit::Message| Valletta::because(Texts::of(lang), reason);
    let saint_malo = |lang, reason: &kit::Message| SaintMalo::because(Texts::of(lang), reason);
    let without = kit::Message::new("thins-the-deck").piece("card", "lumberjack");
    assert_eq!(valletta(Lang::De, &without).as_deref(), Some("ohne den Holzfäller kommen bessere Karten früher"));
    let icons = kit::Message::new("uses-icons").piece("good", "stone").count("n", 2u8);
    assert_eq!(valletta(Lang::It, &icons).as_deref(), Some("i tuoi simboli danno 2 pietre"));
    let side = kit::Message::new("completes-side").piece("side", "top");
    assert_eq!(saint_malo(Lang::Fr, &side).as_deref(), Some("complète le côté du haut"));
    assert_eq!(saint_malo(Lang::En, &side).as_deref(), Some("completes the top side"));
    assert_eq!(valletta(Lang::En, &side), None);
}
