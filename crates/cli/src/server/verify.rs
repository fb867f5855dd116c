//! `intramuros verify`: replays stored games and checks every roll and draw.

use clap::Args;
use store::Id;
use table::{Broken, Proof};
use web::{known_games, verify};

use super::{block_on, settings::Settings};
use crate::{
    failure::{Failure, Result},
    files,
};

/// Replay stored games and check every roll and draw
#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// The proof of a finished game, as the server gives it out: a JSON file, or - for the standard input
    #[arg(conflicts_with_all = ["all", "table"], required_unless_present_any = ["all", "table"])]
    proof: Option<String>,

    /// Every game in the store
    #[arg(long)]
    all: bool,

    /// One table of the store
    #[arg(long, value_name = "ID")]
    table: Option<String>,

    #[command(flatten)]
    settings: Settings,
}

impl VerifyArgs {
    /// Carries the command out.
    pub fn run(&self) -> Result {
        match &self.proof {
            Some(file) => proof(file),
            None => block_on(self.stored()),
        }
    }

    async fn stored(&self) -> Result {
        let store = self.settings.open_existing().await?;
        let found = match &self.table {
            Some(table) => {
                let id: Id = table.parse().map_err(|bad| Failure::at("--table", bad))?;
                let mut found = verify::Found::default();
                verify::one(&store, &known_games(), id, &mut found).await?;
                found
            }
            None => {
                let bar = indicatif::ProgressBar::new_spinner();
                let said = |found: &verify::Found| bar.set_message(format!("{} games", found.games));
                let found = verify::all(&store, &known_games(), said).await?;
                bar.finish_and_clear();
                found
            }
        };
        for (table, why) in &found.wrong {
            println!("table {table}: {why}");
        }
        let verify::Found { games, decisions, outcomes, wrong } = found;
        println!("{games} games, {decisions} decisions, {outcomes} outcomes of chance: {} wrong", wrong.len());
        if wrong.is_empty() { Ok(()) } else { Err(Failure::Reported) }
    }
}

fn proof(file: &str) -> Result {
    let proof: Proof = serde_json::from_str(&files::read(file)?).map_err(|bad| files::in_file(file, bad))?;
    let games = known_games();
    let kind =
        games.find(&proof.game).ok_or_else(|| files::in_file(file, format!("'{}' is not played here", proof.game)))?;
    proof.check(kind).map_err(|Broken(why)| files::in_file(file, why))?;
    println!("fair: {} lines of {}, every roll and draw is the promised one", proof.log.len(), proof.game);
    Ok(())
}
