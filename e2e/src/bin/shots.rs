//! Pictures of every page, wide and narrow, light and dark, and film strips of what moves: `cargo xtask shots FOLDER`;
//! with `films` behind it, only those.

use std::{fs, path::Path, process::ExitCode};

use e2e::{Browser, Device, Site, Until, every_page, films};

fn main() -> ExitCode {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/shots".into());
    if let Err(error) = fs::create_dir_all(&folder) {
        eprintln!("{folder}: {error}");
        return ExitCode::FAILURE;
    }
    let site = Site::start();
    for (device, size) in [(Device::WIDE, "1280x800"), (Device::PHONE, "390x844")] {
        let moving = Browser::open(&site, Device { motion: true, ..device });
        films(&moving, size, Path::new(&folder));
        if std::env::args().nth(2).as_deref() == Some("films") {
            continue;
        }
        for (device, light) in [(device, "light"), (device.dark(), "dark")] {
            shoot(&site, device, &format!("{size}-{light}"), Path::new(&folder));
        }
    }
    ExitCode::SUCCESS
}

/// Takes a picture of every page with this device.
fn shoot(site: &Site, device: Device, name: &str, folder: &Path) {
    let browser = Browser::open(site, device);
    let mut pages = every_page(&browser, 3);
    for game in ["saint-malo", "valletta"] {
        for players in [2, 4] {
            let table = browser.prepare(game, players, Until::Decisions(25));
            pages.push((format!("{game}-table-{players}"), table));
        }
    }
    for (page, path) in pages {
        browser.go(&path);
        browser.until("document.fonts.status === 'loaded'");
        let file = folder.join(format!("{page}-{name}.png"));
        browser.picture(&file);
        println!("{}", file.display());
    }
}
