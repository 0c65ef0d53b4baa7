//! Death Knight cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 26719020

/// Story of Umbra · Spell · 7 mana · **Discover** a **Deathrattle** minion that costs (5) or more. Summon it and trigger its **Deathrattle**.
//~ done DINO_415 - b4d2148d -
#[test]
fn DINO_415_story_of_umbra() {
    check! { DeathKnight in Wild, Standard:
        Give("DINO_415"), Cost("DINO_415", 7), Force(Card("EX1_110")), ForbidOutcome(Card("EX1_096")),
        Play("DINO_415", Nothing), ChooseCard("EX1_110"), BoardCount(Mine, 2), IsCard(My(0), "EX1_110"),
        IsCard(My(1), "EX1_110t"), HandCount(Mine, 0),
    }
    for other in ["CS2_200", "GVG_096"] {
        check! { DeathKnight: Force(Card("FP1_012")), ForbidOutcome(Card(other)), Play("DINO_415", Nothing) }
    }
    // A weapon is not discovered.
    check! { DeathKnight: ForbidOutcome(Card("RLK_086")), Play("DINO_415", Nothing) }
}

/// Soulrest Ceremony · Spell · Shadow · 1 mana · Give your minions +1 Attack and **Rush**. They die at the end of your turn.
//~ done DINO_417 - b5d34cfb -
#[test]
fn DINO_417_soulrest_ceremony() {
    check! { DeathKnight:
        Ally("CS2_182"), Ally("CS2_172"), Enemy("CS2_182"), Play("DINO_417", Nothing), Ally("CS2_120"),
        StatsNow(My(0), 5, 5), HasNow(My(0), GameTag::RUSH), StatsNow(My(1), 4, 2), HasNow(My(1), GameTag::RUSH),
        StatsNow(Their(0), 4, 5), EndTurn, BoardCount(Mine, 1), IsCard(My(0), "CS2_120"), BoardCount(Theirs, 1),
    }
    check! { DeathKnight: Play("DINO_417", Nothing), StatsNow(MyHero, 0, 30) }
}

/// Reanimate the Terror · Spell · 1 mana · **Quest:** Spend 15 **Corpses**. **Reward:** Tyrax, Bone Terror.
//~ done TLC_433 - 092debd9 -
#[test]
fn TLC_433_reanimate_the_terror() {
    // Five times three Corpses; each draws a card.
    check! { DeathKnight:
        Play("TLC_433", Nothing), GainCorpses(20), Crystals(10), Play("CORE_RLK_051", Nothing), Play("CORE_RLK_051", Nothing),
        Play("CORE_RLK_051", Nothing), Play("CORE_RLK_051", Nothing), HandCount(Mine, 4), Play("CORE_RLK_051", Nothing),
        DeckCount(Mine, 14), HandCount(Mine, 6), Corpses(Mine, 5), IsInZone(Newest("TLC_433t"), Zone::Hand),
    }
}

/// Tyrax, Bone Terror · Minion · Undead · Beast · 5 mana · 8/8 · **Deathrattle:** Open Terror's Grave. It has "**Deathrattle:** Resummon Tyrax."
//~ done TLC_433t - 439d9f8c -
#[test]
fn TLC_433t_tyrax_bone_terror() {
    check! { DeathKnight:
        Ally("TLC_433t"), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "TLC_433t2"), Kill(My(0)), BoardCount(Mine, 1),
        IsCard(My(0), "TLC_433t"), StatsNow(My(0), 8, 8),
    }
}

/// Terror's Grave · Location · 5 mana · 2 uses · Deal 4 damage. **Deathrattle:** Resummon Tyrax, Bone Terror.
//~ done TLC_433t2 - dcb08f3a -
#[test]
fn TLC_433t2_terrors_grave() {
    check! { DeathKnight:
        Ally("TLC_433t2"), Ally("CS2_182"), Use(My(0), 0, On(TheirHero)), Health(TheirHero, 26), EndTurn, EndTurn,
        EndTurn, EndTurn, Use(My(0), 0, On(My(1))), Damage(My(1), 4), IsCard(My(0), "TLC_433t"),
    }
}

