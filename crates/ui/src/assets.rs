//! The files that pages need, each under an address that changes with its content: a browser keeps it for ever.

use std::{
    borrow::Cow,
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::LazyLock,
};

use crate::{lower::lower, scripts};

/// A file.
pub struct Asset {
    /// Its media type.
    pub kind: &'static str,
    /// The file itself.
    pub bytes: Cow<'static, [u8]>,
    url: String,
}

macro_rules! bytes {
    ($file:literal) => {
        Cow::Borrowed(include_bytes!(concat!("../assets/", $file)).as_slice())
    };
}

macro_rules! sheets {
    ($($path:literal)+) => { &[$(include_str!(concat!("../assets/css/", $path, ".css"))),+] };
}

/// For browsers that cannot read the rest.
const PLAIN: &str = include_str!("../assets/css/plain.css");

/// What exactly those can read that can play: Safari since 16.4, Chrome since 104.
const GATE: &str = "@media (width >= 0px)";

/// One sheet for everything, in this order: it is small, and the browser asks for it once.
const CSS: &[&str] = sheets![
    "base" "layout"
    "site/home" "site/forms" "site/waiting" "site/account"
    "table" "talk" "hanging" "follow" "effects" "clicks"
    "replay/ending" "replay/steps" "replay/story" "replay/review" "replay/screens"
    "rules/book" "rules/pieces" "rules/guide" "rules/lessons"
    "saint_malo/pages" "saint_malo/ink" "saint_malo/city" "saint_malo/dice" "saint_malo/persons" "saint_malo/rivals"
    "saint_malo/effects"
    "valletta/pages" "valletta/art" "valletta/table" "valletta/building" "valletta/street" "valletta/desk"
    "valletta/sheets" "valletta/upright" "valletta/phone" "valletta/effects"
];

/// What only the page of a new table needs.
const MAKING: &str = include_str!("../assets/css/making.css");

static ASSETS: LazyLock<HashMap<&'static str, Asset>> = LazyLock::new(|| {
    let fonts = [
        ("alegreya.woff2", bytes!("fonts/alegreya.woff2")),
        ("source-sans.woff2", bytes!("fonts/source-sans.woff2")),
        ("patrick-hand.woff2", bytes!("fonts/patrick-hand.woff2")),
    ];
    let mut all: HashMap<_, _> =
        fonts.into_iter().map(|(name, bytes)| (name, Asset::new(name, "font/woff2", bytes))).collect();
    for (name, sprite) in crate::saint_malo::sprites().into_iter().chain(crate::valletta::sprites()) {
        all.insert(name, Asset::new(name, "image/svg+xml", Cow::Owned(sprite.into_bytes())));
    }
    // The sheet names fonts and pictures as the pages do: a browser asks for each once.
    let sheet = all.iter().fold(sheet(), |sheet, (name, file): (&&str, &Asset)| {
        sheet.replace(&format!("url(/assets/{name})"), &format!("url({})", file.url))
    });
    let script = "text/javascript; charset=utf-8";
    let mut add = |name, kind, bytes| all.insert(name, Asset::new(name, kind, bytes));
    add("htmx.js", script, bytes!("js/htmx.min.js"));
    add("app.js", script, Cow::Owned(scripts::app().into_bytes()));
    add("worker.js", script, bytes!("js/worker.js"));
    add("replay.js", script, Cow::Owned(scripts::replay().into_bytes()));
    add("icon-192.png", "image/png", bytes!("icons/icon-192.png"));
    add("icon-512.png", "image/png", bytes!("icons/icon-512.png"));
    let style = "text/css; charset=utf-8";
    add("app.css", style, Cow::Owned(sheet.into_bytes()));
    add("making.css", style, Cow::Owned(lower(MAKING).into_bytes()));
    all
});

fn sheet() -> String {
    format!("{}{GATE} {{\n{}}}\n", lower(PLAIN), lower(&CSS.concat()))
}

impl Asset {
    fn new(name: &str, kind: &'static str, bytes: Cow<'static, [u8]>) -> Asset {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        Asset { kind, bytes, url: format!("/assets/{name}?v={:08x}", hasher.finish() as u32) }
    }
}

/// The file of this name.
pub fn asset(name: &str) -> Option<&'static Asset> {
    ASSETS.get(name)
}

/// Where a browser finds the file of this name.
pub fn url(name: &str) -> &'static str {
    asset(name).map_or("/assets/missing", |asset| &asset.url)
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    #[test]
    fn every_sheet_is_served() {
        fn count(folder: &Path) -> usize {
            let entries = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
            entries.map(|path| if path.is_dir() { count(&path) } else { 1 }).sum()
        }
        assert_eq!(count(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/css")), super::CSS.len() + 2);
    }

    #[test]
    fn the_sheet_is_one_that_browsers_of_2023_read() {
        let sheet = super::sheet();
        for news in ["&", "light-dark(", "/*"] {
            assert!(!sheet.contains(news), "{news}");
        }
        assert_eq!(sheet.matches('{').count(), sheet.matches('}').count());
    }
}
