//! Tools that play the cards: agents, decks, simulation, analysis, a server, recordings. The `arena` program is [`cli::main`].
//!
//! With the feature `tui` it draws games in a terminal (`arena play`), with `parquet` it writes results as Parquet files.
#[macro_use]
mod output;
pub mod agent;
pub mod analyse;
pub mod animation;
pub mod bench;
pub mod cards;
pub mod cli;
pub mod conform;
pub mod deck;
pub mod describe;
pub mod env;
pub mod fuzz;
pub mod learn;
pub mod limits;
pub mod link;
pub mod lint;
#[cfg(feature = "tui")]
pub mod play;
pub mod puzzles;
pub mod recording;
pub mod registry;
pub mod replay;
pub mod review;
pub mod serve;
pub mod simulate;
pub mod stop;
pub mod takeback;
pub mod watch;
pub mod win_count;
