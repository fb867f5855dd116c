//! The lineups of Saint Malo.

use bots::Level;
use saint_malo::{Action, Ask, Cells, Item, Options, Person, SaintMalo, Side, Symbol, View};

use super::{
    Collect,
    lineup::{Kind, LEVELS, Lineup},
};

/// Rolls again everything that does not show one of these, and prefers to use many dice of them.
fn seeks(symbols: &[Symbol], action: &Action) -> i32 {
    match *action {
        Action::Reroll { dice } if dice.symbols().any(|symbol| symbols.contains(&symbol)) => -10,
        Action::Reroll { dice } => i32::from(dice.total()),
        Action::Use { symbol, used, turned } if symbols.contains(&symbol) => 10 * i32::from(used) - i32::from(turned),
        Action::Use { used, turned, .. } => i32::from(used) - 2 * i32::from(turned),
        Action::Pass => -20,
        _ => 0,
    }
}

/// Fills the city as fast as possible.
fn rusher(_: &View, action: &Action) -> i32 {
    match action {
        Action::Use { symbol: Symbol::Log, .. } => -5,
        action => seeks(&[Symbol::Crate, Symbol::Wall], action),
    }
}

/// Stores logs and coins.
fn hoarder(_: &View, action: &Action) -> i32 {
    match action {
        Action::Person { person: Person::Merchant } => 5,
        Action::Done => 5,
        Action::Use { symbol: Symbol::Head, used: 3, .. } => 40,
        action => seeks(&[Symbol::Log], action),
    }
}

/// Walls, and nothing else on the outer spaces.
fn waller(view: &View, action: &Action) -> i32 {
    match *action {
        Action::Place { at } if !matches!(view.ask, Ask::Wall { .. }) => -i32::from(Cells::OUTER.contains(at)),
        // One side after the other, the top last.
        Action::Place { at } => {
            Side::ALL.iter().position(|side| side.cells().contains(at)).map_or(0, |side| side as i32)
        }
        Action::Person { person: Person::Architect } => 3,
        ref action => seeks(&[Symbol::Wall], action),
    }
}

/// Fills the inner spaces first, then builds walls, one side at the very end.
fn walls_last(view: &View, action: &Action) -> i32 {
    let city = &view.cities[view.turn.unwrap_or_default().index()];
    let inner_full = city.empty().len() == city.empty_outer().len();
    match *action {
        Action::Place { at } if !matches!(view.ask, Ask::Wall { .. }) => -i32::from(Cells::OUTER.contains(at)),
        Action::Place { at } => {
            -Side::ALL.iter().position(|side| side.cells().contains(at)).map_or(0, |side| side as i32)
        }
        ref action if inner_full => seeks(&[Symbol::Wall], action),
        Action::Use { symbol: Symbol::Wall, .. } => -9,
        ref action => seeks(&[Symbol::Crate, Symbol::Cross], action),
    }
}

/// Like [`walls_last`], with the top side at the very end.
fn top_last(view: &View, action: &Action) -> i32 {
    match *action {
        Action::Place { at } if matches!(view.ask, Ask::Wall { .. }) => -i32::from(Side::Top.cells().contains(at)),
        ref action => walls_last(view, action),
    }
}

/// Churches of every size.
fn devout(view: &View, action: &Action) -> i32 {
    let city = &view.cities[view.turn.unwrap_or_default().index()];
    match *action {
        Action::Use { symbol: Symbol::Cross, used, turned } => {
            let there = city.all(Item::Church(used)).len();
            60 - 10 * i32::from(there) + i32::from(used) - i32::from(turned)
        }
        Action::Use { symbol: Symbol::Head, used: 2, .. } => 30,
        Action::Person { person: Person::Priest } => 5,
        // Close together, for the priests.
        Action::Place { at } => -i32::from(at.row().abs_diff(4) + at.column().abs_diff(4)),
        ref action => seeks(&[Symbol::Cross], action),
    }
}

/// Churches, but never a small one.
fn grand(view: &View, action: &Action) -> i32 {
    match action {
        Action::Use { symbol: Symbol::Cross, used: 1, .. } => -50,
        action => devout(view, action),
    }
}

/// Soldiers and walls.
fn defender(_: &View, action: &Action) -> i32 {
    match action {
        Action::Person { person: Person::Soldier } => 5,
        Action::Use { symbol: Symbol::Head, used: 2, turned: 0 } => 45,
        Action::Use { symbol: Symbol::Wall, .. } => 15,
        action => seeks(&[Symbol::Head, Symbol::Wall], action),
    }
}

