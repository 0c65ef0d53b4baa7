//! Death Knight cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7dd28388

/// `NX2_037` · Death Knight minion · 7 mana · 6/6
/// > **Colossal +2** After an enemy minion is **Frozen**, destroy it.
///
/// State: Todo
//~ todo NX2_037 33bd4522 ef323e24 48da38e4.f78c689e
#[test]
#[ignore = "todo: Frost Queen Sindragosa"]
fn NX2_037_frost_queen_sindragosa() {
    unwritten("NX2_037");
}

/// `RLK_035` · Death Knight spell · Shadow · 5 mana
/// > Detonate a **Corpse** to deal $1 damage to all minions. If any are still alive, repeat this.
///
/// State: Todo
//~ todo RLK_035 2039945c 5d26ebee 3db471e1.ba896ea8
#[test]
#[ignore = "todo: Corpse Explosion"]
fn RLK_035_corpse_explosion() {
    unwritten("RLK_035");
}

/// `RLK_051` · Death Knight spell · 2 mana
/// > Give your hero +5 Health. Spend 3 **Corpses** to gain 5 more and draw a card.
///
/// State: Todo
//~ todo RLK_051 b7386af6 7c97dc28 ddca15ba.0c6d6f28
#[test]
#[ignore = "todo: Vampiric Blood"]
fn RLK_051_vampiric_blood() {
    unwritten("RLK_051");
}

/// `RLK_120` · Death Knight minion · 3 mana · 3/4
/// > **Battlecry:** Shred a random minion in your deck to gain 4 **Corpses.**
///
/// State: Todo
//~ todo RLK_120 9bae5634 7bf4b40b d5d84ceb.1ec9a248
#[test]
#[ignore = "todo: Meat Grinder"]
fn RLK_120_meat_grinder() {
    unwritten("RLK_120");
}

/// `RLK_225` · Death Knight minion · 3 mana · 3/3
/// > **Battlecry:** Infect all enemy minions. When they die, you summon a 2/2 Zombie with **Taunt**.
///
/// State: Todo
//~ todo RLK_225 9f92eb31 e78e7865 d3fcc99e.31ab3162
#[test]
#[ignore = "todo: Blightfang"]
fn RLK_225_blightfang() {
    unwritten("RLK_225");
}
