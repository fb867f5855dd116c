//! Random people at a table with a clock of our own: they decide, take back, leave, return and are late, and the clocks
//! say exactly what plain accounting says.

use kit::{Chance, Sampled};
use table::{
    Caller, Entry, EntryKind, Id, Kind, Live, Order, Pace, Secret, Sitter, Status, Table, is_played, open_seat,
};

use crate::games::{GAMES, kind};

const DAY: i64 = 24 * 3_600_000;
const LIVE: Pace = Pace::Live { bank: 90, increment: 7 };
const DAYS: Pace = Pace::Days { days: 2 };

fn caller(n: usize) -> Caller {
    Caller { id: Id::try_from(n as i64 + 1).unwrap(), kind: Kind::Account, name: format!("Player {n}") }
}

/// A table of so many people, all of them there, and its log.
fn begun(game: &str, players: usize, pace: Pace, rated: bool, seed: u8) -> (Live, Vec<Entry>) {
    let settled = kind(game).settle(&[("players", players.to_string().as_str())]).unwrap();
    let secret = Secret::new([seed; 32]);
    let table = Table {
        rules: i64::from(settled.rules),
        options: settled.lines,
        pace: serde_json::to_string(&pace).unwrap(),
        rated,
        stand_in: "random".into(),
        secret: secret.bytes().to_vec(),
        commitment: secret.commitment(),
        ..Table::open(caller(0).id, caller(0).id, game, 0)
    };
    let mut live = Live::load(kind(game), table, (0..players).map(open_seat).collect(), &[]).unwrap();
    let mut log = Vec::new();
    for n in 0..players {
        let sitter = Sitter::Me { name: None, salt: String::new() };
        let change = live.change(Some(&caller(n)), &Order::Sit { seat: None, sitter }, None, 0).unwrap();
        log.extend(change.entries);
        live = change.live;
    }
    (live, log)
}

/// What plain accounting knows: when each decision was taken that still stands, and who left when.
struct Account {
    now: i64,
    /// Of every decision: the seat, whether a bot took it, and when.
    decisions: Vec<(usize, bool, i64)>,
    /// After how many decisions which seat was left, and when.
    left: Vec<(usize, usize, i64)>,
}

/// A turn by plain accounting.
struct Turn {
    seat: usize,
    began: i64,
    /// What the seat's bank pays for it.
    paid: i64,
    earned: bool,
}

impl Account {
    /// All turns that still stand, and the one that is on.
    fn turns(&self, live: &Live) -> Vec<Turn> {
        let mut turns = Vec::new();
        let (mut from, mut began) = (0, 0);
        for run in self.decisions.chunk_by(|one, other| one.0 == other.0) {
            let (seat, bot, end) = *run.last().unwrap();
            let to = from + run.len();
            let goes_on = to == self.decisions.len() && live.table.to_move == Some(seat as i64);
            if !goes_on {
                turns.push(self.turn(seat, from..to, began, end, !bot, !bot));
                (from, began) = (to, end);
            }
        }
        if let Some(row) = live.on_turn() {
            let to = self.decisions.len() + 1;
            turns.push(self.turn(row.seat as usize, from..to, began, self.now, is_played(row), false));
        }
        turns
    }

    fn turn(&self, seat: usize, of: std::ops::Range<usize>, began: i64, end: i64, whole: bool, earned: bool) -> Turn {
        let left = self.left.iter().rev().find(|(after, who, _)| *who == seat && of.contains(after));
        let end = if whole { end } else { left.map_or(began, |(.., at)| *at) };
        Turn { seat, began, paid: end - began, earned }
    }

