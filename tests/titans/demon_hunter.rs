//! Demon Hunter cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f1f374bc

/// `TTN_842` · Demon Hunter minion · 5 mana · 4/5
/// > **Battlecry:** For the rest of the game, cast a copy of the first spell you draw each turn at enemies.
///
/// State: Todo
//~ todo TTN_842 b85e21ba 3882d825 a80cde6a.9c6815c0
#[test]
#[ignore = "todo: Jotun, the Eternal"]
fn TTN_842_jotun_the_eternal() {
    unwritten("TTN_842");
}

/// `TTN_845` · Demon Hunter spell · 2 mana
/// > **Discover** a spell that costs (3) or less. Shuffle 2 copies into your deck that **Cast When Drawn**.
///
/// State: Todo
//~ todo TTN_845 2e321666 bbe7da10 d98caae7.1c6ca6f7
#[test]
#[ignore = "todo: Runic Adornment"]
fn TTN_845_runic_adornment() {
    unwritten("TTN_845");
}

/// `TTN_862` · Demon Hunter minion · 7 mana · 5/9
/// > **Titan** Minions to the left of this have **Rush**, and ones to the right have **Lifesteal**.
///
/// State: Todo
//~ todo TTN_862 85f58a66 bd56b4ee 3e1ebfe8.81b3206c
#[test]
#[ignore = "todo: Argus, the Emerald Star"]
fn TTN_862_argus_the_emerald_star() {
    unwritten("TTN_862");
}

/// `TTN_862t3` · Demon Hunter spell · 0 mana
/// > Summon four 2/2 Elementals with **Taunt**.
///
/// State: Todo
//~ todo TTN_862t3 c6385662 abea33bd 7bc24292.a15c173a
#[test]
#[ignore = "todo: Argunite Army"]
fn TTN_862t3_argunite_army() {
    unwritten("TTN_862t3");
}
