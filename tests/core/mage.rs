//! Mage cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 462ccbb5

/// Ring of Frost · Spell · 3 mana · Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_011 b8250d77 c1022b2c -
#[test]
#[ignore = "todo: Ring of Frost"]
fn CORE_CATA_011_ring_of_frost() {
    unwritten("CORE_CATA_011");
}

/// Babbling Bookcase · Minion · 3 mana · 2/4 · **Battlecry:** Add 2 random Mage spells to your hand.
//~ done CORE_EDR_001 - 1448bfc8 -
#[test]
fn CORE_EDR_001_babbling_bookcase() {
    check! { Mage in Wild, Standard:
        Give("CORE_EDR_001"), Cost("CORE_EDR_001", 3), Stats("CORE_EDR_001", 2, 4), Force(Card("CS2_029")),
        Force(Card("CS2_024")), Play("CORE_EDR_001", Nothing), IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "CS2_024"),
    }
}
