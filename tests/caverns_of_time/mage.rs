//! Mage cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 92d1af10

/// Black Morass Imposter · Minion · 2 mana · 2/2 · Each turn this is in your hand, transform it into a random 2-Cost minion that gains **Spell Damage +1**.
//~ done WON_039 - ca4a1945 -
#[test]
fn WON_039_black_morass_imposter() {
    check! { Mage:
        Give("WON_039"), EndTurn, Force(Card("EX1_066")), EndTurn, IsCard(Nth(0), "EX1_066"),
        TagNow(Nth(0), GameTag::SPELLPOWER, 1), EndTurn, Force(Card("EX1_066")), EndTurn, IsCard(Nth(0), "EX1_066"),
        TagNow(Nth(0), GameTag::SPELLPOWER, 1), EndTurn, ForbidOutcome(Card("CS2_200")), EndTurn,
    }
}

/// Disco at the End of Time · Spell · 6 mana · Cast 5 random **Secrets** from the past. At the start of your turn, destroy them.
//~ done WON_040 - f16f50e4 -
#[test]
fn WON_040_disco_at_the_end_of_time() {
    check! { Mage:
        Play("DEEP_000", Nothing), Force(Card("EX1_610")), Force(Card("EX1_611")), Force(Card("EX1_609")),
        Force(Card("EX1_287")), Play("WON_040", Nothing), IsInZone(Newest("DEEP_000"), Zone::Secret),
        IsInZone(Newest("EX1_610"), Zone::Secret), IsInZone(Newest("EX1_611"), Zone::Secret), IsInZone(Newest("EX1_609"), Zone::Secret),
        IsInZone(Newest("EX1_287"), Zone::Secret), EndTurn, IsInZone(Newest("EX1_287"), Zone::Secret), EndTurn,
        IsInZone(Newest("EX1_610"), Zone::Graveyard), IsInZone(Newest("EX1_611"), Zone::Graveyard), IsInZone(Newest("EX1_609"), Zone::Graveyard),
        IsInZone(Newest("EX1_287"), Zone::Graveyard), IsInZone(Newest("DEEP_000"), Zone::Secret),
    }
    check! { Mage:
        Force(Card("EX1_610")), Force(Card("EX1_611")), Force(Card("EX1_609")), Force(Card("EX1_287")),
        Force(Card("EX1_289")), ForbidOutcome(Card("EX1_294")), Play("WON_040", Nothing),
    }
}

/// Chromie, Timehopper · Minion · 6 mana · 4/4 · **Battlecry:** Visit a Historical Epoch. Shuffle the others into your deck.
//~ done WON_041 - fe4e3ae2 -
#[test]
fn WON_041_chromie_timehopper() {
    check! { Mage:
        EmptyDeck(Mine), Enemy("CS2_182"), Play("WON_041", Nothing), ChooseCard("WON_041t4"), Damage(TheirHero, 2),
        Damage(Their(0), 2), DeckCount(Mine, 3), IsInZone(Newest("WON_041t"), Zone::Deck), IsInZone(Newest("WON_041t2"), Zone::Deck),
        IsInZone(Newest("WON_041t3"), Zone::Deck),
    }
    check! { Mage:
        EmptyDeck(Mine), Play("WON_041", Nothing), ChooseCard("WON_041t2"), DeckCount(Mine, 3), StatsNow(My(0), 6, 6),
        IsInZone(Newest("WON_041t4"), Zone::Deck),
    }
    check! { Mage: Play("WON_041", Nothing), ChooseCard("WON_041t"), DeckCount(Mine, 22), HandCount(Mine, 2) }
    check! { Mage: Play("WON_041", Nothing), ChooseCard("WON_041t3"), DeckCount(Mine, 22), HandCount(Mine, 2) }
}
