//! Saint Malo's table: everything that can be done is a button, and what was drawn stays as it was drawn.

use std::collections::BTreeSet;

use kit::{Chance, Live, Options as _, Play, Turn, Viewer};
use saint_malo::{Action, Event, Options, SaintMalo, Symbol};
use ui::{Draw, Lang, Look, Offer, Texts};

/// A moment of a game: the position and what led to it.
struct Moment {
    game: SaintMalo,
    legal: Vec<Action>,
    news: Vec<Event>,
}

/// Every moment of a random game to its end.
fn moments(players: u8, seed: u8) -> Vec<Moment> {
    let mut options = Options::default();
    options.set("players", &players.to_string()).expect("so many players");
    let (mut chance, mut pick) = (Live::new([seed; 32]), Live::new([seed ^ 0xff; 32]));
    let mut news = Vec::new();
    let mut play = Play::<SaintMalo>::start(&options, &mut chance, &mut news).expect("a table");
    let mut moments = Vec::new();
    loop {
        let mut legal = Vec::new();
        kit::Game::legal(play.game(), &mut legal);
        let over = legal.is_empty();
        moments.push(Moment { game: *play.game(), legal: legal.clone(), news: std::mem::take(&mut news) });
        if over {
            return moments;
        }
        let action = legal[pick.pick(legal.len() as u32) as usize];
        play.act(action, &mut chance, &mut news).expect("a legal action");
    }
}

fn board(moment: &Moment, lang: Lang) -> String {
    let game = &moment.game;
    let forecast = |action| kit::Game::forecast(game, action).unwrap_or_default();
    let offers: Vec<Offer<SaintMalo>> =
        moment.legal.iter().map(|&action| Offer { action, gain: forecast(action) }).collect();
    let viewer = match kit::Game::turn(game) {
        Turn::Seat(seat) => Viewer::Seat(seat),
        Turn::Over => Viewer::Public,
    };
    let names: Vec<String> = ["Anna", "Ben", "Carla", "Dimitri", "Eleonora"].map(str::to_owned).to_vec();
    let (view, outcome) = (kit::Game::view(game, viewer), kit::Game::outcome(game));
    let why = |action| kit::Game::check(game, action).err();
    let look = Look {
        t: Texts::of(lang),
        view: &view,
        offers: &offers,
        why: &why,
        names: &names,
        viewer,
        news: &moment.news,
        outcome: outcome.as_ref(),
    };
    SaintMalo::board(&look).0
}

