//! Hunter cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c01f823f

/// Play Dead · Spell · 1 mana · Trigger a friendly minion's **Deathrattle**.
//~ done ICC_052 - 63b2d58c -
#[test]
fn ICC_052_play_dead() {
    check(
        CardClass::Hunter,
        &[
            Give("ICC_052"),
            Cost("ICC_052", 1),
            Friend("EX1_096"),
            Play("ICC_052", On(My(0))),
            HandCount(Mine, 1),
            BoardCount(Mine, 1),
        ],
    );
}

/// Deathstalker Rexxar · Hero · 6 mana · 30 health, 5 armor · **Battlecry:** Deal 2 damage to all enemy minions.
//~ todo ICC_828 47de6335 7f620c14 -
#[test]
#[ignore = "todo: Deathstalker Rexxar"]
fn ICC_828_deathstalker_rexxar() {
    unwritten("ICC_828");
}

/// Build-A-Beast · Hero Power · 2 mana · Craft a custom Zombeast.
//~ todo ICC_828p cec756a1 0a6885ac -
#[test]
#[ignore = "todo: Build-A-Beast"]
fn ICC_828p_build_a_beast() {
    unwritten("ICC_828p");
}

/// Zombeast · Minion · Undead · Beast · 0 mana · 1/1 · {0} {1}
//~ done ICC_828t - 2ff14d09 -
#[test]
#[rustfmt::skip]
fn ICC_828t_zombeast() {
    check(CardClass::Hunter, &[
        Play("TLC_EVENT_400", Nothing), Play("CS2_182", Nothing), Play("CS2_172", Nothing), Play("CS2_171", Nothing),
        Crystals(10), Force(Card("EX1_531")), Play("FP1_001", Nothing), Force(Card("CS2_172")), ChooseCard("EX1_531"),
        ChooseCard("CS2_172"), HandCount(Mine, 1), Is(InHand(0), "ICC_828t"), Now(InHand(0), 5, 4),
        CostNow(InHand(0), 1), Play("ICC_828t", Nothing), Kill(The("CS2_171")), Now(The("ICC_828t"), 7, 5),
    ]);
}
