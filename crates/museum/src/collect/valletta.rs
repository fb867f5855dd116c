//! The lineups of Valletta.

use bots::Level;
use valletta::{Action, Ask, BuildingSet, Card, Colour, Edition, Good, Goods, Options, Reshuffle, Valletta, View};

use super::{
    Collect,
    lineup::{Kind, LEVELS, Lineup},
};

/// Builds whatever it can and declines nothing.
fn builder(_: &View, action: &Action) -> i32 {
    match action {
        Action::Play(Card::Builder | Card::Roofer | Card::Mason | Card::Carpenter) => 5,
        Action::Play(card) if card.colour() == Colour::Yellow => -1,
        Action::Build(_) => 9,
        Action::Upgrade(_) => 5,
        Action::Hire(Card::Builder) => 9,
        Action::Decline => -9,
        _ => 0,
    }
}

/// Never builds, never moves the figure, keeps its goods.
fn hoarder(_: &View, action: &Action) -> i32 {
    match action {
        Action::Play(Card::Valette | Card::Builder) => -9,
        Action::Decline => 5,
        Action::Use => 9,
        Action::TakeGood(Good::Stone) => 1,
        _ => 0,
    }
}

/// Plays for points.
fn scorer(_: &View, action: &Action) -> i32 {
    match action {
        Action::Play(card) if card.colour() == Colour::Yellow => 9,
        Action::Play(Card::Builder | Card::Roofer | Card::Mason | Card::Carpenter) => 5,
        Action::Upgrade(_) => 9,
        Action::Build(_) => 5,
        Action::Pay(_) => 5,
        Action::Decline => -9,
        _ => 0,
    }
}

/// Moves the figure whenever it can and does little else.
fn walker(_: &View, action: &Action) -> i32 {
    match action {
        Action::Play(Card::Valette) => 9,
        Action::Fire(card) if *card != Card::Apprentice => 3,
        Action::Build(_) | Action::Upgrade(_) => -9,
        _ => 0,
    }
}

/// Fires everybody.
fn firer(_: &View, action: &Action) -> i32 {
    match action {
        Action::Play(Card::Valette) => 9,
        Action::Fire(_) => 9,
        Action::Hire(_) => -9,
        Action::Build(_) => -5,
        _ => 0,
    }
}

/// Hires everybody, first those whom others have fired.
fn hirer(_: &View, action: &Action) -> i32 {
    match action {
        Action::Play(Card::Valette) => 9,
        Action::Hire(Card::Builder) => 8,
        Action::Hire(Card::Apprentice) => 10,
        Action::Hire(_) => 9,
        Action::Fire(_) | Action::Decline => -9,
        _ => 0,
    }
}

/// Plays Apprentices, and hires those of others.
fn copier(_: &View, action: &Action) -> i32 {
    match action {
        Action::Hire(Card::Apprentice) => 10,
        Action::Play(Card::Apprentice) => 3,
        Action::Play(Card::Valette) => 2,
        Action::Decline => 1,
        _ => 0,
    }
}

/// Builds for green characters, plays them at once and copies them.
fn gatherer(view: &View, action: &Action) -> i32 {
    let slots = &view.players[view.turn.unwrap_or_default().index()].slots;
    match action {
        Action::Build(at) => view.fixed.layout.get(*at).map_or(0, |card| 5 * i32::from(card.colour() == Colour::Green)),
        Action::Play(card) if slots.is_empty() => 5 * i32::from(*card == Card::Builder),
        Action::Play(card) if slots.len() == 1 => 5 * i32::from(card.colour() == Colour::Green),
        Action::Play(Card::Apprentice) => 5,
        Action::Use => 5,
        Action::Decline => -5,
        _ => 0,
    }
}

/// Pays as many goods as allowed, with replacements for everything.
fn spender(view: &View, action: &Action) -> i32 {
    match (action, view.ask) {
        (Action::Pay(goods), Ask::Pay { .. }) => goods.0.iter().map(|&amount| i32::from(amount)).sum(),
        (action, _) => builder(view, action),
    }
}

/// Declines every effect that it may decline.
fn idler(_: &View, action: &Action) -> i32 {
    match action {
        Action::Decline => 9,
        Action::Play(Card::Valette | Card::Builder) => -5,
        _ => 0,
    }
}

