//! Paladin cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d161bbf1

/// `DED_500` · Paladin minion · 5 mana · 2/8
/// > **Taunt**. **Battlecry:** Swap the Attack of the highest and lowest Attack minion.
///
/// State: Todo
//~ todo DED_500 52bf0c3b e5b0c862 38b3a4dc.c3dd928d
#[test]
#[ignore = "todo: Wealth Redistributor"]
fn DED_500_wealth_redistributor() {
    unwritten("DED_500");
}

/// `DED_501` · Paladin minion · 4 mana · 3/4
/// > **Battlecry:** Repeat the last spell you've cast on a friendly minion on this.
///
/// State: Todo
//~ todo DED_501 a73d6b71 d9a08822 73b044c4.49f64665
#[test]
#[ignore = "todo: Sunwing Squawker"]
fn DED_501_sunwing_squawker() {
    unwritten("DED_501");
}

/// `DED_502` · Paladin spell · Holy · 3 mana
/// > Set a minion's stats to 1/1. Give the stats it lost to a random minion in your hand.
///
/// State: Todo
//~ todo DED_502 945a4991 9adfc5c5 8807c296.4af2f5ad
#[test]
#[ignore = "todo: Righteous Defense"]
fn DED_502_righteous_defense() {
    unwritten("DED_502");
}

/// `SW_313` · Paladin spell · 1 mana
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Equip a 1/4 Light's Justice.
///
/// State: Todo
//~ todo SW_313 2a81849e 6a034b38 16a5088e.6566d04a
#[test]
#[ignore = "todo: Rise to the Occasion"]
fn SW_313_rise_to_the_occasion() {
    unwritten("SW_313");
}

/// `SW_313t` · Paladin spell · 1 mana
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Upgrade your Hero Power.
///
/// State: Todo
//~ todo SW_313t 68ef7446 ae53f485 0b863a61.7bc10067
#[test]
#[ignore = "todo: Pave the Way"]
fn SW_313t_pave_the_way() {
    unwritten("SW_313t");
}

/// `SW_313t2` · Paladin spell · 1 mana
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Lightborn Cariel.
///
/// State: Todo
//~ todo SW_313t2 ea1c29f5 46da3639 3165815e.294652e9
#[test]
#[ignore = "todo: Avenge the Fallen"]
fn SW_313t2_avenge_the_fallen() {
    unwritten("SW_313t2");
}
