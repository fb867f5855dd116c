//! The words of a language (Fluent). A message that is missing shows its id; a test makes sure that none is.

pub(crate) mod because;
pub(crate) mod phrases;

use std::{fmt, str::FromStr, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

/// The languages that we speak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Italian.
    It,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::De, Lang::Fr, Lang::It];

    /// The language's code: `de`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Fr => "fr",
            Lang::It => "it",
        }
    }

    /// The language's own name.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::De => "Deutsch",
            Lang::Fr => "Français",
            Lang::It => "Italiano",
        }
    }

    /// The first language of an `Accept-Language` header that we speak; English if there is none.
    pub fn wished(header: &str) -> Lang {
        let mut wishes: Vec<(Lang, f32)> = Vec::new();
        for wish in header.split(',') {
            let mut parts = wish.trim().split(';');
            let Some(lang) = parts.next().and_then(|tag| tag.split('-').next()?.trim().parse().ok()) else { continue };
            let weight = parts.find_map(|part| part.trim().strip_prefix("q=")?.parse().ok()).unwrap_or(1.0);
            wishes.push((lang, weight));
        }
        let first = wishes.iter().rev().max_by(|one, other| one.1.total_cmp(&other.1));
        first.map_or(Lang::En, |&(lang, _)| lang)
    }

    /// The language of a locale as systems name it: `de_CH.UTF-8`; English if we do not speak it.
    pub fn of_locale(name: &str) -> Lang {
        name.split(['_', '-', '.', '@']).next().and_then(|code| code.parse().ok()).unwrap_or_default()
    }

    fn sources(self) -> &'static [&'static str] {
        macro_rules! files {
            ($lang:literal) => {
                files! { $lang:
                    "site" "account" "table" "feel" "replay" "review" "rules" "learn" "guide" "refusal" "words" "terminal"
                    "saint_malo" "saint_malo_table" "valletta" "valletta_table" "rulings" "letters"
                }
            };
            ($lang:literal: $($file:literal)+) => {
                &[$(include_str!(concat!("../locales/", $lang, "/", $file, ".ftl"))),+]
            };
        }
        match self {
            Lang::En => files!("en"),
            Lang::De => files!("de"),
            Lang::Fr => files!("fr"),
            Lang::It => files!("it"),
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = kit::BadText;

    fn from_str(code: &str) -> Result<Lang, kit::BadText> {
        let known = Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code));
        known.ok_or_else(|| kit::BadText(format!("'{code}' is none of our languages: en, de, fr, it")))
    }
}

type Bundle = FluentBundle<FluentResource>;

fn bundle(lang: Lang) -> Bundle {
    let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Fluent's isolation marks would be read out by screen readers and get in the way of searches.
    bundle.set_use_isolating(false);
    if lang != Lang::En {
        bundle.set_formatter(Some(decimal_comma));
    }
    for source in lang.sources() {
        // What cannot be read is left out here and found by a test.
        let resource = FluentResource::try_new(spaced(lang, source)).unwrap_or_else(|(rest, _)| rest);
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// "41,5": all of our languages but English write a comma there.
fn decimal_comma(value: &FluentValue<'_>, _: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let text = number.as_string();
    text.contains('.').then(|| text.replace('.', ","))
}

/// Spaces at which no line may break: in French before some punctuation marks, in German before %.
fn spaced(lang: Lang, source: &str) -> String {
    let marks: &[char] = match lang {
        Lang::Fr => &[':', ';', '?', '!', '%', '»'],
        Lang::De => &['%'],
        Lang::En | Lang::It => &[],
    };
    let mut text = source.to_owned();
    for mark in marks {
        text = text.replace(&format!(" {mark}"), &format!("\u{a0}{mark}"));
    }
    if lang == Lang::Fr { text.replace("« ", "«\u{a0}") } else { text }
}

static BUNDLES: LazyLock<[Bundle; 4]> = LazyLock::new(|| Lang::ALL.map(bundle));

/// The words of one language. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Texts {
    lang: Lang,
    bundle: &'static Bundle,
}

impl Texts {
    /// The words of a language.
    pub fn of(lang: Lang) -> Texts {
        Texts { lang, bundle: &BUNDLES[lang as usize] }
    }

    /// Which language they are of.
    pub fn lang(self) -> Lang {
        self.lang
    }

    /// Whether there is such a message.
    pub fn has(self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// A message.
    pub fn say(self, id: &str) -> String {
        self.with(id, &[])
    }

    /// A message with what is to be inserted. See also the macro [`say!`](crate::say).
    pub fn with(self, id: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            debug_assert!(false, "no message {id} in {}", self.lang);
            return id.to_owned();
        };
        let args: Option<FluentArgs<'_>> =
            (!values.is_empty()).then(|| values.iter().map(|(key, value)| (*key, value.clone())).collect());
        self.bundle.format_pattern(pattern, args.as_ref(), &mut Vec::new()).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_s_wishes_are_followed() {
        assert_eq!(Lang::wished("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5"), Lang::Fr);
        assert_eq!(Lang::wished("nl, de;q=0.7, en;q=0.3"), Lang::De);
        assert_eq!(Lang::wished("ja"), Lang::En);
        assert_eq!(Lang::wished(""), Lang::En);
    }

    #[test]
    fn a_system_s_locale_names_a_language() {
        assert_eq!(Lang::of_locale("de_CH.UTF-8"), Lang::De);
        assert_eq!(Lang::of_locale("it"), Lang::It);
        assert_eq!(Lang::of_locale("fr@euro"), Lang::Fr);
        assert_eq!(Lang::of_locale("C.UTF-8"), Lang::En);
    }

    #[test]
    fn fractions_are_written_as_the_language_does() {
        let said = |lang| Texts::of(lang).with("table-hint-behind", &[("n", 41.5.into())]);
        assert!(said(Lang::En).contains("41.5"), "{}", said(Lang::En));
        for lang in [Lang::De, Lang::Fr, Lang::It] {
            assert!(said(lang).contains("41,5"), "{}", said(lang));
        }
    }
}
