//! `lab populate`: fills a database with many games and accounts, to see how a server copes with them.

use std::{
    collections::BTreeMap,
    num::NonZero,
    sync::atomic::{AtomicBool, Ordering},
    time::{Instant, SystemTime},
};

use bots::Level;
use clap::Args;
use cli::{
    args::SeedArg,
    failure::{Failure, Result},
    seed::Seed,
    server::{Progress, Settings, block_on},
};
use kit::{Chance, Sampled};
use store::{Id, Rating, Store, Table, Whole};
use web::{
    known_games,
    populate::{Extent, Wanted},
};

use crate::parallel::{in_order, stop_on_interrupt, threads};

/// How many games go into one transaction.
const BATCH: u64 = 256;
const DAY: i64 = 86_400_000;

#[derive(Args, Debug)]
pub struct PopulateArgs {
    /// How many finished games; for every hundred of them one is running and one waits for players
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    games: u64,

    /// How many accounts, all of them rated
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(5..))]
    accounts: u64,

    /// How well people and bots play: random, or a step of the ladder (novice to grandmaster)
    #[arg(long, value_name = "BOT", default_value = "random")]
    level: Level,

    /// How many threads [default: one per core]
    #[arg(long, short, value_name = "T")]
    threads: Option<NonZero<usize>>,

    /// Leave finished games as they were played: what a server does to a database that is older than packing
    #[arg(long)]
    unpacked: bool,

    #[command(flatten)]
    seed: SeedArg,

    #[command(flatten)]
    settings: Settings,
}

/// What made-up ratings are computed from: games played and won.
type Played = BTreeMap<(Id, String), (i64, f64)>;

impl PopulateArgs {
    pub fn run(&self) -> Result {
        let (seed, begun, stop) = (self.seed.get(), Instant::now(), stop_on_interrupt()?);
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_err(Failure::new)?.as_millis() as i64;
        let people = (0..self.accounts).map(|number| Ok((id(seed, "account", number)?, format!("Player {number}"))));
        let people: Vec<(Id, String)> = people.collect::<Result<_>>()?;
        let all = self.games + 2 * (self.games / 100);
        block_on(async {
            let (store, _) = self.settings.open().await?;
            let year_ago = now - 365 * DAY;
            store.put_accounts(&people, year_ago).await.map_err(|error| {
                Failure::new(format!("{error}: a database is populated once with the same seed, or while it is empty"))
            })?;
            let (progress, mut played, mut done) = (Progress::new("games", all), Played::new(), 0);
            while done < all && !stop.load(Ordering::Relaxed) {
                let end = all.min(done + BATCH);
                let wanted =
                    (done..end).map(|index| self.wanted(seed, index, &people, now)).collect::<Result<Vec<_>>>()?;
                let games = tokio::task::block_in_place(|| play(&wanted, threads(self.threads)))?;
                store.put_whole(&games, !self.unpacked).await?;
                games.iter().for_each(|game| count(&mut played, game));
                done = end;
                progress.set(done);
            }
            progress.end();
            rate(&store, seed, &people, &played).await?;
            store.close().await;
            println!(
                "seed {seed}: {done} games and {} accounts in {:.0} s",
                self.accounts,
                begun.elapsed().as_secs_f64()
            );
            Ok(())
        })
    }

    /// The properties of a game by its number; they depend only on the seed.
    fn wanted(&self, seed: Seed, index: u64, people: &[(Id, String)], now: i64) -> Result<Wanted> {
        let number = seed.of_game(index);
        let mut chance = Sampled::new(number);
        let games: Vec<_> = known_games().iter().collect();
        let game = games[chance.pick(games.len() as u32) as usize];
        let fits = |players: &u32| game.settle(&[("players", players.to_string().as_str())]).is_ok();
        let most = (2..9).rev().find(fits).unwrap_or(2);
        let players = 2 + chance.pick(most - 1) as u8;
        let sitting = 1 + chance.pick(u32::from(players));
        // Some people play much more than others.
        let mut some = BTreeMap::new();
        while some.len() < sitting as usize {
            let place = people.len() as f64 * (f64::from(chance.pick(1 << 20)) / f64::from(1 << 20)).powi(2);
            let place = (place as usize).min(people.len() - 1);
            some.insert(place, people[place].clone());
        }
        let extent = match index.checked_sub(self.games) {
            None => Extent::Finished,
            Some(over) if over % 2 == 0 => Extent::Running(chance.pick(120) as usize),
            Some(_) => Extent::Open,
        };
        let back = if extent == Extent::Finished { i64::from(chance.pick(364)) * DAY + DAY } else { 3_600_000 };
        let at = now - back + i64::from(chance.pick(3_000_000));
        let (table, people) = (id(seed, "table", index)?, some.into_values().collect());
        Ok(Wanted { table, game, people, players, level: self.level, extent, at, seed: number })
    }
}

/// An id derived from the seed.
fn id(seed: Seed, of: &str, index: u64) -> Result<Id> {
    let salt = of.bytes().fold(1u64, |sum, byte| sum.wrapping_mul(257).wrapping_add(byte.into()));
    let mut chance = Sampled::new(seed.of_game(index) ^ salt);
    let number = u64::from(chance.pick(1 << 26)) << 26 | u64::from(chance.pick(1 << 26));
    Id::try_from(number.max(1) as i64).map_err(Failure::new)
}

/// Plays these games on all threads; returns them in order.
fn play(wanted: &[Wanted], threads: usize) -> Result<Vec<Whole>> {
    let played =
        in_order(threads, wanted.len() as u64, &AtomicBool::new(false), |index| wanted[index as usize].play())?;
    played.into_iter().map(|one| one.map_err(Failure::from)).collect()
}

/// Notes who played a rated game, and who won it.
fn count(played: &mut Played, (table, seats, _): &Whole) {
    let winners = winners(table);
    for seat in seats.iter().filter(|_| table.rated) {
        let Some(person) = seat.person else { continue };
        let sum = played.entry((person, table.game.clone())).or_default();
        sum.0 += 1;
        if winners.contains(&seat.seat) {
            sum.1 += 1.0 / winners.len() as f64;
        }
    }
}

fn winners(table: &Table) -> Vec<i64> {
    let result: Option<serde_json::Value> = table.result.as_deref().and_then(|text| serde_json::from_str(text).ok());
    let list = result.and_then(|result| Some(result["winners"].as_array()?.clone())).unwrap_or_default();
    list.iter().filter_map(serde_json::Value::as_i64).collect()
}

/// Gives every account a rating at every game. The figures are made up; the games and wins are not.
async fn rate(store: &Store, seed: Seed, people: &[(Id, String)], played: &Played) -> Result {
    let mut ratings = Vec::new();
    for (number, (person, _)) in (0..).zip(people) {
        let mut chance = Sampled::new(seed.of_game(number).rotate_left(7));
        for game in known_games().names() {
            let (games, wins) = played.get(&(*person, game.to_owned())).copied().unwrap_or((1, 0.0));
            let some = |chance: &mut Sampled, from: f64, to: f64| {
                from + (to - from) * f64::from(chance.pick(1 << 20)) / f64::from(1 << 20)
            };
            let (rating, uncertainty) = (some(&mut chance, 15.0, 40.0), some(&mut chance, 1.0, 8.0));
            ratings.push(Rating { person: *person, game: game.into(), rating, uncertainty, games, wins });
        }
    }
    Ok(store.put_ratings(&ratings).await?)
}
