//! The pages around the tables, in every language: complete, and readable by everyone.

#[path = "../examples/samples/mod.rs"]
mod samples;

use std::collections::{BTreeMap, BTreeSet};

use ui::{Draw, Entered, Lang, Texts, site};
use valletta::Valletta;

/// Every page of every language, with its name.
fn all() -> Vec<(String, String)> {
    let pages = |lang| samples::pages(lang).into_iter().map(move |(name, page)| (format!("{name}-{lang}"), page.0));
    Lang::ALL.into_iter().flat_map(pages).collect()
}

/// The beginnings of all elements of these names.
fn tags<'a>(page: &'a str, names: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
    let tag = |rest: &'a str| rest.split('>').next().unwrap_or("");
    let named = move |tag: &&str| names.contains(&tag.split([' ', '\n']).next().unwrap_or(""));
    page.split('<').skip(1).map(tag).filter(named)
}

/// An attribute of an element.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

#[test]
fn every_page_is_there_in_every_language_without_missing_messages() {
    for (name, page) in all() {
        let text: Vec<&str> = page.split('<').filter_map(|piece| piece.split_once('>')).map(|(_, text)| text).collect();
        let missing = text.iter().find(|text| text.starts_with("site-"));
        assert_eq!(missing, None, "{name}");
    }
}

#[test]
fn every_page_has_one_first_heading_and_none_is_skipped() {
    for (name, page) in all() {
        let levels: Vec<&str> = tags(&page, &["h1", "h2", "h3", "h4"]).map(|tag| &tag[..2]).collect();
        assert_eq!(levels.iter().filter(|level| **level == "h1").count(), 1, "{name}");
        let mut last = "h0";
        for level in levels {
            assert!(level.as_bytes()[1] <= last.as_bytes()[1] + 1, "{name}: {level} after {last}");
            last = level;
        }
    }
}

#[test]
fn no_page_has_styles_or_scripts_of_its_own() {
    for (name, page) in all() {
        assert!(!page.contains(" style=") && !page.contains("<style"), "{name}");
        assert!(!page.contains(" onclick=") && tags(&page, &["script"]).all(|tag| tag.contains(" src=")), "{name}");
    }
}

#[test]
fn ids_are_given_once() {
    for (name, page) in all() {
        let mut seen = BTreeSet::new();
        for id in page.split('<').filter_map(|tag| attribute(tag.split('>').next()?, "id")) {
            assert!(seen.insert(id), "{name}: {id} is there twice");
        }
        for tag in page.split('<') {
            for reference in ["for", "aria-labelledby", "aria-describedby", "popovertarget"] {
                let target = attribute(tag.split('>').next().unwrap_or(""), reference);
                assert!(target.is_none_or(|target| seen.contains(target)), "{name}: nothing has the id of {tag}");
            }
        }
    }
}

/// The names of an element's attributes.
fn attributes(tag: &str) -> Vec<&str> {
    // Values stand between quotes, and hold none.
    let outside = tag.split('"').step_by(2);
    outside.flat_map(str::split_whitespace).filter_map(|word| word.strip_suffix('=')).collect()
}

#[test]
fn attributes_are_given_once_and_belong_to_their_elements() {
    for (name, page) in all() {
        for tag in page.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
            let given = attributes(tag);
            assert_eq!(given.iter().collect::<BTreeSet<_>>().len(), given.len(), "{name}: <{tag}>");
            let ticked = ["checkbox", "radio"].map(Some).contains(&attribute(tag, "type"));
            assert!(!ticked || !given.contains(&"autocomplete"), "{name}: <{tag}>");
            assert!(!given.iter().any(|name| name.starts_with("hx-")), "{name}: <{tag}> is no valid HTML, data-hx- is");
        }
    }
}

/// A field lies within its label, or the label names it.
#[test]
fn every_field_has_a_label() {
    for (name, page) in all() {
        let mut within = page.as_str();
        let mut outside = String::new();
        while let Some((before, rest)) = within.split_once("<label") {
            outside += before;
            let (label, after) = rest.split_once("</label>").expect("a label that ends");
            outside += &format!("<label{}>", label.split('>').next().unwrap_or(""));
            within = after;
        }
        outside += within;
        for field in tags(&outside, &["input", "select", "textarea"]) {
            if attribute(field, "type") != Some("hidden") {
                let id = attribute(field, "id").unwrap_or_else(|| panic!("{name}: {field} has no label"));
                assert!(
                    outside.contains(&format!("<label for=\"{id}\"")) || outside.contains(&format!("for=\"{id}\"")),
                    "{name}: {field}"
                );
            }
        }
    }
}

#[test]
fn every_button_says_what_it_does() {
    for (name, page) in all() {
        for button in page.split("<button").skip(1) {
            let (inside, _) = button.split_once("</button>").expect("a button that ends");
            let words =
                inside.split('<').filter_map(|piece| piece.split_once('>')).any(|(_, text)| !text.trim().is_empty());
            assert!(words || inside.contains("aria-label=\""), "{name}: {inside}");
        }
    }
}

