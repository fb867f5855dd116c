//! Whoever follows a table step by step has what the whole log makes of it.

use kit::{Chance, Sampled, Seat, Viewer};
use table::{Caller, Entry, EntryKind, Id, Kind, Live, Order, Pace, Sitter, Step, Table, open_seat};

use crate::games::{GAMES, kind};

/// A table whose orders come by chance: two people on their own seats, sometimes a third.
struct Party {
    live: Live,
    log: Vec<Entry>,
    people: Vec<Caller>,
    chance: Sampled,
    now: i64,
}

fn caller(number: i64) -> Caller {
    Caller { id: Id::try_from(number).unwrap(), kind: Kind::Account, name: format!("P{number}") }
}

impl Party {
    fn new(game: &str, seed: u64) -> Party {
        let players = 2 + (seed % 2) as i64;
        let people: Vec<Caller> = (1..=players).map(caller).collect();
        let count = players.to_string();
        let settled = kind(game).settle(&[("players", count.as_str())]).unwrap();
        let pace = [Pace::Free, Pace::Live { bank: 60, increment: 5 }, Pace::Days { days: 2 }][seed as usize % 3];
        let table = Table {
            rules: settled.rules.into(),
            options: settled.lines,
            pace: serde_json::to_string(&pace).unwrap(),
            rated: seed % 4 == 3,
            public: true,
            hints: false,
            stand_in: "novice".into(),
            secret: vec![seed as u8; 32],
            ..Table::open(Id::try_from(77).unwrap(), people[0].id, game, 0)
        };
        let seats = (0..people.len()).map(open_seat).collect();
        let live = Live::load(kind(game), table, seats, &[]).unwrap();
        Party { live, log: Vec::new(), people, chance: Sampled::new(seed), now: 1_000 }
    }

    fn someone(&mut self) -> Caller {
        let place = self.chance.pick(self.people.len() as u32) as usize;
        self.people[place].clone()
    }

    /// Something that somebody may want, legal or not.
    fn order(&mut self) -> (Option<Caller>, Order) {
        let one = Some(self.someone());
        let Some(board) = self.live.board.clone() else {
            let seat = Some(self.chance.pick(self.people.len() as u32) as usize);
            return match self.chance.pick(8) {
                0..3 => (one, Order::Sit { seat, sitter: Sitter::Open }),
                3 => (one, Order::Welcome),
                _ => (one, Order::Sit { seat: None, sitter: Sitter::Me { name: None, salt: "s".into() } }),
            };
        };
        match self.chance.pick(100) {
            0..6 => (one, Order::Undo),
            6..18 => (one, Order::Allow(self.chance.pick(3) > 0)),
            18..20 => (one, Order::Leave),
            20..26 => (one, Order::Return),
            26..30 => (None, Order::TimeUp),
            30 if self.log.len() > 60 => (one, Order::Resign),
            32..35 => (one, Order::PracticeTakeBack),
            31 => (one, Order::Rematch(Id::try_from(78).unwrap())),
            _ if self.live.thinking().is_some() => {
                let actions = {
                    let legal = board.legal(false);
                    let place = self.chance.pick(legal.len().max(1) as u32) as usize;
                    legal.get(place).map(|offer| offer.action.clone()).into_iter().collect()
                };
                (None, Order::Bot { n: self.live.table.version, actions, job: 1 })
            }
            _ => {
                let legal = board.legal(false);
                let place = self.chance.pick(legal.len().max(1) as u32) as usize;
                let action = legal.get(place).map(|offer| offer.action.clone()).unwrap_or_default();
                let person = self.live.on_turn().and_then(|row| row.person);
                (self.people.iter().find(|one| Some(one.id) == person).cloned(), Order::Act { action })
            }
        }
    }

    /// Carries an order out as the writer does; the step that others hear, and the whole table as it is stored.
    fn go_on(&mut self) -> Option<(Step, Live)> {
        self.now += i64::from(self.chance.pick(20_000));
        let (one, order) = self.order();
        let change = self.live.change(one.as_ref(), &order, Some("request-0001"), self.now).ok()?;
        let step = Step::of(&change);
        self.log.extend(change.entries);
        self.live = change.live;
        let whole = Live::load(self.live.kind, self.live.table.clone(), self.live.seats.clone(), &self.log).unwrap();
        Some((step, whole))
    }
}

