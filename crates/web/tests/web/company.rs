//! Who meets at a table, by the pages: the talk, invitations by a short link, the names of guests.

use axum::{
    body::Body,
    http::{Request, header},
};
use serde_json::json;
use web::client::Answer;

use crate::app::{TestApp, TestUser, but, good, me, open, table, text};

/// What a page says.
pub async fn page(who: &TestUser, path: &str) -> String {
    words(&who.client.page(path).await.expect("an answer"))
}

/// A form, sent as a browser does without a script.
pub async fn submit(who: &TestUser, path: &str, fields: &str) -> Answer {
    let request = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    who.ask(request.header(header::ACCEPT, "text/html").body(Body::from(fields.to_owned())).unwrap()).await
}

/// The same, sent by the page's script.
async fn send(who: &TestUser, path: &str, fields: &str) -> Answer {
    let request = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let request = request.header(header::ACCEPT, "text/html").header("hx-request", "true");
    who.ask(request.body(Body::from(fields.to_owned())).unwrap()).await
}

pub fn words(answer: &Answer) -> String {
    String::from_utf8_lossy(&answer.body).into_owned()
}

/// What stands between two texts, the first time.
#[track_caller]
fn between<'a>(page: &'a str, before: &str, after: &str) -> &'a str {
    let rest = page.split_once(before).unwrap_or_else(|| panic!("no {before} in {page}")).1;
    rest.split_once(after).expect("its end").0
}

/// Two people at a table that is played.
async fn two(app: &TestApp) -> (TestUser, TestUser, String) {
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(table("valletta", 9, &[me(), open()])).await;
    ben.sit(&id).await;
    (anna, ben, id)
}

async fn said(who: &TestUser, id: &str) -> usize {
    good(&who.get(&format!("/tables/{id}/chat")).await).as_array().map_or(0, Vec::len)
}

