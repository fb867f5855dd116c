//! Who plays in the games that are learned from: the learner, those it should beat, and all kinds of company.

use ::saint_malo::SaintMalo;
use bots::{
    Bot, Random, Weights,
    saint_malo::{Everybody, Judge, Mind, SaintMaloBot, table::Table},
};
use kit::{Chance, Game, Level, Sampled, Silent, Viewer};

use crate::arena::Contender;

/// Somebody at a table.
pub enum Player {
    /// Plays as well as is known now.
    Learner(Mind),
    /// Plays whole turns by a plan.
    Mind(Mind),
    /// Decides one by one.
    Bot(Box<dyn Bot<SaintMalo>>),
}

impl Player {
    /// Plays by habits.
    pub fn novice(seed: u64) -> Player {
        Player::Bot(Box::new(SaintMaloBot::new(Level::Novice, seed)))
    }

    /// Whether its scores show how well the learner plays.
    pub fn learns(&self) -> bool {
        matches!(self, Player::Learner(_))
    }

    /// Plays a turn. Returns what was to be expected before its first roll, where that is known; none if the game does
    /// not go on.
    pub fn turn(
        &mut self,
        game: &mut SaintMalo,
        chance: &mut Sampled,
        weights: &Weights<Table>,
    ) -> Option<Option<Everybody>> {
        let bot = match self {
            Player::Learner(mind) | Player::Mind(mind) => return mind.practise(game, chance, weights).map(Some),
            Player::Bot(bot) => bot,
        };
        let (seat, mut legal) = (game.turn().seat()?, Vec::new());
        while game.turn().seat() == Some(seat) {
            game.legal(&mut legal);
            let choice = bot.choose(&game.view(Viewer::Seat(seat)), &legal);
            game.apply(*legal.get(choice)?, chance, &mut Silent).ok()?;
        }
        Some(None)
    }
}

/// The learner and the one that is to be beaten.
pub fn duel(learner: &Mind, rival: Contender, seed: u64) -> Vec<Player> {
    let mut players = vec![Player::Learner(learner.clone()), Player::Bot(rival.bot::<SaintMalo>(seed))];
    if seed % 2 == 1 {
        players.swap(0, 1);
    }
    players
}

/// Who sits at a table: the learner alone, with the yardstick, at mixed tables, or one kind of company by itself.
pub fn table(learner: &Mind, players: u8, seed: u64) -> Vec<Player> {
    let mut lot = Sampled::new(seed ^ 0xc0);
    let (kind, alike) = (lot.pick(20), lot.pick(9));
    (0..players)
        .map(|_| match kind {
            0..=6 => Player::Learner(learner.clone()),
            7..=9 => of_kind(lot.pick(2), learner, &mut lot),
            10..=15 => {
                let kind = lot.pick(13).saturating_sub(4);
                of_kind(kind, learner, &mut lot)
            }
            _ => of_kind(1 + alike % 8, learner, &mut lot),
        })
        .collect()
}

/// Somebody of one kind.
fn of_kind(kind: u32, learner: &Mind, lot: &mut Sampled) -> Player {
    let haste = lot.pick(11) as f32 / 10.0;
    match kind {
        0 => Player::Learner(learner.clone()),
        1 => Player::Mind(Mind::plain(Judge::learned())),
        2 | 3 => Player::Mind(Mind::plain(Judge::Thumb)),
        4 => Player::Mind(Mind::plain(Judge::Gain)),
        5 => Player::Mind(learner.clone().hurried(0.02 * haste)),
        6 => Player::Mind(Mind::plain(Judge::Thumb).hurried(2.0 * haste)),
        7 => Player::novice(lot.pick(1000).into()),
        _ => Player::Bot(Box::new(Random::new(lot.pick(1000).into()))),
    }
}