/// Fills the whole city: everybody builds seven houses before anybody builds an eighth, and nobody scores.
fn filler(view: &View, action: &Action) -> i32 {
    let seat = view.turn.unwrap_or_default().index();
    let eager = view.players[seat].houses > 1 || view.players.iter().all(|player| player.houses <= 1);
    match action {
        Action::Play(Card::Valette) => -20,
        Action::Play(Card::Builder | Card::Roofer | Card::Mason | Card::Carpenter) => 5 * i32::from(eager),
        Action::Play(card) if card.colour() == Colour::Yellow => -10,
        Action::Play(Card::Apprentice) => -2,
        Action::Build(_) if eager => 9,
        Action::Upgrade(_) | Action::Build(_) => -9,
        Action::Hire(Card::Builder) => 9,
        Action::Use if view.players[seat].slots.last().is_some_and(|card| card.colour() == Colour::Yellow) => -9,
        Action::Use | Action::TakeGood(_) | Action::TakeTwo(_) => 3,
        Action::Pay(_) if matches!(view.ask, Ask::Deal { .. }) => -3,
        _ => 0,
    }
}

/// Whether a player is very rich: seven houses, all upgraded, and many goods.
fn is_rich(view: &View) -> bool {
    let seat = view.turn.unwrap_or_default();
    let me = &view.players[seat.index()];
    me.houses <= 1 && me.goods.total() >= 80 && view.city.buildings(seat).all(|at| view.city.is_upgraded(at))
}

/// Keeps below 25 points, where it may, until it is rich; then plays for points.
fn grower(view: &View, action: &Action) -> i32 {
    let seat = view.turn.unwrap_or_default().index();
    let rich = is_rich(view) || view.final_phase;
    let yellow = |card: &Card| card.colour() == Colour::Yellow;
    let of_yellow = view.players[seat].slots.last().is_some_and(yellow);
    match action {
        Action::Play(Card::Valette) => -9,
        Action::Play(card) if yellow(card) => {
            if rich {
                9
            } else {
                -5
            }
        }
        Action::Play(Card::Builder | Card::Roofer | Card::Mason | Card::Carpenter) => {
            if rich {
                -1
            } else {
                4
            }
        }
        Action::Use | Action::Pay(_) if of_yellow => {
            if rich {
                9
            } else {
                -9
            }
        }
        Action::Build(at) if view.players[seat].houses > 1 || view.final_phase => {
            let building = view.fixed.layout.get(*at);
            3 + building.map_or(0, |card| 20 * i32::from(card.colour() == Colour::Yellow) + i32::from(card.points[1]))
        }
        Action::Build(_) | Action::Fire(_) => -9,
        Action::Upgrade(_) => 30,
        Action::Hire(card) if yellow(card) => 9,
        Action::Use | Action::TakeGood(_) | Action::TakeTwo(_) => 5,
        Action::Decline => 1,
        _ => 0,
    }
}

/// Plays for points and stops at 23 of them.
fn shy(view: &View, action: &Action) -> i32 {
    let seat = view.turn.unwrap_or_default().index();
    match action {
        Action::Decline if view.players[seat].points >= 23 => 20,
        action => scorer(view, action),
    }
}

/// Builds around one plot and on it last of all.
fn settler(view: &View, action: &Action) -> i32 {
    let seat = view.turn.unwrap_or_default();
    match action {
        Action::Build(at) => {
            let around = ["A1.3", "A3.3", "A2.2", "A2.4"].contains(&at.to_string().as_str());
            let own = view.city.neighbours(seat, *at);
            if around || at.to_string() == "A2.3" && own == 4 { 20 } else { -5 }
        }
        Action::Upgrade(_) => -5,
        action => builder(view, action),
    }
}

type Seat = Kind<Valletta>;

const TASTES: [Seat; 14] = [
    Kind::Taste("builder", builder, 0),
    Kind::Taste("hoarder", hoarder, 0),
    Kind::Taste("scorer", scorer, 20),
    Kind::Taste("walker", walker, 20),
    Kind::Taste("firer", firer, 0),
    Kind::Taste("hirer", hirer, 0),
    Kind::Taste("copier", copier, 10),
    Kind::Taste("spender", spender, 20),
    Kind::Taste("idler", idler, 20),
    Kind::Taste("filler", filler, 0),
    Kind::Taste("grower", grower, 0),
    Kind::Taste("shy", shy, 20),
    Kind::Taste("settler", settler, 0),
    Kind::Taste("gatherer", gatherer, 0),
];

/// Every edition and option alone, and all together.
fn option_sets(players: u8) -> Vec<(&'static str, Options)> {
    let plain = Options::for_players(players);
    let zman = Options { edition: Edition::Zman, ..plain.clone() };
    vec![
        ("hig", plain.clone()),
        ("zman", zman.clone()),
        ("eager", Options { reshuffle: Reshuffle::Eager, ..plain.clone() }),
        ("finite", Options { finite_supply: true, ..plain.clone() }),
        ("cap-3", Options { turn_cap: Some(3), ..plain.clone() }),
        ("first-1", Options { first: Some(kit::Seat(1)), ..plain }),
        ("everything", Options { reshuffle: Reshuffle::Eager, finite_supply: true, turn_cap: Some(8), ..zman }),
    ]
}

