//! Rogue cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7d66ace9

/// The Gravitational Displacer · Minion · 5 mana · 5/4 · **Starship Piece** When this is launched, summon a copy of the **Starship**.
//~ todo GDB_466 e1d6faab fd0ac06a -
#[test]
#[ignore = "todo: The Gravitational Displacer"]
fn GDB_466_the_gravitational_displacer() {
    unwritten("GDB_466");
}

/// Talgath · Minion · Demon · 3 mana · 3/3 · Undamaged enemy minions take double damage. **Combo:** Get a Backstab.
//~ done GDB_472 - 5855514c -
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

/// Lucky Comet · Spell · 2 mana · **Discover** a **Combo** minion. The next one you play triggers its **Combo** twice.
//~ todo GDB_873 94bae880 0b3eeb4d -
#[test]
#[ignore = "todo: Lucky Comet"]
fn GDB_873_lucky_comet() {
    unwritten("GDB_873");
}

/// Archon · Minion · 8 mana · 8/8 · At the end of your turn, deal 8 damage to the enemy hero and 2 damage to their minions.
//~ todo SC_671t1 8cabc721 2040e35b -
#[test]
#[ignore = "todo: Archon"]
fn SC_671t1_archon() {
    unwritten("SC_671t1");
}

/// Dark Templar · Minion · 6 mana · 5/3 · **Stealth**. **Battlecry:** Destroy an enemy minion. *Play another Templar to merge into an Archon!*
//~ todo SC_752 b183e257 0f8ab890 -
#[test]
#[ignore = "todo: Dark Templar"]
fn SC_752_dark_templar() {
    unwritten("SC_752");
}

/// High Templar · Minion · 6 mana · 3/5 · **Battlecry:** Deal 2 damage to all enemies. *Play another Templar to merge into an Archon!*
//~ todo SC_765 95ef76a7 b8dd457b -
#[test]
#[ignore = "todo: High Templar"]
fn SC_765_high_templar() {
    unwritten("SC_765");
}
