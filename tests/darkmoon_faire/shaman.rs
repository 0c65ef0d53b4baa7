//! Shaman cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7f0cc2b9

/// `DMF_701` · Shaman spell · Nature · 4 mana
/// > Deal $4 damage. **Corrupt:** Then deal $2 damage to all enemy minions.
///
/// State: Todo
//~ todo DMF_701 c6bb6b2f f9854d12 d2b69ac3.4ef53dd5
#[test]
#[ignore = "todo: Dunk Tank"]
fn DMF_701_dunk_tank() {
    unwritten("DMF_701");
}

/// `DMF_703` · Shaman minion · 3 mana · 1/2
/// > **Battlecry:** Summon a 3/2 Duelist. **Corrupt:** Summon two.
///
/// State: Todo
//~ todo DMF_703 3dbac9dd 3d7b51f7 0542a551.55c566f3
#[test]
#[ignore = "todo: Pit Master"]
fn DMF_703_pit_master() {
    unwritten("DMF_703");
}
