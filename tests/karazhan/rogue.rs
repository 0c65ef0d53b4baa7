//! Rogue cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fab0c9eb

/// # Swashburglar
///
/// `KAR_069` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random card from another class to your hand.
///
/// State: Derived
//~ derived KAR_069 74f55293 6ba9be8a df76ceb9.15bc0194
#[test]
fn KAR_069_swashburglar() {
    check(
        CardClass::Rogue,
        &[
            Give("KAR_069"),
            Cost("KAR_069", 1),
            Stats("KAR_069", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_020")),
            Play("KAR_069", Nothing),
            Is(InHand(0), "AT_020"),
            CostNow(InHand(0), 7),
            Now(InHand(0), 6, 8),
            HandCount(Mine, 1),
        ],
    );
}

/// # Ethereal Peddler
///
/// `KAR_070` · Rogue minion · 5 mana · 5/6
///
/// > **Battlecry:** If you're holding any cards from another class, reduce their Cost by (2).
///
/// State: Derived
//~ derived KAR_070 538a32ed b76987c0 61456775.af2a16d9
#[test]
fn KAR_070_ethereal_peddler() {
    check(
        CardClass::Rogue,
        &[
            Give("KAR_070"),
            Cost("KAR_070", 5),
            Stats("KAR_070", 5, 6),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("KAR_070", Nothing),
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Deadly Fork
///
/// `KAR_094` · Rogue minion · 3 mana · 3/2
///
/// > **Deathrattle:** Add a 3/2 weapon to your hand.
///
/// State: Derived
//~ derived KAR_094 e460f2d9 e3ed7844 8db05a0f.dba4951d
#[test]
fn KAR_094_deadly_fork() {
    check(
        CardClass::Rogue,
        &[
            Give("KAR_094"),
            Cost("KAR_094", 3),
            Stats("KAR_094", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_094"),
            Kill(Nth(3)),
            Is(InHand(1), "KAR_094a"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 3, 2),
            HandCount(Mine, 2),
        ],
    );
}

/// # Sharp Fork
///
/// `KAR_094a` · Rogue weapon · 3 mana · 3/2 durability
///
/// State: Vanilla
//~ vanilla KAR_094a 28df75a8 ab33fc2e 687ab51e
#[test]
fn KAR_094a_sharp_fork() {
    check(
        CardClass::Rogue,
        &[
            Give("KAR_094a"),
            Cost("KAR_094a", 3),
            Stats("KAR_094a", 3, 2),
            Play("KAR_094a", Nothing),
            In(The("KAR_094a"), Zone::Play),
        ],
    );
}
