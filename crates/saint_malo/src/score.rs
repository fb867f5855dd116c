//! The final scoring (S-SCORE).

use std::collections::BTreeMap;

use kit::{Outcome, Seat};

use crate::{Ask, City, Item, Options, SaintMalo};

/// The best total of church series for the numbers of churches of size 1 to 5 (S-CHURCH-6). Bots call it thirty times
/// per city: without a loop it is short enough to be inlined.
#[inline]
pub fn church_points(counts: [u8; 5]) -> i32 {
    let [a, b, c, d, e] = counts;
    let (ab, cd) = (a.min(b), c.min(d));
    let (abc, abcd) = (ab.min(c), ab.min(cd));
    i32::from(a) + 3 * i32::from(ab) + 4 * i32::from(abc) + 5 * i32::from(abcd) + 7 * i32::from(abcd.min(e))
}

impl City {
    /// How many churches of size 1 to 5 stand here.
    #[inline]
    pub fn church_counts(&self) -> [u8; 5] {
        [1, 2, 3, 4, 5].map(|size| self.all(Item::Church(size)).len())
    }

    /// What one more church of a size from 1 to 5 adds to the series (S-CHURCH-6).
    pub fn church_gain(&self, size: u8) -> i32 {
        let mut counts = self.church_counts();
        let before = church_points(counts);
        if let Some(count) = counts.get_mut(usize::from(size).wrapping_sub(1)) {
            *count += 1;
        }
        church_points(counts) - before
    }

    /// The length of the series that starts with size 1 and has no gap: 0 to 5 (S-CHURCH-4).
    pub fn series_length(&self) -> u8 {
        self.church_counts().iter().take_while(|&&count| count > 0).count() as u8
    }

    /// The sources of the points that this city would have if the game ended now (S-SCORE-1 to 6).
    #[inline]
    fn sources(&self, options: &Options) -> [(&'static str, i32); 6] {
        [
            ("points", self.points.into()),
            ("full", if self.is_full() { 5 } else { 0 }),
            ("coins", i32::from(self.coins) / i32::from(options.coin_vp)),
            ("logs", self.logs.into()),
            ("churches", church_points(self.church_counts())),
            ("cannons", -5 * i32::from(self.cannons)),
        ]
    }

    /// Where this city's final points come from.
    pub fn final_points(&self, options: &Options) -> BTreeMap<&'static str, i32> {
        BTreeMap::from(self.sources(options))
    }

    /// The final points, if the game ended now.
    #[inline]
    pub fn final_total(&self, options: &Options) -> i32 {
        self.sources(options).iter().map(|(_, points)| points).sum()
    }
}

/// The result, once the game is over (S-SCORE-8, S-SCORE-9).
pub(crate) fn outcome(game: &SaintMalo) -> Option<Outcome> {
    if game.ask != Ask::Over {
        return None;
    }
    let detail: Vec<_> = game.players().iter().map(|city| city.final_points(&game.options)).collect();
    let scores: Vec<i32> = detail.iter().map(|sources| sources.values().sum()).collect();
    let rank = |seat: Seat| (game.cities[seat].final_total(&game.options), game.cities[seat].empty().len());
    let best = game.seats().map(rank).max();
    let winners = game.seats().filter(|&seat| Some(rank(seat)) == best).collect();
    let trigger = if game.last_round { "full" } else { "turn_cap" };
    Some(Outcome { winners, scores, detail, rounds: game.round.into(), trigger })
}
