//! What a finished game means: its result, the digest of its explained record, and what it proves.

use kit::{Explain, Explained, Explanation, Options, Record, ReplayError};
use sha2::{Digest, Sha256};

use crate::{Entry, Exhibit, proved};

/// The 64 characters of marks.
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// What a game means.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Visit {
    /// How many decisions it has.
    pub decisions: usize,
    /// The final scores, in the order of the seats: `61 58`.
    pub scores: String,
    /// The seats that win: `0`.
    pub winners: String,
    /// The SHA-256 of the explained record, every line with its newline.
    pub sha256: String,
    /// A character for the start and one for each decision, a short hash of everything up to there:
    /// where two such texts begin to differ, the meaning of the game has changed.
    pub marks: String,
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Explains a record as `intramuros record explain` prints it, and digests the result.
pub fn meaning<G: Explain>(record: &Record<G>) -> Result<Visit, ReplayError> {
    let (mut digest, mut marks, mut result) = (Sha256::new(), String::new(), None);
    let mut text = Vec::new();
    for line in Explanation::new(record) {
        let line = line?;
        text.clear();
        serde_json::to_writer(&mut text, &line)
            .map_err(|error| ReplayError { decision: marks.len(), why: error.to_string() })?;
        text.push(b'\n');
        digest.update(&text);
        match line {
            Explained::Result { result: outcome } => result = Some(outcome),
            _ => marks.push(SIGNS[usize::from(digest.clone().finalize()[0] % 64)].into()),
        }
    }
    let decisions = record.lines.len();
    let outcome = result.ok_or_else(|| ReplayError { decision: decisions, why: "the game is not over".into() })?;
    Ok(Visit {
        decisions,
        scores: words(&outcome.scores),
        winners: words(&outcome.winners),
        sha256: hex(&digest.finalize()),
        marks,
    })
}

fn words<T: ToString>(list: &[T]) -> String {
    list.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

/// The options as the index writes them: `edition=zman turn_cap=6`. Custom building cards are one word.
fn options_of<O: Options>(options: &O) -> String {
    let own = |(key, _): &(&str, String)| *key != "players" && *key != "building";
    let list = options.list();
    let cards = list.iter().any(|(key, _)| *key == "building").then(|| "building=own".to_owned());
    let words = list.into_iter().filter(own).map(|(key, value)| format!("{key}={value}")).chain(cards);
    words.collect::<Vec<_>>().join(" ")
}

/// Examines one game: everything that the index says about it except its name and who played.
pub fn visit<G: Exhibit>(record: &Record<G>) -> Result<Entry, ReplayError> {
    let visit = meaning(record)?;
    let proves = proved(record)?.into_iter().map(str::to_owned).collect();
    Ok(Entry {
        name: String::new(),
        play: String::new(),
        players: record.options.players(),
        options: options_of(&record.options),
        proves,
        visit,
    })
}

/// The first decision whose meaning has changed, from 1; 0 is the start. None if nothing has.
pub fn first_difference(then: &str, now: &str) -> Option<usize> {
    let place = then.bytes().zip(now.bytes()).position(|(then, now)| then != now);
    place.or_else(|| (then.len() != now.len()).then(|| then.len().min(now.len())))
}
