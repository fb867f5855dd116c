//! The end of a game and its replay: every moment can be reached, points add up, and turning points are what they say.

use std::collections::BTreeMap;

use kit::{Chance, Live, Options, Outcome, Play, Seat, Viewer};
use maud::{Markup, html};
use saint_malo::SaintMalo;
use ui::{
    Draw, Lang, Look, Texts,
    replay::{Address, Chances, Derived, Ending, Entry, Fairness, Moment, Replay},
    table::Drawn,
};
use valletta::Valletta;

fn english() -> Texts {
    Texts::of(Lang::En)
}

fn names(count: usize) -> Vec<String> {
    ["Anna", "Ben", "Carla", "<Dimitri>", "Eleonora"][..count].iter().map(|&name| name.to_owned()).collect()
}

/// Four decisions a turn, two players.
fn log(decisions: usize) -> Vec<Entry> {
    let entry = |at: usize| Entry {
        at,
        seat: Seat((at.saturating_sub(1) / 4 % 2) as u8),
        begins: at % 4 == 1,
        words: format!("decision {at}"),
        events: vec![format!("event {at}")],
        luck: String::new(),
    };
    (1..=decisions).map(entry).collect()
}

fn chances(values: &[f32]) -> Chances {
    let moment = |(at, &chance): (usize, &f32)| Moment { at, chances: vec![chance, 1.0 - chance] };
    Chances { points: values.iter().enumerate().map(moment).collect(), names: names(2) }
}

fn outcome(scores: &[i32], winners: &[u8]) -> Outcome {
    let detail = scores.iter().map(|score| BTreeMap::from([("points", score + 10), ("cannons", -10)]));
    Outcome {
        scores: scores.to_vec(),
        winners: winners.iter().map(|&seat| Seat(seat)).collect(),
        detail: detail.collect(),
        rounds: 20,
        trigger: "full",
    }
}

fn ending<'a>(t: Texts, names: &'a [String], outcome: &'a Outcome, me: Option<Seat>) -> Ending<'a> {
    Ending {
        t,
        game: "saint-malo",
        names,
        me,
        outcome,
        left: &[],
        sources: &["points", "full", "cannons"],
        rematch: html! { button { "again" } },
        replay: html! {},
        home: html! {},
    }
}

fn fairness<'a>(t: Texts, names: &'a [String], salts: &'a [String], derived: &'a [Derived]) -> Fairness<'a> {
    Fairness {
        t,
        names,
        commitment: "c0ffee",
        secret: "5ec2e7",
        salts,
        outcomes: 312,
        checked: Ok(()),
        derived,
        proof: "/api/v1/tables/7/proof",
    }
}

