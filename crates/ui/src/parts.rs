//! What a page has already is not sent again: an element with an id is a *part*, marked with a hash of its own markup,
//! without that of the parts in it.
//!
//! A page says which hashes it has. What it has is left out. What is shown only when opened, a *sheet*, is sent empty if
//! it has changed, and comes when it is opened. Nobody remembers what was sent to whom: any server can answer, and a page
//! that names no hash gets everything.

use std::{
    collections::HashSet,
    hash::{DefaultHasher, Hasher},
};

use maud::{Markup, PreEscaped};

/// A smaller element belongs to what surrounds it: leaving it out would save nothing.
const SMALLEST: usize = 120;

/// A smaller sheet is sent at once: asking for it would take longer.
const SHEET: usize = 150;

/// Elements without an end.
const VOID: [&str; 14] =
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr"];

/// Elements that a browser reads only where they belong, and strokes of a picture: no parts.
const BOUND: [&str; 11] = ["caption", "col", "colgroup", "option", "tbody", "td", "tfoot", "th", "thead", "tr", "use"];

/// The hashes of the parts that a page has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known(HashSet<String>);

impl Known {
    /// From a list with commas, as pages send it.
    pub fn read(list: &str) -> Known {
        Known(list.split(',').filter(|hash| !hash.is_empty()).map(str::to_owned).collect())
    }
}

/// Every part with its hash: for a page that has nothing.
pub fn marked(markup: Markup) -> Markup {
    let Some(page) = Page::read(&markup.0) else { return markup };
    page.written(|text| page.write_marked(0, text))
}

/// Only what a page does not have that has the known parts.
pub fn answer(markup: Markup, known: &Known) -> Markup {
    let Some(page) = Page::read(&markup.0) else { return markup };
    let here = page.all_known(known);
    page.written(|text| page.write_changed(0, known, &here, false, text))
}

/// One part alone.
pub fn part(markup: &Markup, id: &str) -> Option<Markup> {
    let page = Page::read(&markup.0)?;
    let place = page.parts.iter().position(|part| part.id == id)?;
    let mut text = String::new();
    page.write_marked(place, &mut text);
    Some(PreEscaped(text))
}

/// An element with an id.
#[derive(Debug)]
struct Part<'a> {
    id: &'a str,
    tag: &'a str,
    start: usize,
    /// Where its first tag ends, without the bracket.
    head: usize,
    end: usize,
    is_sheet: bool,
    hash: String,
    /// The place of the part behind it and all that is in it.
    next: usize,
}

/// Markup and its parts, in the order of their beginnings. The first one is the table itself: its first tag, which always
/// changes, does not count.
struct Page<'a> {
    html: &'a str,
    parts: Vec<Part<'a>>,
}

