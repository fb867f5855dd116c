//! One name per thing: `words/LANGUAGE.txt` lists the second names that a language's messages must not use, and what
//! is said instead. docs/words.md is the glossary.
//!
//! ```text
//! # A comment.
//! throw, throws, thrown -> roll
//! attack* -> raid | in saint-malo-*, rules-saint-malo-* | but saint-malo-event-attack
//! ```
//!
//! Left, the forbidden forms: whole words or phrases, in upper or lower case; `*` stands for any letters, at the
//! beginning or the end of a form. Right, what is said instead. `in` names the messages that are looked at (all, if it
//! is missing), `but` those that may say it nevertheless; `*` there stands for the rest of an id.

use std::{fs, path::PathBuf};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// A line of a list.
struct Ban {
    forms: Vec<String>,
    instead: String,
    only: Vec<String>,
    except: Vec<String>,
}

impl Ban {
    fn read(line: &str) -> Result<Ban, String> {
        let mut parts = line.split('|').map(str::trim);
        let (forms, instead) =
            parts.next().and_then(|part| part.split_once("->")).ok_or("a line is: forms -> what is right")?;
        let list = |text: &str| text.split(',').map(|word| word.trim().to_lowercase()).collect::<Vec<_>>();
        let mut ban = Ban { forms: list(forms), instead: instead.trim().into(), only: vec![], except: vec![] };
        for part in parts {
            match part.split_once(' ') {
                Some(("in", ids)) => ban.only = list(ids),
                Some(("but", ids)) => ban.except = list(ids),
                _ => return Err(format!("'{part}' begins neither with 'in' nor with 'but'")),
            }
        }
        let empty = |words: &[String]| words.iter().any(|word| word.trim_matches('*').is_empty());
        let odd = empty(&ban.forms) || empty(&ban.only) || empty(&ban.except) || ban.instead.is_empty();
        if odd { Err("something is empty".into()) } else { Ok(ban) }
    }

    fn concerns(&self, id: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|pattern| fits(pattern, id))
    }

    fn excuses(&self, id: &str) -> bool {
        self.except.iter().any(|pattern| fits(pattern, id))
    }

    /// The first forbidden form in a text.
    fn found(&self, text: &str) -> Option<&str> {
        self.forms.iter().map(String::as_str).find(|form| stands_in(form, text))
    }
}

/// Whether a pattern with a `*` at its beginning or end fits a whole word.
fn fits(pattern: &str, word: &str) -> bool {
    match (pattern.strip_prefix('*'), pattern.strip_suffix('*')) {
        (Some(_), Some(_)) => word.contains(pattern.trim_matches('*')),
        (Some(end), None) => word.ends_with(end),
        (None, Some(beginning)) => word.starts_with(beginning),
        (None, None) => word == pattern,
    }
}

/// Whether a form of one or more words stands in a text.
fn stands_in(form: &str, text: &str) -> bool {
    let (form, text) = (words(form), words(text));
    text.windows(form.len()).any(|window| window.iter().zip(&form).all(|(word, pattern)| fits(pattern, word)))
}

/// The words of a text in lower case. A dash, a figure and a star belong to a word, an apostrophe ends one.
fn words(text: &str) -> Vec<String> {
    let parts = text.split(|c: char| !(c.is_alphanumeric() || matches!(c, '-' | '*' | '%')));
    parts.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// What a pattern says: its own text, with a gap where something is inserted, and each choice for itself.
fn told(pattern: &Pattern<&str>, texts: &mut Vec<String>) {
    let mut own = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => own += value,
            PatternElement::Placeable { expression } => {
                own += " … ";
                chosen(expression, texts);
            }
        }
    }
    texts.push(own);
}

fn chosen(expression: &Expression<&str>, texts: &mut Vec<String>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter().for_each(|variant| told(&variant.value, texts)),
        Expression::Inline(InlineExpression::Placeable { expression }) => chosen(expression, texts),
        Expression::Inline(InlineExpression::StringLiteral { value }) => texts.push((*value).to_owned()),
        Expression::Inline(_) => (),
    }
}

