//! What the tests of this crate and the fuzz targets share: positions to try actions on, and all well-formed actions.

use std::sync::{Arc, OnceLock};

use kit::{Chance, Game, Scripted, Seat, Viewer};

use crate::{
    Action, At, BuildingSet, Card, Edition, Event, FixedSetup, Good, Goods, Layout, Options, PLOTS, Reshuffle, Scene,
    ScenePlayer, Valletta, View,
};

/// The set that the test cases of the rules were written for: it stays when our own set is rebalanced.
pub fn reference() -> BuildingSet {
    static REFERENCE: OnceLock<BuildingSet> = OnceLock::new();
    let read = || BuildingSet::from_toml(include_str!("../tests/data/reference.toml")).expect("a sound set");
    REFERENCE.get_or_init(read).clone()
}

/// The position of a scene, with the reference set if the scene names no other.
pub fn position(mut scene: Scene) -> Valletta {
    scene.options.buildings.get_or_insert_with(reference);
    Valletta::try_from(scene).expect("a sound scene")
}

/// A game in a test. Seat 0 is Red, the player on turn of the rulebooks' examples.
pub struct Trial {
    /// The position now.
    pub game: Valletta,
    /// Everything that happened.
    pub events: Vec<Event>,
}

impl Trial {
    /// Begins with a scene.
    pub fn new(scene: Scene) -> Trial {
        Trial { game: position(scene), events: Vec::new() }
    }

    /// Plays actions, separated by commas; every outcome of chance is 0.
    pub fn play(&mut self, actions: &str) {
        self.play_with(&mut Scripted::new([]), actions);
    }

    /// Plays actions with this chance.
    pub fn play_with(&mut self, chance: &mut impl Chance, actions: &str) {
        for action in actions.split(", ") {
            let action = action.parse().expect("an action");
            self.game.apply(action, chance, &mut self.events).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
        }
    }

    /// The texts of all legal actions.
    pub fn offers(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(&mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// Why an action is not legal.
    pub fn refuses(&self, action: &str) -> String {
        self.game.check(action.parse().expect("an action")).expect_err("refused").to_string()
    }

    /// Who decides.
    pub fn seat(&self) -> u8 {
        self.game.turn().seat().expect("the game goes on").0
    }

    /// What Red sees.
    pub fn sees(&self) -> View {
        self.game.view(Viewer::Seat(Seat(0)))
    }

    /// Red's goods.
    pub fn goods(&self) -> String {
        self.sees().players[0].goods.to_string()
    }

    /// Everybody's goods.
    pub fn all_goods(&self) -> Vec<String> {
        self.sees().players.iter().map(|player| player.goods.to_string()).collect()
    }

    /// Red's points.
    pub fn points(&self) -> u16 {
        self.sees().players[0].points
    }

    /// Red's hand as words.
    pub fn hand(&self) -> String {
        self.hand_of(0)
    }

    /// A player's hand as words.
    pub fn hand_of(&self, seat: u8) -> String {
        let view = self.game.view(Viewer::Seat(Seat(seat)));
        let hand = view.players[usize::from(seat)].hand.clone().expect("one's own hand");
        hand.iter().map(|card| card.name()).collect::<Vec<_>>().join(" ")
    }

    /// Moves Red's score figure.
    pub fn set_points(&mut self, points: u16) {
        self.game.players[Seat(0)].points = points;
    }
}

/// A two-player scene in which Red has these goods and this hand.
pub fn scene(goods: &'static str, hand: &'static str) -> Scene {
    let red = ScenePlayer { goods, hand, ..ScenePlayer::default() };
    let draw = "shopkeeper lumberjack stonecutter brickmoulder maid";
    let green = ScenePlayer { hand: "maid valette", draw, ..ScenePlayer::default() };
    Scene { players: vec![red, green], ..Scene::default() }
}

/// The game of [`scene`].
pub fn turn(goods: &'static str, hand: &'static str) -> Trial {
    Trial::new(scene(goods, hand))
}

/// A game in which the players have these goods, Red first.
pub fn table(goods: &[&'static str], hand: &'static str) -> Trial {
    let player = |goods: &&'static str| ScenePlayer { goods, hand: "maid valette", ..ScenePlayer::default() };
    let mut players: Vec<_> = goods.iter().map(player).collect();
    players[0].hand = hand;
    Trial::new(Scene { options: Options::for_players(goods.len() as u8), players, ..Scene::default() })
}

/// A game in which Red owns these buildings, on any positions: names with `_` for spaces, upgraded ones with a plus.
pub fn owning(buildings: &str, hand: &'static str) -> Trial {
    let names: Vec<String> = buildings.split_whitespace().map(|name| name.replace('_', " ")).collect();
    let mut trial = turn("0", hand);
    let set = reference();
    let mut cards: Vec<usize> = (0..set.cards().len()).collect();
    // The named buildings come first, on the first positions.
    let place = |card: &str| names.iter().position(|name| name.trim_end_matches('+') == card);
    cards.sort_by_key(|&card| place(&set.cards()[card].name).unwrap_or(usize::MAX));
    cards.truncate(20);
    let options = trial.game.fixed.options.clone();
    trial.game.fixed = Arc::new(FixedSetup { options, layout: Layout::new(set, cards) });
    for (name, at) in names.iter().zip(At::all(20)) {
        assert_eq!(trial.game.fixed.layout.get(at).map(|card| card.name.as_str()), Some(name.trim_end_matches('+')));
        trial.game.city.owned[Seat(0)].add(at);
        if name.ends_with('+') {
            trial.game.city.upgraded.add(at);
        }
    }
    trial
}

/// Every well-formed action; payments with up to one good more than the player has.
pub fn universe(game: &Valletta) -> Vec<Action> {
    let mut actions = vec![Action::Use, Action::Decline];
    actions.extend(Good::ALL.into_iter().flat_map(|good| [Action::TakeGood(good), Action::Give(good)]));
    let pairs = Good::ALL.into_iter().flat_map(|one| Good::ALL.map(|two| [one, two]));
    actions.extend(pairs.map(Action::TakeTwo));
    actions.extend(Card::ALL.into_iter().flat_map(|card| [Action::Play(card), Action::Fire(card), Action::Hire(card)]));
    actions.extend(At::all(PLOTS).flat_map(|at| [Action::Build(at), Action::Upgrade(at)]));
    let view = game.view(Viewer::Public);
    let most = view.players[view.active.index()].goods.0.map(|amount| amount.min(9) as u8 + 1);
    for gold in 0..=most[0] {
        for wood in 0..=most[1] {
            for stone in 0..=most[2] {
                actions.extend((0..=most[3]).map(|brick| Action::Pay(Goods([gold, wood, stone, brick]))));
            }
        }
    }
    actions
}

/// The fuzz target `valletta_agrees`: two bytes set the options, the others choose the actions.
pub fn fuzz(input: &[u8]) {
    let [players, switches, choices @ ..] = input else { return };
    let switch = |bit: u8| switches >> bit & 1 != 0;
    let options = Options {
        edition: if switch(0) { Edition::Zman } else { Edition::Hig },
        reshuffle: if switch(1) { Reshuffle::Eager } else { Reshuffle::OnDemand },
        finite_supply: switch(2),
        turn_cap: switch(3).then_some(3),
        ..Options::for_players(2 + players % 3)
    };
    kit::testing::play_bytes(&options, choices, universe);
}
