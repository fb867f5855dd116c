//! Playing for others, posting again, posting elsewhere.

use serde_json::json;

use super::{form, happened, page, two, valletta};
use crate::app::{TestApp, actions, but, good, me, open, problem, request_key, table, text};

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_for_a_seat_that_is_not_theirs() {
    let app = TestApp::start().await;
    let (id, one, other) = two(&app, valletta()).await;
    let (eve, nobody) = (app.account("Eve").await, app.stranger());
    let seen = one.look(&id).await;
    let (version, action) = (seen["version"].as_i64().unwrap(), actions(&seen)[0].clone());
    let before = happened(&app, &id).await;
    let fields = format!("version={version}&action={}&seat=0&person={}", action.replace(' ', "+"), one.id);
    for (who, status) in [(&other, 403), (&eve, 403), (&nobody, 401)] {
        problem(&who.act_at(&id, version, &action).await, status);
        assert_eq!(form(who, &format!("/tables/{id}/act"), &fields).await.status, status, "by a form");
    }
    // There is no field in which another seat could be named.
    let named = json!({ "version": version, "request": request_key(), "action": action, "seat": seen["to_move"] });
    problem(&eve.post(&format!("/tables/{id}/actions"), named).await, 400);
    for what in ["undo", "take-back", "leave", "return", "resign", "hint", "rematch"] {
        let refused = [eve.order(&id, what).await, form(&eve, &format!("/tables/{id}/{what}"), "sure=yes").await];
        assert!(refused.iter().all(|answer| [403, 409].contains(&answer.status)), "{what}: {refused:?}");
    }
    let agreed = eve.answer_plea(&id, true).await;
    assert_eq!(problem(&agreed, 409), "no_plea");
    assert_eq!(happened(&app, &id).await, before);
    good(&one.act_at(&id, version, &action).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_posted_again_does_nothing_whoever_posts_it() {
    let app = TestApp::start().await;
    let (id, one, other) = two(&app, valletta()).await;
    let seen = one.look(&id).await;
    let fields = format!("version={}&action={}", seen["version"], actions(&seen)[0].replace(' ', "+"));
    let path = format!("/tables/{id}/act");
    assert_eq!(form(&one, &path, &fields).await.status, 303);
    let after = happened(&app, &id).await;
    assert_eq!(form(&one, &path, &fields).await.status, 303, "the answer is the same");
    assert_eq!(form(&other, &path, &fields).await.status, 409);
    assert_eq!(form(&app.guest("Eve").await, &path, &fields).await.status, 409);
    assert_eq!(happened(&app, &id).await, after);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_mark_the_version_and_the_invitation_of_one_table_are_worth_nothing_at_another() {
    let app = TestApp::start().await;
    let (id, one, _) = two(&app, valletta()).await;
    let (mine, eve) = (app.guest("Host").await, app.guest("Eve").await);
    let private = but(table("saint-malo", 2, &[me(), open(), open()]), json!({ "public": false }));
    let (first, second) = (mine.make(private.clone()).await, mine.make(private).await);
    let invite = text(&mine.look(&first).await["invite"]).to_owned();
    assert_ne!(mine.look(&second).await["invite"], invite.as_str());
    assert_eq!(invite.len(), 64, "256 bits to guess");
    let before = happened(&app, &second).await;
    for path in ["", "/log", "/chat", "/stream"] {
        let look = eve.get(&format!("/tables/{second}{path}?invite={invite}")).await;
        assert_eq!(problem(&look, 404), "missing", "{path}");
    }
    for path in ["", "/play", "/chat", "/replay"] {
        assert_eq!(page(&eve, &format!("/tables/{second}{path}?invite={invite}")).await.status, 404, "{path}");
    }
    problem(&eve.post(&format!("/tables/{second}/seats"), json!({ "invite": invite })).await, 404);
    assert_eq!(form(&eve, &format!("/tables/{second}/seats"), &format!("invite={invite}")).await.status, 404);
    assert_eq!(happened(&app, &second).await, before);
    // An order that was carried out at one table, sent to another as it stands.
    let seen = one.look(&id).await;
    let order = json!({ "version": seen["version"], "request": request_key(), "action": actions(&seen)[0] });
    good(&one.post(&format!("/tables/{id}/actions"), order.clone()).await);
    let elsewhere = one.make(table("valletta", 9, &[me(), me(), me(), me()])).await;
    let before = happened(&app, &elsewhere).await;
    assert_eq!(problem(&one.post(&format!("/tables/{elsewhere}/actions"), order).await, 409), "stale");
    assert_eq!(happened(&app, &elsewhere).await, before);
}
