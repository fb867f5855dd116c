//! What the others did since one's last turn: a line of signs that opens to turns and steps.

use kit::{Chance, Live, Options, Play, Viewer};
use maud::html;
use saint_malo::SaintMalo;
use ui::{
    Draw, Lang, Look, Markup, Texts,
    table::{Drawn, Leaving, LogEntry, Play as Table, RivalTurn, Sitting, State},
};
use valletta::Valletta;

/// The signs of every turn of a random game, as a spectator sees them, in every language.
fn signs<G: Draw>(seed: u8) -> Vec<(Lang, String)> {
    let mut options = G::Options::default();
    options.set("players", "3").expect("so many players");
    let names = ["Anna", "Ben", "Carla"].map(str::to_owned);
    let (mut chance, mut pick) = (Live::new([seed; 32]), Live::new([!seed; 32]));
    let (mut events, mut legal, mut signs) = (Vec::new(), Vec::new(), Vec::new());
    let mut play = Play::<G>::start(&options, &mut chance, &mut Vec::new()).expect("a table");
    while let Some(seat) = play.game().turn().seat() {
        play.game().legal(&mut legal);
        let action = legal[pick.pick(legal.len() as u32) as usize];
        play.act(action, &mut chance, &mut events).expect("a legal action");
        if play.game().turn().seat() == Some(seat) {
            continue;
        }
        let (view, viewer) = (play.game().view(Viewer::Public), Viewer::Public);
        let seen: Vec<_> = events.drain(..).map(|event| G::witness(event, viewer)).collect();
        for lang in Lang::ALL {
            let (t, why) = (Texts::of(lang), |_| None);
            let look = Look { t, view: &view, offers: &[], why: &why, names: &names, viewer, news: &[], outcome: None };
            signs.push((lang, G::signs(&look, seat, &seen).into_string()));
        }
    }
    signs
}

fn every_turn_has_signs<G: Draw>(seed: u8) {
    let signs = signs::<G>(seed);
    assert!(signs.len() > 60, "{}", signs.len());
    for (lang, line) in &signs {
        assert!(!line.is_empty(), "{lang}: a turn without a sign");
        for odd in ["saint-malo-", "valletta-", "title=\"\"", "+0", "−0"] {
            assert!(!line.contains(odd) || odd.ends_with('-') && line.contains(".svg?"), "{lang}: '{odd}' in {line}");
        }
        // What is shown as a sign is also said.
        assert_eq!(line.matches("title=").count(), line.matches("class=\"unseen\"").count(), "{lang}: {line}");
    }
    let gains = signs.iter().filter(|(_, line)| line.contains('→')).count();
    assert!(gains > 20, "only {gains} of them brought something");
}

#[test]
fn every_turn_of_saint_malo_is_a_line_of_signs() {
    every_turn_has_signs::<SaintMalo>(3);
}

#[test]
fn every_turn_of_valletta_is_a_line_of_signs() {
    every_turn_has_signs::<Valletta>(4);
}

fn sitting(seat: u8, name: &str, to_move: bool) -> Sitting<'_> {
    let state = State::Playing;
    Sitting { seat, name, level: None, mine: seat == 0, state, lost: false, to_move, until: None, left: None }
}

fn entry(decision: usize, seat: u8, line: &str) -> LogEntry {
    LogEntry { decision, seat: Some(seat), words: String::new(), lines: vec![line.to_owned()], luck: String::new() }
}

