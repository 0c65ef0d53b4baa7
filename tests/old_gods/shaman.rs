//! Shaman cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1cadbb1d

/// Hallazeal the Ascended · Minion · Elemental · 5 mana · 4/6 · **Spell Damage +1** Your spells have **Lifesteal**.
//~ todo OG_209 910f1027 831dfc76 -
#[test]
#[ignore = "todo: Hallazeal the Ascended"]
fn OG_209_hallazeal_the_ascended() {
    unwritten("OG_209");
}
