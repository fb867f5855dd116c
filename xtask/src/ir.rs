//! Instructions per decision: a figure that does not depend on how busy the machine is.

use crate::shell;

/// What is measured: game, players, further arguments.
const RUNS: [(&str, &str, &[&str]); 8] = [
    ("saint-malo", "2", &[]),
    ("saint-malo", "3", &[]),
    ("saint-malo", "4", &[]),
    ("saint-malo", "5", &[]),
    ("valletta", "2", &[]),
    ("valletta", "3", &[]),
    ("valletta", "4", &[]),
    ("valletta", "3", &["--option", "edition=zman"]),
];

/// Prints a line per game: the figure stands last.
pub fn run() -> Result<(), String> {
    shell::need("valgrind", "valgrind")?;
    // What releases are built with.
    shell::run("cargo", &["build", "--profile", "dist", "--package", "lab"])?;
    for (game, players, more) in RUNS {
        // The difference of two runs leaves out the cost of starting the program.
        let (few, many) = (measure(game, players, more, 100)?, measure(game, players, more, 300)?);
        let (instructions, decisions) = (many.0 - few.0, many.1 - few.1);
        let edition =
            more.last().map(|option| format!(" {}", option.trim_start_matches("edition="))).unwrap_or_default();
        println!(
            "{game} {players} players{edition}: {decisions} decisions, instructions per decision {}",
            instructions / decisions
        );
    }
    Ok(())
}

/// Instructions and decisions of a number of random games.
fn measure(game: &str, players: &str, more: &[&str], games: u32) -> Result<(u64, u64), String> {
    let games = games.to_string();
    let mut arguments = vec!["--tool=callgrind", "--callgrind-out-file=/dev/null", "target/dist/lab"];
    arguments.extend(["bench", game, "--players", players, "--games", &games, "--seed", "1"]);
    arguments.extend(more);
    let output = shell::output("valgrind", &arguments)?;
    let (printed, report) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let decisions = printed.trim().parse().map_err(|_| "the bench prints no number of decisions")?;
    let instructions = number_after(&report, "Collected :").ok_or("callgrind prints no total")?;
    Ok((instructions, decisions))
}

/// The first number behind a word.
fn number_after(text: &str, word: &str) -> Option<u64> {
    let (_, behind) = text.split_once(word)?;
    let digits = behind.trim_start_matches([' ', ':', '\t']);
    digits.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_found_behind_its_word() {
        assert_eq!(number_after("==1== Collected : 48450259\n", "Collected :"), Some(48_450_259));
        assert_eq!(number_after("nothing", "decisions"), None);
    }
}
