//! Warrior cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 69b939d8

/// `CATA_150` · Warrior minion · 8 mana · 8/8
/// > **Colossal +2** At the end of your turn, trigger your minions' **Deathrattles**.
///
/// State: Done
//~ done CATA_150 684a291b - 30f0ca47.6e299623
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

/// `CATA_150t` · Warrior minion · 1 mana · 2/1
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// State: Todo
//~ todo CATA_150t 004aba62 4bdb4fea 54c2611f.b3f32a25
#[test]
#[ignore = "todo: Hand of Ragnaros"]
fn CATA_150t_hand_of_ragnaros() {
    unwritten("CATA_150t");
}

/// `CATA_150t1` · Warrior minion · 1 mana · 2/1
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// State: Todo
//~ todo CATA_150t1 69ef3bbb 00ff7e24 86ea96b8.b3f32a25
#[test]
#[ignore = "todo: Hand of Ragnaros"]
fn CATA_150t1_hand_of_ragnaros() {
    unwritten("CATA_150t1");
}

/// `CATA_580t` · Warrior minion · 1 mana · 2/1
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// State: Todo
//~ todo CATA_580t bc965341 d5e3dd9e 3cd81235.b3f32a25
#[test]
#[ignore = "todo: Soldier of Ragnaros"]
fn CATA_580t_soldier_of_ragnaros() {
    unwritten("CATA_580t");
}

/// `CATA_585` · Warrior spell · Fire · 1 mana
/// > Deal $@ damage to a damaged minion. Return this to hand with any excess damage.
///
/// State: Todo
//~ todo CATA_585 f40b4804 faf8446f c817f34f.f9e7fa0a
#[test]
#[ignore = "todo: Torch"]
fn CATA_585_torch() {
    unwritten("CATA_585");
}

/// `CATA_591` · Warrior minion · 7 mana · 7/7
/// > **Battlecry:** Instead of drawing each turn, **Discover** a card from your deck. It costs (3) less. Destroy the others.
///
/// State: Todo
//~ todo CATA_591 a228652e 9af3cdde 81df6ea3.0be90753
#[test]
#[ignore = "todo: Commander Geddon"]
fn CATA_591_commander_geddon() {
    unwritten("CATA_591");
}
