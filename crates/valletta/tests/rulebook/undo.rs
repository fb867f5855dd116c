//! What can be undone: all of a player's own decisions that revealed nothing.

use kit::{Game, NoUndo, Play, Seat, Unknown, Viewer};
use valletta::{Card, Colour, Goods, Options, Valletta};

use crate::{changed, read};

const RED: Seat = Seat(0);
const GREEN: Seat = Seat(1);

/// Two players whose buildings cost nothing, every blue one with a Monk, after the extra goods.
/// Every outcome of chance is 0, so everybody holds Shopkeeper, Maid, Builder, Apprentice and de Valette.
fn table() -> Play<Valletta> {
    let buildings = changed(|building| {
        building.cost = Goods::default();
        if building.colour() == Colour::Blue {
            building.character = Card::Monk;
        }
    });
    let options = Options { first: Some(RED), buildings: Some(buildings), ..Options::default() };
    let mut play = Play::start(&options, &mut Unknown, &mut kit::Silent).expect("good options");
    act(&mut play, "take stone, take gold");
    play
}

fn act(play: &mut Play<Valletta>, actions: &str) {
    for action in actions.split(", ") {
        play.act(read(action), &mut Unknown, &mut Vec::new()).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
    }
}

/// The position of a blue building, which brings a Monk.
fn blue(play: &Play<Valletta>) -> String {
    let view = play.game().view(Viewer::Public);
    let blue = view.fixed.layout.iter().find(|(_, building)| building.colour() == Colour::Blue);
    blue.map(|(at, _)| at.to_string()).expect("eight of them")
}

#[test]
fn plays_choices_and_payments_are_taken_back_one_by_one() {
    let mut play = table();
    let positions = |play: &Play<Valletta>| play.game().view(Viewer::Seat(RED));
    let mut before = Vec::new();
    let build = format!("build {}", blue(&play));
    for action in ["play maid", "take wood", "play builder", &build, "pay 0"] {
        before.push(positions(&play));
        act(&mut play, action);
    }
    while let Some(position) = before.pop() {
        assert_eq!(play.can_undo(RED), Ok(()));
        play.undo(RED).unwrap();
        assert!(positions(&play) == position);
    }
    // Then comes the good that Red took in the setup, and Green's behind it.
    play.undo(RED).unwrap();
    assert_eq!(play.undo(RED), Err(NoUndo::OtherSeat(GREEN)));
    play.undo(GREEN).unwrap();
    assert_eq!(play.undo(GREEN), Err(NoUndo::Nothing));
}

#[test]
fn a_barrel_stays_turned() {
    let mut play = table();
    act(&mut play, "play maid, take wood, play valette");
    assert_eq!(play.undo(RED), Err(NoUndo::Revealed));
    // What came after it can be taken back, up to it.
    act(&mut play, "hire builder");
    play.undo(RED).unwrap();
    assert_eq!(play.undo(RED), Err(NoUndo::Revealed));
    assert_eq!(play.game().view(Viewer::Public).valette, 1);
}

#[test]
fn drawn_cards_stay_drawn() {
    let mut play = table();
    act(&mut play, "play maid, take wood, play shopkeeper, play apprentice");
    assert_eq!(play.game().turn().seat(), Some(GREEN));
    assert_eq!(play.undo(RED), Err(NoUndo::Revealed));
    assert_eq!(play.undo(GREEN), Err(NoUndo::OtherSeat(RED)));
}

/// V-TURN-10: with five cards still in hand nothing is drawn, so nothing was revealed.
#[test]
fn the_end_of_a_turn_without_drawing_can_be_taken_back_until_the_next_player_acts() {
    let mut play = table();
    act(&mut play, "play valette, hire builder, play builder, build A1.1, pay 0, play builder, build A1.2, pay 0");
    assert_eq!(play.game().turn().seat(), Some(GREEN));
    let mut again = play.clone();
    again.undo(RED).unwrap();
    assert_eq!(again.game().turn().seat(), Some(RED));
    act(&mut play, "play shopkeeper");
    assert_eq!(play.undo(RED), Err(NoUndo::OtherSeat(GREEN)));
}

#[test]
fn another_seats_answer_to_a_monk_stands() {
    let mut play = table();
    let build = format!("play builder, build {}, pay 0, play monk", blue(&play));
    act(&mut play, &build);
    assert_eq!(play.game().turn().seat(), Some(GREEN));
    act(&mut play, "give stone");
    assert_eq!(play.undo(RED), Err(NoUndo::OtherSeat(GREEN)));
    // Green may undo as long as nobody has played on.
    play.undo(GREEN).unwrap();
    act(&mut play, "give stone, take wood");
    assert_eq!(play.undo(GREEN), Err(NoUndo::OtherSeat(RED)));
    play.undo(RED).unwrap();
    assert_eq!(play.undo(RED), Err(NoUndo::OtherSeat(GREEN)));
}

#[test]
fn a_play_that_asks_another_seat_can_be_taken_back_before_the_answer() {
    let mut play = table();
    let build = format!("play builder, build {}, pay 0, play monk", blue(&play));
    act(&mut play, &build);
    play.undo(RED).unwrap();
    assert_eq!(play.game().turn().seat(), Some(RED));
    assert!(
        play.game().view(Viewer::Seat(RED)).players[0].hand.as_ref().is_some_and(|hand| hand.contains(&Card::Monk))
    );
}
