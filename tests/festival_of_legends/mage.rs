//! Mage cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a25cb7ca

/// Volume Up · Spell · Arcane · 4 mana · Draw 3 spells. **Finale: Discover** a copy of one.
//~ done ETC_205 - b49283d0 -
#[test]
fn ETC_205_volume_up() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_024"), OnTop("CS2_029"), OnTop("CS2_182"), OnTop("CS2_023"),
        Play("ETC_205", Nothing), HandCount(Mine, 3), DeckCount(Mine, 1), EndTurn,
    }
    check! { Mage:
        Crystals(4), EmptyDeck(Mine), OnTop("CS2_024"), OnTop("CS2_029"), OnTop("CS2_182"), OnTop("CS2_023"),
        Play("ETC_205", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 4), IsCard(InHand(3), "CS2_029"),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_024"), OnTop("CS2_024"), OnTop("CS2_024"), OnTop("CS2_024"),
        Play("ETC_205", Nothing), HandCount(Mine, 3),
    }
}

/// DJ Manastorm · Minion · 9 mana · 8/8 · **Battlecry:** Set the Cost of spells in your hand to (0). After you cast one, the others cost (1) more.
//~ done ETC_395 - 36a2901b -
#[test]
fn ETC_395_dj_manastorm() {
    check! { Mage:
        Give("CS2_029"), Give("CS2_024"), Give("CS2_182"), Crystals(10), Play("ETC_395", Nothing),
        CostNow(InHand(0), 0), CostNow(InHand(1), 0), CostNow(InHand(2), 4), Play("EX1_277", Nothing),
        CostNow(InHand(0), 0), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 9), CostNow(InHand(0), 1),
        CostNow(InHand(1), 4),
    }
    check! { Mage:
        Give("CS2_024"), Play("CS2_029", On(TheirHero)), EndTurn, Play("ETC_395", Nothing), CostNow(InHand(0), 2),
        Health(TheirHero, 24),
    }
}

/// Cosmic Keyboard · Weapon · 2 mana · 0/3 durability · After you cast a spell, summon an Elemental with stats equal to its Cost. Lose 1 Durability.
//~ done ETC_521 - ab39a953 -
#[test]
fn ETC_521_cosmic_keyboard() {
    check! { Mage:
        Ally("ETC_521"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 24), BoardCount(Mine, 1),
        IsCard(My(0), "ETC_521t"), StatsNow(My(0), 4, 4), StatsNow(MyWeapon, 0, 2),
    }
    // The opponent's spells do not count.
    check! { Mage: Ally("ETC_521"), EndTurn, Play("GAME_005", Nothing), BoardCount(Mine, 0), StatsNow(MyWeapon, 0, 3) }
    // A spell that costs (0) summons nothing (recorded).
    check! { Mage: Ally("ETC_521"), Play("GAME_005", Nothing), BoardCount(Mine, 0), StatsNow(MyWeapon, 0, 3) }
    // On a full board it loses no Durability.
    check! { Mage:
        Ally("ETC_521"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 24),
        StatsNow(MyWeapon, 0, 3), BoardCount(Mine, 7),
    }
}

/// Lightshow · Spell · Arcane · 3 mana · Shoot @ beams at enemies that each deal $2 damage. Your future Lightshows shoot one more beam.
/// - Numbers: {0} = 2
//~ done ETC_528 - 1bfa6915.ea1d8a8e -
#[test]
fn ETC_528_lightshow() {
    check! { Mage:
        Ally("CS2_182"), Play("ETC_528", Nothing), Health(TheirHero, 26), Play("ETC_528", Nothing),
        Health(TheirHero, 20), Damage(My(0), 0),
    }
    check! { Mage:
        Enemy("CS2_182"), Force(Entity(Their(0))), Force(Entity(TheirHero)), Play("ETC_528", Nothing),
        Damage(Their(0), 2), Health(TheirHero, 28),
    }
    check! { Mage: Play("CS2_023", Nothing), HandCount(Mine, 2), Play("ETC_528", Nothing), Health(TheirHero, 26) }
    // One that an effect has cast improves the next, and that of the opponent does not.
    check! { Mage:
        Ally("MIS_303"), Force(Card("ETC_528")), Play("CS2_025", Nothing), Health(TheirHero, 26), Kill(My(0)),
        Play("ETC_528", Nothing), Health(TheirHero, 20), EndTurn, Play("ETC_528", Nothing), Health(MyHero, 26),
    }
}