/// Paleomancy · Spell · Shadow · 3 mana · **Discover** an Undead. Spend 5 **Corpses** to keep all 3 instead.
//~ done TLC_434 - a4aeb06d -
#[test]
fn TLC_434_paleomancy() {
    check! { DeathKnight in Wild, Standard:
        GainCorpses(4), Force(Card("TIME_040")), Play("TLC_434", Nothing), ChooseCard("TIME_040"), HandCount(Mine, 1),
        Corpses(Mine, 4), GainCorpses(5), Force(Card("TIME_040")), Play("TLC_434", Nothing), HandCount(Mine, 4),
        IsCard(InHand(1), "TIME_040"), Corpses(Mine, 0),
    }
    check! { DeathKnight in Wild, Standard:
        ForbidOutcome(Card("CS2_182")), Play("TLC_434", Nothing), Choose(0), HandCount(Mine, 1), GainCorpses(6),
        Play("TLC_434", Nothing), HandCount(Mine, 4), Corpses(Mine, 1),
    }
}

/// Crypt Map · Spell · 1 mana · **Discover** a Frost Rune card. If you play it this turn, also pick one of the others.
//~ done TLC_435 - 9f843418 -
#[test]
fn TLC_435_crypt_map() {
    check! { DeathKnight in Wild, Standard:
        Force(Card("RLK_025")), Force(Card("BE_284")), Force(Card("RLK_709")), Play("TLC_435", Nothing),
        ChooseCard("BE_284"), HandCount(Mine, 1), Enemy("CS2_182"), Crystals(10), Play("BE_284", On(Their(0))),
        ChooseCard("RLK_709"), HandCount(Mine, 1), IsCard(InHand(0), "RLK_709"),
    }
    check! { DeathKnight in Wild, Standard:
        Force(Card("RLK_025")), Force(Card("BE_284")), Force(Card("RLK_709")), Play("TLC_435", Nothing),
        ChooseCard("BE_284"), Enemy("CS2_182"), EndTurn, EndTurn, Crystals(10), Play("BE_284", On(Their(0))),
        HandCount(Mine, 1), EndTurn,
    }
    check! { DeathKnight in Wild, Standard: ForbidOutcome(Card("CS2_200")), Play("TLC_435", Nothing) }
}

/// Reanimated Pterrordax · Minion · Undead · Beast · 5 mana · 4/3 · **Rush, Lifesteal** Costs **Corpses** instead of Mana.
//~ done TLC_436 - 192828d1 -
#[test]
fn TLC_436_reanimated_pterrordax() {
    check! { DeathKnight:
        Give("TLC_436"), GainCorpses(4), Unplayable("TLC_436"), GainCorpses(6), Play("TLC_436", Nothing), Corpses(Mine, 1), Mana(10),
        HasNow(My(0), GameTag::RUSH), HasNow(My(0), GameTag::LIFESTEAL),
    }
}

/// Cryosleep · Spell · Frost · 4 mana · Deal $4 damage and draw a card. **Kindred:** Draw another.
//~ done TLC_440 - 37089a7a -
#[test]
fn TLC_440_cryosleep() {
    check! { DeathKnight:
        Give("TLC_440"), Cost("TLC_440", 4), Play("TLC_440", On(TheirHero)), HandCount(Mine, 1), EndTurn, EndTurn,
        Play("TLC_440", On(TheirHero)), HandCount(Mine, 4), Damage(TheirHero, 8),
    }
}

/// High Cultist Herenn · Minion · 8 mana · 8/6 · **Battlecry:** Summon two **Deathrattle** minions from your deck. They fight!
//~ done TLC_810 - e8732919 -
#[test]
fn TLC_810_high_cultist_herenn() {
    check! { DeathKnight:
        Give("TLC_810"), Cost("TLC_810", 8), Stats("TLC_810", 8, 6), EmptyDeck(Mine), OnTop("CS2_182"),
        OnTop("EX1_096"), OnTop("EX1_556"), Play("TLC_810", Nothing), DeckCount(Mine, 0), Dead(Nth(2)),
        BoardCount(Mine, 2), StatsNow(Nth(3), 2, 1), HandCount(Mine, 1),
    }
    check! { DeathKnight:
        EmptyDeck(Mine), OnTop("EX1_556"), Play("TLC_810", Nothing), DeckCount(Mine, 0), BoardCount(Mine, 2),
        Damage(Nth(0), 0),
    }
    check! { DeathKnight: DeckOf(&["FP1_021", "EX1_556", "EX1_556"]), ForbidOutcome(Entity(Nth(0))), Play("TLC_810", Nothing) }
    check! { DeathKnight:
        DeckOf(&["EX1_556", "EX1_556", "EX1_556", "EX1_556"]), Play("TLC_810", Nothing), DeckCount(Mine, 2),
        BoardCount(Mine, 3),
    }
}
