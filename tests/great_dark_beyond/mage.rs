//! Mage cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b66a69a

/// Pocket Dimension · Spell · Arcane · 4 mana · **Discover** a spell. Repeat until you see one for the second time.
//~ done GDB_133 - 09f027b6 -
#[test]
fn GDB_133_pocket_dimension() {
    // Frostbolt was seen before, though it was not chosen.
    check! { Mage:
        Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025")), Play("GDB_133", Nothing),
        Force(Card("CS2_024")), Force(Card("CS2_026")), Force(Card("CS2_027")), ChooseCard("CS2_029"), HandCount(Mine, 1),
        ChooseCard("CS2_026"), HandCount(Mine, 2), EndTurn,
    }
    // So was the one that was chosen.
    check! { Mage:
        Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025")), Play("GDB_133", Nothing),
        Force(Card("CS2_026")), Force(Card("CS2_029")), Force(Card("CS2_027")), ChooseCard("CS2_029"),
        ChooseCard("CS2_029"), HandCount(Mine, 2), EndTurn,
    }
    // Nothing is seen twice in the first two rounds, so there is a third.
    check! { Mage:
        Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025")), Play("GDB_133", Nothing),
        Force(Card("CS2_023")), Force(Card("CS2_026")), Force(Card("CS2_027")), ChooseCard("CS2_029"),
        Force(Card("CS2_025")), Force(Card("CS2_031")), Force(Card("EX1_294")), ChooseCard("CS2_026"), HandCount(Mine, 2),
        ChooseCard("CS2_031"), HandCount(Mine, 3), EndTurn,
    }
    // Another one begins anew.
    check! { Mage:
        Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025")), Play("GDB_133", Nothing),
        Force(Card("CS2_024")), Force(Card("CS2_026")), Force(Card("CS2_027")), ChooseCard("CS2_029"),
        ChooseCard("CS2_026"), Force(Card("CS2_029")), Force(Card("CS2_026")), Force(Card("CS2_027")),
        Play("GDB_133", Nothing), Force(Card("CS2_029")), Force(Card("CS2_023")), Force(Card("CS2_031")),
        ChooseCard("CS2_027"), ChooseCard("CS2_023"), HandCount(Mine, 4), EndTurn,
    }
    // Only spells are seen.
    check! { Mage: ForbidOutcome(Card("CS2_182")), Play("GDB_133", Nothing) }
}

/// Exarch Hataaru · Minion · Draenei · 5 mana · 5/5 · **Battlecry: Discover** a spell and reduce its Cost by (1). If you play it this turn, repeat this effect.
//~ done GDB_136 - cc9e2584 -
#[test]
fn GDB_136_exarch_hataaru() {
    check! { Mage:
        Give("GDB_136"), Cost("GDB_136", 5), Stats("GDB_136", 5, 5), Force(Card("CS2_029")), Play("GDB_136", Nothing),
        ChooseCard("CS2_029"), CostNow(InHand(0), 3), Play("GAME_005", Nothing), HandCount(Mine, 1),
        Force(Card("CS2_024")), Play("CS2_029", On(TheirHero)), ChooseCard("CS2_024"), CostNow(InHand(0), 1),
        Force(Card("CS2_025")), Play("CS2_024", On(TheirHero)), ChooseCard("CS2_025"), Damage(TheirHero, 9),
        CostNow(InHand(0), 1), HandCount(Mine, 1),
    }
    check! { Mage:
        Force(Card("CS2_029")), ForbidOutcome(Card("CS2_182")), Play("GDB_136", Nothing), ChooseCard("CS2_029"), EndTurn,
        EndTurn, CostNow(InHand(0), 3), Play("CS2_029", On(TheirHero)), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
    }
}

/// The Galaxy's Lens · Location · 5 mana · 2 uses · **Spellburst:** Absorb the spell's power!@Cast {0}.
//~ done GDB_136t - 20a4d59c -
#[test]
fn GDB_136t_the_galaxys_lens() {
    check! { Mage:
        Ally("GDB_136t"), CannotAct(My(0)), Play("CS2_023", Nothing), HandCount(Mine, 2), Use(My(0), 0, Nothing),
        HandCount(Mine, 4),
    }
    check! { Mage:
        Ally("GDB_136t"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 24), Enemy("CS2_200"),
        Use(My(0), 0, On(Their(0))), Health(Their(0), 1), Health(TheirHero, 24),
    }
    // With one valid target it casts the spell once, at that target.
    check! { Mage:
        Ally("GDB_136t"), Enemy("CS2_200"), Play("JAIL_515", On(Their(0))), Damage(Their(0), 2), Use(My(0), 0, On(Their(0))),
        Damage(Their(0), 4),
    }
}

