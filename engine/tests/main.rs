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
mod random_games;
mod record;
mod recorded;
mod shapes;
mod sides;
mod snapshot;
mod source;
mod starships;
mod table_steps;
mod unseen;
mod view;
mod wildcards;
mod words;
