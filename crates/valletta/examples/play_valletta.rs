//! A whole game of Valletta, with the engine as a library: `cargo run -p valletta --example play_valletta`.
//!
//! A small player of our own decides: build where it can, else the first legal action. It sees what its seat may see,
//! and nothing else. What is refused says why, and names the rule.

use std::error::Error;

use kit::{Game, Live, Options as _, Play, Viewer};
use valletta::{Action, Options, Valletta, View};

/// The place in the legal list of what it does.
fn choose(view: &View, legal: &[Action]) -> usize {
    // Of all hands a seat sees its own; of the others it knows how many cards they are.
    assert_eq!(view.players.iter().filter(|player| player.hand.is_some()).count(), 1);
    let building = legal.iter().position(|action| matches!(action, Action::Build(_) | Action::Upgrade(_)));
    building.unwrap_or_default()
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut options = Options::default();
    options.set("players", "2")?;
    options.set("edition", "zman")?;

    let mut chance = Live::new([3; 32]);
    let mut play = Play::<Valletta>::start(&options, &mut chance, &mut Vec::new())?;

    // An action has one form as text: in records, at the terminal, on the buttons of a page.
    let refused = play.game().check("build A1.3".parse()?).err().ok_or("nobody builds before a card is played")?;
    println!("refused: {refused}");

    let mut legal = Vec::new();
    while let Some(seat) = play.game().turn().seat() {
        play.game().legal(&mut legal);
        let choice = choose(&play.game().view(Viewer::Seat(seat)), &legal);
        play.act(legal[choice], &mut chance, &mut Vec::new())?;
    }

    let outcome = play.game().outcome().ok_or("the game is over")?;
    for (seat, detail) in outcome.detail.iter().enumerate() {
        println!("seat {seat}: {} points: {detail:?}", outcome.scores[seat]);
    }
    println!("{} decisions in {} rounds", play.record().lines.len(), outcome.rounds);
    Ok(())
}
