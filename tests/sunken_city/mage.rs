//! Mage cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7633feca

/// Lady Naz'jar · Minion · Naga · 5 mana · 5/5 · While in your hand, this transforms after you cast a Fire, Frost, or Arcane spell.
//~ done TID_709 - 9a50938b -
#[test]
fn TID_709_lady_nazjar() {
    check! { Mage:
        Give("TID_709"), Play("EX1_238", On(TheirHero)), IsCard(InHand(0), "TID_709"), Play("CS2_024", On(TheirHero)),
        Damage(TheirHero, 6), IsCard(InHand(0), "TID_709t3"),
    }
    check! { Mage: Give("TID_709"), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), IsCard(InHand(0), "TID_709t2") }
    check! { Mage: Give("TID_709"), Play("CS2_023", Nothing), IsCard(InHand(0), "TID_709t") }
    check! { Mage:
        Give("TID_709"), EndTurn, Play("CS2_024", On(MyHero)), Play("CS2_029", On(MyHero)), Damage(MyHero, 9),
        Play("CS2_023", Nothing), HandCount(Theirs, 3), IsCard(InHand(0), "TID_709"),
    }
    check! { Mage: OnTop("TID_709"), Play("CS2_023", Nothing), IsCard(InHand(0), "TID_709t") }
    // It transforms after the spell has done what it says.
    check! { Mage:
        Give("TID_709"), Play("EX1_308", On(TheirHero)), Health(TheirHero, 26), HandCount(Mine, 0),
        IsCard(Nth(0), "TID_709"),
    }
    check! { Mage:
        Give("TID_709"), Play("CORE_CATA_009", On(TheirHero)), IsCard(Nth(0), "TID_709"), Choose(0),
        IsCard(Nth(0), "TID_709t3"), HandCount(Mine, 2),
    }
}

/// Lady Naz'jar · Minion · Naga · 5 mana · 5/5 · **Battlecry:** Deal 5 damage to an enemy minion and 2 to adjacent minions.
//~ done TID_709t2 - 76ca02c2 -
#[test]
fn TID_709t2_lady_nazjar() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_186"), Enemy("CS2_182"), Play("TID_709t2", On(Their(1))),
        Damage(Their(0), 2), Damage(Their(1), 5), Damage(Their(2), 2), Damage(My(0), 0),
    }
    check! { Mage: Targets("TID_709t2", &[EnemyMinion]) }
}

