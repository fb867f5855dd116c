//! How much one address or one person may ask for.

use std::{net::IpAddr, num::NonZeroU32};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use store::Id;

use crate::{
    config::Config,
    problem::{Problem, Result},
};

/// How much one address or one person may ask for.
pub struct Limits {
    addresses: Option<DefaultKeyedRateLimiter<IpAddr>>,
    people: Option<DefaultKeyedRateLimiter<Id>>,
    /// Attempts to log in, by address and by name.
    logins: Option<DefaultKeyedRateLimiter<String>>,
    chat: DefaultKeyedRateLimiter<Id>,
}

fn per_second(rate: u32) -> Option<Quota> {
    let rate = NonZeroU32::new(rate)?;
    Some(Quota::per_second(rate).allow_burst(rate.saturating_mul(const { NonZeroU32::new(5).unwrap() })))
}

fn per_minute(count: u32) -> Option<Quota> {
    NonZeroU32::new(count).map(Quota::per_minute)
}

/// How many messages and reports one person writes in a minute.
const CHAT: Quota = Quota::per_minute(const { NonZeroU32::new(30).unwrap() });

impl Limits {
    pub fn new(config: &Config) -> Limits {
        Limits {
            addresses: per_second(config.requests_per_address).map(RateLimiter::keyed),
            people: per_second(config.requests_per_person).map(RateLimiter::keyed),
            logins: per_minute(config.logins_per_minute).map(RateLimiter::keyed),
            chat: RateLimiter::keyed(CHAT),
        }
    }

    pub fn address(&self, address: IpAddr) -> Result {
        let free = self.addresses.as_ref().is_none_or(|limit| limit.check_key(&address).is_ok());
        if free { Ok(()) } else { Err(Problem::too_many("too many requests from this address; wait a moment")) }
    }

    pub fn person(&self, person: Id) -> Result {
        let free = self.people.as_ref().is_none_or(|limit| limit.check_key(&person).is_ok());
        if free { Ok(()) } else { Err(Problem::too_many("too many requests; wait a moment")) }
    }

    /// One more password to be hashed, for this address and this name.
    pub fn login(&self, address: IpAddr, name: &str) -> Result {
        let keys = [format!("address {address}"), format!("name {}", name.to_lowercase())];
        let free = |limit: &DefaultKeyedRateLimiter<String>| keys.iter().all(|key| limit.check_key(key).is_ok());
        let free = self.logins.as_ref().is_none_or(free);
        if free { Ok(()) } else { Err(Problem::too_many("too many attempts to log in; wait a minute")) }
    }

    pub fn chat(&self, person: Id) -> Result {
        let free = self.chat.check_key(&person).is_ok();
        if free { Ok(()) } else { Err(Problem::too_many("thirty messages a minute are enough")) }
    }

    /// Forgets those who have been quiet.
    pub fn tidy(&self) {
        self.addresses.iter().for_each(RateLimiter::retain_recent);
        self.people.iter().for_each(RateLimiter::retain_recent);
        self.logins.iter().for_each(RateLimiter::retain_recent);
        self.chat.retain_recent();
    }
}
