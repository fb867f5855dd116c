//! Jobs: given out for a while, answered once.

use std::collections::BTreeSet;

use store::{Id, JobKind, JobState, MOST_ATTEMPTS, NewJob, Store};
use tokio::task::JoinSet;

use crate::help::{NOON, guest, job, on_both, playing};

on_both!(store:
    a_job_is_taken_answered_and_put_away
    a_job_is_asked_for_once
    kinds_choose_what_a_worker_gets
    a_lease_that_ran_out_gives_the_job_to_another
    a_job_without_an_answer_fails_in_the_end
    a_job_given_back_is_tried_again_and_fails_in_the_end
    many_workers_get_each_job_once
    a_job_is_found_by_what_was_asked_for
    a_server_that_begins_frees_what_was_held
    jobs_go_with_their_table
    a_job_that_is_given_back_counts_no_attempt_and_one_renewed_begins_anew
    cheap_jobs_go_first_and_everybody_is_served_in_turn
    of_everybody_the_oldest_dear_job_waits
);

const BOTH: [JobKind; 2] = [JobKind::Bot, JobKind::Hint];

async fn a_table(store: &Store) -> Id {
    let anna = guest(store, "Anna").await;
    playing(store, [&anna, &anna]).await.id
}

async fn a_job_is_taken_answered_and_put_away(store: &Store) {
    let table = a_table(store).await;
    store.add_jobs(&[job(table, 3, JobKind::Bot)]).await.unwrap();
    let taken = store.take_job("w1", NOON, 100, &BOTH).await.unwrap().unwrap();
    assert_eq!(
        (taken.kind, taken.table, taken.n, taken.seat, taken.level.as_str()),
        (JobKind::Bot, table, 3, 0, "master")
    );
    assert_eq!((taken.state, taken.worker.as_deref(), taken.attempts), (JobState::Taken, Some("w1"), 1));
    assert_eq!((taken.lease_until, taken.created_at), (Some(NOON + 100), NOON));
    assert_eq!(store.take_job("w2", NOON + 100, 100, &BOTH).await.unwrap(), None);
    assert_eq!(store.answer_job(taken.id, "w2", "x").await.unwrap_err().to_string(), "the job is taken");
    store.answer_job(taken.id, "w1", "take wood").await.unwrap();
    assert!(store.answer_job(taken.id, "w1", "twice").await.unwrap_err().is_taken());
    let done = store.answered_jobs(None, 9).await.unwrap();
    assert_eq!((done.len(), done[0].answer.as_deref()), (1, Some("take wood")));
    assert_eq!(store.take_job("w2", NOON + 999, 100, &BOTH).await.unwrap(), None);
    store.delete_job(taken.id).await.unwrap();
    let gone = [
        store.job(taken.id).await.map(|_| ()),
        store.delete_job(taken.id).await,
        store.answer_job(taken.id, "w1", "late").await,
        store.fail_job(taken.id, "w1", "late").await,
    ];
    for result in gone {
        assert_eq!(result.unwrap_err().to_string(), "there is no such job");
    }
}

async fn a_job_is_asked_for_once(store: &Store) {
    let table = a_table(store).await;
    let twice = [job(table, 1, JobKind::Bot), job(table, 1, JobKind::Bot), job(table, 1, JobKind::Hint)];
    store.add_jobs(&twice).await.unwrap();
    store.add_jobs(&twice).await.unwrap();
    assert!(store.take_job("w", NOON, 9, &BOTH).await.unwrap().is_some());
    assert!(store.take_job("w", NOON, 9, &BOTH).await.unwrap().is_some());
    assert_eq!(store.take_job("w", NOON, 9, &BOTH).await.unwrap(), None);
    assert!(store.add_jobs(&[job(store::random_id().unwrap(), 1, JobKind::Bot)]).await.unwrap_err().is_missing());
}

async fn kinds_choose_what_a_worker_gets(store: &Store) {
    let table = a_table(store).await;
    store
        .add_jobs(&[job(table, 1, JobKind::Hint), job(table, 1, JobKind::Bot), job(table, 2, JobKind::Bot)])
        .await
        .unwrap();
    assert_eq!(store.take_job("w", NOON, 9, &[]).await.unwrap(), None);
    let first = store.take_job("w", NOON, 9, &[JobKind::Bot]).await.unwrap().unwrap();
    assert_eq!((first.kind, first.n), (JobKind::Bot, 1), "the oldest first");
    assert_eq!(store.take_job("w", NOON, 9, &BOTH).await.unwrap().unwrap().kind, JobKind::Hint);
}