/// What the buttons of a board do.
fn buttons(board: &str) -> BTreeSet<&str> {
    board.split("name=\"action\" value=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The symbols of the dice that can be marked, in order.
fn boxes(board: &str) -> Vec<&str> {
    board.split("name=\"with-reroll\" value=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_action_of_whole_games_is_a_button_and_nothing_else_is() {
    for players in 2..=5 {
        for moment in moments(players, players) {
            let board = board(&moment, Lang::En);
            let rolling = moment.legal.contains(&Action::Stop);
            let offered: BTreeSet<String> = moment
                .legal
                .iter()
                .map(
                    |action| if matches!(action, Action::Reroll { .. }) { "reroll".into() } else { action.to_string() },
                )
                .collect();
            let there = buttons(&board).into_iter().map(str::to_owned);
            let (several, there): (BTreeSet<_>, BTreeSet<_>) = there.partition(|value| value.contains(ui::THEN));
            several.iter().for_each(|value| goes_through(moment.game, value));
            assert!(several.is_empty() || rolling, "dice are kept and used with one click while they are rolled");
            assert_eq!(there, offered, "{players} players: {:?}", moment.game);
            let dice =
                if rolling { kit::Game::view(&moment.game, Viewer::Public).dice.to_string() } else { String::new() };
            assert_eq!(boxes(&board).join(" "), dice, "each die can be marked while they are rolled");
        }
    }
}

/// Each decision of a button that makes several is legal once those before it are made.
fn goes_through(mut game: SaintMalo, value: &str) {
    for text in value.split(ui::THEN) {
        let action = text.parse().expect("an action");
        let made = kit::Game::apply(&mut game, action, &mut kit::Unknown, &mut Vec::new());
        made.unwrap_or_else(|why| panic!("{value}: {why}"));
    }
}

#[test]
fn no_markup_brings_a_style_of_its_own_and_no_id_is_there_twice() {
    for players in 2..=5 {
        for (index, moment) in moments(players, 40 + players).iter().enumerate() {
            let board = board(moment, Lang::ALL[index % 4]);
            assert!(!board.contains("style=") && !board.contains("<style") && !board.contains("<script"));
            let ids: Vec<&str> = board.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let once: BTreeSet<&&str> = ids.iter().collect();
            assert_eq!(once.len(), ids.len(), "an id is there twice: {ids:?}");
            for target in board.split("popovertarget=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(once.contains(&target), "nothing opens for {target}");
            }
        }
    }
}

/// Everything drawn with the marker, by its place, without whether it is new.
fn ink(board: &str) -> BTreeSet<String> {
    let drawn = board.split("<use class=\"ink-").skip(1).filter_map(|rest| rest.split_once("</use>"));
    let placed = drawn.filter_map(|(mark, _)| mark.split_once(" id=\"ink-"));
    placed.map(|(class, rest)| format!("{} {rest}", class.split([' ', '"']).next().unwrap_or_default())).collect()
}

#[test]
fn what_was_drawn_is_never_drawn_otherwise() {
    for players in [2, 5] {
        let mut before: BTreeSet<String> = BTreeSet::new();
        for moment in moments(players, 80 + players) {
            let now = ink(&board(&moment, Lang::En));
            assert!(before.is_subset(&now), "{:?}", before.difference(&now).collect::<Vec<_>>());
            before = now;
        }
        assert!(before.len() > 80, "whole cities");
    }
}

#[test]
fn a_finished_game_shows_every_city_and_nothing_to_click() {
    for players in 2..=5 {
        let moments = moments(players, 120 + players);
        let board = board(moments.last().expect("an end"), Lang::De);
        assert!(buttons(&board).is_empty() && boxes(&board).is_empty());
        for seat in 0..players {
            assert!(board.contains(&format!("id=\"city-{seat}\"")), "the city of seat {seat}");
        }
    }
}

#[test]
fn what_dice_are_used_for_is_said_in_words_as_well() {
    let mut ways = 0;
    for moment in moments(3, 4) {
        let board = board(&moment, Lang::En);
        for button in board.split("<button ").filter(|button| button.contains("value=\"use ")) {
            let word = button.split("class=\"sm-word\">").nth(1).and_then(|rest| rest.split('<').next());
            assert!(word.is_some_and(|word| word.chars().any(char::is_alphabetic)), "{button}");
            ways += 1;
        }
    }
    assert!(ways > 20, "{ways} ways");
}

/// How often a text stands in a board.
fn times(board: &str, text: &str) -> usize {
    board.matches(text).count()
}

#[test]
fn a_raid_is_seen_at_every_city_and_its_result_stays() {
    let mut raids = 0;
    for moment in moments(4, 3).iter().filter(|moment| !moment.news.is_empty()) {
        let attack = moment.news.iter().any(|event| matches!(event, Event::Attack { .. }));
        let hits = moment.news.iter().filter(|event| matches!(event, Event::CannonLost { .. })).count();
        let board = board(moment, Lang::En);
        assert_eq!(times(&board, "data-effect=\"raid\""), if attack { 4 } else { 0 }, "S-PIR-2");
        assert_eq!(times(&board, "sm-raid sm-hurt"), hits, "S-PIR-6");
        assert_eq!(times(&board, "class=\"sm-attack\""), usize::from(attack));
        raids += usize::from(attack);
    }
    assert!(raids > 1, "{raids} raids");
}

#[test]
fn completed_sides_thrown_dice_and_new_ink_are_marked_as_what_just_happened() {
    for moment in moments(3, 5) {
        let board = board(&moment, Lang::En);
        let count = |of: fn(&Event) -> bool| moment.news.iter().filter(|event| of(event)).count();
        let sides = count(|event| matches!(event, Event::Complete { .. }));
        let placed = count(|event| matches!(event, Event::Placed { .. }));
        assert_eq!(times(&board, "data-effect=\"wall\""), sides, "S-WALL-6");
        assert_eq!(times(&board, "data-effect=\"pen\""), placed);
        let thrown = moment.news.iter().rev().find_map(|event| match event {
            Event::Rolled { dice, .. } => {
                Some(Symbol::ALL.into_iter().map(|symbol| usize::from(dice.count(symbol))).sum())
            }
            _ => None,
        });
        let seen = times(&board, "data-effect=\"dice\"");
        assert!(seen == thrown.unwrap_or(0) || !board.contains("sm-tray"), "{seen} of {thrown:?}");
    }
}

#[test]
fn every_score_says_whose_it_is_and_how_much() {
    for moment in moments(3, 7).iter().step_by(9) {
        let board = board(moment, Lang::De);
        for (seat, city) in kit::Game::view(&moment.game, Viewer::Public).cities.iter().enumerate() {
            for (name, value) in [("points", city.points), ("coin", city.coins), ("log", city.logs)] {
                assert!(
                    board.contains(&format!("data-tally=\"{seat}-{name}\" data-value=\"{value}\"")),
                    "{seat} {name}"
                );
            }
        }
    }
}