/// A table after Ben's two decisions and one of Carla's, with a change.
fn table(change: impl FnOnce(&mut Table<'_>)) -> String {
    let log =
        [entry(4, 0, "You roll."), entry(5, 1, "Ben rolls."), entry(6, 1, "Ben builds."), entry(7, 2, "Carla passes.")];
    table_with(&log, change)
}

fn table_with(log: &[LogEntry], change: impl FnOnce(&mut Table<'_>)) -> String {
    let sittings = [sitting(0, "Anna", true), sitting(1, "Ben", false), sitting(2, "Carla", false)];
    let sign = |text: &str| -> Markup {
        html! { i { (text) } }
    };
    let since = [
        RivalTurn { seat: 1, after: 4, end: 6, signs: sign("wall") },
        RivalTurn { seat: 2, after: 6, end: 7, signs: sign("none") },
    ];
    let drawn = Drawn { board: html! {}, question: "What will you do?".into(), reading: html! {} };
    let mut table = Table {
        t: Texts::of(Lang::En),
        url: "/tables/7",
        version: 9,
        at: 7,
        decisions: 7,
        over: false,
        my_turn: true,
        drawn,
        sittings: &sittings,
        log,
        since: &since,
        notice: None,
        can_undo: false,
        together: 0,
        can_practise: false,
        practice: false,
        talks: true,
        undo_asks: false,
        can_hint: false,
        advice: None,
        plea: None,
        away: false,
        resigned: false,
        can_return: false,
        leaving: Leaving::Free,
        seated: true,
        lesson: None,
        ending: None,
    };
    change(&mut table);
    table.markup().into_string()
}

/// What is asked.
fn banner(page: &str) -> &str {
    let (_, rest) = page.split_once("id=\"ask\"").expect("a question");
    &rest[..rest.find("</p>").expect("an end")]
}

#[test]
fn the_line_opens_to_the_turns_and_these_to_their_steps_without_a_script() {
    let page = table(|_| ());
    let (line, sheet) = page.split_once("id=\"since\"").expect("a sheet");
    assert!(line.contains("popovertarget=\"since\"") && line.contains("<i>wall</i>"), "{line}");
    assert!(line.contains("class=\"since first\""), "it stands in the place of the last event");
    for (steps, address) in [("4 6", 4), ("4 5", 5), ("5 6", 6), ("6 7", 6)] {
        let link = format!("href=\"/tables/7/replay?at={address}\" data-again=\"{steps}\"");
        assert!(sheet.contains(&link), "{link}: {sheet}");
    }
    assert!(!sheet[..sheet.find("class=\"speed\"").expect("the speed")].contains("You roll."), "not one's own");
}

#[test]
fn in_the_middle_of_ones_turn_the_line_makes_room_for_what_one_did() {
    let log = [entry(7, 2, "Carla passes."), entry(8, 0, "You roll.")];
    let page = table_with(&log, |table| (table.at, table.decisions) = (8, 8));
    assert!(page.contains("class=\"since\"") && !page.contains("class=\"since first\""));
    assert!(page.contains(">You roll.</p>"));
}

#[test]
fn where_nothing_happened_there_is_no_line() {
    assert!(!table(|table| table.since = &[]).contains("popovertarget=\"since\""));
}

#[test]
fn the_banner_asks_only_those_who_decide() {
    assert!(banner(&table(|_| ())).contains("What will you do?"));
    let away = table(|table| (table.away, table.can_return, table.my_turn) = (true, true, false));
    assert!(banner(&away).ends_with("A bot is playing for you.") && away.contains("form=\"return\""));
    let late = table(|table| (table.away, table.my_turn) = (true, false));
    assert!(banner(&late).contains("Your time is up") && !late.contains("form=\"return\""));
    let resigned = table(|table| (table.resigned, table.my_turn) = (true, false));
    assert!(banner(&resigned).ends_with("You have resigned: a bot plays on for you."));
    let watching = table(|table| (table.seated, table.my_turn) = (false, false));
    assert!(banner(&watching).contains("You are watching."));
    assert!(watching.contains("class=\"watcher\"") && watching.contains("The latest turns"));
}

#[test]
fn whoever_follows_at_their_own_pace_goes_on_by_button_or_space_bar() {
    let theirs = table(|table| table.my_turn = false);
    assert!(theirs.contains("data-next data-key=\" \""));
    assert!(!table(|_| ()).contains("data-next"), "not while one decides");
}

#[test]
fn the_viewer_knows_their_own_seat() {
    let page = table(|_| ());
    let people = page.split("class=\"people\"").nth(1).expect("the people");
    assert_eq!(people.matches(">you<").count(), 1);
    assert!(people.find(">you<") < people.find("Ben"), "it is Anna's");
}
