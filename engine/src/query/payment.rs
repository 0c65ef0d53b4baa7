//! The costs of cards, Hero Powers and abilities, and the ways in which they can be paid.
pub(crate) mod cost;
pub(crate) mod funds;
pub(crate) mod precompute;

pub use precompute::PaymentOption;
