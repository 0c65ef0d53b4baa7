//! Priest cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ceff1f2a

/// Mass Hysteria · Spell · Shadow · 5 mana · Force each minion to attack another random minion.
//~ todo TRL_258 6ebc43e4 740571ac -
#[test]
#[ignore = "todo: Mass Hysteria"]
fn TRL_258_mass_hysteria() {
    unwritten("TRL_258");
}

/// Bwonsamdi, the Dead · Minion · Undead · 7 mana · 7/7 · **Battlecry:** Draw 1-Cost minions from your deck until your hand is full.
//~ todo TRL_260 cbe6b433 2589759c -
#[test]
#[ignore = "todo: Bwonsamdi, the Dead"]
fn TRL_260_bwonsamdi_the_dead() {
    unwritten("TRL_260");
}

/// Auchenai Phantasm · Minion · Undead · Draenei · 2 mana · 3/2 · **Battlecry:** This turn, your healing effects deal damage instead.
//~ todo TRL_501 6973f1e4 b6a9dd65 -
#[test]
#[ignore = "todo: Auchenai Phantasm"]
fn TRL_501_auchenai_phantasm() {
    unwritten("TRL_501");
}
