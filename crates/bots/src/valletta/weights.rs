//! The file of weights: a few lines that say how they came about, then the numbers.

use std::sync::OnceLock;

use ::valletta::{Card, Colour};
use kit::{Chance, Sampled};

use super::{
    features::{COUNT, RIVALS, place},
    value::{ANSWERS, BENT, WIDTH, Weights},
};

const HEAD: &str = "intramuros valletta weights 2";

/// The sizes of the three parts.
const SIZES: [usize; 3] = [(COUNT + 1) * WIDTH, BENT * ANSWERS, COUNT + 1];

impl Weights {
    /// What the bots play with.
    pub fn embedded() -> &'static Weights {
        static EMBEDDED: OnceLock<Weights> = OnceLock::new();
        EMBEDDED.get_or_init(|| {
            let file = include_bytes!("../../data/valletta.weights");
            Weights::read(file).unwrap_or_else(|_| Weights::first_guess(1))
        })
    }

    /// Where learning begins: the coarse value by rule of thumb, the net by lot.
    ///
    /// The rule of thumb only has to play games that end; everything in it is learned anew.
    pub fn first_guess(seed: u64) -> Weights {
        let mut chance = Sampled::new(seed);
        let mut lot = |size: f32| (chance.pick(20_001) as f32 / 10_000.0 - 1.0) * size;
        let mut first: Vec<f32> = (0..SIZES[0]).map(|_| lot(0.15)).collect();
        // The straight sums begin at nothing.
        first.chunks_mut(WIDTH).for_each(|row| row[BENT..].fill(0.0));
        let second = (0..SIZES[1]).map(|_| lot(0.1)).collect();
        let mut coarse = vec![0.0; SIZES[2]];
        let worths = [(place::GOODS, 0.3, -0.15), (place::POINTS, 1.25, -1.25), (place::BUILDINGS, 1.5, -1.5)];
        for (place, own, rivals) in worths {
            (coarse[place], coarse[RIVALS.start + place]) = (own, rivals);
        }
        coarse[place::ICONS].fill(0.1);
        coarse[place::COUNTING].fill(0.2);
        for card in Card::ALL {
            let worth = match card.colour() {
                Colour::Red | Colour::Purple => 0.0,
                Colour::Green => 0.05,
                Colour::Blue => 0.07,
                Colour::Yellow => 0.12,
            };
            let builder = if card == Card::Builder { 0.1 } else { 0.0 };
            coarse[place::CARDS + card as usize] = worth + builder;
            coarse[place::LAST_CARDS + card as usize] = worth + builder / 2.0;
        }
        Weights { first, second, coarse, story: "first guess".into() }
    }

    /// As a file.
    pub fn write(&self) -> Vec<u8> {
        let mut file = format!("{HEAD}\n{}\n{COUNT} figures, {WIDTH} sums\n\n", self.story).into_bytes();
        let numbers = [&self.first, &self.second, &self.coarse].into_iter().flatten();
        numbers.for_each(|number| file.extend(number.to_le_bytes()));
        file
    }

    /// From a file; the sentence says what is wrong with it.
    pub fn read(file: &[u8]) -> Result<Weights, String> {
        let end = file.windows(2).position(|pair| pair == b"\n\n").ok_or("no head")?;
        let head = String::from_utf8_lossy(&file[..end]);
        let mut lines = head.lines();
        if lines.next() != Some(HEAD) {
            return Err(format!("the file does not begin with '{HEAD}'"));
        }
        let story = lines.next().unwrap_or_default().to_owned();
        let (chunks, rest) = file[end + 2..].as_chunks::<4>();
        let expected: usize = SIZES.iter().sum();
        if chunks.len() != expected || !rest.is_empty() {
            return Err(format!("{} numbers instead of {expected}", chunks.len()));
        }
        let mut numbers = chunks.iter().map(|&bytes| f32::from_le_bytes(bytes));
        let [first, second, coarse] = SIZES.map(|size| numbers.by_ref().take(size).collect());
        Ok(Weights { first, second, coarse, story })
    }
}
