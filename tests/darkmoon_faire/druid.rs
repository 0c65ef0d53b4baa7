//! Druid cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file eeed5530

/// Solar Eclipse · Spell · Nature · 2 mana · The next spell you cast this turn casts twice.
//~ done DMF_058 - a686d6c8 -
#[test]
fn DMF_058_solar_eclipse() {
    check! { Druid:
        Play("DMF_058", Nothing), Play("CS2_029", On(TheirHero)), Health(TheirHero, 18), Crystals(10),
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 12),
    }
    check! { Druid: Play("DMF_058", Nothing), EndTurn, EndTurn, Play("CS2_029", On(TheirHero)), Health(TheirHero, 24) }
}

/// Faire Arborist · Minion · 3 mana · 2/2 · **Choose One -** Draw a card; or Summon a 2/2 Treant. **Corrupt:** Do both.
//~ done DMF_061 - fb0fb3cb -
#[test]
fn DMF_061_faire_arborist() {
    check! { Druid:
        PlayOption("DMF_061", 0, Nothing), HandCount(Mine, 1), BoardCount(Mine, 1), PlayOption("DMF_061", 1, Nothing),
        HandCount(Mine, 1), BoardCount(Mine, 3), IsCard(My(2), "DMF_061t2"),
    }
    check! { Druid:
        Give("DMF_061"), Play("EX1_021", Nothing), IsCard(InHand(0), "DMF_061"), Play("CS2_182", Nothing),
        IsCard(InHand(0), "DMF_061t"), Play("DMF_061t", Nothing), HandCount(Mine, 1), BoardCount(Mine, 4),
    }
}

/// Guess the Weight · Spell · 2 mana · Draw a card. Guess if your next card costs more or less to draw it.
//~ done DMF_075 - 51300175 -
#[test]
fn DMF_075_guess_the_weight() {
    check! { Druid:
        DeckOf(&["CS2_231", "CS2_200", "CS2_182"]), Play("DMF_075", Nothing), HandCount(Mine, 1), ChooseCard("DMF_075a"),
        HandCount(Mine, 2), IsCard(InHand(1), "CS2_200"),
    }
    check! { Druid:
        DeckOf(&["CS2_231", "CS2_172", "CS2_182"]), Play("DMF_075", Nothing), ChooseCard("DMF_075a2"),
        HandCount(Mine, 2), IsCard(InHand(1), "CS2_172"),
    }
    check! { Druid:
        DeckOf(&["CS2_231", "CS2_200", "CS2_182"]), Play("DMF_075", Nothing), Choose(1), HandCount(Mine, 1),
    }
    check! { Druid:
        DeckOf(&["CS2_231", "CS2_172", "CS2_182"]), Play("DMF_075", Nothing), Choose(1), HandCount(Mine, 2),
    }
    check! { Druid:
        DeckOf(&["CS2_200", "CS2_182", "CS2_182"]), Play("DMF_075", Nothing), Choose(0), HandCount(Mine, 1),
    }
}

/// More! · Spell · 0 mana · Guess that the next card costs more.
//~ done DMF_075a - 9dd26a60 -
#[test]
fn DMF_075a_more() {
    // The card below, of the same Cost, is not what is compared.
    check! { Druid:
        DeckOf(&["CS2_200", "CS2_182", "CS2_182"]), Play("DMF_075", Nothing), ChooseCard("DMF_075a"),
        HandCount(Mine, 1), DeckCount(Mine, 2),
    }
}

/// Less! · Spell · 0 mana · Guess that the next card costs less.
//~ done DMF_075a2 - 0264d792 -
#[test]
fn DMF_075a2_less() {
    check! { Druid:
        DeckOf(&["CS2_231", "CS2_182", "CS2_182"]), Play("DMF_075", Nothing), ChooseCard("DMF_075a2"),
        HandCount(Mine, 1), DeckCount(Mine, 2),
    }
}

/// Guidance · Spell · 1 mana · Look at two spells. Add one to your hand or **Overload:** (1) to get both.
// Also tests YOP_024t.
//~ done YOP_024 - a26498b4 -
#[test]
fn YOP_024_guidance() {
    check! { Druid:
        Force(Card("CS2_009")), Force(Card("CS2_013")), Play("YOP_024", Nothing), ChooseCard("CS2_013"),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_013"), EndTurn, EndTurn, Mana(10),
    }
    check! { Druid:
        Force(Card("CS2_009")), Force(Card("CS2_013")), Play("YOP_024", Nothing), ChooseCard("YOP_024t"),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_009"), IsCard(InHand(1), "CS2_013"), EndTurn, EndTurn, Mana(9),
    }
    // The opponent gets nothing of it.
    check! { Druid:
        Force(Card("CS2_013")), Play("YOP_024", Nothing), ChooseCard("CS2_013"), Play("YOP_024", Nothing), Choose(2),
        EndTurn, Mana(10), HandCount(Mine, 3),
    }
    // Two different spells; and cast twice (Solar Eclipse), two others the second time.
    check! { Druid: Force(Card("CS2_009")), ForbidOutcome(Card("CS2_009")), Play("YOP_024", Nothing) }
    check! { Druid:
        Play("DMF_058", Nothing), Force(Card("CS2_009")), Force(Card("CS2_013")), Force(Card("EX1_169")),
        Force(Card("CS2_007")), Play("YOP_024", Nothing), ChooseCard("CS2_009"), ChooseCard("YOP_024t"),
        HandCount(Mine, 3), IsCard(InHand(1), "EX1_169"), IsCard(InHand(2), "CS2_007"),
    }
}

