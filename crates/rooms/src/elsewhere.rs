//! What a table's task has to do with other nodes: it follows what they store, and finds the one that writes.

use std::sync::Arc;

use store::Lease;
use table::{Change, Live, Result, Step};

use crate::{
    Ask,
    room::{Actor, Done, Known},
};

/// Where an order is carried out.
pub(crate) enum Place {
    /// Here, under this number.
    Here(Option<i64>),
    /// By another node.
    There(String),
}

impl Actor {
    pub(crate) fn show(&self, live: &mut Arc<Live>, next: Arc<Live>) {
        *live = next;
        self.publish.send_replace(Known::Here(Arc::clone(live)));
    }

    /// Goes on to what another node has stored, if it told so.
    pub(crate) fn step(&self, live: &mut Arc<Live>, step: &Step) -> bool {
        let next = live.step(step);
        next.map(|next| self.show(live, Arc::new(next))).is_some()
    }

    /// Goes on to what is stored: reads what is new, and everything only if that does not fit.
    pub(crate) async fn catch_up(&mut self, live: &mut Arc<Live>) -> Result {
        let (table, seats, new) = self.rooms.store().table_since(self.id, live.table.version).await?;
        match live.follow(table, seats, &new) {
            Ok(next) => self.show(live, Arc::new(next)),
            Err(_) => self.refresh(live).await?,
        }
        Ok(())
    }

    /// Whether others have moved the table on without this node's knowing.
    pub(crate) async fn is_behind(&self, live: &Live) -> Result<bool> {
        let among_others = self.rooms.bus().is_some();
        Ok(among_others && live.table.version < self.rooms.store().version(self.id).await?)
    }

    /// Reads what was stored past this task: up to this version, or all of it.
    pub(crate) async fn read(&mut self, live: &mut Arc<Live>, up_to: Option<i64>) -> Result<Done> {
        match up_to {
            None => self.refresh(live).await?,
            Some(stored) if live.table.version < stored => self.catch_up(live).await?,
            Some(_) => (),
        }
        Ok(Done::new(live.table.version, live.table.version))
    }

    /// Who writes the table. Whoever is granted the lease reads it first. What was last heard of is good enough for handing an
    /// order over: a node that does not write the table says so. One that does not answer though it has the table loses
    /// it, and what it may still write is refused.
    pub(crate) async fn place(&mut self, live: &mut Arc<Live>, silent: Option<&str>) -> Result<Place> {
        let Some(bus) = self.rooms.bus() else { return Ok(Place::Here(None)) };
        if self.lease.is_some() {
            return Ok(Place::Here(self.lease));
        }
        if let Some(owner) = self.owner.as_ref().filter(|owner| self.rooms.is_there(owner)) {
            return Ok(Place::There(owner.clone()));
        }
        let mut lease = self.rooms.store().acquire_lease(self.id, bus.node(), false).await?;
        if matches!(&lease, Lease::Held(holder) if Some(holder.as_str()) == silent) {
            lease = self.rooms.store().acquire_lease(self.id, bus.node(), true).await?;
        }
        match lease {
            Lease::Held(node) => {
                self.owner = Some(node.clone());
                Ok(Place::There(node))
            }
            Lease::Granted { fence, taken_over } => {
                if taken_over {
                    metrics::counter!("intramuros_takeovers_total").increment(1);
                }
                self.refresh(live).await?;
                self.lease = Some(fence);
                Ok(Place::Here(self.lease))
            }
        }
    }

    /// Gives an order to another node. None when it does not answer.
    pub(crate) async fn hand_over(&self, node: &str, ask: &Ask) -> Option<Result<Done>> {
        self.rooms.bus()?.ask(node, ask.clone()).await
    }

    /// What the others are told of a change; nothing when it changes what no step tells.
    pub(crate) fn step_of(&self, before: &Live, change: &Change) -> Option<Step> {
        if !self.rooms.has_company() {
            return None;
        }
        let step = Step::of(change);
        let told = before.table.after(step.now.clone(), change.live.table.active_at);
        (told == change.live.table).then_some(step)
    }
}
