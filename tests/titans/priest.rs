//! Priest cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d4623360

/// Aman'Thul · Minion · 7 mana · 3/10 · **Titan** After this uses an ability, **Discover** any **Legendary** minion from any class.
//~ todo TTN_429 85cb8a20 4701ad7c -
#[test]
#[ignore = "todo: Aman'Thul"]
fn TTN_429_aman_thul() {
    unwritten("TTN_429");
}

/// Shape the Stars · Spell · 0 mana · Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
//~ todo TTN_429t a86955b6 0a950ba3 -
#[test]
#[ignore = "todo: Shape the Stars"]
fn TTN_429t_shape_the_stars() {
    unwritten("TTN_429t");
}

/// Strike from History · Spell · 0 mana · Choose two enemy minions. Remove them from the game.
//~ todo TTN_429t2 b0e10b9c 95042ce1 -
#[test]
#[ignore = "todo: Strike from History"]
fn TTN_429t2_strike_from_history() {
    unwritten("TTN_429t2");
}

/// Ra-den · Minion · 6 mana · 5/5 · **Taunt**. **Deathrattle:** Summon each other minion you've played this game that did not start in your deck.
//~ todo TTN_481 bea03550 a0cb37fb -
#[test]
#[ignore = "todo: Ra-den"]
fn TTN_481_ra_den() {
    unwritten("TTN_481");
}

/// Student of the Stars · Minion · 3 mana · 4/3 · **Deathrattle:** Shuffle a copy of this into your deck with permanent +3/+3.
//~ todo TTN_482 528fc0fa f52fc4e3 -
#[test]
#[ignore = "todo: Student of the Stars"]
fn TTN_482_student_of_the_stars() {
    unwritten("TTN_482");
}

/// The Stars Align · Spell · Arcane · 3 mana · Transform minions in your hand into ones that cost (3) more. *(They keep their original Cost.)*
//~ todo TTN_485 8269aa4d 179ba952 -
#[test]
#[ignore = "todo: The Stars Align"]
fn TTN_485_the_stars_align() {
    unwritten("TTN_485");
}

/// Grace of the Highfather · Spell · Holy · 3 mana · Restore #8 Health. **Discover** a card that costs the amount **Overhealed**.
//~ todo TTN_745 20d52bb0 c58c4d85 -
#[test]
#[ignore = "todo: Grace of the Highfather"]
fn TTN_745_grace_of_the_highfather() {
    unwritten("TTN_745");
}

/// Shadowtouched Kvaldir · Minion · Undead · 1 mana · 1/3 · **Battlecry:** Your next healing effect deals damage instead.
//~ todo YOG_300 1a2c8644 156e3d44 -
#[test]
#[ignore = "todo: Shadowtouched Kvaldir"]
fn YOG_300_shadowtouched_kvaldir() {
    unwritten("YOG_300");
}
