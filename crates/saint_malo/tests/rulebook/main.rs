//! The rules of Saint Malo as examples, a file per chapter. The numbers are those of docs/rules/saint-malo.md.

mod churches;
mod crates;
mod dice;
mod end;
mod forecast;
mod logs;
mod options;
mod persons;
mod pirates;
mod refusals;
mod scenes;
mod setup;
mod walls;

use kit::{Game, Referee, Scripted, Seat, Viewer};
use saint_malo::{Action, City, Dice, Event, Item, RULEBOOK, SaintMalo, Scene, SceneCity, View};

/// A city in which nothing stands, not even the printed crates.
const BARE: [&str; 7] = ["t.....t", ".......", ".......", ".......", ".......", ".......", "t.....t"];
/// The four printed crates and three more (S-TC-15).
const SEVEN_CRATES: [&str; 7] = ["t.....t", ".ccc...", ".c.c...", ".c.c...", ".......", ".......", "t.....t"];
/// Crates all around: no outer space is empty, no side can be complete.
const RING: [&str; 7] = ["tccccct", "c.....c", "c.....c", "c.....c", "c.....c", "c.....c", "tccccct"];

/// A game played with the texts of actions.
#[derive(Clone)]
struct TestGame {
    game: SaintMalo,
    chance: Scripted,
    events: Vec<Event>,
}

/// The position of a scene.
fn test_game(scene: Scene) -> TestGame {
    let game = SaintMalo::try_from(scene).unwrap_or_else(|bad| panic!("{bad}"));
    TestGame { game, chance: Scripted::new([]), events: Vec::new() }
}

/// Seat 0 of two, with this city, before these final dice.
fn turn(dice: &'static str, city: SceneCity) -> TestGame {
    test_game(Scene { dice, cities: vec![city], ..Scene::default() })
}

/// Seat 0 of two, with a fresh city, before these final dice.
fn opening(dice: &'static str) -> TestGame {
    turn(dice, SceneCity::default())
}

/// A city with these rows, otherwise fresh.
fn city(rows: [&'static str; 7]) -> SceneCity {
    SceneCity { rows, ..SceneCity::default() }
}

fn parse(action: &str) -> Action {
    action.parse().unwrap_or_else(|bad| panic!("{action}: {bad}"))
}

impl TestGame {
    /// Carries out actions, separated by commas.
    fn play(&mut self, actions: &str) {
        for action in actions.split(", ") {
            let played = self.game.apply(parse(action), &mut self.chance, &mut self.events);
            played.unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
        }
    }

    /// Sets what the next rolled dice will show; after them come logs.
    fn will_roll(&mut self, dice: &str) {
        let dice: Dice = dice.parse().unwrap_or_else(|bad| panic!("{bad}"));
        self.chance = Scripted::new(dice.symbols().map(|symbol| symbol as u32));
    }

    /// The other of two stops at logs and passes, then seat 0 stops at these dice.
    fn next_turn(&mut self, dice: &str) {
        self.will_roll(dice);
        self.play("stop, pass, stop");
    }

    /// The action is refused because of this rule, and not listed.
    fn refuses(&self, action: &str, rule: &str) {
        let illegal = self.game.check(parse(action)).expect_err(action);
        assert_eq!(illegal.rule(), rule, "{action}: {illegal}");
        assert!(!self.offers("").contains(&action.to_owned()), "{action} is listed");
    }

    /// The action is refused with this sentence, which ends with a rule of the book.
    fn says(&self, action: &str, sentence: &str) {
        let illegal = self.game.check(parse(action)).expect_err(action);
        assert_eq!(illegal.to_string(), sentence, "{action}");
        assert!(sentence.ends_with(&format!(": {}", illegal.rule())), "{sentence}");
        assert!(RULEBOOK.find(illegal.rule()).is_some(), "{sentence}");
    }

    /// The legal actions that begin with this text, in the order of the list.
    fn offers(&self, beginning: &str) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(&mut legal);
        legal.iter().map(Action::to_string).filter(|text| text.starts_with(beginning)).collect()
    }

    /// The forecast of the action.
    fn forecast(&self, action: &str) -> Vec<Event> {
        self.game.forecast(parse(action)).unwrap_or_else(|illegal| panic!("{action}: {illegal}"))
    }

    fn view(&self) -> View {
        self.game.view(Viewer::Public)
    }

    /// Who decides; none when the game is over.
    fn turn(&self) -> Option<Seat> {
        self.game.turn().seat()
    }

    /// The city of a seat.
    fn city(&self, seat: usize) -> City {
        self.view().cities[seat]
    }

    /// The city of seat 0.
    fn you(&self) -> City {
        self.city(0)
    }

    /// What stands on a space of seat 0.
    fn item(&self, at: &str) -> Option<Item> {
        self.you().item(at.parse().unwrap_or_else(|bad| panic!("{bad}")))
    }

    /// Attacks so far and boxes marked in the current row.
    fn pirates(&self) -> (u8, u8) {
        let pirates = self.view().pirates;
        (pirates.attacks, pirates.marked)
    }

    /// The strengths of the attacks during these actions.
    fn attacks(&self) -> Vec<u8> {
        let strength = |event: &Event| if let Event::Attack { strength } = *event { Some(strength) } else { None };
        self.events.iter().filter_map(strength).collect()
    }
}
