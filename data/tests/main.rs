//! The tests of the data crate, as one program.
mod cache;
mod database;
mod decks;
mod fetch;
mod hostile;
mod lossless;
mod markup;
mod naming;
mod round_trip;
mod scratch;
mod small;
mod sources;
mod xml_events;

/// What these tests do is mostly allocating: this takes an eighth less time than the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
