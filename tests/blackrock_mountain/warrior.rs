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
//~ derived BRM_015 64a99e42 285515c7 9572dab0.4710e7bd
#[test]
fn BRM_015_revenge() {
    check(
        CardClass::Warrior,
        &[
            Give("BRM_015"),
            Cost("BRM_015", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BRM_015", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("BRM_015"),
            Friend("TLC_248"),
            Enemy("CS2_120"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BRM_015", Nothing),
            Now(Nth(1), 14, 23),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("BRM_015"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BRM_015", Nothing),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Axe Flinger
///
/// `BRM_016` · Warrior minion · 4 mana · 2/6
///
/// > Whenever this minion takes damage, deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived BRM_016 8064e841 a4e51686 0da988c7.d679d2c9
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
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}
