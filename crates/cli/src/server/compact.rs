//! `intramuros compact`: packs finished games, and gives back the room that they leave.

use clap::Args;
use store::Lock;

use super::{block_on, progress::Progress, settings::Settings};
use crate::failure::{Failure, Result};

/// How many games go into one transaction.
const BATCH: i64 = 64;

/// Pack all finished games and give back the room that they leave; the server must be stopped
#[derive(Args, Debug)]
pub struct CompactArgs {
    #[command(flatten)]
    settings: Settings,
}

impl CompactArgs {
    /// Carries the command out.
    pub fn run(&self) -> Result {
        block_on(async {
            let store = self.settings.open_existing().await?;
            let _alone = Lock::take(&self.settings.read()?.database_url())?;
            if !store.all_nodes_pack().await? {
                return Err(Failure::new("an older version serves this database: stop it first"));
            }
            let progress = Progress::new("games", store.count_unpacked().await? as u64);
            let (mut packed, mut odd) = (0, Vec::new());
            loop {
                let tables = store.unpacked(i64::MAX, BATCH).await?;
                let (count, left) = store.pack(&tables).await?;
                // A concurrent writer must not keep this going for ever.
                if count == 0 && left.is_empty() {
                    break;
                }
                packed += count;
                odd.extend(left);
                progress.set(packed);
            }
            progress.end();
            for (table, why) in &odd {
                println!("table {table} stays as it is: {why}");
            }
            store.rewrite().await?;
            store.close().await;
            println!("{packed} games packed");
            Ok(())
        })
    }
}
