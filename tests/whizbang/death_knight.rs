//! Death Knight cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1a434043

/// Toysnatching Geist · Minion · Undead · 3 mana · 2/1 · **Gigantify Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
//~ done MIS_006 - 1a8f6057 -
#[test]
fn MIS_006_toysnatching_geist() {
    check! { DeathKnight:
        Give("MIS_006"), Cost("MIS_006", 3), Stats("MIS_006", 2, 1), Has("MIS_006", GameTag::GIGANTIFY),
        Force(Card("FP1_012")), ForbidOutcome(Card("CS2_182")), Play("MIS_006", Nothing), ChooseCard("FP1_012"),
        CostNow(Newest("FP1_012"), 3), IsInZone(Newest("FP1_012"), Zone::Hand), IsInZone(Newest("MIS_006t"), Zone::Hand),
    }
    check! { DeathKnight:
        Ally("CS2_122"), Force(Card("FP1_012")), Play("MIS_006", Nothing), ChooseCard("FP1_012"), HandCount(Mine, 2),
        CostNow(Newest("FP1_012"), 2),
    }
}

/// Toysnatching Geist · Minion · Undead · 8 mana · 8/8 · **Gigantic Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
//~ done MIS_006t - 33cbdc42 -
#[test]
fn MIS_006t_toysnatching_geist() {
    check! { DeathKnight: WrittenAs("MIS_006t", "MIS_006") }
    check! { DeathKnight:
        Force(Card("FP1_013")), Play("MIS_006t", Nothing), ChooseCard("FP1_013"), HandCount(Mine, 1),
        CostNow(InHand(0), 0),
    }
    check! { DeathKnight:
        Give("MIS_006t"), Enchant(InHand(0), "NEW1_027e"), Force(Card("FP1_013")), Play("MIS_006t", Nothing),
        ChooseCard("FP1_013"), HandCount(Mine, 1), CostNow(InHand(0), 0),
    }
}

/// Silk Stitching · Spell · 2 mana · Choose a friendly minion. **Discover** a spell that costs (4) or less for it to cast when it dies.
//~ done TOY_822 - ab5968d4 -
#[test]
fn TOY_822_silk_stitching() {
    check! { DeathKnight:
        Ally("CS2_182"), Enemy("CS2_182"), Force(Card("RLK_015")), Play("TOY_822", On(My(0))), Choose(0),
        HandCount(Mine, 0), Damage(Their(0), 0), Force(Entity(Their(0))), Kill(My(0)), Damage(Their(0), 3),
        Health(TheirHero, 29),
    }
    check! { DeathKnight:
        Ally("CS2_182"), Force(Card("RLK_015")), Play("TOY_822", On(My(0))), Choose(0), Play("EX1_564", On(My(0))),
        Enemy("CS2_182"), Force(Entity(Their(0))), Kill(My(1)), Damage(Their(0), 3), Force(Entity(Their(0))),
        Kill(My(0)), Damage(TheirHero, 2), BoardCount(Theirs, 0),
    }
    // Two of them cast a spell each.
    check! { DeathKnight:
        Ally("CS2_182"), Force(Card("RLK_015")), Play("TOY_822", On(My(0))), Choose(0), Force(Card("RLK_015")),
        Play("TOY_822", On(My(0))), Choose(0), Kill(My(0)), Damage(TheirHero, 6),
    }
    // Silence takes the spell away.
    check! { DeathKnight:
        Ally("CS2_182"), Force(Card("RLK_015")), Play("TOY_822", On(My(0))), Choose(0), Play("EX1_332", On(My(0))),
        Crystals(10), Force(Card("LEG_RLK_705")), Play("TOY_822", On(My(0))), ChooseCard("LEG_RLK_705"), HandCount(Mine, 0),
        Health(TheirHero, 30), Kill(My(0)), BoardCount(Mine, 2), StatsNow(My(0), 1, 1), Health(TheirHero, 30),
    }
    for other in ["CS2_172", "RLK_035"] {
        let offered = [Force(Card("RLK_709")), ForbidOutcome(Card(other)), Play("TOY_822", On(My(0)))];
        check(CardClass::DeathKnight, &[&[Ally("CS2_182")], &offered[..]].concat());
    }
}

