//! How much one address or one person may ask for.

use std::{hash::Hash, net::IpAddr, num::NonZeroU32};

use axum::{
    extract::MatchedPath,
    http::{HeaderMap, Method},
};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use rooms::config::Config;
use store::Id;
use table::{Refusal, refusal::Limit};

use crate::problem::{Problem, Result};

/// How much one address or one person may ask for.
pub struct Limits {
    addresses: Option<Budget<IpAddr>>,
    people: Option<Budget<Id>>,
    guests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    /// Attempts to log in, by address and by name.
    logins: Option<DefaultKeyedRateLimiter<String>>,
    /// Codes of second factors, by account.
    codes: Option<DefaultKeyedRateLimiter<Id>>,
    chat: DefaultKeyedRateLimiter<Id>,
    /// Codes of invitations, by address.
    invitations: Option<DefaultKeyedRateLimiter<IpAddr>>,
}

/// The budget of everybody: this much per second, five times as much in a burst.
struct Budget<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
    at_once: NonZeroU32,
}

impl<K: Hash + Eq + Clone> Budget<K> {
    fn per_second(rate: u32) -> Option<Budget<K>> {
        let rate = NonZeroU32::new(rate)?;
        let at_once = rate.saturating_mul(const { NonZeroU32::new(5).unwrap() });
        Some(Budget { limiter: RateLimiter::keyed(Quota::per_second(rate).allow_burst(at_once)), at_once })
    }

    /// Spends what a request costs, if there is enough. What costs more than the whole budget takes all of it.
    fn spend(&self, key: &K, cost: NonZeroU32) -> bool {
        matches!(self.limiter.check_key_n(key, cost.min(self.at_once)), Ok(Ok(())))
    }
}

/// What a request costs, against a look at a table: about a millisecond of a core, or a row that stays.
pub fn cost(method: &Method, path: Option<&MatchedPath>, headers: &HeaderMap) -> NonZeroU32 {
    let path = path.map_or("", MatchedPath::as_str);
    let path = path.strip_prefix("/api/v1").unwrap_or(path);
    let (get, post) = (method == Method::GET || method == Method::HEAD, method == Method::POST);
    let cost = match path {
        // A password is hashed, or a master thinks.
        "/login" | "/register" | "/me/password" if post => 20,
        "/account/login" | "/account/register" | "/account/password" | "/account/delete" if post => 20,
        "/account/totp/confirm" | "/account/totp/off" | "/me/totp/confirm" if post => 20,
        "/me" | "/me/totp" if method == Method::DELETE => 20,
        "/tables/{id}/hint" if post => 20,
        "/tables" | "/seek" | "/tables/{id}/rematch" | "/tables/{id}/try" | "/new" | "/play" | "/learn/{game}"
            if post =>
        {
            10
        }
        "/guests" if post => 5,
        // A whole game is gone through.
        "/tables/{id}/replay" if headers.contains_key("hx-request") => 2,
        "/tables/{id}/replay" | "/tables/{id}/proof" | "/tables/{id}/explained" | "/tables/{id}/review" => 5,
        "/tables/{id}/log" | "/tables/{id}/record" => 2,
        "/me/export" | "/account/export" => 10,
        "/" | "/tables" | "/me/tables" | "/leaderboard/{game}" if get => 2,
        _ => 1,
    };
    NonZeroU32::new(cost).unwrap_or(NonZeroU32::MIN)
}

fn per_minute(count: u32) -> Option<Quota> {
    NonZeroU32::new(count).map(Quota::per_minute)
}

/// How many messages and reports one person writes in a minute.
const CHAT: Quota = Quota::per_minute(const { NonZeroU32::new(30).unwrap() });

/// How many codes are checked for one account: five at once, then one in two minutes. A million codes take years.
const CODES: Quota = Quota::per_hour(const { NonZeroU32::new(30).unwrap() });
const CODES_AT_ONCE: NonZeroU32 = const { NonZeroU32::new(5).unwrap() };

