//! Requests with a key are carried out once.

use store::{Known, Request, Store};

use crate::help::{NOON, guest, on_both};

on_both!(store:
    a_request_is_taken_on_once_and_its_answer_kept
    a_request_that_was_cut_off_is_free_again
    kept_answers_go_with_those_whom_they_name
);

fn done(same: bool, body: &str) -> Known {
    Known::Done { same, status: 200, body: Some(body.into()) }
}

async fn a_request_is_taken_on_once_and_its_answer_kept(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let first = Request { person: Some(anna.id), key: [1; 32], asked: [2; 32], at: NOON };
    let others = [
        Request { person: Some(ben.id), ..first },
        Request { person: None, ..first },
        Request { key: [3; 32], ..first },
    ];
    assert_eq!(store.begin_request(&first, 0).await.unwrap(), Known::New);
    assert_eq!(store.begin_request(&first, 0).await.unwrap(), Known::UnderWay);
    for other in others {
        assert_eq!(store.begin_request(&other, 0).await.unwrap(), Known::New);
    }
    store.end_request(&first, 200, Some("one")).await.unwrap();
    for stale in [0, NOON + 1] {
        assert_eq!(store.begin_request(&first, stale).await.unwrap(), done(true, "one"));
    }
    let reused = Request { asked: [9; 32], ..first };
    assert_eq!(store.begin_request(&reused, 0).await.unwrap(), done(false, "one"));
    store.drop_request(&first).await.unwrap();
    assert_eq!(store.known_request(&first).await.unwrap(), done(true, "one"), "what is done stays done");
    store.drop_request(&others[0]).await.unwrap();
    assert_eq!(store.begin_request(&others[0], 0).await.unwrap(), Known::New, "what was given up is free");
    assert_eq!(store.expire_requests(NOON + 1).await.unwrap(), 4);
    assert_eq!(store.begin_request(&first, 0).await.unwrap(), Known::New);
}

async fn a_request_that_was_cut_off_is_free_again(store: &Store) {
    let cut_off = Request { person: None, key: [1; 32], asked: [2; 32], at: NOON };
    assert_eq!(store.begin_request(&cut_off, 0).await.unwrap(), Known::New);
    let later = Request { at: NOON + 10, ..cut_off };
    assert_eq!(store.begin_request(&later, NOON).await.unwrap(), Known::UnderWay);
    assert_eq!(store.begin_request(&later, NOON + 1).await.unwrap(), Known::New);
    // Whoever comes back after all is not asked any more.
    store.end_request(&cut_off, 200, Some("late")).await.unwrap();
    store.drop_request(&cut_off).await.unwrap();
    assert_eq!(store.known_request(&later).await.unwrap(), Known::UnderWay);
    store.end_request(&later, 200, Some("in time")).await.unwrap();
    let other = Request { key: [3; 32], ..cut_off };
    assert_eq!(store.begin_request(&other, 0).await.unwrap(), Known::New);
    assert_eq!(store.free_requests().await.unwrap(), 1, "a server that begins anew waits for nobody");
    assert_eq!(store.begin_request(&other, 0).await.unwrap(), Known::New);
    assert_eq!(store.known_request(&cut_off).await.unwrap(), done(true, "in time"));
}

async fn kept_answers_go_with_those_whom_they_name(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let keep = async |person: &store::Person, key: u8, body: &str| {
        let request = Request { person: Some(person.id), key: [key; 32], asked: [0; 32], at: NOON };
        store.begin_request(&request, 0).await.unwrap();
        store.end_request(&request, 200, Some(body)).await.unwrap();
        request
    };
    let hers = keep(&anna, 1, "a table").await;
    let named = keep(&ben, 2, &format!(r#"{{"person":"{}","name":"Anna"}}"#, anna.id)).await;
    let others = keep(&ben, 3, &format!(r#"{{"person":"{}","name":"Ben"}}"#, ben.id)).await;
    store.erase(anna.id).await.unwrap();
    assert_eq!(store.begin_request(&hers, 0).await.unwrap(), Known::New);
    let gone = Known::Done { same: true, status: 200, body: None };
    assert_eq!(store.known_request(&named).await.unwrap(), gone, "it was carried out, and its answer is gone");
    assert!(matches!(store.known_request(&others).await.unwrap(), Known::Done { body: Some(_), .. }));
}
