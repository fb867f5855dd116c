//! Every refusal and every event there is can be said in every language: each names the next one, so that a new one
//! does not compile until it has its place here.

use std::iter::successors;

use kit::{Seat, Viewer};
use saint_malo::SaintMalo;
use ui::{Draw, Lang, Look, Texts};
use valletta::Valletta;

/// What a game says in all languages, to a player and to a spectator.
fn said<G: Draw>(game: &G, say: impl Fn(&Look<'_, G>) -> Option<String>) -> Vec<(Lang, Option<String>)> {
    let names = ["Anna", "Ben"].map(str::to_owned);
    let mut said = Vec::new();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
        let view = game.view(viewer);
        for lang in Lang::ALL {
            let (t, why) = (Texts::of(lang), |action| game.check(action).err());
            let look = Look { t, view: &view, offers: &[], why: &why, names: &names, viewer, news: &[], outcome: None };
            said.push((lang, say(&look)));
        }
    }
    said
}

fn assert_said(lang: Lang, text: &str, what: &str) {
    assert!(text.chars().count() > 5, "{lang}: {what}: {text}");
    for odd in ["{", "}", "saint-malo-", "valletta-", "words-", "_", "  "] {
        assert!(!text.contains(odd), "{lang}: {what}: '{odd}' in: {text}");
    }
}

/// No two languages say the same: a sentence was forgotten in English.
fn assert_translated<G: Draw>(said: &[(Lang, Option<String>)], what: &str) {
    for of_one_viewer in said.chunks(4) {
        for (lang, text) in of_one_viewer {
            let Some(text) = text else { continue };
            assert_said(*lang, text, what);
            let twins = of_one_viewer.iter().filter(|(_, other)| other.as_ref() == Some(text)).count();
            assert_eq!(twins, 1, "{}: {what} is the same in two languages: {text}", G::NAME);
        }
    }
}

fn refused<G: Draw>(game: &G, first: G::Illegal, next: fn(&G::Illegal) -> Option<G::Illegal>) -> usize {
    let all: Vec<_> = successors(Some(first), next).collect();
    for illegal in &all {
        let said = said(game, |look| Some(G::refusal(look, illegal)));
        assert_translated::<G>(&said, &format!("{illegal:?}"));
    }
    all.len()
}

/// How many events there are, and how many of them are told.
fn happened<G: Draw>(game: &G, first: G::Event, next: fn(&G::Event) -> Option<G::Event>) -> (usize, usize) {
    let all: Vec<_> = successors(Some(first), next).collect();
    let told = all.iter().filter(|event| {
        let said = said(game, |look| G::event(look, event));
        assert_translated::<G>(&said, &format!("{event:?}"));
        said.iter().all(|(_, text)| text.is_some())
    });
    (all.len(), told.count())
}

mod of_saint_malo {
    use saint_malo::{Ask, Cell, Dice, Event, Illegal, Item, Person, Side, Source, Symbol};

    fn cell() -> Cell {
        "c4".parse().expect("a cell")
    }

    pub fn refusal(now: &Illegal) -> Option<Illegal> {
        let (at, symbol) = (cell(), Symbol::Wall);
        Some(match now {
            Illegal::Over => Illegal::NotNow { ask: Ask::Symbol },
            Illegal::NotNow { .. } => Illegal::NoRollLeft,
            Illegal::NoRollLeft => Illegal::NoDieRolled,
            Illegal::NoDieRolled => Illegal::TooFewToRoll { symbol, showing: 1 },
            Illegal::TooFewToRoll { .. } => Illegal::TooFewToUse { symbol, showing: 0 },
            Illegal::TooFewToUse { .. } => Illegal::SwordsChosen,
            Illegal::SwordsChosen => Illegal::NoDieUsed,
            Illegal::NoDieUsed => Illegal::TurnedButNotUsed { showing: 1, turned: 2 },
            Illegal::TurnedButNotUsed { .. } => Illegal::CannotTurn { others: 0 },
            Illegal::CannotTurn { others: 0 } => Illegal::CannotTurn { others: 1 },
            Illegal::CannotTurn { .. } => Illegal::TooFewCoins { needed: 4, coins: 1 },
            Illegal::TooFewCoins { .. } => Illegal::CannotStore { coins: 1 },
            Illegal::CannotStore { .. } => Illegal::NotShowing { symbol },
            Illegal::NotShowing { .. } => Illegal::CratesDoNotFit { most: 2 },
            Illegal::CratesDoNotFit { .. } => Illegal::WallsDoNotFit { most: 0 },
            Illegal::WallsDoNotFit { most: 0 } => Illegal::WallsDoNotFit { most: 2 },
            Illegal::WallsDoNotFit { .. } => Illegal::MustUse { symbol },
            Illegal::MustUse { .. } => Illegal::WrongHeads { person: Person::Noble, heads: 2 },
            Illegal::WrongHeads { .. } => Illegal::NoBonus { person: Person::Jester },
            Illegal::NoBonus { .. } => Illegal::Filled { at },
            Illegal::Filled { .. } => Illegal::WallInside { at },
            Illegal::WallInside { .. } => Illegal::CrateApart { at },
            Illegal::CrateApart { .. } => Illegal::NoRoomForGroup { at, size: 3 },
            Illegal::NoRoomForGroup { .. } => Illegal::HouseFar { at, architect: at },
            Illegal::HouseFar { .. } => Illegal::HouseApart { at },
            Illegal::HouseApart { .. } => return None,
        })
    }

