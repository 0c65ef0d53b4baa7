//! Warrior cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 69b939d8

/// Ragnaros, the Great Fire · Minion · Elemental · 8 mana · 8/8 · **Colossal +2** At the end of your turn, trigger your minions' **Deathrattles**.
//~ done CATA_150 - 7d2730f4 -
#[test]
fn CATA_150_ragnaros_the_great_fire() {
    check(
        CardClass::Warrior,
        &[
            Give("CATA_150"),
            Cost("CATA_150", 8),
            Stats("CATA_150", 8, 8),
            Friend("EX1_096"),
            Enemy("EX1_096"),
            Play("CATA_150", Nothing),
            BoardCount(Mine, 4),
            In(The("CATA_150t"), Zone::Play),
            In(The("CATA_150t1"), Zone::Play),
            HandCount(Mine, 0),
            EndTurn,
            HandCount(Mine, 1),
            HandCount(Theirs, 1),
            In(Nth(1), Zone::Play),
            EndTurn,
            HandCount(Mine, 2),
        ],
    );
}

/// Hand of Ragnaros · Minion · Elemental · 1 mana · 2/1 · **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy.
//~ todo CATA_150t 4bdb4fea f746256a -
#[test]
#[ignore = "todo: Hand of Ragnaros"]
fn CATA_150t_hand_of_ragnaros() {
    unwritten("CATA_150t");
}

/// Hand of Ragnaros · Minion · Elemental · 1 mana · 2/1 · **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy.
//~ todo CATA_150t1 00ff7e24 f746256a -
#[test]
#[ignore = "todo: Hand of Ragnaros"]
fn CATA_150t1_hand_of_ragnaros() {
    unwritten("CATA_150t1");
}

/// Soldier of Ragnaros · Minion · Elemental · 1 mana · 2/1 · **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy.
//~ todo CATA_580t d5e3dd9e 20bf0b05 -
#[test]
#[ignore = "todo: Soldier of Ragnaros"]
fn CATA_580t_soldier_of_ragnaros() {
    unwritten("CATA_580t");
}

/// Torch · Spell · Fire · 1 mana · Deal $@ damage to a damaged minion. Return this to hand with any excess damage.
//~ todo CATA_585 faf8446f c92670fc -
#[test]
#[ignore = "todo: Torch"]
fn CATA_585_torch() {
    unwritten("CATA_585");
}

/// Commander Geddon · Minion · Elemental · 7 mana · 7/7 · **Battlecry:** Instead of drawing each turn, **Discover** a card from your deck. It costs (3) less. Destroy the others.
//~ todo CATA_591 9af3cdde 8d910e36 -
#[test]
#[ignore = "todo: Commander Geddon"]
fn CATA_591_commander_geddon() {
    unwritten("CATA_591");
}
