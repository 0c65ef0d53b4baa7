//! Reads the source of `generated/` and `tests/`: Powers, tests, and Powers in English.
//!
//! Nothing is compiled, so that everything is available when `generated/` does not compile.

mod explained;
mod power_source;

pub use explained::{ExplainedPowers, PowerRegistry, power_in_english};
pub use power_source::{PowerSource, Sources, hand_written, hand_written_in, powers, test_source};
