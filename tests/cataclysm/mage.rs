//! Mage cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 913b40eb

/// Spellweaver's Brilliance · Spell · Arcane · 10 mana · Summon a 6/6 Dragon. Costs (1) less for each damage you dealt with spells this turn.
//~ done CATA_452 - ae276c25 -
#[test]
fn CATA_452_spellweavers_brilliance() {
    check! { Mage:
        Give("CATA_452"), Crystals(10), CostNow(Nth(0), 10), HeroPower(On(TheirHero)), CostNow(Nth(0), 10),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 7), CostNow(Nth(0), 4), Play("CATA_452", Nothing),
        IsCard(My(0), "CATA_452t"), Mana(0), EndTurn, Give("CATA_452"), CostNow(Newest("CATA_452"), 10),
    }
    check! { Mage:
        Play("CS2_029", On(TheirHero)), Play("CATA_452", Nothing), BoardCount(Mine, 1), Health(TheirHero, 24),
    }
}

/// Unstable Spellcaster · Minion · Elemental · 4 mana · 2/5 · **Spell Damage +1 Battlecry:** If you dealt damage with a spell this turn, summon a copy of this.
//~ done CATA_483 - 278a73b6 -
#[test]
fn CATA_483_unstable_spellcaster() {
    check! { Mage:
        HeroPower(On(TheirHero)), Play("CATA_483", Nothing), BoardCount(Mine, 1), EndTurn,
        Play("CS2_029", On(TheirHero)), EndTurn, Play("CATA_483", Nothing), BoardCount(Mine, 2),
        Play("CS2_024", On(TheirHero)), Damage(TheirHero, 12), Play("CATA_483", Nothing), BoardCount(Mine, 4),
        IsCard(My(3), "CATA_483"),
    }
}

/// Raincaller · Minion · Elemental · 2 mana · 1/4 · The first time you deal damage with a spell each turn, gain +2 Attack.
//~ done CATA_487 - 13ceed74 -
#[test]
fn CATA_487_raincaller() {
    check! { Mage:
        Ally("CATA_487"), HeroPower(On(TheirHero)), StatsNow(My(0), 1, 4), Play("CS2_024", On(TheirHero)),
        StatsNow(My(0), 3, 4), Play("CS2_024", On(TheirHero)), StatsNow(My(0), 3, 4), EndTurn, Play("CS2_024", On(TheirHero)),
        StatsNow(My(0), 3, 4), EndTurn, Play("CS2_024", On(TheirHero)), Damage(TheirHero, 13), StatsNow(My(0), 5, 4),
    }
    check! { Mage:
        Enemy("CATA_487"), EndTurn, Play("CS2_024", On(TheirHero)), StatsNow(Their(0), 3, 4), Health(TheirHero, 27),
    }
    // The opponent's hero is not heard.
    check! { Mage:
        EndTurn, Ally("CATA_487"), EndTurn, EndTurn, EndTurn, Summon("CS2_052"), Play("CS2_024", On(My(1))),
        StatsNow(My(0), 3, 4),
    }
    check! { Mage: Ally("CATA_487"), EndTurn, EndTurn, Play("CS2_024", On(My(0))), StatsNow(My(0), 3, 1) }
}

/// Vulcanos · Minion · Elemental · 7 mana · 4/8 · **Colossal +2** At the end of your turn, deal 3 damage to all other minions.
//~ done CATA_488 - 9974ee33 -
#[test]
fn CATA_488_vulcanos() {
    check! { Mage:
        Give("CATA_488"), Cost("CATA_488", 7), Stats("CATA_488", 4, 8), Ally("CS2_182"), Enemy("CS2_182"),
        Play("CATA_488", Nothing), BoardCount(Mine, 4), IsInZone(Newest("CATA_488t"), Zone::Play),
        IsInZone(Newest("CATA_488t2"), Zone::Play), Damage(Nth(2), 0), EndTurn, HandCount(Mine, 2), Damage(Nth(1), 3),
        Damage(Nth(2), 3), Damage(Newest("CATA_488t"), 3), Damage(Newest("CATA_488t2"), 3), Damage(Nth(0), 0),
        Health(MyHero, 30), Health(TheirHero, 30), EndTurn, Damage(Nth(1), 3),
    }
}