/// Reverberations · Spell · Shadow · 3 mana · Summon a copy of a minion. Each one dies after taking damage.
//~ done JAM_031 - ea6e0abf -
#[test]
fn JAM_031_reverberations() {
    check! { Mage:
        Enemy("CS2_182"), Play("JAM_031", On(Their(0))), StatsNow(My(0), 4, 5), Ally("CS2_182"), DealDamage(My(1), 1),
        BoardCount(Mine, 2), DealDamage(My(0), 1), BoardCount(Mine, 1), DealDamage(Their(0), 1), BoardCount(Theirs, 0),
    }
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("JAM_031", On(Their(0))), DealDamage(Their(0), 1), DealDamage(Their(0), 1),
        BoardCount(Theirs, 1), BoardCount(Mine, 1),
    }
}

/// Rewind · Spell · Arcane · 2 mana · **Discover** a copy of another spell you've cast this game.
//~ done ETC_532 - 8cd71f45 -
#[test]
fn ETC_532_rewind() {
    check! { Mage:
        Give("ETC_532"), Cost("ETC_532", 2), Play("CS2_024", On(TheirHero)), Play("CS2_008", On(TheirHero)),
        Health(TheirHero, 26), Play("ETC_532", Nothing), ChooseCard("CS2_024"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_024"),
    }
    // It finds neither itself, nor what the opponent cast, nor minions.
    check! { Mage:
        Play("CS2_231", Nothing), EndTurn, Play("CS2_024", On(MyHero)), Health(MyHero, 27), EndTurn,
        Play("ETC_532", Nothing), HandCount(Mine, 1),
    }
}

/// Holotechnician · Minion · 3 mana · 3/4 · After ANY minion takes exactly 1 damage, destroy it.
//~ done ETC_534 - ee11ce70 -
#[test]
fn ETC_534_holotechnician() {
    check! { Mage:
        Give("ETC_534"), Cost("ETC_534", 3), Stats("ETC_534", 3, 4), Play("ETC_534", Nothing), Enemy("CS2_200"),
        Enemy("CS2_200"), Ally("CS2_200"), DealDamage(Their(0), 2), BoardCount(Theirs, 2), DealDamage(Their(1), 1),
        BoardCount(Theirs, 1), Damage(Their(0), 2), DealDamage(My(1), 1), BoardCount(Mine, 1), DealDamage(TheirHero, 1),
        Health(TheirHero, 29),
    }
}

/// Synthesize · Spell · 1 mana · Add a random 1, 2, and 3-Cost Elemental to your hand.
//~ done ETC_535 - 90789866 -
#[test]
fn ETC_535_synthesize() {
    check! { Mage:
        Give("ETC_535"), Cost("ETC_535", 1), Force(Card("UNG_809")), Force(Card("UNG_818")), Force(Card("UNG_845")),
        Play("ETC_535", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "UNG_809"), IsCard(InHand(1), "UNG_818"),
        IsCard(InHand(2), "UNG_845"), HandCount(Theirs, 0),
    }
    for other in ["CS2_168", "CS2_172", "CS2_033"] {
        check! { Mage: ForbidOutcome(Card(other)), Play("ETC_535", Nothing) }
    }
    check! { Mage: Force(Card("UNG_809")), ForbidOutcome(Card("UNG_809")), Play("ETC_535", Nothing) }
    check! { Mage: Force(Card("UNG_809")), Force(Card("UNG_818")), ForbidOutcome(Card("UNG_818")), Play("ETC_535", Nothing) }
}

/// Fiddlefire Imp · Minion · Demon · 3 mana · 3/3 · **Battlecry:** Add a random Fire Mage and Fire Warlock spell to your hand.
//~ done JAM_032 - 734791ee -
#[test]
fn JAM_032_fiddlefire_imp() {
    check! { Mage:
        Give("JAM_032"), Cost("JAM_032", 3), Stats("JAM_032", 3, 3), Force(Card("CS2_029")), Force(Card("CS2_062")),
        Play("JAM_032", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "CS2_062"),
    }
    // Neither a Frost or Shadow spell nor one of a third class.
    for other in ["CS2_024", "CS2_057", "EX1_610"] {
        check! { Mage: ForbidOutcome(Card(other)), Play("JAM_032", Nothing) }
    }
    check! { Mage: Force(Card("CS2_029")), ForbidOutcome(Card("CS2_029")), Play("JAM_032", Nothing) }
}
