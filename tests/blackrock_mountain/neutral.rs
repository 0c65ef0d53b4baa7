//! Neutral cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f8fcd8bf

/// `BRM_027` · Neutral minion · 9 mana · 9/7
/// > **Deathrattle:** Replace your hero with Ragnaros the Firelord.
///
/// State: Done
//~ done BRM_027 53b938ba - 5f357ecb.70227969
#[test]
fn BRM_027_majordomo_executus() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_027"),
            Cost("BRM_027", 9),
            Stats("BRM_027", 9, 7),
            Friend("BRM_027"),
            Hurt(MyHero, 5),
            Kill(My(0)),
            Is(MyHero, "BRM_027h"),
            Health(MyHero, 8),
            Is(MyPower, "BRM_027p"),
            Is(TheirHero, "HERO_08"),
            HeroPower(Nothing),
            Damage(TheirHero, 8),
        ],
    );
}

/// `BRM_027pH` · Neutral hero power · 2 mana
/// > Deal $8 damage to a random enemy. TWICE.
///
/// State: Todo
//~ todo BRM_027pH 7a729f6e 4d352d04 9f9e25b4.0309dcc2
#[test]
#[ignore = "todo: DIE, INSECTS!"]
fn BRM_027pH_die_insects() {
    unwritten("BRM_027pH");
}

/// `BRM_033` · Neutral minion · 3 mana · 2/4
/// > **Battlecry:** If you're holding a Dragon, gain +1/+1.
///
/// State: Done
//~ done BRM_033 7477fee4 - 01892cb0.bc298987
#[test]
fn BRM_033_blackwing_technician() {
    check(
        CardClass::Mage,
        &[Give("BRM_033"), Cost("BRM_033", 3), Stats("BRM_033", 2, 4), Play("BRM_033", Nothing), Now(My(0), 2, 4)],
    );
    check(CardClass::Mage, &[Give("EX1_563"), Play("BRM_033", Nothing), Now(My(0), 3, 5)]);
}
