//! Priest cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ccdb209b

/// `UNG_030` · Priest spell · Holy · 1 mana
/// > Restore #5 Health to a minion and your hero.
///
/// State: Done
//~ done UNG_030 96e7b0d3 - 601fbaa6.4153817d
#[test]
fn UNG_030_binding_heal() {
    check(
        CardClass::Priest,
        &[
            Give("UNG_030"),
            Cost("UNG_030", 1),
            Targets("UNG_030", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_200"),
            Hurt(Their(0), 6),
            Hurt(MyHero, 7),
            Play("UNG_030", On(Their(0))),
            Damage(Their(0), 1),
            Health(MyHero, 28),
        ],
    );
}

/// `UNG_035` · Priest minion · 3 mana · 3/4
/// > **Battlecry:** Look at 3 cards. Guess which one started in your opponent's deck to get a copy of it.
///
/// State: Todo
//~ todo UNG_035 afb9f1c1 8b22bc99 95efbade.a6e13186
#[test]
#[ignore = "todo: Curious Glimmerroot"]
fn UNG_035_curious_glimmerroot() {
    unwritten("UNG_035");
}

/// `UNG_940` · Priest spell · 1 mana
/// > **Quest:** Summon 6 **Deathrattle** minions. **Reward:** Amara, Warden of Hope.
///
/// State: Done
//~ done UNG_940 965e0041 - a5728555.a7ff29db
#[test]
fn UNG_940_awaken_the_makers() {
    check(
        CardClass::Priest,
        &[
            Give("UNG_940"),
            Cost("UNG_940", 1),
            Play("UNG_940", Nothing),
            Play("EX1_029", Nothing),
            Play("EX1_029", Nothing),
            Play("EX1_029", Nothing),
            Play("EX1_029", Nothing),
            Play("EX1_029", Nothing),
            HandCount(Mine, 0),
            Play("EX1_029", Nothing),
            Is(InHand(0), "UNG_940t8"),
        ],
    );
}
