//! The tests of the data crate, as one program.
mod cache;
mod database;
mod fetch;
mod hostile;
mod lossless;
mod round_trip;
mod small;
mod xml_events;
