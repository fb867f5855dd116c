//! Writes the pages around the tables to look at: `cargo run -p pages --example site -- FOLDER`.
//! Serve the folder (`python3 -m http.server -d FOLDER 4700`) and open `/home-en.html`, `/new-de.html`, …

mod samples;

use std::{env, fs, io, path::Path};

use ui::{Lang, asset};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "look".into());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    let names = "app.css making.css app.js htmx.js alegreya.woff2 source-sans.woff2 patrick-hand.woff2 saint-malo.svg dice.svg persons.svg \
        goods.svg characters.svg buildings.svg valletta.svg";
    for name in names.split_whitespace() {
        if let Some(found) = asset(name) {
            fs::write(folder.join("assets").join(name), &found.bytes)?;
        }
    }
    for lang in Lang::ALL {
        for (name, page) in samples::pages(lang) {
            fs::write(folder.join(format!("{name}-{lang}.html")), &page.0)?;
        }
    }
    Ok(())
}
