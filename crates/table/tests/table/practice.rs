//! Undo stops where something came to light; going further back makes it a practice game.

use kit::Level;
use table::{Caller, Entry, EntryKind, Id, Kind, Live, Order, Pace, Refusal, SeatNote, Sitter, Table, open_seat};

use crate::games::kind;

const SEATED: Sitter = Sitter::Me { name: None, salt: String::new() };

fn caller(number: i64) -> Caller {
    Caller { id: Id::try_from(number).unwrap(), kind: Kind::Guest, name: format!("P{number}") }
}

/// A table of Saint Malo, and its log.
struct Game {
    live: Live,
    log: Vec<Entry>,
}

impl Game {
    /// Those who sit there, in order: the first one is the host.
    fn new(sitters: &[(Caller, Sitter)]) -> Game {
        let settled = kind("saint-malo").settle(&[("players", "2")]).unwrap();
        let table = Table {
            rules: settled.rules.into(),
            options: settled.lines,
            pace: serde_json::to_string(&Pace::Free).unwrap(),
            stand_in: "novice".into(),
            secret: vec![7; 32],
            ..Table::open(Id::try_from(77).unwrap(), sitters[0].0.id, "saint-malo", 0)
        };
        let live = Live::load(kind("saint-malo"), table, vec![open_seat(0), open_seat(1)], &[]).unwrap();
        let mut game = Game { live, log: Vec::new() };
        for (one, sitter) in sitters {
            game.order(one, &Order::Sit { seat: None, sitter: sitter.clone() }).unwrap();
        }
        game
    }

    fn against_a_bot() -> (Game, Caller) {
        let anna = caller(1);
        (Game::new(&[(anna.clone(), SEATED), (anna.clone(), Sitter::Bot(Level::Novice))]), anna)
    }

    fn order(&mut self, one: &Caller, order: &Order) -> Result<(), Refusal> {
        let change = self.live.change(Some(one), order, None, 1_000)?;
        self.log.extend(change.entries);
        self.live = change.live;
        Ok(())
    }

    /// Whoever is on turn decides, the first thing that uses chance if there is one.
    fn decide(&mut self, one: &Caller) {
        let legal = self.live.board.as_ref().unwrap().legal(false);
        let first = legal.iter().find(|offer| offer.action.starts_with("reroll")).or(legal.first());
        let action = first.unwrap().action.clone();
        match self.live.thinking() {
            Some(_) => {
                let order = Order::Bot { n: self.live.table.version, actions: vec![action], job: 1 };
                let change = self.live.change(None, &order, None, 1_000).unwrap();
                self.log.extend(change.entries);
                self.live = change.live;
            }
            None => self.order(one, &Order::Act { action }).unwrap(),
        }
    }

    /// Goes on until the last decision is this person's and brought something to light.
    fn decide_by_chance(&mut self, one: &Caller) {
        for _ in 0..200 {
            let mine = self.live.thinking().is_none();
            self.decide(one);
            let board = self.live.board.as_ref().unwrap();
            if mine && self.live.seats_of(one.id).all(|row| board.can_undo(kit::Seat(row.seat as u8)).is_err()) {
                return;
            }
        }
        panic!("nothing came to light");
    }

    fn decisions(&self) -> usize {
        self.live.board.as_ref().unwrap().decisions()
    }
}

#[test]
fn against_bots_undo_stops_where_dice_were_thrown() {
    let (mut game, anna) = Game::against_a_bot();
    game.decide_by_chance(&anna);
    let before = game.live.board.as_ref().unwrap().record();
    assert_eq!(game.order(&anna, &Order::Undo), Err(Refusal::UndoRevealed));
    assert_eq!((game.live.board.as_ref().unwrap().record(), game.live.table.practice), (before, false));
}

#[test]
fn a_practice_take_back_goes_further_and_marks_the_game_at_once() {
    let (mut game, anna) = Game::against_a_bot();
    game.decide_by_chance(&anna);
    let (decisions, used, before) = (game.decisions(), game.live.used, game.log.len());
    game.order(&anna, &Order::PracticeTakeBack).unwrap();
    assert_eq!((game.decisions(), game.live.table.practice, game.live.counts()), (decisions - 1, true, false));
    let new: Vec<_> = game.log[before..].iter().map(|entry| (entry.kind, entry.seat_note())).collect();
    assert_eq!(new, [(EntryKind::Seat, Some(SeatNote::Practice)), (EntryKind::Undo, None)], "in one commit");
    assert_eq!(game.live.used, used, "what came up is never used again");
    // The second one says nothing new.
    game.decide_by_chance(&anna);
    let before = game.log.len();
    game.order(&anna, &Order::PracticeTakeBack).unwrap();
    assert_eq!(game.log.len() - before, 1);
}

#[test]
fn chance_after_a_take_back_is_new() {
    let (mut game, anna) = Game::against_a_bot();
    game.decide_by_chance(&anna);
    let mut outcomes = Vec::new();
    for _ in 0..4 {
        let used = game.live.used;
        game.order(&anna, &Order::PracticeTakeBack).unwrap();
        game.decide_by_chance(&anna);
        assert!(game.live.used > used);
        outcomes.push(game.live.used);
    }
    outcomes.dedup();
    assert_eq!(outcomes.len(), 4, "each from a place of its own");
}

#[test]
fn where_nothing_came_to_light_it_is_a_plain_undo() {
    let anna = caller(1);
    let (mut game, _) = Game::against_a_bot();
    for _ in 0..400 {
        let mine = game.live.thinking().is_none();
        game.decide(&anna);
        let board = game.live.board.as_ref().unwrap();
        if mine && game.live.seats_of(anna.id).any(|row| board.can_undo(kit::Seat(row.seat as u8)).is_ok()) {
            let decisions = game.decisions();
            game.order(&anna, &Order::PracticeTakeBack).unwrap();
            assert_eq!((game.decisions(), game.live.table.practice), (decisions - 1, false));
            return;
        }
    }
    panic!("everything came to light");
}

#[test]
fn one_device_may_practise_and_several_people_may_not() {
    let (anna, ben) = (caller(1), caller(2));
    let second = Sitter::Me { name: Some("Child".into()), salt: String::new() };
    let mut game = Game::new(&[(anna.clone(), SEATED), (anna.clone(), second)]);
    game.decide_by_chance(&anna);
    game.order(&anna, &Order::PracticeTakeBack).unwrap();
    assert!(game.live.table.practice);

    let mut game = Game::new(&[(anna.clone(), SEATED), (ben.clone(), SEATED)]);
    let first = if game.live.on_turn().unwrap().person == Some(anna.id) { &anna } else { &ben };
    game.decide_by_chance(first);
    assert_eq!(game.order(first, &Order::PracticeTakeBack), Err(Refusal::NotAlone));
    // Whoever is alone because the other one left gets no new dice for nothing, nor may they decide for both.
    let other = if first == &anna { &ben } else { &anna };
    game.order(other, &Order::Leave).unwrap();
    assert_eq!(game.order(first, &Order::Undo), Err(Refusal::UndoRevealed));
    assert_eq!(game.order(first, &Order::PracticeTakeBack), Err(Refusal::NotAlone));
}

#[test]
fn a_stored_practice_game_is_one_again() {
    let (mut game, anna) = Game::against_a_bot();
    game.decide_by_chance(&anna);
    game.order(&anna, &Order::PracticeTakeBack).unwrap();
    let live = Live::load(game.live.kind, game.live.table.clone(), game.live.seats.clone(), &game.log).unwrap();
    assert!(live.table.practice && live.table.now().practice);
}
