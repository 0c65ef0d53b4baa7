//! `cargo cards`.
fn main() {}
