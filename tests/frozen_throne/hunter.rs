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
//~ todo ICC_828t ce46d15a 2ff14d09 -
#[test]
#[ignore = "todo: Zombeast"]
fn ICC_828t_zombeast() {
    unwritten("ICC_828t");
}
