//! Rogue cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 206aae91

/// `LOOT_026` · Rogue minion · 4 mana · 4/4
/// > **Battlecry:** Shuffle 3 Ambushes into your deck. When drawn, summon a 4/4 Spider.
///
/// State: Todo
//~ todo LOOT_026 8a5bf270 f748aba6 fab1b126.380a7e25
#[test]
#[ignore = "todo: Fal'dorei Strider"]
fn LOOT_026_faldorei_strider() {
    unwritten("LOOT_026");
}

/// `LOOT_026e` · Rogue spell · 4 mana
/// > **Casts When Drawn** Summon a 4/4 Spider.
///
/// State: Todo
//~ todo LOOT_026e 6361cc94 876d35f9 d354ff8e.69d131b2
#[test]
#[ignore = "todo: Spider Ambush!"]
fn LOOT_026e_spider_ambush() {
    unwritten("LOOT_026e");
}

/// `LOOT_503` · Rogue spell · Shadow · 5 mana
/// > Destroy 1 random enemy minion. @*(Play 3 **Deathrattle** cards to upgrade.)*
///
/// State: Todo
//~ todo LOOT_503 4b34b403 c8d0b552 6b557dd7.d69e7688
#[test]
#[ignore = "todo: Lesser Onyx Spellstone"]
fn LOOT_503_lesser_onyx_spellstone() {
    unwritten("LOOT_503");
}

/// `LOOT_503t` · Rogue spell · Shadow · 5 mana
/// > Destroy up to 2 random enemy minions. @
///
/// State: Todo
//~ todo LOOT_503t e3c90231 c33ae3f1 5e1b116f.52e9a066
#[test]
#[ignore = "todo: Onyx Spellstone"]
fn LOOT_503t_onyx_spellstone() {
    unwritten("LOOT_503t");
}

/// `LOOT_503t2` · Rogue spell · Shadow · 5 mana
/// > Destroy up to 3 random enemy minions.
///
/// State: Todo
//~ todo LOOT_503t2 fdcd1e50 e69a8f51 0b0fdeda.b750ce63
#[test]
#[ignore = "todo: Greater Onyx Spellstone"]
fn LOOT_503t2_greater_onyx_spellstone() {
    unwritten("LOOT_503t2");
}

/// `LOOT_542` · Rogue weapon · 1 mana · 1/3 durability
/// > Always keeps enchantments. **Deathrattle:** Shuffle this into your deck.
///
/// State: Todo
//~ todo LOOT_542 c16d388d 505865c2 d09e3540.bd9c6b10
#[test]
#[ignore = "todo: Kingsbane"]
fn LOOT_542_kingsbane() {
    unwritten("LOOT_542");
}
