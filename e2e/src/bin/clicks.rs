//! How long a click takes to change the board, in whole games: `cargo xtask clicks`.

use std::time::Duration;

use e2e::{Browser, BrowserPlayer, Device, Hands, Site};

fn main() {
    for game in ["saint-malo", "valletta"] {
        let site = Site::start();
        let browser = Browser::open(&site, Device::WIDE);
        let mut player = BrowserPlayer::play_now(&browser, game, Hands::Mouse);
        player.pause = Duration::from_millis(250);
        player.play_out(|_, _| ());
        let answers = browser.value("window.__seen.answers");
        let mut times: Vec<f64> =
            answers.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
        times.sort_by(f64::total_cmp);
        let at = |share: usize| times.get(times.len() * share / 100).copied().unwrap_or(f64::NAN);
        let (count, median, p95) = (times.len(), at(50), at(95));
        println!("{game}: a click to the changed board, {count} clicks: median {median:.1} ms, p95 {p95:.1} ms");
    }
}