/// A second Enter, or the form sent again after going back.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_sent_twice_is_said_once() {
    let app = TestApp::start().await;
    let (anna, ben, id) = two(&app).await;
    let (shown, path) = (page(&anna, &format!("/tables/{id}")).await, format!("/tables/{id}/chat"));
    let key = between(&shown, "name=\"request\" value=\"", "\"");
    for _ in 0..2 {
        let answer = send(&anna, &path, &format!("request={key}&text=hello")).await;
        assert_eq!(answer.status, 200, "{}", words(&answer));
        assert!(!words(&answer).contains(key), "the next message has a key of its own");
        assert!(!words(&answer).contains("value=\"hello\""), "the field is empty");
        assert_eq!(submit(&anna, &path, &format!("request={key}&text=hello")).await.status, 303);
    }
    assert_eq!(said(&ben, &id).await, 1);
    send(&anna, &path, &format!("request={key}&text=hello+again")).await;
    assert_eq!(said(&ben, &id).await, 2, "something else");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_offered_to_report_themselves() {
    let app = TestApp::start().await;
    let (anna, ben, id) = two(&app).await;
    good(&anna.post(&format!("/tables/{id}/chat"), json!({ "text": "hello" })).await);
    let report = "form=\"report\"";
    assert!(!page(&anna, &format!("/tables/{id}")).await.contains(report));
    assert!(page(&ben, &format!("/tables/{id}")).await.contains(report));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_said_is_told_in_the_talk_itself() {
    let app = TestApp::start().await;
    let (anna, ben, id) = two(&app).await;
    good(&anna.post(&format!("/tables/{id}/mutes/{}", ben.id), json!({})).await);
    let answer = send(&ben, &format!("/tables/{id}/chat"), "request=0123456789abcdef&text=hello").await;
    let shown = words(&answer);
    assert_eq!(answer.status, 403);
    assert!(
        shown.starts_with("<section") && shown.contains("id=\"talk\"") && shown.contains("role=\"alert\""),
        "{shown}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_of_messages_stays_a_list() {
    let app = TestApp::start().await;
    let (anna, _, id) = two(&app).await;
    let shown = page(&anna, &format!("/tables/{id}")).await;
    assert!(shown.contains("role=\"log\"") && !shown.contains("<ul role=\"log\""), "{shown}");
    assert!(shown.contains("id=\"toast\"") && shown.contains("data-talk"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_drawn_for_cameras() {
    for (url, known) in [(None, false), (Some("https://play.example".to_owned()), true)] {
        let app = TestApp::with(|config| config.public_url = url.clone()).await;
        let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
        let id = anna.make(table("valletta", 2, &[me(), open()])).await;
        let (room, picture) = (page(&anna, &format!("/tables/{id}")).await, format!("/tables/{id}/invitation.svg"));
        assert_eq!(room.contains("<svg class=\"qr\""), known, "{url:?}");
        // Where the host has not said the server's address, the picture takes the one that the browser uses.
        assert_eq!(room.contains(&format!("src=\"{picture}\"")), !known, "{url:?}");
        let drawn = page(&anna, &picture).await;
        assert!(drawn.starts_with("<svg xmlns"), "{drawn}");
        assert!(!page(&ben, &picture).await.contains("<svg xmlns"), "for those who may invite");
    }
}

/// The short link of a table, as its host sees it.
async fn short_link(host: &TestUser, id: &str) -> String {
    let room = page(host, &format!("/tables/{id}")).await;
    let link = between(&room, "id=\"invite\" type=\"text\" readonly value=\"", "\"").to_owned();
    assert!(room.contains("data-share="), "{room}");
    link[link.find("/j/").expect("a short link")..].to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_short_link_opens_the_same_door_as_the_long_one() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(but(table("valletta", 9, &[me(), open()]), json!({ "public": false }))).await;
    let link = short_link(&anna, &id).await;
    assert_eq!(link.len(), "/j/ABCDE-FGHJK".len());
    let invite = text(&anna.look(&id).await["invite"]).to_owned();
    for way in [link.clone(), link.to_lowercase(), link.replace('-', ""), format!("/join/{invite}")] {
        let answer = ben.client.page(&way).await.expect("an answer");
        assert_eq!(answer.status, 303, "{way}");
        assert_eq!(answer.headers[header::LOCATION], format!("/tables/{id}?invite={invite}"));
    }
    assert!(page(&ben, &format!("/tables/{id}?invite={invite}")).await.contains("Ben"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_that_leads_nowhere_says_nothing_and_guessing_is_soon_refused() {
    let app = TestApp::with(|config| config.requests_per_address = 1000).await;
    let eve = app.guest("Eve").await;
    let mut statuses = Vec::new();
    for guess in 0..14 {
        statuses.push(eve.client.page(&format!("/j/00000-000{guess:02}")).await.expect("an answer").status);
    }
    assert_eq!((&statuses[..10], &statuses[10..]), (&[404; 10][..], &[429; 4][..]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_short_link_ends_with_the_game() {
    let app = TestApp::start().await;
    let (anna, ben) = (app.guest("Anna").await, app.guest("Ben").await);
    let id = anna.make(table("valletta", 9, &[me(), open()])).await;
    let link = short_link(&anna, &id).await;
    ben.sit(&id).await;
    assert_eq!(ben.client.page(&link).await.expect("an answer").status, 303);
    good(&ben.order(&id, "resign").await);
    assert_eq!(ben.client.page(&link).await.expect("an answer").status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_enters_a_name_is_called_by_it_everywhere() {
    let app = TestApp::start().await;
    let anna = app.guest("Anna").await;
    let id = anna.make(table("valletta", 9, &[me(), open(), open()])).await;
    let newcomer = app.stranger();
    let answer = submit(&newcomer, &format!("/tables/{id}/seats"), "seat=1&sitter=me&name=Zoe").await;
    assert_eq!(answer.status, 303, "{}", words(&answer));
    assert_eq!(good(&newcomer.get("/me").await)["name"], "Zoe");
    let home = page(&newcomer, "/").await;
    assert!(between(&home, "class=\"who\"", "</a>").contains("Zoe"), "the head of the page as well: {home}");
    // A second seat is somebody else's.
    submit(&newcomer, &format!("/tables/{id}/seats"), "seat=2&sitter=me&name=Child").await;
    assert_eq!(good(&newcomer.get("/me").await)["name"], "Zoe");
    assert_eq!(anna.look(&id).await["seats"][2]["name"], "Child");
}
