//! `intramuros serve` and `intramuros worker`.

use std::io::Write;

use clap::Args;
use tokio::sync::watch;
use tracing_subscriber::{
    Layer,
    filter::{LevelFilter, Targets},
    fmt,
    layer::SubscriberExt,
    registry,
    util::SubscriberInitExt,
};
use web::{
    config::{Config, LogFormat},
    serve::Server,
    workers::Worker,
};

use super::{
    block_on,
    settings::{Listen, Settings},
    start,
};
use crate::{
    failure::{Failure, Result},
    os::{files_allowed, stop_asked_for},
};

/// Run the server: what happens when no command is given
#[derive(Args, Debug, Default)]
pub struct ServeArgs {
    #[command(flatten)]
    settings: Settings,

    #[command(flatten)]
    listen: Listen,

    /// Say what is wrong with the settings, if anything, and stop
    #[arg(long)]
    check_config: bool,
}

/// Think for the bots of a server, beside it or on another machine
#[derive(Args, Debug)]
pub struct WorkerArgs {
    #[command(flatten)]
    settings: Settings,

    /// On how many threads to think [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

impl ServeArgs {
    /// Carries the command out.
    pub fn run(&self) -> Result {
        if self.check_config {
            let mut config = self.settings.read()?;
            self.listen.apply(&mut config)?;
            println!("the settings are good: {} with {}", config.listen, hide_password(&config.database_url()));
            return Ok(());
        }
        block_on(async {
            let mut config = self.settings.read()?;
            self.listen.apply(&mut config)?;
            write_log(&config);
            files_allowed();
            // Before anybody can connect.
            let asked_to_stop = stop_asked_for()?;
            tokio::pin!(asked_to_stop);
            let (lock, store) = tokio::select! {
                opened = start::open(&config) => opened?,
                () = &mut asked_to_stop => return Ok(()),
            };
            let url = config.public_url.clone();
            let server = Server::start(store, config).await?;
            let here = format!("http://{}", server.address);
            lock.iter().for_each(|lock| lock.say(&here));
            // Whoever puts a proxy before it needs both addresses.
            tell(&format!(
                "Intramuros is at {}",
                url.map_or(here.clone(), |url| format!("{url}, listening on {here}"))
            ));
            asked_to_stop.await;
            tell("closing; tables are stored");
            server.stop().await;
            Ok(())
        })
    }
}

impl WorkerArgs {
    /// Carries the command out.
    pub fn run(&self) -> Result {
        block_on(async {
            let (store, config) = self.settings.open().await?;
            write_log(&config);
            let asked_to_stop = stop_asked_for()?;
            let (stop, stopped) = watch::channel(false);
            let threads =
                self.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from);
            let team =
                Worker::team(&format!("worker {}", std::process::id()), &store, &web::known_games(), None, threads);
            let workers: Vec<_> = team.into_iter().map(|worker| tokio::spawn(worker.run(stopped.clone()))).collect();
            tell(&format!("{threads} bots think for {}", hide_password(&config.database_url())));
            asked_to_stop.await;
            stop.send_replace(true);
            for worker in workers {
                worker.await.map_err(Failure::new)?;
            }
            Ok(())
        })
    }
}

/// A URL without its password.
fn hide_password(url: &str) -> String {
    let hidden = || {
        let (scheme, rest) = url.split_once("://")?;
        let (user, host) = rest.rsplit_once('@')?;
        let (name, _) = user.split_once(':')?;
        Some(format!("{scheme}://{name}:…@{host}"))
    };
    hidden().unwrap_or_else(|| url.to_owned())
}

/// What is logged unless `RUST_LOG` says something else: warnings, and what the server does.
fn default_filter() -> Targets {
    let own = ["rooms", "web"].map(|name| (name, LevelFilter::INFO));
    Targets::new().with_default(LevelFilter::WARN).with_targets(own)
}

fn write_log(config: &Config) {
    let asked_for = std::env::var("RUST_LOG").ok().filter(|text| !text.is_empty());
    let filter = asked_for.and_then(|text| text.parse().ok()).unwrap_or_else(default_filter);
    let log = fmt::layer().with_writer(std::io::stderr);
    let log = match config.log {
        LogFormat::Text => log.boxed(),
        LogFormat::Json => log.json().boxed(),
    };
    // Another log may be there already, in tests.
    let _ = registry().with(log.with_filter(filter)).try_init();
}

/// Prints a line. Nobody may be reading any more, which is no reason to end.
fn tell(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}
