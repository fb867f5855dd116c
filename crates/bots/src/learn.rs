//! Learning by self-play, the same way for both games.

use ::saint_malo::SaintMalo;
use ::valletta::Valletta;
use kit::Game;

use crate::{saint_malo, valletta};

/// What is to be learned from.
#[derive(Clone, Debug)]
pub struct Course {
    /// How many games to play.
    pub games: u64,
    /// How many games are played at the same time; it changes no weight.
    pub threads: usize,
    /// Equal seeds give equal weights.
    pub seed: u64,
    /// A file of weights to go on from.
    pub from: Option<Vec<u8>>,
}

/// How far it is.
#[derive(Clone, Debug)]
pub struct Learned {
    /// Games played so far.
    pub games: u64,
    /// The mean final score of all seats in the last games.
    pub score: f64,
    /// How far the value function was off in the last games, in its own measure.
    pub error: f64,
    /// The weights so far, as a file.
    pub file: Vec<u8>,
}

/// A game whose value function is learned.
pub trait Learn: Game {
    /// Learns and reports now and then; the report answers false to stop.
    fn learn(course: &Course, report: &mut dyn FnMut(Learned) -> bool) -> Result<(), String>;
}

impl Learn for SaintMalo {
    fn learn(course: &Course, report: &mut dyn FnMut(Learned) -> bool) -> Result<(), String> {
        use saint_malo::train::{Settings, train};
        let Course { games, threads, seed, ref from } = *course;
        let read = |file: &Vec<u8>| {
            let text = str::from_utf8(file).ok()?;
            saint_malo::Weights::read(text)
        };
        let from = from.as_ref().map(|file| read(file).ok_or("no file of weights for Saint Malo")).transpose()?;
        train(&Settings { games, threads, seed, ..Settings::default() }, from, &mut |progress| {
            let file = progress.weights.print().into_bytes();
            report(Learned { games: progress.games, score: progress.mean, error: progress.error, file })
        });
        Ok(())
    }
}

impl Learn for Valletta {
    fn learn(course: &Course, report: &mut dyn FnMut(Learned) -> bool) -> Result<(), String> {
        use valletta::train::{Settings, train};
        let Course { games, threads, seed, ref from } = *course;
        let from = from.as_ref().map(|file| valletta::Weights::read(file)).transpose()?;
        train(&Settings { games, threads, seed, ..Settings::default() }, from, &mut |progress, weights| {
            let (score, error) = (progress.score.into(), progress.error.into());
            report(Learned { games: progress.games, score, error, file: weights.write() })
        });
        Ok(())
    }
}
