//! Demon Hunter cards of Demon Hunter Initiate, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5a180ec9

/// `BT_481` · Demon Hunter minion · 9 mana · 8/8
/// > **Battlecry:** Summon two random @-Cost minions. *(Upgrades each time a friendly minion dies!)*
///
/// State: Done
//~ done BT_481 5b355db9 - 3714a96e.a3088110
#[test]
fn BT_481_nethrandamus() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_481"),
            Cost("BT_481", 9),
            Stats("BT_481", 8, 8),
            Friend("CS2_231"),
            Kill(My(0)),
            Enemy("CS2_231"),
            Kill(Their(0)),
            Friend("CS2_231"),
            Kill(My(0)),
            Play("BT_481", Nothing),
            BoardCount(Mine, 3),
            Is(My(1), "BT_481"),
            CostNow(My(0), 2),
            CostNow(My(2), 2),
        ],
    );
}

/// `BT_752` · Demon Hunter spell · 0 mana
/// > Your hero can't take damage this turn.
///
/// State: Todo
//~ todo BT_752 76f90868 d17e7771 810b5326.30896a10
#[test]
#[ignore = "todo: Blur"]
fn BT_752_blur() {
    unwritten("BT_752");
}

/// `BT_753` · Demon Hunter spell · Fel · 1 mana
/// > Your opponent has 2 fewer Mana Crystals next turn.
///
/// State: Todo
//~ todo BT_753 aa26982e 488ddb76 1d37ded1.58810828
#[test]
#[ignore = "todo: Mana Burn"]
fn BT_753_mana_burn() {
    unwritten("BT_753");
}

/// `TOY_400t3` · Demon Hunter spell · 0 mana
/// > Give your hero +1 Attack this turn. Add 'Second Slice' to your hand.
///
/// State: Todo
//~ todo TOY_400t3 c7eb6b6d d497e4fb 287bae83.fcf0acd8
#[test]
#[ignore = "todo: Twin Slice"]
fn TOY_400t3_twin_slice() {
    unwritten("TOY_400t3");
}
