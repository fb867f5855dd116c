//! The inputs of the value function: a city and its outlook as numbers between 0 and about 1, each with a name.

use std::{ops::Range, sync::LazyLock};

use ::saint_malo::{Cells, City, Item, Options, Person, Pirates, Side, church_points};

use super::outlook::Outlook;

/// How many there are.
pub const FEATURES: usize = 186;

/// Collects features one after another: their values for the net, or their names for people.
pub(super) trait Sheet {
    fn put(&mut self, name: impl FnOnce() -> String, value: f32);

    #[inline(always)]
    fn flag(&mut self, name: impl FnOnce() -> String, on: bool) {
        self.put(name, if on { 1.0 } else { 0.0 });
    }

    /// One flag for each step that the value reaches.
    #[inline(always)]
    fn steps<const N: usize>(&mut self, what: &str, value: u32, steps: [u32; N]) {
        for step in steps {
            self.flag(|| format!("{what}: at least {step}"), value >= step);
        }
    }
}

/// Collects values only, so names cost nothing.
pub(super) struct Values<'a, const N: usize> {
    pub all: &'a mut [f32; N],
    pub at: usize,
}

impl<const N: usize> Sheet for Values<'_, N> {
    #[inline(always)]
    fn put(&mut self, _: impl FnOnce() -> String, value: f32) {
        if let Some(slot) = self.all.get_mut(self.at) {
            *slot = value;
        }
        self.at += 1;
    }
}

/// Collects names only.
pub(super) struct Names(pub Vec<String>);

impl Sheet for Names {
    fn put(&mut self, name: impl FnOnce() -> String, _: f32) {
        self.0.push(name());
    }
}

/// The features of a city. Returns how many were written.
pub fn features(city: &City, outlook: &Outlook, options: &Options, all: &mut [f32; FEATURES]) -> usize {
    let mut values = Values { all, at: 0 };
    write(&mut values, city, outlook, options);
    values.at
}

/// How many of them say how far everybody is, and where these begin.
const PROGRESS: (usize, usize) = (30, FEATURES - 31);

/// Writes again what changes when others go on and the city stays as it is.
pub(super) fn go_on(city: &City, outlook: &Outlook, all: &mut [f32; FEATURES]) {
    let mut values = Values { all, at: PROGRESS.1 };
    progress(&mut values, city, outlook);
    debug_assert_eq!(values.at, PROGRESS.0 + PROGRESS.1);
}

/// The name of each feature, in the order of the weights.
pub fn feature_names() -> &'static [String] {
    static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
        let pirates = Pirates::default();
        let outlook = Outlook { players: 2, pirates, round: 1, ..Outlook::default() };
        let mut names = Names(Vec::new());
        write(&mut names, &City::default(), &outlook, &Options::default());
        names.0
    });
    &NAMES
}

#[inline(always)]
fn write(sheet: &mut impl Sheet, city: &City, outlook: &Outlook, options: &Options) {
    goods(sheet, city);
    churches(sheet, city);
    sides(sheet, city);
    pirates(sheet, city, outlook);
    persons(sheet, city);
    room(sheet, city);
    progress(sheet, city, outlook);
    sheet.flag(|| "each coin makes a point".into(), options.coin_vp == 1);
}

#[inline(always)]
fn goods(sheet: &mut impl Sheet, city: &City) {
    sheet.put(|| "coins".into(), f32::from(city.coins) / 10.0);
    sheet.steps("coins", city.coins.into(), [1, 2, 3, 4, 6, 8, 10, 14]);
    sheet.put(|| "logs".into(), f32::from(city.logs) / 6.0);
    sheet.steps("logs", city.logs.into(), [1, 2, 3, 4, 6, 9]);
    sheet.flag(|| "logs that more coins could fetch".into(), city.logs < 3 && city.coins >= 4);
}

