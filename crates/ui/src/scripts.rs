//! The scripts: small modules, of which each page gets one file.
//!
//! One file, because a browser that loads a page during an upgrade may be answered by servers of two versions: some
//! modules of the one and some of the other would not run together. It is one scope: no two modules may use the same
//! name at their top level.

/// A module: its path below `assets/js`, and its text.
type Module = (&'static str, &'static str);

macro_rules! modules {
    ($($path:literal)+) => { &[$(($path, include_str!(concat!("../assets/js/", $path)))),+] };
}

/// For every page. Modules come after those that they import.
const APP: &[Module] = modules![
    "dom.js"
    "morph.js"
    "site/links.js"
    "site/popovers.js"
    "site/salt.js"
    "site/settings.js"
    "site/sounds.js"
    "site/synth.js"
    "site/sound.js"
    "site/waiting.js"
    "table/address.js"
    "table/catch-up.js"
    "table/chat.js"
    "table/clock.js"
    "table/decisions.js"
    "table/keyboard.js"
    "table/lesson.js"
    "table/parts.js"
    "table/shown.js"
    "table/sight.js"
    "table/choices.js"
    "table/hints.js"
    "table/flights.js"
    "table/follow.js"
    "table/speed.js"
    "table/notes.js"
    "table/premoves.js"
    "table/presses.js"
    "table/stream.js"
    "table/styles.js"
    "table/tally.js"
    "table/ending.js"
    "table/effects.js"
    "table/table.js"
    "app.js"
];

/// For replays, besides.
const REPLAY: &[Module] = modules![
    "dom.js"
    "morph.js"
    "replay/moments.js"
    "replay/newest.js"
    "replay/player.js"
    "replay/replay.js"
    "replay.js"
];

/// The script of every page.
pub(crate) fn app() -> String {
    bundle(APP)
}

/// The script of a replay.
pub(crate) fn replay() -> String {
    bundle(REPLAY)
}

fn bundle(modules: &[Module]) -> String {
    modules.iter().map(|(_, text)| code(text)).collect()
}

/// A module without its imports, which stand before it in the same file, and without comments.
fn code(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    // What ends the import or the comment that goes over several lines.
    let mut end = None;
    for line in text.lines() {
        let started = line.trim_start();
        if let Some(wanted) = end {
            end = (!line.contains(wanted)).then_some(wanted);
        } else if line.starts_with("import ") {
            end = (!line.ends_with(';')).then_some(";");
        } else if started.starts_with("/**") && !line.contains("*/") {
            end = Some("*/");
        } else if !started.is_empty() && !started.starts_with("//") && !is_comment(started) {
            code.push_str(line.strip_prefix("export ").unwrap_or(line));
            code.push('\n');
        }
    }
    code
}

fn is_comment(line: &str) -> bool {
    line.starts_with("/**") && line.find("*/") == Some(line.len() - 2)
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    const BUNDLES: [&[Module]; 2] = [APP, REPLAY];

    /// The name that a line at the top level of a module declares.
    fn declared(line: &str) -> Option<&str> {
        let line = line.strip_prefix("export ").unwrap_or(line);
        let rest = ["const ", "let ", "class ", "function ", "async function "]
            .into_iter()
            .find_map(|word| line.strip_prefix(word))?;
        rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()
    }

    /// The path of an import, seen from the folder of a module: `../dom.js` of `table/sight.js` is `dom.js`.
    fn resolve(module: &str, import: &str) -> String {
        let folder = module.rsplit_once('/').map_or("", |(folder, _)| folder);
        match import.strip_prefix("../") {
            Some(path) => path.to_owned(),
            None => format!("{folder}/{}", import.trim_start_matches("./")).trim_start_matches('/').to_owned(),
        }
    }

    #[test]
    fn a_module_loses_imports_exports_and_comments_and_nothing_else() {
        let text = "// About.\nimport { a } from \"./a.js\";\nimport {\n  b,\n} from \"./b.js\";\n\n/**\n * @param x\n */\n\
            export const c = (x) => /** @type {X} */ (x); // d\n/** e */\nclass F {\n  /** g */\n  h = \"/**\";\n}\n";
        assert_eq!(code(text), "const c = (x) => /** @type {X} */ (x); // d\nclass F {\n  h = \"/**\";\n}\n");
    }

    #[test]
    fn modules_stand_behind_those_that_they_import_by_name() {
        for modules in BUNDLES {
            let mut before = BTreeSet::new();
            for (path, text) in modules {
                for (_, import) in
                    text.match_indices("\nimport ").filter_map(|(at, _)| text[at + 1..].split_once("from \""))
                {
                    let import = resolve(path, import.split('"').next().unwrap_or_default());
                    assert!(before.contains(&*import), "{path} imports {import}, which does not stand before it");
                }
                let renames = text.lines().any(|line| line.starts_with("import") && line.contains(" as "));
                let other = text
                    .lines()
                    .any(|line| ["export {", "export *", "export default"].iter().any(|word| line.starts_with(word)));
                assert!(!renames && !other, "{path}: names stay as they are declared");
                before.insert(*path);
            }
        }
    }

    #[test]
    fn no_name_is_declared_twice() {
        for modules in BUNDLES {
            let mut names = BTreeSet::new();
            for (path, text) in modules {
                for name in text.lines().filter_map(declared) {
                    assert!(names.insert(name), "{path} declares {name}, and so does another module");
                }
            }
            assert!(names.len() > 10, "{names:?}");
        }
    }

    #[test]
    fn every_module_is_served() {
        fn scripts(folder: &Path) -> Vec<std::path::PathBuf> {
            let entries = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
            entries.flat_map(|path| if path.is_dir() { scripts(&path) } else { vec![path] }).collect()
        }
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/js");
        let served: BTreeSet<_> = BUNDLES.into_iter().flatten().map(|(path, _)| root.join(path)).collect();
        // These two are files of their own.
        let alone = ["htmx.min.js", "worker.js"].map(|name| root.join(name));
        let there = scripts(&root).into_iter().filter(|path| path.extension().is_some_and(|end| end == "js"));
        let forgotten: Vec<_> = there.filter(|path| !served.contains(path) && !alone.contains(path)).collect();
        assert!(forgotten.is_empty(), "{forgotten:?}");
    }
}
