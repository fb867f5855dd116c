//! The prepared chance of a first game: what it shows, and how it was found.

mod guide;

use bots::Opponent;
use hmac::{Hmac, KeyInit, Mac};
use kit::{Chance, Play};
use saint_malo::{Event as Drawn, Item, Person, SaintMalo};
use sha2::Sha256;
use ui::{
    Lang, Texts,
    learn::{self, Teach, Track},
};
use valletta::{Event, Valletta, Work};

use guide::{guided, table};

/// The chance of a table with this secret and without salts (docs/fair.md).
struct FairChance {
    secret: [u8; 32],
    next: u64,
}

impl Chance for FairChance {
    fn pick(&mut self, n: u32) -> u32 {
        let n = u64::from(n);
        let number = (0..).find_map(|again: u32| {
            let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).expect("a key of any length");
            mac.update(format!("intramuros 1\n0 \n1 \noutcome {} {again}", self.next).as_bytes());
            let block = mac.finalize().into_bytes();
            let words = block.chunks(8).map(|word| u64::from_be_bytes(word.try_into().expect("eight bytes")));
            words.into_iter().find(|&number| number < u64::MAX - u64::MAX % n)
        });
        self.next += 1;
        (number.expect("one of many") % n) as u32
    }
}

/// The first decisions when everybody follows the guide: what happened in the learner's first turn, and the learner's
/// lessons.
fn beginning<G: Teach + Opponent>(secret: [u8; 32], decisions: usize) -> (Vec<G::Event>, Vec<&'static str>) {
    let mut chance = FairChance { secret, next: 0 };
    let mut first = Vec::new();
    let mut play = Play::<G>::start(&table::<G>(Track::Long).options::<G>(), &mut chance, &mut first).expect("a table");
    let (mut lessons, mut turn, mut over) = (Vec::new(), false, false);
    for _ in 0..decisions {
        let (lesson, action) = guided(Texts::of(Lang::En), &play, Track::Long);
        let Some(seat) = play.game().turn().seat() else { break };
        // The draft of Valletta is no turn yet.
        let mine = seat == learn::LEARNER;
        turn |= mine;
        over |= turn && !mine;
        lessons.extend((mine && lesson.new).then_some(lesson.id));
        let mut events = Vec::new();
        play.act(action.expect("advice"), &mut chance, &mut events).expect("legal");
        if !over {
            first.extend(events);
        }
    }
    (first, lessons)
}

fn secret<G: Teach>() -> [u8; 32] {
    table::<G>(Track::Long).secret
}

/// An architect comes in the first turn, after all three throws, and builds two houses; one sword is marked.
fn good_for_saint_malo(events: &[Drawn]) -> bool {
    let count = |test: fn(&Drawn) -> bool| events.iter().filter(|event| test(event)).count();
    // Two more throws of the learner, and the first one of the other player.
    count(|event| matches!(event, Drawn::Rolled { .. })) == 4
        && count(|event| matches!(event, Drawn::Placed { item: Item::Person(Person::Architect), .. })) == 1
        && count(|event| matches!(event, Drawn::Placed { item: Item::House, .. })) == 2
        && count(|event| matches!(event, Drawn::Swords { swords: 1, .. })) == 1
}

/// The learner meets de Valette in the first turn, and builds.
fn good_for_valletta(events: &[Event]) -> bool {
    let built =
        events.iter().any(|event| matches!(event, Event::Worked { seat: learn::LEARNER, work: Work::Build, .. }));
    let barrel = events.iter().any(|event| matches!(event, Event::Barrel { seat: learn::LEARNER, .. }));
    built && barrel
}

#[test]
fn the_first_turn_of_saint_malo_brings_an_architect_with_two_houses() {
    let (events, lessons) = beginning::<SaintMalo>(secret::<SaintMalo>(), 60);
    assert!(good_for_saint_malo(&events), "{events:?}");
    assert_eq!(lessons[..6], ["roll", "again", "symbol", "person", "architect", "house"]);
}

#[test]
fn the_first_turn_of_valletta_meets_de_valette_and_builds() {
    let (events, lessons) = beginning::<Valletta>(secret::<Valletta>(), 60);
    assert!(good_for_valletta(&events), "{events:?}");
    assert_eq!(lessons[..2], ["goods", "play"]);
}

/// How the secrets were chosen: the one whose first 80 decisions teach most, out of those that begin well.
/// `cargo test -p ui --test prepared -- --ignored --nocapture`
#[test]
#[ignore = "a search, to be run by hand when lessons or advice change"]
fn search() {
    fn best<G: Teach + Opponent>(good: impl Fn(&[G::Event]) -> bool) {
        let numbers = (0..2000).filter(|&number| good(&beginning::<G>(learn::prepared(number), 16).0));
        let taught = numbers.map(|number| (beginning::<G>(learn::prepared(number), 80).1.len(), number));
        let found = taught.max();
        println!("{}: lessons and number {found:?}", G::NAME);
    }
    best::<SaintMalo>(good_for_saint_malo);
    best::<Valletta>(good_for_valletta);
}
