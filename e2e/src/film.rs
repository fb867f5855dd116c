//! Film strips: a row of frames of something that moves. Animations are stopped at given times, so strips repeat.

use std::path::Path;

use axum::http::Method;
use base64ct::{Base64, Encoding};
use serde_json::{Value, json};

use crate::{Browser, Until};

/// Something that moves.
struct Film {
    name: &'static str,
    /// What stands in the page at that moment, and at no other.
    sign: &'static str,
    /// What is looked at.
    view: &'static str,
    /// When, in milliseconds.
    times: &'static [u32],
}

const SAINT_MALO: [Film; 4] = [
    Film { name: "dice", sign: "data-effect=\"dice\"", view: ".sm-tray", times: &[0, 60, 120, 180, 240, 300] },
    Film {
        name: "raid",
        sign: "sm-raid sm-hurt",
        view: ".sm-home",
        times: &[0, 250, 450, 600, 740, 820, 900, 1100, 1400, 1800],
    },
    Film { name: "wall", sign: "data-effect=\"wall\"", view: ".sm-home", times: &[0, 80, 160, 250, 400, 600, 900] },
    Film {
        name: "series",
        sign: "data-effect=\"series\"",
        view: "[data-effect=series]",
        times: &[0, 100, 200, 300, 450, 620],
    },
];

const VALLETTA: [Film; 2] = [
    Film {
        name: "building",
        sign: "data-effect=\"building\"",
        view: ".plot.new",
        times: &[0, 80, 160, 260, 360, 480, 700],
    },
    Film { name: "bell", sign: "data-effect=\"bell\"", view: ".banner", times: &[0, 220, 400, 570, 870, 1140, 1500] },
];

const ENDING: Film = Film {
    name: "ending",
    sign: "",
    view: "#ending",
    times: &[0, 300, 700, 1300, 1900, 2500, 3100, 3600, 3800, 4300, 5200],
};

/// Makes the strips of both games; whole games are played for them.
pub fn films(browser: &Browser, size: &str, folder: &Path) {
    for (game, films) in [("saint-malo", &SAINT_MALO[..]), ("valletta", &VALLETTA[..])] {
        let table = browser.prepare(game, 3, Until::TheEnd);
        browser.go(&table);
        browser.run("document.querySelector('#ending').classList.add('counting')", &Value::Null);
        take(browser, &ENDING, &folder.join(format!("film-{game}-ending-{size}.png")));
        for film in films {
            let Some(at) = moment(browser, &table, film.sign) else {
                println!("{game}: no {} in this game", film.name);
                continue;
            };
            browser.go(&format!("{table}/replay?at={at}"));
            take(browser, film, &folder.join(format!("film-{}-{size}.png", film.name)));
        }
    }
}

/// How many moments a browser looks through before it answers: it is not waited for long.
const AT_ONCE: u64 = 25;

/// The first moment of a game in whose page this stands.
fn moment(browser: &Browser, table: &str, sign: &str) -> Option<u64> {
    let script = "
        const [table, sign, from, to] = arguments[0], done = arguments[1];
        (async () => {
            const page = async (at) => (await fetch(`${table}/replay?at=${at}`)).text();
            const last = Number(/data-last=\"(\\d+)\"/.exec(await page(0))[1]);
            for (let at = from; at <= Math.min(to, last); at += 1) if ((await page(at)).includes(sign)) return done(at);
            done(to < last ? 0 : null);
        })();";
    (0..).map(|part| part * AT_ONCE).find_map(|before| {
        let command = json!({ "script": script, "args": [[table, sign, before + 1, before + AT_ONCE]] });
        let found = browser.try_call(Method::POST, "/execute/async", &command);
        let found = found.unwrap_or_else(|why| panic!("{table} {sign}: {why}")).as_u64();
        (found != Some(0)).then_some(found)
    })?
}

/// Begins all movements of the page again and stops them at a time; answers where the view is.
const STOP: &str = "
    const [view, time, begin] = arguments[0];
    if (begin) {
        const play = document.querySelector('#moment, #play');
        play.replaceWith(play.cloneNode(true));
        document.querySelector(view)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    window.__moving ??= [];
    if (begin) window.__moving = document.getAnimations();
    for (const one of window.__moving) { one.pause(); one.currentTime = time; }
    const { left, top, width, height } = document.querySelector(view).getBoundingClientRect();
    return { x: Math.max(left + scrollX - 12, 0), y: Math.max(top + scrollY - 12, 0), width: width + 24, height: height + 24, scale: 1 };";

/// Sets pictures side by side.
const ROW: &str = "
    const [frames, most] = arguments[0], done = arguments[1];
    const load = (data) => new Promise((loaded) => {
        const image = new Image();
        image.onload = () => loaded(image);
        image.src = `data:image/png;base64,${data}`;
    });
    Promise.all(frames.map(load)).then((images) => {
        const scale = Math.min(1, most / images[0].width);
        const [wide, high] = [images[0].width, images[0].height].map((side) => Math.round(side * scale));
        const canvas = Object.assign(document.createElement('canvas'), { width: images.length * (wide + 4), height: high });
        const context = canvas.getContext('2d');
        context.fillStyle = '#888';
        context.fillRect(0, 0, canvas.width, canvas.height);
        images.forEach((image, n) => context.drawImage(image, n * (wide + 4), 0, wide, high));
        done(canvas.toDataURL('image/png').split(',')[1]);
    });";

/// Takes the frames of a film and writes them as one row.
fn take(browser: &Browser, film: &Film, file: &Path) {
    browser.until("document.fonts.status === 'loaded'");
    let mut frames = Vec::new();
    for (n, time) in film.times.iter().enumerate() {
        let clip = browser.run(STOP, &json!([film.view, time, n == 0]));
        let taken = browser.cdp("Page.captureScreenshot", &json!({ "format": "png", "clip": clip }));
        frames.push(taken["data"].clone());
    }
    let command = json!({ "script": ROW, "args": [[frames, 480]] });
    let row = browser.try_call(Method::POST, "/execute/async", &command);
    let row = row.unwrap_or_else(|why| panic!("{}: {why}", film.name));
    let bytes = Base64::decode_vec(row.as_str().unwrap_or_default()).expect("a picture");
    std::fs::write(file, bytes).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    println!("{}", file.display());
}
