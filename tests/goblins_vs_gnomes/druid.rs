//! Druid cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 01fafd47

/// Anodized Robo Cub · Minion · Mech · Beast · 2 mana · 2/2 · **Taunt**. **Choose One -** +1 Attack; or +1 Health.
//~ todo GVG_030 65c09fce 30b174ba -
#[test]
#[ignore = "todo: Anodized Robo Cub"]
fn GVG_030_anodized_robo_cub() {
    unwritten("GVG_030");
}

/// Attack Mode · Spell · 2 mana · \+1 Attack.
//~ todo GVG_030a ddd530c7 c938fb3c -
#[test]
#[ignore = "todo: Attack Mode"]
fn GVG_030a_attack_mode() {
    unwritten("GVG_030a");
}

/// Tank Mode · Spell · 2 mana · \+1 Health.
//~ todo GVG_030b f935a9de 41c3734b -
#[test]
#[ignore = "todo: Tank Mode"]
fn GVG_030b_tank_mode() {
    unwritten("GVG_030b");
}

/// Grove Tender · Minion · 3 mana · 2/4 · **Choose One -** Give each player a Mana Crystal; or Each player draws a card.
//~ todo GVG_032 334ddd3f f178467c -
#[test]
#[ignore = "todo: Grove Tender"]
fn GVG_032_grove_tender() {
    unwritten("GVG_032");
}

/// Gift of Mana · Spell · 3 mana · Give each player a Mana Crystal.
//~ todo GVG_032a 1f68fc77 99f83861 -
#[test]
#[ignore = "todo: Gift of Mana"]
fn GVG_032a_gift_of_mana() {
    unwritten("GVG_032a");
}

/// Malorne · Minion · Beast · 7 mana · 9/7 · **Deathrattle:** Go **Dormant**. Revive after 2 friendly Beasts die.
//~ todo GVG_035 ae360047 6af47d1d -
#[test]
#[ignore = "todo: Malorne"]
fn GVG_035_malorne() {
    unwritten("GVG_035");
}

/// Dark Wispers · Spell · Nature · 6 mana · **Choose One -** Summon 5 Wisps; or Give a minion +5/+5 and **Taunt**.
//~ todo GVG_041 59c3e4dd 3c995f44 -
#[test]
#[ignore = "todo: Dark Wispers"]
fn GVG_041_dark_wispers() {
    unwritten("GVG_041");
}

/// Call the Guardians · Spell · Nature · 6 mana · \+5/+5 and **Taunt**.
//~ todo GVG_041a 8e15d53e 5465092a -
#[test]
#[ignore = "todo: Call the Guardians"]
fn GVG_041a_call_the_guardians() {
    unwritten("GVG_041a");
}
