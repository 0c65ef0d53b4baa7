//! Mage cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 99a0e779

/// Open the Waygate · Spell · 1 mana · **Quest:** Cast 8 spells that didn't start in your deck. **Reward:** Time Warp.
//~ done UNG_028 - b07238ec -
#[test]
fn UNG_028_open_the_waygate() {
    check(
        CardClass::Mage,
        &[
            Give("UNG_028"),
            Cost("UNG_028", 1),
            Play("UNG_028", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Is(InHand(0), "UNG_028t"),
        ],
    );
}

/// Time Warp · Spell · Arcane · 5 mana · Take an extra turn. *(Once per game)*
//~ done UNG_028t - b7be48a3 -
#[test]
#[rustfmt::skip]
fn UNG_028t_time_warp() {
    check(CardClass::Mage, &[
        Play("UNG_028t", Nothing), EndTurn, HandCount(Mine, 1), HandCount(Theirs, 0), Crystals(10),
        Play("UNG_028t", Nothing), EndTurn, HandCount(Theirs, 1), EndTurn, HandCount(Mine, 2),
    ]);
}
