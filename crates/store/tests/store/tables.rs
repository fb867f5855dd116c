//! Tables, seats and the lists of them.

use store::{Id, Rating, Reported, SeatKind, SeatRow, SeatState, Status, Store, Table};

use crate::help::{NOON, act, guest, on_both, open_seat, open_table, playing, seat_of};

on_both!(store:
    a_table_is_read_as_it_was_set_up
    an_invitation_is_found_by_its_beginning_while_the_game_lasts
    a_table_is_set_up_once
    seats_are_taken_and_left
    a_host_leaves_the_table_to_another_in_one_commit
    one_table_follows_another
    an_open_table_goes_with_all_that_belongs_to_it
    what_was_left_before_anybody_played_goes_unless_it_was_reported
    my_tables_begin_with_those_that_wait_for_me
    lists_show_public_tables_only
    tables_are_found_by_how_far_they_are
    the_leaderboard_asks_what_somebody_has_at_least
    games_that_two_people_have_finished_lately_are_counted
    games_of_one_person_against_bots_are_found_the_oldest_first
);

async fn a_table_is_read_as_it_was_set_up(store: &Store) {
    let anna = guest(store, "Anna").await;
    let mut table = open_table(anna.id);
    let seats = [seat_of(0, &anna), SeatRow { kind: SeatKind::Bot, level: "master".into(), ..open_seat(1) }];
    store.new_table(&table, &seats).await.unwrap();
    assert_eq!(store.table(table.id).await.unwrap(), table);
    assert_eq!(store.table_by_invite(&table.invite).await.unwrap(), Some(table.clone()));
    assert_eq!(store.table_by_invite("nowhere").await.unwrap(), None);
    assert_eq!(store.seats(table.id).await.unwrap(), seats);

    let next = open_table(anna.id);
    table = Table {
        status: Status::Over,
        rated: false,
        practice: true,
        public: false,
        hints: true,
        version: 3,
        to_move: Some(1),
        turn_at: Some(1),
        deadline: Some(2),
        result: Some("{}".into()),
        rematch: Some(next.id),
        started_at: Some(3),
        ended_at: Some(4),
        secret: vec![],
        ..next
    };
    store.new_table(&table, &[]).await.unwrap();
    assert_eq!(store.table(table.id).await.unwrap(), table);
    assert_eq!(store.table(store::random_id().unwrap()).await.unwrap_err().to_string(), "there is no such table");
}

async fn an_invitation_is_found_by_its_beginning_while_the_game_lasts(store: &Store) {
    let anna = guest(store, "Anna").await;
    let invited = |invite: &str| Table { invite: invite.into(), ..open_table(anna.id) };
    let (one, twin, other) = (invited("00c0ffee0001"), invited("00c0ffee00ff"), invited("00c0ffef0000"));
    for table in [&one, &twin, &other] {
        store.new_table(table, &[]).await.unwrap();
    }
    let found = async |digits: &str| store.table_by_invite_start(digits).await.unwrap().map(|table| table.id);
    assert_eq!(found("00c0ffee0001").await, Some(one.id));
    assert_eq!(found("00c0ffef").await, Some(other.id));
    assert_eq!((found("00c0ffee").await, found("00c1").await), (None, None), "two, and none");
    store.set_status(twin.id, Status::Abandoned).await.unwrap();
    assert_eq!(found("00c0ffee").await, Some(one.id));
    store.set_status(one.id, Status::Over).await.unwrap();
    assert_eq!(found("00c0ffee").await, None);
}

async fn a_table_is_set_up_once(store: &Store) {
    let anna = guest(store, "Anna").await;
    let table = open_table(anna.id);
    store.new_table(&table, &[open_seat(0)]).await.unwrap();
    let same_invite = Table { invite: table.invite.clone(), ..open_table(anna.id) };
    for again in [&table, &same_invite] {
        assert_eq!(store.new_table(again, &[]).await.unwrap_err().to_string(), "the table is taken");
    }
    let of_nobody = open_table(store::random_id().unwrap());
    assert!(store.new_table(&of_nobody, &[]).await.unwrap_err().is_missing());
    let stranger = SeatRow { person: Some(store::random_id().unwrap()), ..open_seat(0) };
    let half = open_table(anna.id);
    assert!(store.new_table(&half, &[stranger]).await.unwrap_err().is_missing());
    assert!(store.table(half.id).await.unwrap_err().is_missing(), "nothing of it was written");
}

