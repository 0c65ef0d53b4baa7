//! Demon Hunter cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f1f374bc

/// Jotun, the Eternal · Minion · 5 mana · 4/5 · **Battlecry:** For the rest of the game, cast a copy of the first spell you draw each turn at enemies.
//~ todo TTN_842 3882d825 8c80ed2b -
#[test]
#[ignore = "todo: Jotun, the Eternal"]
fn TTN_842_jotun_the_eternal() {
    unwritten("TTN_842");
}

/// Runic Adornment · Spell · 2 mana · **Discover** a spell that costs (3) or less. Shuffle 2 copies into your deck that **Cast When Drawn**.
//~ todo TTN_845 bbe7da10 9a5f63e3 -
#[test]
#[ignore = "todo: Runic Adornment"]
fn TTN_845_runic_adornment() {
    unwritten("TTN_845");
}

/// Argus, the Emerald Star · Minion · 7 mana · 5/9 · **Titan** Minions to the left of this have **Rush**, and ones to the right have **Lifesteal**.
//~ todo TTN_862 bd56b4ee c7a68707 -
#[test]
#[ignore = "todo: Argus, the Emerald Star"]
fn TTN_862_argus_the_emerald_star() {
    unwritten("TTN_862");
}

/// Argunite Army · Spell · 0 mana · Summon four 2/2 Elementals with **Taunt**.
//~ todo TTN_862t3 abea33bd 74e7bb43 -
#[test]
#[ignore = "todo: Argunite Army"]
fn TTN_862t3_argunite_army() {
    unwritten("TTN_862t3");
}
