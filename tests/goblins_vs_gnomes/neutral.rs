//! Neutral cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d1c2d0d8

/// `GVG_074` · Neutral minion · 4 mana · 4/3
/// > **Battlecry:** Take control of a random enemy **Secret**.
///
/// State: Todo
//~ todo GVG_074 f2d9b59b 557e7c9d 1f957f9f.06d8c7c1
#[test]
#[ignore = "todo: Kezan Mystic"]
fn GVG_074_kezan_mystic() {
    unwritten("GVG_074");
}

/// `GVG_107` · Neutral minion · 4 mana · 3/2
/// > **Battlecry:** Give your other minions **Windfury**, **Taunt**, or **Divine Shield* (at random)*.
///
/// State: Todo
//~ todo GVG_107 304c3d4c 8c36fbe6 17e95d99.d947c592
#[test]
#[ignore = "todo: Enhance-o Mechano"]
fn GVG_107_enhance_o_mechano() {
    unwritten("GVG_107");
}

/// `GVG_111` · Neutral minion · 5 mana · 4/5
/// > At the start of your turn, if you have at least 3 Mechs, destroy them all and form V-07-TR-0N.
///
/// State: Todo
//~ todo GVG_111 090fe420 78c310d4 3b79c581.b1978cd2
#[test]
#[ignore = "todo: Mimiron's Head"]
fn GVG_111_mimirons_head() {
    unwritten("GVG_111");
}

/// `GVG_111t` · Neutral minion · 8 mana · 4/8
/// > **Charge Mega-Windfury**
///
/// State: Todo
//~ todo GVG_111t 6a0511d2 39f67c6a 7aaffff4.077220f3
#[test]
#[ignore = "todo: V-07-TR-0N"]
fn GVG_111t_v_07_tr_0n() {
    unwritten("GVG_111t");
}

/// `GVG_112` · Neutral minion · 6 mana · 7/6
/// > All minions have a 50% chance to attack the wrong enemy.
///
/// State: Todo
//~ todo GVG_112 aac7d287 8494ccbe 81e74527.4b6b5dab
#[test]
#[ignore = "todo: Mogor the Ogre"]
fn GVG_112_mogor_the_ogre() {
    unwritten("GVG_112");
}

/// `GVG_115` · Neutral minion · 6 mana · 5/7
/// > **Battlecry and Deathrattle:** Add a **Spare Part** card to your hand.
///
/// State: Done
//~ done GVG_115 6890e0d9 - e83d8237.98c0c05d
#[test]
fn GVG_115_toshley() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_115"),
            Cost("GVG_115", 6),
            Stats("GVG_115", 5, 7),
            Play("GVG_115", Nothing),
            HandCount(Mine, 1),
            Kill(My(0)),
            HandCount(Mine, 2),
        ],
    );
}
