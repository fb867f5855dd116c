//! Bots for Saint Malo see no secrets, are deterministic, and play with every option.

use bots::{Level, Opponent, saint_malo::hints};
use kit::{Chance, Game, Imagine, Options as _, Outcome, Sampled, Silent, Unknown, Viewer};
use saint_malo::{Action, Options, SaintMalo, Scene, SceneCity, View};

/// Plays a game of these levels and shows every decision.
fn game(options: &Options, levels: &[Level], seed: u64, mut look: impl FnMut(&View, &[Action], usize)) -> Outcome {
    let mut chance = Sampled::new(seed);
    let mut position = SaintMalo::start(options, &mut chance, &mut Silent).expect("good options");
    let mut bots: Vec<_> = (0..).zip(levels).map(|(seat, &level)| SaintMalo::bot(level, seed + seat)).collect();
    let mut legal = Vec::new();
    while let Some(seat) = position.turn().seat() {
        position.legal(&mut legal);
        let view = position.view(Viewer::Seat(seat));
        let choice = bots[seat.index()].choose(&view, &legal);
        assert!(choice < legal.len(), "{choice} of {}", legal.len());
        look(&view, &legal, choice);
        position.apply(legal[choice], &mut chance, &mut Silent).expect("listed as legal");
    }
    position.outcome().expect("the game is over")
}

fn options(settings: &str) -> Options {
    let mut options = Options::default();
    for (key, value) in settings.split_whitespace().filter_map(|word| word.split_once('=')) {
        options.set(key, value).expect("a good option");
    }
    options
}

#[test]
fn every_level_plays_whole_games_with_any_number_of_players() {
    for players in 2..=5 {
        // Together all levels.
        let (from, many) = (3 * usize::from(players), usize::from(players));
        let levels: Vec<_> = Level::ALL.into_iter().rev().cycle().skip(from).take(many).collect();
        let outcome = game(&Options::for_players(players), &levels, u64::from(players), |_, _, _| ());
        assert_eq!(outcome.scores.len(), usize::from(players));
    }
}

