//! Hunter cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 22a6bacf

/// Grimestreet Informant · Minion · 2 mana · 2/2 · **Battlecry: Discover** a Hunter, Paladin, or Warrior card.
//~ done CFM_321 - 902738b0 -
#[test]
fn CFM_321_grimestreet_informant() {
    // One card of each class, in any order.
    check! { Hunter:
        Force(Card("CS2_084")), Force(Card("CS2_087")), Force(Card("CS2_105")), Play("CFM_321", Nothing),
        ChooseCard("CS2_087"), HandCount(Mine, 1), Is(InHand(0), "CS2_087"),
    }
    check! { Hunter:
        Force(Card("CS2_084")), Force(Card("CS2_087")), Force(Card("CS2_105")), Force(Card("CS2_105")),
        Play("CFM_321", Nothing), Choose(0), HandCount(Mine, 1), Is(InHand(0), "CS2_105"),
    }
    // It is a Discover: Rangari Scout gets a copy. Twice with Brann Bronzebeard, each time three cards.
    check! { Hunter: Friend("GDB_841"), Play("CFM_321", Nothing), Choose(0), HandCount(Mine, 2) }
    check! { Hunter: Friend("LOE_077"), Play("CFM_321", Nothing), Choose(2), Choose(2), HandCount(Mine, 2) }
    check! { Hunter:
        Friend("LOE_077"), Force(Card("CS2_084")), Force(Card("CS2_087")), Force(Card("CS2_105")),
        Force(Card("CS2_105")), Play("CFM_321", Nothing), Force(Card("DS1_185")), Force(Card("CS2_093")),
        Force(Card("CS2_108")), Never(Card("CS2_084")), Choose(0), Choose(0), HandCount(Mine, 2),
    }
}