fn assert_same(one: &Live, other: &Live) {
    assert_eq!(one.table, other.table);
    assert_eq!((&one.seats, one.pace, &one.clocks), (&other.seats, other.pace, &other.clocks));
    assert_eq!((one.used, &one.plea), (other.used, &other.plea));
    assert_eq!((&one.banned, &one.forfeited), (&other.banned, &other.forfeited));
    assert_eq!(one.comings, other.comings);
    assert_eq!(one.board.is_some(), other.board.is_some());
    let (Some(left), Some(right)) = (&one.board, &other.board) else { return };
    assert_eq!(left.record(), right.record());
    assert_eq!((left.turn(), left.decisions()), (right.turn(), right.decisions()));
    for seat in (0..one.seats.len() as u8).map(Seat) {
        assert_eq!(left.can_undo(seat), right.can_undo(seat));
        assert_eq!(left.view(Viewer::Seat(seat)).get(), right.view(Viewer::Seat(seat)).get());
    }
}

#[test]
fn whoever_follows_a_table_has_what_the_whole_log_makes() {
    let (mut undone, mut ended, mut pleas, mut stood_in, mut banned, mut lost) = (0, 0, 0, 0, 0, 0);
    for game in GAMES {
        for seed in 0..12 {
            let mut party = Party::new(game, seed);
            let (mut near, mut far) = (party.live.clone(), party.live.clone());
            for _ in 0..400 {
                let Some((step, whole)) = party.go_on() else { continue };
                let told: Step = serde_json::from_str(&serde_json::to_string(&step).unwrap()).unwrap();
                let starts = told.entries.iter().any(|entry| entry.kind == EntryKind::Start);
                near = match near.step(&told) {
                    Some(next) => next,
                    None => {
                        assert!(starts || told.entries.is_empty(), "only the start is not told");
                        whole.clone()
                    }
                };
                assert_same(&near, &whole);
                assert!(near.step(&told).is_none(), "what was told twice happens once");
                if party.chance.pick(7) == 0 {
                    let new = &party.log[far.table.version as usize..];
                    far = far.follow(whole.table.clone(), whole.seats.clone(), new).unwrap();
                    assert_same(&far, &whole);
                }
            }
            let kinds = |kind| party.log.iter().filter(|entry| entry.kind == kind).count();
            undone += kinds(EntryKind::Undo);
            ended += kinds(EntryKind::End);
            pleas += party.log.iter().filter(|entry| entry.line.starts_with("undo?")).count();
            stood_in += party.log.iter().filter(|entry| entry.line.starts_with("stand-in")).count();
            banned += party.log.iter().filter(|entry| entry.line.starts_with("off ")).count();
            lost += party.live.lost().len();
        }
    }
    assert!(undone > 20 && ended > 3 && pleas > 5 && stood_in > 5, "{undone} {ended} {pleas} {stood_in}");
    assert!(banned > 3 && lost > 0, "{banned} {lost}");
}

#[test]
fn a_step_that_does_not_fit_is_not_taken() {
    let mut party = Party::new(GAMES[0], 0);
    let begun = std::iter::from_fn(|| Some(party.go_on())).flatten().find(|(_, whole)| whole.board.is_some());
    let (_, before) = begun.unwrap();
    let (step, _) = std::iter::from_fn(|| Some(party.go_on())).flatten().next().unwrap();
    let bent = |bend: &dyn Fn(&mut Step)| {
        let mut bent = step.clone();
        bend(&mut bent);
        before.step(&bent).is_none()
    };
    assert!(!bent(&|_| ()));
    assert!(bent(&|step| step.table = Id::try_from(5).unwrap()));
    assert!(bent(&|step| step.now.version += 1));
    assert!(bent(&|step| step.entries.clear()));
    assert!(bent(&|step| step.entries[0].n += 1));
    assert!(bent(&|step| step.entries[0].line = "1 no such action".into()));
    assert!(bent(&|step| step.seats.push(open_seat(9))));
}
