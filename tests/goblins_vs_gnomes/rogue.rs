//! Rogue cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9c520e24

/// Gallywix's Coin · Spell · 0 mana · Gain 1 Mana Crystal this turn only. *(Won't trigger Gallywix.)*
//~ todo GVG_028t 3b587c23 fd640c13 -
#[test]
fn GVG_028t_gallywixs_coin() {
    check(CardClass::Rogue, &[Crystals(5), Play("GVG_028t", Nothing), Mana(6)]);
    // It does not trigger Gallywix.
    check(
        CardClass::Rogue,
        &[Friend("GVG_028"), EndTurn, Play("GAME_005", Nothing), Play("GVG_028t", Nothing), HandCount(Mine, 1)],
    );
}
