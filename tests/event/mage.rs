//! Mage cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e8ce6753

/// Arrival of the Titans · Spell · Arcane · 6 mana · Draw 2 spells. Refresh 6 Mana Crystals. You can only play spells for the rest of the turn.
//~ todo BE_EVENT_101 b19a6eae 93bfda9f -
#[test]
#[ignore = "todo: Arrival of the Titans"]
fn BE_EVENT_101_arrival_of_the_titans() {
    unwritten("BE_EVENT_101");
}