fn drawn() -> Drawn {
    Drawn { board: html! { div #board {} }, question: "What now?".into(), reading: html! {} }
}

/// A replay at a moment, shown by a function.
fn shown(lang: Lang, at: usize, decisions: usize, show: impl Fn(&Replay<'_>) -> Markup) -> String {
    let (t, names, log, salts) = (Texts::of(lang), names(2), log(decisions), ["anna-7".to_owned(), String::new()]);
    let derived = [Derived { number: 0, of: 6, bytes: "7ccd9888655b7c2e".into(), outcome: 4 }];
    let values: Vec<f32> = (0..=decisions).map(|at| if at * 2 > decisions { 0.8 } else { 0.4 }).collect();
    let (chances, outcome) = (chances(&values), outcome(&[62, 57], &[0]));
    let address = Address { url: "/tables/7/replay", seat: Some(Seat(1)), also: &[("invite", "abc")] };
    show(&Replay {
        t,
        game: "saint-malo",
        address,
        names: &names,
        at,
        practice: false,
        drawn: drawn(),
        log: &log,
        chances: Some(&chances),
        review: None,
        ending: Some(ending(t, &names, &outcome, None)),
        fairness: Some(fairness(t, &names, &salts, &derived)),
    })
    .into_string()
}

fn page(at: usize) -> String {
    shown(Lang::En, at, 40, |replay| replay.markup())
}

fn href(at: usize) -> String {
    format!("href=\"/tables/7/replay?at={at}&amp;seat=1&amp;invite=abc\"")
}

/// The addresses that a step leads to, by its name.
fn go(page: &str, step: &str) -> Option<String> {
    let tag = page.split('<').find(|tag| tag.contains(&format!("data-go=\"{step}\"")))?;
    Some(tag.split("?at=").nth(1)?.split('&').next()?.to_owned())
}

#[test]
fn a_moment_leads_to_its_neighbours_and_to_the_turns_around_it() {
    let page = page(18);
    let to = |step| go(&page, step).unwrap();
    assert_eq!([to("first"), to("back"), to("on"), to("last")], ["0", "17", "19", "40"]);
    // Turns begin after 16 and 20 decisions.
    assert_eq!([to("turn-back"), to("turn-on")], ["16", "20"]);
    assert!(page.contains("rel=\"prev\"") && page.contains("rel=\"next\""));
}

#[test]
fn there_is_no_way_before_the_beginning_or_past_the_end() {
    let (first, last) = (page(0), page(40));
    assert_eq!((go(&first, "back"), go(&first, "first")), (None, None));
    assert_eq!((go(&last, "on"), go(&last, "last")), (None, None));
    assert!(first.contains("The table is set."));
}

#[test]
fn every_decision_of_the_log_leads_to_its_moment() {
    let page = page(7);
    let log = page.split("id=\"log\"").nth(1).unwrap();
    for at in 1..=40 {
        assert!(log.contains(&href(at)), "{at}");
    }
    assert_eq!(log.matches("aria-current=\"step\"").count(), 1);
    assert!(log.contains("aria-current=\"step\">event 7<"));
}

#[test]
fn the_form_without_a_script_keeps_the_seat_and_the_invitation() {
    let page = page(7);
    let form = page.split("<form class=\"replay-scrubber\"").nth(1).unwrap().split("</form>").next().unwrap();
    for part in [
        "method=\"get\"",
        "name=\"seat\" value=\"1\"",
        "name=\"invite\" value=\"abc\"",
        "type=\"range\"",
        "data-replay",
    ] {
        assert!(form.contains(part), "{part} in {form}");
    }
}

#[test]
fn after_the_end_every_seat_may_be_looked_from() {
    let page = page(7);
    for address in ["?at=7&amp;seat=0&amp;invite=abc", "?at=7&amp;seat=1&amp;invite=abc", "?at=7&amp;invite=abc"] {
        assert!(page.contains(&format!("/tables/7/replay{address}\"")), "{address}");
    }
}

#[test]
fn the_part_that_changes_holds_the_decision_the_board_and_the_chances() {
    let part = shown(Lang::En, 30, 40, |replay| replay.moment());
    assert!(part.starts_with("<div id=\"moment\" data-at=\"30\" data-last=\"40\""));
    for piece in ["id=\"board\"", "event 30", "id=\"scrubber\"", "<strong>80%</strong>"] {
        assert!(part.contains(piece), "{piece}");
    }
    assert!(!part.contains("id=\"log\""));
}

#[test]
fn turning_points_are_the_largest_changes_in_the_order_of_the_game() {
    let mut values = vec![0.5; 101];
    values[20..].iter_mut().for_each(|chance| *chance += 0.1);
    values[50..].iter_mut().for_each(|chance| *chance -= 0.3);
    values[80..].iter_mut().for_each(|chance| *chance += 0.04);
    let swings = chances(&values).swings(|_| true);
    assert_eq!(swings.iter().map(|swing| swing.at).collect::<Vec<_>>(), [20, 50]);
    assert!((swings[1].after - swings[1].before).abs() > 0.29);
}

#[test]
fn of_changes_close_together_the_largest_is_told() {
    let mut values = vec![0.5; 101];
    (values[50], values[51], values[52]) = (0.6, 0.9, 0.7);
    values[53..].fill(0.7);
    let swings = chances(&values).swings(|_| true);
    assert_eq!(swings.iter().map(|swing| swing.at).collect::<Vec<_>>(), [51]);
}

#[test]
fn a_turn_is_told_as_a_whole_by_the_decision_that_did_it() {
    // Turns of four decisions; in the second a price is paid first.
    let values = [0.5, 0.5, 0.5, 0.5, 0.5, 0.3, 0.35, 0.8, 0.75, 0.75, 0.75];
    let swings = chances(&values).swings(|at| at % 4 == 0);
    assert_eq!(swings.len(), 1);
    assert_eq!((swings[0].at, swings[0].key, swings[0].before, swings[0].after), (8, 7, 0.5, 0.75));
}

#[test]
fn the_ending_says_who_won() {
    let names = names(3);
    let said = |scores: &[i32], winners: &[u8], me: Option<u8>| {
        ending(english(), &names, &outcome(scores, winners), me.map(Seat)).markup().into_string()
    };
    assert!(said(&[62, 57, 40], &[0], None).contains("Anna wins with 62 points, 5 ahead of Ben."));
    assert!(said(&[62, 57, 40], &[0], Some(0)).contains("You win with 62 points, 5 ahead of Ben."));
    assert!(said(&[62, 57, 40], &[0], Some(1)).contains("Anna wins"));
    assert!(said(&[62, 62, 40], &[0, 1], None).contains("Anna and Ben share the win with 62 points each."));
    let tie = said(&[62, 62, 40], &[1], None);
    assert!(
        tie.contains("Ben wins with 62 points.") && tie.contains("Anna has as many points, but fewer empty spaces.")
    );
}

#[test]
fn points_are_listed_by_source_the_best_player_first() {
    let (names, outcome) = (names(3), outcome(&[40, 62, 57], &[1]));
    let page = ending(english(), &names, &outcome, None).markup().into_string();
    let table = page.split("<table>").nth(1).unwrap();
    let place = |text: &str| table.find(text).unwrap_or_else(|| panic!("no {text} in {table}"));
    assert!(place("Ben") < place("Carla") && place("Carla") < place("Anna"));
    assert!(place("<td>72</td>") < place("<td>−10</td>"), "points before cannons");
    assert_eq!(table.matches("<tr").count(), 4, "a source that gave nothing is left out");
    assert!(table.contains("<td>62</td><td>57</td><td>40</td>"));
}

#[test]
fn bars_stay_within_their_room() {
    let (names, outcome) = (names(3), outcome(&[40, 62, -5], &[1]));
    let page = ending(english(), &names, &outcome, None).markup().into_string();
    let bars = page.split("points-bars").nth(1).unwrap().split("<table>").next().unwrap();
    let number = |part: &str| part.split('%').next().unwrap().parse::<f32>().unwrap();
    for part in bars.split("<svg x=\"").skip(1) {
        let (x, width) = (number(part), number(part.split("width=\"").nth(1).unwrap()));
        assert!(x >= -0.01 && x + width <= 100.02, "{x} {width}");
    }
}

#[test]
fn the_check_of_the_dice_shows_all_that_it_takes() {
    let page = page(0);
    for part in [
        "All 312 outcomes of chance check out.",
        "c0ffee",
        "5ec2e7",
        "anna-7",
        "7ccd9888655b7c2e",
        "intramuros verify -",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert!(page.contains("intramuros 1\n0 anna-7\n1 \noutcome 0 0"));
    let (names, salts) = (names(2), [String::new(), String::new()]);
    let wrong = Fairness { checked: Err("line 3: not so"), ..fairness(english(), &names, &salts, &[]) };
    assert!(wrong.markup().into_string().contains("The check failed: line 3: not so"));
}

#[test]
fn a_page_has_each_id_once_and_nothing_inline() {
    for lang in Lang::ALL {
        let page = shown(lang, 18, 40, |replay| replay.markup());
        let mut ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "{ids:?}");
        for label in page.split("aria-labelledby=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(label.split(' ').all(|id| ids.contains(&id)), "{label}");
        }
        assert!(!page.contains(" style=") && !page.contains("<style") && !page.contains("<script>"));
    }
}

#[test]
fn names_are_only_names() {
    let (names, outcome) = (names(4), outcome(&[1, 2, 3, 4], &[3]));
    let page = ending(english(), &names, &outcome, None).markup().into_string();
    assert!(page.contains("&lt;Dimitri&gt; wins") && !page.contains("<Dimitri>"));
}

#[test]
fn a_page_grows_with_the_game_and_no_faster() {
    let [short, long] = [450, 900].map(|last| shown(Lang::De, 20, last, |replay| replay.markup()).len());
    assert!(long < 2 * short, "{short} bytes for 450 decisions, {long} for 900");
}

#[test]
fn who_does_not_win_hears_how_close_it_was_or_what_nobody_did_better() {
    let (t, names) = (english(), names(3));
    let close = outcome(&[62, 60, 40], &[0]);
    let said = |outcome: &Outcome, seat: u8| ending(t, &names, outcome, Some(Seat(seat))).consolation();
    assert_eq!(said(&close, 1).as_deref(), Some("So close: 2 points short."));
    assert_eq!(said(&close, 0), None, "who won needs no comfort");
    let mut far = outcome(&[62, 40, 30], &[0]);
    assert_eq!(said(&far, 1), None, "nothing that is not true");
    far.detail[2].insert("full", 5);
    assert!(said(&far, 2).is_some_and(|said| said.contains("5 points")));
    assert_eq!(ending(t, &names, &far, None).consolation(), None, "who looks on neither");
}

#[test]
fn an_ending_can_be_counted_up_and_is_complete_without() {
    let (t, names, outcome) = (english(), names(2), outcome(&[62, 57], &[1]));
    let page = ending(t, &names, &outcome, Some(Seat(1))).markup().into_string();
    assert!(page.contains("data-sources=\"2\"") && page.contains("data-won"), "{page}");
    // On the way the sum is what the first source gives; the final one is always there.
    assert!(page.contains("<span class=\"points-final\">57</span><span class=\"step-0\">67</span>"), "{page}");
    assert!(!page.contains("counting"), "that is for scripts to say");
    assert_eq!(page.matches("harbour-pennant seat-1").count(), 16, "in the colours of who won");
}

/// Plays a random game; at every decision of which no event tells, somebody has done something, in every language.
fn is_told_as_what_happened<G: Draw>(seed: u8) {
    let mut options = G::Options::default();
    options.set("players", "3").expect("so many players");
    let names = names(3);
    let (mut chance, mut pick) = (Live::new([seed; 32]), Live::new([!seed; 32]));
    let (mut events, mut legal, mut silent) = (Vec::new(), Vec::new(), 0);
    let mut play = Play::<G>::start(&options, &mut chance, &mut Vec::new()).expect("a table");
    while let Some(seat) = play.game().turn().seat() {
        play.game().legal(&mut legal);
        let action = legal[pick.pick(legal.len() as u32) as usize];
        let said = |game: &G, say: &dyn Fn(&Look<'_, G>) -> Option<String>| -> Vec<Option<String>> {
            let (viewer, view, why) = (Viewer::Public, game.view(Viewer::Public), |_| None);
            let look =
                |t| Look { t, view: &view, offers: &[], why: &why, names: &names, viewer, news: &[], outcome: None };
            Lang::ALL.into_iter().map(|lang| say(&look(Texts::of(lang)))).collect()
        };
        let did = said(play.game(), &|look| G::did(look, seat, action));
        events.clear();
        play.act(action, &mut chance, &mut events).expect("a legal action");
        let told =
            said(play.game(), &|look| events.iter().find_map(|&e| G::event(look, &G::witness(e, Viewer::Public))));
        if told[0].is_none() {
            silent += 1;
            for did in did {
                let did = did.unwrap_or_else(|| panic!("nothing tells of '{action}'"));
                assert!(did.contains(&names[seat.index()]) && did.ends_with('.'), "{action}: {did}");
            }
        }
    }
    assert!(silent > 5, "{silent} decisions");
}

#[test]
fn the_log_tells_what_happened_and_never_what_a_button_says() {
    is_told_as_what_happened::<SaintMalo>(3);
    is_told_as_what_happened::<Valletta>(4);
}

#[test]
fn a_turning_point_names_the_dice_before_the_decision_that_shows_it() {
    let (t, names, mut log) = (english(), names(2), log(40));
    // The first throw of a turn comes with the last decision of the turn before.
    (log[19].luck, log[21].luck) = ("Ben rolls 3 walls.".into(), "Ben rolls 2 walls.".into());
    let values: Vec<f32> = (0..=40).map(|at| if at >= 24 { 0.3 } else { 0.6 }).collect();
    let told = |log: &[Entry]| {
        let (chances, address) = (chances(&values), Address { url: "/replay", seat: None, also: &[] });
        let (game, practice, drawn) = ("saint-malo", false, drawn());
        let replay = Replay {
            t,
            game,
            address,
            names: &names,
            at: 0,
            practice,
            drawn,
            log,
            chances: Some(&chances),
            review: None,
            ending: None,
            fairness: None,
        };
        let part = replay.moment().into_string();
        let (_, points) = part.split_once("chances-swings").expect("turning points");
        points.split("</ol>").next().unwrap_or_default().to_owned()
    };
    assert!(told(&log).contains("Ben rolls 2 walls. event 24"), "{}", told(&log));
    log[21].luck.clear();
    assert!(told(&log).contains("Ben rolls 3 walls. event 24"), "{}", told(&log));
    log[19].luck.clear();
    assert!(!told(&log).contains("rolls"), "where nothing came to light, nothing is named");
}