    /// Holds the clocks against the account.
    fn check(&self, live: &Live) {
        let turns = self.turns(live);
        let on = turns.last().unwrap();
        let played = live.on_turn().is_some_and(is_played);
        match live.pace {
            Pace::Live { bank, increment } => {
                for seat in 0..live.seats.len() {
                    let of = |turn: &&Turn| turn.seat == seat;
                    let paid: i64 = turns.iter().filter(of).map(|turn| turn.paid).sum();
                    let earned = turns.iter().filter(of).filter(|turn| turn.earned).count() as i64;
                    let plain = i64::from(bank) * 1000 + earned * i64::from(increment) * 1000 - paid;
                    let thinks = played && seat == on.seat;
                    let running = if thinks { live.idle(self.now) } else { 0 };
                    assert_eq!(live.clocks.banks[seat] - running, plain, "seat {seat}: {:?}", live.clocks);
                    if thinks {
                        assert_eq!(live.table.deadline, Some(self.now + plain));
                    }
                }
            }
            Pace::Days { days } if played => {
                assert_eq!(live.table.deadline, Some(on.began + i64::from(days) * DAY));
            }
            _ => (),
        }
    }
}

/// What somebody tries next.
fn attempt(live: &Live, choice: &mut Sampled) -> (Option<Caller>, Order) {
    let players = live.seats.len() as u32;
    let anybody = caller(choice.pick(players) as usize);
    let board = live.board.as_ref().unwrap();
    let legal = board.legal(false);
    let action = legal[choice.pick(legal.len() as u32) as usize].action.clone();
    let mover = live.on_turn().unwrap();
    match choice.pick(24) {
        0 | 1 => (Some(anybody), Order::Leave),
        2..=4 => (Some(anybody), Order::Return),
        5..=8 => (Some(anybody), Order::Undo),
        9..=12 => (Some(anybody), Order::Allow(true)),
        13 => (None, Order::TimeUp),
        _ if live.thinking().is_some() => (None, Order::Bot { n: live.table.version, actions: vec![action], job: 0 }),
        _ => (Some(caller(mover.seat as usize)), Order::Act { action }),
    }
}

/// Plays at random, and compares after everything that happens. Answers how often something was taken back.
fn play(game: &str, players: usize, pace: Pace, rated: bool, seed: u8) -> usize {
    let mut choice = Sampled::new(u64::from(seed));
    let (mut live, mut log) = begun(game, players, pace, rated, seed);
    let mut account = Account { now: 0, decisions: Vec::new(), left: Vec::new() };
    let mut undone = 0;
    let unit = if pace == DAYS { DAY / 40 } else { 100 };
    for _ in 0..400 {
        account.now += i64::from(choice.pick(30)) * unit;
        let (who, order) = attempt(&live, &mut choice);
        let Ok(change) = live.change(who.as_ref(), &order, None, account.now) else { continue };
        for entry in &change.entries {
            let seat = entry.seat.unwrap_or(0) as usize;
            match (entry.kind, entry.line.as_str()) {
                (EntryKind::Act, _) => account.decisions.push((seat, who.is_none(), account.now)),
                (EntryKind::Undo, to) => {
                    account.decisions.truncate(to.parse().unwrap());
                    let len = account.decisions.len();
                    account.left.retain(|(after, ..)| *after <= len);
                    // Whoever asked may have left meanwhile: the time until now is theirs all the same.
                    let taker = change.live.on_turn().filter(|row| !is_played(row));
                    account.left.extend(taker.map(|row| (len, row.seat as usize, account.now)));
                    undone += 1;
                }
                (EntryKind::Seat, line) if line.starts_with("stand-in") => {
                    account.left.push((account.decisions.len(), seat, account.now));
                }
                _ => (),
            }
        }
        log.extend(change.entries.clone());
        let fresh = pace == DAYS && order == Order::Return && change.live.table.turn_at == Some(account.now);
        live = change.live;
        // A late turn of days that nobody waited for began anew; the rest is another story.
        if live.table.status != Status::Playing || fresh {
            break;
        }
        account.check(&live);
    }
    let again = Live::load(live.kind, live.table.clone(), live.seats.clone(), &log).unwrap();
    assert_eq!((again.forfeited, again.clocks), (live.forfeited, live.clocks), "as the log tells it");
    undone
}

