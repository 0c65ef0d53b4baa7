//! Mage cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5be6a53f

/// Shifting Scroll · Spell · Arcane · 0 mana · Each turn this is in your hand, transform it into a random Mage spell.
//~ done LOOT_104 - 549dcec1 -
#[test]
fn LOOT_104_shifting_scroll() {
    check! { Mage:
        Give("LOOT_104"), EndTurn, Force(Card("CS2_029")), EndTurn, Is(Nth(0), "CS2_029"), EndTurn,
        Force(Card("CS2_024")), EndTurn, Is(Nth(0), "CS2_024"), EndTurn, Never(Card("CS2_089")), EndTurn,
    }
}

/// Raven Familiar · Minion · Beast · 2 mana · 2/2 · **Battlecry:** Reveal a spell in each deck. If yours costs more, draw it.
//~ done LOOT_170 - dc6db813 -
#[test]
fn LOOT_170_raven_familiar() {
    check! { Mage:
        DeckOf(&["CS2_029", "CS2_200"]), EmptyDeck(Theirs), OnTheirTop("CS2_024"), OnTheirTop("CS2_200"),
        Play("LOOT_170", Nothing), HandCount(Mine, 1), Is(InHand(0), "CS2_029"), DeckCount(Theirs, 2),
    }
    check! { Mage:
        DeckOf(&["CS2_029", "CS2_200"]), EmptyDeck(Theirs), OnTheirTop("CS2_029"), Play("LOOT_170", Nothing),
        HandCount(Mine, 0), DeckCount(Mine, 2),
    }
    check! { Mage:
        DeckOf(&["CS2_029", "CS2_200"]), EmptyDeck(Theirs), OnTheirTop("CS2_200"), Play("LOOT_170", Nothing),
        HandCount(Mine, 1),
    }
    check! { Mage: Play("LOOT_170", Nothing), OnTheirTop("CS2_200"), Play("LOOT_170", Nothing), HandCount(Mine, 0) }
    check! { Mage:
        DeckOf(&["CS2_029", "CS2_200"]), OnTheirTop("CS2_024"), OnTheirTop("CS2_024"), Play("LOOT_170", Nothing),
        HandCount(Mine, 1),
    }
}
