//! What stands in `generated/` and `tests/`, read from the source: Powers and tests as they are written, and what Powers
//! say in English.
//!
//! Nothing is compiled, so that all of it is known when `generated/` does not compile.

mod explained;
mod power_source;

pub use explained::{Explained, Registry, in_words};
pub use power_source::{PowerSource, Sources, hand_written, hand_written_in, powers, test_source};
