//! A small phone: what can be chosen is in sight, whatever lies over the board.

use e2e::{Browser, BrowserPlayer, Device, Hands, Scene, Site, Until, choose};
use serde_json::json;

/// As high as a phone is between its browser's bars.
const SMALL: Device = Device { height: 664, ..Device::PHONE };

/// The choices on the board, and how many of them a finger would meet.
fn choices(browser: &Browser) -> (u64, u64) {
    let found = browser.run(
        "const choices = [...document.querySelectorAll('.board .can:not([value=decline], [value=done], [value=pass])')]
            .filter((one) => !one.closest('.dock, [popover]') && one.checkVisibility())
            // Where a card is too small for a button, all of it opens its sheet.
            .map((one) => one.closest('.plot') ?? one);
        const met = choices.filter((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
        return [choices.length, met.length];",
        &json!(null),
    );
    (found[0].as_u64().unwrap(), found[1].as_u64().unwrap())
}

/// Whether there is something to choose on the board: then some of it must be in sight.
fn is_in_sight(browser: &Browser, scene: &Scene) -> bool {
    let (all, met) = choices(browser);
    assert!(all == 0 || met > 0, "{all} choices, none in sight, {} scrolled: {}", browser.value("scrollY"), scene.ask);
    all > 0
}

#[test]
fn a_building_that_can_be_built_is_in_sight_on_a_phone() {
    let site = Site::start();
    let browser = Browser::open(&site, SMALL);
    let (mut seen, mut scrolled) = (0, 0);
    for game in 0..12 {
        let until = Until::Offered("play builder");
        browser.go(&browser.prepare_other("valletta", 3, until, &game.to_string()));
        let player = BrowserPlayer::new(&browser, Hands::Mouse);
        let before = player.turn();
        // The hand is in sight: nothing is scrolled on the way.
        browser.click(r#"button[value="play builder"]"#);
        browser.until(&format!("Number(document.querySelector('#play').dataset.version) > {}", before.version));
        seen += u32::from(is_in_sight(&browser, &player.turn()));
        scrolled += u32::from(browser.value("scrollY > 0") == true);
    }
    assert!(seen > 5, "something can be built only {seen} times");
    assert!(0 < scrolled && scrolled < seen, "scrolled {scrolled} times of {seen}");
    browser.is_well();
}

#[test]
fn whoever_looked_elsewhere_finds_the_choice_in_sight_when_asked() {
    let site = Site::start();
    let browser = Browser::open(&site, SMALL);
    for game in crate::GAMES {
        browser.go(&browser.prepare(game, 2, Until::Decisions(4)));
        browser.run("document.addEventListener('submit', () => scrollTo(0, 9999))", &json!(null));
        let mut player = BrowserPlayer::new(&browser, Hands::Mouse);
        let (mut seen, mut scene) = (0, player.turn());
        while seen < 4 && !scene.over {
            player.decide(&scene);
            scene = player.turn();
            seen += u32::from(is_in_sight(&browser, &scene));
        }
        assert_eq!(seen, 4, "{game}: there is too little to choose on the board");
        browser.is_well();
    }
}

#[test]
fn nothing_scrolls_where_the_choice_is_in_sight_already() {
    let site = Site::start();
    let browser = Browser::open(&site, Device::WIDE);
    for game in crate::GAMES {
        browser.go(&browser.prepare(game, 2, Until::Decisions(4)));
        browser.run("addEventListener('scroll', () => (window.__scrolled = true))", &json!(null));
        let player = BrowserPlayer::new(&browser, Hands::Mouse);
        for step in 0..25 {
            let scene = player.turn();
            let offers: Vec<_> = scene.offers.iter().map(|(action, _)| action.as_str()).collect();
            let action = offers[choose(&offers, step)];
            // A player of the tests would scroll.
            browser.run("document.querySelector(`[form=act][value=\"${arguments[0]}\"]`).click()", &json!(action));
            browser.until(&format!("Number(document.querySelector('#play').dataset.version) > {}", scene.version));
            assert_eq!(browser.value("!!window.__scrolled"), false, "{game}: {action}");
        }
    }
}

/// Words and figures at a table that are smaller than 11 pixels or cut off without an ellipsis, and names of players
/// that are cut at all. What only screen readers get is left out.
const UNREAD: &str = "
    const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const size = (one) => {
        const matrix = one.ownerSVGElement ? one.getScreenCTM() : { a: 1, b: 0 };
        return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(matrix.a, matrix.b);
    };
    const words = document.createTreeWalker(document.querySelector('#play'), NodeFilter.SHOW_TEXT);
    const unread = [];
    while (words.nextNode()) {
        const text = words.currentNode.data.trim();
        const one = words.currentNode.parentElement;
        if (!text || !seen(one) || one.closest('[popover], .unseen, script, style, title, option')) continue;
        const box = one.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        if (size(one) < 10.95) unread.push(`${size(one).toFixed(1)} px: ${text}`);
        const { textOverflow, overflowX } = getComputedStyle(one);
        const cut = one.scrollWidth > one.clientWidth + 1 && overflowX !== 'visible' && !one.ownerSVGElement;
        if (cut && (textOverflow !== 'ellipsis' || one.matches('.who .name, h2 .name'))) unread.push(`cut: ${text} (${one.className})`);
    }
    return [...new Set(unread)];";

#[test]
fn on_a_small_phone_every_word_can_be_read_and_the_head_leaves_room_for_the_board() {
    let site = Site::start();
    for lang in ["en", "de"] {
        let browser = Browser::open(&site, SMALL.lang(lang));
        for game in crate::GAMES {
            browser.go(&browser.prepare(game, 3, Until::Decisions(12)));
            BrowserPlayer::new(&browser, Hands::Mouse).turn();
            let unread = browser.run(UNREAD, &json!(null));
            assert_eq!(unread, json!([]), "{game}, {lang}");
            let head = "scrollTo({ top: 0, behavior: 'instant' });
                return document.querySelector('.ask').getBoundingClientRect().bottom;";
            let head = browser.run(head, &json!(null));
            assert!(head.as_f64().unwrap() <= 100.0, "{game}, {lang}: head and question take {head} px");
        }
    }
}
