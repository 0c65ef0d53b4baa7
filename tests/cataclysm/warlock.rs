//! Warlock cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file febfd989

/// `CATA_491` · Warlock spell · Shadow · 6 mana
/// > Deal $3 damage to all minions. Repeat this with 1 less damage.
///
/// State: Todo
//~ todo CATA_491 49c3e605 cf45b659 7bd55350.6f0c6bf6
#[test]
#[ignore = "todo: Eldritch Tentacles"]
fn CATA_491_eldritch_tentacles() {
    unwritten("CATA_491");
}

/// `CATA_493` · Warlock minion · 4 mana · 2/2
/// > **Rush** Has +2/+2 for each card you've discarded this game.
///
/// State: Done
//~ done CATA_493 ae3960ca - 841b9f01.f05217a0
#[test]
fn CATA_493_duke_of_below() {
    check(
        CardClass::Warlock,
        &[
            Give("CATA_493"),
            Cost("CATA_493", 4),
            Stats("CATA_493", 2, 2),
            Has("CATA_493", GameTag::RUSH),
            Give("CS2_231"),
            Give("CS2_231"),
            GiveThem("CS2_231"),
            Discard(Nth(1)),
            Play("CATA_493", Nothing),
            Now(Nth(0), 4, 4),
            HasNow(Nth(0), GameTag::RUSH),
            Discard(Nth(2)),
            Now(Nth(0), 6, 6),
            Discard(Nth(3)),
            Now(Nth(0), 6, 6),
        ],
    );
    check(CardClass::Warlock, &[Play("CATA_493", Nothing), Now(Nth(0), 2, 2)]);
}

/// `CATA_496` · Warlock spell · Shadow · 2 mana
/// > Take control of an enemy minion until the end of their turn. It can't attack this turn.
///
/// State: Todo
//~ todo CATA_496 6951481e b9d32f51 79fd30d0.2214560d
#[test]
#[ignore = "todo: Cursed Chains"]
fn CATA_496_cursed_chains() {
    unwritten("CATA_496");
}

/// `CATA_725t` · Warlock minion · 1 mana · 1/1
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
///
/// State: Todo
//~ todo CATA_725t b77c2f69 120c641d bf6cb7c6.7883c33c
#[test]
#[ignore = "todo: Soldier of Cho'gall"]
fn CATA_725t_soldier_of_chogall() {
    unwritten("CATA_725t");
}

/// `CATA_726` · Warlock minion · 9 mana · 6/6
/// > **Colossal +2** Your Arms and Soldiers destroy minions in the enemy's deck instead.
///
/// State: Todo
//~ todo CATA_726 2734ac10 20080add fcc52b18.c339547e
#[test]
#[ignore = "todo: Cho'gall, Mastermind"]
fn CATA_726_chogall_mastermind() {
    unwritten("CATA_726");
}

/// `CATA_726t` · Warlock minion · 1 mana · 1/1
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
///
/// State: Todo
//~ todo CATA_726t 1abde4d6 a56ad3df e426636a.7883c33c
#[test]
#[ignore = "todo: Cho's Arm"]
fn CATA_726t_chos_arm() {
    unwritten("CATA_726t");
}

/// `CATA_726t1` · Warlock minion · 1 mana · 1/1
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
///
/// State: Todo
//~ todo CATA_726t1 ec69bafd 8f1d778f 1eab2d98.7883c33c
#[test]
#[ignore = "todo: Gall's Arm"]
fn CATA_726t1_galls_arm() {
    unwritten("CATA_726t1");
}
