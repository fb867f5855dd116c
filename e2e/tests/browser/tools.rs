//! What a table offers besides decisions: the way back, advice, what happened played back.

use e2e::{Browser, BrowserPlayer, Device, Hands, Site, Until};

use crate::GAMES;

#[test]
fn a_decision_is_taken_back() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    let path = browser.prepare("valletta", 2, Until::Decisions(6));
    browser.go(&path);
    let mut player = BrowserPlayer::new(&browser, Hands::Mouse);
    let decisions = "Number(document.querySelector('#play').dataset.decisions)";
    // Some decisions bring something hidden to light: not those.
    for _ in 0..20 {
        let (scene, before) = (player.turn(), browser.value(decisions));
        player.decide(&scene);
        if browser.value("!!document.querySelector('button[form=undo]')") == true {
            browser.click("button[form=undo]");
            browser.until(&format!("{decisions} === {before}"));
            let actions = |offers: Vec<(String, _)>| offers.into_iter().map(|(action, _)| action).collect::<Vec<_>>();
            assert_eq!(actions(player.turn().offers), actions(scene.offers));
            return browser.is_well();
        }
    }
    panic!("nothing can be taken back");
}

#[test]
fn advice_is_given_when_asked_for() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::PHONE);
    for game in GAMES {
        let path = browser.prepare(game, 2, Until::Decisions(6));
        browser.go(&path);
        browser.click("button[form=hint]");
        browser.until("document.querySelector('#play .hints li')");
        // The pieces bear numbers, nothing lies over the best of them, and the list can be folded away.
        browser.until(
            "(() => {
                const best = [...document.querySelectorAll('.board [data-hint^=\"1\"]')];
                return best.some((one) => {
                    const { x, y, width, height } = one.getBoundingClientRect();
                    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
                });
            })()",
        );
        browser.is_worded();
        browser.click("#hints summary");
        browser.until("!document.querySelector('#hints').checkVisibility()");
        browser.is_well();
    }
}

#[test]
fn what_the_others_did_is_played_back_and_can_be_skipped() {
    let site = Site::start();
    let browser = Browser::open(&site, Device { motion: true, ..Device::WIDE });
    let mut player = BrowserPlayer::play_now(&browser, "valletta", Hands::Mouse);
    let seen = "
        window.__steps = [];
        new MutationObserver(() => window.__steps.push(Number(document.querySelector('#play').dataset.at)))
            .observe(document.querySelector('#play'), { attributes: true, attributeFilter: ['data-at'] });";
    player.turn();
    browser.run(seen, &serde_json::Value::Null);
    let steps = || -> Vec<i64> {
        let steps = browser.value("window.__steps.splice(0)");
        steps.as_array().unwrap().iter().map(|step| step.as_i64().unwrap()).collect()
    };
    for _ in 0..15 {
        let scene = player.turn();
        player.decide(&scene);
        player.turn();
        let shown = steps();
        // The first is one's own, which may have decided several things with one click.
        assert!(shown.windows(2).all(|pair| pair[1] - pair[0] <= 1), "one moment after the other: {shown:?}");
    }
    let skip = "document.querySelector('[data-skip]')";
    for _ in 0..20 {
        let scene = player.turn();
        player.decide(&scene);
        browser.until(&format!("{skip} || 'mine' in document.querySelector('#play').dataset"));
        browser.value(&format!("{skip}?.click()"));
        player.turn();
        if steps().windows(2).any(|pair| pair[1] - pair[0] > 1) {
            return browser.is_well();
        }
    }
    panic!("nothing is ever skipped");
}

#[test]
fn an_upgraded_server_brings_its_style_without_loading_the_page_again() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    let mut player = BrowserPlayer::play_now(&browser, "valletta", Hands::Mouse);
    let scene = player.turn();
    // As if the answer had come from a node of another version.
    let newer = "/assets/app.css?v=00000001";
    browser.run(
        "window.__here = true;
        const play = document.querySelector('#play');
        play.dataset.style = arguments[0];
        play.dataset.at = play.dataset.at;",
        &newer.into(),
    );
    browser.until(&format!(
        "[...document.querySelectorAll('link[rel=stylesheet]')].map(one => one.getAttribute('href')).join() === '{newer}'"
    ));
    // The next answer comes from an old node again: its style is not brought back.
    player.decide(&scene);
    player.turn();
    assert_eq!(browser.value("document.querySelector('link[rel=stylesheet]').getAttribute('href')"), newer);
    assert_eq!(browser.value("window.__here"), true);
    browser.is_well();
}

