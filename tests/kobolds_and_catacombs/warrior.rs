//! Warrior cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d574489c

/// `LOOT_285t` · Warrior spell · 6 mana
/// > Gain 5 Armor. Gain 10 more Armor.
///
/// State: Todo
//~ todo LOOT_285t 2c0627c7 a7f13fd3 4196cb62.0c3c5b29
#[test]
#[ignore = "todo: Tower Shield +10"]
fn LOOT_285t_tower_shield_10() {
    unwritten("LOOT_285t");
}

/// `LOOT_364` · Warrior spell · 3 mana
/// > Spend all your Armor. Deal that much damage to all minions.
///
/// State: Todo
//~ todo LOOT_364 3f824ba6 0fe2e6c6 9bc1406b.4ac753c0
#[test]
#[ignore = "todo: Reckless Flurry"]
fn LOOT_364_reckless_flurry() {
    unwritten("LOOT_364");
}

/// `LOOT_370` · Warrior spell · 6 mana
/// > **Recruit** a minion.
///
/// State: Done
//~ done LOOT_370 725196d1 - 7b61f40e.7be175ff
#[test]
fn LOOT_370_gather_your_party() {
    check(
        CardClass::Warrior,
        &[Give("LOOT_370"), Cost("LOOT_370", 6), Play("LOOT_370", Nothing), Is(My(0), "CS2_182"), DeckCount(Mine, 18)],
    );
}
