//! Warlock cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bf2e7402

/// # Demonwrath
///
/// `BRM_005` · Warlock spell · Fel · 3 mana
///
/// > Deal $2 damage to all minions except Demons.
///
/// State: Todo
//~ todo BRM_005 a9a06d07 77dea901 615c4e11.cc6bb4b7
#[test]
#[ignore = "todo: BRM_005 Demonwrath"]
fn BRM_005_demonwrath() {
    check(CardClass::Warlock, &[Give("BRM_005"), Cost("BRM_005", 3), Unwritten]);
}

/// # Imp Gang Boss
///
/// `BRM_006` · Warlock minion · 3 mana · 2/4
///
/// > Whenever this minion takes damage, summon a 1/1 Imp.
///
/// State: Todo
//~ todo BRM_006 686c507f 4025a381 799486a0.d89e77f3
#[test]
#[ignore = "todo: BRM_006 Imp Gang Boss"]
fn BRM_006_imp_gang_boss() {
    check(CardClass::Warlock, &[Give("BRM_006"), Cost("BRM_006", 3), Stats("BRM_006", 2, 4), Unwritten]);
}

/// # Imp
///
/// `BRM_006t` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla BRM_006t 7e93176a df2f2e83 222bd083
#[test]
fn BRM_006t_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("BRM_006t"),
            Cost("BRM_006t", 1),
            Stats("BRM_006t", 1, 1),
            Play("BRM_006t", Nothing),
            In(The("BRM_006t"), Zone::Play),
            Now(The("BRM_006t"), 1, 1),
        ],
    );
}
