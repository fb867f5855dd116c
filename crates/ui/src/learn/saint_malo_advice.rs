//! What a friend would do in Saint Malo: look one turn ahead and take what is worth most, new things a little more.

use ::saint_malo::{Action, Ask, City, Dice, Item, Person, SaintMalo, Side, Symbol, View, church_points};
use kit::{Game, Imagine, Seat, Silent, Unknown, Viewer};

use crate::Look;

pub fn advice(look: &Look<'_, SaintMalo>) -> Option<Action> {
    let me = look.me()?;
    if look.offers.is_empty() {
        return None;
    }
    if look.view.ask == Ask::Reroll {
        return Some(throw(look.view, me));
    }
    let game = SaintMalo::imagine(look.view, &mut Unknown);
    let legal: Vec<Action> = look.offers.iter().map(|offer| offer.action).collect();
    best(&game, &legal, |game, action| finished(game, me, action)).map(|(action, _)| action)
}

/// Keeps the symbol that promises most and throws the rest, as long as it is worth it.
fn throw(view: &View, me: Seat) -> Action {
    let city = &view.cities[me.index()];
    let promise = |symbol: Symbol| f64::from(view.dice.count(symbol)) + liking(city, symbol);
    let wanted = Symbol::USABLE.into_iter().max_by(|&one, &other| promise(one).total_cmp(&promise(other)));
    let kept = wanted.unwrap_or(Symbol::Head);
    let rest: Vec<Symbol> = view.dice.symbols().filter(|&symbol| symbol != kept).collect();
    let enough = view.dice.count(kept) >= 4 || (view.dice.count(kept) == 3 && view.rolls == 2 && kept != Symbol::Head);
    match Dice::new(&rest) {
        Some(dice) if !rest.is_empty() && !enough => Action::Reroll { dice },
        _ => Action::Stop,
    }
}

/// How much a city longs for a symbol, in dice.
fn liking(city: &City, symbol: Symbol) -> f64 {
    match symbol {
        Symbol::Log if city.coins < 2 || city.logs > 2 => -2.0,
        Symbol::Log => -0.9,
        Symbol::Crate if city.all(Item::Crate).len() > 8 => -0.8,
        Symbol::Crate => -0.2,
        Symbol::Wall if city.empty_outer().is_empty() => -9.0,
        Symbol::Wall => 0.3,
        Symbol::Cross => 0.1,
        Symbol::Head | Symbol::Swords => 0.6,
    }
}

/// The action after which the value is highest.
fn best(game: &SaintMalo, legal: &[Action], value: impl Fn(&SaintMalo, Action) -> f64) -> Option<(Action, f64)> {
    let valued = legal.iter().map(|&action| (action, value(game, action)));
    valued.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// What a city is worth after an action and the best of what follows it in this turn.
fn finished(game: &SaintMalo, me: Seat, action: Action) -> f64 {
    let mut game = *game;
    if game.apply(action, &mut Unknown, &mut Silent).is_err() {
        return f64::MIN;
    }
    let mut legal = Vec::new();
    // A turn has at most five placements, three houses and two choices of persons.
    for _ in 0..12 {
        let view = game.view(Viewer::Public);
        if view.turn != Some(me) || matches!(view.ask, Ask::Reroll | Ask::Symbol) {
            break;
        }
        game.legal(&mut legal);
        let next = match view.ask {
            // Who comes depends on where they would stand.
            Ask::Person { .. } | Ask::Bonus { .. } => best(&game, &legal, |game, action| finished(game, me, action)),
            Ask::Settle { .. } | Ask::House { .. } | Ask::Crate { .. } | Ask::Wall { .. } | Ask::Church { .. } => {
                best(&game, &legal, |game, action| after(game, me, action))
            }
            Ask::Reroll | Ask::Symbol | Ask::Over => None,
        };
        let Some((action, _)) = next else { break };
        if game.apply(action, &mut Unknown, &mut Silent).is_err() {
            break;
        }
    }
    worth(&game.view(Viewer::Public).cities[me.index()])
}

/// What a city is worth right after an action.
fn after(game: &SaintMalo, me: Seat, action: Action) -> f64 {
    let mut game = *game;
    if game.apply(action, &mut Unknown, &mut Silent).is_err() {
        return f64::MIN;
    }
    worth(&game.view(Viewer::Public).cities[me.index()])
}

/// What a city is worth, in points: what it has, what it may become, and something for everything tried.
fn worth(city: &City) -> f64 {
    let mut sum = f64::from(city.points) + 0.55 * f64::from(city.coins) + 1.1 * f64::from(city.logs.min(4));
    let churches = city.church_counts();
    sum += f64::from(church_points(churches)) + churches.iter().map(|&n| f64::from(n.min(1)) * 1.6).sum::<f64>();
    sum += 1.2 * f64::from(city.defence()) + Side::ALL.into_iter().map(|side| hopes(city, side)).sum::<f64>();
    let met = Person::ALL.into_iter().filter(|&person| !city.all(Item::Person(person)).is_empty());
    sum += 0.4 * met.map(|person| f64::from(person.heads())).sum::<f64>();
    let crates = city.all(Item::Crate);
    let trade = city.empty().iter().map(|at| (at.alone().around() & crates).len()).max().unwrap_or(0);
    sum + 0.25 * f64::from(crates.len()) + 0.35 * f64::from(trade)
}

/// What the walls of a side promise.
fn hopes(city: &City, side: Side) -> f64 {
    let walls = f64::from(city.walls_on(side));
    if city.is_destroyed(side) { 0.1 * walls - 1.0 } else { 0.9 * walls }
}