async fn seats_are_taken_and_left(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let table = open_table(anna.id);
    store.new_table(&table, &[seat_of(0, &anna), open_seat(1)]).await.unwrap();
    store.take_seat(table.id, &seat_of(1, &ben)).await.unwrap();
    assert_eq!(store.take_seat(table.id, &seat_of(0, &ben)).await.unwrap_err().to_string(), "the seat is taken");
    assert_eq!(store.take_seat(table.id, &seat_of(2, &ben)).await.unwrap_err().to_string(), "there is no such seat");
    store.set_seat(table.id, &open_seat(1)).await.unwrap();
    store.set_seat(table.id, &open_seat(2)).await.unwrap();
    assert_eq!(store.seats(table.id).await.unwrap(), [seat_of(0, &anna), open_seat(1), open_seat(2)]);
    assert!(store.set_seat(store::random_id().unwrap(), &open_seat(0)).await.unwrap_err().is_missing());
    let other = playing(store, [&ben, &anna]).await;
    let mut seats = store.seats_of(&[table.id, other.id]).await.unwrap();
    seats.retain(|(table, _)| *table == other.id);
    assert_eq!(seats, [(other.id, seat_of(0, &ben)), (other.id, seat_of(1, &anna))]);
    assert_eq!(store.seats_of(&[]).await.unwrap(), []);
}

async fn a_host_leaves_the_table_to_another_in_one_commit(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let table = open_table(anna.id);
    store.new_table(&table, &[seat_of(0, &anna), seat_of(1, &ben)]).await.unwrap();
    let mut leave = act(&table);
    (leave.now.host, leave.seats) = (ben.id, vec![open_seat(0)]);
    store.commit(leave.clone()).await.unwrap();
    let after = table.after(leave.now.clone(), NOON);
    assert_eq!(
        store.whole_table(table.id).await.unwrap(),
        (after, vec![open_seat(0), seat_of(1, &ben)], leave.entries)
    );
    let mut late = act(&table);
    late.now.host = anna.id;
    assert!(store.commit(late).await.unwrap_err().is_stale());
    assert_eq!(store.table(table.id).await.unwrap().host, ben.id, "who is late changes nothing");
    assert!(store.set_status(store::random_id().unwrap(), Status::Over).await.unwrap_err().is_missing());
}

async fn one_table_follows_another(store: &Store) {
    let anna = guest(store, "Anna").await;
    let (table, next) = (playing(store, [&anna, &anna]).await, store::random_id().unwrap());
    let follow = |next| {
        let mut commit = act(&table);
        commit.now.rematch = Some(next);
        commit
    };
    store.commit(follow(next)).await.unwrap();
    assert!(store.commit(follow(anna.id)).await.unwrap_err().is_stale(), "one follows, not two");
    assert_eq!(store.table(table.id).await.unwrap().rematch, Some(next));
    let other = playing(store, [&anna, &anna]).await;
    store.commit(act(&other)).await.unwrap();
    assert_eq!(store.table(other.id).await.unwrap().rematch, None);
}

async fn an_open_table_goes_with_all_that_belongs_to_it(store: &Store) {
    let anna = guest(store, "Anna").await;
    let (table, running) = (open_table(anna.id), playing(store, [&anna, &anna]).await);
    store.new_table(&table, &[seat_of(0, &anna)]).await.unwrap();
    let message = store.say(table.id, anna.id, "Anna", "anybody?", NOON).await.unwrap();
    store.report(Reported::Message(message.id), anna.id, "dull", NOON).await.unwrap();
    store.delete_open_table(table.id).await.unwrap();
    assert!(store.table(table.id).await.unwrap_err().is_missing());
    assert_eq!(store.seats(table.id).await.unwrap(), []);
    assert_eq!(store.reports(9).await.unwrap(), []);
    for kept in [table.id, running.id] {
        assert_eq!(store.delete_open_table(kept).await.unwrap_err().to_string(), "there is no such open table");
    }
}

async fn ids(tables: store::Result<Vec<Table>>) -> Vec<Id> {
    tables.unwrap().iter().map(|table| table.id).collect()
}

