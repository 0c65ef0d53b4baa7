//! Demon Hunter cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f933a30f

/// `TSC_006` · Demon Hunter spell · Fel · 2 mana
/// > Give your hero +2 Attack this turn. They may attack an additional enemy minion.
///
/// State: Todo
//~ todo TSC_006 cce8cf6c e4b94452 29017bc8.969e0b42
#[test]
#[ignore = "todo: Multi-Strike"]
fn TSC_006_multi_strike() {
    unwritten("TSC_006");
}

/// `TSC_219` · Demon Hunter minion · 7 mana · 3/6
/// > **Colossal +4** At the start of your turn, increase the damage of Xhilag's Stalks by 1.
///
/// State: Todo
//~ todo TSC_219 e391286c cbe1686b 12fdc457.626f5e35
#[test]
#[ignore = "todo: Xhilag of the Abyss"]
fn TSC_219_xhilag_of_the_abyss() {
    unwritten("TSC_219");
}

/// `TSC_219t` · Demon Hunter minion · 2 mana · 1/2
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// State: Todo
//~ todo TSC_219t 49944ab4 4afcca80 389a7d7a.7421f865
#[test]
#[ignore = "todo: Xhilag's Stalk"]
fn TSC_219t_xhilags_stalk() {
    unwritten("TSC_219t");
}

/// `TSC_219t2` · Demon Hunter minion · 2 mana · 1/2
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// State: Todo
//~ todo TSC_219t2 f36c47b6 e53f7124 b31fe332.7421f865
#[test]
#[ignore = "todo: Xhilag's Stalk"]
fn TSC_219t2_xhilags_stalk() {
    unwritten("TSC_219t2");
}

/// `TSC_219t3` · Demon Hunter minion · 2 mana · 1/2
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// State: Todo
//~ todo TSC_219t3 ca1fff26 6c62f648 e282451f.7421f865
#[test]
#[ignore = "todo: Xhilag's Stalk"]
fn TSC_219t3_xhilags_stalk() {
    unwritten("TSC_219t3");
}

/// `TSC_219t4` · Demon Hunter minion · 2 mana · 1/2
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// State: Todo
//~ todo TSC_219t4 d4172e07 03bb47f5 75369664.7421f865
#[test]
#[ignore = "todo: Xhilag's Stalk"]
fn TSC_219t4_xhilags_stalk() {
    unwritten("TSC_219t4");
}
