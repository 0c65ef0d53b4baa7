//! Warlock cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 830bb527

/// Seeds of Destruction · Spell · Fel · 2 mana · Shuffle four Rifts into your deck. They summon a 3/3 Dread Imp when drawn.
//~ done AV_277 - c6e5502d -
#[test]
fn AV_277_seeds_of_destruction() {
    check! { Warlock:
        EmptyDeck(Mine), Play("AV_277", Nothing), DeckCount(Mine, 4), DeckCount(Theirs, 20), EndTurn, EndTurn,
        HandCount(Mine, 0), DeckCount(Mine, 0), Damage(MyHero, 1), BoardCount(Mine, 4), IsCard(My(0), "AV_316t"),
    }
}

/// Felfire in the Hole! · Spell · Fel · 5 mana · Draw a spell and deal $2 damage to all enemies. If it's a Fel spell, deal $1 more.
//~ done AV_281 - 1169abad -
#[test]
fn AV_281_felfire_in_the_hole() {
    check! { Warlock:
        OnTop("CS2_024"), OnTop("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"), Play("AV_281", Nothing),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_024"), Damage(Their(0), 2), Health(TheirHero, 28), Damage(My(0), 0),
    }
    check! { Warlock:
        OnTop("AV_277"), Enemy("CS2_182"), Play("AV_281", Nothing), HandCount(Mine, 1), Damage(Their(0), 3),
        Health(TheirHero, 27),
    }
    check! { Warlock:
        OnTop("AV_277"), Ally("CS2_182"), Play("AV_281", Nothing), HandCount(Mine, 1), Health(MyHero, 30),
        Damage(My(0), 0), Health(TheirHero, 27),
    }
    check! { Warlock:
        OnTop("CS2_024"), OnTop("CS2_024"), Play("AV_281", Nothing), Damage(TheirHero, 2), HandCount(Mine, 1),
    }
}

/// Sacrificial Summoner · Minion · 3 mana · 3/3 · **Battlecry:** Destroy a friendly minion. Summon a minion from your deck that costs (1) more.
//~ done AV_312 - 329c172e -
#[test]
fn AV_312_sacrificial_summoner() {
    check! { Warlock:
        Ally("CS2_125"), DeckOf(&["CS2_172", "CS2_182", "CS2_029"]), Play("AV_312", On(My(0))), Dead(Nth(0)),
        BoardCount(Mine, 2), IsInZone(Newest("CS2_182"), Zone::Play), DeckCount(Mine, 2),
    }
    check! { Warlock:
        Ally("CS2_125"), Play("AV_312", On(My(0))), DeckOf(&["CS2_172", "CS2_182", "CS2_029"]),
        Play("AV_312", On(My(0))), BoardCount(Mine, 3), DeckCount(Mine, 2),
    }
}

/// Hollow Abomination · Minion · Undead · 5 mana · 2/8 · **Battlecry:** Deal 1 damage to all enemy minions. **Honorable Kill:** Gain the minion's Attack.
//~ done AV_313 - 0080f537 -
#[test]
fn AV_313_hollow_abomination() {
    check! { Warlock:
        Enemy("CS2_118"), Enemy("CS2_182"), Ally("CS2_182"), Play("AV_313", Nothing), BoardCount(Theirs, 1),
        Damage(Their(0), 1), Damage(My(0), 0), StatsNow(My(1), 7, 8), EndTurn, EndTurn, Attack(My(1), Their(0)),
        StatsNow(My(1), 7, 4), BoardCount(Theirs, 0),
    }
    check! { Warlock: Enemy("CS2_182"), Play("AV_313", Nothing), Health(TheirHero, 30) }
}