/// How many codes of invitations one address may try: ten at once, then one in a minute.
const INVITATIONS: Quota = Quota::per_hour(const { NonZeroU32::new(60).unwrap() });
const INVITATIONS_AT_ONCE: NonZeroU32 = const { NonZeroU32::new(10).unwrap() };

impl Limits {
    pub fn new(config: &Config) -> Limits {
        Limits {
            addresses: Budget::per_second(config.requests_per_address),
            people: Budget::per_second(config.requests_per_person),
            guests: NonZeroU32::new(config.guests_per_hour).map(|most| RateLimiter::keyed(Quota::per_hour(most))),
            logins: per_minute(config.logins_per_minute).map(RateLimiter::keyed),
            codes: (config.logins_per_minute > 0).then(|| RateLimiter::keyed(CODES.allow_burst(CODES_AT_ONCE))),
            chat: RateLimiter::keyed(CHAT),
            invitations: (config.requests_per_address > 0)
                .then(|| RateLimiter::keyed(INVITATIONS.allow_burst(INVITATIONS_AT_ONCE))),
        }
    }

    pub fn address(&self, address: IpAddr, cost: NonZeroU32) -> Result {
        let free = self.addresses.as_ref().is_none_or(|budget| budget.spend(&address, cost));
        if free { Ok(()) } else { Err(Problem::from(Refusal::TooMany(Limit::RequestsHere))) }
    }

    pub fn person(&self, person: Id, cost: NonZeroU32) -> Result {
        let free = self.people.as_ref().is_none_or(|budget| budget.spend(&person, cost));
        if free { Ok(()) } else { Err(Problem::from(Refusal::TooMany(Limit::Requests))) }
    }

    /// One more person from this address.
    pub fn guest(&self, address: IpAddr) -> Result {
        let free = self.guests.as_ref().is_none_or(|limit| limit.check_key(&address).is_ok());
        if free { Ok(()) } else { Err(Problem::from(Refusal::TooMany(Limit::GuestsHere))) }
    }

    /// One more password to be hashed, for this address and this name.
    pub fn login(&self, address: IpAddr, name: &str) -> Result {
        let keys = [format!("address {address}"), format!("name {}", store::names::folded(name))];
        let free = |limit: &DefaultKeyedRateLimiter<String>| keys.iter().all(|key| limit.check_key(key).is_ok());
        let free = self.logins.as_ref().is_none_or(free);
        if free { Ok(()) } else { Err(Problem::from(Refusal::TooMany(Limit::Logins))) }
    }

    /// One more code of a second factor; the password was right.
    pub fn code(&self, account: Id) -> Result {
        let free = self.codes.as_ref().is_none_or(|limit| limit.check_key(&account).is_ok());
        if free { Ok(()) } else { Err(Problem::from(Refusal::TooMany(Limit::Codes))) }
    }

    /// One more code of an invitation from this address.
    pub fn invitation(&self, address: IpAddr) -> Result {
        let free = self.invitations.as_ref().is_none_or(|limit| limit.check_key(&address).is_ok());
        if free { Ok(()) } else { Err(Problem::from(Refusal::TooMany(Limit::RequestsHere))) }
    }

    pub fn chat(&self, person: Id) -> Result {
        let free = self.chat.check_key(&person).is_ok();
        if free { Ok(()) } else { Err(Problem::from(Refusal::TooMany(Limit::Messages))) }
    }

    /// Drops the budgets of those who have been quiet.
    pub fn tidy(&self) {
        self.addresses.iter().for_each(|budget| budget.limiter.retain_recent());
        self.people.iter().for_each(|budget| budget.limiter.retain_recent());
        self.guests.iter().for_each(RateLimiter::retain_recent);
        self.logins.iter().for_each(RateLimiter::retain_recent);
        self.codes.iter().for_each(RateLimiter::retain_recent);
        self.chat.retain_recent();
        self.invitations.iter().for_each(RateLimiter::retain_recent);
    }
}