#[inline(always)]
fn churches(sheet: &mut impl Sheet, city: &City) {
    let counts = city.church_counts();
    let now = church_points(counts);
    // What two more churches add, for each size with the best second one.
    let mut pairs = [0; 5];
    for one in 0..5 {
        for other in one..5 {
            let mut two = counts;
            two[one] += 1;
            two[other] += 1;
            let added = church_points(two) - now;
            pairs[one] = pairs[one].max(added);
            pairs[other] = pairs[other].max(added);
        }
    }
    for place in 0..5 {
        let (size, mut more) = (place + 1, counts);
        more[place] += 1;
        sheet.put(|| format!("churches of size {size}"), f32::from(counts[place]) / 3.0);
        sheet.flag(|| format!("church of size {size} stands"), counts[place] > 0);
        sheet.put(|| format!("what a church of size {size} adds"), (church_points(more) - now) as f32 / 10.0);
        let pair = pairs[place] as f32 / 15.0;
        sheet.put(|| format!("what a church of size {size} adds with the best second one"), pair);
    }
    let missing = counts.iter().filter(|&&count| count == 0).count();
    sheet.put(|| "sizes of churches that are missing".into(), missing as f32 / 5.0);
    sheet.put(|| "points of church series".into(), now as f32 / 20.0);
}

#[inline(always)]
fn sides(sheet: &mut impl Sheet, city: &City) {
    // Not a loop: with constant sides, the compiler knows the indices.
    side(sheet, city, Side::Top);
    side(sheet, city, Side::Right);
    side(sheet, city, Side::Bottom);
    side(sheet, city, Side::Left);
}

#[inline(always)]
fn side(sheet: &mut impl Sheet, city: &City, side: Side) {
    let (walls, open, name) = (city.walls_on(side), !city.is_destroyed(side), side.name());
    sheet.flag(|| format!("{name} side: complete"), walls == 5);
    sheet.flag(|| format!("{name} side: can become complete"), open && walls < 5);
    let begun = if open && walls < 5 { walls } else { 0 };
    for least in [1, 2, 3, 4] {
        sheet.flag(|| format!("{name} side, walls: at least {least}"), begun >= least);
    }
    let room = if open { 0.0 } else { f32::from((side.cells() & city.empty()).len()) / 5.0 };
    sheet.put(|| format!("{name} side: room although it is destroyed"), room);
}

#[inline(always)]
fn pirates(sheet: &mut impl Sheet, city: &City, outlook: &Outlook) {
    let defence = city.defence();
    let next = usize::from(outlook.pirates.attacks);
    sheet.put(|| "defence".into(), f32::from(defence) / 12.0);
    let boxes = f32::from(Pirates::boxes(outlook.players));
    let marked = f32::from(outlook.pirates.marked) / boxes;
    for (attack, &strength) in Pirates::STRENGTHS.iter().enumerate() {
        let to_come = attack >= next;
        let lacking = strength.saturating_sub(defence);
        sheet.flag(|| format!("attack of {strength}: to come"), to_come);
        sheet.flag(|| format!("attack of {strength}: would hit"), to_come && lacking > 0);
        let lacking = if to_come { f32::from(lacking) / 6.0 } else { 0.0 };
        sheet.put(|| format!("attack of {strength}: defence lacking"), lacking);
    }
    // How near the next attack is, in general and for a city that it would hit.
    let lacking = outlook.pirates.next_strength().map_or(0, |strength| strength.saturating_sub(defence));
    let if_so = |holds: bool| if holds { marked } else { 0.0 };
    sheet.put(|| "row of swords".into(), marked);
    sheet.put(|| "row of swords, defence lacking".into(), if_so(lacking > 0));
    sheet.put(|| "row of swords, 1 defence lacking".into(), if_so(lacking == 1));
    sheet.put(|| "row of swords, 2 defence lacking".into(), if_so(lacking == 2));
    let near = Pirates::boxes(outlook.players) - outlook.pirates.marked <= 2;
    sheet.flag(|| "two swords to an attack that would hit".into(), lacking > 0 && near);
    let after = Pirates::STRENGTHS.get(next + 1).map_or(0, |&strength| strength.saturating_sub(defence));
    sheet.flag(|| "the attack after the next would hit".into(), after > 0);
    sheet.put(|| "defence lacking for the attack after the next".into(), f32::from(after) / 4.0);
}

/// For each step: whether one or two spaces reach it, and how many do.
#[inline(always)]
fn spots(sheet: &mut impl Sheet, what: &str, counts: &[Cells; 8], steps: Range<usize>) {
    for step in steps {
        let many = counts[step - 1].len();
        sheet.flag(|| format!("a space with {step} {what} around it"), many >= 1);
        sheet.flag(|| format!("two spaces with {step} {what} around them"), many >= 2);
        sheet.put(|| format!("spaces with {step} {what} around them"), f32::from(many.min(6)) / 6.0);
    }
}