async fn my_tables_begin_with_those_that_wait_for_me(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let mine = playing(store, [&anna, &ben]).await;
    let theirs = playing(store, [&ben, &anna]).await;
    store.commit(act(&theirs)).await.unwrap();
    let hosted = Table { active_at: NOON - 1, ..open_table(anna.id) };
    store.new_table(&hosted, &[open_seat(0)]).await.unwrap();
    let foreign = playing(store, [&ben, &ben]).await;
    let newest = Table { active_at: NOON + 50, ..open_table(ben.id) };
    store.new_table(&newest, &[seat_of(0, &anna)]).await.unwrap();
    assert_eq!(ids(store.tables_of(anna.id, 9).await).await[..2], [mine.id, newest.id]);
    let all = ids(store.tables_of(anna.id, 9).await).await;
    assert!(all.len() == 4 && all[3] == hosted.id && all.contains(&theirs.id) && !all.contains(&foreign.id));
    assert_eq!(ids(store.tables_of(anna.id, 1).await).await, [mine.id]);
}

async fn lists_show_public_tables_only(store: &Store) {
    let anna = guest(store, "Anna").await;
    let old = open_table(anna.id);
    let new = Table { game: "saint-malo".into(), created_at: NOON + 1, ..open_table(anna.id) };
    let private = Table { public: false, ..open_table(anna.id) };
    for table in [&old, &new, &private] {
        store.new_table(table, &[]).await.unwrap();
    }
    assert_eq!(ids(store.open_tables(None, 9).await).await, [new.id, old.id]);
    assert_eq!(ids(store.open_tables(None, 1).await).await, [new.id]);
    assert_eq!(ids(store.open_tables(Some("valletta"), 9).await).await, [old.id]);
    for table in [&old, &private] {
        store.set_status(table.id, Status::Playing).await.unwrap();
    }
    assert_eq!(ids(store.running_tables(None, 9).await).await, [old.id]);
    assert_eq!(ids(store.open_tables(None, 9).await).await, [new.id]);
}

async fn tables_are_found_by_how_far_they_are(store: &Store) {
    let anna = guest(store, "Anna").await;
    let mut over = vec![];
    for status in [Status::Open, Status::Playing, Status::Over, Status::Over, Status::Over, Status::Abandoned] {
        let table = Table { status, ..open_table(anna.id) };
        store.new_table(&table, &[]).await.unwrap();
        match status {
            Status::Over => over.push(table.id),
            Status::Playing => assert_eq!(store.playing_ids().await.unwrap(), [table.id]),
            _ => (),
        }
    }
    over.sort();
    assert_eq!(store.finished_ids(Id::FIRST, 2).await.unwrap(), over[..2]);
    assert_eq!(store.finished_ids(over[1], 2).await.unwrap(), over[2..]);
    assert_eq!(store.idle_since(NOON).await.unwrap(), []);
    assert_eq!(store.idle_since(NOON + 1).await.unwrap().len(), 2);
}

async fn the_leaderboard_asks_what_somebody_has_at_least(store: &Store) {
    let (sure, lucky) = (guest(store, "Sure").await, guest(store, "Lucky").await);
    let table = playing(store, [&sure, &lucky]).await;
    let of = |person, rating, uncertainty| Rating {
        person,
        game: "valletta".into(),
        rating,
        uncertainty,
        games: 1,
        wins: 1.0,
    };
    let mut commit = act(&table);
    commit.ratings =
        vec![of(sure.id, 30.0, 1.0), of(lucky.id, 40.0, 8.0), Rating { game: "x".into(), ..of(sure.id, 1.0, 1.0) }];
    store.commit(commit).await.unwrap();
    let board = store.leaderboard("valletta", 9).await.unwrap();
    assert_eq!(board, [(sure.clone(), of(sure.id, 30.0, 1.0)), (lucky.clone(), of(lucky.id, 40.0, 8.0))]);
    assert_eq!(store.leaderboard("valletta", 1).await.unwrap().len(), 1);
    assert_eq!(store.ratings_of(sure.id).await.unwrap().len(), 2);
    assert_eq!(store.rating(lucky.id, "x").await.unwrap(), None);
}

