//! Paladin cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3395557a

/// Vilefin Inquisitor · Minion · Murloc · 1 mana · 1/3 · **Battlecry:** Your Hero Power becomes 'Summon a 1/1 Murloc.'
//~ done OG_006 - 44d0cc47 -
#[test]
#[rustfmt::skip]
fn OG_006_vilefin_inquisitor() {
    check(CardClass::Paladin, &[
        Play("OG_006", Nothing), Is(MyPower, "OG_006b"), HeroPower(Nothing), BoardCount(Mine, 2), Is(My(1), "OG_006a"),
    ]);
    // The opponent gets nothing of it.
    check(CardClass::Paladin, &[EndTurn, Play("OG_006", Nothing), Is(MyPower, "HERO_04bp")]);
}
