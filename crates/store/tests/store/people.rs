//! Guests, accounts, bots, sessions; having and erasing what is known.

use store::{Kind, NewNotification, NotificationKind, Rating, Reported, Store};

use crate::help::{NOON, account, act, guest, on_both, playing, seat_of};

on_both!(store:
    a_guest_becomes_an_account_and_stays_the_same
    names_of_accounts_and_bots_are_unique_in_any_case
    what_is_known_of_somebody_can_change
    what_needs_somebody_says_who_is_missing
    bots_belong_to_an_account
    sessions_begin_and_end
    erasing_forgets_the_person_and_keeps_the_games
    everybody_can_have_everything_about_them
);

async fn a_guest_becomes_an_account_and_stays_the_same(store: &Store) {
    let anna = guest(store, "Anna").await;
    assert_eq!((anna.kind, anna.name.as_str(), anna.created_at, anna.seen_at), (Kind::Guest, "Anna", NOON, NOON));
    assert_eq!(store.account_by_name("Anna").await.unwrap(), None);
    store.promote(anna.id, "Anna Grande", "phc").await.unwrap();
    let (account, hash) = store.account_by_name(" anna GRANDE").await.unwrap().unwrap();
    assert_eq!((account.id, account.kind, hash.as_str()), (anna.id, Kind::Account, "phc"));
    assert_eq!(store.promote(anna.id, "Again", "x").await.unwrap_err().to_string(), "there is no such guest");
}

async fn names_of_accounts_and_bots_are_unique_in_any_case(store: &Store) {
    let (anna, ben) = (account(store, "Anna").await, account(store, "Ben").await);
    let other = guest(store, "anna").await;
    for error in [
        store.promote(other.id, "ANNA", "x").await.unwrap_err(),
        store.rename(ben.id, "aNNa").await.unwrap_err(),
        store.new_bot(ben.id, "anna", &[1; 32], NOON).await.map(|_| ()).unwrap_err(),
    ] {
        assert!(error.is_taken(), "{error}");
    }
    store.rename(other.id, "Anna").await.unwrap();
    store.rename(anna.id, "ANNA").await.unwrap();
    assert_eq!(store.person(anna.id).await.unwrap().name, "ANNA");
    store.rename(anna.id, "Cleo").await.unwrap();
    store.promote(other.id, "Anna", "x").await.unwrap();
}

async fn what_is_known_of_somebody_can_change(store: &Store) {
    let (anna, ben) = (account(store, "Anna").await, guest(store, "Ben").await);
    store.set_password(anna.id, "new").await.unwrap();
    assert_eq!(store.account_by_name("anna").await.unwrap().unwrap().1, "new");
    store.set_email(anna.id, Some("a@example.org")).await.unwrap();
    store.set_locale(anna.id, Some("de")).await.unwrap();
    let known = store.person(anna.id).await.unwrap();
    assert_eq!((known.email.as_deref(), known.locale.as_deref()), (Some("a@example.org"), Some("de")));
    store.set_email(anna.id, None).await.unwrap();
    store.set_locale(anna.id, None).await.unwrap();
    assert_eq!(store.person(anna.id).await.unwrap(), anna);
    let mut both = store.people(&[ben.id, anna.id, store::random_id().unwrap()]).await.unwrap();
    both.sort_by_key(|person| person.name.clone());
    assert_eq!(both, [anna, ben]);
    assert_eq!(store.people(&[]).await.unwrap(), []);
}

