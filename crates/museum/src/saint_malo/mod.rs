//! What games of Saint Malo prove.

mod building;
mod dice;
mod ending;
mod pirates;

use kit::{Options as _, Seat};
use saint_malo::{Action, Cell, Event, Item, Person, PlayerBoard, SaintMalo, Side, Symbol, Truth};

use crate::{Claim, Exhibit};

type Moment<'a> = crate::Moment<'a, SaintMalo>;

impl Exhibit for SaintMalo {
    const FOLDER: &'static str = "saint_malo";
    const CLAIMS: &'static [&'static [Claim<SaintMalo>]] =
        &[dice::CLAIMS, building::CLAIMS, pirates::CLAIMS, ending::CLAIMS];

    fn begins_turn(_: &Truth, _: Action, again: bool) -> bool {
        !again
    }

    fn conserved(moment: &Moment<'_>) -> Result<(), String> {
        for (seat, (then, now)) in moment.before.players.iter().zip(&moment.after.players).enumerate() {
            let seat = Seat(seat as u8);
            let says = changes(seat, moment.events);
            let filled = filled(now) - filled(then);
            let is = [now.coins, now.logs, now.points].map(i32::from);
            let was = [then.coins, then.logs, then.points].map(i32::from);
            let is = [is[0] - was[0], is[1] - was[1], is[2] - was[2], filled, i32::from(now.cannons - then.cannons)];
            if says != is {
                return Err(format!(
                    "seat {seat}: coins, logs, points, spaces and cannons change by {is:?}, the events say {says:?}"
                ));
            }
        }
        Ok(())
    }
}

/// How coins, logs, points, filled spaces and cannons of a seat change, according to the events.
fn changes(seat: Seat, events: &[Event]) -> [i32; 5] {
    let mut sums = [0; 5];
    for event in events {
        match *event {
            Event::Coins { seat: whose, change, .. } if whose == seat => sums[0] += i32::from(change),
            Event::Logs { seat: whose, change } if whose == seat => sums[1] += i32::from(change),
            Event::Points { seat: whose, gain, .. } if whose == seat => sums[2] += i32::from(gain),
            Event::Placed { seat: whose, .. } if whose == seat => sums[3] += 1,
            Event::CannonLost { seat: whose } if whose == seat => sums[4] += 1,
            _ => (),
        }
    }
    sums
}

/// How many spaces of a city hold an item with one of these letters.
fn count(player: &PlayerBoard, letters: &str) -> usize {
    player.city.iter().flat_map(|row| row.chars()).filter(|&letter| letters.contains(letter)).count()
}

fn filled(player: &PlayerBoard) -> i32 {
    45 - count(player, ".") as i32
}

/// The items on a side of the wall.
fn side(player: &PlayerBoard, side: Side) -> impl Iterator<Item = char> {
    let letter = |row: usize, column: usize| player.city[row].chars().nth(column).unwrap_or('.');
    (1..=5).map(move |place| match side {
        Side::Top => letter(0, place),
        Side::Right => letter(place, 6),
        Side::Bottom => letter(6, place),
        Side::Left => letter(place, 0),
    })
}

fn complete_sides(player: &PlayerBoard) -> usize {
    Side::ALL.into_iter().filter(|&one| side(player, one).all(|letter| letter == 'w')).count()
}

/// Soldiers and complete sides (S-PIR-5).
fn defence(player: &PlayerBoard) -> usize {
    count(player, "S") + 2 * complete_sides(player)
}

/// What has been placed in this turn, in order.
fn placed<'a>(events: &'a [Event]) -> impl Iterator<Item = (Cell, Item)> + 'a {
    events.iter().filter_map(|event| match *event {
        Event::Placed { at, item, .. } => Some((at, item)),
        _ => None,
    })
}

impl Moment<'_> {
    /// The board of the player on turn, before.
    fn mine(&self) -> &PlayerBoard {
        &self.before.players[self.seat.index()]
    }

    /// Whether this decision ends the turn.
    fn turn_over(&self) -> bool {
        self.after.turn != Some(self.seat)
    }

    /// How many dice show a symbol.
    fn showing(&self, symbol: Symbol) -> u8 {
        self.before.dice.count(symbol)
    }

    fn attacks(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::Attack { .. })).count()
    }

    fn cannons_lost(&self, seat: Seat) -> usize {
        self.events.iter().filter(|event| **event == Event::CannonLost { seat }).count()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.options.players())
    }

    /// The sides completed in this turn.
    fn completed(&self) -> usize {
        self.turn.iter().filter(|event| matches!(event, Event::Complete { .. })).count()
    }

    fn fills_the_city(&self) -> bool {
        self.events.contains(&Event::Full { seat: self.seat })
    }

    /// Whether `done` is a possible answer: a house or a bonus person is asked for.
    fn may_leave_it(&self) -> bool {
        self.legal.contains(&Action::Done)
    }

    /// A bonus person is asked for.
    fn bonus_asked(&self) -> bool {
        self.may_leave_it() && self.legal.iter().any(|action| matches!(action, Action::Person { .. }))
    }

    /// The person who settles now.
    fn settles(&self, person: Person) -> bool {
        placed(self.events).any(|(_, item)| item == Item::Person(person))
    }

    /// The coins or points that a person brings now.
    fn brings(&self, person: Person) -> Option<u16> {
        let why = saint_malo::Source::Person(person);
        self.events.iter().find_map(|event| match *event {
            Event::Coins { change, why: source, .. } if source == why => Some(change.unsigned_abs()),
            Event::Points { gain, why: source, .. } if source == why => Some(gain),
            _ => None,
        })
    }
}
