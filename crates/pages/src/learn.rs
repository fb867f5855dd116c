//! A first game with a guide.
