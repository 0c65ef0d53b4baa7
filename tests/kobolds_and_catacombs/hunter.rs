//! Hunter cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 54d82767

/// `LOOT_217` · Hunter spell · 6 mana
/// > Summon an Animal Companion, or 2 if your deck has no minions.
///
/// State: Todo
//~ todo LOOT_217 b94b1dbc 731cca50 7392e2fa.9299a830
#[test]
#[ignore = "todo: To My Side!"]
fn LOOT_217_to_my_side() {
    unwritten("LOOT_217");
}
