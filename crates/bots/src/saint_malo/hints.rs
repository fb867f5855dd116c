//! What the best player would do, and why, as data that a page can put into words.

use ::saint_malo::{Action, Ask, City, Item, Options, Person, Side, Symbol, View, church_points};

use super::{
    eyes::Everybody,
    outlook::TurnContext,
    value::best_spot,
    weigh::{Choice, Grandmaster},
};

/// How many hints there are at most.
const MANY: usize = 3;

/// An action worth considering.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// What to do.
    pub action: Action,
    /// Expected final points.
    pub points: f32,
    /// How many points it is worse than the best action, measured against the best rival.
    pub behind: f32,
    /// The chance to win, 0 to 1.
    pub win: f32,
    /// How much less that is than with the best action.
    pub less: f32,
    /// Why, most important first; the whole turn is taken into account.
    pub reasons: Vec<Reason>,
}

/// Why an action is good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The city becomes full: 5 points and the last round.
    FillsCity,
    /// A side becomes complete.
    CompletesSide(Side),
    /// The city will now withstand the next attack, of this strength.
    HoldsRaid(u8),
    /// The swords on the dice cause an attack of this strength.
    RaidComes(u8),
    /// A merchant earns this many coins.
    MerchantEarns(u8),
    /// A person gives this many points at once.
    PersonEarns(Person, u8),
    /// An architect builds this many houses.
    Houses(u8),
    /// A church of this size adds this many points to the series.
    ChurchSeries(u8, u8),
    /// A church of this size will count once the smaller ones are built.
    Church(u8),
    /// This many crates will be around one empty space.
    GathersCrates(u8),
    /// This many walls are built.
    Walls(u8),
    /// This many logs are stored, for architects.
    StoresLogs(u8),
    /// One more soldier.
    Soldier,
    /// This side holds nothing but walls, and stays like that.
    KeepsSideOpen(Side),
    /// Dice with this symbol are kept; more are wanted.
    ChasesSymbol(Symbol),
    /// The dice are good enough.
    GoodEnough,
    /// Swords are rolled again.
    AvoidsSwords,
}

/// The best few actions of the player on turn, best first, by the judgement of the whole table.
pub fn hints(view: &View, legal: &[Action]) -> Vec<Hint> {
    let context = TurnContext::new(view);
    let all = Grandmaster::learned().map_or_else(Vec::new, |who| who.choices(view, legal));
    let Some(best) = all.first().map(|best| best.told) else { return Vec::new() };
    let hint = |choice: &Choice| {
        let told = choice.told[context.mover];
        Hint {
            action: choice.action,
            points: told.points,
            behind: (ahead(&best, &context) - ahead(&choice.told, &context)).max(0.0),
            win: told.win,
            less: (best[context.mover].win - told.win).max(0.0),
            reasons: reasons(view, &context, choice),
        }
    };
    all.iter().take(MANY).map(hint).collect()
}

/// How many points the player on turn will be ahead of the best rival.
fn ahead(told: &Everybody, context: &TurnContext) -> f32 {
    let rivals = (0..context.cities.len()).filter(|&seat| seat != context.mover).map(|seat| told[seat].points);
    told[context.mover].points - rivals.fold(f32::MIN, f32::max)
}

fn reasons(view: &View, context: &TurnContext, choice: &Choice) -> Vec<Reason> {
    let before = context.own();
    match (choice.action, &choice.plan) {
        (Action::Reroll { dice }, _) => {
            let kept = |symbol: &Symbol| view.dice.count(*symbol) - dice.count(*symbol);
            let most = Symbol::USABLE.into_iter().max_by_key(kept).filter(|symbol| kept(symbol) > 0);
            let swords = (dice.count(Symbol::Swords) > 0).then_some(Reason::AvoidsSwords);
            most.map(Reason::ChasesSymbol).into_iter().chain(swords).collect()
        }
        (Action::Stop, _) => vec![Reason::GoodEnough],
        (action, Some(plan)) => {
            let mut all = built(before, &plan.city, &context.options);
            all.extend(defended(view, before, &plan.city));
            all.extend(kept_open(view, before, action));
            all
        }
        (_, None) => Vec::new(),
    }
}

/// What the rest of the turn gives.
fn built(before: &City, after: &City, options: &Options) -> Vec<Reason> {
    let mut all = Vec::new();
    if after.is_full() {
        all.push(Reason::FillsCity);
    }
    let complete = |&side: &Side| after.is_complete(side) && !before.is_complete(side);
    all.extend(Side::ALL.into_iter().filter(complete).map(Reason::CompletesSide));
    let houses = before.logs.saturating_sub(after.logs) as u8;
    if houses > 0 {
        all.push(Reason::Houses(houses));
    }
    let new = |item: Item| after.all(item) & !before.all(item);
    for person in Person::ALL {
        let Some(at) = new(Item::Person(person)).iter().next() else { continue };
        let earned = before.person_gain(person, at, options).amount() as u8;
        match person {
            Person::Merchant => all.push(Reason::MerchantEarns(earned)),
            Person::Soldier => all.push(Reason::Soldier),
            Person::Architect => (),
            Person::Citizen | Person::Priest | Person::Jester | Person::Noble => {
                all.push(Reason::PersonEarns(person, earned));
            }
        }
    }
    if let Some(size) = (1..=5).find(|&size| !new(Item::Church(size)).is_empty()) {
        let gain = (church_points(after.church_counts()) - church_points(before.church_counts())) as u8;
        all.push(if gain > 0 { Reason::ChurchSeries(size, gain) } else { Reason::Church(size) });
    }
    if !new(Item::Crate).is_empty() {
        all.push(Reason::GathersCrates(best_spot(after)));
    }
    let walls = new(Item::Wall).len();
    if walls > 0 {
        all.push(Reason::Walls(walls));
    }
    if after.logs > before.logs {
        all.push(Reason::StoresLogs((after.logs - before.logs) as u8));
    }
    all
}

/// Reasons that have to do with the pirates.
fn defended(view: &View, before: &City, after: &City) -> Vec<Reason> {
    let Some(strength) = view.pirates.next_strength() else { return Vec::new() };
    let mut all = Vec::new();
    if before.defence() < strength && after.defence() >= strength {
        all.push(Reason::HoldsRaid(strength));
    }
    let swords = view.dice.count(Symbol::Swords);
    if view.pirates.after(swords, view.options.players).attacks > view.pirates.attacks {
        all.push(Reason::RaidComes(strength));
    }
    all
}

/// Sides with walls that placing an item elsewhere keeps intact.
fn kept_open(view: &View, before: &City, action: Action) -> Option<Reason> {
    let Action::Place { at } = action else { return None };
    let walling = matches!(view.ask, Ask::Wall { .. });
    let begun = |&side: &Side| {
        let open = !before.is_destroyed(side) && !side.cells().contains(at);
        open && (2..5).contains(&before.walls_on(side))
    };
    Side::ALL.into_iter().find(|side| !walling && begun(side)).map(Reason::KeepsSideOpen)
}
