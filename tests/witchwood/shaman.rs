//! Shaman cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a85371a5

/// `GIL_504` · Shaman hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Deal 3 damage to all minions.
///
/// State: Todo
//~ todo GIL_504 ce470d70 fd3cec87 a3306430.0268793f
#[test]
#[ignore = "todo: Hagatha the Witch"]
fn GIL_504_hagatha_the_witch() {
    unwritten("GIL_504");
}

/// `GIL_504h` · Neutral hero power · 0 mana
/// > **Passive** After you play a minion, add a random Shaman spell to your hand.
///
/// State: Todo
//~ todo GIL_504h 4c6aabf9 e887992d 23942a10.e6d104de
#[test]
#[ignore = "todo: Bewitch"]
fn GIL_504h_bewitch() {
    unwritten("GIL_504h");
}

/// `GIL_820` · Shaman minion · 9 mana · 6/6
/// > **Battlecry:** Repeat all other **Battlecries** from cards you played this game *(targets chosen randomly)*.
///
/// State: Done
//~ done GIL_820 868f115a - 8a8cc5e7.cb2bb2c5
#[test]
fn GIL_820_shudderwock() {
    check(
        CardClass::Shaman,
        &[
            Give("GIL_820"),
            Cost("GIL_820", 9),
            Stats("GIL_820", 6, 6),
            Play("CS2_147", Nothing),
            HandCount(Mine, 2),
            EndTurn,
            EndTurn,
            Play("GIL_820", Nothing),
            HandCount(Mine, 3),
        ],
    );
}
