//! Warlock cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b912bf20

/// Mortal Eradication · Spell · Shadow · 3 mana · Deal $5 damage randomly split among all enemy minions. Restore #2 Health to your hero for each killed.
//~ done TTN_460 - 74be41a7 -
#[test]
fn TTN_460_mortal_eradication() {
    check! { Warlock:
        Give("TTN_460"), Cost("TTN_460", 3), Enemy("CS2_182"), Ally("CS2_231"), DealDamage(MyHero, 10),
        Play("TTN_460", Nothing), Dead(Nth(1)), Health(MyHero, 22), Health(TheirHero, 30), IsInZone(Nth(2), Zone::Play),
    }
    check! { Warlock:
        Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_182"), DealDamage(MyHero, 10), Force(Entity(Nth(0))),
        Force(Entity(Nth(2))), Force(Entity(Nth(1))), Play("TTN_460", Nothing), Health(Nth(2), 2), Health(MyHero, 24),
    }
    check! { Warlock:
        Enemy("CS2_200"), DealDamage(MyHero, 10), Play("TTN_460", Nothing), Health(Nth(0), 2), Health(MyHero, 20),
    }
    check! { Warlock: Ally("CS2_231"), EndTurn, DealDamage(MyHero, 10), Play("TTN_460", Nothing), Health(MyHero, 20) }
    check! { Warlock: Enemy("CS2_182"), Play("CS2_181", Nothing), Play("TTN_460", Nothing), StatsNow(My(0), 4, 3) }
}

/// Imprisoned Horror · Minion · 9 mana · 4/4 · Costs (1) less for each damage you've taken on your turns this game.
//~ done TTN_462 - c9f2007c -
#[test]
fn TTN_462_imprisoned_horror() {
    check! { Warlock:
        Give("TTN_462"), CostNow(Nth(0), 9), DealDamage(MyHero, 2), DealDamage(TheirHero, 1), CostNow(Nth(0), 7), EndTurn,
        DealDamage(MyHero, 2), CostNow(Nth(0), 7), EndTurn, DealDamage(MyHero, 1), CostNow(Nth(0), 6),
    }
}

/// Forge of Wills · Location · 3 mana · 2 uses · Choose a friendly minion. Summon a Giant with its stats and **Rush**.
//~ done TTN_465 - d7831253 -
#[test]
fn TTN_465_forge_of_wills() {
    check! { Warlock:
        Give("TTN_465"), Cost("TTN_465", 3), Ally("CS2_182"), Enemy("CS2_200"), Ally("TTN_465"),
        Use(Nth(3), 0, On(Nth(1))), BoardCount(Mine, 3), StatsNow(Newest("TTN_465t"), 4, 5),
        HasNow(Newest("TTN_465t"), GameTag::RUSH), StatsNow(Nth(1), 4, 5), HasNot(Nth(1), GameTag::RUSH), BoardCount(Theirs, 1),
        Attack(Newest("TTN_465t"), Nth(2)), Health(Nth(2), 3),
    }
    check! { Warlock:
        Ally("CS2_182"), Ally("TTN_465"), Enemy("CS2_182"), CannotTarget("TTN_465", Their(0)),
        CannotTarget("TTN_465", MyHero),
    }
}

