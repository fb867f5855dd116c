//! The log of a finished game as a few bytes: its columns one after the other, deflated, with a checksum before them.
//! Deflate brings a game to a fifth of its text; the best of the others saves a twentieth more.

use std::io::{Read, Write};

use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use sha2::{Digest, Sha256};

use crate::{Entry, EntryKind, Id, Result, StoreError};

/// The format of a body, in its first byte.
const VERSION: u8 = 1;
/// How many bytes of a hash follow.
const CHECKSUM: usize = 8;
/// No log is longer, whatever a body says.
const LONGEST: u64 = 64 << 20;

/// The order gives them numbers, which must never change.
const KINDS: [EntryKind; 5] = [EntryKind::Start, EntryKind::Act, EntryKind::Undo, EntryKind::Seat, EntryKind::End];

/// A log as it is packed: of each person's idempotency keys only the last one is kept. A client that
/// repeats an order from before the end repeats its last one.
pub(crate) fn thinned(log: &[Entry]) -> Vec<Entry> {
    let mut thin = log.to_vec();
    let mut seen = vec![];
    for entry in thin.iter_mut().rev().filter(|entry| entry.request.is_some()) {
        if seen.contains(&entry.person) {
            entry.request = None;
        } else {
            seen.push(entry.person);
        }
    }
    thin
}

/// The bytes of a whole log. They are read back before they are returned.
pub(crate) fn pack(table: Id, log: &[Entry]) -> Result<Vec<u8>> {
    let mut deflate = DeflateEncoder::new(vec![0; 1 + CHECKSUM], Compression::best());
    let done = deflate.write_all(&columns(log)).and_then(|()| deflate.finish());
    let mut body = done.map_err(|error| StoreError::Broken(format!("table {table} cannot be packed: {error}")))?;
    body[0] = VERSION;
    let sum = checksum(table, &body[1 + CHECKSUM..]);
    body[1..=CHECKSUM].copy_from_slice(&sum);
    if unpack(table, &body)? == log {
        return Ok(body);
    }
    Err(StoreError::Broken(format!("the log of table {table} cannot be packed: it is numbered or worded oddly")))
}

/// The log that a body was made from, or an error if it is damaged.
pub(crate) fn unpack(table: Id, body: &[u8]) -> Result<Vec<Entry>> {
    let damaged = |why: &str| StoreError::Broken(format!("the packed log of table {table} is damaged: {why}"));
    let (head, deflated) = body.split_at_checked(1 + CHECKSUM).ok_or_else(|| damaged("it is cut off"))?;
    if head[0] != VERSION {
        return Err(damaged(&format!("version {} is not known here", head[0])));
    }
    if head[1..] != checksum(table, deflated) {
        return Err(damaged("its checksum is wrong"));
    }
    let mut bytes = vec![];
    let read = DeflateDecoder::new(deflated).take(LONGEST).read_to_end(&mut bytes);
    read.map_err(|error| damaged(&error.to_string()))?;
    Reader(&bytes).log().ok_or_else(|| damaged("its columns do not fit"))
}

/// Includes the table: the log of another table is as wrong as a damaged one.
fn checksum(table: Id, deflated: &[u8]) -> [u8; CHECKSUM] {
    let hash = Sha256::new().chain_update(table.number().to_be_bytes()).chain_update(deflated).finalize();
    let mut sum = [0; CHECKSUM];
    sum.copy_from_slice(&hash[..CHECKSUM]);
    sum
}

fn columns(log: &[Entry]) -> Vec<u8> {
    let mut people: Vec<Id> = log.iter().filter_map(|entry| entry.person).collect();
    people.sort_unstable();
    people.dedup();
    let mut to = vec![];
    put(&mut to, log.len() as u64);
    put(&mut to, people.len() as u64);
    people.iter().for_each(|person| put(&mut to, person.number() as u64));
    log.iter().for_each(|entry| to.extend(KINDS.iter().position(|kind| *kind == entry.kind).map(|kind| kind as u8)));
    log.iter().for_each(|entry| put(&mut to, entry.seat.map_or(0, |seat| folded(seat) + 1)));
    let place = |person| people.binary_search(&person).map_or(0, |place| place as u64 + 1);
    log.iter().for_each(|entry| put(&mut to, entry.person.map_or(0, place)));
    let mut before = 0;
    for entry in log {
        put(&mut to, folded(entry.at.wrapping_sub(before)));
        before = entry.at;
    }
    for entry in log {
        put(&mut to, entry.request.as_ref().map_or(0, |request| request.len() as u64 + 1));
        to.extend(entry.request.iter().flat_map(|request| request.bytes()));
    }
    log.iter().for_each(|entry| to.extend(entry.line.bytes().chain([0])));
    to
}

