//! `.perft` files: positions of finished games with the number of ways to play on.
//!
//! ```text
//! # This is a comment.
//! scene wall-late-3p
//! record saint_malo/wallers-4p-plain-01 after 120
//! perft 1 5
//! perft 2 38880
//! ```

use std::{fs, path::Path};

use crate::{Game, Record, perft};

/// Counts every scene of a file and panics with those whose counts differ. Records are in the folder `games`;
/// `limit` must be above any count.
pub fn perft_file<G: Game>(text: &str, games: &Path, limit: u64) {
    let (mut scene, mut game, mut wrong, mut counts) = ("", None, Vec::new(), 0);
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["scene", name] => (scene, game) = (name, None),
            ["record", name, "after", decisions] => {
                game = Some(position::<G>(games, name, decisions).unwrap_or_else(|why| panic!("{scene}: {why}")));
            }
            ["perft", depth, count] => {
                let game = game.as_ref().unwrap_or_else(|| panic!("{scene}: a record comes before its counts"));
                let (depth, count) = number(depth).zip(number(count)).unwrap_or_else(|| panic!("{scene}: {line}"));
                let now = perft(game, depth as u32, limit);
                counts += 1;
                if now != Some(count) {
                    wrong.push(format!("{scene}: perft {depth} is {now:?}, not {count}"));
                }
            }
            _ => panic!("{scene}: '{line}' is no line of a perft file"),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(counts > 0, "there is something to count");
}

fn number(text: &str) -> Option<u64> {
    text.parse().ok()
}

fn position<G: Game>(games: &Path, name: &str, decisions: &str) -> Result<G, String> {
    let file = games.join(format!("{name}.record"));
    let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let record: Record<G> = text.parse().map_err(|error| format!("{name}: {error}"))?;
    let decisions = number(decisions).ok_or_else(|| format!("'{decisions}' is no number of decisions"))?;
    record.at(decisions as usize).map_err(|error| format!("{name}: {error}"))
}
