//! Mage cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3a442d67

/// The Amazing Reno · Hero · 10 mana · 30 health, 5 armor · **Battlecry:** Make all minions disappear. *\*Poof!\**
// Also tests YOD_009h.
//~ done YOD_009 - b95c21ba -
#[test]
fn YOD_009_the_amazing_reno() {
    check! { Mage:
        Ally("EX1_096"), Enemy("EX1_096"), Play("YOD_009", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 0),
        HandCount(Mine, 0), HandCount(Theirs, 0), Armor(Mine, 5), IsCard(MyPower, "YOD_009h"), EndTurn, HandCount(Mine, 0),
        Force(Card("CS2_023")), EndTurn, HandCount(Mine, 3),
    }
}