/// Dreadlich Tamsin · Hero · 6 mana · 30 health, 5 armor · **Battlecry:** Deal 3 damage to all minions. Shuffle 3 Rifts into your deck. Draw 3 cards.
// Also tests AV_316hp.
//~ done AV_316 - d2354e29 -
#[test]
fn AV_316_dreadlich_tamsin() {
    check! { Warlock:
        EmptyDeck(Mine), Ally("CS2_182"), Enemy("CS2_182"), Play("AV_316", Nothing), Damage(My(0), 3),
        Damage(Their(0), 3), BoardCount(Mine, 4), IsCard(My(1), "AV_316t"), IsCard(MyPower, "AV_316hp"), DeckCount(Mine, 0),
        Crystals(10), HeroPower(Nothing), Damage(MyHero, 5), BoardCount(Mine, 5),
    }
    check! { Warlock: EmptyDeck(Mine), Play("AV_316", Nothing), Health(MyHero, 29), BoardCount(Mine, 3) }
    check! { Warlock:
        HasHeroPower("AV_316hp"), EmptyDeck(Mine), HeroPower(Nothing), BoardCount(Mine, 1), Health(MyHero, 29),
    }
}

/// Desecrated Graveyard · Spell · 3 mana · At the end of your turn, destroy your lowest Attack minion to summon a 4/4 Shade. Lasts 3 turns.
//~ done AV_657 - fcf4e071 -
#[test]
fn AV_657_desecrated_graveyard() {
    check! { Warlock:
        Ally("CS2_182"), Ally("CS2_120"), Enemy("CS2_231"), Play("AV_657", Nothing), EndTurn, BoardCount(Mine, 2),
        Dead(Nth(1)), IsCard(My(1), "AV_657t"), BoardCount(Theirs, 1), Kill(My(0)), Kill(My(0)), EndTurn, EndTurn,
        BoardCount(Mine, 0), EndTurn, Ally("CS2_231"), EndTurn, BoardCount(Mine, 1), IsCard(My(0), "AV_657t"), EndTurn,
        Ally("CS2_231"), EndTurn, BoardCount(Mine, 2), IsCard(My(1), "CS2_231"),
    }
    check! { Warlock:
        Ally("CS2_231"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Ally("CS2_182"), Ally("CS2_182"), Play("AV_657", Nothing), EndTurn, BoardCount(Mine, 7), Dead(Nth(0)),
        IsInZone(Newest("AV_657t"), Zone::Play),
    }
    // What the opponent does is not heard.
    check! { Warlock:
        Play("AV_657", Nothing), EndTurn, EndTurn, EndTurn, Ally("GVG_044"), EndTurn, IsCard(My(0), "GVG_044"),
    }
    // The Deathrattle comes before the Shade.
    check! { Warlock: Ally("OG_256"), Play("AV_657", Nothing), EndTurn, BoardCount(Mine, 1), StatsNow(My(0), 4, 4) }
}

/// Impfestation · Spell · Fel · 6 mana · Summon a 3/3 Dread Imp to attack each enemy minion.
//~ done ONY_033 - 3ac40a28 -
#[test]
fn ONY_033_impfestation() {
    check! { Warlock:
        Enemy("CS2_200"), Enemy("CS2_231"), Ally("CS2_182"), Play("ONY_033", Nothing), BoardCount(Theirs, 1),
        Damage(Their(0), 3), BoardCount(Mine, 2), Damage(Newest("AV_316t"), 1), Health(TheirHero, 30),
    }
}

/// Curse of Agony · Spell · Shadow · 1 mana · Shuffle three Agonies into the opponent's deck. They deal Fatigue damage when drawn.
// Also tests ONY_034t.
//~ done ONY_034 - b7e03e76 -
#[test]
fn ONY_034_curse_of_agony() {
    check! { Warlock:
        EmptyDeck(Theirs), Play("ONY_034", Nothing), DeckCount(Theirs, 3), OnTheirTop("CS2_182"), EndTurn, EndTurn,
        Health(TheirHero, 30), EndTurn, HandCount(Theirs, 1), DeckCount(Theirs, 0), Health(TheirHero, 20),
        Health(MyHero, 30),
    }
}

/// Tamsin's Phylactery · Spell · Shadow · 4 mana · **Discover** a friendly **Deathrattle** minion that died this game. Give your minions its **Deathrattle**.
//~ done AV_317 - faabe81f -
#[test]
fn AV_317_tamsins_phylactery() {
    check! { Warlock:
        Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Ally("EX1_029"), Kill(My(2)), Health(TheirHero, 28),
        Play("AV_317", Nothing), ChooseCard("EX1_029"), Kill(My(0)), Health(TheirHero, 26), Kill(Their(0)),
        Health(MyHero, 30), Kill(My(0)), Health(TheirHero, 24),
    }
}
