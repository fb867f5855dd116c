//! The file of weights: a few lines that say how they came about, then the numbers.

use std::sync::OnceLock;

use super::{
    names::COUNT,
    value::{HIDDEN, OUTPUTS, RELUS, Weights},
};

const HEAD: &str = "intramuros valletta weights 2";

/// The sizes of the three parts.
pub const SIZES: [usize; 3] = [(COUNT + 1) * HIDDEN, RELUS * OUTPUTS, COUNT + 1];

impl Weights {
    /// What the bots play with.
    pub fn embedded() -> &'static Weights {
        static EMBEDDED: OnceLock<Weights> = OnceLock::new();
        EMBEDDED.get_or_init(|| {
            let file = include_bytes!("../../data/valletta.weights");
            Weights::read(file).expect("our own weights are sound")
        })
    }

    /// As a file.
    pub fn write(&self) -> Vec<u8> {
        let mut file = format!("{HEAD}\n{}\n{COUNT} figures, {HIDDEN} sums\n\n", self.story).into_bytes();
        let numbers = [&self.first, &self.second, &self.linear].into_iter().flatten();
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
        let [first, second, linear] = SIZES.map(|size| numbers.by_ref().take(size).collect());
        Ok(Weights { first, second, linear, story })
    }
}
