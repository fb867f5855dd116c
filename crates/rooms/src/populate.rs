//! Games as a server would have stored them, played by bots instead of people: to fill a database and see how it copes
//! with many. Chance comes from a committed secret, as at every table.

use bots::Level;
use kit::{Chance, Sampled};
use store::{Entry, Id, Kind, Status, Table, Whole};
use table::{Caller, Live, Order, Pace, Refusal, Result, Secret, Sitter, open_seat, refusal::Part};

use crate::Thinks;

/// How far a game is to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// The host waits for others.
    Open,
    /// Somebody is on turn, after this many entries at least.
    Running(usize),
    /// It is over.
    Finished,
}

/// What kind of game is wanted.
#[derive(Clone)]
pub struct Wanted {
    /// The id that the table gets.
    pub table: Id,
    /// Which game.
    pub game: &'static dyn Thinks,
    /// The people, each once, the host first. Bots take the other seats.
    pub people: Vec<(Id, String)>,
    /// How many play.
    pub players: u8,
    /// How well everybody plays.
    pub level: Level,
    /// How far it is played.
    pub extent: Extent,
    /// When the table was made.
    pub at: i64,
    /// Everything random follows from it.
    pub seed: u64,
}

impl Wanted {
    /// The table with its seats and its whole log.
    pub fn play(&self) -> Result<Whole> {
        let mut chance = Sampled::new(self.seed);
        let mut playing = Playing { now: self.at, log: Vec::new(), live: self.set_up(&mut chance)?, chance };
        let callers: Vec<Caller> = self.people.iter().map(caller).collect();
        let host = callers.first().ok_or_else(|| Refusal::bad(Part::People, "somebody must be the host"))?;
        for seat in 0..usize::from(self.players) {
            if self.extent == Extent::Open && seat > 0 {
                break;
            }
            let salt = format!("salt{}", playing.chance.pick(1_000_000));
            let (who, sitter) = match callers.get(seat) {
                Some(who) => (who, Sitter::Me { name: None, salt }),
                None => (host, Sitter::Bot(self.level)),
            };
            playing.order(Some(who), &Order::Sit { seat: Some(seat), sitter }, false)?;
        }
        while playing.live.table.status == Status::Playing {
            let row = playing.live.on_turn().ok_or_else(|| Refusal::internal("nobody is on turn"))?;
            let who = callers.iter().find(|caller| row.person == Some(caller.id));
            if matches!(self.extent, Extent::Running(least) if who.is_some() && playing.log.len() >= least) {
                break;
            }
            playing.turn(self.game, who, self.level)?;
        }
        Ok((playing.live.table, playing.live.seats, playing.log))
    }

    fn set_up(&self, chance: &mut Sampled) -> Result<Live> {
        let secret: Vec<u8> = (0..32).map(|_| chance.pick(256) as u8).collect();
        let secret = Secret::from_bytes(&secret).ok_or_else(|| Refusal::internal("no secret"))?;
        let players = self.players.to_string();
        let settled = self.game.settle(&[("players", players.as_str())]);
        let settled = settled.map_err(|bad| Refusal::BadOptions { why: bad.to_string() })?;
        let host = self.people.first().map_or(Id::FIRST, |(id, _)| *id);
        let all_people = self.people.len() == usize::from(self.players);
        let table = Table {
            invite: format!("{:032x}", u128::from(self.seed) << 64 | u128::from(self.table.number() as u64)),
            rules: i64::from(settled.rules),
            options: settled.lines,
            pace: serde_json::to_string(&Pace::Free).map_err(Refusal::internal)?,
            rated: all_people && self.extent == Extent::Finished,
            stand_in: Level::Apprentice.to_string(),
            commitment: secret.commitment(),
            secret: secret.bytes().to_vec(),
            ..Table::open(self.table, host, self.game.name(), self.at)
        };
        Ok(Live::load(self.game, table, (0..usize::from(self.players)).map(open_seat).collect(), &[])?)
    }
}

fn caller((id, name): &(Id, String)) -> Caller {
    Caller { id: *id, kind: Kind::Account, name: name.clone() }
}

/// A game that is being played.
struct Playing {
    live: Live,
    log: Vec<Entry>,
    now: i64,
    chance: Sampled,
}

impl Playing {
    /// What the seat on turn does, up to the next thing that it cannot know.
    fn turn(&mut self, game: &dyn Thinks, who: Option<&Caller>, level: Level) -> Result {
        let board = self.live.board.clone().ok_or_else(|| Refusal::internal("there is no game"))?;
        let actions = game.plan(&*board, level, u64::from(self.chance.pick(u32::MAX)));
        match who {
            None => self.order(None, &Order::Bot { n: self.live.table.version, actions, job: 0 }, false),
            Some(_) => actions.into_iter().try_for_each(|action| self.order(who, &Order::Act { action }, true)),
        }
    }

    fn order(&mut self, who: Option<&Caller>, order: &Order, keyed: bool) -> Result {
        // A person thinks for seconds, a bot for milliseconds.
        let thought = if who.is_some() { 400 + self.chance.pick(8000) } else { 1 + self.chance.pick(40) };
        self.now += i64::from(thought);
        let key =
            keyed.then(|| format!("{:016x}", u64::from(self.chance.pick(u32::MAX)) << 24 | self.log.len() as u64));
        let change = self.live.change(who, order, key.as_deref(), self.now)?;
        self.live = change.live;
        self.log.extend(change.entries);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use saint_malo::SaintMalo;
    use table::Of;
    use valletta::Valletta;

    use super::*;
    use crate::{Games, verify};

    fn games() -> Games {
        Games::new([&Of::<SaintMalo>::GAME as &dyn Thinks, &Of::<Valletta>::GAME])
    }

    fn wanted(game: &'static dyn Thinks, players: u8, people: i64, extent: Extent) -> Wanted {
        let people = (1..=people).map(|number| (Id::try_from(number).unwrap(), format!("P{number}"))).collect();
        let table = Id::try_from(77).unwrap();
        Wanted { table, game, people, players, level: Level::Random, extent, at: 1_700_000_000_000, seed: 5 }
    }

    #[test]
    fn games_are_played_as_a_server_would_store_them() {
        for game in games().iter() {
            let (table, seats, log) = wanted(game, 3, 2, Extent::Finished).play().unwrap();
            assert_eq!((table.status, table.rated, seats.len()), (Status::Over, false, 3));
            assert_eq!(verify::table(game, &table, &seats, &log), Ok(()));
            assert_eq!(wanted(game, 3, 2, Extent::Finished).play().unwrap().2, log, "the seed decides");
            let (table, seats, log) = wanted(game, 2, 2, Extent::Running(30)).play().unwrap();
            assert_eq!((table.status, verify::table(game, &table, &seats, &log)), (Status::Playing, Ok(())));
            let (table, _, log) = wanted(game, 4, 1, Extent::Open).play().unwrap();
            assert_eq!((table.status, log.len()), (Status::Open, 1));
        }
    }
}
