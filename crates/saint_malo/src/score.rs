//! The final scoring (S-SCORE).

use std::collections::BTreeMap;

use kit::{Outcome, Seat};

use crate::{Ask, City, Item, SaintMalo};

/// The best total of church series for so many churches of size 1 to 5 (S-CHURCH-6).
pub fn church_points(counts: [u8; 5]) -> i32 {
    let mut series = u8::MAX;
    let lengths = counts.iter().zip([1, 3, 4, 5, 7]);
    lengths
        .map(|(&count, more)| {
            series = series.min(count);
            more * i32::from(series)
        })
        .sum()
}

impl City {
    /// How many churches of size 1 to 5 stand here.
    pub fn church_counts(&self) -> [u8; 5] {
        [1, 2, 3, 4, 5].map(|size| self.all(Item::Church(size)).len())
    }

    /// Where this city's final points come from (S-SCORE-1 to 6); `coin_vp` coins make a point.
    pub fn final_points(&self, coin_vp: u8) -> BTreeMap<&'static str, i32> {
        BTreeMap::from([
            ("points", self.points.into()),
            ("full", if self.is_full() { 5 } else { 0 }),
            ("coins", i32::from(self.coins) / i32::from(coin_vp)),
            ("logs", self.logs.into()),
            ("churches", church_points(self.church_counts())),
            ("cannons", -5 * i32::from(self.cannons)),
        ])
    }
}

impl SaintMalo {
    /// The result, once the game is over (S-SCORE-8, S-SCORE-9).
    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.ask != Ask::Over {
            return None;
        }
        let detail: Vec<_> = self.players().iter().map(|city| city.final_points(self.options.coin_vp)).collect();
        let scores: Vec<i32> = detail.iter().map(|sources| sources.values().sum()).collect();
        let rank = |seat: Seat| (scores[seat.index()], self.cities[seat.index()].empty().len());
        let best = self.seats().map(rank).max();
        let winners = self.seats().filter(|&seat| Some(rank(seat)) == best).collect();
        let trigger = if self.last_round { "full" } else { "turn_cap" };
        Some(Outcome { winners, scores, detail, rounds: self.round.into(), trigger })
    }
}
