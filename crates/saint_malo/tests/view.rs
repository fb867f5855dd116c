//! What a viewer sees as JSON, and the document that promises it.

use kit::{
    Game, Sampled, Scripted, Seat, Secrets, Silent, Viewer,
    testing::{
        contract::{chapter, json, names_everything, shows},
        random_game,
    },
};
use saint_malo::{Options, SaintMalo, Scene};

const DOCUMENT: &str = include_str!("../../../docs/view.md");

/// S-INV-7: nothing is hidden, so a spectator and a rival get the same but for who looks.
#[test]
fn everybody_gets_the_same_json() {
    random_game::<SaintMalo>(&Options::for_players(3), 3, |step| {
        let mut other = *step.after;
        other.redeal(Viewer::Public, &mut Sampled::new(1));
        let spectator = json(&other.view(Viewer::Public));
        assert_eq!(spectator, json(&step.after.view(Viewer::Public)));
        assert!(spectator["viewer"].is_null());
        for seat in Seat::all(3) {
            let mut seen = json(&step.after.view(Viewer::Seat(seat)));
            assert_eq!(seen["viewer"].take(), seat.0);
            assert_eq!(seen, spectator);
        }
    });
}

#[test]
fn the_document_names_every_field_question_and_event() {
    let games = (2..=5).flat_map(|players| (0..12).map(move |seed| (Options::for_players(players), seed)));
    names_everything::<SaintMalo>(DOCUMENT, "## Saint Malo", games);
}

#[test]
fn the_example_of_the_document_is_real() {
    let scene = Scene { dice: "wall head head head swords", ..Scene::default() };
    let mut game = SaintMalo::try_from(scene).unwrap();
    for action in ["use head 3", "person merchant"] {
        game.apply(action.parse().unwrap(), &mut Scripted::new([]), &mut Silent).unwrap();
    }
    let view = game.view(Viewer::Seat(Seat(1)));
    let mut events = Vec::new();
    game.apply("place c3".parse().unwrap(), &mut Scripted::new([0, 0, 1, 4, 5]), &mut events).unwrap();
    shows(chapter(DOCUMENT, "## Saint Malo"), &view, &events);
}