#[inline(always)]
fn persons(sheet: &mut impl Sheet, city: &City) {
    let (empty, stored) = (city.empty(), city.all(Item::Crate));
    let mut persons = [Cells::NONE; 7];
    for person in Person::ALL {
        let cells = city.all(Item::Person(person));
        persons[person as usize] = cells;
        sheet.put(|| format!("persons: {}", person.name()), f32::from(cells.len()) / 4.0);
    }
    let crates = stored.crowded(empty);
    spots(sheet, "crates", &crates, 2..8);
    // Spaces with crates and room for more around them: good for a merchant later.
    let merchants = (stored | empty).crowded(crates[2]);
    for room in [6, 7] {
        let many = merchants[room - 1].len().min(4);
        sheet.put(|| format!("spaces with 3 crates and room for {room} around them"), f32::from(many) / 4.0);
    }
    spots(sheet, "churches", &city.churches().crowded(empty), 1..4);
    spots(sheet, "types of person", &Cells::varied(&persons, empty), 1..6);
}

#[inline(always)]
fn room(sheet: &mut impl Sheet, city: &City) {
    let empty = city.empty();
    let (mut rest, mut largest, mut parts, mut small) = (empty, 0, 0u8, 0);
    while !rest.is_empty() {
        let part = rest.first().spread(empty);
        rest = rest & !part;
        parts += 1;
        let size = part.len();
        largest = largest.max(size);
        small += if size <= 2 { size } else { 0 };
    }
    sheet.steps("largest empty part", largest.into(), [2, 3, 4, 5, 8]);
    sheet.put(|| "empty parts".into(), f32::from(parts) / 6.0);
    sheet.put(|| "spaces in empty parts of one or two".into(), f32::from(small) / 6.0);
    // Spaces with open edges are easy to fill with groups.
    sheet.put(|| "empty spaces beside empty ones".into(), f32::from((empty & empty.beside()).len()) / 41.0);
    let outer = city.empty_outer();
    sheet.put(|| "empty inner spaces".into(), f32::from((empty & !outer).len()) / 25.0);
    sheet.put(|| "empty outer spaces".into(), f32::from(outer.len()) / 20.0);
    sheet.put(|| "crates".into(), f32::from(city.all(Item::Crate).len()) / 20.0);
}

#[inline(always)]
fn progress(sheet: &mut impl Sheet, city: &City, outlook: &Outlook) {
    let left = u32::from(city.empty().len());
    let rival = u32::from(Cells::SPACES.len()) - u32::from(outlook.rival);
    sheet.put(|| "spaces left".into(), left as f32 / 41.0);
    sheet.put(|| "rival's spaces left".into(), rival as f32 / 41.0);
    sheet.put(|| "spaces left to the end".into(), left.min(rival) as f32 / 41.0);
    sheet.steps("spaces left", left, [2, 3, 4, 6, 9, 13, 18, 24]);
    sheet.steps("rival's spaces left", rival, [1, 2, 3, 4, 6, 9, 13, 18, 24]);
    sheet.put(|| "more spaces left than the rival".into(), left.saturating_sub(rival).min(20) as f32 / 20.0);
    sheet.put(|| "fewer spaces left than the rival".into(), rival.saturating_sub(left).min(20) as f32 / 20.0);
    sheet.put(|| "round".into(), f32::from(outlook.round.min(30)) / 20.0);
    sheet.flag(|| "one turn left".into(), outlook.turns == Some(1));
    sheet.put(|| "turns of others before the next".into(), f32::from(outlook.wait) / f32::from(outlook.players));
    sheet.flag(|| "next on turn".into(), outlook.wait == 0);
    for players in 2..=5 {
        sheet.flag(|| format!("{players} players"), outlook.players == players);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::saint_malo::outlook::TurnContext;
    use kit::{Game, Viewer, testing::random_game};

    #[test]
    fn every_feature_is_written_and_small() {
        let mut written = 0;
        random_game::<::saint_malo::SaintMalo>(&Options::for_players(3), 5, |step| {
            let context = TurnContext::new(&step.before.view(Viewer::Public));
            let outlook = context.outlook(context.mover, context.own().filled().len(), context.pirates);
            let mut all = [0.0; FEATURES];
            written = features(context.own(), &outlook, &context.options, &mut all);
            assert!(all.iter().all(|value| (-4.0..=4.0).contains(value)), "{all:?}");
        });
        assert_eq!(written, FEATURES);
    }

    #[test]
    fn every_feature_has_a_name_of_its_own() {
        let names = feature_names();
        assert_eq!(names.len(), FEATURES);
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), FEATURES, "{names:#?}");
    }
}
