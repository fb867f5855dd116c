//! The lobby: caps that hold however many ask, lists in which everybody has a place.

use store::{Caps, Export, Full, Id, Like, Making, Person, Status, Store, Table};
use tokio::task::JoinSet;

use crate::help::{NOON, act, guest, on_both, open_seat, open_table, seat_of};

on_both!(store:
    nobody_has_more_open_tables_than_the_cap_however_many_ask_at_once
    games_with_bots_count_while_they_run
    a_list_has_a_place_for_everybody
    whoever_seeks_is_spread_over_hosts
    where_a_table_was_made_is_forgotten_when_its_game_is_over
    an_export_is_made_once_and_kept
    names_that_were_folded_in_another_way_are_folded_anew
);

fn making(origin: &str, caps: Caps) -> Making {
    Making { origin: Some(origin.into()), waits: true, bots: false, caps }
}

/// An open table with a free seat, of this time.
async fn made(store: &Store, host: &Person, at: i64, making: &Making) -> Result<Id, Full> {
    let table = Table { created_at: NOON + at, active_at: NOON + at, ..open_table(host.id) };
    let full = store.make_table(&table, &[seat_of(0, host), open_seat(1)], making).await.unwrap();
    full.map_or(Ok(table.id), Err)
}

async fn nobody_has_more_open_tables_than_the_cap_however_many_ask_at_once(store: &Store) {
    let caps = Caps { open_by_person: 3, open_by_origin: 5, ..Caps::default() };
    let mut tasks = JoinSet::new();
    let people = [guest(store, "Anna").await, guest(store, "Ben").await, guest(store, "Cleo").await];
    for number in 0..30 {
        let (store, person) = (store.clone(), people[number % 3].clone());
        tasks.spawn(async move { (person.id, made(&store, &person, 0, &making("00000000000000aa", caps)).await) });
    }
    let answers = tasks.join_all().await;
    let of = |id: Id| answers.iter().filter(|(person, made)| *person == id && made.is_ok()).count();
    assert_eq!(answers.iter().filter(|(_, made)| made.is_ok()).count(), 5);
    assert!(people.iter().all(|person| of(person.id) <= 3), "{answers:?}");
    let elsewhere = guest(store, "Dora").await;
    for _ in 0..3 {
        made(store, &elsewhere, 0, &making("00000000000000bb", caps)).await.unwrap();
    }
    assert_eq!(made(store, &elsewhere, 0, &making("00000000000000bb", caps)).await, Err(Full::Open(3)));
    assert_eq!(
        made(store, &guest(store, "Eve").await, 0, &making("00000000000000aa", caps)).await,
        Err(Full::OpenHere(5))
    );
}

async fn games_with_bots_count_while_they_run(store: &Store) {
    let caps = Caps { bots_by_person: 1, bots_by_origin: 2, ..Caps::default() };
    let with_bots = Making { waits: false, bots: true, ..making("00000000000000aa", caps) };
    let (anna, ben, cleo) = (guest(store, "Anna").await, guest(store, "Ben").await, guest(store, "Cleo").await);
    let first = made(store, &anna, 0, &with_bots).await.unwrap();
    assert_eq!(made(store, &anna, 1, &with_bots).await, Err(Full::Bots(1)));
    let waits = made(store, &anna, 1, &making("00000000000000aa", caps)).await.unwrap();
    assert_eq!(store.may_have_bots(waits, NOON, caps).await.unwrap(), Some(Full::Bots(1)), "nor one more bot");
    assert_eq!(store.may_have_bots(first, NOON, caps).await.unwrap(), None, "bots play there already");
    made(store, &ben, 1, &with_bots).await.unwrap();
    assert_eq!(made(store, &cleo, 1, &with_bots).await, Err(Full::BotsHere(2)));
    // An hour in which nothing happens: it does not run any more.
    made(store, &anna, 3_600_002, &with_bots).await.unwrap();
    store.set_status(waits, Status::Over).await.unwrap();
}

