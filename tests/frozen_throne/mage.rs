//! Mage cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b87b07b1

/// `ICC_068` · Mage minion · 2 mana · 1/3
/// > Your Hero Power also Freeze**s** the target.
///
/// State: Todo
//~ todo ICC_068 3a6f6721 77c1c812 393ecd14.c53c82e3
#[test]
#[ignore = "todo: Ice Walker"]
fn ICC_068_ice_walker() {
    unwritten("ICC_068");
}

/// `ICC_086` · Mage spell · Frost · 8 mana
/// > Put one of each **Secret** from your deck into the battlefield.
///
/// State: Todo
//~ todo ICC_086 de9a6aa1 532f95a4 0b70515f.bc5a47f1
#[test]
#[ignore = "todo: Glacial Mysteries"]
fn ICC_086_glacial_mysteries() {
    unwritten("ICC_086");
}

/// `ICC_833` · Mage hero · 9 mana · 30 health, 5 armor
/// > **Battlecry:** Summon a 3/6 Water Elemental. Your Elementals have **Lifesteal** this game.
///
/// State: Todo
//~ todo ICC_833 816fa195 2c6c6459 0f36406f.3e570933
#[test]
#[ignore = "todo: Frost Lich Jaina"]
fn ICC_833_frost_lich_jaina() {
    unwritten("ICC_833");
}
