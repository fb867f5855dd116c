//! The review of a game on its page: who played how, what would have been better, and questions to learn from.

use bots::review::{Account, Better, Cause, Choice, Class, Judged, Luck, Review, TurningPoint};
use kit::Seat;
use maud::{Markup, html};
use ui::{
    Lang, Texts,
    replay::{
        Address, Chances, Entry, Moment, Replay, Reviewed,
        review::{Lesson, Told},
    },
    table::Drawn,
};

/// A game of forty decisions at a moment, shown by a function.
fn shown(lang: Lang, at: usize, review: Reviewed<'_>, show: impl Fn(&Replay<'_>) -> Markup) -> String {
    let names = ["Anna", "Ben"].map(str::to_owned);
    let entry = |at: usize| Entry {
        at,
        seat: Seat((at.saturating_sub(1) / 4 % 2) as u8),
        begins: at % 4 == 1,
        words: format!("decision {at}"),
        events: vec![format!("event {at}")],
        luck: String::new(),
    };
    let log: Vec<Entry> = (1..=40).map(entry).collect();
    let points = (0..=40).map(|at| Moment { at, chances: vec![0.5, 0.5] }).collect();
    let chances = Chances { points, names: names.to_vec() };
    let replay = Replay {
        t: Texts::of(lang),
        game: "saint-malo",
        address: Address { url: "/tables/7/replay", seat: Some(Seat(1)), also: &[] },
        names: &names,
        at,
        practice: false,
        drawn: Drawn { board: html! { div #board {} }, question: "What now?".into(), reading: html! {} },
        log: &log,
        chances: Some(&chances),
        review: Some(review),
        ending: None,
        fairness: None,
    };
    show(&replay).into_string()
}

/// A decision of Anna's, after which something came to light.
fn judged(at: usize, lost: f64) -> Judged {
    let options = [("stop", 0.0), ("reroll swords", lost)];
    let options = options.map(|(action, lost)| Choice { action: action.into(), lost }).to_vec();
    let better = Better { action: "stop".into(), line: vec!["stop".into()], reasons: vec![], because: vec![], options };
    Judged {
        at,
        seat: 0,
        action: "reroll swords".into(),
        choices: 2,
        best: vec![0.5, 0.5],
        value: vec![0.5 - lost, 0.5 + lost],
        lost,
        class: Class::of(lost),
        better: (lost >= 0.02).then_some(better),
    }
}

/// A review of a game with one blunder, the tenth decision.
fn review() -> Review {
    let account = |seat: u8, blunders: usize| Account {
        seat,
        decisions: 20,
        per_decision: 0.0123,
        inaccuracies: 0,
        mistakes: 0,
        blunders,
        luck: 0.62,
        errors: -0.12,
        gifts: 0.0,
        adjusted: 0.38,
        step: Some(4),
        lessons: if blunders > 0 { vec![10] } else { vec![] },
    };
    let turning = TurningPoint {
        from: 9,
        to: 12,
        at: 10,
        seat: 1,
        before: 0.5,
        after: 0.62,
        luck: 0.0,
        errors: 0.12,
        cause: Cause::Error,
    };
    Review {
        form: 1,
        game: "saint-malo".into(),
        finished: true,
        start: vec![0.5, 0.5],
        result: vec![1.0, 0.0],
        seats: vec![account(0, 1), account(1, 0)],
        turning: vec![turning],
        decisions: (1..=40).map(|at| judged(at, if at == 10 { 0.12 } else { 0.0 })).collect(),
        luck: vec![Luck { at: 10, change: vec![0.12, -0.12], came: vec![] }],
    }
}

#[test]
fn a_review_shows_every_player_the_marks_and_what_would_have_been_better() {
    let review = review();
    let told = Told {
        done: "Roll again".into(),
        line: vec!["Keep the dice".into(), "Use 3 walls".into()],
        reasons: vec!["completes the top side".into()],
        options: vec!["Keep the dice".into(), "Roll again".into()],
    };
    for lang in Lang::ALL {
        let done = Reviewed::Done { review: &review, told: Some(&told), lesson: None, play_on: Some("/tables/7/try") };
        let page = shown(lang, 10, done, |replay| replay.markup());
        assert!(!page.contains('{'), "{lang}: a hole in a sentence");
        for part in ["id=\"review-title\"", "Keep the dice", "completes the top side", "action=\"/tables/7/try\""] {
            assert!(page.contains(part), "{lang}: {part}");
        }
        assert_eq!(page.matches("review-sign blunder").count(), 2, "{lang}: at the moment and in the log");
        assert!(page.contains("lesson=10"), "{lang}: the blunder is asked again");
        assert!(page.contains("chances-cause") && page.contains("chances-error blunder"), "{lang}");
    }
}

#[test]
fn a_question_tells_nothing_before_it_is_answered() {
    let review = review();
    let told = Told { options: vec!["Keep the dice".into(), "Roll again".into()], ..Told::default() };
    let (seat, lost) = (Seat(0), vec![0.0, 0.12]);
    let lesson =
        |answer| Lesson { at: 10, seat, lost: lost.clone(), played: Some(1), answer, told: told.clone(), next: None };
    let page = |answer| {
        let lesson = lesson(answer);
        let done = Reviewed::Done { review: &review, told: None, lesson: Some(&lesson), play_on: None };
        shown(Lang::En, 9, done, |replay| replay.moment())
    };
    let asked = page(None);
    assert!(asked.contains("answer=0") && asked.contains("answer=1") && !asked.contains("review-said"), "{asked}");
    let answered = page(Some(1));
    assert!(answered.contains("12%") && answered.contains("played in the game") && !answered.contains("answer=1"));
}

#[test]
fn while_a_game_is_reviewed_the_page_says_how_far_it_is() {
    let page = shown(Lang::En, 3, Reviewed::Working(12, 40), |replay| replay.markup());
    assert!(page.contains("12 of 40 moves") && page.contains("data-review-wait"), "{page}");
}
