//! A game, moment by moment, and what came of it.