async fn a_lease_that_ran_out_gives_the_job_to_another(store: &Store) {
    let table = a_table(store).await;
    store.add_jobs(&[job(table, 1, JobKind::Bot)]).await.unwrap();
    let slow = store.take_job("slow", NOON, 10, &BOTH).await.unwrap().unwrap();
    let quick = store.take_job("quick", NOON + 11, 10, &BOTH).await.unwrap().unwrap();
    assert_eq!((quick.id, quick.attempts), (slow.id, 2));
    assert!(store.answer_job(slow.id, "slow", "late").await.unwrap_err().is_taken());
    assert!(store.fail_job(slow.id, "slow", "late").await.unwrap_err().is_taken());
    store.answer_job(quick.id, "quick", "in time").await.unwrap();
}

async fn a_job_without_an_answer_fails_in_the_end(store: &Store) {
    let table = a_table(store).await;
    store.add_jobs(&[job(table, 1, JobKind::Bot)]).await.unwrap();
    for attempt in 0..MOST_ATTEMPTS {
        assert!(store.take_job("w", NOON + 20 * attempt, 10, &BOTH).await.unwrap().is_some());
    }
    assert_eq!(store.stuck_jobs(None, 9).await.unwrap(), []);
    assert_eq!(store.take_job("w", NOON + 1000, 10, &BOTH).await.unwrap(), None);
    let stuck = store.stuck_jobs(None, 9).await.unwrap();
    assert_eq!((stuck[0].state, stuck[0].why.as_deref()), (JobState::Failed, Some("no answer in time")));
}

async fn a_job_given_back_is_tried_again_and_fails_in_the_end(store: &Store) {
    let table = a_table(store).await;
    store.add_jobs(&[job(table, 1, JobKind::Bot)]).await.unwrap();
    for _ in 0..MOST_ATTEMPTS {
        let taken = store.take_job("w", NOON, 10, &BOTH).await.unwrap().unwrap();
        store.fail_job(taken.id, "w", "out of memory").await.unwrap();
        assert!(store.fail_job(taken.id, "w", "twice").await.unwrap_err().is_taken());
    }
    assert_eq!(store.take_job("w", NOON, 10, &BOTH).await.unwrap(), None);
    assert_eq!(store.stuck_jobs(None, 9).await.unwrap()[0].why.as_deref(), Some("out of memory"));
}

async fn many_workers_get_each_job_once(store: &Store) {
    let table = a_table(store).await;
    store.add_jobs(&(0..40).map(|n| job(table, n, JobKind::Bot)).collect::<Vec<_>>()).await.unwrap();
    let mut workers = JoinSet::new();
    for worker in 0..8 {
        let store = store.clone();
        workers.spawn(async move {
            let mut done = vec![];
            while let Some(job) = store.take_job(&format!("w{worker}"), NOON, 1000, &BOTH).await.unwrap() {
                store.answer_job(job.id, &format!("w{worker}"), "done").await.unwrap();
                done.push(job.n);
            }
            done
        });
    }
    let done: Vec<i64> = workers.join_all().await.concat();
    assert_eq!((done.len(), done.iter().collect::<BTreeSet<_>>().len()), (40, 40));
    assert_eq!(store.answered_jobs(None, 99).await.unwrap().len(), 40);
}

async fn a_job_is_found_by_what_was_asked_for(store: &Store) {
    let asked = job(a_table(store).await, 1, JobKind::Hint);
    assert_eq!(store.find_job(&asked).await.unwrap(), None);
    store.add_jobs(std::slice::from_ref(&asked)).await.unwrap();
    let found = store.find_job(&asked).await.unwrap().unwrap();
    assert_eq!((found.state, store.job(found.id).await.unwrap()), (JobState::Waiting, found.clone()));
    assert_eq!(store.find_job(&NewJob { kind: JobKind::Bot, ..asked }).await.unwrap(), None);
}

async fn a_server_that_begins_frees_what_was_held(store: &Store) {
    let table = a_table(store).await;
    store.add_jobs(&[job(table, 1, JobKind::Bot), job(table, 2, JobKind::Bot)]).await.unwrap();
    let held = store.take_job("gone", NOON, 1000, &BOTH).await.unwrap().unwrap();
    assert_eq!(store.free_jobs().await.unwrap(), 1);
    assert!(store.answer_job(held.id, "gone", "late").await.unwrap_err().is_taken());
    assert_eq!(store.take_job("new", NOON, 1000, &BOTH).await.unwrap().unwrap().id, held.id);
}

