//! The guide: what it recommends is legal, explained, and wins.

use std::collections::BTreeSet;

mod guide;

use bots::Opponent;
use kit::{Game, Live, Play, Turn, Viewer};
use saint_malo::SaintMalo;
use ui::{
    Draw, GameList, Lang, Texts,
    learn::{self, Teach, Track, Tried},
};
use valletta::Valletta;

use guide::{guided, table};

/// A game of a learner who follows the guide, against the bot of the lesson: nothing is recommended before it is
/// explained, and at the end every subject was told or is listed.
fn follow<G: Teach + Opponent>(track: Track, seed: u8) {
    let (mut chance, t) = (Live::new([seed; 32]), Texts::of(Lang::En));
    let mut play = Play::<G>::start(&table::<G>(track).options::<G>(), &mut chance, &mut Vec::new()).expect("a table");
    let mut told = BTreeSet::new();
    for _ in 0..2000 {
        let game = play.game();
        let Turn::Seat(seat) = game.turn() else { break };
        let action = if seat == learn::LEARNER {
            let (lesson, action) = guided(t, &play, track);
            let action = action.expect("advice for every decision");
            let new = told.insert(lesson.id);
            assert!(!new || lesson.new, "{} is told first and looks old", lesson.id);
            told.extend(lesson.also.iter().map(|(id, ..)| *id));
            assert_eq!((lesson.step, lesson.of), (told.len(), G::LESSONS.len()));
            let subject = G::subject(&game.view(Viewer::Seat(seat)), action);
            assert!(subject.is_none_or(|id| told.contains(id)), "{action} is recommended before {subject:?} is told");
            action
        } else {
            let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
            game.legal(&mut legal);
            legal[G::bot(table::<G>(track).level, 7).choose(&view, &legal)]
        };
        play.act(action, &mut chance, &mut Vec::new()).expect("advice is legal");
    }
    let (end, _) = guided(t, &play, track);
    assert_eq!((end.id, end.step), ("end", G::LESSONS.len()));
    told.extend(end.missed.as_ref().expect("the end").iter().map(|(id, _)| *id));
    told.insert("end");
    assert_eq!(told, G::LESSONS.iter().copied().collect(), "left: told or listed; right: all");
    let page = end.markup(t).0;
    assert!(page.contains("/rules/") && page.contains(&format!("/learn/{}", G::NAME)), "{page}");
}

#[test]
fn nothing_is_recommended_before_it_is_explained_and_the_bar_ends_full() {
    for seed in 1..3 {
        follow::<SaintMalo>(Track::Long, seed);
        follow::<SaintMalo>(Track::Small, seed);
        follow::<Valletta>(Track::Long, seed);
        follow::<Valletta>(Track::Small, seed);
    }
}

/// How many games out of 100 a learner wins who follows the guide exactly, and how many decisions a game takes them.
fn wins<G: Teach + Opponent>(track: Track, games: u64) -> (f64, f64) {
    let (mut won, mut decisions) = (0, 0);
    for seed in 0..games {
        let mut chance = Live::new([seed as u8 + 1; 32]);
        let options = table::<G>(track).options::<G>();
        let mut game = G::start(&options, &mut chance, &mut Vec::new()).expect("a table");
        let (mut adviser, mut other) = (G::bot(learn::ADVISER, 0), G::bot(table::<G>(track).level, seed));
        let mut legal = Vec::new();
        while let Turn::Seat(seat) = game.turn() {
            game.legal(&mut legal);
            let view = game.view(Viewer::Seat(seat));
            let mine = seat == learn::LEARNER;
            let chosen = if mine { adviser.choose(&view, &legal) } else { other.choose(&view, &legal) };
            decisions += u64::from(mine);
            game.apply(legal[chosen], &mut chance, &mut Vec::new()).expect("a legal action");
        }
        won += u64::from(game.outcome().expect("the end").winners.contains(&learn::LEARNER));
    }
    (100.0 * won as f64 / games as f64, decisions as f64 / games as f64)
}

