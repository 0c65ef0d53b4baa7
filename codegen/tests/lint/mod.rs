//! What `cargo cards lint` is made of.

mod accept;
mod reading;
mod reasons;
