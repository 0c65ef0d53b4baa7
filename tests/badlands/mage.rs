//! Mage cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e1986052

/// Summoning Ward · Spell · 3 mana · **Secret:** When your turn starts, summon a copy of your highest Cost minion.
//~ done DEEP_000 - 31339754 -
#[test]
fn DEEP_000_summoning_ward() {
    check! { Mage:
        Ally("CS2_120"), Ally("CS2_182"), Enemy("CS2_186"), DealDamage(My(1), 1), Play("DEEP_000", Nothing), EndTurn,
        BoardCount(Mine, 2), BoardCount(Theirs, 1), EndTurn, BoardCount(Mine, 3), IsCard(My(2), "CS2_182"),
        StatsNow(My(2), 4, 4),
    }
    check! { Mage:
        Play("DEEP_000", Nothing), EndTurn, EndTurn, IsInZone(Nth(0), Zone::Secret), Ally("CS2_182"), EndTurn, EndTurn,
        BoardCount(Mine, 2), IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Mage:
        Enemy("CS2_182"), Play("DEEP_000", Nothing), EndTurn, EndTurn, IsInZone(Nth(1), Zone::Secret), BoardCount(Mine, 0),
    }
}

/// Heat Wave · Spell · Fire · 2 mana · Deal $2 damage to an enemy minion and its neighbors. **Quickdraw:** To all enemies instead.
//~ done WW_377 - e6cb03d3 -
#[test]
fn WW_377_heat_wave() {
    check! { Mage:
        Give("WW_377"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"),
        EndTurn, EndTurn, CannotTarget("WW_377", My(0)), Play("WW_377", On(Their(1))), Damage(Their(0), 2),
        Damage(Their(1), 2), Damage(Their(2), 2), Damage(Their(3), 0), Health(TheirHero, 30),
    }
    check! { Mage:
        Enemy("CS2_182"), Ally("CS2_182"), Give("WW_377"), Play("WW_377", Nothing), Damage(Their(0), 2),
        Health(TheirHero, 28), Damage(My(0), 0),
    }
}

/// Azerite Vein · Spell · 3 mana · **Secret:** When the enemy plays a card on the turn that it entered their hand, get a copy that costs (0).
//~ done WW_422 - b0b144d5 -
#[test]
fn WW_422_azerite_vein() {
    check! { Mage:
        GiveThem("CS2_200"), Play("WW_422", Nothing), EndTurn, Play("CS2_200", Nothing), HandCount(Mine, 0),
        Play("CS2_172", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_172"), CostNow(InHand(0), 0),
        Play("CS2_231", Nothing), HandCount(Mine, 1),
    }
    // It is copied before it does what it says.
    check! { Mage:
        Play("WW_422", Nothing), EndTurn, Play("CS2_003", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_003"),
        HandCount(Theirs, 2),
    }
}

/// Overflow Surger · Minion · Elemental · 4 mana · 3/2 · **Battlecry:** Summon a copy of this for each turn in a row you've played an Elemental.@ *(@)*
//~ done WW_424 - 0da3ef36 -
#[test]
fn WW_424_overflow_surger() {
    check! { Mage: Play("WW_424", Nothing), BoardCount(Mine, 1) }
    check! { Mage:
        Play("CS2_033", Nothing), EndTurn, EndTurn, Play("CS2_033", Nothing), EndTurn, EndTurn, Play("WW_424", Nothing),
        BoardCount(Mine, 5), IsCard(My(4), "WW_424"), StatsNow(My(4), 3, 2),
    }
}

/// Stargazing · Spell · Arcane · 2 mana · Draw a different Arcane spell. If you play it this turn, it casts twice.
//~ done WW_425 - 173febba -
#[test]
fn WW_425_stargazing() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_023", "WW_425"]), Play("WW_425", Nothing), IsCard(InHand(0), "CS2_023"), EmptyDeck(Mine),
        OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_182"),
        Play("CS2_023", Nothing), HandCount(Mine, 4),
    }
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_023"]), Play("WW_425", Nothing), IsCard(InHand(0), "CS2_023"), EmptyDeck(Mine),
        OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_182"),
        EndTurn, EndTurn, HandCount(Mine, 2), Play("CS2_023", Nothing), HandCount(Mine, 3),
    }
    // The opponent gets nothing of it.
    check! { Mage: DeckOf(&["CS2_182", "CS2_023", "WW_425"]), EndTurn, Play("WW_425", Nothing), HandCount(Mine, 0) }
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_023", "WW_425"]), OnTop("CS2_023"), Play("WW_425", Nothing), HandCount(Mine, 1),
    }
    check! { Mage: OnTop("CS2_089"), Play("WW_425", Nothing), HandCount(Mine, 0) }
}

