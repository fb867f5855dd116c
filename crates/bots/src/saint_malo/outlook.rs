//! The table around a city at the end of a turn: who plays when, how near the end and the pirates are.

use ::saint_malo::{Options, Pirates, View};

use super::board::{Board, House};

/// What stays the same during a turn.
#[derive(Clone, Debug)]
pub struct Table {
    pub options: Options,
    pub house: House,
    /// The seat on turn.
    pub mover: usize,
    pub first: usize,
    pub round: u16,
    pub last_round: bool,
    pub pirates: Pirates,
    /// The cities by seat, as they are before the action.
    pub boards: Vec<Board>,
}

/// What one player has to expect at the end of a turn.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    pub players: u8,
    /// Turns of others before the own next turn.
    pub wait: u8,
    /// Own turns still to come, once that is known.
    pub turns: Option<u8>,
    /// Turns of anybody still to come, once that is known.
    pub all_turns: u8,
    pub pirates: Pirates,
    pub round: u16,
    /// Filled spaces of the fullest rival.
    pub rival: u8,
}

impl Table {
    pub fn new(view: &View) -> Table {
        let options = view.options;
        let house = House {
            coin_vp: options.coin_vp,
            towers_block: options.tower_blocks_diagonal,
            via_existing: options.connect_via_existing,
        };
        Table {
            options,
            house,
            mover: view.turn.unwrap_or(view.first).index(),
            first: view.first.index(),
            round: view.round,
            last_round: view.last_round,
            pirates: view.pirates,
            boards: view.cities.iter().map(Board::from).collect(),
        }
    }

    /// The city of the player on turn.
    pub fn own(&self) -> &Board {
        &self.boards[self.mover]
    }

    /// A seat's place in the round.
    fn place(&self, seat: usize) -> usize {
        let players = self.boards.len();
        (seat + players - self.first) % players
    }

    /// What a seat has to expect when the player on turn has so many spaces filled and the pirates stand so.
    pub fn outlook(&self, seat: usize, filled: u8, pirates: Pirates) -> Outlook {
        let players = self.boards.len();
        let (mine, now) = (self.place(seat), self.place(self.mover));
        let last = self.last_round || filled == 45 || self.options.turn_cap == Some(self.round);
        let rivals = (0..players).filter(|&other| other != seat);
        let fill = |other: usize| if other == self.mover { filled } else { self.boards[other].count() };
        Outlook {
            players: players as u8,
            wait: ((mine + players - now - 1) % players) as u8,
            turns: last.then_some(u8::from(mine > now)),
            all_turns: (players - 1 - now) as u8,
            pirates,
            round: self.round,
            rival: rivals.map(fill).max().unwrap_or(0),
        }
    }

    /// The table at the mover's next turn, should nobody else do anything; none when there is no such turn.
    pub fn next_turn(&self, board: &Board, swords: u8) -> Option<Table> {
        let (pirates, attacks) = self.sail(swords);
        let mut next = Table { pirates, round: self.round + 1, ..self.clone() };
        if self.outlook(self.mover, board.count(), pirates).turns == Some(0) {
            return None;
        }
        next.boards[self.mover] = *board;
        next.boards.iter_mut().for_each(|board| endure(board, attacks.clone()));
        Some(next)
    }

    /// The pirates after so many swords, and the strengths of the attacks that they made.
    pub fn sail(&self, swords: u8) -> (Pirates, impl Iterator<Item = u8> + Clone + use<>) {
        let boxes = Pirates::boxes(self.options.players);
        let mut after = self.pirates;
        if after.next_strength().is_some() {
            after.marked += swords;
        }
        while after.marked >= boxes {
            after = Pirates { attacks: after.attacks + 1, marked: after.marked - boxes };
            if after.next_strength().is_none() {
                after.marked = 0;
            }
        }
        let attacks = usize::from(self.pirates.attacks)..usize::from(after.attacks);
        (after, attacks.filter_map(|attack| Pirates::STRENGTHS.get(attack).copied()))
    }
}

/// Crosses out a cannon for every attack that is too strong for the city (S-PIR-6).
pub fn endure(board: &mut Board, attacks: impl Iterator<Item = u8>) {
    let defence = board.defence();
    board.cannons += attacks.filter(|&strength| defence < strength).count() as u8;
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::saint_malo::SaintMalo;
    use kit::{Game, Sampled, Silent, Viewer};

    #[test]
    fn swords_fill_rows_and_call_pirates() {
        let game = SaintMalo::start(&Options::for_players(2), &mut Sampled::new(1), &mut Silent).unwrap();
        let mut table = Table::new(&game.view(Viewer::Public));
        table.pirates = Pirates { attacks: 1, marked: 3 };
        let (after, attacks) = table.sail(5);
        assert_eq!(attacks.collect::<Vec<_>>(), [3, 6]);
        assert_eq!(after, Pirates { attacks: 3, marked: 0 });
        let mut board = *table.own();
        endure(&mut board, [3, 6].into_iter());
        assert_eq!(board.cannons, 2);
    }
}
