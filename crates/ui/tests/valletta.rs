//! Valletta's table: whatever is legal is a button, and nothing gives a secret away.

use std::collections::BTreeSet;

use kit::{
    Game, Options as _, Outcome, Sampled, Secrets, Turn, Unknown, Viewer,
    testing::{Step, random_game},
};
use ui::{Draw, Lang, Look, Offer, Texts};
use valletta::{Action, Event, Options, Valletta};

/// Every so many decisions are drawn: drawing all of them takes too long without optimisation.
const STRIDE: usize = 11;

fn options(players: u8, edition: &str) -> Options {
    let mut options = Options::default();
    options.set("players", &players.to_string()).expect("a number of players");
    options.set("edition", edition).expect("an edition");
    options
}

fn board(game: &Valletta, viewer: Viewer, lang: Lang, outcome: Option<&Outcome>) -> String {
    let mut legal = Vec::new();
    if game.turn().seat().is_some_and(|seat| viewer.is(seat)) {
        game.legal(&mut legal);
    }
    let forecast = |&action: &_| Offer { action, gain: game.forecast(action).unwrap_or_default() };
    let offers: Vec<Offer<Valletta>> = legal.iter().map(forecast).collect();
    let names = ["Anna", "Ben", "Carla", "Dimitri"].map(str::to_owned);
    let (view, t, why) = (game.view(viewer), Texts::of(lang), |action| game.check(action).err());
    let look = Look { t, view: &view, offers: &offers, why: &why, names: &names, viewer, news: &[], outcome };
    Valletta::board(&look).into_string()
}

/// Some positions of a game of every size and edition.
fn positions(mut show: impl FnMut(&Valletta, usize)) {
    for (seed, (players, edition)) in
        [(2, "hig"), (3, "hig"), (4, "hig"), (2, "zman"), (3, "zman"), (4, "zman")].into_iter().enumerate()
    {
        let mut count = seed;
        let play = random_game(&options(players, edition), seed as u64, |step: &Step<'_, Valletta>| {
            count += 1;
            if count.is_multiple_of(STRIDE) {
                show(step.before, count);
            }
        });
        show(play.game(), count);
    }
}

/// What stands in quotes after each of these beginnings.
fn quoted<'a>(html: &'a str, beginning: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(beginning).skip(1).filter_map(|rest| rest.split('"').next())
}

fn my_view(game: &Valletta) -> Viewer {
    match game.turn() {
        Turn::Seat(seat) => Viewer::Seat(seat),
        Turn::Over => Viewer::Public,
    }
}

#[test]
fn exactly_the_legal_actions_are_buttons() {
    positions(|game, count| {
        let html = board(game, my_view(game), Lang::ALL[count % 4], game.outcome().as_ref());
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let offered: BTreeSet<_> = legal.iter().map(ToString::to_string).collect();
        let buttons = quoted(&html, " form=\"act\" name=\"action\" value=\"").map(str::to_owned);
        let (several, buttons): (BTreeSet<_>, BTreeSet<_>) = buttons.partition(|value| value.contains(ui::THEN));
        assert_eq!(offered, buttons);
        several.iter().for_each(|value| goes_through(game, value));
    });
}

/// Each decision of a button that makes several is legal once those before it are made.
fn goes_through(game: &Valletta, value: &str) {
    let mut game = game.clone();
    for text in value.split(ui::THEN) {
        let action = text.parse().expect("an action");
        game.apply(action, &mut Unknown, &mut Vec::new()).unwrap_or_else(|why| panic!("{value}: {why}"));
    }
}

#[test]
fn a_building_whose_price_is_there_is_built_and_paid_with_one_click() {
    let mut seen = 0;
    positions(|game, _| {
        let html = board(game, my_view(game), Lang::En, None);
        seen += quoted(&html, "name=\"action\" value=\"").filter(|value| value.contains("; pay ")).count();
    });
    assert!(seen > 10, "only {seen} buttons pay at once");
}

#[test]
fn names_occur_once_and_every_opener_has_something_to_open() {
    positions(|game, count| {
        let html = board(game, my_view(game), Lang::ALL[count % 4], None);
        assert!(!html.contains("style="), "a page brings no styles of its own");
        let ids: Vec<_> = quoted(&html, " id=\"").collect();
        let once: BTreeSet<_> = ids.iter().copied().collect();
        assert_eq!(ids.len(), once.len(), "{ids:?}");
        let flights: Vec<_> = quoted(&html, " data-fly=\"").collect();
        assert_eq!(flights.len(), flights.iter().collect::<BTreeSet<_>>().len(), "{flights:?}");
        for target in quoted(&html, "popovertarget=\"") {
            assert!(once.contains(target), "{target} opens nothing");
        }
    });
}

