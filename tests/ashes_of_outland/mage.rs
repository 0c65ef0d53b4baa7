//! Mage cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0c749913

/// Font of Power · Spell · Arcane · 1 mana · **Discover** a Mage minion. If your deck has no minions, keep all 3 instead.
//~ done BT_021 - 1aec9720 -
#[test]
fn BT_021_font_of_power() {
    check! { Mage:
        Give("BT_021"), Cost("BT_021", 1), Force(Card("CS2_033")), ForbidOutcome(Card("CS2_182")), Play("BT_021", Nothing),
        ChooseCard("CS2_033"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_033"),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_029"), Force(Card("CS2_033")), Force(Card("EX1_612")), Force(Card("NEW1_012")),
        Play("BT_021", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "CS2_033"), IsCard(InHand(1), "EX1_612"),
        IsCard(InHand(2), "NEW1_012"), DeckCount(Mine, 1),
    }
    check! { Rogue: Force(Card("CS2_033")), Play("BT_021", Nothing), ChooseCard("CS2_033"), HandCount(Mine, 1) }
    check! { Mage: EmptyDeck(Mine), OnTop("CS2_231"), Play("BT_021", Nothing), Choose(2), HandCount(Mine, 1) }
    for other in ["CS2_029", "CS2_182"] {
        check! { Mage: EmptyDeck(Mine), ForbidOutcome(Card(other)), Play("BT_021", Nothing) }
    }
}

/// Solarian Prime · Minion · Demon · 7 mana · 7/7 · **Spell Damage +1 Battlecry:** Cast 5 random Mage spells *(targets enemies if possible*).
//~ done BT_028t - 8841b2b6 -
#[test]
fn BT_028t_solarian_prime() {
    check! { Mage:
        Force(Card("CS2_024")), Force(Card("CS2_024")), Force(Card("CS2_024")), Force(Card("CS2_024")),
        Force(Card("CS2_024")), Play("BT_028t", Nothing), Health(TheirHero, 10), Health(MyHero, 30),
    }
}
