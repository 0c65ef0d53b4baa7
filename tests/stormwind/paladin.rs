//! Paladin cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d161bbf1

/// Wealth Redistributor · Minion · Pirate · 5 mana · 2/8 · **Taunt**. **Battlecry:** Swap the Attack of the highest and lowest Attack minion.
//~ done DED_500 - d5a56b18 -
#[test]
#[rustfmt::skip]
fn DED_500_wealth_redistributor() {
    check(CardClass::Paladin, &[
        Friend("CS2_182"), Enemy("CS2_231"), Play("DED_500", Nothing), Now(My(0), 1, 5), Now(Their(0), 4, 1),
        Now(My(1), 2, 8),
    ]);
}

/// Sunwing Squawker · Minion · Beast · 4 mana · 3/4 · **Battlecry:** Repeat the last spell you've cast on a friendly minion on this.
//~ todo DED_501 d9a08822 8ffa3f50 -
#[test]
#[ignore = "todo: Sunwing Squawker"]
fn DED_501_sunwing_squawker() {
    unwritten("DED_501");
}

/// Righteous Defense · Spell · Holy · 3 mana · Set a minion's stats to 1/1. Give the stats it lost to a random minion in your hand.
//~ todo DED_502 9adfc5c5 7c946084 -
#[test]
#[ignore = "todo: Righteous Defense"]
fn DED_502_righteous_defense() {
    unwritten("DED_502");
}

/// Rise to the Occasion · Spell · 1 mana · **Questline:** Play 3 different 1-Cost cards. **Reward:** Equip a 1/4 Light's Justice.
//~ todo SW_313 6a034b38 105d0357 -
#[test]
#[ignore = "todo: Rise to the Occasion"]
fn SW_313_rise_to_the_occasion() {
    unwritten("SW_313");
}

/// Pave the Way · Spell · 1 mana · **Questline:** Play 3 different 1-Cost cards. **Reward:** Upgrade your Hero Power.
//~ todo SW_313t ae53f485 3245cd2b -
#[test]
#[ignore = "todo: Pave the Way"]
fn SW_313t_pave_the_way() {
    unwritten("SW_313t");
}

/// Avenge the Fallen · Spell · 1 mana · **Questline:** Play 3 different 1-Cost cards. **Reward:** Lightborn Cariel.
//~ todo SW_313t2 46da3639 ae66a666 -
#[test]
#[ignore = "todo: Avenge the Fallen"]
fn SW_313t2_avenge_the_fallen() {
    unwritten("SW_313t2");
}