#[test]
fn every_option_is_played() {
    for settings in [
        "coin_vp=1",
        "require_showing_symbol=true",
        "allow_pass=true turn_cap=20",
        "connect_via_existing=true",
        "tower_blocks_diagonal=true",
        "turn_cap=5",
        "players=3 coin_vp=1 require_showing_symbol=true allow_pass=true turn_cap=15 connect_via_existing=true \
         tower_blocks_diagonal=true",
    ] {
        let levels = [Level::Master, Level::Apprentice, Level::Journeyman];
        let options = options(settings);
        game(&options, &levels[..usize::from(options.players)], 7, |_, _, _| ());
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for &level in &Level::ladder()[..9] {
        let mut count = 0;
        game(&Options::default(), &[level, Level::Novice], 11, |view, legal, _| {
            count += 1;
            if count % 16 == 0 {
                let answer = || SaintMalo::bot(level, 4).choose(view, legal);
                assert_eq!(answer(), answer());
                // A bot that has answered other questions before answers the same.
                let mut old = SaintMalo::bot(level, 4);
                old.choose(view, legal);
                assert_eq!(old.choose(view, legal), answer());
            }
        });
        assert!(count > 50);
    }
}

#[test]
fn higher_steps_beat_lower_ones() {
    // Neighbours are too close for a few games; `lab ladder` tells them apart.
    for pair in [Level::Random, Level::Novice, Level::Apprentice, Level::Journeyman, Level::Master].windows(2) {
        let mut ahead = 0;
        for seed in 0..6 {
            let strong = (seed % 2) as usize;
            let mut levels = [pair[0]; 2];
            levels[strong] = pair[1];
            let scores = game(&Options::default(), &levels, 100 + seed / 2, |_, _, _| ()).scores;
            ahead += scores[strong] - scores[1 - strong];
        }
        assert!(ahead > 0, "{} is {ahead} points behind {} in six games", pair[1], pair[0]);
    }
}

#[test]
fn hints_are_legal_ordered_and_say_why() {
    let mut count = 0;
    game(&Options::default(), &[Level::Journeyman, Level::Journeyman], 5, |view, legal, _| {
        count += 1;
        if count % 9 == 0 && view.turn.is_some_and(|seat| seat.0 == 0) {
            let hints = hints(view, legal);
            assert_eq!(hints[0].action, SaintMalo::weigh(view, legal, 1)[0].action, "one judgement for both");
            assert!(hints.len() <= 3 && hints.iter().all(|hint| legal.contains(&hint.action)));
            assert_eq!((hints[0].behind, hints[0].less), (0.0, 0.0));
            assert!(hints.iter().all(|hint| hint.points.is_finite() && (0.0..=1.0).contains(&hint.win)));
        }
    });
}

/// Every question of games of two to five: every legal action is weighed, everybody's chances are 1 together, and who
/// follows the best line is told about the same again until the dice fall.
#[test]
fn everything_legal_is_weighed_and_the_best_line_keeps_its_promise() {
    for players in 2..=5 {
        let (mut drift, mut count) = (0.0, 0);
        let mut chance = Sampled::new(u64::from(players));
        let mut position = SaintMalo::start(&Options::for_players(players), &mut chance, &mut Silent).unwrap();
        let (mut legal, mut promised) = (Vec::new(), None);
        while let Some(seat) = position.turn().seat() {
            position.legal(&mut legal);
            let view = position.view(Viewer::Seat(seat));
            if view.round > 8 && count > 60 {
                break;
            }
            let weighed = SaintMalo::weigh(&view, &legal, 0);
            assert_eq!(weighed.len(), legal.len());
            for (place, option) in weighed.iter().enumerate() {
                assert!(legal.contains(&option.action) && option.forecasts.len() == usize::from(players));
                assert!(!weighed[..place].iter().any(|other| other.action == option.action), "weighed twice");
                let sum: f32 = option.forecasts.iter().map(|forecast| forecast.win).sum();
                assert!((sum - 1.0).abs() < 1e-3, "{sum}");
            }
            let best = &weighed[0];
            let told = best.forecasts[seat.index()].win;
            if let Some(promised) = promised {
                (drift, count) = (drift + f32::abs(told - promised), count + 1);
            }
            promised = Some(told).filter(|_| !matches!(best.action, Action::Reroll { .. }));
            position.apply(best.action, &mut chance, &mut Silent).unwrap();
            promised = promised.filter(|_| position.turn().seat() == Some(seat));
        }
        assert!(count > 20 && drift / (count as f32) < 0.01, "{players}: {drift} in {count}");
    }
}

/// Four walls are on the bottom side, the dice show a wall, and the last sword causes an attack: one move is clearly
/// best. (With seed 2: with seed 1 the master's attention lapses in this very turn.)
#[test]
fn a_side_is_completed() {
    let rows = ["t.....t", ".cc....", ".c.....", ".c.....", ".......", ".......", "twwww.t"];
    let scene = Scene {
        dice: "wall crate crate cross swords",
        swords_marked: 3,
        cities: vec![SceneCity { rows, ..SceneCity::default() }],
        ..Scene::default()
    };
    let position = SaintMalo::try_from(scene).unwrap();
    let mut legal = Vec::new();
    for level in [Level::Apprentice, Level::Journeyman, Level::Master] {
        let mut position = position;
        position.legal(&mut legal);
        let choice = SaintMalo::bot(level, 2).choose(&position.view(Viewer::Public), &legal);
        assert_eq!(legal[choice].to_string(), "use wall 1", "{level}");
        position.apply(legal[choice], &mut Unknown, &mut Silent).unwrap();
        position.legal(&mut legal);
        let choice = SaintMalo::bot(level, 2).choose(&position.view(Viewer::Public), &legal);
        assert_eq!(legal[choice].to_string(), "place f7", "{level}");
    }
    let view = SaintMalo::imagine(&position.view(Viewer::Public), &mut Unknown).view(Viewer::Public);
    position.legal(&mut legal);
    assert!(format!("{:?}", hints(&view, &legal)[0].reasons).contains("CompletesSide(Bottom), Walls(1), HoldsRaid(1)"));
}

/// Its decisions are the measure of everything else: games of two to five as one number. Every other action is by lot, so
/// that it sees all kinds of positions, and no other bot matters.
#[test]
fn the_yardstick_decides_as_it_always_has() {
    let (mut digest, mut count, mut legal) = (0xcbf2_9ce4_8422_2325_u64, 0, Vec::new());
    for players in 2..=5 {
        let mut chance = Sampled::new(500 + u64::from(players));
        let mut position = SaintMalo::start(&Options::for_players(players), &mut chance, &mut Silent).expect("options");
        while let Some(seat) = position.turn().seat() {
            position.legal(&mut legal);
            let mut choice = chance.pick(2 * legal.len() as u32) as usize;
            if choice >= legal.len() {
                choice = SaintMalo::yardstick(1).choose(&position.view(Viewer::Seat(seat)), &legal);
                (digest, count) = ((digest ^ choice as u64).wrapping_mul(0x100_0000_01b3), count + 1);
            }
            position.apply(legal[choice], &mut chance, &mut Silent).expect("listed as legal");
        }
    }
    assert_eq!((digest, count), (0xd7b6_9bee_ae9e_f462, 1105));
}
