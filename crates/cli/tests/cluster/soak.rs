//! A week of play in minutes.