/// Volcanomancy · Spell · Fire · 2 mana · Choose a minion. When it dies, deal 3 damage to all other minions.
//~ done TSC_056 - 64fb25f2 -
#[test]
fn TSC_056_volcanomancy() {
    check! { Mage:
        Targets("TSC_056", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"),
        Play("TSC_056", On(Their(0))), Kill(Their(0)), BoardCount(Theirs, 1), Damage(Their(0), 3), Damage(My(0), 3),
        Health(TheirHero, 30),
    }
}

/// Commander Sivara · Minion · Naga · 4 mana · 3/5 · **Battlecry:** If you've cast three spells while holding this, add those spells back to your hand.@ *({0} left*!)@ *(Ready!)*
//~ done TSC_087 - de3b1dac -
#[test]
fn TSC_087_commander_sivara() {
    check! { Mage:
        Play("CS2_023", Nothing), Give("TSC_087"), Play("CS2_024", On(TheirHero)), Play("GAME_005", Nothing),
        Crystals(10), HandCount(Mine, 3), Play("CS2_024", On(TheirHero)), Play("CS2_029", On(TheirHero)),
        Damage(TheirHero, 12), Play("TSC_087", Nothing), HandCount(Mine, 5), IsCard(InHand(2), "CS2_024"),
        IsCard(InHand(3), "GAME_005"), IsCard(InHand(4), "CS2_024"),
    }
    check! { Mage:
        Give("TSC_087"), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("TSC_087", Nothing),
        HandCount(Mine, 0),
    }
    check! { Mage:
        Give("TSC_087"), Play("CS2_024", On(TheirHero)), Crystals(10), Play("CS2_024", On(TheirHero)),
        Play("CS2_029", On(TheirHero)), Play("TSC_087", Nothing), HandCount(Mine, 3), Health(TheirHero, 18),
    }
}

/// Spitelash Siren · Minion · Naga · 4 mana · 2/5 · After you play a Naga, refresh two Mana Crystals. *(Then switch to spell*!)@After you cast a spell, refresh two Mana Crystals. *(Then switch to Naga!)*
/// - Numbers: {0} = 2
//~ done TSC_620 - 39613f5a.ea1d8a8e -
#[test]
fn TSC_620_spitelash_siren() {
    check! { Mage:
        Ally("TSC_620"), Play("CS2_029", On(TheirHero)), Mana(6), Play("TSC_955", Nothing), HandCount(Theirs, 1),
        Mana(5), Play("CS2_024", On(TheirHero)), Mana(5), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 12),
        Mana(3),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("TSC_620"), Play("TSC_955", Nothing), Play("CS2_024", On(TheirHero)), Play("TSC_955", Nothing), Mana(8),
        HandCount(Theirs, 2), Health(TheirHero, 27),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("TSC_620"), Play("TSC_955", Nothing), Play("CS2_024", On(TheirHero)), Play("TSC_955", Nothing),
        Play("CS2_024", On(TheirHero)), Mana(8), HandCount(Theirs, 2), Health(TheirHero, 24),
    }
    check! { Mage:
        Ally("TSC_620"), Play("CS2_024", On(TheirHero)), Summon("TSC_620"), Mana(8), Health(TheirHero, 27),
    }
    // What the opponent does is not heard.
    check! { Mage:
        Ally("TSC_620"), EndTurn, Play("TSC_955", Nothing), EndTurn, Play("CS2_029", On(TheirHero)), Mana(6),
        HandCount(Mine, 2), Health(MyHero, 29), Health(TheirHero, 24),
    }
    check! { Mage:
        Ally("TSC_620"), Play("TSC_955", Nothing), Play("TSC_955", Nothing), Mana(6), HandCount(Theirs, 2),
    }
    // What the opponent does is not heard.
    check! { Mage:
        Ally("TSC_620"), Play("TSC_955", Nothing), EndTurn, Play("CS2_025", Nothing), EndTurn,
        Play("CS2_024", On(TheirHero)), Mana(10), HandCount(Theirs, 2), Health(TheirHero, 26),
    }
    // The crystals come after the spell.
    check! { Mage:
        Ally("TSC_620"), Play("TSC_955", Nothing), HandCount(Theirs, 1), Mana(9), Play("DS1_184", Nothing), Mana(8),
        Choose(0), Mana(10), HandCount(Mine, 1), DeckCount(Mine, 18),
    }
}

/// Submerged Spacerock · Minion · Elemental · 2 mana · 2/2 · **Deathrattle:** Add two Arcane Mage spells to your hand. They are **Temporary**.
//~ done TID_707 - 0f43685e -
#[test]
fn TID_707_submerged_spacerock() {
    check! { Mage in Wild:
        Ally("TID_707"), Force(Card("CS2_025")), Force(Card("CS2_023")), Kill(My(0)), HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_025"), IsCard(InHand(1), "CS2_023"), HasNow(InHand(0), GameTag::GHOSTLY),
        HasNow(InHand(1), GameTag::GHOSTLY), EndTurn, HandCount(Mine, 0), HandCount(Theirs, 1),
    }
    check! { Mage in Wild, Standard: Ally("TID_707"), ForbidOutcome(Card("CS2_029")), Kill(My(0)) }
    // No Arcane spell of another class.
    check! { Mage in Wild: Ally("TID_707"), ForbidOutcome(Card("DS1_185")), Kill(My(0)) }
}

/// Trench Surveyor · Minion · Mech · 1 mana · 2/1 · **Battlecry: Dredge**. If it's a Mech, draw it.
//~ done TSC_642 - c3494579 -
#[test]
fn TSC_642_trench_surveyor() {
    check! { Mage:
        DeckOf(&["GVG_044", "CS2_182", "CS2_182"]), Play("TSC_642", Nothing), ChooseCard("GVG_044"), HandCount(Mine, 1),
        IsCard(InHand(0), "GVG_044"), DeckCount(Mine, 2),
    }
    check! { Mage:
        DeckOf(&["GVG_044", "CS2_182", "CS2_231"]), Play("TSC_642", Nothing), ChooseCard("CS2_182"), HandCount(Mine, 0),
        DeckCount(Mine, 3), EndTurn, EndTurn, IsCard(InHand(0), "CS2_182"),
    }
}
