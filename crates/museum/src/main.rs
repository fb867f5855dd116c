//! Maintains the museum: collects games and writes the index.

mod collect;

use std::{fs, io, process::ExitCode};

use clap::{Parser, Subcommand};
use kit::Record;
use museum::{Entry, Exhibit, Index, first_difference, folder, visit};
use saint_malo::SaintMalo;
use valletta::Valletta;

/// Finished games, each with what it proves
#[derive(Parser)]
#[command(
    name = "museum",
    after_help = "Examples:
  cargo run -p museum -- collect
  cargo run -p museum -- bless"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play games for everything that the museum does not show yet, and add them
    Collect {
        /// Games at each table of the coverage
        #[arg(long, default_value_t = 1)]
        each: u64,
        /// Rounds over all tables of the search
        #[arg(long, default_value_t = 100)]
        rounds: u64,
        /// Seconds that the search for each game may take
        #[arg(long, default_value_t = 120)]
        seconds: u64,
    },
    /// Write down what the games mean now, after an intended change, and say what differs
    Bless,
    /// Write the `.perft` files of both games anew, from positions of the museum
    Perft,
    /// Write the seeds of the fuzz targets anew, from games of the museum
    Seeds,
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Collect { each, rounds, seconds } => collect(&collect::Plan { each, rounds, seconds }),
        Command::Bless => bless(),
        Command::Perft => Index::read().and_then(|index| {
            collect::perft::write::<SaintMalo>(&index)?;
            collect::perft::write::<Valletta>(&index)
        }),
        Command::Seeds => Index::read().and_then(|index| {
            collect::seeds::write::<SaintMalo>(&index)?;
            collect::seeds::write::<Valletta>(&index)
        }),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("museum: {error}");
            ExitCode::FAILURE
        }
    }
}

fn collect(plan: &collect::Plan) -> io::Result<()> {
    let mut index = Index::read()?;
    let have: Vec<String> = index.0.iter().map(|entry| entry.name.clone()).collect();
    for gathered in [collect::gather::<SaintMalo>(plan, &have)?, collect::gather::<Valletta>(plan, &have)?] {
        println!("{} new games", gathered.entries.len());
        gathered.missing.iter().for_each(|claim| println!("no game proves: {claim}"));
        index.0.extend(gathered.entries);
    }
    index.write()
}

/// The new index entry of a record; name and players stay.
fn again(entry: &Entry) -> io::Result<Entry> {
    fn read<G: Exhibit>(text: &str) -> io::Result<Entry> {
        let record: Record<G> = text.parse().map_err(io::Error::other)?;
        visit(&record).map_err(io::Error::other)
    }
    let text = fs::read_to_string(entry.file())?;
    let now = match entry.name.split('/').next() {
        Some(SaintMalo::FOLDER) => read::<SaintMalo>(&text)?,
        _ => read::<Valletta>(&text)?,
    };
    Ok(Entry { name: entry.name.clone(), play: entry.play.clone(), ..now })
}

/// The records in the folder that are not in the index.
fn unknown(index: &Index) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for game in [SaintMalo::FOLDER, Valletta::FOLDER] {
        for file in fs::read_dir(folder().join(game))? {
            let file = file?.path();
            let stem = file.file_stem().map(|stem| format!("{game}/{}", stem.to_string_lossy()));
            names.extend(stem.filter(|name| index.0.iter().all(|entry| entry.name != *name)));
        }
    }
    Ok(names)
}

fn bless() -> io::Result<()> {
    let mut index = Index::read()?;
    let before = index.0.len();
    index.0.retain(|entry| entry.file().exists());
    println!("{} games are gone", before - index.0.len());
    for name in unknown(&index)? {
        println!("{name}: new");
        let nothing = Entry { name, play: "by hand".into(), ..Entry::default() };
        index.0.push(nothing);
    }
    for entry in &mut index.0 {
        let now = again(entry).map_err(|error| io::Error::other(format!("{}: {error}", entry.name)))?;
        if now != *entry {
            match first_difference(&entry.visit.marks, &now.visit.marks) {
                Some(decision) => println!("{}: means something else from decision {decision} on", entry.name),
                None => println!("{}: proves {:?}, before {:?}", entry.name, now.proves, entry.proves),
            }
        }
        *entry = now;
    }
    index.write()
}
