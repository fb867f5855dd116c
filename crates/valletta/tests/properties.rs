//! Properties that hold for any input, tested on random ones.

use kit::{
    Game, Options as _, Record, Sampled, Seat, Silent, Viewer,
    testing::{legal_agrees, random_game, says_where_it_is_broken},
};
use proptest::prelude::*;
use valletta::{
    Action, At, Building, BuildingSet, Card, Edition, Good, Goods, Illegal, Options, PLOTS, Payment, Reshuffle, Scene,
    ScenePlayer, Trigger, Valletta, Work,
};

fn goods() -> impl Strategy<Value = Good> {
    prop::sample::select(&Good::ALL[..])
}

fn actions() -> impl Strategy<Value = Action> {
    let card = || prop::sample::select(&Card::ALL[..]);
    let at = || prop::sample::select(At::all(PLOTS).collect::<Vec<_>>());
    prop_oneof![
        goods().prop_map(Action::TakeGood),
        [goods(), goods()].prop_map(|mut goods| {
            goods.sort();
            Action::TakeTwo(goods)
        }),
        card().prop_map(Action::Play),
        card().prop_map(Action::Fire),
        card().prop_map(Action::Hire),
        at().prop_map(Action::Build),
        at().prop_map(Action::Upgrade),
        any::<[u8; 4]>().prop_map(|goods| Action::Pay(Goods(goods))),
        goods().prop_map(Action::Give),
        prop::sample::select(&[Action::Use, Action::Decline][..]),
    ]
}

/// Text that looks like ours, and text that does not.
fn texts() -> impl Strategy<Value = String> {
    let words = "take play use decline build upgrade pay fire hire give gold wood brick builder valette A1.1 B3.5 C9 \
                 2g5w2b 0 1 3 300g players first edition hig zman reshuffle eager finite_supply true turn_cap building \
                 Mint; banker; 2g1w; gold 1 2; start rules game valletta | # é \n";
    let words: Vec<_> = words.split(' ').collect();
    prop_oneof![
        any::<String>(),
        prop::collection::vec(prop::sample::select(words), 0..8).prop_map(|words| words.join(" ")),
    ]
}

/// Pieces of a file of buildings, in any order.
fn files() -> impl Strategy<Value = String> {
    let pieces = [
        "[[building]]\n",
        "[building]\n",
        "building = [1, \"x\", {}]\n",
        "name = \"Mint\"\n",
        "name = 3\n",
        "colour = \"green\"\n",
        "character = \"banker\"\n",
        "character = \"maid\"\n",
        "cost = { gold = 2, wood = 1, stone = 1, brick = 1 }\n",
        "cost = { gold = -9223372036854775808 }\n",
        "yield = { good = \"gold\", built = 1, upgraded = 2 }\n",
        "yield = []\n",
        "points = { built = 300, upgraded = 2 }\n",
        "points = { built = 1, upgraded = 2 }\n",
    ];
    prop_oneof![
        any::<String>(),
        prop::collection::vec(prop::sample::select(pieces.to_vec()), 0..9).prop_map(|pieces| pieces.concat()),
    ]
}

/// A record of a few rounds.
fn record(seed: u64) -> String {
    let edition = if seed.is_multiple_of(2) { Edition::Hig } else { Edition::Zman };
    let options = Options { turn_cap: Some(2), edition, ..Options::for_players(3) };
    random_game::<Valletta>(&options, seed, |_| ()).record().to_string()
}

/// A scene in which Red has these goods and cards and everybody has buildings.
#[derive(Clone, Debug)]
struct Sketch {
    goods: [[u16; 4]; 2],
    hand: Vec<Card>,
    /// Per position: whose it is, if anybody's, and whether it is upgraded.
    city: Vec<(u8, bool)>,
    valette: u8,
    zman: bool,
    last_pass: bool,
}

