//! The guide: every lesson comes up, its advice is legal and leads to the end.

use std::collections::BTreeSet;

mod guide;

use kit::{Chance, Live, Play, Turn};
use saint_malo::SaintMalo;
use ui::{
    Draw, GameList, Lang, Texts,
    learn::{self, Teach},
};
use valletta::Valletta;

use guide::guided;

/// A game in which both follow the guide: the learner's lessons, in order.
fn follow<G: Teach>(t: Texts, mut chance: impl Chance) -> Vec<&'static str> {
    let mut play = Play::<G>::start(&learn::options::<G>(), &mut chance, &mut Vec::new()).expect("a table");
    let mut lessons = Vec::new();
    for _ in 0..2000 {
        let (lesson, action) = guided(t, &play);
        let turn = play.game().turn();
        if turn.seat().is_none_or(|seat| seat == learn::LEARNER) && lesson.new {
            lessons.push(lesson.id);
            assert_eq!((lesson.step, lesson.of), (lessons.len(), G::LESSONS.len()));
        }
        if turn == Turn::Over {
            assert_eq!(lesson.id, "end");
            return lessons;
        }
        let action = action.expect("advice for every decision");
        play.act(action, &mut chance, &mut Vec::new()).expect("advice is legal");
    }
    panic!("a game in which everybody follows the guide does not end");
}

fn every_lesson_comes_up<G: Teach>() {
    let mut met = BTreeSet::new();
    for seed in 0..8 {
        let lessons = follow::<G>(Texts::of(Lang::En), Live::new([seed; 32]));
        let once: BTreeSet<_> = lessons.iter().copied().collect();
        assert_eq!(once.len(), lessons.len(), "a lesson was new twice");
        met.extend(once);
    }
    let all: BTreeSet<_> = G::LESSONS.iter().copied().collect();
    assert_eq!(met, all, "left: what was met; right: what there is");
}

#[test]
fn every_lesson_of_saint_malo_comes_up_for_those_who_follow_the_guide() {
    every_lesson_comes_up::<SaintMalo>();
}

#[test]
fn every_lesson_of_valletta_comes_up_for_those_who_follow_the_guide() {
    every_lesson_comes_up::<Valletta>();
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

#[test]
fn a_lesson_points_at_its_action_and_leads_to_the_rules() {
    for lang in Lang::ALL {
        let t = Texts::of(lang);
        let play = Play::<Valletta>::start(&learn::options::<Valletta>(), &mut Live::new([1; 32]), &mut Vec::new());
        let (lesson, action) = guided(t, &play.expect("a table"));
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
    let mut play =
        Play::<Valletta>::start(&learn::options::<Valletta>(), &mut chance, &mut Vec::new()).expect("a table");
    let t = Texts::of(Lang::En);
    for _ in 0..2 {
        let (_, action) = guided(t, &play);
        play.act(action.expect("advice"), &mut chance, &mut Vec::new()).expect("legal");
    }
    let (before, action) = guided(t, &play);
    play.act(action.expect("advice"), &mut chance, &mut Vec::new()).expect("legal");
    play.undo(learn::LEARNER).expect("nothing came to light");
    assert_eq!(guided(t, &play).0.id, before.id);
}

#[test]
fn a_first_game_begins_from_the_index() {
    for lang in Lang::ALL {
        let page = learn::index(Texts::of(lang), GameList(&[SaintMalo::INFO, Valletta::INFO])).0;
        assert!(page.contains("method=\"post\" action=\"/learn/valletta\""));
        assert!(page.contains("method=\"post\" action=\"/learn/saint-malo\""));
        assert!(!page.contains(">learn-"));
    }
}
