//! Warlock cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Demonwrath
///
/// `BRM_005` · Warlock spell · Fel · 3 mana
///
/// > Deal $2 damage to all minions except Demons.
///
/// State: Todo
//~ BRM_005 todo e91d918e a3427e18
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
//~ BRM_006 todo bcdbeb8e a7a90bd8
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
//~ BRM_006t vanilla 721fc0d7 05bc0b76
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