/// Whoever follows the guide wins: at least 95 games in 100, over 120 games each. And the minutes that the pages
/// promise are those of the decisions, to a fifth: 6 seconds for each in the first turn, 12 in the long lesson.
#[test]
fn whoever_follows_the_guide_wins_and_takes_as_long_as_promised() {
    let games = [
        ("saint-malo, small", wins::<SaintMalo>(Track::Small, 120), 13.0, 6.0, 5.0),
        ("valletta, small", wins::<Valletta>(Track::Small, 120), 13.0, 6.0, 5.0),
        ("saint-malo, long", wins::<SaintMalo>(Track::Long, 120), 0.0, 12.0, 20.0),
        ("valletta, long", wins::<Valletta>(Track::Long, 120), 0.0, 12.0, 30.0),
    ];
    for (what, (won, decisions), before, seconds, promised) in games {
        let minutes = (decisions + before) * seconds / 60.0;
        println!("{what}: {won:.1}% won, {decisions:.1} decisions, {minutes:.1} minutes");
        assert!(won >= 95.0, "{what}: {won:.1}% won");
        assert!((minutes / promised - 1.0).abs() < 0.2, "{what}: {minutes:.1} minutes, promised {promised}");
    }
}

fn first_turn<G: Teach>() {
    let first = G::INFO.guide.as_ref().expect("a guide").first;
    for lang in Lang::ALL {
        let t = Texts::of(lang);
        for (step, turn) in (2..).zip(G::TURNS) {
            for (did, action) in turn.actions.iter().enumerate() {
                let page = first(t, step, &Tried { did, action: None }).expect("a page").0;
                assert!(!page.contains(">learn-"), "{lang} {} {did}", turn.id);
                let button = G::pointed(action.parse().expect("an action")).0;
                assert!(page.contains(&format!("value=\"{button}\"")), "{lang} {}: {action} cannot be chosen", turn.id);
                let next = first(t, step, &Tried { did, action: Some(action) }).expect("a page").0;
                assert!(next.contains(&format!("name=\"did\" value=\"{}\"", did + 1)));
                let other = first(t, step, &Tried { did, action: Some("nonsense") }).expect("a page").0;
                assert!(other.contains("role=\"alert\"") && other.contains(&format!("name=\"did\" value=\"{did}\"")));
            }
            let done = first(t, step, &Tried { did: turn.actions.len(), action: None }).expect("a page").0;
            assert!(done.contains(&format!("/first/{}\"", step + 1)) && !done.contains("form=\"act\""));
        }
        let small = first(t, G::TURNS.len() + 2, &Tried::default()).expect("a page").0;
        assert!(small.contains(&format!("action=\"/learn/{}/first\"", G::NAME)) && !small.contains(">learn-"));
        assert!(first(t, G::TURNS.len() + 3, &Tried::default()).is_none() && first(t, 0, &Tried::default()).is_none());
    }
}

#[test]
fn every_guided_turn_can_be_played_by_its_marks() {
    first_turn::<SaintMalo>();
    first_turn::<Valletta>();
}

/// What a guided turn tells is what happens in it.
#[test]
fn the_guided_turns_bring_what_their_texts_say() {
    let city = |turn: usize, did| SaintMalo::TURNS[turn].after(did).expect("a turn").0.view(Viewer::Public).cities[0];
    assert_eq!((city(0, 0).coins, city(0, 5).coins), (3, 7), "a merchant among four crates");
    assert_eq!((city(1, 0).points, city(1, 3).points, city(1, 3).defence()), (0, 3, 2), "a complete side");
    assert_eq!((city(2, 0).points, city(2, 5).points, city(2, 5).coins, city(2, 5).logs), (3, 9, 5, 0), "two houses");
    let me = |turn: usize, did| {
        let game = Valletta::TURNS[turn].after(did).expect("a turn").0;
        let view = game.view(Viewer::Seat(learn::LEARNER));
        (view.players[0].goods.to_string(), view.players[0].points)
    };
    assert_eq!(me(0, 5).0, "1g1b", "the Mint is paid for, and the banker has brought a gold");
    assert_eq!(me(1, 5).1, 2, "built in de Valette's zone");
}

