//! The tests of the `arena` program, as one program.
mod analyse;
mod bench;
mod conform;
mod deck;
mod help;
mod picture;
mod play;
mod recording;
mod replay;
mod serve;
mod simulate;
