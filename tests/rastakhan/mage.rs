//! Mage cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a460ffa5

/// `TRL_315` · Mage minion · 3 mana · 3/4
/// > Whenever your Hero Power kills a minion, draw a card.
///
/// State: Todo
//~ todo TRL_315 fbf54c93 7c5485e2 c1f9bf4d.e140ba7a
#[test]
#[ignore = "todo: Pyromaniac"]
fn TRL_315_pyromaniac() {
    unwritten("TRL_315");
}

/// `TRL_316` · Mage minion · 7 mana · 4/4
/// > **Battlecry:** If your Hero Power dealt 8 damage this game, summon Ragnaros the Firelord.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo TRL_316 3acb409a 73ecd703 a5f996f8.16394c27
#[test]
#[ignore = "todo: Jan'alai, the Dragonhawk"]
fn TRL_316_janalai_the_dragonhawk() {
    unwritten("TRL_316");
}

/// `TRL_318` · Mage minion · 8 mana · 5/5
/// > **Battlecry**: Add a copy of your opening hand to your hand *(except this card)*.
///
/// State: Todo
//~ todo TRL_318 e0e1dd2a 48aec295 b3edb276.bb0db9d5
#[test]
#[ignore = "todo: Hex Lord Malacrass"]
fn TRL_318_hex_lord_malacrass() {
    unwritten("TRL_318");
}

/// `TRL_319` · Mage minion · 2 mana · 0/3
/// > **Stealth** for 1 turn. Your Hero Power also targets adjacent minions.
///
/// State: Todo
//~ todo TRL_319 f6c6d9b3 370fd529 706116f6.fb69ad25
#[test]
#[ignore = "todo: Spirit of the Dragonhawk"]
fn TRL_319_spirit_of_the_dragonhawk() {
    unwritten("TRL_319");
}

/// `TRL_390` · Mage minion · 1 mana · 1/1
/// > **Battlecry:** Your next Hero Power this turn deals 2 more damage.
///
/// State: Todo
//~ todo TRL_390 0443062d 67abf7d0 d2d921a1.9b8cb13a
#[test]
#[ignore = "todo: Daring Fire-Eater"]
fn TRL_390_daring_fire_eater() {
    unwritten("TRL_390");
}
