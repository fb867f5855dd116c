//! The four goods and amounts of them.

use std::{fmt, str::FromStr};

use kit::BadText;
use serde::Serialize;

/// One of the four goods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Good {
    /// `g`; 42 pieces of it are in the box, of the others 30 each (V-COMP-9).
    Gold,
    /// `w`, a material.
    Wood,
    /// `s`, a material.
    Stone,
    /// `b`, a material.
    Brick,
}

impl Good {
    /// All four, in the order of the rules.
    pub const ALL: [Good; 4] = [Good::Gold, Good::Wood, Good::Stone, Good::Brick];
    /// Everything but gold.
    pub const MATERIALS: [Good; 3] = [Good::Wood, Good::Stone, Good::Brick];

    /// The name in records.
    pub fn name(self) -> &'static str {
        match self {
            Good::Gold => "gold",
            Good::Wood => "wood",
            Good::Stone => "stone",
            Good::Brick => "brick",
        }
    }

    fn letter(self) -> char {
        ['g', 'w', 's', 'b'][self as usize]
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Good {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let known = Good::ALL.into_iter().find(|good| good.name() == text);
        known.ok_or_else(|| BadText(format!("'{text}' is no good: gold, wood, stone or brick")))
    }
}

/// An amount of gold, wood, stone and brick.
///
/// Its text is `2g5w2b`, or `0` for nothing. Amounts are small (`u8`) in an action and may be large (`u16`) in a store.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Goods<N = u16>(pub [N; 4]);

/// The goods that an action pays.
pub type Payment = Goods<u8>;

impl<N: Copy> Goods<N> {
    /// How much of one good.
    #[inline]
    pub fn of(self, good: Good) -> N {
        self.0[good as usize]
    }
}

impl Goods {
    /// An amount of one good only.
    #[inline]
    pub fn only(good: Good, amount: u16) -> Goods {
        let mut goods = Goods::default();
        goods.0[good as usize] = amount;
        goods
    }

    /// All goods together.
    #[inline]
    pub fn total(self) -> u16 {
        self.0.iter().sum()
    }

    /// Whether there is at least as much of every good.
    #[inline]
    pub fn covers(self, price: Goods) -> bool {
        self.0.iter().zip(price.0).all(|(&have, need)| have >= need)
    }

    /// What is missing to cover that amount, good by good.
    #[inline]
    pub fn short_of(self, price: Goods) -> Goods {
        let mut short = price;
        short.0.iter_mut().zip(self.0).for_each(|(short, have)| *short = short.saturating_sub(have));
        short
    }

    /// The goods with an amount above 0.
    pub fn kinds(self) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(move |&good| self.of(good) > 0)
    }

    /// As words: `1 stone and 2 brick`.
    pub fn words(self) -> String {
        let words: Vec<_> = self.kinds().map(|good| format!("{} {good}", self.of(good))).collect();
        match &words[..] {
            [] => "nothing".into(),
            [one] => one.clone(),
            [some @ .., last] => format!("{} and {last}", some.join(", ")),
        }
    }
}

impl From<Payment> for Goods {
    #[inline]
    fn from(payment: Payment) -> Goods {
        Goods(payment.0.map(u16::from))
    }
}

impl<N: Copy + Into<u32>> fmt::Display for Goods<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut amounts =
            self.0.iter().zip(Good::ALL).map(|(&n, good)| (n.into(), good)).filter(|&(n, _)| n > 0).peekable();
        if amounts.peek().is_none() {
            return f.write_str("0");
        }
        amounts.try_for_each(|(n, good)| write!(f, "{n}{}", good.letter()))
    }
}

impl<N: Copy + Into<u32>> fmt::Debug for Goods<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<N: FromStr + Copy + Default + Into<u32>> FromStr for Goods<N> {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Self, BadText> {
        let bad = || BadText(format!("'{text}' is no amount of goods: such as 2g5w2b, in the order g w s b, or 0"));
        let mut goods = Goods([N::default(); 4]);
        let mut rest = text;
        for (good, amount) in Good::ALL.into_iter().zip(&mut goods.0) {
            if let Some((number, tail)) = rest.split_once(good.letter())
                && number.bytes().all(|digit| digit.is_ascii_digit())
            {
                *amount = number.parse().map_err(|_| bad())?;
                rest = tail;
            }
        }
        // Only one text form is accepted: the one that would be printed.
        if goods.to_string() == text { Ok(goods) } else { Err(bad()) }
    }
}

impl<N: Copy + Serialize> Serialize for Goods<N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Good::ALL.into_iter().map(|good| (good.name(), self.of(good))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_have_one_text_form() {
        assert_eq!("2g5w2b".parse::<Payment>().unwrap(), Goods([2, 5, 0, 2]));
        assert_eq!(Goods([0u8, 0, 0, 0]).to_string(), "0");
        for text in ["0", "1g", "12b", "1g2w3s4b"] {
            assert_eq!(text.parse::<Payment>().unwrap().to_string(), text);
        }
        for text in ["", "g", "0g", "01g", "2w1g", "1g1g", "300g", "-1g", "1x", "1g ", "+1g"] {
            assert!(text.parse::<Payment>().is_err(), "{text}");
        }
    }

    #[test]
    fn goods_read_as_words() {
        assert_eq!(Goods([0, 0, 1, 0]).words(), "1 stone");
        assert_eq!(Goods([1, 0, 1, 2]).words(), "1 gold, 1 stone and 2 brick");
    }
}