#[test]
fn dice_are_rolled_again_once_some_are_marked() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::PHONE);
    let path = browser.prepare("saint-malo", 2, Until::Decisions(0));
    browser.go(&path);
    let player = BrowserPlayer::new(&browser, Hands::Mouse);
    let scene = player.turn();
    // The button is not shown before: an old browser that shows it all the same is told why nothing happens.
    browser.value("document.querySelector('button[form=act][value=reroll]').click()");
    browser.until("document.querySelector('#play .notice')");
    assert!(browser.text().contains("Mark the dice you want to roll again."), "{}", browser.text());
    assert_eq!(player.turn().version, scene.version);
    player.push(r#"input[name="with-reroll"]"#);
    player.push(r#"button[form="act"][value="reroll"]"#);
    browser.until(&format!("Number(document.querySelector('#play').dataset.version) > {}", scene.version));
}

#[test]
fn the_guide_points_at_buttons_and_at_dice_to_mark() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    let dice = follow_the_guide(&browser, "saint-malo") + follow_the_guide(&browser, "valletta");
    assert!(dice > 0, "no dice");
}

/// Does what the guide says for a while; the board never moves. How often dice were to be marked.
fn follow_the_guide(browser: &Browser, game: &str) -> usize {
    browser.go("/learn");
    browser.click(&format!(r#"form[action="/learn/{game}"] button"#));
    let mut player = BrowserPlayer::new(browser, Hands::Mouse);
    let (mut buttons, mut dice) = (0, 0);
    for _ in 0..12 {
        let scene = player.turn();
        let lesson = browser.value("{ ...document.querySelector('#lesson').dataset }");
        if let Some(boxes) = lesson["pointWith"].as_str() {
            let wanted = boxes.split(' ').count();
            browser.until(&format!("document.querySelectorAll('label.pointed').length === {wanted}"));
            browser.value("document.querySelectorAll('label.pointed').forEach((label) => label.click())");
            player.push(r#"button[form="act"][value="reroll"]"#);
            dice += 1;
        } else if lesson["point"].is_string() {
            browser.until("document.querySelector('button.pointed')");
            player.push("button.pointed");
            buttons += 1;
        } else {
            player.decide(&scene);
        }
        browser.until(&format!("Number(document.querySelector('#play').dataset.version) > {}", scene.version));
    }
    assert!(buttons > 0, "{game}: no buttons");
    browser.is_well();
    dice
}

/// Whether an element is drawn within the window.
fn in_sight(selector: &str) -> String {
    format!(
        "(() => {{
            const one = document.querySelector('{selector}');
            const {{ top, bottom, height }} = one.getBoundingClientRect();
            return one.checkVisibility() && height > 0 && top >= 0 && bottom <= innerHeight;
        }})()"
    )
}

#[test]
fn on_a_phone_the_guide_stays_in_sight_and_the_board_in_its_place() {
    let site = Site::start();
    let browser = Browser::open(&site, Device { height: 664, ..Device::PHONE });
    browser.go("/learn/saint-malo/first/2?action=stop&did=0");
    browser.until(&in_sight("[role=alert]"));
    browser.go("/learn");
    browser.click(r#"form[action="/learn/saint-malo"] button"#);
    let mut player = BrowserPlayer::new(&browser, Hands::Mouse);
    let place = "document.querySelector('#board').getBoundingClientRect().top + scrollY";
    let mut places = Vec::new();
    for _ in 0..8 {
        let scene = player.turn();
        browser.value("scrollTo(0, 200)");
        browser.until(&in_sight("#lesson"));
        places.push(browser.value(place).as_f64().map(f64::round));
        player.decide(&scene);
    }
    places.dedup();
    assert_eq!(places.len(), 1, "the board is pushed: {places:?}");
    browser.is_well();
}