/// Arcane Flow · Spell · Arcane · 4 mana · **Shatter** Deal $4 damage. Deal $2 damage to all enemies.@Deal $4 damage. Deal $2 damage to all enemies.
/// - Numbers: {0} = 123743
// Also tests CATA_489t, CATA_489t2.
//~ done CATA_489 - 01b43d7f.d0e53167 -
#[test]
fn CATA_489_arcane_flow() {
    check! { Mage:
        Give("CS2_182"), Give("CATA_489"), Play("CS2_231", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "CATA_489t"),
        IsCard(InHand(2), "CATA_489t2"), Enemy("CS2_200"), Play("CATA_489t", On(Their(0))), Damage(Their(0), 4),
        Health(TheirHero, 30), Crystals(10), Play("CATA_489t2", Nothing), Damage(Their(0), 6), Health(TheirHero, 28),
        Damage(My(0), 0),
    }
    check! { Mage:
        Give("CATA_489"), Enemy("CS2_200"), Play("CATA_489", On(Their(0))), Damage(Their(0), 6), Health(TheirHero, 28),
    }
}

/// Conjuration Specialist · Minion · 3 mana · 3/4 · **Battlecry:** Choose a spell in your hand. Split it into two random spells of the same Cost.
//~ done CATA_979 - 1069be68 -
#[test]
fn CATA_979_conjuration_specialist() {
    check! { Mage in Wild:
        Give("CS2_182"), Give("CS2_029"), Force(Card("CS2_022")), Play("CATA_979", On(InHand(1))), HandCount(Mine, 3),
        IsCard(InHand(0), "CS2_182"), IsCard(InHand(1), "CS2_022"), CostNow(InHand(1), 4), CostNow(InHand(2), 4),
        IsInZone(Nth(1), Zone::RemovedFromGame),
    }
    check! { Mage:
        Give("CS2_182"), Give("CS2_029"), Play("CATA_979", On(InHand(1))), EndTurn, Play("CATA_979", Nothing),
        HandCount(Mine, 3),
    }
    // Both new spells come into a full hand: the one that is split leaves it first.
    check! { Mage:
        Give("CS2_029"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"),
        Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Play("CATA_979", On(InHand(0))), HandCount(Mine, 10),
        CostNow(InHand(8), 4), CostNow(InHand(9), 4),
    }
    check! { Mage in Wild, Standard: Give("CS2_029"), ForbidOutcome(Card("CS2_182")), Play("CATA_979", On(InHand(0))) }
    // Without a spell in hand there is nothing to split.
    check! { Mage: Give("CS2_182"), Play("CATA_979", Nothing), HandCount(Mine, 1) }
}

/// Bursting Leyline · Spell · Arcane · 4 mana · Deal ${0} damage to a random enemy minion. Excess damage hits the enemy hero.@Deal ${0} damage to a random enemy minion, {1} times. Excess damage hits the enemy hero.
/// - Numbers: {0} = 4
//~ done MEND_500 - a8ed7d2b.ea228308 -
#[test]
fn MEND_500_bursting_leyline() {
    check! { Mage:
        Enemy("CS2_172"), Ally("CS2_182"), Play("MEND_500", Nothing), BoardCount(Theirs, 0), Health(TheirHero, 28),
        Damage(My(0), 0),
    }
    check! { Mage:
        Enemy("CS2_186"), Play("MEND_506", Nothing), Play("MEND_500", Nothing), Damage(Their(0), 5), Crystals(10),
        Play("MEND_503", Nothing), Enemy("CS2_200"), Kill(Their(0)), Play("MEND_500", Nothing), BoardCount(Theirs, 0),
        Health(TheirHero, 27),
    }
    check! { Mage:
        Enemy("CS2_172"), Enemy("CS2_172"), Play("MEND_500", Nothing), BoardCount(Theirs, 1), Health(TheirHero, 28),
    }
    check! { Mage:
        Play("MEND_503", Nothing), Crystals(10), Enemy("VAC_934"), Enemy("VAC_934"), Force(Entity(Their(0))),
        Force(Entity(Their(0))), Play("MEND_500", Nothing), Damage(Their(0), 8), Damage(Their(1), 0),
    }
}

/// Ley Walker · Minion · 3 mana · 4/2 · **Battlecry:** Your Leylines cost (1) less this game. **Deathrattle:** Get a random Leyline.
//~ done MEND_501 - fae1a447 -
#[test]
fn MEND_501_ley_walker() {
    check! { Mage in Wild, Standard:
        Give("MEND_500"), Give("CS2_029"), GiveThem("MEND_502"), Play("MEND_501", Nothing), CostNow(InHand(0), 3),
        CostNow(InHand(1), 4), CostNow(InTheirHand(0), 5), Play("MEND_501", Nothing), CostNow(InHand(0), 2),
        Force(Card("MEND_504")), Kill(My(0)), HandCount(Mine, 3), IsCard(InHand(2), "MEND_504"), CostNow(InHand(2), 0),
    }
}

/// Crystallized Leyline · Spell · Arcane · 5 mana · Summon a random {0}-Cost minion.@Summon a random {0}-Cost minion, {1} times.
/// - Numbers: {0} = 6
//~ done MEND_502 - c66aa212.ea267b5a -
#[test]
fn MEND_502_crystallized_leyline() {
    check! { Mage: Play("MEND_502", Nothing), BoardCount(Mine, 1), CostNow(My(0), 6) }
    check! { Mage:
        Ally("MEND_501"), Play("MEND_506", Nothing), Play("MEND_503", Nothing), Crystals(10),
        Play("MEND_502", Nothing), BoardCount(Mine, 5), CostNow(My(3), 7), CostNow(My(4), 7),
    }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("CS2_028")), Play("MEND_502", Nothing) }
    check! { Mage in Wild, Standard:
        Play("MEND_503", Nothing), Crystals(10), Force(Card("CS2_200")), ForbidOutcome(Card("CS2_028")),
        Play("MEND_502", Nothing),
    }
}

