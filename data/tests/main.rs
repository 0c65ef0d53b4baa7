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

/// These tests mostly allocate: they take an eighth less time with this allocator than with the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
