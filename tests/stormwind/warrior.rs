//! Warrior cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 17604af1

/// `DED_527` · Warrior weapon · 4 mana · 5/1 durability
/// > **Tradeable** After you **Trade** this, gain +2 Durability.
///
/// State: Todo
//~ todo DED_527 11f8d192 38ca6660 a78fdb4d.968d1cbe
#[test]
#[ignore = "todo: Blacksmithing Hammer"]
fn DED_527_blacksmithing_hammer() {
    unwritten("DED_527");
}

/// `SW_024` · Warrior minion · 7 mana · 7/7
/// > At the end of your turn, attack a random enemy minion. If it dies, gain +3/+3.
///
/// State: Todo
//~ todo SW_024 391ffa20 e48fc71b 7475603f.289a4a4a
#[test]
#[ignore = "todo: Lothar"]
fn SW_024_lothar() {
    unwritten("SW_024");
}

/// `SW_028t6` · Warrior minion · 5 mana · 0/1
/// > **Start of Your Turn:** Summon a Pirate, equip a Warrior weapon, and fire two cannons that deal 2 damage!
///
/// State: Todo
//~ todo SW_028t6 b43e8ed4 87c2878d 0c1c1e82.952467c0
#[test]
#[ignore = "todo: The Juggernaut"]
fn SW_028t6_the_juggernaut() {
    unwritten("SW_028t6");
}

/// `SW_097` · Warrior minion · 4 mana · 3/6
/// > After this takes damage, shuffle two Golem Parts into your deck. When drawn, summon a 2/1 Mech.
///
/// State: Todo
//~ todo SW_097 0bae571c 6cd68103 c8a51f7d.6a337c43
#[test]
#[ignore = "todo: Remote-Controlled Golem"]
fn SW_097_remote_controlled_golem() {
    unwritten("SW_097");
}
