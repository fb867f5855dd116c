//! A whole table as numbers, seat by seat: what the judgement reads.
//!
//! A seat is described as in `features.rs`, and beside that by the pace of everybody: whose turn it is, how near each end
//! of the game is, and what a deck earns in a turn. A portrait holds what belongs to one player alone, so that a search
//! paints those of the others once.

use ::valletta::{Card, FINAL_POINTS, Glimpse, HOUSES, SLOTS, Work, street};
use kit::Seat;

use super::{
    features::{Cards, Estate, Rivals, Row, common, progress, reach, the_table},
    names::{COMMON, Names, OWN, PLAYER, RIVALS, TABLE, count, each},
};

/// More features, of the seat itself only.
const PROSPECTS: Names = &[
    ("at most 1, 2, 3 houses left", 3),
    ("at least 10, 15, 20 points on the track", 3),
    ("score so far", 1),
    ("points its deck earns in a turn", 1),
    ("part of builders in the deck", 1),
    ("upgrades to be had", 1),
    ("points of upgrades to be had", 1),
    ("free buildings", 1),
    ("points of the best free building", 1),
];

/// Features of everybody's pace.
const PACE: Names = &[
    ("turns until its own: 0, 1, 2, 3", 4),
    ("part of its own turn left", 1),
    ("part of another's turn left", 1),
    ("a rival with at most 1, 2, 3 houses left", 3),
    ("fewest houses of a rival", 1),
    ("most points of a rival", 1),
    ("a rival with at least 10, 15, 20 points on the track", 3),
    ("street at least 10, 15, 20, 23", 4),
    ("points a rival's deck earns in a turn", 1),
    ("points its deck earns until the end", 1),
    ("points a rival's deck earns until the end", 1),
    ("rounds until the street ends", 1),
    ("rounds until the track ends", 1),
];

/// How many features are a player's own.
const PORTRAIT: usize = COMMON + count(OWN) + count(PROSPECTS);
/// How many features describe a seat at its table.
pub const SEAT: usize = PORTRAIT + COMMON + count(TABLE) + count(PACE);

/// What describes a seat at its table.
pub type SeatFigures = [f32; SEAT];

/// Where a feature of `features.rs` stands among those of a seat.
pub const fn seat_place(feature: usize) -> usize {
    if feature < RIVALS.start { feature } else { feature + count(PROSPECTS) }
}

/// The name of each feature.
pub fn seat_names() -> Vec<String> {
    let own = each("", PLAYER).chain(each("", OWN)).chain(each("", PROSPECTS));
    own.chain(each("rivals: ", PLAYER)).chain(each("", TABLE)).chain(each("", PACE)).collect()
}

/// A player by itself.
#[derive(Clone, Debug)]
pub struct Portrait {
    figures: [f32; PORTRAIT],
    /// If the game ended now.
    score: f32,
    /// How many cards can still be played.
    live: f32,
    /// Points that its deck earns in a turn.
    gain: f32,
    /// Steps that its deck takes on the street in a turn.
    steps: f32,
}

impl Portrait {
    /// A player whose cards are there.
    pub fn of(glimpse: Glimpse<'_>, seat: Seat, cards: &Cards) -> Portrait {
        let mut figures = [0.0; PORTRAIT];
        let live = cards.live();
        let mut row = Row { slots: figures.iter_mut(), weight: 1.0, names: PLAYER };
        let score = common(&mut row, glimpse, seat, &live);
        reach(&mut row, glimpse, seat, cards);
        let all = live.iter().sum::<f32>();
        let a_turn = (SLOTS as f32).min(all) / all.max(1.0);
        let gain = a_turn * earned(glimpse, seat, &live);
        row.names = PROSPECTS;
        prospects(&mut row, glimpse, seat, &live, [score, gain]);
        Portrait { figures, score, live: all, gain, steps: a_turn * live[Card::Valette as usize] }
    }

    /// Everybody as everybody sees them.
    pub fn everybody(glimpse: Glimpse<'_>) -> Vec<Portrait> {
        let seats = Seat::all(glimpse.fixed().options.players);
        seats.map(|seat| Portrait::of(glimpse, seat, &Cards::seen(glimpse, seat))).collect()
    }
}

