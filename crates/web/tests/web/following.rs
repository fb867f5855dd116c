//! Following the others on a table's page: who decides, who is played by a bot, what happened since one's last turn.

use kit::Sampled;
use serde_json::json;

use crate::app::{TestApp, TestUser, bot, good, is_turn_of, me, open, table};

/// A page as its reader gets it.
async fn page(who: &TestUser, path: &str) -> String {
    let answer = who.client.page(path).await.expect("an answer");
    String::from_utf8_lossy(&answer.body).into_owned()
}

/// What stands between two texts, the first time.
fn between<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = page.split_once(from).unwrap_or_else(|| panic!("no {from} in {page}"));
    rest.split_once(to).map_or(rest, |(found, _)| found)
}

/// Whose seat the list of people marks, by the end of its class.
fn marked(page: &str) -> Vec<&str> {
    let people = between(page, "<section class=\"people\"", "</section>");
    let seats = people.split("<li class=\"seat-").skip(1);
    seats.filter(|seat| seat.split('>').next().unwrap().contains("aria-current")).map(|seat| &seat[..1]).collect()
}

/// What the others did.
fn sheet(page: &str) -> &str {
    between(page, "id=\"since\"", "<div class=\"tools\">")
}

fn turn_of(seat: u8) -> String {
    format!("<li class=\"seat-{seat}\">")
}

/// It is Anna's turn, and both bots have moved since she last decided.
async fn round(app: &TestApp, game: &str) -> (TestUser, String) {
    let anna = app.guest("Anna").await;
    let id = anna.make(table(game, 6, &[me(), bot("novice"), bot("novice")])).await;
    let mut choice = Sampled::new(7);
    loop {
        anna.wait(&id, |seen| is_turn_of(seen, &anna)).await;
        let shown = page(&anna, &format!("/tables/{id}")).await;
        if shown.contains("id=\"since\"") && [1, 2].iter().all(|seat| sheet(&shown).contains(&turn_of(*seat))) {
            return (anna, id);
        }
        anna.act(&id, &mut choice).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_tells_what_the_others_did_since_the_readers_last_turn() {
    let app = TestApp::start().await;
    for game in ["saint-malo", "valletta"] {
        let (anna, id) = round(&app, game).await;
        let shown = page(&anna, &format!("/tables/{id}")).await;
        let sheet = sheet(&shown);
        assert!(!sheet.contains(&turn_of(0)), "{game}: nobody is told what they did themselves");
        // Without a script the steps are found in the replay.
        let link = format!("/tables/{id}/replay?at=");
        let link = format!("{link}{}", between(sheet, &format!("href=\"{link}"), "\""));
        assert!(page(&anna, &link).await.contains("replay-steps"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seats_of_a_moment_are_those_of_that_moment() {
    let app = TestApp::start().await;
    let (anna, id) = round(&app, "saint-malo").await;
    let shown = page(&anna, &format!("/tables/{id}")).await;
    assert_eq!(marked(&shown), ["0"], "it is Anna's turn");
    let after: usize = between(&shown, "data-again=\"", " ").parse().expect("a number");
    let earlier = page(&anna, &format!("/tables/{id}?seen={after}")).await;
    assert!(earlier.contains("data-behind"), "this has been");
    assert_eq!(marked(&earlier), ["1"], "then it was another's");
    assert!(!earlier.contains("form=\"act\""), "nothing is decided in the past");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_left_is_told_that_a_bot_plays_and_so_are_the_others() {
    let app = TestApp::start().await;
    let (anna, ben, eve) = (app.guest("Anna").await, app.guest("Ben").await, app.guest("Eve").await);
    let id = anna.make(table("saint-malo", 4, &[me(), open()])).await;
    ben.sit(&id).await;
    let path = format!("/tables/{id}");
    let banner = async |who: &TestUser| between(&page(who, &path).await, "id=\"ask\"", "</p>").to_owned();
    good(&anna.post(&format!("/tables/{id}/leave"), json!({})).await);
    let mine = banner(&anna).await;
    assert!(mine.ends_with("A bot is playing for you."), "{mine}");
    assert!(page(&anna, &path).await.contains("form=\"return\""), "and may come back");
    let others = page(&ben, &path).await;
    assert!(others.contains("Anna has left: a bot plays on."), "the log says so");
    assert!(
        between(&others, "<section class=\"people\"", "</section>").contains("played by a bot"),
        "so does the seat"
    );
    assert!(banner(&eve).await.contains("You are watching."));
    good(&anna.post(&format!("/tables/{id}/return"), json!({})).await);
    assert!(page(&ben, &path).await.contains("Anna is back."));
    assert!(!banner(&anna).await.contains("A bot"));
    good(&anna.post(&format!("/tables/{id}/leave"), json!({})).await);
    good(&anna.post(&format!("/tables/{id}/return"), json!({})).await);
    let told = page(&ben, &path).await;
    // Above the board it may stand once more: since Ben's last turn.
    assert_eq!(told.matches("<span>Anna has left").count(), 2, "each in its place in the log");
}
