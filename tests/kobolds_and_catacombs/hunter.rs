//! Hunter cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 54d82767

/// To My Side! · Spell · 6 mana · Summon an Animal Companion, or 2 if your deck has no minions.
//~ todo LOOT_217 731cca50 a3848ca9 -
#[test]
#[ignore = "todo: To My Side!"]
fn LOOT_217_to_my_side() {
    unwritten("LOOT_217");
}
