//! Warlock cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2d61b030

/// `EDR_482` · Warlock spell · 2 mana
/// > Restore #12 Health to your hero. For the next 2 turns, deal $3 damage to your hero.
///
/// State: Todo
//~ todo EDR_482 abdaaff6 a03111f1 ba0af404.3dd257a4
#[test]
#[ignore = "todo: Rotten Apple"]
fn EDR_482_rotten_apple() {
    unwritten("EDR_482");
}

/// `EDR_483` · Warlock spell · Shadow · 2 mana
/// > Destroy one of your Mana Crystals. In 2 turns, gain two.
///
/// State: Todo
//~ todo EDR_483 2ffac767 ffccb342 b392558d.4f1e3710
#[test]
#[ignore = "todo: Fractured Power"]
fn EDR_483_fractured_power() {
    unwritten("EDR_483");
}

/// `EDR_487` · Warlock minion · 7 mana · 6/6
/// > While this is in your hand or deck, it gains a copy of every **Dark Gift** given to your minions.
///
/// State: Todo
//~ todo EDR_487 8ea97064 80cb7855 be582efc.1c1ad0ab
#[test]
#[ignore = "todo: Wallow, the Wretched"]
fn EDR_487_wallow_the_wretched() {
    unwritten("EDR_487");
}

/// `EDR_488` · Warlock spell · 2 mana
/// > **Discover** a **Deathrattle** minion with a **Dark Gift**.
///
/// State: Todo
//~ todo EDR_488 29c34f15 c29ff26d 765c3f42.d6905973
#[test]
#[ignore = "todo: Avant-Gardening"]
fn EDR_488_avant_gardening() {
    unwritten("EDR_488");
}

/// `EDR_489` · Warlock minion · 10 mana · 9/9
/// > **Battlecry:** The next card you play costs your OPPONENT'S Health instead of Mana *(up to 10)*.
///
/// State: Todo
//~ todo EDR_489 686c88f3 128b3d9b ad3d0b4d.564dc347
#[test]
#[ignore = "todo: Agamaggan"]
fn EDR_489_agamaggan() {
    unwritten("EDR_489");
}

/// `EDR_490` · Warlock spell · Shadow · 5 mana
/// > **Choose One -** Summon two 3/6 Demons with **Taunt** that can't attack; or Destroy an enemy minion.
///
/// State: Todo
//~ todo EDR_490 9e3c9085 d4a169f8 90892d47.91f9492e
#[test]
#[ignore = "todo: Sleep Paralysis"]
fn EDR_490_sleep_paralysis() {
    unwritten("EDR_490");
}

/// `EDR_490a` · Warlock spell · Shadow · 5 mana
/// > Summon two 3/6 Demons with **Taunt** that can't attack.
///
/// State: Todo
//~ todo EDR_490a 2c9e1d7c 4ec6fd6b ac250f76.2f08a009
#[test]
#[ignore = "todo: Figure in the Dark"]
fn EDR_490a_figure_in_the_dark() {
    unwritten("EDR_490a");
}

/// `EDR_491` · Warlock minion · 2 mana · 3/2
/// > **Battlecry:** Gain the **Deathrattles** of your minions that died this turn.
///
/// State: Todo
//~ todo EDR_491 2c4fd16b bdaf3df8 5e2cc1eb.28b90b56
#[test]
#[ignore = "todo: Archdruid of Thorns"]
fn EDR_491_archdruid_of_thorns() {
    unwritten("EDR_491");
}

/// `EDR_494` · Warlock minion · 8 mana · 6/7
/// > At the end of your turn, eat a minion in your deck and gain its stats. **Deathrattle:** Add them to your hand.
///
/// State: Todo
//~ todo EDR_494 2809403a 731fd48d c9b6acd1.d2216876
#[test]
#[ignore = "todo: Hungering Ancient"]
fn EDR_494_hungering_ancient() {
    unwritten("EDR_494");
}

/// `EDR_654` · Warlock minion · 4 mana · 3/5
/// > **Taunt Battlecry:** Reduce the Cost of minions in your hand with **Dark Gifts** by (2).
///
/// State: Todo
//~ todo EDR_654 b5f3bb16 ee87a67e cfa4a0c9.7362f3e4
#[test]
#[ignore = "todo: Overgrown Horror"]
fn EDR_654_overgrown_horror() {
    unwritten("EDR_654");
}

/// `FIR_924` · Warlock minion · 4 mana · 4/3
/// > **Battlecry: Discover** a Demon with a **Dark Gift**. Get a copy of it.
///
/// State: Todo
//~ todo FIR_924 910454a5 7044e11e 3b0b2290.c42d6f0d
#[test]
#[ignore = "todo: Shadowflame Stalker"]
fn FIR_924_shadowflame_stalker() {
    unwritten("FIR_924");
}