/// A number in as many bytes as it needs, seven bits in each.
fn put(to: &mut Vec<u8>, mut number: u64) {
    while number > 0x7f {
        to.push(number as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

/// Zigzag: small numbers of either sign become small numbers.
fn folded(number: i64) -> u64 {
    ((number << 1) ^ (number >> 63)) as u64
}

fn unfolded(number: u64) -> i64 {
    (number >> 1) as i64 ^ -((number & 1) as i64)
}

/// What is left to read. None for whatever does not fit.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn log(mut self) -> Option<Vec<Entry>> {
        let count = self.number()? as usize;
        // Every entry has a byte in several columns.
        if count > self.0.len() {
            return None;
        }
        let people = (0..self.number()?).map(|_| Id::try_from(self.number()? as i64).ok());
        let people: Vec<Id> = people.collect::<Option<_>>()?;
        let kinds = (0..count).map(|_| KINDS.get(usize::from(self.bytes(1)?[0])).copied());
        let kinds: Vec<EntryKind> = kinds.collect::<Option<_>>()?;
        let seats = self.column(count, |from| Some(from.number()?.checked_sub(1).map(unfolded)))?;
        let persons = self.column(count, |from| match from.number()? {
            0 => Some(None),
            place => people.get(place as usize - 1).copied().map(Some),
        })?;
        let times = self.column(count, |from| from.number().map(unfolded))?;
        let keys = self.column(count, |from| match from.number()? {
            0 => Some(None),
            long => String::from_utf8(from.bytes(long as usize - 1)?.to_vec()).ok().map(Some),
        })?;
        let lines = self.column(count, |from| {
            let end = from.0.iter().position(|byte| *byte == 0)?;
            let line = String::from_utf8(from.bytes(end)?.to_vec()).ok()?;
            from.bytes(1).map(|_| line)
        })?;
        let mut at = 0i64;
        let rest = seats.into_iter().zip(persons).zip(times).zip(keys).zip(lines);
        let log = (0..).zip(kinds).zip(rest).map(|((n, kind), ((((seat, person), after), request), line))| {
            at = at.wrapping_add(after);
            Entry { n, kind, line, seat, person, request, at }
        });
        let log = log.collect();
        self.0.is_empty().then_some(log)
    }

    fn column<T>(&mut self, count: usize, mut one: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        (0..count).map(|_| one(self)).collect()
    }

    fn bytes(&mut self, count: usize) -> Option<&[u8]> {
        let (some, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(some)
    }

    fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for place in 0..10 {
            let byte = self.bytes(1)?[0];
            number |= u64::from(byte & 0x7f) << (7 * place);
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log() -> Vec<Entry> {
        let anna = Id::try_from(77).unwrap();
        let entry = |n: i64| Entry {
            n,
            kind: KINDS[n as usize % 5],
            line: format!("{} take wood | {n} é", n % 3),
            seat: (n % 4 != 0).then_some(n % 3),
            person: (n % 2 == 0).then_some(anna),
            request: (n % 8 == 0).then(|| format!("request-{n}")),
            at: 1_700_000_000_000 + n * 977 - (n % 5) * 1000,
        };
        (0..300).map(entry).collect()
    }

    #[test]
    fn a_log_is_packed_without_loss_but_for_older_idempotency_keys() {
        let (table, log) = (Id::try_from(5).unwrap(), log());
        let thin = thinned(&log);
        let keys: Vec<_> = thin.iter().filter_map(|entry| entry.request.as_deref()).collect();
        assert_eq!(keys, ["request-296"]);
        let body = pack(table, &thin).unwrap();
        assert_eq!(unpack(table, &body).unwrap(), thin);
        let without_keys =
            |log: Vec<Entry>| log.into_iter().map(|entry| Entry { request: None, ..entry }).collect::<Vec<_>>();
        assert_eq!(without_keys(thin), without_keys(log));
        assert_eq!(unpack(table, &pack(table, &[]).unwrap()).unwrap(), []);
    }

    #[test]
    fn every_damaged_byte_and_every_cut_is_noticed() {
        let table = Id::try_from(5).unwrap();
        let body = pack(table, &thinned(&log())).unwrap();
        for at in 0..body.len() {
            let mut bad = body.clone();
            bad[at] ^= 1 << (at % 8);
            let why = unpack(table, &bad).unwrap_err();
            assert!(why.is_broken() && why.to_string().contains(&table.to_string()), "{why}");
            assert!(unpack(table, &body[..at]).is_err());
        }
        assert!(unpack(Id::try_from(6).unwrap(), &body).is_err(), "it is the log of another table");
    }

    #[test]
    fn a_log_that_would_not_come_back_the_same_is_not_packed() {
        let table = Id::try_from(5).unwrap();
        let mut gap = log();
        gap.remove(7);
        assert!(pack(table, &gap).unwrap_err().is_broken());
        let mut odd = log();
        odd[3].line = "a\0b".into();
        assert!(pack(table, &odd).unwrap_err().is_broken());
    }
}