async fn what_needs_somebody_says_who_is_missing(store: &Store) {
    let (nobody, ben) = (store::random_id().unwrap(), guest(store, "Ben").await);
    let errors = [
        (store.person(nobody).await.map(|_| ()), "person"),
        (store.promote(nobody, "X", "x").await, "guest"),
        (store.set_password(ben.id, "x").await, "account"),
        (store.rename(nobody, "X").await, "person"),
        (store.set_email(nobody, None).await, "person"),
        (store.set_locale(nobody, None).await, "person"),
        (store.new_bot(ben.id, "Robo", &[1; 32], NOON).await.map(|_| ()), "account"),
        (store.delete_bot(ben.id, ben.id).await, "bot"),
        (store.new_session(nobody, &[1; 32], "Firefox, Linux", NOON).await, "person or table"),
        (store.erase(nobody).await, "person"),
        (store.everything_of(nobody).await.map(|_| ()), "person"),
    ];
    for (result, who) in errors {
        assert_eq!(result.unwrap_err().to_string(), format!("there is no such {who}"));
    }
}

async fn bots_belong_to_an_account(store: &Store) {
    let (anna, ben) = (account(store, "Anna").await, account(store, "Ben").await);
    let robo = store.new_bot(anna.id, "Robo", &[7; 32], NOON).await.unwrap();
    assert_eq!((robo.kind, robo.owner), (Kind::Bot, Some(anna.id)));
    assert_eq!(store.bot_by_token(&[7; 32]).await.unwrap(), Some(robo.clone()));
    assert_eq!(store.bot_by_token(&[8; 32]).await.unwrap(), None);
    assert_eq!(store.bots_of(anna.id).await.unwrap()[..], *std::slice::from_ref(&robo));
    assert_eq!(store.account_by_name("robo").await.unwrap(), None, "nobody logs in as a bot");
    assert!(store.delete_bot(ben.id, robo.id).await.unwrap_err().is_missing());
    store.delete_bot(anna.id, robo.id).await.unwrap();
    assert_eq!(store.bots_of(anna.id).await.unwrap(), []);
    assert_eq!(store.bot_by_token(&[7; 32]).await.unwrap(), None);
    store.new_bot(ben.id, "Robo", &[7; 32], NOON).await.unwrap();
}

async fn sessions_begin_and_end(store: &Store) {
    let anna = guest(store, "Anna").await;
    for (hash, time) in [([1; 32], NOON), ([2; 32], NOON + 1), ([3; 32], NOON + 2)] {
        store.new_session(anna.id, &hash, "Firefox, Linux", time).await.unwrap();
    }
    let session = store.session(&[1; 32]).await.unwrap().unwrap();
    assert_eq!((session.person, session.seen_at), (anna.id, session.created_at));
    store.touch_session(&[1; 32], NOON + 9).await.unwrap();
    let sessions = store.sessions_of(anna.id).await.unwrap();
    assert_eq!(sessions.iter().map(|session| session.hash[0]).collect::<Vec<_>>(), [1, 3, 2]);
    assert_eq!((sessions[0].created_at, sessions[0].seen_at), (NOON, NOON + 9));
    assert_eq!(store.person(anna.id).await.unwrap().seen_at, NOON + 9);
    assert_eq!(store.expire_sessions(NOON + 2).await.unwrap(), 1);
    assert_eq!(store.session(&[2; 32]).await.unwrap(), None);
    store.end_session(&[1; 32]).await.unwrap();
    assert_eq!(store.session(&[1; 32]).await.unwrap(), None);
    store.end_sessions(anna.id).await.unwrap();
    assert_eq!(store.sessions_of(anna.id).await.unwrap(), []);
    store.touch_session(&[1; 32], NOON).await.unwrap();
}

