//! Every message is there in every language, is used, and takes the same values.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The messages of a language: each id with the names of what is inserted.
fn messages(lang: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in fs::read_dir(root().join("locales").join(lang)).expect("a folder of texts") {
        let path = file.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a text");
        let mut last = None;
        for line in text.lines() {
            let id =
                line.split_once(" =").map(|(id, _)| id).filter(|id| id.starts_with(|c: char| c.is_ascii_lowercase()));
            if let Some(id) = id {
                assert!(found.insert(id.to_owned(), BTreeSet::new()).is_none(), "{lang}: {id} is there twice");
                last = Some(id.to_owned());
            }
            let values = line
                .split('$')
                .skip(1)
                .map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect::<String>());
            if let Some(id) = &last {
                found.get_mut(id).expect("its own message").extend(values);
            }
        }
    }
    found
}

/// All sources that may name a message.
fn sources(folder: &Path, text: &mut String) {
    for file in fs::read_dir(folder).expect("a folder") {
        let path = file.expect("a file").path();
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            *text += &fs::read_to_string(&path).expect("a source");
        }
    }
}

#[test]
fn every_message_is_there_in_every_language_with_the_same_values() {
    let english = messages("en");
    for lang in ["de", "fr", "it"] {
        let other = messages(lang);
        let (ours, theirs): (BTreeSet<_>, BTreeSet<_>) = (english.keys().collect(), other.keys().collect());
        assert_eq!(ours.difference(&theirs).collect::<Vec<_>>(), Vec::<&&String>::new(), "missing in {lang}");
        assert_eq!(theirs.difference(&ours).collect::<Vec<_>>(), Vec::<&&String>::new(), "only in {lang}");
        for (id, values) in &english {
            let spoken = &other[id];
            assert!(spoken.is_subset(values), "{lang}: {id} inserts {spoken:?}, English has {values:?}");
        }
    }
}

#[test]
fn every_file_of_messages_can_be_read() {
    for lang in ["en", "de", "fr", "it"] {
        for file in fs::read_dir(root().join("locales").join(lang)).expect("a folder of texts") {
            let path = file.expect("a file").path();
            let text = fs::read_to_string(&path).expect("a text");
            let read = fluent_bundle::FluentResource::try_new(text);
            assert!(read.is_ok(), "{}: {:?}", path.display(), read.err().map(|(_, errors)| errors));
        }
    }
}

/// A message is used when its id stands in a source, or a source makes it from a beginning that stands there with a
/// brace or at the end of a text: `"valletta-card-{}"`, `"valletta-card-"`; or from any game: `"{}-points-{key}"`.
#[test]
fn no_message_is_left_over() {
    let mut text = String::new();
    sources(&root().join("src"), &mut text);
    sources(&root().join("../web/src"), &mut text);
    sources(&root().join("../rooms/src"), &mut text);
    sources(&root().join("../cli/src"), &mut text);
    let of_any_game = |id: &str| {
        let rest = ["saint-malo", "valletta"].iter().find_map(|game| id.strip_prefix(game));
        rest.and_then(|rest| rest.rsplit_once('-'))
            .is_some_and(|(family, _)| text.contains(&format!("\"{{}}{family}-{{")))
    };
    let used = |id: &str| {
        let beginnings = id.match_indices('-').map(|(at, _)| &id[..=at]);
        text.contains(&format!("\"{id}\""))
            || of_any_game(id)
            || beginnings.filter(|beginning| beginning.matches('-').count() > 1).any(|beginning| {
                text.contains(&format!("\"{beginning}\"")) || text.contains(&format!("\"{beginning}{{"))
            })
    };
    let left: Vec<String> = messages("en").into_keys().filter(|id| !used(id)).collect();
    assert_eq!(left, Vec::<String>::new(), "messages that nothing says");
}