/// Blastmage Miner · Minion · 6 mana · 4/4 · **Battlecry: Excavate** a treasure. For each card in your hand, deal 1 damage to a random enemy.
//~ done WW_426 - dd7ab0fc -
#[test]
fn WW_426_blastmage_miner() {
    check! { Mage:
        Give("WW_426"), Cost("WW_426", 6), Stats("WW_426", 4, 4), Give("CS2_182"), Give("CS2_182"),
        Play("WW_426", Nothing), HandCount(Mine, 3), Damage(TheirHero, 3),
    }
}

/// Mes'Adune the Fractured · Minion · Elemental · 5 mana · 6/5 · **Battlecry:** Draw an Elemental. Split it into two halves.
//~ done WW_429 - cbbad9b5 -
#[test]
fn WW_429_mes_adune_the_fractured() {
    check! { Mage:
        DeckOf(&["CS2_182", "WW_025", "CS2_182"]), Play("WW_429", Nothing), DeckCount(Mine, 2), HandCount(Mine, 2),
        IsCard(InHand(0), "WW_025"), IsCard(InHand(1), "WW_025"), StatsNow(InHand(0), 4, 4), StatsNow(InHand(1), 4, 4),
        CostNow(InHand(0), 3), CostNow(InHand(1), 3),
    }
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_033"]), Play("WW_429", Nothing), DeckCount(Mine, 1), StatsNow(InHand(0), 2, 3),
        StatsNow(InHand(1), 2, 3), CostNow(InHand(1), 2),
    }
    check! { Mage: DeckOf(&["CS2_182"]), Play("WW_429", Nothing), HandCount(Mine, 0) }
    // The opponent gets nothing of it.
    check! { Mage: DeckOf(&["CS2_182", "WW_025", "CS2_182"]), EndTurn, Play("WW_429", Nothing), HandCount(Mine, 0) }
    check! { Mage: DeckOf(&["CS2_033", "CS2_033"]), Play("WW_429", Nothing), HandCount(Mine, 2), DeckCount(Mine, 1) }
}

/// Soulfreeze · Spell · Frost · 1 mana · **Freeze** a minion and its neighbors. Deal damage to your hero equal to the number **Frozen**.
//~ done DEEP_032 - 0e8b560c -
#[test]
fn DEEP_032_soulfreeze() {
    check! { Mage:
        Targets("DEEP_032", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Enemy("CS2_182"), Ally("CS2_182"), Play("DEEP_032", On(Their(1))), HasNow(Their(0), GameTag::FROZEN),
        HasNow(Their(1), GameTag::FROZEN), HasNow(Their(2), GameTag::FROZEN), HasNot(Their(3), GameTag::FROZEN),
        HasNot(My(0), GameTag::FROZEN), Health(MyHero, 27), Health(TheirHero, 30),
    }
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("DEEP_032", On(Their(2))),
        HasNot(Their(0), GameTag::FROZEN), HasNow(Their(1), GameTag::FROZEN), Health(MyHero, 28),
    }
}
