//! What a page has already is not sent again, and what it opens comes then.

use axum::{
    body::Body,
    http::{Request, header},
};
use kit::Sampled;

use crate::app::{TestApp, TestUser, is_turn_of, me, open, table};

/// What the page's script gets, if the page has these parts.
async fn changed(who: &TestUser, path: &str, parts: Option<&str>) -> (u16, String) {
    let request = Request::get(path).header("hx-request", "true").header(header::ACCEPT, "text/html");
    let request = if let Some(parts) = parts { request.header("parts", parts) } else { request };
    let answer = who.ask(request.body(Body::empty()).unwrap()).await;
    (answer.status, String::from_utf8(answer.body.to_vec()).unwrap())
}

/// The hashes of all parts of a page.
fn hashes(page: &str) -> String {
    let hashes = page.split("data-part=\"").skip(1).filter_map(|rest| rest.split('"').next());
    hashes.collect::<Vec<_>>().join(",")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_page_has_is_not_sent_again_by_any_server() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    for game in ["saint-malo", "valletta"] {
        let id = anna.make(table(game, 9, &[me(), open()])).await;
        ben.sit(&id).await;
        let play = format!("/tables/{id}/play");
        let (_, all) = changed(&anna, &play, None).await;
        let (_, nothing) = changed(&anna, &play, Some(&hashes(&all))).await;
        assert!(nothing.len() < 600 && nothing.contains("data-own=\""), "{game}: {nothing}");
        let mover = if is_turn_of(&anna.look(&id).await, &anna) { &anna } else { &ben };
        mover.act(&id, &mut Sampled::new(1)).await;
        let (_, after) = changed(&anna, &play, None).await;
        let (_, some) = changed(&anna, &play, Some(&hashes(&all))).await;
        assert!(some.len() > nothing.len() && some.len() * 2 < after.len(), "{game}: {} {}", some.len(), after.len());
        // A page of an older version says nothing, and other words than hashes say nothing either.
        assert_eq!(changed(&anna, &play, Some("")).await.1, after);
        assert!(!changed(&anna, &play, Some("x,\"<>,,")).await.1.contains("data-same"));
    }
}

/// An element with an attribute twice, one that only text fields have on a box, or one that HTML does not know.
fn invalid(page: &str) -> Option<&str> {
    page.split('<').skip(1).filter_map(|rest| rest.split('>').next()).find(|tag| {
        // Values stand between quotes, and hold none.
        let names = tag.split('"').step_by(2).flat_map(str::split_whitespace);
        let mut names: Vec<&str> = names.filter_map(|word| word.strip_suffix('=')).collect();
        let ticked = tag.contains("type=\"checkbox\"") && names.contains(&"autocomplete");
        let unknown = names.iter().any(|name| name.starts_with("hx-"));
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        ticked || unknown || names.len() < all
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_valid_html_while_they_are_played() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    for game in ["saint-malo", "valletta"] {
        let id = anna.make(table(game, 9, &[me(), open()])).await;
        ben.sit(&id).await;
        let mut chance = Sampled::new(3);
        for _ in 0..12 {
            let mover = if is_turn_of(&anna.look(&id).await, &anna) { &anna } else { &ben };
            mover.act(&id, &mut chance).await;
            let (_, page) = changed(&anna, &format!("/tables/{id}/play"), None).await;
            assert_eq!(invalid(&page), None, "{game}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_comes_when_it_is_opened_to_those_who_may_see_the_table() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(table("valletta", 9, &[me(), open()])).await;
    ben.sit(&id).await;
    let (_, all) = changed(&anna, &format!("/tables/{id}/play"), None).await;
    let (status, sheet) = changed(&anna, &format!("/tables/{id}/part/about-draw"), None).await;
    assert!(status == 200 && sheet.starts_with("<div ") && all.contains(&sheet), "{sheet}");
    for path in [format!("/tables/{id}/part/nothing"), "/tables/nothing/part/about-draw".to_owned()] {
        assert_eq!(changed(&anna, &path, None).await.0, 404, "{path}");
    }
    // Ben has a pile of his own, and somebody who watches has none.
    assert_eq!(changed(&app.guest("Carl").await, &format!("/tables/{id}/part/about-draw"), None).await.0, 404);
}