/// Persons of every kind around one space, and a jester in the middle.
fn courtier(view: &View, action: &Action) -> i32 {
    let city = &view.cities[view.turn.unwrap_or_default().index()];
    let lacks = |person: Person| city.all(Item::Person(person)).is_empty();
    let missing = Person::ALL.into_iter().filter(|&person| lacks(person)).count();
    match *action {
        Action::Use { symbol: Symbol::Head, used, turned } => {
            let wanted = Person::ALL.into_iter().filter(|&person| lacks(person)).any(|person| person.heads() == used);
            if wanted || missing == 0 && used == 4 { 50 - i32::from(turned) } else { 0 }
        }
        Action::Person { person } => i32::from(lacks(person)),
        Action::Place { at } => {
            let off = (at.row().abs_diff(4), at.column().abs_diff(4));
            let jester_comes = matches!(view.ask, Ask::Settle { person: Person::Jester, .. });
            match (off, matches!(view.ask, Ask::Settle { .. })) {
                ((0, 0), true) if missing == 0 && jester_comes => 9,
                ((0, 0), _) => -9,
                ((0 | 1, 0 | 1), true) => 5,
                ((0 | 1, 0 | 1), false) => -5,
                _ => 0,
            }
        }
        ref action => seeks(&[Symbol::Head], action),
    }
}

/// Crates around free spaces, then merchants on them.
fn trader(view: &View, action: &Action) -> i32 {
    let middle = |row: u8, column: u8| row.is_multiple_of(2) && column.is_multiple_of(2);
    match *action {
        Action::Person { person: Person::Merchant } => 5,
        Action::Use { symbol: Symbol::Head, used: 3, turned: 0 } => 25,
        Action::Place { at } => {
            let kept = middle(at.row(), at.column());
            let wanted = matches!(view.ask, Ask::Settle { .. });
            i32::from(kept == wanted) * 5 - i32::from(at.row().abs_diff(2) + at.column().abs_diff(2))
        }
        ref action => seeks(&[Symbol::Crate], action),
    }
}

/// Turns as many dice as coins allow.
fn turner(view: &View, action: &Action) -> i32 {
    match *action {
        Action::Use { turned, .. } if turned > 0 => 20 + 10 * i32::from(turned),
        Action::Stop => 20,
        ref action => trader(view, action),
    }
}

/// Saves coins until five dice can be turned.
fn saver(view: &View, action: &Action) -> i32 {
    match *action {
        Action::Use { turned: 5, .. } => 90,
        Action::Use { turned, symbol, .. } if turned > 0 || symbol == Symbol::Log => -30,
        ref action => trader(view, action),
    }
}

/// Uses as few dice as possible and passes where that is allowed.
fn idler(_: &View, action: &Action) -> i32 {
    match *action {
        Action::Pass => 50,
        Action::Stop => 9,
        Action::Done => 9,
        Action::Use { used, .. } => -i32::from(used),
        _ => 0,
    }
}

/// Keeps swords, to harm everybody.
fn pirate(_: &View, action: &Action) -> i32 {
    match *action {
        Action::Use { used, .. } => i32::from(used),
        ref action => seeks(&[Symbol::Swords], action),
    }
}

/// Builds houses, three at a time.
fn developer(_: &View, action: &Action) -> i32 {
    match action {
        Action::Person { person: Person::Architect } => 5,
        Action::Use { symbol: Symbol::Head, used: 3, .. } => 60,
        Action::Done => -5,
        action => seeks(&[Symbol::Log, Symbol::Head], action),
    }
}

/// Settles persons on outer spaces beside the towers.
fn borderer(view: &View, action: &Action) -> i32 {
    match *action {
        Action::Place { at } => {
            let beside = |place: u8| place == 1 || place == 5;
            let corner = Cells::OUTER.contains(at) && (beside(at.row()) || beside(at.column()));
            i32::from(corner)
        }
        ref action => developer(view, action),
    }
}

/// Crates on one side of each tower and merchants on the other.
fn gatekeeper(view: &View, action: &Action) -> i32 {
    match *action {
        Action::Use { symbol: Symbol::Head, used: 3, .. } => 45,
        Action::Use { symbol: Symbol::Crate, used: 1, .. } => 50,
        Action::Person { person: Person::Merchant } => 5,
        Action::Place { at } => {
            let upright = at.column() % 6 == 0 && at.row() % 4 == 1;
            let flat = at.row() % 6 == 0 && at.column() % 4 == 1;
            let wanted = if matches!(view.ask, Ask::Settle { .. }) { flat } else { upright };
            5 * i32::from(wanted) - 5 * i32::from(upright || flat)
        }
        ref action => seeks(&[Symbol::Head, Symbol::Crate], action),
    }
}

type Seat = Kind<SaintMalo>;

const TASTES: [Seat; 17] = [
    Kind::Taste("rusher", rusher, 0),
    Kind::Taste("hoarder", hoarder, 0),
    Kind::Taste("waller", waller, 0),
    Kind::Taste("walls-last", walls_last, 0),
    Kind::Taste("top-last", top_last, 0),
    Kind::Taste("devout", devout, 0),
    Kind::Taste("grand", grand, 0),
    Kind::Taste("defender", defender, 0),
    Kind::Taste("courtier", courtier, 0),
    Kind::Taste("trader", trader, 0),
    Kind::Taste("turner", turner, 0),
    Kind::Taste("saver", saver, 0),
    Kind::Taste("idler", idler, 0),
    Kind::Taste("pirate", pirate, 0),
    Kind::Taste("developer", developer, 0),
    Kind::Taste("borderer", borderer, 0),
    Kind::Taste("gatekeeper", gatekeeper, 0),
];

