//! Learned weights, and the one format of their files.
//!
//! Up to its first empty line a file is text: what it is, for which game, how it was made, the layers with their sizes and
//! the features by name. Then come the numbers, layer by layer and row by row, each in the four bytes of an [`f32`], the
//! lowest byte first.

use std::{fmt, marker::PhantomData};

/// The first line of every file.
const FORMAT: &str = "intramuros weights 1";

/// A learned function: which numbers it has, and what it looks at.
pub trait Network: 'static {
    /// The game whose positions it values.
    const GAME: &'static str;

    /// The layers, in the order of their numbers.
    const LAYERS: &'static [Layer];

    /// What the function looks at, by name, in the order of the rows of the first layer.
    fn feature_names() -> Vec<String>;
}

/// A part of the weights: a table of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layer {
    /// What it is called in files.
    pub name: &'static str,
    /// One for each number that comes in.
    pub rows: usize,
    /// One for each number that goes out.
    pub columns: usize,
}

impl Layer {
    /// A layer of this name and size.
    pub const fn new(name: &'static str, rows: usize, columns: usize) -> Layer {
        Layer { name, rows, columns }
    }
}

/// The learned weights of a network, and how they were made.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights<N> {
    /// Games, seed and settings, for the reader of the file.
    pub made: String,
    /// The numbers of all layers.
    pub(crate) all: Vec<f32>,
    network: PhantomData<N>,
}

/// Why a file is not the weights of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum BadWeights {
    /// No empty line ends the header.
    NoHeader,
    /// A line of the header is another than the game needs.
    Line {
        /// Its number, from 1.
        line: usize,
        /// What should be there.
        expected: String,
        /// What is there.
        found: String,
    },
    /// There are too many or too few numbers.
    Size {
        /// How many bytes the numbers of this game take.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A number is infinite or none at all.
    NotFinite {
        /// In which layer.
        layer: &'static str,
        /// In which row, from 1.
        row: usize,
        /// In which column, from 1.
        column: usize,
    },
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadWeights::NoHeader => write!(f, "no file of weights: no empty line ends its header"),
            BadWeights::Line { line, expected, found } => {
                write!(f, "line {line} of the weights is '{found}' instead of '{expected}'")
            }
            BadWeights::Size { expected, found } => {
                write!(f, "the numbers of the weights take {found} bytes instead of {expected}")
            }
            BadWeights::NotFinite { layer, row, column } => {
                write!(f, "the weight in layer '{layer}', row {row}, column {column} is no finite number")
            }
        }
    }
}

impl std::error::Error for BadWeights {}

impl<N: Network> Weights<N> {
    /// How many numbers there are.
    pub const SIZE: usize = {
        let (mut size, mut layer) = (0, 0);
        while layer < N::LAYERS.len() {
            size += N::LAYERS[layer].rows * N::LAYERS[layer].columns;
            layer += 1;
        }
        size
    };

    /// Nothing but zeros: where learning begins.
    pub fn zero() -> Self {
        Weights { made: String::new(), all: vec![0.0; Self::SIZE], network: PhantomData }
    }

    /// The numbers of all layers.
    pub fn numbers(&self) -> &[f32] {
        &self.all
    }

    /// The numbers of all layers, to be learned.
    pub fn numbers_mut(&mut self) -> &mut [f32] {
        &mut self.all
    }

    /// The weights as a file.
    pub fn write(&self) -> Vec<u8> {
        let mut file = header::<N>(&self.made).join("\n").into_bytes();
        file.extend(b"\n\n");
        self.all.iter().for_each(|number| file.extend(number.to_le_bytes()));
        file
    }

    /// The weights from a file that was made for the game as it is now.
    pub fn read(file: &[u8]) -> Result<Self, BadWeights> {
        let end = file.windows(2).position(|pair| pair == b"\n\n").ok_or(BadWeights::NoHeader)?;
        let text = String::from_utf8_lossy(&file[..end]);
        let made = text.lines().find_map(|line| line.strip_prefix("made: ")).unwrap_or_default().to_owned();
        let expected = header::<N>(&made);
        for place in 0..expected.len().max(text.lines().count()) {
            let expected = expected.get(place).cloned().unwrap_or_default();
            let found = text.lines().nth(place).unwrap_or_default();
            if expected != found {
                return Err(BadWeights::Line { line: place + 1, expected, found: found.to_owned() });
            }
        }
        let (numbers, rest) = file[end + 2..].as_chunks::<4>();
        if numbers.len() != Self::SIZE || !rest.is_empty() {
            return Err(BadWeights::Size { expected: 4 * Self::SIZE, found: 4 * numbers.len() + rest.len() });
        }
        let all: Vec<f32> = numbers.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect();
        match all.iter().position(|number| !number.is_finite()) {
            Some(place) => Err(not_finite::<N>(place)),
            None => Ok(Weights { made, all, network: PhantomData }),
        }
    }
}

