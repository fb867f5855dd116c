//! Learning: the first turn from its first page to the small game, and the long lesson.

use axum::{body::Body, http::Request};

use crate::app::{TestApp, TestUser, good, text};

async fn page(person: &TestUser, path: &str) -> String {
    let answer = person.ask(Request::get(path).header("accept", "text/html").body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, 200, "{path}");
    String::from_utf8_lossy(&answer.body).into_owned()
}

/// Presses the button that begins a game with a guide; where it leads.
async fn begin(person: &TestUser, path: &str) -> String {
    let request = Request::post(path).header("content-type", "application/x-www-form-urlencoded");
    let answer = person.ask(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, 303, "{path}");
    answer.headers["location"].to_str().unwrap().to_owned()
}

#[tokio::test]
async fn the_first_turn_leads_through_its_pages_to_a_small_game_with_a_guide() {
    let app = TestApp::start().await;
    let person = app.guest("Anna").await;
    assert!(page(&person, "/learn/saint-malo/first/1").await.contains("/learn/saint-malo/first/2"));
    // Dice are marked in boxes; in whatever order they come.
    let marked = "did=0&action=reroll&with-reroll=crate&with-reroll=wall&with-reroll=swords";
    let rolled = page(&person, &format!("/learn/saint-malo/first/2?{marked}")).await;
    assert!(rolled.contains("name=\"did\" value=\"1\"") && rolled.contains("data-point=\"stop\""), "{rolled}");
    let other = page(&person, "/learn/saint-malo/first/2?did=1&action=reroll&with-reroll=head").await;
    assert!(other.contains("name=\"did\" value=\"1\"") && other.contains("role=\"alert\""), "{other}");
    assert!(
        page(&person, "/learn/valletta/first/2?did=0&action=play+shopkeeper").await.contains("value=\"play builder\"")
    );
    let small = begin(&person, "/learn/saint-malo/first").await;
    let first = page(&person, &small).await;
    assert!(first.contains("id=\"lesson\"") && first.contains("data-point="), "{first}");
    let id = small.rsplit('/').next().unwrap();
    let seen = good(&person.get(&format!("/tables/{id}")).await);
    assert_eq!((&seen["seats"][1]["level"], text(&seen["game"])), (&"random".into(), "saint-malo"));
}

#[tokio::test]
async fn the_long_lesson_is_a_whole_game_against_a_novice() {
    let app = TestApp::start().await;
    let person = app.guest("Anna").await;
    for game in ["saint-malo", "valletta"] {
        let path = begin(&person, &format!("/learn/{game}")).await;
        // The novice may have to choose a good first (V-SETUP-15).
        let mut first = page(&person, &path).await;
        while !first.contains("data-mine") {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            first = page(&person, &path).await;
        }
        assert!(first.contains(&format!("/learn/{game}/subjects?open=")) && first.contains("<progress"), "{first}");
        assert!(page(&person, &format!("/learn/{game}/subjects")).await.contains("<details"));
    }
}

#[tokio::test]
async fn there_is_no_step_behind_the_last_and_no_lesson_of_an_unknown_game() {
    let app = TestApp::start().await;
    let person = app.guest("Anna").await;
    for path in
        ["/learn/saint-malo/first/9", "/learn/saint-malo/first/0", "/learn/chess/first/1", "/learn/chess/subjects"]
    {
        let answer = person.ask(Request::get(path).body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, 404, "{path}");
    }
}
