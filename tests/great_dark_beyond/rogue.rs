//! Rogue cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7d66ace9

/// `GDB_466` · Rogue minion · 5 mana · 5/4
/// > **Starship Piece** When this is launched, summon a copy of the **Starship**.
///
/// State: Todo
//~ todo GDB_466 ce0f2c08 e1d6faab 7289abbe.287a917d
#[test]
#[ignore = "todo: The Gravitational Displacer"]
fn GDB_466_the_gravitational_displacer() {
    unwritten("GDB_466");
}

/// `GDB_472` · Rogue minion · 3 mana · 3/3
/// > Undamaged enemy minions take double damage. **Combo:** Get a Backstab.
///
/// State: Done
//~ done GDB_472 70f84a46 - cac5d964.d1f21899
#[test]
fn GDB_472_talgath() {
    check(
        CardClass::Rogue,
        &[
            Give("GDB_472"),
            Cost("GDB_472", 3),
            Stats("GDB_472", 3, 3),
            Friend("GDB_472"),
            Friend("CS2_182"),
            Enemy("CS2_200"),
            Play("CS2_008", On(Their(0))),
            Damage(Their(0), 2),
            Play("CS2_008", On(Their(0))),
            Damage(Their(0), 3),
            Play("CS2_008", On(My(1))),
            Damage(My(1), 1),
            Play("CS2_008", On(TheirHero)),
            Damage(TheirHero, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Play("GDB_472", Nothing),
            HandCount(Mine, 0),
            Enemy("CS2_200"),
            Play("GDB_472", Nothing),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_072"),
        ],
    );
}

/// `GDB_873` · Rogue spell · 2 mana
/// > **Discover** a **Combo** minion. The next one you play triggers its **Combo** twice.
///
/// State: Todo
//~ todo GDB_873 d691dbe4 94bae880 8c77bdcd.55dcb22b
#[test]
#[ignore = "todo: Lucky Comet"]
fn GDB_873_lucky_comet() {
    unwritten("GDB_873");
}

/// `SC_671t1` · Rogue minion · 8 mana · 8/8
/// > At the end of your turn, deal 8 damage to the enemy hero and 2 damage to their minions.
///
/// State: Todo
//~ todo SC_671t1 c7bb63e5 8cabc721 f870f6f5.08101910
#[test]
#[ignore = "todo: Archon"]
fn SC_671t1_archon() {
    unwritten("SC_671t1");
}

/// `SC_752` · Rogue minion · 6 mana · 5/3
/// > **Stealth**. **Battlecry:** Destroy an enemy minion. *Play another Templar to merge into an Archon!*
///
/// State: Todo
//~ todo SC_752 bdfd825b b183e257 ca2df864.cc4c26d8
#[test]
#[ignore = "todo: Dark Templar"]
fn SC_752_dark_templar() {
    unwritten("SC_752");
}

/// `SC_765` · Rogue minion · 6 mana · 3/5
/// > **Battlecry:** Deal 2 damage to all enemies. *Play another Templar to merge into an Archon!*
///
/// State: Todo
//~ todo SC_765 dbbd7495 95ef76a7 1e4283ec.ac08ca1b
#[test]
#[ignore = "todo: High Templar"]
fn SC_765_high_templar() {
    unwritten("SC_765");
}