/// Rainbow Seamstress · Minion · Undead · 3 mana · 3/3 · **Battlecry:** If your deck started with a Blood, Frost, or Unholy card, gain **Lifesteal**, **Reborn**, or **Rush** respectively.
//~ done TOY_823 - 84f26c2b -
#[test]
fn TOY_823_rainbow_seamstress() {
    check! { DeathKnight:
        DeckOf(&["RLK_015", "CS2_182"]), Play("TOY_823", Nothing), HasNow(My(0), GameTag::REBORN),
        HasNot(My(0), GameTag::LIFESTEAL), HasNot(My(0), GameTag::RUSH),
    }
    check! { DeathKnight:
        DeckOf(&["CS2_182"]), Give("RLK_015"), Play("TOY_823", Nothing), HasNot(My(0), GameTag::REBORN),
    }
    check! { DeathKnight:
        DeckOf(&["RLK_706", "CS2_182"]), Play("TOY_823", Nothing), HasNow(My(0), GameTag::LIFESTEAL),
        HasNot(My(0), GameTag::REBORN),
    }
    check! { DeathKnight:
        DeckOf(&["RLK_116", "CS2_182"]), Play("TOY_823", Nothing), HasNow(My(0), GameTag::RUSH),
        HasNot(My(0), GameTag::REBORN),
    }
}

/// Lesser Spinel Spellstone · Spell · 1 mana · Give Undead in your hand +1/+1. *(Gain @ \|4(**Corpse**, **Corpses**) to upgrade.)*
/// - Numbers: {0} = 5
//~ done TOY_825 - f60a9068.ea2e0c35 -
#[test]
fn TOY_825_lesser_spinel_spellstone() {
    check! { DeathKnight:
        Give("TOY_825"), Give("EX1_012"), Give("CS2_182"), GainCorpses(4), IsCard(InHand(0), "TOY_825"), Play("TOY_825", Nothing),
        Stats("CS2_182", 4, 5), StatsNow(InHand(0), 2, 2), Give("TOY_825"), Ally("CS2_120"), Kill(My(0)),
        Ally("CS2_120"), Kill(My(0)), Ally("CS2_120"), Kill(My(0)), Ally("CS2_120"), Kill(My(0)),
        IsCard(InHand(2), "TOY_825"), Ally("CS2_120"), Kill(My(0)), IsCard(InHand(2), "TOY_825t"), Ally("CS2_120"),
        Kill(My(0)), Ally("CS2_120"), Kill(My(0)), Ally("CS2_120"), Kill(My(0)), Ally("CS2_120"), Kill(My(0)),
        Ally("CS2_120"), Kill(My(0)), IsCard(InHand(2), "TOY_825t2"),
    }
}

/// Spinel Spellstone · Spell · 1 mana · Give Undead in your hand +2/+2. *(Gain @ \|4(**Corpse**, **Corpses**) to upgrade.)*
/// - Numbers: {0} = 5
//~ done TOY_825t - 0beb7a8d.ea2e0c35 -
#[test]
fn TOY_825t_spinel_spellstone() {
    check! { DeathKnight:
        Give("EX1_012"), Give("CS2_182"), Play("TOY_825t", Nothing), StatsNow(InHand(0), 3, 3), StatsNow(InHand(1), 4, 5),
    }
    check! { DeathKnight:
        Give("TOY_825t"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), IsCard(InHand(0), "TOY_825t"), Kill(My(0)),
        IsCard(InHand(0), "TOY_825t2"), Corpses(Mine, 5),
    }
}

/// The Headless Horseman · Hero · 6 mana · 30 health, 5 armor · **Battlecry:** Destroy the enemy minion with the most *Attack!* Shuffle my Head into your deck, you must get it *back!*
//~ done TOY_829 - e9a0a45d -
#[test]
fn TOY_829_the_headless_horseman() {
    check! { DeathKnight:
        Enemy("CS2_182"), Enemy("CS2_200"), EmptyDeck(Mine), OnTop("CS2_231"), Play("TOY_829", Nothing), Armor(Mine, 5),
        BoardCount(Theirs, 1), IsCard(Their(0), "CS2_182"), DeckCount(Mine, 2), HeroPower(On(TheirHero)),
        Health(TheirHero, 27), HandCount(Mine, 0), EndTurn, EndTurn, DeckCount(Mine, 0), EndTurn, EndTurn,
        IsCard(MyPower, "TOY_829hp"), HeroPower(On(TheirHero)), Health(TheirHero, 24), Choose(0), HandCount(Mine, 2),
    }
}

