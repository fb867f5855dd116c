//! The rules of Valletta: chapters, and what is drawn among them.

use std::sync::LazyLock;

use ::valletta::{BuildingSet, Card, Colour, Good, RULEBOOK, Scene, ScenePlayer, Valletta};
use maud::{Markup, html};

use super::book::{
    Book, Chapter, Entry, Figure,
    Part::{self, Ruling, Say, See, Show},
    family, rule_numbers, things,
};
use super::{
    figure,
    valletta_worked::{BONUS, PAYMENT},
};
use crate::{
    Texts, say,
    valletta::{art, city, words},
};

pub static BOOK: Book = Book {
    game: "valletta",
    letter: "V",
    chapters: CHAPTERS,
    cover,
    words: |t, id| t.say(&format!("rules-valletta-{id}")),
};

static NUMBERS: LazyLock<Vec<&'static str>> = LazyLock::new(|| rule_numbers(RULEBOOK));

const fn chapter(id: &'static str, parts: &'static [Part]) -> Chapter {
    Chapter { id, parts }
}

const CHAPTERS: &[Chapter] = &[
    chapter("aim", &[Say(""), Show(&Told), See("editions"), Show(&Street)]),
    chapter(
        "parts",
        &[
            Say("V-COMP-1 V-COMP-2 V-COMP-3"),
            Say("V-COMP-5 V-COMP-13 V-COMP-14 V-COMP-15 V-COMP-16"),
            Say("V-COMP-7 V-COMP-8 V-COMP-10 V-COMP-11"),
            Say("V-SUPPLY-1 V-SUPPLY-2 V-SUPPLY-3 V-SUPPLY-4"),
            Ruling("V-R-11"),
            Show(&Goods),
        ],
    ),
    chapter(
        "setup",
        &[
            Say("V-SETUP-2 V-SETUP-3 V-SETUP-4 V-SETUP-5"),
            Say("V-SETUP-10 V-SETUP-9 V-SETUP-1 V-SETUP-13"),
            Say("V-SETUP-6 V-SETUP-7 V-SETUP-8 V-SETUP-12 V-SETUP-14 V-SETUP-15 V-SETUP-16 V-SETUP-17"),
        ],
    ),
    chapter(
        "turn",
        &[
            Say("V-TURN-1 V-TURN-2 V-TURN-3 V-TURN-5"),
            Say("V-TURN-4 V-TURN-10"),
            Say("V-TURN-6 V-TURN-7 V-TURN-8 V-TURN-9 V-TURN-11"),
            Say("V-EFF-1 V-EFF-3 V-EFF-4 V-EFF-5 V-EFF-6"),
        ],
    ),
    chapter(
        "build",
        &[
            Say("V-BUILD-1 V-BUILD-2 V-BUILD-3 V-BUILD-9"),
            Say("V-BUILD-4 V-BUILD-5"),
            Say("V-BUILD-6 V-BUILD-7 V-BUILD-8"),
            See("valette"),
            See("final"),
        ],
    ),
    chapter("neighbours", &[Say("V-ADJ-1 V-ADJ-2 V-ADJ-5 V-ADJ-6"), Say("V-ADJ-3 V-ADJ-4")]),
    chapter(
        "pay",
        &[Say("V-PAY-1 V-PAY-2 V-PAY-4"), Say("V-PAY-6 V-PAY-7 V-PAY-8"), Show(&PAYMENT), Say(""), Say("V-PAY-3")],
    ),
    chapter("upgrade", &[Say("V-UPG-1 V-UPG-2 V-UPG-6"), Say("V-UPG-3 V-UPG-4 V-UPG-5"), See("valette")]),
    chapter("valette", &[Say(""), Say(""), Say("V-BONUS-1 V-BONUS-2 V-BONUS-4 V-BONUS-5 V-BONUS-6"), Show(&BONUS)]),
    chapter("apprentice", &[Say(""), Ruling("V-R-04")]),
    chapter(
        "cards",
        &[
            Say("V-CARD-YELLOW-1"),
            Show(&Heading(Colour::Red)),
            Show(&Characters(Colour::Red)),
            Show(&Heading(Colour::Purple)),
            Show(&Characters(Colour::Purple)),
            Show(&Heading(Colour::Green)),
            Say("V-CARD-GREEN-1"),
            Show(&Characters(Colour::Green)),
            Show(&Heading(Colour::Blue)),
            Say("V-CARD-BLUE-1 V-CARD-BLUE-2"),
            Show(&Characters(Colour::Blue)),
            Show(&Heading(Colour::Yellow)),
            Say("V-CARD-YELLOW-2"),
            Show(&Characters(Colour::Yellow)),
        ],
    ),
    chapter("buildings", &[Say(""), Show(&Buildings)]),
    chapter(
        "final",
        &[
            Say("V-FINAL-1 V-FINAL-10"),
            Say("V-FINAL-2 V-FINAL-3 V-FINAL-4"),
            Say("V-FINAL-5 V-FINAL-6 V-FINAL-7 V-FINAL-8"),
            Say("V-FINAL-9 V-FINAL-11 V-FINAL-12"),
            Ruling("V-R-10"),
        ],
    ),
    chapter("score", &[Say("V-SCORE-1 V-SCORE-2"), Say("V-END-1 V-END-2 V-END-3"), Say("V-END-4 V-END-5 V-END-6")]),
    chapter("editions", &[Say("V-EFF-2"), Say("V-BONUS-3 V-PAY-5"), Say("V-R-03 V-R-18")]),
    chapter("hints", &[Say(""), Say(""), Say("")]),
];

fn cover(_: Texts) -> Markup {
    html! { @for card in [Card::Builder, Card::Valette, Card::Nun, Card::Knight] { (art::medallion(card)) } }
}

