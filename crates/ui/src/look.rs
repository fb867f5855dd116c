//! What a board is drawn from, and what a game must be able to draw.

use std::fmt::Display;

use kit::{Game, Message, Outcome, Seat, Viewer};
use maud::{Markup, PreEscaped, html};

use crate::{GameInfo, Texts, learn::Guided};

/// A position as somebody looks at it, with all that they can do.
pub struct Look<'a, G: Game> {
    /// The words of the reader's language.
    pub t: Texts,
    /// What the viewer sees.
    pub view: &'a G::View,
    /// What the viewer can do now; nothing when it is not their turn, and in replays.
    pub offers: &'a [Offer<G>],
    /// Why the viewer cannot do something else now; none when they can.
    pub why: &'a dyn Fn(G::Action) -> Option<G::Illegal>,
    /// The names of the players by seat.
    pub names: &'a [String],
    /// From which seat.
    pub viewer: Viewer,
    /// What the last decision brought about, as the viewer saw it: to be pointed out.
    pub news: &'a [G::Event],
    /// The result, once the game is over.
    pub outcome: Option<&'a Outcome>,
}

/// A legal action with what it will visibly bring about.
pub struct Offer<G: Game> {
    /// The action.
    pub action: G::Action,
    /// What it visibly brings about.
    pub gain: Vec<G::Event>,
}

impl<G: Game> Look<'_, G> {
    /// The viewer's seat.
    pub fn me(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// The offer of this action, if it is legal now.
    pub fn offer(&self, action: G::Action) -> Option<&Offer<G>> {
        self.offers.iter().find(|offer| offer.action == action)
    }

    /// The name of the player there.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// A game that can be drawn and put into words.
pub trait Draw: Game {
    /// What the pages around the tables know of it.
    const INFO: &'static GameInfo;
    /// The names that bots have at a table.
    const BOT_NAMES: &'static [&'static str];

    /// What is missing in the beginning of an action, in words; none for what begins no action.
    fn unfinished(_t: Texts, _text: &str) -> Option<String> {
        None
    }

    /// The board with every legal action as a button on the piece that it belongs to.
    fn board(look: &Look<'_, Self>) -> Markup;

    /// What is asked of the viewer, or what everybody waits for, in one sentence.
    fn question(look: &Look<'_, Self>) -> String;

    /// An action in words, as a choice: "Build the Mint".
    fn action(look: &Look<'_, Self>, action: Self::Action) -> String;

    /// An action with what it brings, in a few words, for a list: empty where its text says everything.
    fn brief(_look: &Look<'_, Self>, _offer: &Offer<Self>) -> String {
        String::new()
    }

    /// What somebody did, as the log tells it, where nothing comes of the action yet that would be told: "Anna keeps the
    /// dice." None where an event always tells.
    fn did(_look: &Look<'_, Self>, _seat: Seat, _action: Self::Action) -> Option<String> {
        None
    }

    /// Whether an action that is the only one goes by itself: it decides nothing, such as doing nothing.
    fn goes_by_itself(_action: Self::Action) -> bool {
        false
    }

    /// An event in words, for the log; none if it goes without saying.
    fn event(look: &Look<'_, Self>, event: &Self::Event) -> Option<String>;

    /// What somebody used in a turn and what it brought, as a line of signs; nothing where the words say enough.
    fn signs(_look: &Look<'_, Self>, _seat: Seat, _events: &[Self::Event]) -> Markup {
        html! {}
    }

    /// Whose turn it is, where others may have to decide in it; none: it is always the one who decides.
    fn active(_view: &Self::View) -> Option<Seat> {
        None
    }

    /// Why an action is refused, in words.
    fn refusal(look: &Look<'_, Self>, illegal: &Self::Illegal) -> String;

    /// The board in words, in reading order, under headings of the third level.
    fn reading(look: &Look<'_, Self>) -> Markup;

    /// Where points come from, in the order in which they are shown; each is the end of a message id:
    /// `saint-malo-points-walls`.
    fn sources() -> &'static [&'static str];

    /// A reason for an action, as a bot gives it, without a full stop: "completes the top side". None for what cannot
    /// be said.
    fn because(_t: Texts, _reason: &Message) -> Option<String> {
        None
    }

    /// A word of guidance for the viewer, in their first game; none where the game has no lessons.
    fn lesson(_look: &Look<'_, Self>, _guided: &Guided<'_, Self>) -> Option<Markup> {
        None
    }
}

/// A button that carries out an action. It belongs to the form `act`, wherever it stands. Checkboxes of that form named
/// `with-VALUE` belong to the button with that value: what is checked is appended to it. The class `way-out` marks
/// buttons that leave a question: if they are the only choice in sight, the page shows more of the board.
///
/// The content is the label itself, or it is for the eye and hidden from screen readers: then the title is its name.
/// Without a label the content that is read out is its name.
pub fn act(action: impl Display, class: &str, label: &str, content: &Markup) -> Markup {
    let title = (!label.is_empty() && content.0 != html! { (label) }.0).then_some(label);
    html! {
        button class={ "can " (class) } form="act" name="action" value=(action) title=[title] { (content) }
    }
}

/// What stands between the decisions of a button that makes several in a row: `stop; use wall 2`. Each of them is a
/// decision of its own in the record.
pub const THEN: &str = "; ";

/// Gives a button an id: it is sent only when it changes.
pub fn named(id: &str, button: &Markup) -> Markup {
    PreEscaped(button.0.replacen("<button ", &format!(r#"<button id="{id}" "#), 1))
}

/// Gives a button a key on the keyboard. What stands in a row has its keys from there: `data-keys`.
pub fn keyed(key: &str, button: &Markup) -> Markup {
    let start = format!(r#"<button data-key="{key}" aria-keyshortcuts="{key}" "#);
    PreEscaped(button.0.replacen("<button ", &start, 1))
}

/// The shape of a seat: nothing is told by colour alone.
pub fn shape(seat: u8) -> Markup {
    let points = match seat {
        1 => "3,3 21,3 21,21 3,21",
        2 => "12,2 23,22 1,22",
        3 => "12,1 23,12 12,23 1,12",
        4 => "7,2 17,2 23,12 17,22 7,22 1,12",
        _ => "",
    };
    html! {
        svg class={ "shape seat-" (seat) } viewBox="0 0 24 24" aria-hidden="true" {
            @if points.is_empty() { circle cx="12" cy="12" r="10" {} } @else { polygon points=(points) {} }
        }
    }
}