#[test]
fn a_board_does_not_tell_what_its_viewer_must_not_know() {
    let mut secret = Sampled::new(5);
    positions(|game, count| {
        for viewer in [my_view(game), Viewer::Public] {
            let mut other = game.clone();
            other.redeal(viewer, &mut secret);
            assert!(board(game, viewer, Lang::En, None) == board(&other, viewer, Lang::En, None), "decision {count}");
        }
    });
}

#[test]
fn nothing_can_be_done_when_the_game_is_over() {
    let play = random_game(&options(3, "hig"), 1, |_: &Step<'_, Valletta>| ());
    for viewer in [Viewer::Public, Viewer::Seat(kit::Seat(1))] {
        assert!(!board(play.game(), viewer, Lang::De, play.game().outcome().as_ref()).contains("form=\"act\""));
    }
}

#[test]
fn what_is_chosen_on_the_street_or_fired_is_told_at_hand() {
    let (mut buildings, mut fired) = (0, 0);
    positions(|game, _| {
        let html = board(game, my_view(game), Lang::En, None);
        let dock = html.split("<div class=\"dock").nth(1).expect("a dock");
        let dock = dock.split("class=\"v-sheet\"").next().unwrap_or_default();
        let mut legal = Vec::new();
        game.legal(&mut legal);
        for action in legal {
            match action {
                Action::Build(_) | Action::Upgrade(_) => buildings += 1,
                Action::Fire(_) => fired += 1,
                _ => continue,
            }
            // What can be paid at its plain price is paid with the same click.
            let value = format!("value=\"{action}");
            let mut ways = dock.split(&value).skip(1);
            let button = ways.find(|rest| rest.starts_with(['"', ';'])).unwrap_or_else(|| panic!("{action}: {dock}"));
            let button = button.split("</button>").next().unwrap_or_default();
            assert_eq!(button.contains("class=\"verb\">Fire<"), matches!(action, Action::Fire(_)), "{button}");
        }
    });
    assert!(buildings > 0 && fired > 0, "{buildings} buildings, {fired} fired");
}

/// The board after a decision, with what it brought about.
fn told(step: &Step<'_, Valletta>) -> String {
    let game = step.after;
    let names = ["Anna", "Ben", "Carla", "Dimitri"].map(str::to_owned);
    let (viewer, why) = (Viewer::Public, |_| None);
    let (view, t, news) = (game.view(viewer), Texts::of(Lang::En), step.events);
    Valletta::board(&Look { t, view: &view, offers: &[], why: &why, names: &names, viewer, news, outcome: None })
        .into_string()
}

#[test]
fn what_just_happened_is_marked_for_the_eye_and_the_ear() {
    let (mut raised, mut walks, mut bells) = (0, 0, 0);
    random_game(&options(3, "hig"), 4, |step: &Step<'_, Valletta>| {
        let of = |of: fn(&Event) -> bool| step.events.iter().filter(|event| of(event)).count();
        let worked = of(|event| matches!(event, Event::Worked { .. }));
        let walked = of(|event| matches!(event, Event::Advanced { .. }));
        let rung = of(|event| matches!(event, Event::Triggered { .. } | Event::Merged { .. })) > 0;
        if worked + walked == 0 && !rung {
            return;
        }
        let html = told(step);
        assert_eq!(quoted(&html, "data-effect=\"building").count(), worked);
        let way: Vec<_> = quoted(&html, "data-walk=\"").flat_map(|way| way.split(' ')).collect();
        assert_eq!(way.len(), if walked == 0 { 0 } else { walked + 1 }, "he walks space by space: {way:?}");
        assert!(way.iter().all(|space| html.contains(&format!("id=\"{space}\""))), "{way:?}");
        assert_eq!(html.contains("data-effect=\"bell\""), rung, "V-FINAL-1");
        raised += worked;
        walks += usize::from(walked > 0);
        bells += usize::from(rung);
    });
    assert!(raised > 0 && walks > 0 && bells > 0, "{raised} {walks} {bells}");
}
