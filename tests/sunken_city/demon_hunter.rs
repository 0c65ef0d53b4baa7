//! Demon Hunter cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f933a30f

/// Multi-Strike · Spell · Fel · 2 mana · Give your hero +2 Attack this turn. They may attack an additional enemy minion.
//~ todo TSC_006 e4b94452 ff5a5563 -
#[test]
#[ignore = "todo: Multi-Strike"]
fn TSC_006_multi_strike() {
    unwritten("TSC_006");
}

/// Xhilag of the Abyss · Minion · Demon · 7 mana · 3/6 · **Colossal +4** At the start of your turn, increase the damage of Xhilag's Stalks by 1.
//~ todo TSC_219 cbe1686b 59c88a6b -
#[test]
#[ignore = "todo: Xhilag of the Abyss"]
fn TSC_219_xhilag_of_the_abyss() {
    unwritten("TSC_219");
}

/// Xhilag's Stalk · Minion · Demon · 2 mana · 1/2 · At the end of your turn, deal @ damage to a random enemy.
//~ todo TSC_219t 4afcca80 fa2ea12e -
#[test]
#[ignore = "todo: Xhilag's Stalk"]
fn TSC_219t_xhilags_stalk() {
    unwritten("TSC_219t");
}

/// Xhilag's Stalk · Minion · Demon · 2 mana · 1/2 · At the end of your turn, deal @ damage to a random enemy.
//~ todo TSC_219t2 e53f7124 fa2ea12e -
#[test]
#[ignore = "todo: Xhilag's Stalk"]
fn TSC_219t2_xhilags_stalk() {
    unwritten("TSC_219t2");
}

/// Xhilag's Stalk · Minion · Demon · 2 mana · 1/2 · At the end of your turn, deal @ damage to a random enemy.
//~ todo TSC_219t3 6c62f648 fa2ea12e -
#[test]
#[ignore = "todo: Xhilag's Stalk"]
fn TSC_219t3_xhilags_stalk() {
    unwritten("TSC_219t3");
}

/// Xhilag's Stalk · Minion · Demon · 2 mana · 1/2 · At the end of your turn, deal @ damage to a random enemy.
//~ todo TSC_219t4 03bb47f5 fa2ea12e -
#[test]
#[ignore = "todo: Xhilag's Stalk"]
fn TSC_219t4_xhilags_stalk() {
    unwritten("TSC_219t4");
}
