//! Confirmed addresses and second factors.

use store::{Confirmation, Store};

use crate::help::{NOON, account, guest, on_both};

const HOUR: i64 = 3_600_000;

on_both!(store:
    an_address_is_confirmed_by_its_link_once_and_in_time
    another_address_is_to_be_confirmed_anew
    so_many_letters_a_day_and_no_more
    a_code_is_used_once
    a_second_factor_is_set_up_and_taken_away
    who_is_erased_leaves_no_address_and_no_secret
    a_hash_is_replaced_only_while_it_is_the_same
);

async fn an_address_is_confirmed_by_its_link_once_and_in_time(store: &Store) {
    let anna = account(store, "Anna").await;
    store.set_email(anna.id, Some("anna@example.org")).await.unwrap();
    assert!(!store.person(anna.id).await.unwrap().email_confirmed);
    store.new_confirmation(anna.id, "anna@example.org", &[1; 32], NOON + HOUR).await.unwrap();
    let link = Confirmation { person: anna.id, email: "anna@example.org".into(), used: false };
    assert_eq!(store.confirmation(&[1; 32], NOON).await.unwrap(), Some(link.clone()));
    assert_eq!(store.confirmation(&[1; 32], NOON + HOUR).await.unwrap(), None, "too late");
    assert_eq!(store.confirmation(&[2; 32], NOON).await.unwrap(), None);
    assert!(!store.confirm(&[1; 32], NOON + HOUR).await.unwrap(), "too late");
    assert!(store.confirm(&[1; 32], NOON).await.unwrap());
    assert!(store.person(anna.id).await.unwrap().email_confirmed);
    assert!(!store.confirm(&[1; 32], NOON).await.unwrap(), "a link is good once");
    assert_eq!(store.confirmation(&[1; 32], NOON).await.unwrap(), Some(Confirmation { used: true, ..link }));
    store.expire_letters(NOON + HOUR, 0).await.unwrap();
    assert_eq!(store.confirmation(&[1; 32], NOON).await.unwrap(), None);
}

async fn another_address_is_to_be_confirmed_anew(store: &Store) {
    let anna = account(store, "Anna").await;
    store.set_email(anna.id, Some("anna@example.org")).await.unwrap();
    for hash in [[1; 32], [2; 32]] {
        store.new_confirmation(anna.id, "anna@example.org", &hash, NOON + HOUR).await.unwrap();
    }
    assert!(store.confirm(&[1; 32], NOON).await.unwrap());
    store.set_email(anna.id, Some("anna@example.org")).await.unwrap();
    assert!(store.person(anna.id).await.unwrap().email_confirmed, "the same address stays confirmed");
    store.set_email(anna.id, Some("other@example.org")).await.unwrap();
    assert!(!store.person(anna.id).await.unwrap().email_confirmed);
    assert!(!store.confirm(&[2; 32], NOON).await.unwrap(), "a link to the old address");
    store.set_email(anna.id, Some("anna@example.org")).await.unwrap();
    assert!(!store.person(anna.id).await.unwrap().email_confirmed, "nor is the old one when it comes back");
    store.set_email(anna.id, None).await.unwrap();
    assert!(!store.person(anna.id).await.unwrap().email_confirmed);
}

async fn so_many_letters_a_day_and_no_more(store: &Store) {
    let write = async |whom: u8, now: i64| store.count_letter(&[whom; 32], 3, now, now - 24 * HOUR).await.unwrap();
    for hour in 0..3 {
        assert!(write(1, NOON + hour * HOUR).await);
    }
    assert!(!write(1, NOON + 23 * HOUR).await, "three a day");
    assert!(write(2, NOON).await, "another's letters are their own");
    assert!(write(1, NOON + 24 * HOUR).await);
    assert!(!write(1, NOON + 24 * HOUR).await, "one at a time becomes free");
    let many = (0..8).map(|_| store.count_letter(&[3; 32], 3, NOON, 0));
    let written = futures_util::future::join_all(many).await.into_iter().filter(|done| *done.as_ref().unwrap());
    assert_eq!(written.count(), 3, "also when all ask at once");
    store.expire_letters(0, NOON + 48 * HOUR).await.unwrap();
    assert!(write(1, NOON + 24 * HOUR).await);
}

