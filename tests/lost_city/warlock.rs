//! Warlock cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ae94d665

/// Escape the Underfel · Spell · 1 mana · **Quest:** Play 6 **Temporary** cards. **Reward:** Underfel Rift.
//~ done TLC_446 - 805e3c98 -
#[test]
fn TLC_446_escape_the_underfel() {
    check! { Warlock:
        Give("TLC_446"), Cost("TLC_446", 1), EmptyDeck(Mine), OnTop("CS2_231"), OnTop("CS2_231"), OnTop("CS2_231"),
        OnTop("CS2_231"), OnTop("CS2_231"), OnTop("CS2_231"), Play("TLC_446", Nothing), Play("CS2_231", Nothing),
        Play("BOT_568", Nothing), Play("BOT_568", Nothing), Play("CS2_231", Nothing), Play("CS2_231", Nothing),
        Play("CS2_231", Nothing), Play("CS2_231", Nothing), Play("CS2_231", Nothing), IsInZone(Nth(0), Zone::Secret),
        Play("CS2_231", Nothing), IsInZone(Nth(0), Zone::Graveyard), HandCount(Mine, 1), IsCard(InHand(0), "TLC_446t"),
    }
}

/// Underfel Rift · Spell · 5 mana · Open a Rift to the Underfel. Throw a card in to summon 2 random Fel Beasts. *(Once per turn.)*
// Also tests TLC_446t1.
//~ done TLC_446t - ff6cd54c -
#[test]
fn TLC_446t_underfel_rift() {
    check! { Warlock:
        Give("CS2_029"), Give("CS2_182"), Play("TLC_446t", Nothing), Force(Card("TLC_446t3")), Force(Card("TLC_446t2")),
        Use(Newest("TLC_446t1"), 0, On(InHand(0))), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        IsInZone(Newest("TLC_446t3"), Zone::Play), IsInZone(Newest("TLC_446t2"), Zone::Play), CannotAct(Newest("TLC_446t1")), EndTurn,
        EndTurn, Force(Card("TLC_446t4")), Force(Card("TLC_446t4")), Use(Newest("TLC_446t1"), 0, On(InHand(0))),
        HandCount(Mine, 1), BoardCount(Mine, 5), IsInZone(Newest("TLC_446t4"), Zone::Play),
    }
}

/// Caustic Fumes · Spell · Fel · 4 mana · Destroy an enemy minion. **Kindred:** Deal $2 damage to all minions.
//~ done TLC_447 - eaf273dc -
#[test]
fn TLC_447_caustic_fumes() {
    check! { Warlock:
        Give("TLC_447"), Cost("TLC_447", 4), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Play("TLC_447", On(Their(0))), Damage(Their(0), 0), EndTurn, EndTurn, Play("TLC_447", On(Their(0))),
        Damage(Their(0), 2),
    }
}

/// Spelunker · Minion · 2 mana · 2/3 · **Battlecry:** Your next **Temporary** card costs (2) less.
//~ done TLC_450 - 39c2d0d0 -
#[test]
fn TLC_450_spelunker() {
    check! { Warlock:
        Give("TLC_450"), Cost("TLC_450", 2), Stats("TLC_450", 2, 3), Give("CS2_182"), Play("TLC_450", Nothing),
        Play("BOT_568", Nothing), CostNow(InHand(0), 4), CostNow(InHand(1), 2), CostNow(InHand(3), 2),
        Play("CS2_182", Nothing), Mana(4), CostNow(InHand(1), 4), CostNow(InHand(2), 4),
    }
}

/// Cursed Catacombs · Spell · Fel · 0 mana · **Discover** another card from your deck. Make it **Temporary**.
//~ done TLC_451 - 0093d21c -
#[test]
fn TLC_451_cursed_catacombs() {
    check! { Warlock:
        DeckOf(&["CS2_182", "TLC_451"]), Play("TLC_451", Nothing), Choose(0), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"), HasNow(InHand(0), GameTag::GHOSTLY), DeckCount(Mine, 1), EndTurn, HandCount(Mine, 0),
    }
    check! { Warlock:
        DeckOf(&["TLC_451", "TLC_451"]), Play("TLC_451", Nothing), HandCount(Mine, 0), DeckCount(Mine, 2),
    }
}

