//! Shaman cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4fb9ff8f

/// `BAR_048` · Shaman minion · 4 mana · 5/4
/// > **Nature Spell Damage +3**
///
/// State: Todo
//~ todo BAR_048 fedce9fd 822fa038 279136aa.16d01369
#[test]
#[ignore = "todo: Bru'kan"]
fn BAR_048_brukan() {
    unwritten("BAR_048");
}