fn sketches() -> impl Strategy<Value = Sketch> {
    let amounts = prop::array::uniform4(0..4u16);
    let hand = prop::collection::vec(prop::sample::select(&Card::ALL[..]), 1..=5);
    let city = prop::collection::vec((0..5u8, any::<bool>()), 20);
    (prop::array::uniform2(amounts), hand, city, 0..=25u8, any::<bool>(), any::<bool>()).prop_map(
        |(goods, hand, city, valette, zman, last_pass)| Sketch { goods, hand, city, valette, zman, last_pass },
    )
}

/// Words for a scene. They are leaked, which does not matter in tests.
fn words(words: impl Iterator<Item = String>) -> &'static str {
    words.collect::<Vec<_>>().join(" ").leak()
}

impl Sketch {
    fn game(&self) -> Valletta {
        let buildings = |seat: u8| {
            let own = At::all(20).zip(&self.city).filter(|(_, (owner, _))| *owner == seat).take(8);
            words(own.map(|(at, (_, upgraded))| format!("{at}{}", if *upgraded { "+" } else { "" })))
        };
        let player = |seat: u8, hand| ScenePlayer {
            goods: Goods(self.goods[usize::from(seat)]).to_string().leak(),
            buildings: buildings(seat),
            hand,
            ..ScenePlayer::default()
        };
        let hand = words(self.hand.iter().map(ToString::to_string));
        let edition = if self.zman { Edition::Zman } else { Edition::Hig };
        let scene = Scene {
            options: Options { edition, ..Options::default() },
            players: vec![player(0, hand), player(1, "maid valette")],
            valette: self.valette,
            trigger: self.last_pass.then_some(Trigger::Street),
            final_phase: self.last_pass,
            ..Scene::default()
        };
        Valletta::try_from(scene).unwrap_or_else(|bad| panic!("{bad}: {self:?}"))
    }
}

/// Well-formed actions, legal or not; of payments only small ones.
fn universe(_: &Valletta) -> Vec<Action> {
    let mut actions = vec![Action::Use, Action::Decline];
    actions.extend(Good::ALL.into_iter().flat_map(|good| [Action::TakeGood(good), Action::Give(good)]));
    actions.extend(Good::ALL.into_iter().map(|good| Action::TakeTwo([good, Good::Brick])));
    actions.extend(Card::ALL.into_iter().flat_map(|card| [Action::Play(card), Action::Fire(card), Action::Hire(card)]));
    actions.extend(At::all(PLOTS).flat_map(|at| [Action::Build(at), Action::Upgrade(at)]));
    let code = |code: u8| Goods([code % 4, code / 4 % 4, code / 16 % 4, code / 64]);
    actions.extend((0..=255).map(|number| Action::Pay(code(number))));
    actions
}

