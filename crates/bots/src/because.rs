//! Reasons as messages that can be translated: which sentence, which pieces, how many.

use kit::Message;

use crate::{saint_malo, valletta};

impl saint_malo::Reason {
    /// The reason as a message.
    pub fn message(&self) -> Message {
        use saint_malo::Reason::*;
        match *self {
            FillsCity => Message::new("fills-city"),
            CompletesSide(side) => Message::new("completes-side").piece("side", side.name()),
            HoldsRaid(strength) => Message::new("holds-raid").count("strength", strength),
            RaidComes(strength) => Message::new("raid-comes").count("strength", strength),
            MerchantEarns(coins) => Message::new("merchant-earns").count("n", coins),
            PersonEarns(person, points) => {
                Message::new("person-earns").piece("person", person.name()).count("n", points)
            }
            Houses(houses) => Message::new("houses").count("n", houses),
            ChurchSeries(size, points) => Message::new("church-series").count("size", size).count("n", points),
            Church(size) => Message::new("church").count("size", size),
            GathersCrates(crates) => Message::new("gathers-crates").count("n", crates),
            Walls(walls) => Message::new("walls").count("n", walls),
            StoresLogs(logs) => Message::new("stores-logs").count("n", logs),
            Soldier => Message::new("soldier"),
            KeepsSideOpen(side) => Message::new("keeps-side-open").piece("side", side.name()),
            ChasesSymbol(symbol) => Message::new("chases-symbol").piece("symbol", symbol.name()),
            GoodEnough => Message::new("good-enough"),
            AvoidsSwords => Message::new("avoids-swords"),
        }
    }
}

impl valletta::Reason {
    /// The reason as a message.
    pub fn message(&self) -> Message {
        use valletta::Reason::*;
        match *self {
            BuildBonus => Message::new("build-bonus"),
            Points(points) => Message::new("points").count("n", points),
            BuildingPoints(points) => Message::new("building-points").count("n", points),
            CheaperNeighbours(gold) => Message::new("cheaper-neighbours").count("n", gold),
            Discount(good) => Message::new("discount").piece("good", good.name()).count("n", 2u8),
            PaysWithSurplus(goods) => Message::new("pays-with-surplus").count("n", goods),
            ComesRoundAgain(card, times) => {
                Message::new("comes-round-again").piece("card", card.name()).count("n", times)
            }
            UsesIcons(good, icons) => Message::new("uses-icons").piece("good", good.name()).count("n", icons),
            Gains(goods) => Message::new("gains").count("n", goods),
            TakesFromRivals(goods) => Message::new("takes-from-rivals").count("n", goods),
            ThinsTheDeck(card) => Message::new("thins-the-deck").piece("card", card.name()),
            Hires(card) => Message::new("hires").piece("card", card.name()),
            EndsTheGame => Message::new("ends-the-game"),
        }
    }
}
