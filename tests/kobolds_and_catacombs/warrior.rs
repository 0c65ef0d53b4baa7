//! Warrior cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d574489c

/// Reckless Flurry · Spell · 3 mana · Spend all your Armor. Deal that much damage to all minions.
//~ todo LOOT_364 0fe2e6c6 612d6c99 -
#[test]
#[ignore = "todo: Reckless Flurry"]
fn LOOT_364_reckless_flurry() {
    unwritten("LOOT_364");
}

/// Gather Your Party · Spell · 6 mana · **Recruit** a minion.
//~ done LOOT_370 - 5bc8c228 -
#[test]
fn LOOT_370_gather_your_party() {
    check(
        CardClass::Warrior,
        &[Give("LOOT_370"), Cost("LOOT_370", 6), Play("LOOT_370", Nothing), Is(My(0), "CS2_182"), DeckCount(Mine, 18)],
    );
}