async fn jobs_go_with_their_table(store: &Store) {
    let (table, other) = (a_table(store).await, a_table(store).await);
    store.add_jobs(&[job(table, 1, JobKind::Bot), job(other, 1, JobKind::Bot)]).await.unwrap();
    store.drop_jobs_of(table).await.unwrap();
    assert_eq!(store.take_job("w", NOON, 9, &BOTH).await.unwrap().unwrap().table, other);
}

async fn a_job_that_is_given_back_counts_no_attempt_and_one_renewed_begins_anew(store: &Store) {
    let table = a_table(store).await;
    store.add_jobs(&[job(table, 0, JobKind::Bot)]).await.unwrap();
    let bots = [JobKind::Bot];
    let taken = store.take_job("w", NOON, 10, &bots).await.unwrap().unwrap();
    store.give_back_job(taken.id, "w").await.unwrap();
    assert!(store.give_back_job(taken.id, "w").await.unwrap_err().is_taken(), "it is not this worker's any more");
    let again = store.take_job("w", NOON, 10, &bots).await.unwrap().unwrap();
    assert_eq!((again.id, again.attempts), (taken.id, 1));
    store.answer_job(again.id, "w", "nonsense").await.unwrap();
    store.renew_job(again.id).await.unwrap();
    let anew = store.take_job("w", NOON, 10, &bots).await.unwrap().unwrap();
    assert_eq!((anew.attempts, anew.answer), (1, None));
}

/// A job for somebody, at a moment of the table.
fn job_for(table: Id, n: i64, person: Id, cost: i64) -> NewJob {
    NewJob { person: Some(person), cost, ..job(table, n, JobKind::Bot) }
}

async fn cheap_jobs_go_first_and_everybody_is_served_in_turn(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let table = playing(store, [&anna, &ben]).await.id;
    let many: Vec<_> = (0..20).map(|n| job_for(table, n, anna.id, 2)).collect();
    store.add_jobs(&many).await.unwrap();
    let more: Vec<_> = (20..40).map(|n| job_for(table, n, anna.id, 0)).collect();
    store.add_jobs(&more).await.unwrap();
    store.add_jobs(&[job_for(table, 50, ben.id, 0), job_for(table, 51, ben.id, 1)]).await.unwrap();
    let numbers = |jobs: &[store::Job]| jobs.iter().map(|job| job.n).collect::<Vec<_>>();
    let first = store.take_jobs("w", NOON, 1000, &BOTH, 2, 2).await.unwrap();
    assert_eq!(numbers(&first), [20, 50], "of each the first");
    let next = store.take_jobs("w", NOON, 1000, &BOTH, 2, 100).await.unwrap();
    assert_eq!((next.len(), next.iter().all(|job| job.cost < 2)), (20, true), "none that is too dear");
    assert_eq!(store.take_jobs("w", NOON, 1000, &BOTH, 2, 9).await.unwrap(), []);
    assert_eq!(store.take_job("w", NOON, 1000, &BOTH).await.unwrap().map(|job| job.n), Some(0));
}

async fn of_everybody_the_oldest_dear_job_waits(store: &Store) {
    let (anna, ben) = (guest(store, "Anna").await, guest(store, "Ben").await);
    let table = playing(store, [&anna, &ben]).await.id;
    let jobs = [(0, &anna, 2), (1, &anna, 2), (2, &anna, 0), (3, &ben, 2), (4, &ben, 2)];
    store.add_jobs(&jobs.map(|(n, person, cost)| job_for(table, n, person.id, cost))).await.unwrap();
    let found = store.waiting_for(NOON, 2, 9).await.unwrap();
    assert_eq!(
        found.iter().map(|waits| (waits.person, waits.taken)).collect::<Vec<_>>(),
        [(Some(anna.id), 0), (Some(ben.id), 0)]
    );
    let taken = store.take_this("w", NOON, 1000, found[0].job).await.unwrap().unwrap();
    assert_eq!((taken.n, taken.worker.as_deref()), (0, Some("w")));
    assert_eq!(store.take_this("v", NOON, 1000, found[0].job).await.unwrap(), None, "one worker has it");
    let found = store.waiting_for(NOON, 2, 9).await.unwrap();
    assert_eq!(found.iter().map(|waits| waits.taken).collect::<Vec<_>>(), [1, 0]);
    assert_eq!(store.waiting_for(NOON + 2000, 2, 9).await.unwrap()[0].job, taken.id, "its time ran out");
}
