//! The engine's tests, as one program.
mod cards;
#[allow(dead_code, reason = "the tests of cards use more of it")]
#[path = "../../tests/harness/table.rs"]
mod table;

mod allocations;
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
mod house;
mod json;
mod keywords;
mod marked;
mod names;
mod random_games;
mod record;
mod rules;
mod shapes;
mod snapshot;
mod source;
mod starships;
mod table_steps;
mod unseen;
mod view;
mod wildcards;