/// The lines before the numbers.
fn header<N: Network>(made: &str) -> Vec<String> {
    // An empty line would end the header.
    let mut lines = vec![FORMAT.to_owned(), format!("game: {}", N::GAME), format!("made: {}", made.replace('\n', " "))];
    lines.extend(N::LAYERS.iter().map(|layer| format!("layer: {}, {} x {}", layer.name, layer.rows, layer.columns)));
    lines.extend(N::feature_names().iter().map(|name| format!("feature: {name}")));
    lines
}

/// Says where the number at this place stands.
fn not_finite<N: Network>(mut place: usize) -> BadWeights {
    let mut layers = N::LAYERS.iter();
    let layer = layers.find(|layer| {
        let inside = place < layer.rows * layer.columns;
        place -= if inside { 0 } else { layer.rows * layer.columns };
        inside
    });
    let Layer { name, columns, .. } = *layer.unwrap_or(&Layer::new("", 1, 1));
    BadWeights::NotFinite { layer: name, row: place / columns + 1, column: place % columns + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{saint_malo::net::Points as SaintMalo, valletta::value::Margin as Valletta};

    const FILES: [&[u8]; 2] =
        [include_bytes!("../data/saint_malo.weights"), include_bytes!("../data/valletta.weights")];

    /// FNV-1a over the bits of all numbers.
    fn digest(numbers: &[f32]) -> u64 {
        let add = |sum: u64, number: &f32| (sum ^ u64::from(number.to_bits())).wrapping_mul(0x100_0000_01b3);
        numbers.iter().fold(0xcbf2_9ce4_8422_2325, add)
    }

    #[test]
    fn the_numbers_of_this_build_are_those_that_were_learned() {
        let (saint_malo, valletta) =
            (Weights::<SaintMalo>::read(FILES[0]).unwrap(), Weights::<Valletta>::read(FILES[1]).unwrap());
        assert_eq!(digest(&saint_malo.all), 0x9fdf_5fc0_2296_ffa4);
        assert_eq!(digest(&valletta.all), 0x1cf2_5a77_e2cd_975c);
        assert!(saint_malo.made.starts_with("10000 games") && valletta.made.contains("18000 games"));
    }

    #[test]
    fn a_file_reads_as_what_was_written() {
        fn there_and_back<N: Network>(file: &[u8]) {
            let weights = Weights::<N>::read(file).unwrap();
            assert!(weights.write() == file);
        }
        there_and_back::<SaintMalo>(FILES[0]);
        there_and_back::<Valletta>(FILES[1]);
        let told = Weights::<Valletta> { made: "in two\n\nlines".into(), ..Weights::zero() };
        assert_eq!(Weights::<Valletta>::read(&told.write()).unwrap().made, "in two  lines");
    }

    #[test]
    fn a_bad_file_is_refused_with_what_is_wrong_and_where() {
        let why = |file: &[u8]| Weights::<SaintMalo>::read(file).unwrap_err().to_string();
        let good = Weights::<SaintMalo>::zero().write();
        let header = good.len() - 4 * Weights::<SaintMalo>::SIZE;
        assert_eq!(why(b"something else"), "no file of weights: no empty line ends its header");
        assert_eq!(why(b"letter\n\n"), "line 1 of the weights is 'letter' instead of 'intramuros weights 1'");
        assert_eq!(why(FILES[1]), "line 2 of the weights is 'game: valletta' instead of 'game: saint-malo'");
        assert_eq!(why(&good[..good.len() - 3]), "the numbers of the weights take 48873 bytes instead of 48876");
        let mut other = good.clone();
        let name = good.windows(4).position(|word| word == b"logs").unwrap();
        other[name..name + 4].copy_from_slice(b"oxen");
        assert_eq!(why(&other), "line 18 of the weights is 'feature: oxen' instead of 'feature: logs'");
        let mut broken = good.clone();
        let place = header + 4 * (64 * 2 + 5);
        broken[place..place + 4].copy_from_slice(&f32::NAN.to_le_bytes());
        assert_eq!(why(&broken), "the weight in layer 'hidden', row 3, column 6 is no finite number");
        broken.truncate(good.len());
        broken[place..place + 4].fill(0);
        broken[good.len() - 4..].copy_from_slice(&f32::INFINITY.to_le_bytes());
        assert_eq!(why(&broken), "the weight in layer 'linear bias', row 1, column 1 is no finite number");
    }
}
