//! The settings of a server: one optional TOML file, then environment variables, then the command line.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use serde::Deserialize;

use crate::notify;

/// The settings. Everything has a value that suits one machine.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where to listen. By default only this machine can connect.
    pub listen: SocketAddr,
    /// Where the embedded database lies.
    pub data: PathBuf,
    /// Another database: a `postgres://` or `sqlite:` URL.
    pub database: Option<String>,
    /// What carries news between several nodes on one PostgreSQL database: `nats://host:4222`; without it,
    /// PostgreSQL itself does.
    pub bus: Option<String>,
    /// The name of this node among several.
    pub node: Option<String>,
    /// The address that people use, for links in messages: `https://play.example.org`.
    pub public_url: Option<String>,
    /// Cookies only over HTTPS: for a server behind a proxy that speaks it.
    pub secure_cookies: bool,
    /// Takes the address of a visitor from `X-Forwarded-For`: only behind a proxy that sets it.
    pub behind_proxy: bool,
    /// The number of threads on which bots think; 0 leaves all thinking to other workers.
    pub workers: usize,
    /// Requests per second and address, five times as many at once; 0 for no limit.
    pub requests_per_address: u32,
    /// Requests per second and person.
    pub requests_per_person: u32,
    /// Attempts to log in per minute and address or name; 0 for no limit.
    pub logins_per_minute: u32,
    /// Open streams per address; 0 for no limit.
    pub streams_per_address: usize,
    /// New people per hour and address, all of them at once if need be; 0 for no limit.
    pub guests_per_hour: u32,
    /// Open tables per person and per address; 0 for no limit.
    pub open_tables_per_person: u32,
    /// The same for all people of one address together.
    pub open_tables_per_address: u32,
    /// Running games with bots, or alone, per person and per address; 0 for no limit.
    pub bot_games_per_person: u32,
    /// The same for all people of one address together.
    pub bot_games_per_address: u32,
    /// Accounts that may look at reports and settle them.
    pub moderators: Vec<String>,
    /// `text` or `json`.
    pub log: LogFormat,
    /// How mail is sent, if it is.
    pub mail: Option<Mail>,
    /// How web push is sent, if it is.
    pub push: Option<Push>,
    /// One secret for every table, so that games repeat: for tests. It cannot be set by a file or a variable.
    #[serde(skip)]
    pub secret: Option<[u8; 32]>,
    /// How long a client may take to send a request, and may be idle before it: shorter in tests.
    #[serde(skip)]
    pub patience: Duration,
}

/// The settings that limit what one person or one address may do; 0 means no limit.
pub const LIMITS: [&str; 8] = [
    "requests_per_address",
    "requests_per_person",
    "streams_per_address",
    "guests_per_hour",
    "open_tables_per_person",
    "open_tables_per_address",
    "bot_games_per_person",
    "bot_games_per_address",
];

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// Lines to read.
    #[default]
    Text,
    /// An object a line, for programs.
    Json,
}

/// A server that sends mail.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mail {
    /// `smtps://user:password@mail.example.org`.
    pub url: String,
    /// `Intramuros <play@example.org>`.
    pub from: String,
}

/// The key for web push (VAPID), in base64url.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Push {
    /// The private key: whoever has it can send to subscribers.
    pub private_key: String,
    /// Whom a push service can contact: `mailto:play@example.org`.
    pub contact: String,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 4600)),
            data: PathBuf::from("intramuros-data"),
            database: None,
            bus: None,
            node: None,
            public_url: None,
            secure_cookies: false,
            behind_proxy: false,
            workers: std::thread::available_parallelism().map_or(1, usize::from),
            requests_per_address: 100,
            requests_per_person: 50,
            logins_per_minute: 10,
            streams_per_address: 200,
            guests_per_hour: 240,
            open_tables_per_person: 5,
            open_tables_per_address: 30,
            bot_games_per_person: 10,
            bot_games_per_address: 50,
            moderators: Vec::new(),
            log: LogFormat::Text,
            mail: None,
            push: None,
            secret: None,
            patience: Duration::from_secs(30),
        }
    }
}

/// A setting that makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadConfig(pub String);

impl Config {
    /// One worker on a port of its own, and no limits: for tests.
    pub fn without_limits() -> Config {
        Config {
            listen: ([127, 0, 0, 1], 0).into(),
            workers: 1,
            requests_per_address: 0,
            requests_per_person: 0,
            logins_per_minute: 0,
            streams_per_address: 0,
            guests_per_hour: 0,
            open_tables_per_person: 0,
            open_tables_per_address: 0,
            bot_games_per_person: 0,
            bot_games_per_address: 0,
            ..Config::default()
        }
    }

    /// Reads a file's text and then the environment: `INTRAMUROS_LISTEN` is `listen`, and so on.
    pub fn read(text: &str, variables: impl IntoIterator<Item = (String, String)>) -> Result<Config, BadConfig> {
        let bad = |error: toml::de::Error| BadConfig(error.to_string().trim_end().to_owned());
        let mut table: toml::Table = toml::from_str(text).map_err(bad)?;
        for (name, value) in variables {
            let Some(key) = name.strip_prefix("INTRAMUROS_").map(str::to_ascii_lowercase) else { continue };
            table.insert(key, variable(&value));
        }
        let config: Config = table.try_into().map_err(bad)?;
        config.check()?;
        Ok(config)
    }

