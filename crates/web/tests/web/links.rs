//! Whatever a page links to is there.

use std::collections::BTreeSet;

use axum::{body::Body, http::Request};

use crate::app::{TestApp, bot, me, table};

/// The addresses that a page of ours links to, without the place in the page.
fn links(page: &str) -> impl Iterator<Item = String> + '_ {
    let hrefs = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    hrefs.filter(|href| href.starts_with('/')).map(|href| href.split('#').next().unwrap_or(href).replace("&amp;", "&"))
}

#[tokio::test]
async fn every_link_of_every_page_leads_somewhere() {
    let app = TestApp::start().await;
    let person = app.guest("Anna").await;
    let at = person.make(table("valletta", 1, &[me(), bot("novice")])).await;
    let mut to_see: Vec<String> = vec!["/".into(), "/gallery".into(), format!("/tables/{at}")];
    let mut seen = BTreeSet::new();
    while let Some(path) = to_see.pop() {
        // One moment of a game stands for all.
        if !seen.insert(path.split("?at=").next().unwrap_or(&path).to_owned()) {
            continue;
        }
        let request = Request::get(&path).header("accept", "text/html").body(Body::empty()).unwrap();
        let answer = person.ask(request).await;
        assert!(answer.status < 400, "{path}: {}", answer.status);
        to_see.extend(links(&String::from_utf8_lossy(&answer.body)));
    }
    let expected = ["/learn/valletta", "/learn/saint-malo", "/account/export", "/rules/valletta", "/account"];
    assert!(expected.iter().all(|path| seen.contains(*path)), "{seen:?}");
}

#[tokio::test]
async fn a_file_is_kept_only_under_the_address_of_its_content() {
    let app = TestApp::start().await;
    let person = app.guest("Anna").await;
    let keep = async |path: &str| {
        let answer = person.ask(Request::get(path).body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, 200, "{path}");
        answer.headers["cache-control"].to_str().unwrap().to_owned()
    };
    let style = ui::url("app.css");
    assert!(keep(style).await.contains("immutable"));
    // A page of a newer node asks an older one: kept for ever, the wrong style would stay.
    for other in ["/assets/app.css?v=00000001", "/assets/app.css"] {
        assert_eq!(keep(other).await, "no-store", "{other}");
    }
}