#[test]
fn every_subject_can_be_opened_and_has_an_example() {
    fn check<G: Teach>() {
        for lang in Lang::ALL {
            let page = (G::INFO.guide.as_ref().expect("a guide").subjects)(Texts::of(lang), Some("end")).0;
            assert_eq!(page.matches("<details open").count(), 1);
            for id in G::LESSONS {
                assert!(page.contains(&format!("<li id=\"{id}\">")), "{lang} {id}");
                let example = G::example(Texts::of(lang), id).0;
                let drawn = ["<svg", "<i class=\"art ", "<i class=\"icon "];
                assert!(drawn.iter().any(|piece| example.contains(piece)), "{id} is not drawn");
            }
            assert!(!page.contains(">learn-"), "{lang}");
        }
    }
    check::<SaintMalo>();
    check::<Valletta>();
}

fn short_in_every_language<G: Teach>(prefix: &str) {
    for lang in Lang::ALL {
        let t = Texts::of(lang);
        for id in G::LESSONS {
            let (title, text) = (t.say(&format!("{prefix}{id}-title")), t.say(&format!("{prefix}{id}")));
            assert!(!title.starts_with("learn-") && title.chars().count() <= 32, "{lang} {id}: {title}");
            let words = text.split_whitespace().count();
            assert!((8..=66).contains(&words), "{lang} {id} has {words} words");
        }
    }
}

#[test]
fn every_lesson_is_short_in_every_language() {
    short_in_every_language::<SaintMalo>("learn-saint-malo-");
    short_in_every_language::<Valletta>("learn-valletta-");
}

fn long() -> valletta::Options {
    table::<Valletta>(Track::Long).options::<Valletta>()
}

#[test]
fn a_lesson_points_at_its_action_and_leads_to_the_rules() {
    for lang in Lang::ALL {
        let t = Texts::of(lang);
        let play = Play::<Valletta>::start(&long(), &mut Live::new([1; 32]), &mut Vec::new());
        let (lesson, action) = guided(t, &play.expect("a table"), Track::Long);
        let drawn = lesson.markup(t).0;
        assert!(drawn.contains(&format!("data-point=\"{}\"", action.expect("advice"))));
        assert!(drawn.contains("href=\"/rules/valletta#"));
    }
}

#[test]
fn every_lesson_leads_to_a_chapter_that_is_there() {
    fn check<G: Teach>() {
        let page = ui::rules::page(Texts::of(Lang::En), G::INFO.book.expect("rules"), None).0;
        for id in G::LESSONS {
            assert!(page.contains(&format!("id=\"{}\"", G::chapter(id))), "{id} leads to {}", G::chapter(id));
        }
    }
    check::<SaintMalo>();
    check::<Valletta>();
}

#[test]
fn taking_a_move_back_takes_its_lesson_back() {
    let mut chance = Live::new([2; 32]);
    let mut play = Play::<Valletta>::start(&long(), &mut chance, &mut Vec::new()).expect("a table");
    let t = Texts::of(Lang::En);
    for _ in 0..2 {
        let (_, action) = guided(t, &play, Track::Long);
        play.act(action.expect("advice"), &mut chance, &mut Vec::new()).expect("legal");
    }
    let (before, action) = guided(t, &play, Track::Long);
    play.act(action.expect("advice"), &mut chance, &mut Vec::new()).expect("legal");
    play.undo(learn::LEARNER).expect("nothing came to light");
    assert_eq!(guided(t, &play, Track::Long).0.id, before.id);
}

#[test]
fn a_first_game_begins_from_the_index() {
    for lang in Lang::ALL {
        let page = learn::index(Texts::of(lang), GameList(&[SaintMalo::INFO, Valletta::INFO])).0;
        assert!(page.contains("method=\"post\" action=\"/learn/valletta\""));
        assert!(page.contains("method=\"post\" action=\"/learn/saint-malo\""));
        assert!(
            page.contains("href=\"/learn/saint-malo/first/1\"") && page.contains("href=\"/learn/valletta/subjects\"")
        );
        assert!(!page.contains(">learn-"));
    }
}
