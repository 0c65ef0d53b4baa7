//! Warlock cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file febfd989

/// Eldritch Tentacles · Spell · Shadow · 6 mana · Deal $3 damage to all minions. Repeat this with 1 less damage.
//~ todo CATA_491 cf45b659 35422c16 -
#[test]
#[ignore = "todo: Eldritch Tentacles"]
fn CATA_491_eldritch_tentacles() {
    unwritten("CATA_491");
}

/// Duke of Below · Minion · 4 mana · 2/2 · **Rush** Has +2/+2 for each card you've discarded this game.
//~ done CATA_493 - feaa9970 -
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

/// Cursed Chains · Spell · Shadow · 2 mana · Take control of an enemy minion until the end of their turn. It can't attack this turn.
//~ todo CATA_496 b9d32f51 20243175 -
#[test]
#[ignore = "todo: Cursed Chains"]
fn CATA_496_cursed_chains() {
    unwritten("CATA_496");
}

/// Soldier of Cho'gall · Minion · 1 mana · 1/1 · At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
//~ todo CATA_725t 120c641d c7fd93c8 -
#[test]
#[ignore = "todo: Soldier of Cho'gall"]
fn CATA_725t_soldier_of_chogall() {
    unwritten("CATA_725t");
}

/// Cho'gall, Mastermind · Minion · 9 mana · 6/6 · **Colossal +2** Your Arms and Soldiers destroy minions in the enemy's deck instead.
//~ todo CATA_726 20080add d8f57686 -
#[test]
#[ignore = "todo: Cho'gall, Mastermind"]
fn CATA_726_chogall_mastermind() {
    unwritten("CATA_726");
}

/// Cho's Arm · Minion · 1 mana · 1/1 · At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
//~ todo CATA_726t a56ad3df 113c101d -
#[test]
#[ignore = "todo: Cho's Arm"]
fn CATA_726t_chos_arm() {
    unwritten("CATA_726t");
}

/// Gall's Arm · Minion · 1 mana · 1/1 · At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
//~ todo CATA_726t1 8f1d778f b5927a2e -
#[test]
#[ignore = "todo: Gall's Arm"]
fn CATA_726t1_galls_arm() {
    unwritten("CATA_726t1");
}
