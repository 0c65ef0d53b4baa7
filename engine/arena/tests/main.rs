//! The tests of the `arena` program and library, as one program.
mod agents;
mod analyse;
mod bench;
mod conform;
mod deck;
mod decks;
mod describe;
mod help;
mod hidden;
mod hostile;
mod limits;
mod lines;
mod lint;
mod log;
mod names;
mod paste;
#[cfg(feature = "tui")]
mod picture;
#[cfg(feature = "tui")]
mod play;
mod positions;
mod printings;
mod puzzles;
mod recording;
mod replay;
mod review;
#[cfg(feature = "tui")]
mod screens;
mod serve;
mod simulate;
#[cfg(debug_assertions)]
mod slow_steps;
mod statistics;
#[cfg(feature = "tui")]
mod tasks;