async fn a_list_has_a_place_for_everybody(store: &Store) {
    let flood = guest(store, "Flood").await;
    let mut others = Vec::new();
    for number in 0..5 {
        let person = guest(store, "Other").await;
        others.push(made(store, &person, number, &making("00000000000000aa", Caps::default())).await.unwrap());
    }
    for number in 0..40 {
        made(store, &flood, 100 + number, &making("00000000000000aa", Caps::default())).await.unwrap();
    }
    let seen: Vec<Id> = store.open_tables(None, 6).await.unwrap().iter().map(|table| table.id).collect();
    assert!(others.iter().all(|id| seen.contains(id)), "one guest with many tables");
    for number in 0..40 {
        let person = guest(store, "One of many").await;
        made(store, &person, 200 + number, &making("00000000000000bb", Caps::default())).await.unwrap();
    }
    let seen: Vec<Id> = store.open_tables(None, 12).await.unwrap().iter().map(|table| table.id).collect();
    assert!(others.iter().all(|id| seen.contains(id)), "many guests at one address");
    for table in store.open_tables(None, 100).await.unwrap() {
        store.set_status(table.id, Status::Playing).await.unwrap();
    }
    let seen: Vec<Id> = store.running_tables(None, 12).await.unwrap().iter().map(|table| table.id).collect();
    assert!(others.iter().all(|id| seen.contains(id)), "and the same among those that are played");
}

async fn whoever_seeks_is_spread_over_hosts(store: &Store) {
    let (flood, seeker) = (guest(store, "Flood").await, guest(store, "Seeker").await);
    let mut hosts = std::collections::BTreeSet::new();
    for number in 0..20 {
        made(store, &flood, number, &making("00000000000000aa", Caps::default())).await.unwrap();
    }
    for number in 0..4 {
        let person = guest(store, "Other").await;
        made(store, &person, 100 + number, &making("00000000000000aa", Caps::default())).await.unwrap();
    }
    let like = Like { game: "valletta", pace: "{}", rated: true, players: 2, person: seeker.id, since: NOON };
    for _ in 0..5 {
        let id = store.tables_like(&like, 9).await.unwrap()[0];
        let mut table = store.table(id).await.unwrap();
        hosts.insert(table.host);
        let mut commit = act(&table);
        table.status = Status::Playing;
        (commit.now.status, commit.now.started_at) = (Status::Playing, Some(NOON + 200));
        store.commit(commit).await.unwrap();
    }
    assert_eq!(hosts.len(), 5, "five seeks, five hosts");
    assert_eq!(store.tables_like(&Like { person: flood.id, ..like }, 9).await.unwrap(), [], "not one's own");
    for other in [Like { game: "saint-malo", ..like }, Like { players: 3, ..like }, Like { rated: false, ..like }] {
        assert_eq!(store.tables_like(&other, 9).await.unwrap(), [], "{other:?}");
    }
}

async fn where_a_table_was_made_is_forgotten_when_its_game_is_over(store: &Store) {
    let anna = guest(store, "Anna").await;
    let id = made(store, &anna, 0, &making("00000000000000aa", Caps::default())).await.unwrap();
    let known = async || {
        let mut dump = Vec::new();
        store.export(&mut dump).await.unwrap();
        String::from_utf8(dump).unwrap().contains("00000000000000aa")
    };
    assert!(known().await);
    let mut commit = act(&store.table(id).await.unwrap());
    commit.now.status = Status::Abandoned;
    store.commit(commit).await.unwrap();
    assert!(!known().await);
}

async fn an_export_is_made_once_and_kept(store: &Store) {
    let anna = guest(store, "Anna").await.id;
    let ask = async |now: i64| store.export_of(anna, now, now - 3600, now - 60).await.unwrap();
    assert_eq!(ask(NOON).await, Export::Yours);
    assert_eq!(ask(NOON + 1).await, Export::Making(NOON));
    assert_eq!(ask(NOON + 61).await, Export::Yours, "whoever made it is gone");
    store.keep_export(anna, "{}").await.unwrap();
    assert_eq!(ask(NOON + 3000).await, Export::Made(NOON + 61, "{}".into()));
    assert_eq!(ask(NOON + 3662).await, Export::Yours, "an hour later it is made anew");
    store.erase(anna).await.unwrap();
    assert_eq!(store.expire_exports(NOON * 2).await.unwrap(), 0, "it goes with the person");
}

async fn names_that_were_folded_in_another_way_are_folded_anew(store: &Store) {
    let anna = guest(store, "A").await.id;
    store.promote(anna, "Zoe\u{308} Strauß", "hash").await.unwrap();
    assert_eq!(store.person(anna).await.unwrap().name, "Zoë Strauß");
    let found = store.account_by_name("  ZOË   STRAUSS ").await.unwrap();
    assert_eq!(found.map(|(person, _)| person.id), Some(anna));
    let other = guest(store, "B").await.id;
    assert!(store.promote(other, "\u{ff3a}oë strauss", "hash").await.unwrap_err().is_taken());
    assert_eq!(store.fold_names().await.unwrap(), 0, "all are as they should be");
}
