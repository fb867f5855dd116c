//! The rest of the table, as it matters for a city at the end of a turn: turn order, how close the end and the
//! pirates are.

use ::saint_malo::{Cells, City, Options, Pirates, View};

/// What stays the same during a turn.
#[derive(Clone, Debug)]
pub struct TurnContext {
    pub options: Options,
    /// The seat on turn.
    pub mover: usize,
    pub first: usize,
    pub round: u16,
    pub last_round: bool,
    pub pirates: Pirates,
    /// The cities by seat, as they are before the action.
    pub cities: Vec<City>,
    /// The player on turn does not see that swords bring pirates nearer.
    pub unaware: bool,
}

/// What awaits one player at the end of a turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outlook {
    pub players: u8,
    /// Turns of others before the player's next turn.
    pub wait: u8,
    /// The player's turns still to come, once that is known.
    pub turns: Option<u8>,
    /// All players' turns still to come, once that is known.
    pub all_turns: u8,
    pub pirates: Pirates,
    pub round: u16,
    /// Filled spaces of the fullest rival.
    pub rival: u8,
    /// Rounds left at most, if the settings say so.
    pub cap: Option<u16>,
}

impl TurnContext {
    pub fn new(view: &View) -> TurnContext {
        TurnContext {
            options: view.options,
            mover: view.turn.unwrap_or(view.first).index(),
            first: view.first.index(),
            round: view.round,
            last_round: view.last_round,
            pirates: view.pirates,
            cities: view.cities.clone(),
            unaware: false,
        }
    }

    /// The city of the player on turn.
    pub fn own(&self) -> &City {
        &self.cities[self.mover]
    }

    /// A seat's position in the round.
    pub fn place(&self, seat: usize) -> usize {
        let players = self.cities.len();
        (seat + players - self.first) % players
    }

    /// A seat's outlook, given how many spaces the player on turn has filled and how far the pirates are.
    pub fn outlook(&self, seat: usize, filled: u8, pirates: Pirates) -> Outlook {
        let players = self.cities.len();
        let (mine, now) = (self.place(seat), self.place(self.mover));
        let last = self.last_round || filled == Cells::SPACES.len() || self.options.turn_cap == Some(self.round);
        let rivals = (0..players).filter(|&other| other != seat);
        let fill = |other: usize| if other == self.mover { filled } else { self.cities[other].filled().len() };
        Outlook {
            players: players as u8,
            wait: ((mine + players - now - 1) % players) as u8,
            turns: last.then_some(u8::from(mine > now)),
            all_turns: (players - 1 - now) as u8,
            pirates,
            round: self.round,
            rival: rivals.map(fill).max().unwrap_or(0),
            cap: self.options.turn_cap.map(|cap| cap.saturating_sub(self.round)),
        }
    }

    /// The context of the mover's next turn, if nobody else did anything; none when there is no such turn.
    pub fn next_turn(&self, city: &City, swords: u8) -> Option<TurnContext> {
        let pirates = self.pirates_after(swords);
        if self.outlook(self.mover, city.filled().len(), pirates).turns == Some(0) {
            return None;
        }
        let mut next = TurnContext { pirates, round: self.round + 1, ..self.clone() };
        next.cities[self.mover] = *city;
        next.cities.iter_mut().for_each(|city| self.attack(city, pirates));
        Some(next)
    }

    /// The pirates after this many swords.
    pub fn pirates_after(&self, swords: u8) -> Pirates {
        self.pirates.after(if self.unaware { 0 } else { swords }, self.options.players)
    }

    /// Applies to a city the attacks that lead to this state of the pirates.
    #[inline]
    pub fn attack(&self, city: &mut City, pirates: Pirates) {
        for strength in pirates.attacks_since(self.pirates) {
            city.attacked(strength);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::saint_malo::SaintMalo;
    use kit::{Game, Sampled, Silent, Viewer};

    #[test]
    fn swords_fill_rows_and_call_pirates() {
        let game = SaintMalo::start(&Options::for_players(2), &mut Sampled::new(1), &mut Silent).unwrap();
        let mut context = TurnContext::new(&game.view(Viewer::Public));
        context.pirates = Pirates { attacks: 1, marked: 3 };
        let after = context.pirates_after(5);
        assert_eq!(after, Pirates { attacks: 3, marked: 0 });
        let mut city = *context.own();
        context.attack(&mut city, after);
        assert_eq!(city.cannons, 2);
    }
}
