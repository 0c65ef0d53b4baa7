//! Hunter cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c01f823f

/// `ICC_052` · Hunter spell · 1 mana
/// > Trigger a friendly minion's **Deathrattle**.
///
/// State: Done
//~ done ICC_052 2cd0701b - 950f5f8c.c485233e
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

/// `ICC_828` · Hunter hero · 6 mana · 30 health, 5 armor
/// > **Battlecry:** Deal 2 damage to all enemy minions.
///
/// State: Todo
//~ todo ICC_828 7297b5e5 47de6335 e1d446a4.b4575076
#[test]
#[ignore = "todo: Deathstalker Rexxar"]
fn ICC_828_deathstalker_rexxar() {
    unwritten("ICC_828");
}

/// `ICC_828p` · Neutral hero power · 2 mana
/// > Craft a custom Zombeast.
///
/// State: Todo
//~ todo ICC_828p a7cd4ea8 cec756a1 dd1f7ca6.cb2fb54b
#[test]
#[ignore = "todo: Build-A-Beast"]
fn ICC_828p_build_a_beast() {
    unwritten("ICC_828p");
}

/// `ICC_828t` · Hunter minion · 0 mana · 1/1
/// > {0} {1}
///
/// State: Todo
//~ todo ICC_828t eb1109f9 ce46d15a 9d6b4587.09cdb72f
#[test]
#[ignore = "todo: Zombeast"]
fn ICC_828t_zombeast() {
    unwritten("ICC_828t");
}