impl<'a> Page<'a> {
    /// None if the markup is not as maud writes it: every attribute in double quotes, no angle bracket outside of tags,
    /// every element ended, all in one.
    fn read(html: &'a str) -> Option<Page<'a>> {
        let mut parts = elements(html)?;
        parts.retain(|part| part.end - part.start >= SMALLEST);
        for place in 0..parts.len() {
            let end = parts[place].end;
            parts[place].next = place + parts[place..].iter().take_while(|part| part.start < end).count();
        }
        let mut page = Page { html, parts };
        page.parts.first().filter(|first| first.start == 0 && first.end == html.len())?;
        for place in 0..page.parts.len() {
            page.parts[place].hash = page.hash(place);
        }
        Some(page)
    }

    /// The parts directly inside of a part.
    fn inside(&self, part: usize) -> impl Iterator<Item = usize> {
        let end = self.parts[part].next;
        std::iter::successors(Some(part + 1), |&place| Some(self.parts.get(place)?.next))
            .take_while(move |&place| place < end)
    }

    /// The hash of a part's own markup, and of the names of the parts in it.
    fn hash(&self, part: usize) -> String {
        let Part { start, head, end, .. } = self.parts[part];
        let mut hasher = DefaultHasher::new();
        let mut at = if part == 0 { head } else { start };
        for inner in self.inside(part) {
            let inner = &self.parts[inner];
            hasher.write(&self.html.as_bytes()[at..inner.start]);
            hasher.write(inner.id.as_bytes());
            at = inner.end;
        }
        hasher.write(&self.html.as_bytes()[at..end]);
        short(hasher.finish())
    }

    /// For every part whether the page has it and all that is in it.
    fn all_known(&self, known: &Known) -> Vec<bool> {
        let mut here: Vec<_> = self.parts.iter().map(|part| known.0.contains(&part.hash)).collect();
        for part in (0..here.len()).rev() {
            here[part] = here[part] && self.inside(part).all(|inner| here[inner]);
        }
        here
    }

    fn written(&self, write: impl FnOnce(&mut String)) -> Markup {
        let mut text = String::with_capacity(self.html.len());
        write(&mut text);
        PreEscaped(text)
    }

    /// A part with all its own markup; what is in it as `write` has it.
    fn write_whole(&self, part: usize, text: &mut String, write: &mut dyn FnMut(usize, &mut String)) {
        let Part { start, head, end, hash, .. } = &self.parts[part];
        *text += &format!("{} data-part=\"{hash}\"", &self.html[*start..*head]);
        let mut at = *head;
        for inner in self.inside(part) {
            *text += &self.html[at..self.parts[inner].start];
            write(inner, text);
            at = self.parts[inner].end;
        }
        *text += &self.html[at..*end];
    }

    fn write_marked(&self, part: usize, text: &mut String) {
        self.write_whole(part, text, &mut |inner, text| self.write_marked(inner, text));
    }

    /// A part that has changed, or something in it. Where only parts are listed, what surrounds them is not needed: they
    /// are found by their ids. But a browser reads what belongs to a picture only in one.
    fn write_changed(&self, part: usize, known: &Known, here: &[bool], listed: bool, text: &mut String) {
        let Part { id, tag, start, head, end, is_sheet, hash, .. } = &self.parts[part];
        let first = &self.html[*start..*head];
        if known.0.contains(hash) {
            let bare = listed && *tag != "svg";
            match part {
                0 => *text += &format!("{first} data-part=\"{hash}\" data-own=\"{hash}\">"),
                _ if bare => (),
                _ => *text += &format!("<{tag} id=\"{id}\" data-own=\"{hash}\">"),
            }
            for inner in self.inside(part).filter(|&inner| !here[inner]) {
                self.write_changed(inner, known, here, true, text);
            }
            if !bare {
                *text += &format!("</{tag}>");
            }
        } else if *is_sheet && end - head >= SHEET {
            match listed {
                true => *text += &format!("<{tag} id=\"{id}\" data-late=\"{hash}\"></{tag}>"),
                false => *text += &format!("{first} data-part=\"{hash}\" data-late></{tag}>"),
            }
        } else {
            self.write_whole(part, text, &mut |inner, text| match here[inner] {
                true => self.write_same(inner, text),
                false => self.write_changed(inner, known, here, false, text),
            });
        }
    }

    /// The place of a part that the page has. Lines of a list that follow each other are named together.
    fn write_same(&self, part: usize, text: &mut String) {
        let Part { id, tag, hash, .. } = &self.parts[part];
        match (*tag, text.strip_suffix("\"></li>")) {
            ("li", Some(before)) if before[before.rfind('<').unwrap_or(0)..].starts_with("<li data-same=\"") => {
                text.truncate(before.len());
                *text += &format!(" {hash}\"></li>");
            }
            ("li", _) => *text += &format!("<li data-same=\"{hash}\"></li>"),
            _ => *text += &format!("<{tag} id=\"{id}\" data-same=\"{hash}\"></{tag}>"),
        }
    }
}

/// All elements with an id, except those inside of a sheet, or of a picture without one.
fn elements(html: &str) -> Option<Vec<Part<'_>>> {
    let (mut parts, mut open) = (Vec::<Part<'_>>::new(), Vec::<(&str, Option<usize>, bool)>::new());
    let (mut at, mut closed) = (0, 0);
    while let Some(start) = html[at..].find('<').map(|place| at + place) {
        let head = start + html[start..].find('>')?;
        at = head + 1;
        let text = &html[start + 1..head];
        let tag = text.split(' ').next().unwrap_or_default();
        if let Some(tag) = tag.strip_prefix('/') {
            let (_, place, is_closed) = open.pop().filter(|(begun, ..)| *begun == tag)?;
            closed -= usize::from(is_closed);
            if let Some(part) = place {
                parts[part].end = at;
            }
        } else if !VOID.contains(&tag) {
            let id = attribute(text, "id").flatten().filter(|_| closed == 0 && !BOUND.contains(&tag));
            let is_sheet = attribute(text, "popover").is_some() || attribute(text, "data-sheet").is_some();
            let is_closed = tag == "svg" && id.is_none() || is_sheet;
            closed += usize::from(is_closed);
            open.push((tag, id.map(|_| parts.len()), is_closed));
            parts.extend(id.map(|id| Part { id, tag, start, head, end: 0, is_sheet, hash: String::new(), next: 0 }));
        }
    }
    open.is_empty().then_some(parts)
}

/// An attribute of a tag, and its value if it has one.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<Option<&'a str>> {
    let found = |(at, _): (usize, &str)| {
        let rest = &tag[at + name.len()..];
        let value = rest.strip_prefix("=\"").map(|rest| rest.split('"').next());
        let stands = tag[..at].ends_with(' ') && tag[..at].matches('"').count().is_multiple_of(2);
        (stands && (value.is_some() || rest.is_empty() || rest.starts_with(' '))).then_some(value.flatten())
    };
    tag.match_indices(name).find_map(found)
}