#[test]
fn no_way_of_leaving_returning_and_taking_back_adds_time() {
    let undone: usize = (0..24)
        .map(|seed| {
            play("saint-malo", 2, LIVE, false, seed)
                + play("valletta", 3, LIVE, seed % 2 == 0, seed)
                + play("valletta", 2, DAYS, false, seed)
                + play("saint-malo", 3, DAYS, seed % 2 == 0, seed)
        })
        .sum();
    assert!(undone > 200, "only {undone} decisions were taken back");
}

/// Everybody decides at random until so many rounds are complete.
fn play_rounds(mut live: Live, rounds: u32) -> Live {
    let mut choice = Sampled::new(1);
    while live.board.as_ref().unwrap().rounds() <= rounds {
        let legal = live.board.as_ref().unwrap().legal(false);
        let action = legal[choice.pick(legal.len() as u32) as usize].action.clone();
        let mover = caller(live.table.to_move.unwrap() as usize);
        live = live.change(Some(&mover), &Order::Act { action }, None, 0).unwrap().live;
    }
    live
}

fn after(live: &Live, who: usize, order: &Order) -> Live {
    live.change(Some(&caller(who)), order, None, 0).unwrap().live
}

fn result(live: &Live) -> serde_json::Value {
    serde_json::from_str(live.table.result.as_deref().unwrap()).unwrap()
}

#[test]
fn a_rated_game_that_somebody_leaves_before_everybody_had_two_turns_is_aborted() {
    for game in GAMES {
        let (start, _) = begun(game, 3, Pace::Free, true, 1);
        let once = play_rounds(start.clone(), 1);
        let twice = play_rounds(start.clone(), 2);
        for order in [Order::Leave, Order::Resign] {
            for early in [&start, &once] {
                let end = after(early, 1, &order);
                assert_eq!(end.table.status, Status::Abandoned);
                assert_eq!((&result(&end)["trigger"], &result(&end)["winners"]), (&"aborted".into(), &[(); 0].into()));
                assert!(end.lost().is_empty(), "an aborted game counts for nobody");
            }
            let late = after(&twice, 1, &order);
            assert_eq!((late.table.status, late.lost()), (Status::Playing, [1].as_slice()));
        }
        let friendly = begun(game, 3, Pace::Free, false, 1).0;
        assert_eq!(after(&friendly, 1, &Order::Leave).table.status, Status::Playing);
    }
}

#[test]
fn whoever_leaves_first_comes_last_and_the_last_one_there_has_won() {
    let start = play_rounds(begun("saint-malo", 3, Pace::Free, true, 2).0, 2);
    let one = after(&after(&start, 2, &Order::Leave), 2, &Order::Return);
    assert_eq!(one.lost(), [2], "the mark stays with whoever comes back");
    let two = after(&one, 0, &Order::Resign);
    assert_eq!((two.table.status, two.lost()), (Status::Playing, [2, 0].as_slice()), "Player 1 plays on for pleasure");
    for order in [Order::Leave, Order::Resign] {
        let end = after(&two, 1, &order);
        assert_eq!((end.table.status, end.places()), (Status::Over, vec![2, 1, 3]));
        let result = result(&end);
        assert_eq!((&result["winners"], &result["trigger"]), (&vec![1].into(), &"forfeited".into()));
        assert_eq!(result["forfeited"], serde_json::json!([2, 0]));
    }
    let end = after(&after(&two, 2, &Order::Leave), 1, &Order::Leave);
    assert_eq!(end.places(), [2, 1, 3], "leaving again changes nothing");
}

#[test]
fn a_rated_game_in_which_nobody_does_anything_is_lost_by_whoever_is_on_turn() {
    let start = play_rounds(begun("valletta", 2, Pace::Free, true, 3).0, 2);
    let mover = start.table.to_move.unwrap();
    let once = start.change(None, &Order::Abandon, None, 0).unwrap().live;
    assert_eq!((once.table.status, once.lost()), (Status::Playing, [mover].as_slice()));
    let early = begun("valletta", 2, Pace::Free, true, 3).0.change(None, &Order::Abandon, None, 0).unwrap().live;
    assert_eq!(result(&early)["trigger"], "aborted");
}