    pub fn event(now: &Event) -> Option<Event> {
        let (seat, at) = (kit::Seat(0), cell());
        Some(match now {
            Event::Rolled { .. } => Event::Used { seat, symbol: Symbol::Head, turned: 1, used: 2 },
            Event::Used { .. } => Event::Passed { seat },
            Event::Passed { .. } => Event::Coins { seat, change: -2, why: Source::Storing },
            Event::Coins { change: ..0, .. } => Event::Coins { seat, change: 2, why: Source::Person(Person::Merchant) },
            Event::Coins { .. } => Event::Logs { seat, change: 2 },
            Event::Logs { .. } => Event::Points { seat, gain: 3, why: Source::Wall(Side::Bottom) },
            Event::Points { .. } => Event::Placed { seat, at, item: Item::Church(2) },
            Event::Placed { .. } => Event::Complete { seat, side: Side::Top },
            Event::Complete { .. } => Event::WallsLost { seat, walls: 1 },
            Event::WallsLost { .. } => Event::Swords { seat, swords: 2 },
            Event::Swords { .. } => Event::Attack { strength: 3 },
            Event::Attack { .. } => Event::CannonLost { seat },
            Event::CannonLost { .. } => Event::Full { seat },
            Event::Full { .. } => Event::Over,
            Event::Over => return None,
        })
    }

    pub fn first() -> Event {
        let dice = Dice::new(&[Symbol::Log, Symbol::Swords]).expect("two dice");
        Event::Rolled { seat: kit::Seat(0), dice }
    }
}

mod of_valletta {
    use kit::Seat;
    use valletta::{Ask, At, Card, Event, Good, Goods, Illegal, Payment, Trigger, Why, Work};

    fn at() -> At {
        "A1.3".parse().expect("a plot")
    }

    fn payment() -> Payment {
        "1g2w".parse().expect("a payment")
    }

    pub fn refusal(now: &Illegal) -> Option<Illegal> {
        let (at, good, card, payment) = (at(), Good::Stone, Card::Trader, payment());
        Some(match now {
            Illegal::Over => Illegal::NotNow { ask: Ask::Play },
            Illegal::NotNow { .. } => Illegal::GoodGone { good },
            Illegal::GoodGone { .. } => Illegal::MustPlay,
            Illegal::MustPlay => Illegal::NotInHand { card },
            Illegal::NotInHand { .. } => Illegal::CannotFire { card },
            Illegal::CannotFire { .. } => Illegal::NotInReserve { card },
            Illegal::NotInReserve { .. } => Illegal::Compulsory { card: Card::King },
            Illegal::Compulsory { .. } => Illegal::HowMany { card: Card::Seamstress },
            Illegal::HowMany { card: Card::Seamstress } => Illegal::HowMany { card: Card::Maid },
            Illegal::HowMany { .. } => Illegal::NoExtra { card: Card::Toll, good: Good::Gold },
            Illegal::NoExtra { .. } => Illegal::NothingToGive { good },
            Illegal::NothingToGive { .. } => Illegal::NoBuilding { at },
            Illegal::NoBuilding { .. } => Illegal::OwnedAlready { at },
            Illegal::OwnedAlready { .. } => Illegal::Owned { at, owner: Seat(1) },
            Illegal::Owned { .. } => Illegal::NotOwned { at },
            Illegal::NotOwned { .. } => Illegal::Upgraded { at },
            Illegal::Upgraded { .. } => Illegal::NoHouse,
            Illegal::NoHouse => Illegal::TooDear { missing: Goods([1, 0, 2, 0]) },
            Illegal::TooDear { .. } => Illegal::NotThere { payment },
            Illegal::NotThere { .. } => Illegal::WrongPayment { price: Goods([1, 1, 0, 0]), payment },
            Illegal::WrongPayment { .. } => Illegal::WrongPrice { card, payment },
            Illegal::WrongPrice { .. } => Illegal::DealTooDear { card, payment },
            Illegal::DealTooDear { .. } => return None,
        })
    }