/// Loken, Jailer of Yogg-Saron · Minion · 6 mana · 3/3 · **Battlecry: Discover** a minion from your deck. Summon a Tentacle with its stats and **Taunt**.
//~ done TTN_487 - f9d3945c -
#[test]
fn TTN_487_loken_jailer_of_yogg_saron() {
    check! { Warlock:
        DeckOf(&["CS2_200", "CS2_029", "CS2_231"]), Play("TTN_487", Nothing), ChooseCard("CS2_200"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_200"), BoardCount(Mine, 2), StatsNow(Newest("TTN_487t"), 6, 7),
        HasNow(Newest("TTN_487t"), GameTag::TAUNT),
    }
    check! { Warlock:
        OnTheirTop("CS2_213"), DeckOf(&["CS2_200", "CS2_029", "CS2_231"]), Play("TTN_487", Nothing),
        ChooseCard("CS2_200"), HandCount(Mine, 1), BoardCount(Mine, 2),
    }
    check! { Warlock:
        DeckOf(&["CS2_200", "CS2_029", "CS2_029", "CS2_029", "CS2_029"]), ForbidOutcome(Card("CS2_029")),
        Play("TTN_487", Nothing), Choose(0), IsCard(InHand(0), "CS2_200"), BoardCount(Mine, 2), DeckCount(Mine, 4),
    }
}

/// Disciple of Sargeras · Minion · 4 mana · 3/3 · **Battlecry:** Discard a spell to summon two 3/2 Imps. **Forge:** Give them +2 Health and **Taunt**.
//~ done TTN_490 - 10d1e6e8 -
#[test]
fn TTN_490_disciple_of_sargeras() {
    check! { Warlock:
        Give("CS2_024"), Give("CS2_182"), GiveThem("CS2_024"), Play("TTN_490", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"), HandCount(Theirs, 1), BoardCount(Mine, 3), IsCard(My(2), "TTN_960t6"), StatsNow(My(2), 3, 2),
        HasNot(My(2), GameTag::TAUNT), BoardCount(Theirs, 0),
    }
    check! { Warlock:
        Give("CS2_182"), GiveThem("CS2_024"), Play("TTN_490", Nothing), HandCount(Mine, 1), BoardCount(Mine, 1),
    }
    check! { Warlock:
        Give("CS2_024"), Give("CS2_024"), Play("TTN_490", Nothing), HandCount(Mine, 1), BoardCount(Mine, 3),
    }
}

/// Disciple of Sargeras · Minion · 4 mana · 3/3 · **Forged Battlecry:** Discard a spell to summon two 3/2 Imps with +2 Health and **Taunt**.
//~ done TTN_490t - f682dfd5 -
#[test]
fn TTN_490t_disciple_of_sargeras() {
    check! { Warlock:
        Give("CS2_024"), Give("CS2_182"), Play("TTN_490t", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        BoardCount(Mine, 3), IsCard(My(2), "TTN_960t6"), StatsNow(My(2), 3, 4), HasNow(My(2), GameTag::TAUNT), StatsNow(My(0), 3, 4),
        HasNow(My(0), GameTag::TAUNT),
    }
    check! { Warlock:
        Give("CS2_182"), GiveThem("CS2_024"), Play("TTN_490t", Nothing), HandCount(Mine, 1), BoardCount(Mine, 1),
    }
    check! { Warlock:
        Give("TTN_490"), Use(InHand(0), 0, Nothing), IsCard(InHand(0), "TTN_490t"), Give("CS2_024"), Give("CS2_024"),
        Play("TTN_490t", Nothing), HandCount(Mine, 1), BoardCount(Mine, 3),
    }
}

/// Chaotic Consumption · Spell · 1 mana · Destroy a friendly minion to destroy an enemy minion.
//~ done TTN_932 - 67deae8b -
#[test]
fn TTN_932_chaotic_consumption() {
    check! { Warlock:
        Give("TTN_932"), Cost("TTN_932", 1), Ally("CS2_231"), Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_182"),
        Enemy("CS2_231"), Play("TTN_932", On(Nth(1))), ChooseCard("CS2_182"), Dead(Nth(1)), Dead(Nth(4)),
        BoardCount(Mine, 1), BoardCount(Theirs, 2),
    }
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_200"), Play("TTN_932", On(Nth(0))), Choose(0), Dead(Nth(0)), Dead(Nth(1)),
    }
}

/// Sargeras, the Destroyer · Minion · Demon · 9 mana · 6/12 · **Titan Battlecry:** Open a portal that summons two 3/2 Imps each turn.
//~ done TTN_960 - cb4c48cb -
#[test]
fn TTN_960_sargeras_the_destroyer() {
    check! { Warlock:
        Play("TTN_960", Nothing), BoardCount(Mine, 2), IsCard(My(1), "TTN_960t"), EndTurn, BoardCount(Mine, 4),
        StatsNow(Newest("TTN_960t6"), 3, 2), EndTurn, BoardCount(Mine, 4),
    }
    // All three abilities are there.
    check! { Warlock:
        Ally("TTN_960"), Ally("TTN_960t"), Use(My(0), 2, Nothing), EndTurn, BoardCount(Mine, 4),
        StatsNow(Newest("TTN_960t6"), 3, 4),
    }
}

/// The Twisting Nether · Minion · 11 mana · 0/1 · At the end of your turn, summon two 3/2 Imps.
//~ done TTN_960t - cb6eb87f -
#[test]
fn TTN_960t_the_twisting_nether() {
    check! { Warlock: Ally("TTN_960t"), EndTurn, BoardCount(Mine, 3), EndTurn, BoardCount(Mine, 3) }
    // After Legion Invasion! both Imps have +2 Health and Taunt, before it neither.
    check! { Warlock:
        Ally("TTN_960t"), EndTurn, StatsNow(My(0), 3, 2), StatsNow(My(2), 3, 2), HasNot(My(2), GameTag::TAUNT), EndTurn,
        Ally("TTN_960"), Use(My(3), 2, Nothing), EndTurn, StatsNow(My(1), 3, 4), StatsNow(My(3), 3, 4),
        HasNow(My(1), GameTag::TAUNT),
    }
}

/// To the Void! · Spell · 0 mana · Send all other minions into the Twisting Nether.
//~ done TTN_960t2 - 92640547 -
#[test]
fn TTN_960t2_to_the_void() {
    check! { Warlock:
        Ally("CS2_182"), Enemy("EX1_096"), Ally("TTN_960"), Ally("TTN_960t"), Use(My(1), 0, Nothing),
        BoardCount(Mine, 2), BoardCount(Theirs, 0), HandCount(Theirs, 0),
    }
}

/// Inferno! · Spell · 0 mana · Summon two 6/6 Infernals from the Twisting Nether.
//~ done TTN_960t3 - 3f703e6e -
#[test]
fn TTN_960t3_inferno() {
    check! { Warlock: Ally("TTN_960"), Use(My(0), 1, Nothing), BoardCount(Mine, 3), StatsNow(Newest("TTN_960t5"), 6, 6) }
    // After Legion Invasion! both have +2 Health and Taunt.
    check! { Warlock:
        Ally("TTN_960"), Use(My(0), 2, Nothing), EndTurn, EndTurn, Use(My(0), 1, Nothing), StatsNow(My(0), 6, 8),
        StatsNow(My(2), 6, 8), HasNow(My(0), GameTag::TAUNT), HasNow(My(2), GameTag::TAUNT),
    }
}

/// Legion Invasion! · Spell · 0 mana · Future Demons summoned from the Twisting Nether have +2 Health and **Taunt**.
//~ done TTN_960t4 - 827819ba -
#[test]
fn TTN_960t4_legion_invasion() {
    check! { Warlock:
        Ally("TTN_960"), Ally("TTN_960t"), Use(My(0), 2, Nothing), EndTurn, BoardCount(Mine, 4),
        StatsNow(Newest("TTN_960t6"), 3, 4), HasNow(Newest("TTN_960t6"), GameTag::TAUNT), EndTurn, EndTurn, EndTurn,
        Use(My(0), 1, Nothing), IsCard(My(1), "TTN_960t5"), StatsNow(My(1), 6, 8), HasNow(My(1), GameTag::TAUNT),
    }
    // The Imps of the Disciple of Sargeras do not come from the Twisting Nether.
    check! { Warlock:
        Ally("TTN_960"), Use(My(0), 2, Nothing), Give("CS2_029"), Play("TTN_490", Nothing), HandCount(Mine, 0),
        IsCard(My(3), "TTN_960t6"), StatsNow(My(3), 3, 2), HasNot(My(3), GameTag::TAUNT),
    }
}

/// Encroaching Insanity · Spell · Shadow · 3 mana · Both players take Fatigue damage, twice.
//~ done YOG_301 - 9fc34c8b -
#[test]
fn YOG_301_encroaching_insanity() {
    check! { Warlock:
        Play("YOG_301", Nothing), Health(MyHero, 27), Health(TheirHero, 27), Crystals(10), Play("YOG_301", Nothing),
        Health(MyHero, 20), Health(TheirHero, 20),
    }
}

/// Curse of Flesh · Spell · Shadow · 1 mana · Enemy minions cost Health instead of Mana next turn.
//~ done YOG_503 - b19079f4 -
#[test]
fn YOG_503_curse_of_flesh() {
    check! { Warlock:
        GiveThem("CS2_182"), GiveThem("CS2_024"), Give("CS2_182"), Play("YOG_503", Nothing),
        HasNot(InHand(0), GameTag::CARD_ALTERNATE_COST), HasNot(InTheirHand(0), GameTag::CARD_ALTERNATE_COST), EndTurn,
        HasNow(InTheirHand(0), GameTag::CARD_ALTERNATE_COST), HasNot(InTheirHand(1), GameTag::CARD_ALTERNATE_COST),
        Play("CS2_182", Nothing), Mana(10), Health(TheirHero, 26), EndTurn, EndTurn,
        HasNot(InTheirHand(1), GameTag::CARD_ALTERNATE_COST), Play("CS2_182", Nothing), Mana(6),
    }
    check! { Warlock:
        Give("CS2_182"), Play("YOG_503", Nothing), EndTurn, EndTurn, HasNot(InHand(0), GameTag::CARD_ALTERNATE_COST),
    }
}