#[test]
fn what_was_entered_comes_back_with_what_is_wrong() {
    let mut form = site::NewForm::for_game("valletta");
    form.seats[2] = site::NewSeat { kind: "device".into(), name: "Zo\"ë".into() };
    form.pace = "day3".into();
    form.options.insert("valletta-buildings".into(), "Mint; <banker>".into());
    let page = site::NewTable {
        t: Texts::of(Lang::En),
        games: samples::GAMES,
        form: &form,
        request: "request",
        account: true,
        problem: Some(("name2", "No.")),
    };
    let body = page.body().0;
    let field = tags(&body, &["input"]).find(|tag| attribute(tag, "name") == Some("name2")).expect("the field");
    assert!(field.contains("value=\"Zo&quot;ë\"") && field.contains("aria-invalid=\"true\""), "{field}");
    assert!(body.contains("Mint; &lt;banker&gt;") && body.contains("href=\"#name2\""));
    assert!(tags(&body, &["input"]).any(|tag| tag.contains("value=\"day3\" checked")));
}

/// Without a script: fields stand in the order of the games, and the sheet has a rule for each place.
#[test]
fn the_style_shows_the_fields_and_seats_of_the_game_that_is_chosen() {
    let page = samples::pages(Lang::En).into_iter().find(|(name, _)| *name == "new").expect("a form").1.0;
    let sheet = str::from_utf8(&ui::asset("making.css").expect("a sheet").bytes).expect("text");
    assert!(page.contains(ui::url("making.css")));
    for (n, game) in (1..).zip(samples::GAMES.iter()) {
        let shown = format!("form:not(:has(.cards label:nth-of-type({n}) :checked)) .own > :nth-child({n})");
        assert!(sheet.contains(&shown), "{shown}");
        let choice = tags(&page, &["input"]).find(|tag| attribute(tag, "value") == Some(game.id)).expect("a choice");
        assert_eq!(attribute(choice, "data-most"), Some(game.most.to_string().as_str()));
    }
    let (_, own) = page.split_once("<div class=\"own\">").expect("fields");
    assert!(own.starts_with("<div></div><div><fieldset id=\"valletta-edition\">"), "Saint Malo has none");
}

#[test]
fn tables_that_wait_for_me_come_first_and_the_most_pressing_before_them() {
    let home = samples::pages(Lang::En).into_iter().find(|(name, _)| *name == "home-known").expect("a home").1.0;
    let place = |text: &str| home.find(text).unwrap_or_else(|| panic!("no '{text}'"));
    assert!(place("5 hours left") < place("2 days left"));
    assert!(place("2 days left") < place("My tables"));
}

#[test]
fn the_manifest_is_json_in_every_language() {
    for lang in Lang::ALL {
        let manifest: serde_json::Value = serde_json::from_str(&site::manifest(Texts::of(lang))).expect("JSON");
        assert_eq!(manifest["display"], "standalone");
        assert_eq!(manifest["icons"].as_array().map(Vec::len), Some(3));
    }
}

/// English and French rulebooks are Z-Man's, German and Italian ones follow Hans im Glück (rules, section 3.1).
#[test]
fn a_new_table_proposes_the_edition_of_the_language_s_rulebook() {
    for (lang, edition) in [(Lang::De, "hig"), (Lang::It, "hig"), (Lang::En, "zman"), (Lang::Fr, "zman")] {
        let t = Texts::of(lang);
        let form = |options| (Valletta::INFO.fields)(&Entered { t, game: "valletta", options: &options }).0;
        let fields = form(BTreeMap::new());
        assert_eq!(fields.matches(" checked").count(), 1, "{lang}");
        assert!(fields.contains(&format!("value=\"{edition}\" checked")), "{lang}: {fields}");
        let chosen = form(BTreeMap::from([("valletta-edition".into(), "hig".into())]));
        assert!(chosen.contains("value=\"hig\" checked"), "what was entered stays: {lang}");
        let facts = (Valletta::INFO.facts)(t, &format!("players 2\nedition {edition}\n"));
        let name = t.say(&format!("site-edition-{edition}"));
        assert!(facts[0].contains(&name) && facts[1] == t.say(&format!("site-edition-{edition}-text")), "{facts:?}");
        // A record that names none, and a table made over the API, are of the edition that they always were.
        assert!((Valletta::INFO.facts)(t, "players 2\n")[0].contains(&t.say("site-edition-hig")), "{lang}");
    }
}

#[test]
fn what_is_not_understood_is_told_without_english_words() {
    let refusal = table::Refusal::bad(table::refusal::Part::Seats, "'x' is nobody who could sit there");
    for lang in [Lang::De, Lang::Fr, Lang::It] {
        let said = ui::refusal(Texts::of(lang), &refusal);
        assert!(!said.contains("nobody") && said.len() > 20, "{lang}: {said}");
    }
}