/// Razidir · Minion · Demon · Beast · 4 mana · 7/7 · **Battlecry:** Discard a random card from your hand. **Kindred:** Your opponent's hand instead.
//~ done TLC_463 - c7b90a7e -
#[test]
fn TLC_463_razidir() {
    check! { Warlock:
        Give("CS2_182"), Give("CS2_182"), GiveThem("CS2_182"), Play("TLC_463", Nothing), HandCount(Mine, 1),
        HandCount(Theirs, 1), EndTurn, HandCount(Theirs, 2), EndTurn, HandCount(Mine, 2), Play("TLC_463", Nothing),
        HandCount(Mine, 2), HandCount(Theirs, 1),
    }
}

/// Deathrot Maw · Minion · 6 mana · 2/8 · **Taunt Deathrattle:** Summon a random Fel Beast.
//~ done TLC_479 - fde7f8ba -
#[test]
fn TLC_479_deathrot_maw() {
    check! { Warlock:
        Ally("TLC_479"), Force(Card("TLC_446t3")), Kill(Nth(0)), BoardCount(Mine, 1), IsCard(My(0), "TLC_446t3"),
        Ally("TLC_479"), Force(Card("TLC_446t4")), Kill(Nth(1)), IsCard(My(1), "TLC_446t4"), Ally("TLC_479"),
        Force(Card("TLC_446t2")), Kill(Nth(2)), IsCard(My(2), "TLC_446t2"), BoardCount(Theirs, 0),
    }
}

/// Bat Mask · Spell · 8 mana · Set a friendly minion's stats to 1/1. Fill your board with copies of it.
//~ done DINO_402 - c81407d1 -
#[test]
fn DINO_402_bat_mask() {
    check! { Warlock:
        Targets("DINO_402", &[FriendlyMinion]), Ally("CS2_200"), Ally("CS2_172"), Play("DINO_402", On(My(0))),
        BoardCount(Mine, 7), StatsNow(Nth(0), 1, 1), StatsNow(Nth(1), 3, 2), StatsNow(Newest("CS2_200"), 1, 1), IsCard(My(1), "CS2_200"),
        IsCard(My(5), "CS2_200"), BoardCount(Theirs, 0),
    }
}

/// Bloodpetal Biome · Location · 1 mana · 2 uses · **Discover** a **Temporary** 1-Cost minion.
//~ done TLC_449 - 2e2235a2 -
#[test]
fn TLC_449_bloodpetal_biome() {
    check! { Warlock:
        Ally("TLC_449"), Force(Card("CS2_171")), Use(My(0), 0, Nothing), ChooseCard("CS2_171"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_171"), EndTurn, HandCount(Mine, 0), IsInZone(Newest("CS2_171"), Zone::Graveyard),
    }
    check! { Warlock: Ally("TLC_449"), ForbidOutcome(Card("CS2_172")), Use(My(0), 0, Nothing), Choose(0) }
}

/// Whispering Stone · Minion · 5 mana · 0/8 · **Taunt Deathrattle:** Get 2 random Fel spells. They cost Health instead of Mana.
//~ done TLC_467 - 5e2c3544 -
#[test]
fn TLC_467_whispering_stone() {
    check! { Warlock:
        Has("TLC_467", GameTag::TAUNT), Ally("TLC_467"), Force(Card("RLK_211")), Kill(My(0)), HandCount(Mine, 2),
        IsCard(InHand(0), "RLK_211"), Play("RLK_211", Nothing), Mana(10), Health(MyHero, 25), BoardCount(Mine, 2),
        HandCount(Theirs, 0),
    }
}
