//! What games of Valletta prove.

mod cards;
mod ending;
mod piles;
mod work;

use std::collections::BTreeMap;

use kit::{Explain, Options as _, Outcome, Seat};
use valletta::{Action, Card, Event, Good, LaidOut, TruePlayer, Truth, Valletta};

use crate::{Claim, Exhibit};

type Moment<'a> = crate::Moment<'a, Valletta>;

impl Exhibit for Valletta {
    const FOLDER: &'static str = "valletta";
    const CLAIMS: &'static [&'static [Claim<Valletta>]] = &[piles::CLAIMS, work::CLAIMS, cards::CLAIMS, ending::CLAIMS];

    fn begins_turn(before: &Truth, action: Action, _: bool) -> bool {
        matches!(action, Action::Play(_)) && before.players.iter().all(|player| player.slots.is_empty())
    }

    fn conserved(moment: &Moment<'_>) -> Result<(), String> {
        for (seat, (then, now)) in moment.before.players.iter().zip(&moment.after.players).enumerate() {
            let seat = Seat(seat as u8);
            let says = changes(seat, moment.events);
            let mut is = [0; 5];
            for (good, sum) in Good::ALL.into_iter().zip(&mut is) {
                *sum = i32::from(now.goods.of(good)) - i32::from(then.goods.of(good));
            }
            is[4] = i32::from(now.points) - i32::from(then.points);
            if says != is {
                return Err(format!("seat {seat}: goods and points change by {is:?}, the events say {says:?}"));
            }
            let built = moment.after.city.values().filter(|built| built.owner == seat).count();
            if usize::from(now.houses) + built != 8 {
                return Err(format!("seat {seat}: {} houses left and {built} built are not eight", now.houses));
            }
        }
        if in_play(moment.position, moment.before) != in_play(moment.position, moment.after) {
            return Err("a character has come or gone (V-INV-8)".into());
        }
        Ok(())
    }
}

/// All characters in play with their number: personal sets, the reserve, on unbuilt buildings (V-INV-8).
fn in_play(game: &Valletta, truth: &Truth) -> BTreeMap<Card, i32> {
    let sets = truth.players.iter().flat_map(|player| [&player.hand, &player.slots, &player.draw, &player.discard]);
    let mut cards = BTreeMap::new();
    sets.chain([&truth.reserve]).flatten().for_each(|&card| *cards.entry(card).or_insert(0) += 1);
    let unbuilt = |building: &LaidOut| !truth.city.contains_key(&building.at.to_string());
    let waiting = game.setup().buildings.into_iter().filter(unbuilt);
    waiting.for_each(|building| *cards.entry(building.character).or_insert(0) += 1);
    cards
}

/// How the four goods and the points of a seat change, according to the events.
fn changes(seat: Seat, events: &[Event]) -> [i32; 5] {
    let mut sums = [0; 5];
    for event in events {
        match *event {
            Event::Took { seat: whose, good, amount } if whose == seat => sums[good as usize] += i32::from(amount),
            Event::Gave { from, good, .. } if from == seat => sums[good as usize] -= 1,
            Event::Gave { to, good, .. } if to == seat => sums[good as usize] += 1,
            Event::Paid { seat: whose, goods } if whose == seat => {
                Good::ALL.into_iter().for_each(|good| sums[good as usize] -= i32::from(goods.of(good)));
            }
            Event::Scored { seat: whose, points, .. } if whose == seat => sums[4] += i32::from(points),
            _ => (),
        }
    }
    sums
}

impl Moment<'_> {
    /// The player whose turn it is, also while another answers a monk.
    fn active(&self) -> Seat {
        let played = self.turn.iter().find_map(|event| match *event {
            Event::Played { seat, .. } => Some(seat),
            _ => None,
        });
        played.unwrap_or(self.seat)
    }

    fn mine(&self) -> &TruePlayer {
        &self.before.players[self.active().index()]
    }

    fn mine_after(&self) -> &TruePlayer {
        &self.after.players[self.active().index()]
    }

    /// The cards played this turn, in order.
    fn cards(&self) -> Vec<Card> {
        let played = |event: &Event| match *event {
            Event::Played { card, .. } => Some(card),
            _ => None,
        };
        self.turn.iter().filter_map(played).collect()
    }

    /// The card played last in this turn.
    fn card(&self) -> Option<Card> {
        self.cards().last().copied()
    }

    /// The card whose effect is carried out now: an Apprentice stands for another.
    fn effect(&self) -> Option<Card> {
        self.turn.iter().rev().find_map(|event| match *event {
            Event::Copied { card, .. } | Event::Played { card, .. } => Some(card),
            _ => None,
        })
    }

    /// Whether this decision ends a turn.
    fn turn_over(&self) -> bool {
        !self.cards().is_empty() && self.mine_after().slots.is_empty()
    }

    fn any(&self, test: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(test)
    }

    fn ends(&self, test: impl Fn(&Outcome) -> bool) -> bool {
        self.outcome.is_some_and(test)
    }

    fn offers(&self, test: impl Fn(&Action) -> bool) -> bool {
        self.legal.iter().any(test)
    }

    fn declines(&self) -> bool {
        self.action == Action::Decline
    }

    fn players(&self) -> usize {
        self.options.players().into()
    }

    /// Somebody is out.
    fn somebody_out(&self) -> bool {
        self.before.out.contains(&true)
    }
}
