//! Warrior cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1e9fd5d3

/// # Revenge
///
/// `BRM_015` · Warrior spell · 2 mana
///
/// > Deal $1 damage to all minions. If you have 12 or less Health, deal $3 damage instead.
///
/// State: Derived
//~ derived BRM_015 64a99e42 79c86811 9572dab0.4710e7bd
#[test]
#[ignore = "todo: BRM_015 Revenge"]
fn BRM_015_revenge() {
    check(CardClass::Warrior, &[Give("BRM_015"), Cost("BRM_015", 2), Unwritten]);
}

/// # Axe Flinger
///
/// `BRM_016` · Warrior minion · 4 mana · 2/6
///
/// > Whenever this minion takes damage, deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived BRM_016 8064e841 538d4da9 0da988c7.d679d2c9
#[test]
fn BRM_016_axe_flinger() {
    check(
        CardClass::Warrior,
        &[
            Give("BRM_016"),
            Cost("BRM_016", 4),
            Stats("BRM_016", 2, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BRM_016"),
            Hurt(Nth(3), 1),
            Damage(TheirHero, 2),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 2, 5),
        ],
    );
}
