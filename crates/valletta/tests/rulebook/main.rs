//! The rules of Valletta as examples, a file per chapter. The numbers are those of docs/rules/valletta.md.
//!
//! Cases that concern only one character are in its file, in `src/cards`.

mod adjacency;
mod apprentice;
mod bonus;
mod building;
mod buildings_file;
mod cards;
mod editions;
mod end;
mod final_phase;
mod forecast;
mod options;
mod payment;
mod refusals;
mod scenes;
mod setup;
mod turn;
mod undo;
mod valette;
mod views;

use kit::{Game, Referee};
use valletta::{
    Action, At, Building, BuildingSet, Card, Edition, Event, Options, RULEBOOK, Scene, Trigger,
    testing::{Trial, reference},
};

/// Green's turn in the scenes of [`valletta::testing::scene`]: both cards, one wood and a barrel.
const GREENS_TURN: &str = "play maid, take wood, play valette, decline";

/// The same scene in the other edition.
fn zman(mut scene: Scene) -> Scene {
    scene.options.edition = Edition::Zman;
    scene
}

/// The same scene in the final phase, with these seats out.
fn last_pass(mut scene: Scene, out: &[u8]) -> Scene {
    (scene.trigger, scene.final_phase, scene.out) = (Some(Trigger::Points), true, out.to_vec());
    scene
}

fn at(position: &str) -> At {
    position.parse().unwrap_or_else(|bad| panic!("{bad}"))
}

/// Words as cards.
fn cards(words: &str) -> Vec<Card> {
    words.split_whitespace().map(|word| word.parse().unwrap_or_else(|bad| panic!("{bad}"))).collect()
}

/// The buildings of the reference set, each changed by this.
fn changed(change: impl Fn(&mut Building)) -> BuildingSet {
    let mut buildings = reference().cards().to_vec();
    buildings.iter_mut().for_each(change);
    BuildingSet::new(buildings).unwrap_or_else(|bad| panic!("{bad}"))
}

/// Settings with the building of this name at another cost.
fn costing(name: &str, cost: &str) -> Options {
    let cost = cost.parse().unwrap_or_else(|bad| panic!("{bad}"));
    let buildings = changed(|building| {
        if building.name == name {
            building.cost = cost;
        }
    });
    Options { buildings: Some(buildings), ..Options::default() }
}

/// The action is refused because of this rule, and not listed.
fn refuses(trial: &Trial, action: &str, rule: &str) {
    let illegal = trial.game.check(read(action)).expect_err(action);
    assert_eq!(illegal.rule(), rule, "{action}: {illegal}");
    assert!(!trial.offers().contains(&action.to_owned()), "{action} is listed");
}

/// The action is refused with this sentence, which ends with a rule of the book and without a full stop.
fn says(trial: &Trial, action: &str, sentence: &str) {
    let illegal = trial.game.check(read(action)).expect_err(action);
    assert_eq!(illegal.to_string(), sentence, "{action}");
    assert!(sentence.ends_with(&format!(": {}", illegal.rule())), "{sentence}");
    assert!(RULEBOOK.find(illegal.rule()).is_some(), "{sentence}");
    assert!(!trial.offers().contains(&action.to_owned()), "{action} is listed");
}

fn read(action: &str) -> Action {
    action.parse().unwrap_or_else(|bad| panic!("{action}: {bad}"))
}

/// The forecast of the action.
fn foretold(trial: &Trial, action: &str) -> Vec<Event> {
    trial.game.forecast(read(action)).unwrap_or_else(|illegal| panic!("{action}: {illegal}"))
}

/// The legal actions that begin with this text, in the order of the list.
fn offers(trial: &Trial, beginning: &str) -> Vec<String> {
    trial.offers().into_iter().filter(|action| action.starts_with(beginning)).collect()
}

/// Whether an event like this happened.
fn happened(trial: &Trial, event: impl Fn(&Event) -> bool) -> bool {
    trial.events.iter().any(event)
}

/// What happens from now on while playing these actions.
fn events_of(trial: &mut Trial, actions: &str) -> Vec<Event> {
    let before = trial.events.len();
    trial.play(actions);
    trial.events[before..].to_vec()
}
