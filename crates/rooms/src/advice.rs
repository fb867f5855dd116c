//! Advice for somebody on turn: a worker thinks about their position while the request waits without a thread.

use std::{pin::pin, time::Duration};

use store::{JobKind, JobState, NewJob, Status};
use table::{Broken, Caller, Live, Refusal, Result, is_played, refusal::Outage};
use tokio::time::{Instant, timeout};

use crate::{EXPENSIVE, Hint, Rooms, time::now};

/// Who advises.
const LEVEL: &str = "master";
/// How long a request waits.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often it polls for answers of workers in other processes; those of this process wake it.
const LOOK: Duration = Duration::from_millis(250);

impl Rooms {
    /// What a master would consider in the caller's place.
    pub async fn advise(&self, live: &Live, caller: &Caller) -> Result<Vec<Hint>> {
        let job = self.hint_job(live, caller)?;
        let (end, mut asked) = (Instant::now() + PATIENCE, false);
        while Instant::now() < end {
            // It subscribes before it looks, so that nothing is missed in between.
            let mut advised = pin!(self.0.advised.notified());
            advised.as_mut().enable();
            let Some(found) = self.store().find_job(&job).await? else {
                // Nobody has asked yet, or another request took the answer away, or the table has changed.
                if asked {
                    tokio::time::sleep(LOOK).await;
                }
                asked = true;
                self.store().add_jobs(std::slice::from_ref(&job)).await?;
                self.wake_workers(job.cost);
                continue;
            };
            match (found.state, found.answer) {
                (JobState::Answered, Some(answer)) => {
                    // Another request may delete it as well.
                    let _ = self.store().delete_job(found.id).await;
                    return Ok(serde_json::from_str(&answer).map_err(Broken::of)?);
                }
                (JobState::Failed, _) => break,
                _ => drop(timeout(LOOK, advised).await),
            }
        }
        Err(Refusal::Unavailable(Outage::NoBot))
    }

    /// What a worker is asked, if the caller may have advice now.
    fn hint_job(&self, live: &Live, caller: &Caller) -> Result<NewJob> {
        if !live.table.hints {
            return Err(Refusal::NoHints);
        }
        let playing = live.table.status == Status::Playing;
        let mine = live.on_turn().filter(|row| playing && row.person == Some(caller.id) && is_played(row));
        Ok(NewJob {
            kind: JobKind::Hint,
            table: live.table.id,
            n: live.table.version,
            seat: mine.ok_or(Refusal::HintsOnTurn)?.seat,
            level: LEVEL.into(),
            person: Some(caller.id),
            cost: self.games().find(&live.table.game).map_or(EXPENSIVE, |game| game.cost(LEVEL)),
            at: now(),
        })
    }

    /// A worker of this process has finished a hint.
    pub(crate) fn advised(&self) {
        self.0.advised.notify_waiters();
    }
}