/// Somebody about whom there is something of everything.
async fn well_known(store: &Store) -> (store::Person, store::Person, store::Table) {
    let (anna, ben) = (account(store, "Anna").await, guest(store, "Ben").await);
    let table = playing(store, [&anna, &ben]).await;
    store.set_email(anna.id, Some("a@example.org")).await.unwrap();
    store.new_session(anna.id, &[1; 32], "Firefox, Linux", NOON).await.unwrap();
    store.new_bot(anna.id, "Robo", &[2; 32], NOON).await.unwrap();
    let mut commit = act(&table);
    commit.entries[0].person = Some(anna.id);
    let game = "valletta".to_string();
    commit.ratings = vec![Rating { person: anna.id, game, rating: 25.0, uncertainty: 8.0, games: 1, wins: 0.5 }];
    let kind = NotificationKind::Turn;
    commit.notes = vec![NewNotification { person: anna.id, kind, table: Some(table.id), text: "{}".into(), at: NOON }];
    store.commit(commit).await.unwrap();
    let message = store.say(table.id, anna.id, "Anna", "I live at 1 Main Street", NOON).await.unwrap();
    store.say(table.id, ben.id, "Ben", "hello", NOON).await.unwrap();
    store.report(Reported::Message(message.id), anna.id, "my address", NOON).await.unwrap();
    store.mute(table.id, anna.id).await.unwrap();
    store.subscribe(anna.id, "https://push.example/1", "key", "auth").await.unwrap();
    (anna, ben, table)
}

async fn erasing_forgets_the_person_and_keeps_the_games(store: &Store) {
    let (anna, ben, table) = well_known(store).await;
    store.erase(anna.id).await.unwrap();
    let nobody = store.person(anna.id).await.unwrap();
    assert_eq!((nobody.kind, nobody.name.as_str(), nobody.email), (Kind::Erased, "", None));
    assert_eq!(store.account_by_name("Anna").await.unwrap(), None);
    assert_eq!(store.session(&[1; 32]).await.unwrap(), None);
    assert_eq!(store.bot_by_token(&[2; 32]).await.unwrap(), None);
    let left = store.everything_of(anna.id).await.unwrap();
    assert!(left.bots.is_empty() && left.ratings.is_empty() && left.notifications.is_empty());
    assert!(left.subscriptions.is_empty() && store.muted(table.id).await.unwrap().is_empty());
    assert_eq!((left.messages[0].text.as_str(), left.messages[0].name.as_str()), ("", ""));
    assert_eq!(left.reports[0].reason, "");
    assert_eq!(store.messages(table.id, 0, 9).await.unwrap()[1].text, "hello");
    let seats = store.seats(table.id).await.unwrap();
    assert_eq!((seats[0].person, seats[0].name.as_str()), (Some(anna.id), ""));
    assert_eq!(seats[1], seat_of(1, &ben));
    assert_eq!(store.entries(table.id, 0).await.unwrap()[0].person, Some(anna.id));
    let everything = serde_json::to_string(&left).unwrap();
    for word in ["Anna", "Robo", "Main Street", "example"] {
        assert!(!everything.contains(word), "{word} is still known: {everything}");
    }
    for refused in
        [store.erase(anna.id).await, store.rename(anna.id, "Anna").await, store.set_email(anna.id, None).await]
    {
        assert!(refused.unwrap_err().is_missing());
    }
    account(store, "Anna").await;
}

async fn everybody_can_have_everything_about_them(store: &Store) {
    let (anna, _, table) = well_known(store).await;
    let all = store.everything_of(anna.id).await.unwrap();
    assert_eq!(all.person.email.as_deref(), Some("a@example.org"));
    assert_eq!((all.bots[0].name.as_str(), all.sessions[0].seen_at), ("Robo", NOON));
    assert_eq!((all.tables[0].id, all.seats[0].0, all.seats[0].1.seat), (table.id, table.id, 0));
    assert_eq!((all.entries.len(), all.messages.len(), all.seats.len()), (1, 1, 1));
    assert_eq!(all.reports[0].text.as_deref(), Some("I live at 1 Main Street"));
    assert_eq!((all.ratings[0].wins, all.notifications.len(), all.subscriptions.len()), (0.5, 1, 1));
    let json = serde_json::to_value(&all).unwrap();
    assert_eq!(json["person"]["id"], anna.id.to_string());
    assert!(json["tables"][0].get("secret").is_none() && json["sessions"][0].get("hash").is_none());
}