proptest! {
    #[test]
    fn every_action_reads_as_what_it_was_printed_from(action in actions()) {
        prop_assert_eq!(action.to_string().parse(), Ok(action));
    }

    #[test]
    fn every_amount_of_goods_reads_as_what_it_was_printed_from(small in any::<[u8; 4]>(), large in any::<[u16; 4]>()) {
        prop_assert_eq!(Goods(small).to_string().parse::<Payment>(), Ok(Goods(small)));
        prop_assert_eq!(Goods(large).to_string().parse::<Goods>(), Ok(Goods(large)));
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in texts(), value in texts()) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
        if let Ok(goods) = text.parse::<Goods>() {
            prop_assert_eq!(goods.to_string(), text.clone());
        }
        if let Ok(building) = Building::from_line(&text) {
            prop_assert_eq!(Building::from_line(&building.to_line()), Ok(building));
        }
        let mut options = Options::default();
        let _ = options.set(&text, &value);
        let _ = options.set("building", &value);
        let _ = options.check();
        let _ = text.parse::<Record<Valletta>>();
        let record = format!("intramuros record 1\ngame valletta\nrules 1\n{text}\nstart\n{value}");
        let _ = record.parse::<Record<Valletta>>();
    }

    #[test]
    fn no_file_of_buildings_makes_the_reader_panic(file in files()) {
        if let Err(bad) = BuildingSet::from_toml(&file) {
            prop_assert!(!bad.to_string().is_empty());
        }
    }

    #[test]
    fn options_that_can_be_set_are_listed_so_that_they_can_be_set_again(
        players in 2..=4u8, first in 0..6u8, switches in prop::array::uniform4(any::<bool>()), cap in 1..99u16,
    ) {
        let [zman, eager, finite_supply, own_buildings] = switches;
        let options = Options {
            players,
            first: (first < players).then_some(Seat(first)),
            edition: if zman { Edition::Zman } else { Edition::Hig },
            reshuffle: if eager { Reshuffle::Eager } else { Reshuffle::OnDemand },
            finite_supply,
            turn_cap: (cap > 50).then_some(cap),
            buildings: own_buildings.then(BuildingSet::default),
        };
        let mut again = Options::default();
        for (key, value) in options.list() {
            again.set(key, &value).unwrap();
        }
        prop_assert_eq!(again, options);
    }

    #[test]
    fn a_record_with_one_wrong_character_is_refused_with_its_place_or_replays(
        seed in 0..10u64,
        place in any::<prop::sample::Index>(),
        wrong in prop_oneof![any::<char>(), prop::char::range(' ', 'z')],
    ) {
        let mut letters: Vec<char> = record(seed).chars().collect();
        let place = place.index(letters.len());
        letters[place] = wrong;
        let text: String = letters.iter().collect();
        says_where_it_is_broken::<Valletta>(&text);
    }

    /// V-PAY-6, V-PAY-7: a building can be chosen exactly if a canonical payment exists, and exactly those payments
    /// are legal.
    #[test]
    fn what_is_offered_can_be_paid_and_in_every_canonical_way(sketch in sketches()) {
        let mut sketch = sketch;
        sketch.hand[0] = Card::Builder;
        let mut game = sketch.game();
        game.apply(Action::Play(Card::Builder), &mut Sampled::new(1), &mut Silent).unwrap();
        let view = game.view(Viewer::Public);
        let have = view.players[0].goods;
        let works = At::all(20).flat_map(|at| [(at, Work::Build), (at, Work::Upgrade)]);
        for (at, work) in works {
            let price = view.fixed.layout.price(&view.city, Seat(0), at, work, None);
            let canonical = |payment: Goods| {
                price.short_of(payment).total() == 3 * payment.short_of(price).total() && have.covers(payment)
            };
            // Nobody holds more than three of a good.
            let all = (0..256u16).map(|code| Goods([code % 4, code / 4 % 4, code / 16 % 4, code / 64]));
            let expected = all.filter(|&payment| canonical(payment)).count();
            let action = if work == Work::Build { Action::Build(at) } else { Action::Upgrade(at) };
            let mut paying = game.clone();
            match paying.apply(action, &mut Sampled::new(1), &mut Silent) {
                Ok(()) => {
                    let mut legal = Vec::new();
                    paying.legal(&mut legal);
                    prop_assert!(expected > 0);
                    prop_assert_eq!(legal.len(), expected, "{} for {} out of {}", action, price, have);
                }
                Err(Illegal::TooDear { .. }) => prop_assert_eq!(expected, 0, "{} for {} out of {}", action, price, have),
                Err(_) => (),
            }
        }
    }
}

proptest! {
    // Each case checks hundreds of actions at every step of a turn.
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn in_any_position_the_list_agrees_with_the_check(sketch in sketches(), choices in any::<u64>()) {
        let mut game = sketch.game();
        let mut choice = Sampled::new(choices);
        for _ in 0..12 {
            legal_agrees(&game, universe);
            let mut legal = Vec::new();
            game.legal(&mut legal);
            if legal.is_empty() {
                prop_assert!(game.outcome().is_some());
                break;
            }
            let chosen = legal[kit::Chance::pick(&mut choice, legal.len() as u32) as usize];
            game.apply(chosen, &mut Sampled::new(choices), &mut Silent).unwrap();
        }
    }
}