async fn a_code_is_used_once(store: &Store) {
    let (anna, ben) = (account(store, "Anna").await, account(store, "Ben").await);
    for (person, code) in [(&anna, [1; 32]), (&ben, [2; 32])] {
        store.begin_totp(person.id, "seed").await.unwrap();
        store.confirm_totp(person.id, "seed", 100, &[code]).await.unwrap();
    }
    assert!(!store.use_totp_step(anna.id, 100).await.unwrap(), "it set the second factor up");
    assert!(store.use_totp_step(anna.id, 101).await.unwrap());
    assert!(!store.use_totp_step(anna.id, 101).await.unwrap());
    assert!(!store.use_totp_step(anna.id, 100).await.unwrap(), "an older one");
    assert!(!store.use_recovery_code(anna.id, &[2; 32]).await.unwrap(), "Ben's");
    assert!(store.use_recovery_code(anna.id, &[1; 32]).await.unwrap());
    assert!(!store.use_recovery_code(anna.id, &[1; 32]).await.unwrap());
}

async fn a_second_factor_is_set_up_and_taken_away(store: &Store) {
    let (anna, ben) = (account(store, "Anna").await, guest(store, "Ben").await);
    assert!(store.begin_totp(ben.id, "seed").await.unwrap_err().is_missing(), "guests have no password");
    store.begin_totp(anna.id, "first").await.unwrap();
    store.begin_totp(anna.id, "second").await.unwrap();
    assert!(!store.person(anna.id).await.unwrap().totp, "not before it is proved");
    assert!(store.confirm_totp(anna.id, "first", 1, &[]).await.unwrap_err().is_missing());
    store.confirm_totp(anna.id, "second", 1, &[[1; 32], [2; 32]]).await.unwrap();
    let known = store.second_factor(anna.id).await.unwrap();
    assert_eq!((known.seed.as_deref(), known.pending, known.codes), (Some("second"), None, 2));
    assert!(store.begin_totp(anna.id, "third").await.unwrap_err().is_missing(), "one at a time");
    store.end_totp(anna.id).await.unwrap();
    assert_eq!(store.second_factor(anna.id).await.unwrap().codes, 0);
    assert!(!store.use_totp_step(anna.id, 5).await.unwrap());
    assert_eq!(store.person(anna.id).await.unwrap(), anna);
}

async fn who_is_erased_leaves_no_address_and_no_secret(store: &Store) {
    let anna = account(store, "Anna").await;
    store.set_email(anna.id, Some("anna@example.org")).await.unwrap();
    store.new_confirmation(anna.id, "anna@example.org", &[1; 32], NOON + HOUR).await.unwrap();
    store.confirm(&[1; 32], NOON).await.unwrap();
    store.begin_totp(anna.id, "the seed").await.unwrap();
    store.confirm_totp(anna.id, "the seed", 1, &[[1; 32]]).await.unwrap();
    store.erase(anna.id).await.unwrap();
    let left = crate::dump::exported(store).await;
    for gone in ["anna@example.org", "the seed", "recovery_codes", "confirmations"] {
        assert!(!left.contains(gone), "{gone} in {left}");
    }
}

async fn a_hash_is_replaced_only_while_it_is_the_same(store: &Store) {
    let anna = account(store, "Anna").await;
    store.replace_password(anna.id, "another", "better").await.unwrap();
    assert_eq!(store.account_by_name("Anna").await.unwrap().unwrap().1, "hash");
    store.replace_password(anna.id, "hash", "better").await.unwrap();
    assert_eq!(store.account_by_name("Anna").await.unwrap().unwrap().1, "better");
}
