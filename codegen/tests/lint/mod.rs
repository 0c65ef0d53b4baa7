//! The parts of `cargo cards lint`.

mod accept;
mod reading;
mod reasons;