/// Which edition is told.
struct Told;

impl Figure for Told {
    fn markup(&self, t: Texts) -> Markup {
        let edition = |one: &str| t.say(&format!("site-edition-{one}"));
        html! { p.edition { (say!(t, "rules-edition", told = edition("hig"), other = edition("zman"))) } }
    }
}

/// The city in the middle of a game, as it looks on the table.
struct Street;

impl Figure for Street {
    fn markup(&self, t: Texts) -> Markup {
        let mine = ScenePlayer {
            goods: "3g2w1s2b",
            points: 6,
            hand: "builder maid banker apprentice valette",
            draw: "lumberjack stonecutter",
            discard: "shopkeeper brickmoulder mason",
            buildings: "A1.2 A1.3+ A2.3",
            ..ScenePlayer::default()
        };
        let other = ScenePlayer {
            goods: "1g3w2s",
            points: 4,
            hand: "builder lumberjack maid nun valette",
            draw: "stonecutter",
            discard: "shopkeeper apprentice brickmoulder",
            buildings: "B1.2 B1.4",
            ..ScenePlayer::default()
        };
        // The barrels still lying there: two of each good are gone.
        let barrels = Good::ALL.into_iter().cycle().take(17).collect();
        let layout = vec![
            ("A1.2", "Mint"),
            ("A1.3", "Brick Kiln"),
            ("A2.3", "Bastion Store"),
            ("B1.2", "Convent of St Ursula"),
            ("B1.4", "Timber Yard"),
            ("A2.4", "Auberge of Italy"),
            ("B2.3", "Conventual Church of St John"),
            ("A1.5", "Knights' Hospital"),
            ("B2.5", "Grand Master's Palace"),
        ];
        let scene = Scene {
            players: vec![mine, other],
            layout,
            round: 7,
            valette: 8,
            barrels,
            reserve: "builder builder",
            ..Scene::default()
        };
        figure(t, Valletta::try_from(scene), &say!(t, "rules-valletta-figure-city"), city)
    }
}

/// The four goods.
pub struct Goods;

impl Figure for Goods {
    fn markup(&self, t: Texts) -> Markup {
        html! {
            ul.things.goods { @for good in Good::ALL { li { (art::good(good)) " " (words::good(t, good)) } } }
        }
    }
}

/// The heading over the characters of a colour.
struct Heading(Colour);

impl Figure for Heading {
    fn markup(&self, t: Texts) -> Markup {
        html! { h3 { (t.say(&format!("rules-valletta-colour-{}", self.0))) } }
    }
}

/// The characters of a colour with what they do.
pub struct Characters(pub Colour);

impl Characters {
    fn cards(&self) -> impl Iterator<Item = Card> {
        let colour = self.0;
        Card::ALL.into_iter().filter(move |card| card.colour() == colour)
    }
}

impl Figure for Characters {
    fn markup(&self, t: Texts) -> Markup {
        things("characters", self.cards().map(art::medallion).zip(self.entries(t)))
    }

    fn entries(&self, t: Texts) -> Vec<Entry> {
        let entry = |card: Card| Entry {
            anchor: format!("card-{card}"),
            name: words::card_full(t, card),
            note: String::new(),
            text: words::card_text(t, card),
            rules: family(&NUMBERS, &format!("V-CARD-{}-", card.name().to_uppercase())),
        };
        self.cards().map(entry).collect()
    }
}

/// Every building of our set.
struct Buildings;

impl Figure for Buildings {
    fn markup(&self, t: Texts) -> Markup {
        let heads = ["name", "character", "cost", "yield", "points"];
        html! {
            div.table-wrap tabindex="0" role="region" aria-labelledby="buildings-table" {
                table.buildings {
                    caption #buildings-table { (say!(t, "rules-valletta-table")) }
                    thead {
                        tr { @for head in heads { th scope="col" { (t.say(&format!("rules-valletta-table-{head}"))) } } }
                    }
                    tbody {
                        @for (n, building) in BuildingSet::default().cards().iter().enumerate() {
                            (row(t, n, building))
                        }
                    }
                }
            }
        }
    }

    fn entries(&self, t: Texts) -> Vec<Entry> {
        let entry = |(n, building): (usize, &::valletta::Building)| Entry {
            anchor: format!("building-{n}"),
            name: words::building(t, building),
            note: String::new(),
            text: words::card_full(t, building.character),
            rules: Vec::new(),
        };
        BuildingSet::default().cards().iter().enumerate().map(entry).collect()
    }
}

/// A figure for the front and one for the back.
fn sides([built, upgraded]: [u8; 2]) -> Markup {
    html! { (built) " ▸ " (upgraded) }
}

fn priced(t: Texts, cost: ::valletta::Goods) -> Markup {
    html! {
        span.unseen { (words::amounts(t, cost)) }
        span.cost aria-hidden="true" { @for good in cost.kinds() { span { (cost.of(good)) (art::good(good)) } } }
    }
}

/// A building in the table of all.
fn row(t: Texts, n: usize, building: &::valletta::Building) -> Markup {
    html! {
        tr.(building.colour().name()) id={ "building-" (n) } {
            th scope="row" {
                span.both { (art::facade(building, false)) (art::facade(building, true)) }
                span.name { (words::building(t, building)) }
            }
            td { span.who { (art::medallion(building.character)) (words::card(t, building.character)) } }
            td { (priced(t, building.cost)) }
            td {
                span.yield {
                    (sides(building.icons))
                    (art::good(building.good))
                    span.unseen { (words::good(t, building.good)) }
                }
            }
            td { (sides(building.points)) }
        }
    }
}
