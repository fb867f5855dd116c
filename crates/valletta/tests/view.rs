//! What a viewer sees as JSON, as documented.

use kit::{
    Explain, Game, Sampled, Scripted, Seat, Secrets, Silent, Viewer,
    testing::{
        contract::{chapter, json, names_everything, shows},
        random_game,
    },
};
use valletta::{
    Card, Edition, Event, Options, Scene, ScenePlayer, Valletta,
    testing::{position, reference},
};

const DOCUMENT: &str = include_str!("../../../docs/view.md");

fn hands(game: &Valletta) -> Vec<Vec<Card>> {
    game.truth().players.into_iter().map(|player| player.hand).collect()
}

#[test]
fn json_tells_no_hand_of_another_seat_and_no_order_of_barrels() {
    let mut secret = Sampled::new(9);
    let mut differed = 0;
    random_game::<Valletta>(&Options::for_players(3), 3, |step| {
        for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
            let mut other = step.after.clone();
            other.redeal(viewer, &mut secret);
            let view = json(&step.after.view(viewer));
            assert_eq!(json(&other.view(viewer)), view, "{viewer:?} gets a secret");
            for (player, seat) in view["players"].as_array().unwrap().iter().zip(Seat::all(3)) {
                assert_eq!(player["hand"].is_array(), viewer.is(seat), "{viewer:?} and the hand of seat {seat}");
            }
            let other_hands = hands(&other) != hands(step.after);
            differed += usize::from(other_hands && other.setup().barrels != step.after.setup().barrels);
        }
    });
    assert!(differed > 50, "the pairs really differ: {differed}");
}

#[test]
fn json_tells_a_drawn_card_to_its_owner_only() {
    let mut drawn = 0;
    random_game::<Valletta>(&Options::for_players(2), 3, |step| {
        for &event in step.events {
            let Event::Drew { seat, card: Some(card) } = event else { continue };
            drawn += 1;
            let told = |viewer| json(&Valletta::witness(event, viewer))["card"].take();
            assert_eq!(told(Viewer::Seat(seat)), card.name());
            assert!(told(Viewer::Seat(seat.next(2))).is_null() && told(Viewer::Public).is_null());
        }
    });
    assert!(drawn > 20);
}

#[test]
fn the_document_names_every_field_question_and_event() {
    let options = |edition, players| Options { edition, buildings: Some(reference()), ..Options::for_players(players) };
    let sets = [options(Edition::Hig, 3), options(Edition::Zman, 2), options(Edition::Zman, 4)];
    let games = sets.into_iter().flat_map(|options| (0..6).map(move |seed| (options.clone(), seed)));
    names_everything::<Valletta>(DOCUMENT, "## Valletta", games);
}

#[test]
fn the_example_of_the_document_is_real() {
    let red = ScenePlayer { goods: "3g2w1s1b", hand: "maid builder", draw: "valette", ..ScenePlayer::default() };
    let green = ScenePlayer { hand: "roofer", draw: "maid", buildings: "A1.1+", ..ScenePlayer::default() };
    let layout = vec![("A1.1", "Tilers' House"), ("B1.1", "Mint")];
    let scene = Scene { players: vec![red, green], layout, valette: 1, reserve: "builder toll", ..Scene::default() };
    let mut game = position(scene);
    for action in ["play builder", "build B1.1"] {
        game.apply(action.parse().unwrap(), &mut Scripted::new([]), &mut Silent).unwrap();
    }
    let view = game.view(Viewer::Seat(Seat(0)));
    let mut events = Vec::new();
    game.apply("pay 2g1w1s1b".parse().unwrap(), &mut Scripted::new([]), &mut events).unwrap();
    shows(chapter(DOCUMENT, "## Valletta"), &view, &events);
}
