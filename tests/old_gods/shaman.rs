//! Shaman cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1cadbb1d

/// `OG_209` · Shaman minion · 5 mana · 4/6
/// > **Spell Damage +1** Your spells have **Lifesteal**.
///
/// State: Todo
//~ todo OG_209 08aac18e 910f1027 bcb323a7.0b4177d1
#[test]
#[ignore = "todo: Hallazeal the Ascended"]
fn OG_209_hallazeal_the_ascended() {
    unwritten("OG_209");
}
