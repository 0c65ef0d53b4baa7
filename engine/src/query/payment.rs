//! What something costs, and the ways in which it can be paid.
pub(crate) mod cost;
pub(crate) mod funds;
pub(crate) mod precompute;

pub use precompute::PaymentOption;
