//! Chat, reports, notifications, subscriptions.

use store::{
    Id, NewNotification,
    NotificationKind::{self, Over, Turn},
    Reported, Store,
};

use crate::help::{NOON, guest, on_both, playing};

on_both!(store:
    what_is_said_is_read_in_order
    somebody_can_lose_the_word_and_get_it_back
    reports_wait_until_they_are_settled
    notifications_are_read_and_sent
    a_browser_has_one_subscription
);

async fn what_is_said_is_read_in_order(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = playing(store, [&anna, &anna]).await;
    let mut said = vec![];
    for text in ["one", "two 🎲", "three"] {
        said.push(store.say(table.id, anna.id, "Anna", text, NOON).await.unwrap());
    }
    assert_eq!(store.messages(table.id, 0, 9).await.unwrap(), said);
    assert_eq!(store.messages(table.id, 0, 2).await.unwrap(), said[1..], "the last ones");
    assert_eq!(store.messages(table.id, said[1].id, 9).await.unwrap(), said[2..]);
    store.hide(said[0].id).await.unwrap();
    let first = &store.messages(table.id, 0, 9).await.unwrap()[0];
    assert!(first.hidden && first.text == "one");
    assert_eq!(store.hide(said[2].id + 1).await.unwrap_err().to_string(), "there is no such message");
    assert!(store.say(store::random_id().unwrap(), anna.id, "Anna", "hello?", NOON).await.unwrap_err().is_missing());
}

async fn somebody_can_lose_the_word_and_get_it_back(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = playing(store, [&anna, &anna]).await;
    for _ in 0..2 {
        store.mute(table.id, anna.id).await.unwrap();
    }
    assert_eq!(store.muted(table.id).await.unwrap(), [anna.id]);
    store.unmute(table.id, anna.id).await.unwrap();
    assert_eq!(store.muted(table.id).await.unwrap(), []);
    assert!(store.mute(table.id, store::random_id().unwrap()).await.unwrap_err().is_missing());
}

async fn reports_wait_until_they_are_settled(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let table = playing(store, [&anna, &ben]).await;
    let rude = store.say(table.id, ben.id, "Ben", "grr", NOON).await.unwrap();
    let first = store.report(Reported::Message(rude.id), anna.id, "rude", NOON).await.unwrap();
    store.report(Reported::Table(table.id), anna.id, "slow", NOON + 1).await.unwrap();
    let reports = store.reports(9).await.unwrap();
    assert_eq!(
        (reports[0].message, reports[0].text.as_deref(), reports[0].table),
        (Some(rude.id), Some("grr"), table.id)
    );
    assert_eq!((reports[1].message, reports[1].reason.as_str(), reports[1].by), (None, "slow", anna.id));
    store.settle_report(first).await.unwrap();
    assert_eq!(store.reports(9).await.unwrap(), reports[1..]);
    assert_eq!(store.reports_by(anna.id).await.unwrap(), reports);
    let nothing = Reported::Message(rude.id + 1);
    assert_eq!(store.report(nothing, anna.id, "", NOON).await.unwrap_err().to_string(), "there is no such message");
    let nowhere = Reported::Table(anna.id);
    assert_eq!(store.report(nowhere, anna.id, "", NOON).await.unwrap_err().to_string(), "there is no such table");
    assert!(
        store.report(Reported::Table(table.id), store::random_id().unwrap(), "", NOON).await.unwrap_err().is_missing()
    );
    assert!(store.settle_report(first + 100).await.unwrap_err().is_missing());
}

async fn notifications_are_read_and_sent(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let table = playing(store, [&anna, &ben]).await;
    let note = |person: Id, kind: NotificationKind| NewNotification {
        person,
        kind,
        table: Some(table.id),
        text: "{}".into(),
        at: NOON,
    };
    for new in [note(anna.id, Turn), note(ben.id, Turn), NewNotification { table: None, ..note(anna.id, Over) }] {
        store.notify(&new).await.unwrap();
    }
    let known = store.notifications(anna.id, 9).await.unwrap();
    assert_eq!(known.iter().map(|note| note.kind).collect::<Vec<_>>(), [Over, Turn]);
    assert_eq!((known[0].table, known[1].table), (None, Some(table.id)));
    assert!(known.iter().all(|note| !note.read && !note.sent));
    store.read_notifications(anna.id, known[1].id).await.unwrap();
    let read: Vec<_> = store.notifications(anna.id, 9).await.unwrap().iter().map(|note| note.read).collect();
    assert_eq!(read, [false, true]);
    let unsent = store.unsent(9).await.unwrap();
    assert_eq!(unsent.len(), 3);
    store.mark_sent(&[unsent[0].id, unsent[1].id]).await.unwrap();
    store.mark_sent(&[]).await.unwrap();
    assert_eq!(store.unsent(9).await.unwrap(), unsent[2..]);
    assert!(store.notify(&note(store::random_id().unwrap(), Turn)).await.unwrap_err().is_missing());
}

async fn a_browser_has_one_subscription(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    store.subscribe(anna.id, "https://push.example/1", "key", "auth").await.unwrap();
    store.subscribe(anna.id, "https://push.example/2", "key", "auth").await.unwrap();
    store.subscribe(ben.id, "https://push.example/1", "new", "auth").await.unwrap();
    assert_eq!(store.subscriptions(anna.id).await.unwrap().len(), 1);
    assert_eq!(store.subscriptions(ben.id).await.unwrap()[0].p256dh, "new");
    store.unsubscribe("https://push.example/1").await.unwrap();
    assert_eq!(store.subscriptions(ben.id).await.unwrap(), []);
    assert!(store.subscribe(store::random_id().unwrap(), "x", "y", "z").await.unwrap_err().is_missing());
}