/// Resizing Pouch · Spell · 1 mana · **Discover** a card with Cost equal to your remaining Mana Crystals.
//~ done YOP_029 - a9c5e8e9 -
#[test]
fn YOP_029_resizing_pouch() {
    // A player can have more than ten crystals.
    check! { Druid:
        Crystals(10), Play("AV_205", Nothing), Armor(Mine, 5), Crystals(13), HandCount(Mine, 1), Force(Card("EX1_105")),
        Play("YOP_029", Nothing), Mana(12), ChooseCard("EX1_105"), HandCount(Mine, 2),
    }
    check! { Druid:
        Crystals(4), Force(Card("CS2_125")), Play("YOP_029", Nothing), ChooseCard("CS2_125"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_125"), Mana(3),
    }
    check! { Druid:
        Crystals(1), Force(Card("CS2_231")), Play("YOP_029", Nothing), ChooseCard("CS2_231"), Crystals(10),
        Force(Card("EX1_563")), Play("YOP_029", Nothing), ChooseCard("EX1_563"), Crystals(2), Force(Card("CS2_189")),
        Play("YOP_029", Nothing), ChooseCard("CS2_189"), Crystals(3), Force(Card("CS2_120")), Play("YOP_029", Nothing),
        ChooseCard("CS2_120"), Crystals(5), Force(Card("CS2_182")), Play("YOP_029", Nothing), ChooseCard("CS2_182"),
        Crystals(6), Force(Card("CS2_187")), Play("YOP_029", Nothing), ChooseCard("CS2_187"), Crystals(7),
        Force(Card("CS2_200")), Play("YOP_029", Nothing), ChooseCard("CS2_200"), Crystals(8), Force(Card("CS2_186")),
        Play("YOP_029", Nothing), ChooseCard("CS2_186"), Crystals(9), Force(Card("EX1_298")), Play("YOP_029", Nothing),
        ChooseCard("EX1_298"), HandCount(Mine, 9),
    }
    for (mana, spell) in (0..).zip(SPELLS_BY_COST) {
        check! { Mage:
            Give("YOP_029"), Enchant(InHand(0), "UNG_116te"), Crystals(mana), Force(Card(spell)),
            Play("YOP_029", Nothing), ChooseCard(spell), HandCount(Mine, 1), HandCount(Theirs, 0), EndTurn,
        }
    }
    check! { Druid:
        Crystals(4), Force(Card("CS2_125")), Play("YOP_029", Nothing), ChooseCard("CS2_125"), Play("YOP_029", Nothing),
        Choose(2), CostNow(InHand(1), 2),
    }
    check! { Druid: Crystals(4), Force(Card("CS2_125")), Play("YOP_029", Nothing), Choose(2), CostNow(InHand(0), 3) }
    check! { Mage:
        Give("YOP_029"), Enchant(InHand(0), "UNG_116te"), Crystals(0), Play("YOP_029", Nothing), Choose(1),
        CostNow(InHand(0), 0),
    }
    check! { Mage:
        Give("YOP_029"), Enchant(InHand(0), "UNG_116te"), Crystals(1), Play("YOP_029", Nothing), Choose(1),
        CostNow(InHand(0), 1),
    }
    check! { Mage:
        Give("YOP_029"), Enchant(InHand(0), "UNG_116te"), Crystals(1), Force(Card("EX1_277")), Play("YOP_029", Nothing),
        ChooseCard("EX1_277"), EndTurn, EndTurn, Play("YOP_029", Nothing), Choose(2), CostNow(InHand(2), 1),
    }
    check! { Mage:
        Give("YOP_029"), Enchant(InHand(0), "UNG_116te"), Crystals(5), Force(Card("AT_001")), Play("YOP_029", Nothing),
        ChooseCard("AT_001"), EndTurn, EndTurn, EndTurn, EndTurn, Play("YOP_029", Nothing), Choose(2),
        CostNow(InHand(3), 6),
    }
    check! { Mage:
        Give("YOP_029"), Enchant(InHand(0), "UNG_116te"), Play("YOP_029", Nothing), Choose(1), CostNow(InHand(0), 10),
    }
}

/// Kiri, Chosen of Elune · Minion · 3 mana · 2/2 · **Battlecry:** Add a Solar Eclipse and Lunar Eclipse to your hand.
//~ done DMF_733 - e172cc2b -
#[test]
fn DMF_733_kiri_chosen_of_elune() {
    check! { Druid:
        Play("DMF_733", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "DMF_058"), IsCard(InHand(1), "DMF_057"),
        HandCount(Theirs, 0),
    }
}
