//! Druid cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a10bdd36

/// `BT_136t` · Druid minion · 10 mana · 9/9
/// > **Taunt Choose One -** Summon a 9/9 Fungal Giant with **Taunt**; or **Rush**.
///
/// State: Todo
//~ todo BT_136t 8b42e9ea cde2bf7d dbc7ef1d.b055029c
#[test]
#[ignore = "todo: Msshi'fn Prime"]
fn BT_136t_msshifn_prime() {
    unwritten("BT_136t");
}

/// `BT_136ta` · Druid spell · 10 mana
/// > Summon a 9/9 Guardian with **Taunt**.
///
/// State: Todo
//~ todo BT_136ta ba6488bc d80c2483 cfda7ae1.43f534bd
#[test]
#[ignore = "todo: Msshi'fn Pro'tec"]
fn BT_136ta_msshifn_protec() {
    unwritten("BT_136ta");
}

/// `BT_136tb` · Druid spell · 10 mana
/// > Summon a 9/9 Bruiser with **Rush**.
///
/// State: Todo
//~ todo BT_136tb a14c7a5c 35095029 e262d903.255e18a5
#[test]
#[ignore = "todo: Msshi'fn At'tac"]
fn BT_136tb_msshifn_attac() {
    unwritten("BT_136tb");
}
