//! Priest cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d4623360

/// `TTN_429` · Priest minion · 7 mana · 3/10
/// > **Titan** After this uses an ability, **Discover** any **Legendary** minion from any class.
///
/// State: Todo
//~ todo TTN_429 e7445903 85cb8a20 f563fd8b.54b755f4
#[test]
#[ignore = "todo: Aman'Thul"]
fn TTN_429_aman_thul() {
    unwritten("TTN_429");
}

/// `TTN_429t` · Priest spell · 0 mana
/// > Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
///
/// State: Todo
//~ todo TTN_429t ee0d311f a86955b6 a8aa56b7.ed48f292
#[test]
#[ignore = "todo: Shape the Stars"]
fn TTN_429t_shape_the_stars() {
    unwritten("TTN_429t");
}

/// `TTN_429t2` · Priest spell · 0 mana
/// > Choose two enemy minions. Remove them from the game.
///
/// State: Todo
//~ todo TTN_429t2 5cb07a59 b0e10b9c c121602f.6dc5d3cf
#[test]
#[ignore = "todo: Strike from History"]
fn TTN_429t2_strike_from_history() {
    unwritten("TTN_429t2");
}

/// `TTN_430t` · Priest spell · Holy · 2 mana
/// > **Forged Discover** a copy of a minion in your deck. Get another copy of it.
///
/// State: Todo
//~ todo TTN_430t 058221d7 bf591af7 08b4ca58.9658dff4
#[test]
#[ignore = "todo: Creation Protocol"]
fn TTN_430t_creation_protocol() {
    unwritten("TTN_430t");
}

/// `TTN_481` · Priest minion · 6 mana · 5/5
/// > **Taunt**. **Deathrattle:** Summon each other minion you've played this game that did not start in your deck.
///
/// State: Todo
//~ todo TTN_481 8eb2b2ea bea03550 6304eeb5.902aef95
#[test]
#[ignore = "todo: Ra-den"]
fn TTN_481_ra_den() {
    unwritten("TTN_481");
}

/// `TTN_482` · Priest minion · 3 mana · 4/3
/// > **Deathrattle:** Shuffle a copy of this into your deck with permanent +3/+3.
///
/// State: Todo
//~ todo TTN_482 d64fc7f0 528fc0fa 1c191f47.221926f4
#[test]
#[ignore = "todo: Student of the Stars"]
fn TTN_482_student_of_the_stars() {
    unwritten("TTN_482");
}

/// `TTN_485` · Priest spell · Arcane · 3 mana
/// > Transform minions in your hand into ones that cost (3) more. *(They keep their original Cost.)*
///
/// State: Todo
//~ todo TTN_485 2c4efef4 8269aa4d 59613bdc.184b0997
#[test]
#[ignore = "todo: The Stars Align"]
fn TTN_485_the_stars_align() {
    unwritten("TTN_485");
}

/// `TTN_745` · Priest spell · Holy · 3 mana
/// > Restore #8 Health. **Discover** a card that costs the amount **Overhealed**.
///
/// State: Todo
//~ todo TTN_745 97a28bcd 20d52bb0 fd0e3c33.e0fe9696
#[test]
#[ignore = "todo: Grace of the Highfather"]
fn TTN_745_grace_of_the_highfather() {
    unwritten("TTN_745");
}

/// `YOG_300` · Priest minion · 1 mana · 1/3
/// > **Battlecry:** Your next healing effect deals damage instead.
///
/// State: Todo
//~ todo YOG_300 ab91807a 1a2c8644 b1664256.6bacdace
#[test]
#[ignore = "todo: Shadowtouched Kvaldir"]
fn YOG_300_shadowtouched_kvaldir() {
    unwritten("YOG_300");
}
