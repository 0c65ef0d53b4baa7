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
        Give("LOOT_104"), EndTurn, Force(Card("CS2_029")), EndTurn, IsCard(Nth(0), "CS2_029"), EndTurn,
        Force(Card("CS2_024")), EndTurn, IsCard(Nth(0), "CS2_024"), EndTurn, ForbidOutcome(Card("CS2_089")), EndTurn,
    }
}

/// Raven Familiar · Minion · Beast · 2 mana · 2/2 · **Battlecry:** Reveal a spell in each deck. If yours costs more, draw it.
//~ done LOOT_170 - dc6db813 -
#[test]
fn LOOT_170_raven_familiar() {
    check! { Mage:
        DeckOf(&["CS2_029", "CS2_200"]), EmptyDeck(Theirs), OnTheirTop("CS2_024"), OnTheirTop("CS2_200"),
        Play("LOOT_170", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"), DeckCount(Theirs, 2),
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

/// Explosive Runes · Spell · Fire · 3 mana · **Secret:** After your opponent plays a minion, deal $6 damage to it and any excess to their hero.
//~ done LOOT_101 - 13d4ecc3 -
#[test]
fn LOOT_101_explosive_runes() {
    check! { Mage:
        Give("LOOT_101"), Cost("LOOT_101", 3), Play("LOOT_101", Nothing), Play("CS2_182", Nothing),
        IsInZone(Nth(0), Zone::Secret), EndTurn, Summon("CS2_182"), IsInZone(Nth(0), Zone::Secret), Play("CS2_182", Nothing),
        BoardCount(Theirs, 1), Damage(Their(0), 0), Damage(TheirHero, 1), Damage(My(0), 0), IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Mage:
        Play("LOOT_101", Nothing), EndTurn, Play("CS2_200", Nothing), Damage(Their(0), 6), Health(TheirHero, 30),
    }
}

/// Dragoncaller Alanna · Minion · 9 mana · 3/3 · **Battlecry:** Summon a 5/5 Dragon for each spell you cast this game that costs (5) or more.
//~ done LOOT_535 - 85c0d07b -
#[test]
fn LOOT_535_dragoncaller_alanna() {
    check! { Mage:
        Give("LOOT_535"), Cost("LOOT_535", 9), Stats("LOOT_535", 3, 3), Play("CS2_029", On(TheirHero)),
        Play("CS2_231", Nothing), Play("CS2_182", Nothing), Crystals(10), Play("EX1_279", On(TheirHero)),
        Health(TheirHero, 14), EndTurn, Play("EX1_279", On(MyHero)), Health(MyHero, 20), EndTurn,
        Play("LOOT_535", Nothing), BoardCount(Mine, 4), IsCard(My(3), "LOOT_535t"), StatsNow(My(3), 5, 5), BoardCount(Theirs, 0),
    }
}

/// Leyline Manipulator · Minion · Elemental · 4 mana · 4/5 · **Battlecry:** If you're holding any cards that didn't start in your deck, reduce their Cost by (2).
//~ done LOOT_537 - d77e3096 -
#[test]
fn LOOT_537_leyline_manipulator() {
    check! { Mage:
        Give("LOOT_537"), Cost("LOOT_537", 4), Stats("LOOT_537", 4, 5), DrawOne, Give("CS2_200"), GiveThem("CS2_200"),
        Play("LOOT_537", Nothing), CostNow(InHand(0), 4), CostNow(InHand(1), 4), CostNow(InTheirHand(0), 6), EndTurn,
        EndTurn, CostNow(InHand(2), 4), CostNow(InHand(1), 4),
    }
}
