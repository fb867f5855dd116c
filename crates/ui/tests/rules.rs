//! The rules pages: every number leads somewhere, and what is searched for is found.

use std::collections::BTreeSet;

use kit::{Game, Referee, Rulebook, Viewer};
use saint_malo::SaintMalo;
use ui::{Draw, GameList, Lang, Texts, learn, rules};
use valletta::Valletta;

const GAMES: GameList<'_> = GameList(&[SaintMalo::INFO, Valletta::INFO]);

fn book(game: &str) -> &'static rules::Book {
    GAMES.find(game).and_then(|game| game.book).expect("a game with rules")
}

/// Every rule that a source names as the answer of `Referee::rule`.
fn refusals(source: &str) -> BTreeSet<String> {
    let (_, body) = source.split_once("impl Referee for Illegal").expect("refusals");
    let (body, _) = body.split_once("\n}\n").expect("the end of it");
    body.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// All ids of a page, in order.
fn ids(page: &str) -> Vec<&str> {
    page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn page(lang: Lang, game: &str, search: Option<&str>) -> String {
    rules::page(Texts::of(lang), book(game), search).0
}

#[test]
fn every_rule_that_a_refusal_names_has_an_anchor() {
    let books = [
        ("valletta", include_str!("../../valletta/src/illegal.rs")),
        ("saint-malo", include_str!("../../saint_malo/src/illegal.rs")),
    ];
    for (game, source) in books {
        let rules = refusals(source);
        assert!(rules.len() > 15, "{rules:?}");
        for lang in Lang::ALL {
            let page = page(lang, game, None);
            let ids = ids(&page);
            let lost: Vec<_> = rules.iter().filter(|rule| !ids.contains(&rule.as_str())).collect();
            assert!(lost.is_empty(), "{game} in {lang} has no place for {lost:?}");
        }
    }
}

#[test]
fn a_refusal_s_number_leads_to_its_paragraph() {
    let refused = valletta::Illegal::MustPlay;
    assert_eq!(rules::link(GAMES, refused.rule()).as_deref(), Some("/rules/valletta#V-TURN-2"));
    assert_eq!(rules::link(GAMES, "S-PIR-1").as_deref(), Some("/rules/saint-malo#S-PIR-1"));
}

#[test]
fn every_number_on_a_page_is_a_rule_and_no_id_is_there_twice() {
    let numbers = |book: Rulebook| book.rules().map(|(number, _)| number).collect::<BTreeSet<_>>();
    for (game, known) in [("valletta", numbers(valletta::RULEBOOK)), ("saint-malo", numbers(saint_malo::RULEBOOK))] {
        let page = page(Lang::En, game, None);
        let ids = ids(&page);
        let once: BTreeSet<_> = ids.iter().collect();
        assert_eq!(once.len(), ids.len(), "{game}: an id is there twice");
        let named = ids.iter().filter(|id| id.starts_with("V-") || id.starts_with("S-"));
        let wrong: Vec<_> = named.filter(|id| !known.contains(**id)).collect();
        assert!(wrong.is_empty(), "{game}: {wrong:?} are no rules");
    }
}

#[test]
fn every_rule_of_a_turn_is_told_somewhere() {
    let told_elsewhere = ["COMP", "INV", "R", "CITY", "SETUP"];
    for (game, book) in [("valletta", valletta::RULEBOOK), ("saint-malo", saint_malo::RULEBOOK)] {
        let page = page(Lang::En, game, None);
        let ids = ids(&page);
        let due = book.rules().map(|(number, _)| number).filter(|number| {
            number.split('-').nth(1).is_some_and(|family| !told_elsewhere.contains(&family)) && !number.contains("-D-")
        });
        let lost: Vec<_> = due.filter(|number| !ids.contains(number)).collect();
        assert!(lost.is_empty(), "{game} does not tell {lost:?}");
    }
}

#[test]
fn a_search_finds_words_and_numbers_and_marks_them() {
    let page = page(Lang::En, "valletta", Some("three others"));
    assert!(page.contains("<mark>three</mark> <mark>others</mark>"));
    let both = rules::index(Texts::of(Lang::En), GAMES, Some("POINTS")).0;
    assert!(both.contains("/rules/valletta#score-1") && both.contains("/rules/saint-malo#score-1"));
    let number = rules::index(Texts::of(Lang::En), GAMES, Some("v-pay-6")).0;
    assert!(number.contains("href=\"/rules/valletta#pay-2\""));
    let nothing = rules::index(Texts::of(Lang::En), GAMES, Some("zeppelin")).0;
    assert!(!nothing.contains("<mark>") && nothing.contains("zeppelin"));
}

#[test]
fn a_search_cannot_write_into_the_page() {
    let page = page(Lang::En, "valletta", Some("<script>\"gold"));
    assert!(!page.contains("<script>") && page.contains("&lt;script&gt;&quot;gold"));
}

#[test]
fn every_link_of_the_contents_leads_to_a_chapter() {
    for (lang, game) in Lang::ALL.into_iter().flat_map(|lang| [(lang, "valletta"), (lang, "saint-malo")]) {
        let page = page(lang, game, None);
        let ids = ids(&page);
        let links = page.split(" href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
        let lost: Vec<_> = links.filter(|link| !ids.contains(link)).collect();
        assert!(lost.is_empty(), "{game} in {lang}: {lost:?}");
        assert!(!page.contains(">rules-") && !page.contains(" style="), "{game} in {lang}");
    }
}

/// Whoever knows the first page finds the games in the same places on the others.
#[test]
fn the_games_stand_in_the_order_of_the_first_page() {
    let t = Texts::of(Lang::En);
    for shelf in [rules::index(t, GAMES, None).0, learn::index(t, GAMES).0] {
        let places = shelf.split(" data-place=\"").skip(1).filter_map(|rest| rest.split('"').next());
        assert!(places.eq(["saint-malo", "valletta"]));
    }
}

/// What the captions of the worked examples say is what the engine does.
#[test]
fn worked_examples_come_out_as_they_are_told() {
    use rules::{
        saint_malo_worked::{CHURCH, HOUSES, SIDES, TRADE},
        valletta_worked::{BONUS, PAYMENT},
    };
    let cities = |example: &rules::Worked<SaintMalo>| {
        let (before, after) = example.positions().expect("an example");
        [before, after].map(|game| game.view(Viewer::Public).cities[0])
    };
    let [before, after] = cities(&SIDES);
    assert_eq!((after.points - before.points, before.defence(), after.defence()), (3, 0, 2));
    let series = cities(&CHURCH).map(|city| saint_malo::church_points(city.church_counts()));
    assert_eq!(series, [9, 14]);
    let [before, after] = cities(&TRADE);
    assert_eq!(after.coins - before.coins, 5);
    let [before, after] = cities(&HOUSES);
    assert_eq!((after.points - before.points, before.logs, after.logs), (9, 3, 0));
    let players = |example: &rules::Worked<Valletta>| {
        let (before, after) = example.positions().expect("an example");
        [before, after].map(|game| {
            let view = game.view(Viewer::Public);
            (view.players[0].goods.to_string(), view.players[0].points)
        })
    };
    assert_eq!(players(&PAYMENT), [("3g4w1s".to_owned(), 6), ("1g".to_owned(), 6)]);
    assert_eq!(players(&BONUS).map(|(_, points)| points), [6, 8]);
    for lang in Lang::ALL {
        assert_eq!(page(lang, "saint-malo", None).matches("<figure class=\"worked\">").count(), 4);
        assert_eq!(page(lang, "valletta", None).matches("<figure class=\"worked\">").count(), 2);
    }
}

#[test]
fn there_are_no_rules_of_unknown_games() {
    assert!(GAMES.find("chess").is_none());
}

#[test]
fn a_number_and_a_word_lead_to_plain_passages() {
    let told = rules::telling(Texts::of(Lang::De), book("saint-malo"), &["s-wall-6", "S-WALL-1", "S-WALL-6"]);
    assert!(told.iter().all(|passage| passage.heading == "Mauern" && !passage.text.contains('<')), "{told:?}");
    assert!(told[0].tells("S-WALL-6") && told.iter().filter(|passage| passage.tells("S-WALL-6")).count() == 1);
    let found = rules::find(Texts::of(Lang::Fr), book("valletta"), "apprenti");
    assert!(found.iter().any(|passage| passage.heading == "Apprenti"), "{found:?}");
    assert!(rules::find(Texts::of(Lang::En), book("valletta"), " ").is_empty());
    assert!(rules::telling(Texts::of(Lang::En), book("valletta"), &["S-WALL-6"]).is_empty());
}

/// What the rulebooks leave open is not passed off as theirs.
#[test]
fn a_ruling_of_ours_says_so() {
    let rulings = [
        ("saint-malo", &["S-R-04", "S-R-05", "S-R-07", "S-R-11"][..]),
        ("valletta", &["V-R-04", "V-R-10", "V-R-11"][..]),
    ];
    for ((game, numbers), lang) in rulings.into_iter().flat_map(|rulings| Lang::ALL.map(|lang| (rulings, lang))) {
        let page = page(lang, game, None);
        let ours: Vec<&str> = page.split("<div class=\"told ruling\">").skip(1).collect();
        assert_eq!(ours.len(), numbers.len(), "{game} in {lang}");
        for number in numbers {
            let told = ours.iter().filter_map(|rest| rest.split("</div>").next());
            let mut told = told.filter(|told| told.contains(&format!("id=\"{number}\"")));
            let text = told.next().expect("a ruling with its number");
            assert!(text.contains(&Texts::of(lang).say("rules-ruling")), "{number} in {lang}: {text}");
        }
        let found = rules::telling(Texts::of(lang), book(game), numbers);
        assert_eq!(found.len(), numbers.len(), "the terminal tells them as well");
    }
}

/// V-BONUS-2 and 3: whoever reads about building or upgrading finds the build bonus; and which edition is told.
#[test]
fn building_and_upgrading_lead_to_the_build_bonus_and_the_edition_is_named() {
    for lang in Lang::ALL {
        let page = page(lang, "valletta", None);
        for chapter in ["build", "upgrade"] {
            let section =
                page.split(&format!("id=\"{chapter}\"")).nth(1).and_then(|rest| rest.split("</section>").next());
            assert!(section.expect("a chapter").contains("href=\"#valette\""), "{chapter} in {lang}");
        }
        let edition = page.split("<p class=\"edition\">").nth(1).and_then(|rest| rest.split("</p>").next());
        let edition = edition.expect("which edition is told");
        assert!(edition.contains("Hans im Glück") && edition.contains("Z-Man"), "{lang}: {edition}");
    }
}