    pub fn event(now: &Event) -> Option<Event> {
        let (seat, card, good) = (Seat(0), Card::Maid, Good::Wood);
        Some(match now {
            Event::Played { .. } => Event::Copied { seat, card },
            Event::Copied { .. } => Event::Declined { seat },
            Event::Declined { .. } => Event::Took { seat, good, amount: 2 },
            Event::Took { .. } => Event::Gave { from: Seat(1), to: seat, good },
            Event::Gave { .. } => Event::Paid { seat, goods: payment() },
            Event::Paid { .. } => Event::Scored { seat, points: 2, why: Why::BuildBonus },
            Event::Scored { why: Why::BuildBonus, .. } => Event::Scored { seat, points: 4, why: Why::Card(card) },
            Event::Scored { why: Why::Card(_), .. } => Event::Worked { seat, at: at(), work: Work::Build },
            Event::Worked { work: Work::Build, .. } => Event::Worked { seat, at: at(), work: Work::Upgrade },
            Event::Worked { work: Work::Upgrade, .. } => Event::Gained { seat, card },
            Event::Gained { .. } => Event::Advanced { space: 3 },
            Event::Advanced { .. } => Event::Barrel { seat, good },
            Event::Barrel { .. } => Event::Fired { seat, card },
            Event::Fired { .. } => Event::Hired { seat, card },
            Event::Hired { .. } => Event::Drew { seat, card: Some(card) },
            Event::Drew { card: Some(_), .. } => Event::Drew { seat: Seat(1), card: None },
            Event::Drew { card: None, .. } => Event::Reshuffled { seat },
            Event::Reshuffled { .. } => Event::Triggered { seat, trigger: Trigger::Street },
            Event::Triggered { trigger: Trigger::Street, .. } => Event::Triggered { seat, trigger: Trigger::Points },
            Event::Triggered { trigger: Trigger::Points, .. } => Event::Triggered { seat, trigger: Trigger::Houses },
            Event::Triggered { trigger: Trigger::Houses, .. } => Event::Triggered { seat, trigger: Trigger::Rounds },
            Event::Triggered { trigger: Trigger::Rounds, .. } => Event::Merged { players: 2 },
            Event::Merged { .. } => Event::Out { seat },
            Event::Out { .. } => Event::Over,
            Event::Over => return None,
        })
    }

    pub fn first() -> Event {
        Event::Played { seat: Seat(0), card: Card::Builder }
    }
}

fn city() -> SaintMalo {
    SaintMalo::try_from(saint_malo::Scene::default()).expect("a city")
}

fn street() -> Valletta {
    let player = |hand| valletta::ScenePlayer { hand, ..Default::default() };
    let players = vec![player("builder maid king"), player("maid valette")];
    let scene = valletta::Scene { players, layout: vec![("A1.3", "Mint")], ..Default::default() };
    Valletta::try_from(scene).expect("a street")
}

#[test]
fn every_refusal_has_words_of_its_own_in_every_language() {
    assert!(refused(&city(), saint_malo::Illegal::Over, of_saint_malo::refusal) > 24);
    assert!(refused(&street(), valletta::Illegal::Over, of_valletta::refusal) > 21);
}

#[test]
fn every_event_has_words_of_its_own_in_every_language() {
    assert_eq!(happened(&city(), of_saint_malo::first(), of_saint_malo::event), (15, 15));
    // A barrel is told by what is taken from it.
    assert_eq!(happened(&street(), of_valletta::first(), of_valletta::event), (25, 24));
}

#[test]
fn every_reason_why_nothing_can_be_taken_back_has_words_in_every_language() {
    let names = ["Anna".to_owned()];
    for why in [kit::NoUndo::Nothing, kit::NoUndo::OtherSeat(Seat(0)), kit::NoUndo::Revealed] {
        let said: Vec<_> = Lang::ALL.map(|lang| ui::no_undo(Texts::of(lang), &names, why)).into();
        said.iter().zip(Lang::ALL).for_each(|(text, lang)| assert_said(lang, text, "undo"));
        assert!(said.iter().all(|text| said.iter().filter(|other| *other == text).count() == 1), "{said:?}");
    }
}
