//! The built-in effects of keywords: on the board, in hand, for Starships, and as actions of single sets.
mod actions;
mod board;
mod cthun;
mod hand;
mod rewind;
mod shatter;
mod starship;
