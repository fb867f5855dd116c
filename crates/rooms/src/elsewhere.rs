//! How a table's task deals with other nodes: it follows what they store, and finds the one that writes.

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

    /// Applies a step that another node has published.
    pub(crate) fn step(&self, live: &mut Arc<Live>, step: &Step) -> bool {
        let next = live.step(step);
        next.map(|next| self.show(live, Arc::new(next))).is_some()
    }

    /// Catches up with the store: reads what is new, and everything only if that does not fit.
    pub(crate) async fn catch_up(&mut self, live: &mut Arc<Live>) -> Result {
        let (table, seats, new) = self.rooms.store().table_since(self.id, live.table.version).await?;
        match live.follow(table, seats, &new) {
            Ok(next) => self.show(live, Arc::new(next)),
            Err(_) => self.refresh(live).await?,
        }
        Ok(())
    }

    /// Whether other nodes have changed the table without this node's knowing.
    pub(crate) async fn is_behind(&self, live: &Live) -> Result<bool> {
        let among_others = self.rooms.bus().is_some();
        Ok(among_others && live.table.version < self.rooms.store().version(self.id).await?)
    }

    /// Reads what was stored without this task: up to this version, or all of it.
    pub(crate) async fn read(&mut self, live: &mut Arc<Live>, up_to: Option<i64>) -> Result<Done> {
        match up_to {
            None => self.refresh(live).await?,
            Some(stored) if live.table.version < stored => self.catch_up(live).await?,
            Some(_) => (),
        }
        Ok(Done::new(live.table.version, live.table.version))
    }

    /// Which node writes the table. A node that is granted the lease reads the table first. For forwarding an order,
    /// the last known writer is good enough: a node that does not write the table says so. A writer that does not
    /// answer loses its lease, and whatever it may still write is refused.
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

    /// Forwards an order to another node. None when it does not answer.
    pub(crate) async fn hand_over(&self, node: &str, ask: &Ask) -> Option<Result<Done>> {
        self.rooms.bus()?.ask(node, ask.clone()).await
    }

    /// The step of a change; none when it changes what no step can tell.
    pub(crate) fn step_of(&self, before: &Live, change: &Change) -> Option<Step> {
        if !self.rooms.has_company() {
            return None;
        }
        let step = Step::of(change);
        let told = before.table.after(step.now.clone(), change.live.table.active_at);
        (told == change.live.table).then_some(step)
    }
}
