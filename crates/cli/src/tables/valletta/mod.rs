//! Valletta in words: questions and what happened. What actions give is `gains.rs`, the picture is `drawing.rs`.

mod drawing;
mod gains;

use kit::{Rulebook, Viewer};
use valletta::{Action, Ask, Card, Event, RULEBOOK, Trigger, Valletta, View, Work};

use super::{Table, Told, name};
use crate::text::count;

impl Table for Valletta {
    const RULEBOOK: Rulebook = RULEBOOK;
    const LEGEND: &'static str = "\
A building: its character and what it costs you now, or what upgrading yours costs; below, its
colour (G green, B blue, Y yellow), its owner, its yield (w1▸2: 1 wood, 2 when upgraded) and its
points at the end (2▸4p). Goods: g gold, w wood, s stone, b brick.
The street: V de Valette, a letter for a barrel taken, ○ for one that still lies there.
Building in the zone where he stands gives +2 points.
Points in brackets: if the game ended now.";
    const EXAMPLES: [&'static str; 4] = ["play maid", "maid", "V-BUILD-4", "apprentice"];

    fn draw(view: &View) -> String {
        drawing::table(view)
    }

    fn question(view: &View) -> String {
        match view.ask {
            Ask::Draft { .. } => "Which good do you start with?".into(),
            Ask::Play => {
                let played = view.players.get(view.active.index()).map_or(0, |player| player.slots.len());
                format!("Which card do you play? It is number {} of 3.", played + 1)
            }
            Ask::Use { card } => format!("Do you use the {card}, or decline?"),
            Ask::Good { card: Card::Foreman } => "Which good do you take, one for each of your icons?".into(),
            Ask::Good { card: Card::Nun } => "Of which good do you take 3? Everybody else takes 1.".into(),
            Ask::Good { .. } => "Which good do you take?".into(),
            Ask::TwoGoods => "Which two goods do you take?".into(),
            Ask::Build { cheaper: Some(good) } => format!("What do you build or upgrade, with 2 {good} less?"),
            Ask::Build { cheaper: None } => "What do you build or upgrade?".into(),
            Ask::Pay { at, price, .. } => {
                let name = view.table.layout.get(at).map(|building| building.name.as_str()).unwrap_or_default();
                format!("How do you pay {price} for {at}, {name}?")
            }
            Ask::Deal { card } => format!("What do you pay the {card}?"),
            Ask::Staff => "Whom do you fire or hire?".into(),
            Ask::Give { .. } => format!("What do you give to the monk of {}?", name(view.active, view.viewer)),
            Ask::Extra { .. } => "Which good do you take besides?".into(),
            Ask::Over => "The game is over.".into(),
        }
    }

    fn rules(view: &View, action: Option<Action>) -> Vec<&'static str> {
        match (action, view.ask) {
            (Some(Action::Play(card) | Action::Fire(card) | Action::Hire(card)), _) => about(card),
            (_, Ask::Use { card } | Ask::Good { card } | Ask::Deal { card } | Ask::Extra { card }) => about(card),
            (_, Ask::TwoGoods) => about(Card::Seamstress),
            (_, Ask::Staff) => about(Card::Valette),
            (_, Ask::Give { .. }) => about(Card::Monk),
            (_, Ask::Draft { .. }) => vec!["V-SETUP-15", "V-SETUP-17"],
            (_, Ask::Play) => vec!["V-TURN-1", "V-TURN-2", "V-TURN-4", "V-TURN-7", "V-FINAL-1"],
            (_, Ask::Build { .. }) => vec!["V-BUILD-2", "V-BUILD-4", "V-BUILD-6", "V-UPG-2", "V-ADJ-1", "V-BONUS-2"],
            (_, Ask::Pay { .. }) => vec!["V-PAY-1", "V-PAY-2", "V-PAY-6"],
            (_, Ask::Over) => vec!["V-FINAL-12"],
        }
    }

    fn gain(view: &View, action: Action, forecast: &[Event]) -> String {
        gains::gain(view, action, forecast)
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Told> {
        match *event {
            Event::Played { seat, card } => Told::of(seat, format!("{card}:")),
            Event::Copied { seat, card } => Told::of(seat, format!("as {card}")),
            Event::Declined { seat } => Told::of(seat, "declined"),
            Event::Took { seat, good, amount } => Told::of(seat, format!("+{amount} {good}")),
            Event::Gave { from, to, good } => Told::of(to, format!("+1 {good} from {}", name(from, viewer))),
            Event::Paid { seat, goods } => Told::of(seat, format!("pays {goods}")),
            Event::Scored { seat, points, .. } => Told::of(seat, format!("+{}", count(points, "point"))),
            Event::Worked { seat, at, work: Work::Build } => Told::of(seat, format!("builds {at}")),
            Event::Worked { seat, at, work: Work::Upgrade } => Told::of(seat, format!("upgrades {at}")),
            Event::Gained { seat, card } => Told::of(seat, format!("gains {card}")),
            Event::Fired { seat, card } => Told::of(seat, format!("fires {card}")),
            Event::Hired { seat, card } => Told::of(seat, format!("hires {card}")),
            Event::Reshuffled { seat } => Told::of(seat, "reshuffles"),
            Event::Triggered { seat, trigger } => Told::of(seat, format!("the end is near: {}", cause(trigger))),
            Event::Merged { .. } => Told::all("The final phase begins: everybody shuffles all piles together"),
            Event::Out { seat } => Told::of(seat, "out of cards"),
            Event::Over => Told::all("The game is over"),
            // The street shows the figure, the goods taken show the barrel, the hand shows the cards.
            Event::Advanced { .. } | Event::Barrel { .. } | Event::Drew { .. } => None,
        }
    }
}

fn cause(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Street => "de Valette is at the end of the street",
        Trigger::Points => "25 points",
        Trigger::Houses => "the eighth house",
        Trigger::Rounds => "the last round",
    }
}

/// The rules of a character.
fn about(card: Card) -> Vec<&'static str> {
    let prefix = format!("V-CARD-{}-", card.name().to_uppercase());
    RULEBOOK.rules().map(|(number, _)| number).filter(|number| number.starts_with(&prefix)).collect()
}
