//! Shaman cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4fb9ff8f

/// Bru'kan · Minion · 4 mana · 5/4 · **Nature Spell Damage +3**
//~ todo BAR_048 822fa038 cdab3f0f -
#[test]
#[ignore = "todo: Bru'kan"]
fn BAR_048_brukan() {
    unwritten("BAR_048");
}
