//! The cards.