/// A message with everything that it may say.
struct Message {
    file: String,
    id: String,
    texts: Vec<String>,
}

fn messages(lang: &str) -> Vec<Message> {
    let mut found = Vec::new();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang);
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).expect("texts").map(|file| file.expect("a file").path()).collect();
    files.sort();
    for path in files {
        let source = fs::read_to_string(&path).expect("a text");
        let file = format!("locales/{lang}/{}", path.file_name().unwrap_or_default().display());
        let resource = parser::parse(source.as_str()).expect("a file of messages");
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut texts = Vec::new();
            message.value.iter().for_each(|pattern| told(pattern, &mut texts));
            found.push(Message { file: file.clone(), id: message.id.name.to_owned(), texts });
        }
    }
    found
}

/// What is wrong with a language's messages, and with its list: an exception that nothing needs hides a mistake.
fn wrong(list: &str, messages: &[Message]) -> Vec<String> {
    let mut wrong = Vec::new();
    let lines = list.lines().enumerate().map(|(n, line)| (n + 1, line.trim()));
    for (n, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        let ban = match Ban::read(line) {
            Ok(ban) => ban,
            Err(why) => {
                wrong.push(format!("line {n} of the list: {why}: {line}"));
                continue;
            }
        };
        let mut excused: Vec<&str> = Vec::new();
        for message in messages.iter().filter(|message| ban.concerns(&message.id)) {
            let Some((form, text)) = message.texts.iter().find_map(|text| Some((ban.found(text)?, text))) else {
                continue;
            };
            if ban.excuses(&message.id) {
                excused.push(&message.id);
            } else {
                let Message { file, id, .. } = message;
                wrong.push(format!("{file}: {id}: not '{form}' but '{}', in: {}", ban.instead, text.trim()));
            }
        }
        let idle = ban.except.iter().filter(|pattern| !excused.iter().any(|id| fits(pattern, id)));
        wrong.extend(idle.map(|pattern| format!("line {n} of the list: nothing needs the exception {pattern}")));
    }
    wrong
}

#[test]
fn nothing_has_a_second_name() {
    let lists = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/words");
    let mut all = Vec::new();
    for lang in ["en", "de", "fr", "it"] {
        let list = fs::read_to_string(lists.join(format!("{lang}.txt"))).expect("the second names of a language");
        all.extend(wrong(&list, &messages(lang)).into_iter().map(|line| format!("{lang}: {line}")));
    }
    assert!(all.is_empty(), "{} to put right:\n{}", all.len(), all.join("\n"));
}

#[test]
fn a_second_name_is_found_and_said() {
    let message = |id: &str, texts: &[&str]| Message {
        file: "locales/en/x.ftl".into(),
        id: id.into(),
        texts: texts.iter().map(|text| (*text).into()).collect(),
    };
    let messages =
        [message("a-one", &["Throw it", "We’ll throw"]), message("b-two", &["An  attack's strength, thrown"])];
    let found = wrong("# words\nthrow -> roll\nattack* -> raid | in a-*\n", &messages);
    assert_eq!(found, ["locales/en/x.ftl: a-one: not 'throw' but 'roll', in: Throw it"]);
    assert_eq!(wrong("an attack* -> raid | but b-two", &messages), Vec::<String>::new());
    assert_eq!(
        wrong("attack -> raid | but a-*, b-*", &messages),
        ["line 1 of the list: nothing needs the exception a-*"]
    );
    assert_eq!(wrong("attack", &messages), ["line 1 of the list: a line is: forms -> what is right: attack"]);
}

#[test]
fn every_choice_of_a_message_is_looked_at() {
    let source = "a = { $n ->\n    [one] a box\n   *[other] { $n } boxes\n } left { b }\n    and more";
    let resource = parser::parse(source).expect("a message");
    let Some(Entry::Message(message)) = resource.body.first() else { panic!("a message") };
    let mut texts = Vec::new();
    message.value.iter().for_each(|pattern| told(pattern, &mut texts));
    let texts: Vec<_> = texts.iter().map(|text| words(text).join(" ")).collect();
    assert_eq!(texts, ["a box", "boxes", "left and more"]);
}
