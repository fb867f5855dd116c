//! The sheet as the oldest browsers read it that can play: Chrome 110, Firefox 115, Safari 16.4.
//!
//! Rules inside of rules are written out; `light-dark()` becomes two custom properties of which one is always empty;
//! `color-mix()` gets its stronger colour as a fallback; a popover is open for `:popover-open` or, where the script
//! must do it, for `[data-open]`. A selector with `:has()` takes no other of its list with it.

use std::fmt::Write;

/// Conditions around rules; what other at-rules hold is no rules.
const CONDITIONS: [&str; 3] = ["@media", "@container", "@supports"];

/// Whatever a browser may lack that needs the second colour.
const MIXES: &str = "@supports (color: color-mix(in srgb, red, red))";

/// Rewrites a sheet.
pub(crate) fn lower(sheet: &str) -> String {
    let mut lowered = String::with_capacity(sheet.len());
    block(&mut without_comments(sheet).as_str(), "", &mut lowered);
    lowered
}

/// What comes next in a block.
enum Item<'a> {
    Declaration(&'a str),
    /// What stands before a brace.
    Opening(&'a str),
    End,
}

/// Writes the rules of a block and takes it off the text, with the brace that closes it.
fn block(rest: &mut &str, selector: &str, out: &mut String) {
    let mut declarations = Vec::new();
    loop {
        match item(rest) {
            Item::Declaration(text) => declarations.push(text),
            Item::Opening(prelude) => {
                rule(selector, &std::mem::take(&mut declarations), out);
                opened(prelude, rest, selector, out);
            }
            Item::End => return rule(selector, &declarations, out),
        }
    }
}

fn opened(prelude: &str, rest: &mut &str, selector: &str, out: &mut String) {
    if CONDITIONS.iter().any(|condition| prelude.starts_with(condition)) {
        let _ = write!(out, "{} {{", plain(prelude));
        block(rest, selector, out);
        out.push_str("}\n");
    } else if prelude.starts_with('@') {
        let end = until(rest, |text, depth| depth < 0 && text.starts_with('}'));
        let (inside, after) = rest.split_at((end + 1).min(rest.len()));
        let _ = writeln!(out, "{} {{{}", plain(prelude), mixed_away(&schemes(&plain(inside))));
        *rest = after;
    } else {
        block(rest, &nested(selector, &plain(prelude)), out);
    }
}

/// The next item of a block, without it.
fn item<'a>(rest: &mut &'a str) -> Item<'a> {
    *rest = rest.trim_start();
    let end = until(rest, |text, depth| (depth == 0 && text.starts_with([';', '{'])) || depth < 0);
    let (text, after) = rest.split_at(end);
    let text = text.trim();
    // A block's last declaration may do without a semicolon.
    if !text.is_empty() && !after.starts_with('{') {
        *rest = after.strip_prefix(';').unwrap_or(after);
        return Item::Declaration(text);
    }
    *rest = after.get(1..).unwrap_or_default();
    if after.starts_with('{') { Item::Opening(text) } else { Item::End }
}

/// How many bytes come before a place, found by what follows there and by how many brackets are open.
fn until(text: &str, is_there: impl Fn(&str, i32) -> bool) -> usize {
    let mut depth = 0;
    let mut quote = None;
    for (at, sign) in text.char_indices() {
        match sign {
            _ if quote.is_some() => quote = quote.filter(|open| *open != sign),
            '"' | '\'' => quote = Some(sign),
            ')' | '}' | ']' => depth -= 1,
            _ => {}
        }
        if quote.is_none() && is_there(&text[at..], depth) {
            return at;
        }
        if quote.is_none() && matches!(sign, '(' | '{' | '[') {
            depth += 1;
        }
    }
    text.len()
}

/// The parts of a list, wherever a comma is in no bracket.
fn parts(list: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = list;
    loop {
        let comma = until(rest, |text, depth| depth == 0 && text.starts_with(','));
        parts.push(rest[..comma].trim());
        match rest.get(comma + 1..) {
            Some(more) => rest = more,
            None => return parts,
        }
    }
}