/// Every option alone, and all together.
fn option_sets(players: u8) -> Vec<(&'static str, Options)> {
    let plain = Options::for_players(players);
    vec![
        ("plain", plain),
        ("coin-vp-1", Options { coin_vp: 1, ..plain }),
        ("showing", Options { require_showing_symbol: true, ..plain }),
        ("passing", Options { allow_pass: true, turn_cap: Some(15), ..plain }),
        ("connect", Options { connect_via_existing: true, ..plain }),
        ("towers-block", Options { tower_blocks_diagonal: true, ..plain }),
        ("cap-4", Options { turn_cap: Some(4), ..plain }),
        ("first-1", Options { first: Some(kit::Seat(1)), ..plain }),
        (
            "everything",
            Options {
                coin_vp: 1,
                require_showing_symbol: true,
                allow_pass: true,
                connect_via_existing: true,
                tower_blocks_diagonal: true,
                turn_cap: Some(12),
                ..plain
            },
        ),
    ]
}

impl Collect for SaintMalo {
    fn switches(options: &Options) -> u8 {
        let switches = [
            options.require_showing_symbol,
            options.allow_pass,
            options.connect_via_existing,
            options.tower_blocks_diagonal,
        ];
        (0..).zip(switches).map(|(bit, on)| u8::from(on) << bit).sum()
    }

    fn coverage() -> Vec<Lineup<SaintMalo>> {
        let mut lineups = Vec::new();
        let mut add = |label: String, options, kinds: &[Seat]| {
            lineups.push(Lineup { options, label, kinds: kinds.to_vec(), loaded: None });
        };
        for players in 2..=5 {
            for level in LEVELS {
                let kinds = [Kind::Bot(level)];
                add(format!("{level}-{players}p-plain"), Options::for_players(players), &kinds);
            }
            // Each option at two numbers of players.
            for (index, (label, options)) in option_sets(players).into_iter().enumerate().skip(1) {
                if index % 2 == usize::from(players % 2) {
                    add(format!("random-{players}p-{label}"), options, &[Kind::Bot(Level::Random)]);
                }
            }
        }
        for (index, kind) in TASTES.into_iter().enumerate() {
            let players = 2 + (index % 4) as u8;
            add(format!("{}-{players}p-plain", kind.name()), Options::for_players(players), &[kind]);
        }
        for players in 2..=5 {
            add(format!("mixed-{players}p-plain"), Options::for_players(players), &TASTES);
        }
        for (label, options) in option_sets(3).into_iter().skip(1) {
            add(format!("novice-3p-{label}"), options, &[Kind::Bot(Level::Novice)]);
        }
        for (label, options) in option_sets(2).into_iter().skip(1) {
            add(format!("journeyman-2p-{label}"), options, &[Kind::Bot(Level::Journeyman)]);
        }
        lineups
    }

    fn search() -> Vec<Lineup<SaintMalo>> {
        let mut lineups = Vec::new();
        let mut add = |options, kinds: Vec<Seat>, loaded| {
            lineups.push(Lineup { options, label: String::new(), kinds, loaded });
        };
        for players in 2..=5 {
            for (_, options) in option_sets(players) {
                add(options, vec![Kind::Bot(Level::Random)], None);
                add(options, vec![Kind::Bot(Level::Novice)], None);
            }
            for taste in TASTES {
                add(Options::for_players(players), vec![taste], None);
                add(Options::for_players(players), vec![taste, Kind::Bot(Level::Random)], None);
                for face in 0..6 {
                    add(Options::for_players(players), vec![taste], Some((face, 40)));
                }
            }
            let stall = Options { allow_pass: true, turn_cap: Some(12), ..Options::for_players(players) };
            add(stall, vec![TASTES[12]], None);
            let blocked = Options { tower_blocks_diagonal: true, ..Options::for_players(players) };
            add(blocked, vec![TASTES[16]], None);
            add(blocked, vec![TASTES[15]], None);
            for cap in 8..=20 {
                let options = Options { turn_cap: Some(cap), ..Options::for_players(players) };
                add(options, vec![TASTES[0]], Some((1, 60)));
            }
            for often in [40, 60] {
                add(Options::for_players(players), vec![TASTES[13], TASTES[7]], Some((5, often)));
            }
            for cap in 1..=3 {
                let short = Options { turn_cap: Some(cap), ..Options::for_players(players) };
                add(short, vec![Kind::Bot(Level::Random)], None);
                add(short, vec![TASTES[0]], Some((1, 70)));
                add(Options { allow_pass: true, ..short }, vec![TASTES[12], TASTES[0]], None);
            }
        }
        lineups
    }
}