/// The building cards of the rules' test cases, with other numbers than our own.
fn own_buildings() -> Option<BuildingSet> {
    BuildingSet::from_toml(include_str!("../../../valletta/tests/data/reference.toml")).ok()
}

/// Our own cards with prices that neighbours and one discount can lower to 0.
fn cheap_buildings() -> Option<BuildingSet> {
    let mut cards = Options::default().building_set().cards().to_vec();
    for (index, card) in cards.iter_mut().enumerate() {
        card.cost = Goods::only(Good::MATERIALS[index % 3], 2);
        card.cost.0[0] = 1;
    }
    BuildingSet::new(cards).ok()
}

impl Collect for Valletta {
    fn switches(options: &Options) -> u8 {
        let switches = [
            options.edition == Edition::Zman,
            options.reshuffle == Reshuffle::Eager,
            options.finite_supply,
            options.turn_cap.is_some(),
        ];
        (0..).zip(switches).map(|(bit, on)| u8::from(on) << bit).sum()
    }

    fn coverage() -> Vec<Lineup<Valletta>> {
        let mut lineups = Vec::new();
        let mut add = |label: String, options, kinds: &[Seat]| {
            lineups.push(Lineup { options, label, kinds: kinds.to_vec(), loaded: None });
        };
        for players in 2..=4 {
            for (label, options) in option_sets(players).into_iter().take(2) {
                for level in LEVELS {
                    let kinds = [Kind::Bot(level)];
                    // A master is slow, so its games are short.
                    let turn_cap = (level == Level::Master).then_some(4);
                    let options = Options { turn_cap, ..options.clone() };
                    add(format!("{level}-{players}p-{label}"), options, &kinds);
                }
                add(format!("mixed-{players}p-{label}"), options, &TASTES);
            }
            for (label, options) in option_sets(players).into_iter().skip(2) {
                add(format!("random-{players}p-{label}"), options.clone(), &[Kind::Bot(Level::Random)]);
                add(format!("novice-{players}p-{label}"), options, &[Kind::Bot(Level::Novice)]);
            }
        }
        for (index, kind) in TASTES.into_iter().enumerate() {
            for (offset, edition) in [Edition::Hig, Edition::Zman].into_iter().enumerate() {
                let players = 2 + ((index + offset) % 3) as u8;
                let options = Options { edition, turn_cap: Some(20), ..Options::for_players(players) };
                add(format!("{}-{players}p-{edition}", kind.name()), options, &[kind]);
            }
        }
        for (label, options) in option_sets(2).into_iter().skip(2) {
            add(format!("journeyman-2p-{label}"), options, &[Kind::Bot(Level::Journeyman)]);
        }
        lineups
    }

    fn search() -> Vec<Lineup<Valletta>> {
        let mut lineups = Vec::new();
        let mut add =
            |options, kinds: Vec<Seat>| lineups.push(Lineup { options, label: String::new(), kinds, loaded: None });
        let random = Kind::Bot(Level::Random);
        for players in 2..=4 {
            let plain = Options::for_players(players);
            for (_, options) in option_sets(players) {
                add(options.clone(), vec![random]);
                add(options, vec![Kind::Bot(Level::Novice)]);
            }
            for edition in [Edition::Hig, Edition::Zman] {
                for taste in TASTES {
                    let options = Options { edition, turn_cap: Some(40), ..plain.clone() };
                    add(options.clone(), vec![taste]);
                    add(options.clone(), vec![taste, random]);
                    add(Options { finite_supply: true, ..options }, vec![taste]);
                }
                add(Options { edition, ..plain.clone() }, vec![TASTES[4], TASTES[5], TASTES[6]]);
                add(Options { edition, ..plain.clone() }, vec![TASTES[9]]);
                add(Options { edition, ..plain.clone() }, vec![Kind::Bot(Level::Apprentice)]);
            }
            for cap in 1..=3 {
                let short = Options { turn_cap: Some(cap), ..plain.clone() };
                add(short.clone(), vec![random]);
                add(short.clone(), vec![TASTES[1], TASTES[8]]);
                add(Options { edition: Edition::Zman, ..short.clone() }, vec![TASTES[8]]);
                add(short, vec![TASTES[0]]);
            }
            for buildings in [own_buildings(), cheap_buildings()] {
                add(Options { turn_cap: Some(3), buildings: buildings.clone(), ..plain.clone() }, vec![random]);
                add(Options { turn_cap: Some(10), buildings, ..plain.clone() }, vec![TASTES[0]]);
            }
            let long = Options { edition: Edition::Zman, ..plain };
            add(long.clone(), vec![TASTES[10], TASTES[1]]);
            add(long.clone(), vec![TASTES[11]]);
            add(long, vec![TASTES[12], TASTES[1]]);
        }
        lineups
    }
}