/// The points that a player's cards earn, each played once.
fn earned(glimpse: Glimpse<'_>, seat: Seat, live: &[f32; Card::COUNT]) -> f32 {
    let estate = Estate::of(glimpse, seat);
    let of = |card: Card| live[card as usize];
    of(Card::Pope) * estate.upgraded
        + of(Card::Emperor) * estate.colours[1]
        + of(Card::King) * estate.colours[0]
        + 2.0 * of(Card::Knight)
        + 2.0 * (of(Card::Architect) + of(Card::Bailiff))
        + 3.0 * of(Card::Grandmaster)
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

fn prospects(row: &mut Row<'_>, glimpse: Glimpse<'_>, seat: Seat, live: &[f32; Card::COUNT], [score, gain]: [f32; 2]) {
    let (houses, points) = (glimpse.houses(seat), glimpse.points(seat));
    row.put_all("at most 1, 2, 3 houses left", [1, 2, 3].map(|most| flag(houses <= most)));
    row.put_all("at least 10, 15, 20 points on the track", [10, 15, 20].map(|least| flag(points >= least)));
    row.put("score so far", score / 40.0);
    row.put("points its deck earns in a turn", gain / 2.0);
    let builders: f32 = Card::BUILDERS.iter().map(|&card| live[card as usize]).sum();
    row.put("part of builders in the deck", 3.0 * builders / live.iter().sum::<f32>().max(1.0));
    let (mut upgrades, mut added, mut free, mut best) = (0.0, 0.0, 0.0, 0.0_f32);
    for (at, work) in glimpse.works(seat) {
        let points = f32::from(glimpse.fixed().layout.added_points(at, work));
        match work {
            Work::Build => (free, best) = (free + 1.0, best.max(points)),
            Work::Upgrade => (upgrades, added) = (upgrades + 1.0, added + points),
        }
    }
    row.put("upgrades to be had", upgrades / 4.0);
    row.put("points of upgrades to be had", added / 8.0);
    row.put("free buildings", free / 20.0);
    row.put("points of the best free building", best / 4.0);
}

/// A seat at a table of these players.
pub fn seat_figures(glimpse: Glimpse<'_>, seat: Seat, players: &[Portrait]) -> SeatFigures {
    let mut all = [0.0; SEAT];
    let own = &players[seat.index()];
    all[..PORTRAIT].copy_from_slice(&own.figures);
    let rivals = || players.iter().enumerate().filter(|(place, _)| *place != seat.index()).map(|(_, rival)| rival);
    let weight = 1.0 / (players.len() - 1) as f32;
    let mean = &mut all[PORTRAIT..PORTRAIT + COMMON];
    for rival in rivals() {
        mean.iter_mut().zip(&rival.figures).for_each(|(sum, figure)| *sum += weight * figure);
    }
    let most = |number: fn(&Portrait) -> f32| rivals().map(number).fold(f32::MIN, f32::max);
    let together = Rivals::summed(
        most(|rival| rival.score),
        rivals().map(|rival| rival.score * weight).sum(),
        most(|rival| rival.live),
    );
    let mut row = Row { slots: all[PORTRAIT + COMMON..].iter_mut(), weight: 1.0, names: TABLE };
    the_table(&mut row, glimpse, &together, own.score, own.live);
    row.names = PACE;
    let earns = [own.gain, most(|rival| rival.gain)];
    pace(&mut row, glimpse, seat, players, earns);
    all
}

fn pace(row: &mut Row<'_>, glimpse: Glimpse<'_>, seat: Seat, players: &[Portrait], [own, rival]: [f32; 2]) {
    let count = players.len();
    let active = glimpse.active();
    let wait = (seat.index() + count - active.index()) % count;
    row.put_all("turns until its own: 0, 1, 2, 3", [0, 1, 2, 3].map(|turns| flag(wait == turns)));
    let left = 1.0 - (glimpse.slots(active).len() as f32 / SLOTS as f32).min(1.0);
    row.put("part of its own turn left", if wait == 0 { left } else { 0.0 });
    row.put("part of another's turn left", if wait == 0 { 0.0 } else { left });
    let rivals = || Seat::all(count as u8).filter(|&other| other != seat);
    let houses = rivals().map(|other| glimpse.houses(other)).min().unwrap_or(HOUSES);
    let points = rivals().map(|other| glimpse.points(other)).max().unwrap_or(0);
    row.put_all("a rival with at most 1, 2, 3 houses left", [1, 2, 3].map(|most| flag(houses <= most)));
    row.put("fewest houses of a rival", f32::from(houses) / f32::from(HOUSES));
    row.put("most points of a rival", f32::from(points.min(FINAL_POINTS)) / f32::from(FINAL_POINTS));
    let reached = [10, 15, 20].map(|least| flag(points >= least));
    row.put_all("a rival with at least 10, 15, 20 points on the track", reached);
    let valette = glimpse.valette();
    row.put_all("street at least 10, 15, 20, 23", [10, 15, 20, 23].map(|least| flag(valette >= least)));
    row.put("points a rival's deck earns in a turn", rival / 2.0);
    let street = f32::from(valette) / f32::from(street::SPACES);
    let fewest = f32::from(houses.min(glimpse.houses(seat))) / f32::from(HOUSES);
    let most = f32::from(points.max(glimpse.points(seat)).min(FINAL_POINTS)) / f32::from(FINAL_POINTS);
    let open = 1.0 - progress(street, most, fewest);
    row.put("points its deck earns until the end", own * open);
    row.put("points a rival's deck earns until the end", rival * open);
    let over = glimpse.trigger().is_some();
    let rounds = |way: f32, pace: f32| if over { 0.0 } else { (way / pace.max(0.2) / 10.0).min(3.0) };
    let steps = players.iter().map(|player| player.steps).sum();
    row.put("rounds until the street ends", rounds(f32::from(street::SPACES.saturating_sub(valette)), steps));
    let to_go = |other: Seat| f32::from(FINAL_POINTS.saturating_sub(glimpse.points(other)));
    let track = Seat::all(count as u8).zip(players).map(|(other, player)| rounds(to_go(other), player.gain));
    row.put("rounds until the track ends", track.fold(3.0, f32::min));
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{
        super::names::{COUNT, feature_names},
        *,
    };

    #[test]
    fn every_feature_of_a_seat_has_a_name_of_its_own() {
        let names = seat_names();
        assert_eq!(names.len(), SEAT);
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), SEAT, "{names:#?}");
        let before = feature_names();
        assert!((0..COUNT).all(|feature| names[seat_place(feature)] == before[feature]));
    }
}