/// Eight signs: enough that two forms of a part are never taken for each other.
fn short(hash: u64) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    (0..8).map(|place| char::from(SIGNS[(hash >> (6 * place)) as usize % SIGNS.len()])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<div id=\"play\"><p id=\"small\">1</p><ul id=\"long\"><li id=\"one\">ONE</li><li id=\"two\">\
        TWO<br><input name=\"id\" value=\"popover\"></li></ul><div class=\"a\" id=\"sheet\" popover>TOLD</div></div>";

    fn page(one: &str, two: &str, told: &str) -> Markup {
        let long = |word: &str| word.repeat(SMALLEST);
        PreEscaped(PAGE.replace("ONE", &long(one)).replace("TWO", &long(two)).replace("TOLD", &told.repeat(SHEET)))
    }

    /// The hashes that a page has.
    fn known(page: &Markup) -> Known {
        let hashes = page.0.split("data-part=\"").skip(1).filter_map(|rest| rest.split('"').next());
        Known(hashes.map(str::to_owned).collect())
    }

    #[test]
    fn a_part_that_is_known_is_sent_empty_and_a_sheet_that_has_changed_too() {
        let (old, new) = (marked(page("1", "2", "a")), page("1", "3", "b"));
        assert_eq!(old.0.matches("data-part").count(), 5, "{}", old.0);
        assert_eq!(
            answer(new.clone(), &Known::default()).0.replace(" data-late>", &format!(">{}", "b".repeat(SHEET))),
            marked(new.clone()).0
        );
        let sent = answer(new, &known(&old)).0;
        assert!(
            !sent.contains("<ul") && sent.contains("<li id=\"two\" data-part") && !sent.contains("\"one\""),
            "{sent}"
        );
        assert!(sent.contains(&"3".repeat(SMALLEST)) && !sent.contains("small"), "{sent}");
        assert!(sent.contains("<div id=\"sheet\" data-late=\"") && !sent.contains(" popover"), "{sent}");
        let sent = answer(page("1", "2", "a"), &known(&old)).0;
        assert!(
            sent.starts_with("<div id=\"play\" data-part=\"") && sent.ends_with("\"></div>") && sent.len() < 80,
            "{sent}"
        );
    }

    #[test]
    fn a_part_inside_of_one_that_has_changed_keeps_its_place() {
        let old = marked(page("1", "2", "a"));
        let new = PreEscaped(page("1", "2", "a").0.replace("<ul id", "<ul class=\"new\" id"));
        let sent = answer(new, &known(&old)).0;
        assert!(
            sent.contains("\"><li data-same=\"") && sent.contains("<ul class=\"new\" id=\"long\" data-part"),
            "{sent}"
        );
    }

    #[test]
    fn ids_in_pictures_and_in_tables_are_no_parts() {
        let long = "1".repeat(SMALLEST);
        let html = format!(
            "<div id=\"a\"><svg class=\"b\"><g id=\"c\">{long}</g></svg><table><tr id=\"d\"><td>{long}</td></tr></table></div>"
        );
        assert_eq!(marked(PreEscaped(html)).0.matches("data-part").count(), 1);
    }

    #[test]
    fn a_part_of_a_picture_comes_in_a_picture() {
        let picture = |stroke: &str| {
            let [stroke, long] = [stroke, "1"].map(|one| one.repeat(SMALLEST));
            let html = format!(
                "<div id=\"a\"><p>{long}</p><svg id=\"b\"><g id=\"c\"><g id=\"d\">{stroke}</g></g></svg></div>"
            );
            PreEscaped(html)
        };
        let sent = answer(picture("2"), &known(&marked(picture("1")))).0;
        assert!(sent.contains("<svg id=\"b\" data-own=\"") && sent.ends_with("2</g></svg></div>"), "{sent}");
        assert!(!sent.contains("\"c\""), "{sent}");
    }

    #[test]
    fn a_part_is_found_by_its_id_as_the_page_has_it() {
        let whole = page("1", "2", "a");
        let sheet = part(&whole, "sheet").expect("a sheet").0;
        assert!(marked(whole.clone()).0.contains(&sheet), "{sheet}");
        assert!(part(&whole, "nothing").is_none() && part(&whole, "small").is_none());
    }

    #[test]
    fn markup_that_is_not_understood_is_sent_as_it_is() {
        for html in ["<p id=\"a\">", "<p><b></p></b>", "</p>", "<p", "<p>1 < 2</p>", "<p id=\"a\"></p><p></p>"] {
            assert_eq!(marked(PreEscaped(html.to_owned())).0, html);
        }
    }
}
