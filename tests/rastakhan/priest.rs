//! Priest cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ceff1f2a

/// `TRL_258` · Priest spell · Shadow · 5 mana
/// > Force each minion to attack another random minion.
///
/// State: Todo
//~ todo TRL_258 9ae26199 6ebc43e4 d70211a1.d0da064f
#[test]
#[ignore = "todo: Mass Hysteria"]
fn TRL_258_mass_hysteria() {
    unwritten("TRL_258");
}

/// `TRL_260` · Priest minion · 7 mana · 7/7
/// > **Battlecry:** Draw 1-Cost minions from your deck until your hand is full.
///
/// State: Todo
//~ todo TRL_260 6b135ec3 cbe6b433 119bb2b6.4a513d6c
#[test]
#[ignore = "todo: Bwonsamdi, the Dead"]
fn TRL_260_bwonsamdi_the_dead() {
    unwritten("TRL_260");
}

/// `TRL_501` · Priest minion · 2 mana · 3/2
/// > **Battlecry:** This turn, your healing effects deal damage instead.
///
/// State: Todo
//~ todo TRL_501 ff84f204 6973f1e4 99d34a95.7fdddc19
#[test]
#[ignore = "todo: Auchenai Phantasm"]
fn TRL_501_auchenai_phantasm() {
    unwritten("TRL_501");
}