/// Surge Needle · Minion · 4 mana · 3/5 · **Battlecry:** Your Leylines trigger an additional time this game.
//~ done MEND_503 - a298168b -
#[test]
fn MEND_503_surge_needle() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_201"), OnTop("CS2_200"), OnTop("CS2_182"), Play("MEND_503", Nothing), Kill(My(0)),
        Play("MEND_504", Nothing), HandCount(Mine, 2), DeckCount(Mine, 1),
    }
}

/// Leyline Nexus · Spell · Arcane · 2 mana · Draw a card. It costs ({0}) less.@Draw {1} cards. They cost ({0}) less.
/// - Numbers: {0} = 1
//~ done MEND_504 - 66315f73.eae7e889 -
#[test]
fn MEND_504_leyline_nexus() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_201"), OnTop("CS2_200"), OnTop("CS2_182"), Give("CS2_172"),
        Play("MEND_504", Nothing), HandCount(Mine, 2), CostNow(InHand(1), 3), CostNow(InHand(0), 2),
        Play("MEND_506", Nothing), Play("MEND_503", Nothing), Crystals(10), Play("MEND_504", Nothing),
        HandCount(Mine, 4), CostNow(InHand(2), 4), CostNow(InHand(3), 5),
    }
}

/// The Arcanomicon · Spell · Arcane · 6 mana · Get all 3 Leylines. Choose an upgrade for your Leylines.
// Also tests MEND_505t, MEND_505t2, MEND_505t3.
//~ done MEND_505 - bb027e3d -
#[test]
fn MEND_505_the_arcanomicon() {
    check! { Mage:
        Play("MEND_505", Nothing), HandCount(Mine, 3), ChooseCard("MEND_505t2"), IsCard(InHand(0), "MEND_500"),
        CostNow(InHand(0), 2), IsCard(InHand(1), "MEND_502"), CostNow(InHand(1), 3), IsCard(InHand(2), "MEND_504"),
        CostNow(InHand(2), 0),
    }
    check! { Mage:
        Play("MEND_505", Nothing), ChooseCard("MEND_505t"), Crystals(10), HandCount(Mine, 3), Play("MEND_504", Nothing),
        HandCount(Mine, 4), CostNow(InHand(0), 4),
    }
    check! { Mage:
        Enemy("CS2_186"), Play("MEND_505", Nothing), HandCount(Mine, 3), ChooseCard("MEND_505t3"),
        Play("MEND_500", Nothing), Damage(Their(0), 6),
    }
}

/// Mystic Runesaber · Minion · Beast · 2 mana · 2/3 · **Elusive Battlecry:** Increase the effects of your Leylines by 1 this game.
//~ done MEND_506 - b65a1b9a -
#[test]
fn MEND_506_mystic_runesaber() {
    check! { Mage:
        Enemy("CS2_186"), Play("MEND_506", Nothing), Play("MEND_506", Nothing), Play("MEND_500", Nothing),
        Damage(Their(0), 6),
    }
}

/// Sindragosa's Triumph · Spell · Arcane · 5 mana · Deal $8 damage to a minion. Reduce the Cost of a random card in your hand by the excess damage.
//~ done CATA_978 - b1cb6ab4 -
#[test]
fn CATA_978_sindragosas_triumph() {
    check! { Mage:
        Targets("CATA_978", &[FriendlyMinion, EnemyMinion]), Give("CS2_186"), Enemy("CS2_182"),
        Play("CATA_978", On(Their(0))), BoardCount(Theirs, 0), CostNow(InHand(0), 4), Health(TheirHero, 30),
    }
    check! { Mage:
        Give("CS2_186"), Enemy("CS2_232"), Play("CATA_978", On(Their(0))), BoardCount(Theirs, 0), CostNow(InHand(0), 7),
    }
}