/// Blazing Accretion · Minion · Elemental · 3 mana · 3/1 · **Battlecry:** Destroy the top 3 cards of your deck. Any Fire spells or Elementals are drawn instead.
//~ done GDB_302 - d02e9f9d -
#[test]
fn GDB_302_blazing_accretion() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_029"), OnTop("CS2_182"), OnTop("CS2_029"), OnTop("CS2_033"), OnTop("CS2_024"),
        Play("GDB_302", Nothing), HandCount(Mine, 2), DeckCount(Mine, 2), IsInZone(Nth(2), Zone::Hand),
        IsInZone(Nth(3), Zone::Hand), IsInZone(Nth(4), Zone::Graveyard), IsInZone(Nth(1), Zone::Deck),
    }
}

/// Saruun · Minion · Elemental · 6 mana · 7/6 · **Battlecry:** Give all Elementals in your deck **Fire Spell Damage +1**.
//~ done GDB_304 - a584e441 -
#[test]
fn GDB_304_saruun() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_033"]), Play("GDB_304", Nothing), Play("CS2_029", On(TheirHero)),
        Health(TheirHero, 24), EndTurn, EndTurn, Play("CS2_033", Nothing), Play("CS2_029", On(TheirHero)),
        Health(TheirHero, 17), Crystals(10), Play("CS2_024", On(TheirHero)), Health(TheirHero, 14), EndTurn, EndTurn,
        Play("CS2_182", Nothing), Play("CS2_029", On(TheirHero)), Health(TheirHero, 7),
    }
}

/// Spontaneous Combustion · Spell · Fire · 2 mana · Deal $4 damage to a random enemy. If you played an Elemental last turn, choose the target.
//~ done GDB_456 - b232c57c -
#[test]
fn GDB_456_spontaneous_combustion() {
    check! { Mage:
        Enemy("CS2_182"), Force(Entity(Their(0))), Play("GDB_456", Nothing), Damage(Their(0), 4),
        Play("CS2_033", Nothing), EndTurn, EndTurn, Play("GDB_456", On(TheirHero)), Health(TheirHero, 26),
    }
}

/// Colossus · Minion · Mech · 12 mana · 9/4 · **Battlecry:** Deal @ damage to all enemies, twice. *(Improved by Protoss spells you cast this game!)*
/// - Numbers: {0} = 1
//~ done SC_758 - 553aa50d.eae7e889 -
#[test]
fn SC_758_colossus() {
    check! { Mage:
        Enemy("CS2_186"), Give("SC_758"), Cost("SC_758", 12), Stats("SC_758", 9, 4), Enchant(Newest("SC_758"), "UNG_113e"),
        Play("SC_759", Nothing), Armor(Mine, 6), Play("SC_758", Nothing), Damage(TheirHero, 4), Damage(Their(0), 4),
        Damage(MyHero, 0),
    }
    check! { Mage:
        Give("SC_758"), Enchant(Newest("SC_758"), "UNG_113e"), Play("SC_758", Nothing), Health(MyHero, 30),
        Health(TheirHero, 28),
    }
}

/// Ingenious Artificer · Minion · Draenei · 4 mana · 4/5 · **Battlecry:** The next Draenei you play refreshes Mana Crystals equal to its Attack.
//~ done GDB_135 - 41a9c9ff -
#[test]
fn GDB_135_ingenious_artificer() {
    check! { Mage:
        Give("GDB_135"), Cost("GDB_135", 4), Stats("GDB_135", 4, 5), Play("GDB_135", Nothing), Mana(6),
        Play("CS2_231", Nothing), Mana(6), Play("ICC_245", Nothing), Mana(3), EndTurn, EndTurn,
        Play("ICC_245", Nothing), Mana(4),
    }
    // The opponent's Draenei is not the next one that I play.
    check! { Mage:
        Play("GDB_135", Nothing), EndTurn, Play("ICC_245", Nothing), EndTurn, Play("ICC_245", Nothing), Mana(7),
    }
}
