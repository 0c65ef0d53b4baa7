//! Cards named in the texts of others.

use super::links::{Facts, Found};

/// Links cards to those that their text names.
pub(super) fn by_text(_cards: &[Facts], _found: &mut Found) {}
