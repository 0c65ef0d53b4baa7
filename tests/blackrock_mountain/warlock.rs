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
/// State: Derived
//~ derived BRM_005 a9a06d07 cbb11afb 615c4e11.cc6bb4b7
#[test]
fn BRM_005_demonwrath() {
    check(
        CardClass::Warlock,
        &[
            Give("BRM_005"),
            Cost("BRM_005", 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("BRM_005", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
            Now(Nth(2), 4, 3),
            Dead(Nth(3)),
            Now(Nth(4), 4, 3),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Imp Gang Boss
///
/// `BRM_006` · Warlock minion · 3 mana · 2/4
///
/// > Whenever this minion takes damage, summon a 1/1 Imp.
///
/// State: Derived
//~ derived BRM_006 686c507f 6558df02 799486a0.d89e77f3
#[test]
fn BRM_006_imp_gang_boss() {
    check(
        CardClass::Warlock,
        &[
            Give("BRM_006"),
            Cost("BRM_006", 3),
            Stats("BRM_006", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BRM_006"),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 3),
            In(The("BRM_006t"), Zone::Play),
            Now(The("BRM_006t"), 1, 1),
        ],
    );
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
