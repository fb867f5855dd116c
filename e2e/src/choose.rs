//! What a player in the tests does: something sensible, always the same, so that games end.

/// The place of the chosen action among those offered. `step` counts a player's decisions.
pub fn choose(offers: &[&str], step: usize) -> usize {
    let best = (0..offers.len()).max_by_key(|place| (worth(offers[*place]), mixed(step, *place)));
    best.expect("something is offered")
}

/// How much an action helps the game to its end.
fn worth(action: &str) -> u32 {
    let (verb, rest) = action.split_once(' ').unwrap_or((action, ""));
    match (verb, rest) {
        // Valletta: building brings the game to its end; the builder and the goods for it come first.
        ("build" | "upgrade", _) => 9,
        ("play", "builder") => 8,
        ("play", "upgrader" | "apprentice") => 6,
        ("play", _) => 5,
        ("pay", goods) => 100 - goods.len() as u32,
        ("take", goods) => 5 + goods.len() as u32,
        ("fire", "maid") => 6,
        ("hire", _) => 5,
        ("decline", _) => 1,
        // Saint Malo: many dice of one symbol fill the city.
        ("use", dice) => 10 + 2 * number(dice) - 3 * number(dice.split_once("turn").map_or("", |(_, turned)| turned)),
        ("stop", _) => 9,
        ("pass" | "done", _) => 1,
        _ => 5,
    }
}

/// The first figure in a text.
fn number(text: &str) -> u32 {
    text.chars().find_map(|digit| digit.to_digit(10)).unwrap_or(0)
}

/// Chooses among equals, not always the first.
fn mixed(step: usize, place: usize) -> usize {
    (step * 7 + place * 5) % 11
}
