//! People's names, normalised before anything is limited, stored or looked up by them.

use caseless::Caseless;
use unicode_normalization::UnicodeNormalization;

use crate::{Id, Result, Store};

/// A name as people see it: without spaces around it, one space where several were, and in the one form (NFKC) of
/// letters that can be written in several.
pub fn shown(name: &str) -> String {
    let form: String = name.nfkc().collect();
    // Invisible characters, line ends among them, stay: the check of a name refuses them.
    let line = |letter: char| letter.is_control() || "\u{2028}\u{2029}".contains(letter);
    let space = |letter: char| letter.is_whitespace() && !line(letter);
    form.split(space).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// What names are compared by: two that differ only in case, spaces or the way their letters are written are one.
pub fn folded(name: &str) -> String {
    shown(name).chars().default_case_fold().nfkc().collect()
}

/// The key under which the way of folding is stored.
const KEY: &str = "names";
/// A server that folds in another way stores another word, and folds all names again.
const FORM: &str = "nfkc-casefold";

impl Store {
    /// Folds all names again, once, if they were folded in an older way. A name that would collide stays as it is.
    pub async fn fold_names(&self) -> Result<u64> {
        if self.get(KEY).await?.is_some_and(|form| form == FORM) {
            return Ok(0);
        }
        let sql = "SELECT id, name, folded FROM people WHERE folded IS NOT NULL";
        let all: Vec<(Id, String, String)> = sqlx::query_as(sql).fetch_all(&self.read).await?;
        let mut changed = 0;
        for (id, name, known) in all {
            let anew = folded(&name);
            if anew == known {
                continue;
            }
            let sql = "UPDATE people SET folded = $2 WHERE id = $1
                AND NOT EXISTS (SELECT 1 FROM people AS other WHERE other.folded = $2)";
            changed += sqlx::query(sql).bind(id).bind(anew).execute(&self.write).await?.rows_affected();
        }
        self.set(KEY, FORM).await?;
        Ok(changed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_name_in_many_ways_of_writing_is_one_name() {
        let ways = [
            "Zoë  Strauß",
            " zoe\u{308} STRAUSS\u{3000}",
            "\u{ff3a}ｏë Strauß",
            "ZOË\u{a0}STRAUẞ",
            "zoë straus\u{17f}",
        ];
        for way in ways {
            assert_eq!(folded(way), "zoë strauss", "{way:?}");
        }
        assert_eq!(shown("  \u{ff21}nna \u{2003} Be\u{301}a "), "Anna Béa");
        assert_ne!(folded("Anna"), folded("Anne"));
        assert_eq!(folded(&folded("ΣΊΣΥΦΟΣ")), folded("Σίσυφος"), "folding again changes nothing");
    }

    #[test]
    fn what_nobody_sees_is_not_taken_for_a_space() {
        assert_eq!(shown("a\nb\u{0}c\td\u{2028}e"), "a\nb\u{0}c\td\u{2028}e");
    }
}
