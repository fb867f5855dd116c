//! Open streams: how many there are, and how many one address may have.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

use table::{Refusal, refusal::Limit};

use crate::problem::{Problem, Result};

/// The open streams by address.
#[derive(Clone)]
pub struct Streams {
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
    most: usize,
}

/// A place among the open streams, given back when it is dropped.
pub struct Place {
    streams: Streams,
    address: IpAddr,
}

impl Streams {
    /// The limit per address; 0 for none.
    pub fn new(most: usize) -> Streams {
        Streams { open: Arc::default(), most }
    }

    /// Takes a place.
    pub fn enter(&self, address: IpAddr) -> Result<Place> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if self.most > 0 && *count >= self.most {
            return Err(Problem::from(Refusal::TooMany(Limit::StreamsHere)));
        }
        *count += 1;
        metrics::gauge!("intramuros_streams").increment(1.0);
        Ok(Place { streams: self.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.streams.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
        metrics::gauge!("intramuros_streams").decrement(1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_streams_and_gets_a_place_back() {
        let streams = Streams::new(1);
        let here = IpAddr::from([127, 0, 0, 1]);
        let place = streams.enter(here).expect("free");
        assert!(streams.enter(here).is_err() && streams.enter(IpAddr::from([127, 0, 0, 2])).is_ok());
        drop(place);
        assert!(streams.enter(here).is_ok());
    }
}
