//! Following the guide.

use kit::{Play, Viewer};
use ui::{
    Look, Offer, Texts,
    learn::{self, Teach},
};

/// What the guide says to whoever is on turn, or to the learner when the game is over.
pub fn guided<G: Teach>(t: Texts, play: &Play<G>) -> (learn::Lesson, Option<G::Action>) {
    let game = play.game();
    let seat = game.turn().seat().unwrap_or(learn::LEARNER);
    let viewer = Viewer::Seat(seat);
    let (view, outcome, mut legal) = (game.view(viewer), game.outcome(), Vec::new());
    game.legal(&mut legal);
    let offer = |&action: &G::Action| Offer { action, gain: game.forecast(action).expect("a legal action") };
    let offers: Vec<Offer<G>> = legal.iter().map(offer).collect();
    let why = |action| game.check(action).err();
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    let look = Look {
        t,
        view: &view,
        offers: &offers,
        why: &why,
        names: &names,
        viewer,
        news: &[],
        outcome: outcome.as_ref(),
    };
    let lesson = learn::lesson(&look, play.record()).expect("a lesson");
    let action = lesson.point_at.as_ref().map(|text| text.parse().expect("an action"));
    (lesson, action)
}
