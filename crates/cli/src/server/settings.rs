//! Where the settings of a server come from: a file, the environment, the command line.

use std::{fs, net::IpAddr, path::PathBuf};

use clap::Args;
use store::Store;
use web::config::Config;

use super::folder;
use crate::failure::{Failure, Result};

/// The settings that the command line can say.
#[derive(Args, Clone, Debug, Default)]
pub struct Settings {
    /// A TOML file with settings; environment variables such as INTRAMUROS_LISTEN override it
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,

    /// Where the embedded database lies [default: intramuros-data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// Another database, such as postgres://user@host/name
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

/// Where to listen, and who else serves the same tables.
#[derive(Args, Clone, Debug, Default)]
pub struct Listen {
    /// The port; 0 for any that is free [default: 4600]
    #[arg(long)]
    port: Option<u16>,

    /// The address to listen on [default: 127.0.0.1, which only this machine can reach]
    #[arg(long, value_name = "ADDRESS")]
    host: Option<IpAddr>,

    /// What carries news between several nodes on one PostgreSQL: nats://host:4222 [default: PostgreSQL itself]
    #[arg(long, value_name = "URL")]
    bus: Option<String>,

    /// How this node is called among several [default: the machine's name]
    #[arg(long, value_name = "NAME")]
    node: Option<String>,
}

impl Settings {
    /// The settings; the command line overrides everything else.
    pub fn read(&self) -> Result<Config> {
        let place = self.config.as_ref().map_or("environment".into(), |file| file.display().to_string());
        let text = match &self.config {
            Some(file) => fs::read_to_string(file).map_err(|error| Failure::at(&place, error))?,
            None => String::new(),
        };
        let mut config = Config::read(&text, std::env::vars()).map_err(|bad| Failure::at(&place, bad))?;
        config.data = self.data.clone().unwrap_or(config.data);
        config.database = self.database.clone().or(config.database);
        config.check().map_err(|bad| Failure::at("--database", bad))?;
        Ok(config)
    }

    /// Opens a database that must exist: a misspelt folder must not count as an empty one.
    pub async fn open_existing(&self) -> Result<Store> {
        let config = self.read()?;
        let file = config.data.join("intramuros.db");
        if config.database.is_none() && !file.exists() {
            return Err(Failure::new(format!("there is no database at {}", file.display())));
        }
        Ok(Store::open(&config.database_url()).await?)
    }

    /// Opens the database, and makes the folder of an embedded one.
    pub async fn open(&self) -> Result<(Store, Config)> {
        let config = self.read()?;
        folder::make(&config)?;
        let store = Store::open(&config.database_url()).await?;
        Ok((store, config))
    }
}

impl Listen {
    pub fn apply(&self, config: &mut Config) -> Result {
        if let Some(host) = self.host {
            config.listen.set_ip(host);
        }
        if let Some(port) = self.port {
            config.listen.set_port(port);
        }
        config.bus = self.bus.clone().or(config.bus.take());
        config.node = self.node.clone().or(config.node.take());
        config.check().map_err(|bad| Failure::at("--bus", bad))
    }
}