/// Pulsing Pumpkins · Hero Power · 2 mana · Deal $3 damage, with crushing *brawn!* **Discover** an Undead, to serve as your *pawn!*
//~ done TOY_829hp - 9d4d209d -
#[test]
fn TOY_829hp_pulsing_pumpkins() {
    check! { DeathKnight:
        HasHeroPower("TOY_829hp"), HeroPower(On(TheirHero)), Choose(0), Health(TheirHero, 27), HandCount(Mine, 1),
        HasNow(InHand(0), GameTag::CARDRACE),
    }
}

/// Pulsing Pumpkins · Hero Power · 2 mana · Deal $3 damage, with crushing *brawn!* My army shall be yours, if my Head is *drawn!*
//~ done TOY_829hp3 - e10f0026 -
#[test]
fn TOY_829hp3_pulsing_pumpkins() {
    check! { DeathKnight:
        HasHeroPower("TOY_829hp3"), Enemy("CS2_182"), HeroPower(On(Their(0))), Damage(Their(0), 3), HandCount(Mine, 0),
    }
}

/// Horseman's Head · Spell · 2 mana · **When Drawn, this Casts** and your enemy will *cower!* Imbue the souls of Undead into your *Hero Power!*
//~ done TOY_829t - 95fed896 -
#[test]
fn TOY_829t_horsemans_head() {
    check! { DeathKnight: Play("TOY_829t", Nothing), IsCard(MyPower, "TOY_829hp") }
    // The opponent gets nothing of it.
    check! { DeathKnight: EndTurn, Play("TOY_829t", Nothing), IsCard(MyPower, "HERO_11bp") }
}

/// Dr. Stitchensew · Minion · Undead · 5 mana · 5/4 · **Battlecry: Discover** a 5, 3, and 1-Cost minion to stitch to this. **Deathrattle:** Summon the 5-Cost minion.
//~ done TOY_830 - 1e61d001 -
#[test]
fn TOY_830_dr_stitchensew() {
    check! { DeathKnight:
        Force(Card("CS2_187")), Play("TOY_830", Nothing), Choose(0), Choose(1), Choose(2), BoardCount(Mine, 1),
        Kill(My(0)), BoardCount(Mine, 1), CostNow(My(0), 5), Kill(My(0)), BoardCount(Mine, 1), CostNow(My(0), 3),
    }
    // All three are stitched to it.
    check! { DeathKnight:
        Force(Card("CS2_187")), Play("TOY_830", Nothing), Force(Card("CS2_127")), ChooseCard("CS2_187"),
        Force(Card("CS2_168")), ChooseCard("CS2_127"), ChooseCard("CS2_168"), Kill(My(0)), IsCard(My(0), "CS2_187"),
        Kill(My(0)), IsCard(My(0), "CS2_127"), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "CS2_168"),
    }
    // The spell that Silk Stitching stitches to it, too, is no minion of the next one.
    check! { DeathKnight:
        Force(Card("CS2_187")), Play("TOY_830", Nothing), Force(Card("CS2_127")), ChooseCard("CS2_187"), Choose(0),
        Choose(0), Crystals(10), Force(Card("RLK_709")), Play("TOY_822", On(My(0))), ChooseCard("RLK_709"), Kill(My(0)),
        HandCount(Mine, 1), Health(TheirHero, 28), IsCard(My(0), "CS2_187"), Kill(My(0)), BoardCount(Mine, 1),
        CostNow(My(0), 3),
    }
    check! { DeathKnight: ForbidOutcome(Card("CS2_200")), Play("TOY_830", Nothing) }
    let five = [Force(Card("CS2_187")), Force(Card("CS2_150")), Force(Card("EX1_284"))];
    let three = [ForbidOutcome(Card("RLK_015")), Play("TOY_830", Nothing), Choose(0)];
    check(CardClass::DeathKnight, &[&five[..], &three].concat());
    // Minions that cost (5), (3) and (1), and nothing else.
    for other in ["CS2_182", "CATA_471"] {
        check! { DeathKnight:
            ForbidOutcome(Card(other)), Play("TOY_830", Nothing), Choose(0), Choose(0), Choose(0), BoardCount(Mine, 1),
        }
    }
}
