//! The engine's tests, as one program.
mod cards;
#[allow(dead_code, reason = "the tests of cards use more of it")]
#[path = "../../tests/harness/table.rs"]
mod table;

mod allocations;
mod answers;
mod architecture;
mod arrange;
mod columns;
mod costs;
mod declared;
mod depends;
mod endless;
mod explain;
mod faults;
mod formats;
mod found;
mod game_rules;
mod house;
mod json;
mod keywords;
mod marked;
mod mechanics;
mod names;
mod pieces;
mod random_games;
mod record;
mod recorded;
mod rules;
mod shapes;
mod sides;
mod snapshot;
mod source;
mod starships;
mod unseen;
mod view;
mod wildcards;
mod words;