async fn games_that_two_people_have_finished_lately_are_counted(store: &Store) {
    let people = [guest(store, "Anna").await, guest(store, "Ben").await, guest(store, "Carl").await];
    let [anna, ben, carl] = &people;
    let over = async |status, rated, game: &str, ended_at, players: &[&store::Person]| {
        let host = open_table(players[0].id);
        let table = Table { status, rated, game: game.into(), ended_at: Some(ended_at), ..host };
        let seats: Vec<SeatRow> = (0..).zip(players).map(|(seat, person)| seat_of(seat, person)).collect();
        store.new_table(&table, &seats).await.unwrap();
    };
    for (status, rated, game, ended_at) in [
        (Status::Over, true, "valletta", NOON),
        (Status::Over, true, "valletta", NOON + 1),
        (Status::Over, true, "valletta", NOON - 1),
        (Status::Over, false, "valletta", NOON),
        (Status::Over, true, "saint-malo", NOON),
        (Status::Abandoned, true, "valletta", NOON),
    ] {
        over(status, rated, game, ended_at, &[anna, ben]).await;
    }
    over(Status::Over, true, "valletta", NOON, &[ben, carl, anna]).await;
    let ids = people.each_ref().map(|person| person.id);
    let met = store.encounters(&ids, "valletta", NOON).await.unwrap();
    let of = |one: &store::Person, other: &store::Person| {
        let pair = [one.id.min(other.id), one.id.max(other.id)];
        met.iter().find(|(one, other, _)| [*one, *other] == pair).map(|(.., games)| *games)
    };
    assert_eq!((of(anna, ben), of(ben, carl), of(anna, carl)), (Some(3), Some(1), Some(1)));
    assert_eq!(store.encounters(&ids[..1], "valletta", NOON).await.unwrap(), []);
    assert_eq!(store.encounters(&[], "valletta", NOON).await.unwrap(), []);
}

async fn games_of_one_person_against_bots_are_found_the_oldest_first(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let played = async |change: &dyn Fn(&mut Table, &mut Vec<SeatRow>), ended_at: i64| {
        let result = Some(ended_at.to_string());
        let host = open_table(anna.id);
        let mut table =
            Table { status: Status::Over, game: "valletta".into(), ended_at: Some(ended_at), result, ..host };
        let bot = SeatRow { kind: SeatKind::Bot, person: None, level: "porter".into(), ..seat_of(1, &ben) };
        let mut seats = vec![seat_of(0, &anna), bot];
        change(&mut table, &mut seats);
        store.new_table(&table, &seats).await.unwrap();
        (table.id, ended_at.to_string())
    };
    let late = played(&|_, _| (), NOON + 2).await;
    let early = played(&|_, _| (), NOON + 1).await;
    played(&|table, _| table.practice = true, NOON).await;
    played(&|table, _| table.status = Status::Playing, NOON).await;
    played(&|table, _| table.game = "saint-malo".into(), NOON).await;
    played(&|_, seats| seats[0].state = SeatState::StandIn, NOON).await;
    played(&|_, seats| seats.push(seat_of(2, &ben)), NOON).await;
    assert_eq!(store.bouts(anna.id, "valletta", 9).await.unwrap(), [early, late.clone()]);
    assert_eq!(store.bouts(anna.id, "valletta", 1).await.unwrap(), [late]);
    assert_eq!(store.bouts(ben.id, "valletta", 9).await.unwrap(), []);
}

async fn what_was_left_before_anybody_played_goes_unless_it_was_reported(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let (left, reported, open) = (open_table(anna.id), open_table(anna.id), open_table(anna.id));
    for table in [&left, &reported, &open] {
        store.new_table(table, &[open_seat(0)]).await.unwrap();
    }
    let played = playing(store, [&anna, &ben]).await;
    for table in [&left, &reported, &played] {
        store.set_status(table.id, Status::Abandoned).await.unwrap();
    }
    let report = store.report(Reported::Table(reported.id), ben.id, "rude", NOON).await.unwrap();
    assert_eq!(store.expire_unplayed(NOON).await.unwrap(), 0, "something happened there since");
    assert_eq!(store.expire_unplayed(NOON + 1).await.unwrap(), 1);
    assert!(store.table(left.id).await.unwrap_err().is_missing());
    store.settle_report(report).await.unwrap();
    assert_eq!(store.expire_unplayed(NOON + 1).await.unwrap(), 1);
    assert!(store.table(open.id).await.is_ok() && store.table(played.id).await.is_ok());
}
