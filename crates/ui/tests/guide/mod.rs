//! Following the guide.

use bots::Opponent;
use kit::{Play, Viewer};
use ui::{
    Look, Offer, Texts,
    learn::{self, Guided, Lesson, Table, Teach, Track},
};

/// The game of a track.
pub fn table<G: Teach>(track: Track) -> &'static Table {
    G::INFO.guide.as_ref().expect("a guide").table(track)
}

/// What the guide says to whoever is on turn, or to the learner when the game is over.
pub fn guided<G: Teach + Opponent>(t: Texts, play: &Play<G>, track: Track) -> (Lesson, Option<G::Action>) {
    let game = play.game();
    let seat = game.turn().seat().unwrap_or(learn::LEARNER);
    let viewer = Viewer::Seat(seat);
    let (view, outcome, mut legal) = (game.view(viewer), game.outcome(), Vec::new());
    game.legal(&mut legal);
    let advice = game.turn().seat().map(|_| legal[G::bot(learn::ADVISER, 0).choose(&view, &legal)]);
    let offers: Vec<Offer<G>> = legal.into_iter().map(|action| Offer { action, gain: Vec::new() }).collect();
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
    let lesson = learn::lesson(&look, &Guided { record: play.record(), track, advice }).expect("a lesson");
    let action = lesson.point_at.as_ref().map(|text| text.parse().expect("an action"));
    (lesson, action)
}
