//! The final scoring (V-END).

use std::collections::BTreeMap;

use kit::{Outcome, Seat};

use crate::{Ask, Valletta};

impl Valletta {
    /// The points on the showing sides of a player's buildings (V-END-1).
    pub(crate) fn building_points(&self, seat: Seat) -> i32 {
        let points = |at| i32::from(self.table.layout.figures(at).points[usize::from(self.city.is_upgraded(at))]);
        self.city.buildings(seat).map(points).sum()
    }

    /// The result, once the game is over (V-END-4 to 6).
    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.ask != Ask::Over {
            return None;
        }
        let sources = |seat: Seat| {
            let player = &self.players[seat.index()];
            BTreeMap::from([
                ("points", player.points.into()),
                ("buildings", self.building_points(seat)),
                ("goods", i32::from(player.goods.total() / 3)),
            ])
        };
        let detail: Vec<_> = self.seats().map(sources).collect();
        let scores: Vec<i32> = detail.iter().map(|sources| sources.values().sum()).collect();
        let rank = |seat: Seat| (scores[seat.index()], self.city.owned[seat.index()].len());
        let best = self.seats().map(rank).max();
        let winners = self.seats().filter(|&seat| Some(rank(seat)) == best).collect();
        let trigger = self.triggered.map_or("none", |trigger| trigger.name());
        Some(Outcome { scores, winners, detail, rounds: self.round.into(), trigger })
    }
}