    /// The settings that are numbers, and their upper bounds: more is a typing error, or would overload the machine.
    pub fn bounds(&self) -> [(&'static str, u64, u64); 10] {
        [
            ("workers", self.workers as u64, 256),
            ("requests_per_address", self.requests_per_address.into(), 100_000),
            ("requests_per_person", self.requests_per_person.into(), 100_000),
            ("logins_per_minute", self.logins_per_minute.into(), 10_000),
            ("streams_per_address", self.streams_per_address as u64, 1_000_000),
            ("guests_per_hour", self.guests_per_hour.into(), 100_000),
            ("open_tables_per_person", self.open_tables_per_person.into(), 1_000),
            ("open_tables_per_address", self.open_tables_per_address.into(), 10_000),
            ("bot_games_per_person", self.bot_games_per_person.into(), 1_000),
            ("bot_games_per_address", self.bot_games_per_address.into(), 10_000),
        ]
    }

    /// What makes no sense, if anything.
    pub fn check(&self) -> Result<(), BadConfig> {
        if let Some((name, value, most)) = self.bounds().into_iter().find(|(_, value, most)| value > most) {
            return Err(BadConfig(format!("{name}: {value} is too many; 0 to {most} is right")));
        }
        let known =
            |url: &String| ["postgres://", "postgresql://", "sqlite:"].iter().any(|start| url.starts_with(start));
        if let Some(url) = self.database.as_ref().filter(|url| !known(url)) {
            return Err(BadConfig(format!("database: '{url}' begins with neither postgres:// nor sqlite:")));
        }
        if let Some(url) = &self.bus {
            if !["nats://", "tls://"].iter().any(|start| url.starts_with(start)) {
                return Err(BadConfig(format!("bus: '{url}' begins with neither nats:// nor tls://")));
            }
            if !self.database.as_ref().is_some_and(|url| url.starts_with("postgres")) {
                return Err(BadConfig("bus: several nodes need one database that they share: postgres://…".into()));
            }
        }
        if let Some(url) = self.public_url.as_ref().filter(|url| !url.starts_with("http")) {
            return Err(BadConfig(format!("public_url: '{url}' begins with neither http:// nor https://")));
        }
        notify::check(self)
    }

    /// How many unfinished tables there may be.
    pub fn caps(&self) -> store::Caps {
        store::Caps {
            open_by_person: self.open_tables_per_person.into(),
            open_by_origin: self.open_tables_per_address.into(),
            bots_by_person: self.bot_games_per_person.into(),
            bots_by_origin: self.bot_games_per_address.into(),
        }
    }

    /// The database to use.
    pub fn database_url(&self) -> String {
        let embedded = || format!("sqlite:{}", self.data.join("intramuros.db").display());
        self.database.clone().unwrap_or_else(embedded)
    }
}

/// A variable's value: a number, a boolean or a list if it reads like one, else a text.
fn variable(value: &str) -> toml::Value {
    let parsed =
        toml::from_str::<toml::Table>(&format!("value = {value}")).ok().and_then(|mut table| table.remove("value"));
    parsed.unwrap_or_else(|| toml::Value::String(value.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(name: &str, value: &str) -> (String, String) {
        (name.into(), value.into())
    }

    #[test]
    fn an_empty_file_is_a_server_on_this_machine() {
        let config = Config::read("", []).expect("the defaults are good");
        assert!(config.listen.ip().is_loopback() && config.database_url().starts_with("sqlite:"));
    }

    #[test]
    fn a_variable_goes_before_the_file() {
        let variables = [pair("INTRAMUROS_LISTEN", "0.0.0.0:80"), pair("INTRAMUROS_WORKERS", "3"), pair("PATH", "/")];
        let config = Config::read("listen = '127.0.0.1:1'\nworkers = 1", variables).expect("good");
        assert_eq!((config.listen.port(), config.workers), (80, 3));
    }

    #[test]
    fn a_misspelt_setting_is_named() {
        let bad = Config::read("lisen = '127.0.0.1:1'", []).expect_err("misspelt");
        assert!(bad.0.contains("lisen"), "{bad}");
    }

    #[test]
    fn nobody_can_set_the_secret_of_tables() {
        for (file, variable) in [("secret = 'x'", None), ("", Some(pair("INTRAMUROS_SECRET", "x")))] {
            let bad = Config::read(file, variable).expect_err("chance is the server's own");
            assert!(bad.0.contains("secret"), "{bad}");
        }
    }

    #[test]
    fn a_number_out_of_bounds_is_refused_and_the_bound_named() {
        let bad = Config::read("", [pair("INTRAMUROS_WORKERS", "100000")]).expect_err("too many");
        assert_eq!(bad.0, "workers: 100000 is too many; 0 to 256 is right");
        for (name, _, most) in Config::default().bounds() {
            assert!(Config::read(&format!("{name} = {most}"), []).is_ok(), "{name}");
            let bad = Config::read(&format!("{name} = {}", most + 1), []).expect_err("too many");
            assert!(bad.0.contains(name) && bad.0.contains(&format!("0 to {most}")), "{bad}");
        }
    }

    #[test]
    fn a_database_that_nobody_knows_is_refused() {
        let bad = Config::read("database = 'mysql://x'", []).expect_err("unknown");
        assert!(bad.0.contains("postgres://"), "{bad}");
    }
}
