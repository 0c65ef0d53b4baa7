//! Priest cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a6f96618

/// `VAN_CS1_112` · Priest spell · 5 mana
/// > Deal $2 damage to all enemies. Restore #2 Health to all friendly characters.
///
/// State: Done
//~ done VAN_CS1_112 4efdf4ba - bf35903f.b85dfdad
#[test]
fn VAN_CS1_112_holy_nova() {
    check(
        CardClass::Priest,
        &[
            Give("VAN_CS1_112"),
            Cost("VAN_CS1_112", 5),
            Enemy("CS2_182"),
            Hurt(MyHero, 5),
            Friend("CS2_182"),
            Hurt(My(0), 3),
            Play("VAN_CS1_112", Nothing),
            Damage(Their(0), 2),
            Health(TheirHero, 28),
            Health(MyHero, 27),
            Damage(My(0), 1),
        ],
    );
}

/// `VAN_CS1_130` · Priest spell · 1 mana
/// > Deal $2 damage.
///
/// State: Done
//~ done VAN_CS1_130 b1199faf - 14935509.c0c62e9f
#[test]
fn VAN_CS1_130_holy_smite() {
    check(
        CardClass::Priest,
        &[
            Give("VAN_CS1_130"),
            Cost("VAN_CS1_130", 1),
            Targets("VAN_CS1_130", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("VAN_CS1_130", On(TheirHero)),
            Health(TheirHero, 28),
        ],
    );
}

/// `VAN_EX1_345t` · Priest minion · 0 mana · 0/1
/// > Mindgames whiffed! Your opponent had no minions!
///
/// State: Done
//~ done VAN_EX1_345t 05433628 - 119d1db5.e6a9023d
#[test]
fn VAN_EX1_345t_shadow_of_nothing() {
    check(
        CardClass::Priest,
        &[
            Give("VAN_EX1_345t"),
            Cost("VAN_EX1_345t", 0),
            Stats("VAN_EX1_345t", 0, 1),
            Play("VAN_EX1_345t", Nothing),
            Now(My(0), 0, 1),
        ],
    );
}

/// `VAN_EX1_625` · Priest spell · 3 mana
/// > Your Hero Power becomes 'Deal 2 damage.' If already in Shadowform: 3 damage.
///
/// State: Done
//~ done VAN_EX1_625 af2de2c0 - 9c72d3aa.45dafea4
#[test]
fn VAN_EX1_625_shadowform() {
    check(
        CardClass::Priest,
        &[
            Give("VAN_EX1_625"),
            Cost("VAN_EX1_625", 3),
            Play("VAN_EX1_625", Nothing),
            HeroPower(On(TheirHero)),
            Health(TheirHero, 28),
            Play("VAN_EX1_625", Nothing),
            Is(MyPower, "EX1_625t2"),
            HeroPower(On(TheirHero)),
            Health(TheirHero, 25),
            Crystals(10),
            Play("VAN_EX1_625", Nothing),
            Is(MyPower, "EX1_625t2"),
        ],
    );
}
