//! Warrior cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5df17fad

/// Sweeping Strikes · Spell · 2 mana · Give a minion "Also damages minions next to whomever this attacks."
//~ todo DAL_062 4c2f9281 26642bbd -
#[test]
#[ignore = "todo: Sweeping Strikes"]
fn DAL_062_sweeping_strikes() {
    unwritten("DAL_062");
}

/// Blastmaster Boom · Minion · 7 mana · 7/7 · **Battlecry:** Summon two 1/1 Boom Bots for each Bomb in your opponent's deck.
//~ done DAL_064 - d8c1be3f -
#[test]
#[rustfmt::skip]
fn DAL_064_blastmaster_boom() {
    check(CardClass::Warrior, &[
        OnTheirTop("BOT_511t"), OnTheirTop("BOT_511t"), OnTop("BOT_511t"), Play("DAL_064", Nothing),
        BoardCount(Mine, 5), Is(My(4), "GVG_110t"), BoardCount(Theirs, 0),
    ]);
    check(CardClass::Warrior, &[OnTop("BOT_511t"), Play("DAL_064", Nothing), BoardCount(Mine, 1)]);
}
