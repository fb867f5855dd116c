//! Valletta in a terminal: what belongs to the news, the rules behind each question. The picture is `drawing.rs`.

mod drawing;

use ui::{Look, Texts, say, valletta_words as words};
use valletta::{Action, Ask, Card, Colour, Event, Good, RULEBOOK, Valletta, View};

use super::{News, TerminalGame};

impl TerminalGame for Valletta {
    const EXAMPLES: [&'static str; 4] = ["play maid", "maid", "V-BUILD-4", "apprentice"];

    fn draw(look: &Look<'_, Self>) -> String {
        drawing::table(look)
    }

    fn legend(t: Texts) -> String {
        let [green, blue, yellow] = [Colour::Green, Colour::Blue, Colour::Yellow].map(|it| words::colour(t, it));
        let [gold, wood, stone, brick] = Good::ALL.map(|good| words::good(t, good));
        say!(
            t,
            "terminal-valletta-legend",
            green = green,
            blue = blue,
            yellow = yellow,
            gold = gold,
            wood = wood,
            stone = stone,
            brick = brick
        )
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

    fn news(event: &Event) -> News {
        match *event {
            Event::Played { seat, .. }
            | Event::Copied { seat, .. }
            | Event::Declined { seat }
            | Event::Took { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Scored { seat, .. }
            | Event::Worked { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Fired { seat, .. }
            | Event::Hired { seat, .. }
            | Event::Reshuffled { seat }
            | Event::Triggered { seat, .. }
            | Event::Out { seat } => News::Of(seat),
            // A gift belongs to the turn of the player who asked for it.
            Event::Gave { to, .. } => News::Of(to),
            Event::Merged { .. } | Event::Over => News::Nobody,
            // The street shows the figure, the goods taken show the barrel, the hand shows the cards.
            Event::Advanced { .. } | Event::Barrel { .. } | Event::Drew { .. } => News::Shown,
        }
    }
}

/// The rules of a character.
fn about(card: Card) -> Vec<&'static str> {
    let prefix = format!("V-CARD-{}-", card.name().to_uppercase());
    RULEBOOK.rules().map(|(number, _)| number).filter(|number| number.starts_with(&prefix)).collect()
}