/// A selector inside of a rule: `&` is what the rule is for, and stands first if it is not said.
fn nested(parent: &str, selectors: &str) -> String {
    if parent.is_empty() {
        return selectors.to_owned();
    }
    let any = if parts(parent).len() > 1 { format!(":is({parent})") } else { parent.to_owned() };
    let one = |selector: &str| match selector.strip_prefix('&') {
        Some(own) if !own.contains('&') => format!("{any}{own}"),
        _ if selector.contains('&') => selector.replace('&', &format!(":is({parent})")),
        _ => format!("{any} {selector}"),
    };
    parts(selectors).into_iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Writes a rule, and besides whatever not every browser takes.
fn rule(selector: &str, declarations: &[&str], out: &mut String) {
    if declarations.is_empty() {
        return;
    }
    let selector = selector.replace(":popover-open", ":is(:popover-open, [data-open])");
    let (has, others): (Vec<_>, Vec<_>) = parts(&selector).into_iter().partition(|one| one.contains(":has("));
    for list in [others, has].iter().filter(|list| !list.is_empty()).map(|list| list.join(", ")) {
        written(&list, declarations, out);
    }
}

fn written(selector: &str, declarations: &[&str], out: &mut String) {
    let texts: Vec<_> = declarations.iter().map(|text| schemes(&plain(text))).collect();
    let all = texts.iter().map(|text| mixed_away(text)).collect::<Vec<_>>().join("; ");
    let _ = writeln!(out, "{selector} {{ {all} }}");
    let mixed: Vec<_> = texts.iter().filter(|text| text.contains("color-mix(")).map(String::as_str).collect();
    if !mixed.is_empty() {
        let _ = writeln!(out, "{MIXES} {{ {selector} {{ {} }} }}", mixed.join("; "));
    }
    if texts.iter().any(|text| text == &format!("color-scheme: light dark; {LIGHT}")) {
        let _ = writeln!(out, "@media (prefers-color-scheme: dark) {{ {selector} {{ {DARK} }} }}");
    }
}

/// What is said for light pages only, and for dark ones: `initial` lets a fallback through, nothing is nothing.
const LIGHT: &str = "--if-light: initial; --if-dark: ";
const DARK: &str = "--if-light: ; --if-dark: initial";

/// A declaration without `light-dark()`.
fn schemes(text: &str) -> String {
    match text {
        "color-scheme: light dark" | "color-scheme: light" => format!("{text}; {LIGHT}"),
        "color-scheme: dark" => format!("{text}; {DARK}"),
        _ => replaced(text, "light-dark(", |colours| {
            let [light, dark] = colours else { return colours.join(", ") };
            format!("var(--if-light, {light}) var(--if-dark, {dark})")
        }),
    }
}

/// A declaration without `color-mix()`: the colour that there is more of.
fn mixed_away(text: &str) -> String {
    replaced(text, "color-mix(", |arguments| {
        let [_, one, other] = arguments else { return arguments.join(", ") };
        let share = |colour: &str| colour.rsplit_once(' ')?.1.strip_suffix('%')?.parse::<f32>().ok();
        let is_less = share(one).is_some_and(|share| share < 50.0) || share(other).is_some_and(|share| share > 50.0);
        let colour = if is_less { other } else { one };
        if share(colour).is_some() { colour.rsplit_once(' ').map_or("", |(colour, _)| colour) } else { colour }
            .to_owned()
    })
}

/// A text with every call of a function replaced.
fn replaced(text: &str, function: &str, change: impl Fn(&[&str]) -> String) -> String {
    let (mut done, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once(function) {
        let end = until(after, |_, depth| depth < 0);
        done.push_str(before);
        done.push_str(&change(&parts(&after[..end])));
        rest = after.get(end + 1..).unwrap_or_default();
    }
    done + rest
}

/// A text in one line.
fn plain(text: &str) -> String {
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.filter_map(|part| part.split_once("*/")).fold(first, |sheet, (_, after)| sheet + after)
}

#[cfg(test)]
mod tests {
    use super::lower;

    #[track_caller]
    fn becomes(sheet: &str, lowered: &str) {
        assert_eq!(lower(sheet).split_ascii_whitespace().collect::<Vec<_>>().join(" "), lowered);
    }

    #[test]
    fn rules_inside_of_rules_are_written_out_in_their_order() {
        becomes(
            "/* it's { */ .a { color: red; /* two; */ & b, .c & { top: 0 } > i { left: 0; } &:hover { top: 1px } right: 0; }",
            ".a { color: red } .a b, .c :is(.a) { top: 0 } .a > i { left: 0 } .a:hover { top: 1px } .a { right: 0 }",
        );
        becomes(".a, #b { .c { top: 0 } }", ":is(.a, #b) .c { top: 0 }");
        becomes(
            ".a { @media (width < 9px) { top: 0; .b { left: 0 } } }",
            "@media (width < 9px) {.a { top: 0 } .a .b { left: 0 } }",
        );
        becomes("@keyframes k { from { top: 0 } }", "@keyframes k {from { top: 0 } }");
        becomes(".a { content: \"};\"; top: 0 }", ".a { content: \"};\"; top: 0 }");
    }

    #[test]
    fn a_selector_that_some_do_not_know_takes_no_other_with_it() {
        becomes(".a, .b:has(i) { top: 0 }", ".a { top: 0 } .b:has(i) { top: 0 }");
        becomes(".a:popover-open { top: 0 }", ".a:is(:popover-open, [data-open]) { top: 0 }");
    }

    #[test]
    fn light_and_dark_are_two_fallbacks_of_which_one_counts() {
        becomes(
            ".a { color: light-dark(#fff, rgb(0 0 0)) }",
            ".a { color: var(--if-light, #fff) var(--if-dark, rgb(0 0 0)) }",
        );
        becomes(
            ":root { color-scheme: light dark; } .d { color-scheme: dark }",
            ":root { color-scheme: light dark; --if-light: initial; --if-dark: } \
            @media (prefers-color-scheme: dark) { :root { --if-light: ; --if-dark: initial } } \
            .d { color-scheme: dark; --if-light: ; --if-dark: initial }",
        );
    }

    #[test]
    fn where_colours_are_not_mixed_the_stronger_is_taken() {
        becomes(
            ".a { top: 0; color: color-mix(in srgb, var(--x) 26%, blue) }",
            ".a { top: 0; color: blue } @supports (color: color-mix(in srgb, red, red)) \
            { .a { color: color-mix(in srgb, var(--x) 26%, blue) } }",
        );
        assert!(lower(".a { color: color-mix(in srgb, var(--x), blue 12%) }").starts_with(".a { color: var(--x) }"));
    }
}
