//! Druid cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a10bdd36

/// Msshi'fn Prime · Minion · Mech · 10 mana · 9/9 · **Taunt Choose One -** Summon a 9/9 Fungal Giant with **Taunt**; or **Rush**.
//~ todo BT_136t cde2bf7d faec0074 -
#[test]
#[ignore = "todo: Msshi'fn Prime"]
fn BT_136t_msshifn_prime() {
    unwritten("BT_136t");
}

/// Msshi'fn Pro'tec · Spell · 10 mana · Summon a 9/9 Guardian with **Taunt**.
//~ todo BT_136ta d80c2483 ca18a8d5 -
#[test]
#[ignore = "todo: Msshi'fn Pro'tec"]
fn BT_136ta_msshifn_protec() {
    unwritten("BT_136ta");
}

/// Msshi'fn At'tac · Spell · 10 mana · Summon a 9/9 Bruiser with **Rush**.
//~ todo BT_136tb 35095029 61dde662 -
#[test]
#[ignore = "todo: Msshi'fn At'tac"]
fn BT_136tb_msshifn_attac() {
    unwritten("BT_136tb");
}
