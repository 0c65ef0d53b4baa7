//! Rogue cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 206aae91

/// Spider Ambush! · Spell · 4 mana · **Casts When Drawn** Summon a 4/4 Spider.
//~ todo LOOT_026e 876d35f9 83a2051a -
#[test]
#[ignore = "todo: Spider Ambush!"]
fn LOOT_026e_spider_ambush() {
    unwritten("LOOT_026e");
}

/// Lesser Onyx Spellstone · Spell · Shadow · 5 mana · Destroy 1 random enemy minion. @(*Play 3 **Deathrattle** cards to upgrade.)*
//~ todo LOOT_503 c8d0b552 3956cf70 -
#[test]
#[ignore = "todo: Lesser Onyx Spellstone"]
fn LOOT_503_lesser_onyx_spellstone() {
    unwritten("LOOT_503");
}

/// Onyx Spellstone · Spell · Shadow · 5 mana · Destroy up to 2 random enemy minions. @
//~ todo LOOT_503t c33ae3f1 8469ebb3 -
#[test]
#[ignore = "todo: Onyx Spellstone"]
fn LOOT_503t_onyx_spellstone() {
    unwritten("LOOT_503t");
}

/// Greater Onyx Spellstone · Spell · Shadow · 5 mana · Destroy up to 3 random enemy minions.
//~ todo LOOT_503t2 e69a8f51 f6e8fd7e -
#[test]
#[ignore = "todo: Greater Onyx Spellstone"]
fn LOOT_503t2_greater_onyx_spellstone() {
    unwritten("LOOT_503t2");
}

/// Kingsbane · Weapon · 1 mana · 1/3 durability · Always keeps enchantments. **Deathrattle:** Shuffle this into your deck.
//~ todo LOOT_542 505865c2 59c01400 -
#[test]
#[ignore = "todo: Kingsbane"]
fn LOOT_542_kingsbane() {
    unwritten("LOOT_542");
}
