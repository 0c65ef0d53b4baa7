//! Death Knight cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7dd28388

/// Frost Queen Sindragosa · Minion · Undead · Dragon · 7 mana · 6/6 · **Colossal +2** After an enemy minion is **Frozen**, destroy it.
//~ todo NX2_037 ef323e24 1e1765b1 -
#[test]
#[ignore = "todo: Frost Queen Sindragosa"]
fn NX2_037_frost_queen_sindragosa() {
    unwritten("NX2_037");
}

/// Corpse Explosion · Spell · Shadow · 5 mana · Detonate a **Corpse** to deal $1 damage to all minions. If any are still alive, repeat this.
//~ todo RLK_035 5d26ebee b94e55cc -
#[test]
#[ignore = "todo: Corpse Explosion"]
fn RLK_035_corpse_explosion() {
    unwritten("RLK_035");
}

/// Vampiric Blood · Spell · 2 mana · Give your hero +5 Health. Spend 3 **Corpses** to gain 5 more and draw a card.
//~ todo RLK_051 7c97dc28 58679456 -
#[test]
#[ignore = "todo: Vampiric Blood"]
fn RLK_051_vampiric_blood() {
    unwritten("RLK_051");
}

/// Meat Grinder · Minion · Mech · 3 mana · 3/4 · **Battlecry:** Shred a random minion in your deck to gain 4 **Corpses.**
//~ todo RLK_120 7bf4b40b f10030af -
#[test]
#[ignore = "todo: Meat Grinder"]
fn RLK_120_meat_grinder() {
    unwritten("RLK_120");
}

/// Blightfang · Minion · Beast · 3 mana · 3/3 · **Battlecry:** Infect all enemy minions. When they die, you summon a 2/2 Zombie with **Taunt**.
//~ todo RLK_225 e78e7865 740dcf08 -
#[test]
#[ignore = "todo: Blightfang"]
fn RLK_225_blightfang() {
    unwritten("RLK_225");
}
