//! Valletta's pieces are all there, all different, and small.

use std::collections::{BTreeMap, BTreeSet};

use saint_malo::SaintMalo;
use ui::{Draw, GameList, Lang, Texts, asset, gallery};
use valletta::{BuildingSet, Card, Good, Valletta};

const SPRITES: [&str; 4] = ["goods.svg", "characters.svg", "buildings.svg", "valletta.svg"];

fn sprite(name: &str) -> String {
    String::from_utf8(asset(name).expect("a sprite").bytes.to_vec()).expect("a text")
}

/// What stands in each attribute of this name.
fn values<'a>(text: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    text.split(&begin).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The symbols of a sprite with what they show.
fn symbols(text: &str) -> BTreeMap<&str, &str> {
    let parts = text.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split("</symbol>").next());
    parts.filter_map(|symbol| symbol.split_once('"')).collect()
}

#[test]
fn every_good_and_character_has_a_symbol() {
    let (goods, characters) = (sprite("goods.svg"), sprite("characters.svg"));
    for good in Good::ALL {
        assert!(symbols(&goods).contains_key(good.name()), "{good}");
    }
    for card in Card::ALL {
        assert!(symbols(&characters).contains_key(card.name()), "{card}");
    }
}

#[test]
fn what_the_gallery_shows_is_there_and_every_building_of_ours_has_two_fronts_of_its_own() {
    let page = gallery(Texts::of(Lang::En), GameList(&[SaintMalo::INFO, Valletta::INFO])).into_string();
    let sprites: BTreeMap<&str, String> = SPRITES.into_iter().map(|name| (name, sprite(name))).collect();
    let mut fronts = BTreeSet::new();
    for address in values(&page, "href").into_iter().filter(|address| address.contains(".svg")) {
        let (file, symbol) = address.split_once('#').expect("a symbol");
        let name = file.trim_start_matches("/assets/").split('?').next().unwrap_or_default();
        let Some(text) = sprites.get(name) else { continue };
        assert!(symbols(text).contains_key(symbol), "{address}");
        if name == "buildings.svg" && !symbol.starts_with("strange") {
            fronts.insert(symbol);
        }
    }
    assert_eq!(fronts.len(), 2 * BuildingSet::default().cards().len());
}

#[test]
fn no_two_symbols_are_equal() {
    for name in SPRITES {
        let text = sprite(name);
        let all = symbols(&text);
        let different: BTreeSet<&str> = all.values().copied().collect();
        assert_eq!(all.len(), different.len(), "{name}");
    }
}

#[test]
fn every_part_that_is_used_is_there_once() {
    for name in SPRITES {
        let text = sprite(name);
        let mut ids = BTreeSet::new();
        for id in values(&text, "id") {
            assert!(ids.insert(id), "{name}: {id} is there twice");
        }
        for part in values(&text, "href") {
            assert!(ids.contains(part.trim_start_matches('#')), "{name}: no {part}");
        }
    }
}

#[test]
fn sprites_and_icon_are_well_formed() {
    for text in SPRITES.map(sprite).into_iter().chain([ui::icon()]) {
        let mut open = Vec::new();
        for tag in text.split('<').skip(1) {
            let (tag, after) = tag.split_once('>').expect("an end of the tag");
            assert_eq!(after, "", "text between tags");
            assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
            let name = tag.trim_start_matches('/').split([' ', '/']).next();
            match (tag.starts_with('/'), tag.ends_with('/')) {
                (true, _) => assert_eq!(open.pop(), Some(name), "{tag}"),
                (false, false) => open.push(name),
                (false, true) => (),
            }
        }
        assert_eq!(open, Vec::<Option<&str>>::new());
    }
}

/// Compressed they are a fifth of it, 25 KB: a first visit to a table brings them all.
#[test]
fn sprites_are_small() {
    let bytes: usize = SPRITES.map(|name| sprite(name).len()).iter().sum();
    assert!(bytes <= 140_000, "{bytes} bytes");
}
