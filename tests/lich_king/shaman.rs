//! Shaman cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 497c7699

/// `NX2_008` · Shaman spell · Fire · 1 mana
/// > Choose a minion. **Discover** one that costs (1) more to transform it into.
///
/// State: Todo
//~ todo NX2_008 ef277b2c bce7e09e 961a4ccc.de61b3ca
#[test]
#[ignore = "todo: Blazing Transmutation"]
fn NX2_008_blazing_transmutation() {
    unwritten("NX2_008");
}

/// `RLK_911` · Shaman spell · Shadow · 9 mana
/// > Summon a copy of each minion in your hand. They attack random enemy minions, then die.
///
/// State: Todo
//~ todo RLK_911 04a14a65 293a86f3 4edaefc4.e48c5424
#[test]
#[ignore = "todo: From De Other Side"]
fn RLK_911_from_de_other_side() {
    unwritten("RLK_911");
}

/// `RLK_912` · Shaman minion · 1 mana · 1/3
/// > **Deathrattles** given to this minion trigger twice.
///
/// State: Todo
//~ todo RLK_912 f8742bdd 7a5f722e 4486aff1.6f228089
#[test]
#[ignore = "todo: Scourge Troll"]
fn RLK_912_scourge_troll() {
    unwritten("RLK_912");
}

/// `RLK_913` · Shaman minion · 9 mana · 6/8
/// > **Rush**, **Windfury** After this attacks and kills a minion, resurrect it on your side.
///
/// State: Todo
//~ todo RLK_913 72299aa8 763ae6d3 7c56d73a.2b8a886b
#[test]
#[ignore = "todo: Overlord Drakuru"]
fn RLK_913_overlord_drakuru() {
    unwritten("RLK_913");
}
