//! Warrior cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 17604af1

/// Blacksmithing Hammer · Weapon · 4 mana · 5/1 durability · **Tradeable** After you **Trade** this, gain +2 Durability.
//~ todo DED_527 38ca6660 de50680f -
#[test]
#[ignore = "todo: Blacksmithing Hammer"]
fn DED_527_blacksmithing_hammer() {
    unwritten("DED_527");
}

/// Lothar · Minion · 7 mana · 7/7 · At the end of your turn, attack a random enemy minion. If it dies, gain +3/+3.
//~ todo SW_024 e48fc71b 28d634c5 -
#[test]
#[ignore = "todo: Lothar"]
fn SW_024_lothar() {
    unwritten("SW_024");
}

/// The Juggernaut · Minion · 5 mana · 0/1 · **Start of Your Turn:** Summon a Pirate, equip a Warrior weapon, and fire two cannons that deal 2 damage!
//~ todo SW_028t6 87c2878d ce34a136 -
#[test]
#[ignore = "todo: The Juggernaut"]
fn SW_028t6_the_juggernaut() {
    unwritten("SW_028t6");
}
