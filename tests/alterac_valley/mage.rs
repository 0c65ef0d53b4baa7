//! Mage cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3e8373ad

/// Amplified Snowflurry · Minion · Elemental · 2 mana · 2/3 · **Battlecry:** Your next Hero Power costs (0) and **Freezes** the target.
//~ done AV_115 - 25fcf1de -
#[test]
fn AV_115_amplified_snowflurry() {
    check! { Mage:
        HasHeroPower("HERO_08bp"), Enemy("CS2_182"), Crystals(10), Play("AV_115", Nothing), Mana(8),
        HeroPower(On(Their(0))), Mana(8), HasNow(Their(0), GameTag::FROZEN), EndTurn, EndTurn, EndTurn, EndTurn,
        Crystals(10), HeroPower(On(Their(0))), Mana(8), HasNot(Their(0), GameTag::FROZEN),
    }
}

/// Magister Dawngrasp · Hero · 7 mana · 30 health, 5 armor · **Battlecry:** Recast a spell from each spell school you've cast this game.
//~ done AV_200 - 604bbd7b -
#[test]
fn AV_200_magister_dawngrasp() {
    check! { Mage:
        Play("CS2_023", Nothing), Play("CS2_023", Nothing), Crystals(10), HandCount(Mine, 4), Enemy("CS2_200"),
        Play("CS2_028", Nothing), Damage(Their(0), 2), Crystals(10), Play("AV_200", Nothing), HandCount(Mine, 6),
        Damage(Their(0), 4), IsCard(MyPower, "AV_200p2"), Armor(Mine, 5),
    }
    let schools = [
        ("DRG_206", Nothing, 1),
        ("CS2_093", Nothing, 2),
        ("SW_442", On(TheirHero), 4),
        ("EX1_238", On(TheirHero), 3),
        ("CS2_029", On(TheirHero), 6),
    ];
    for (spell, whom, once) in schools {
        let aim = (whom != Nothing).then_some(Force(Entity(TheirHero)));
        let mine = (spell == "DRG_206").then_some(Damage(MyHero, 1));
        let steps = [Play(spell, whom)].into_iter().chain(mine).chain([Crystals(10)]).chain(aim);
        let seen =
            [Play("AV_200", Nothing), Damage(TheirHero, 2 * once), Armor(Mine, if spell == "DRG_206" { 4 } else { 5 })];
        check(CardClass::Mage, &steps.chain(seen).collect::<Vec<_>>());
    }
    check! { Mage: Play("BT_035", Nothing), Crystals(10), Play("AV_200", Nothing), HandCount(Mine, 2), Armor(Mine, 5) }
}

/// Arcane Burst · Hero Power · 2 mana · Deal $@ damage. **Honorable Kill:** Gain +2 damage.
/// - Numbers: {0} = 2
//~ done AV_200p2 - 47bd3514.ea1d8a8e -
#[test]
fn AV_200p2_arcane_burst() {
    check! { Mage:
        HasHeroPower("AV_200p2"), HeroPower(On(TheirHero)), Health(TheirHero, 28), EndTurn, EndTurn,
        HeroPower(On(TheirHero)), Health(TheirHero, 26),
    }
    // What dies of it exactly improves it.
    check! { Mage:
        HasHeroPower("AV_200p2"), Enemy("CS2_172"), Enemy("CS2_182"), HeroPower(On(Their(0))), BoardCount(Theirs, 1),
        Health(Their(0), 5), EndTurn, EndTurn, HeroPower(On(TheirHero)), Health(TheirHero, 26),
    }
}

/// Rune of the Archmage · Spell · 9 mana · Cast 20 Mana worth of Mage spells at enemies.
//~ done AV_283 - 6f8b96cc -
#[test]
fn AV_283_rune_of_the_archmage() {
    check! { Mage:
        Force(Card("EX1_279")), Force(Entity(TheirHero)), Force(Card("EX1_279")), Force(Entity(TheirHero)),
        Play("AV_283", Nothing), Health(TheirHero, 10), Health(MyHero, 30),
    }
    // 20 Mana are 20 spells that cost 1, and not one more.
    check(
        CardClass::Mage,
        &[
            &[Force(Card("BAR_546")); 20][..],
            &[Play("AV_283", Nothing), Crystals(10), HeroPower(On(TheirHero)), Health(TheirHero, 9)],
        ]
        .concat(),
    );
}

/// Balinda Stonehearth · Minion · 6 mana · 5/5 · **Battlecry:** Draw 2 spells. Swap their Costs with this minion's stats.
//~ done AV_284 - 7335e5bf -
#[test]
fn AV_284_balinda_stonehearth() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_032", "EX1_279"]), Play("AV_284", Nothing), StatsNow(My(0), 10, 7), HandCount(Mine, 2),
        CostNow(InHand(0), 5), CostNow(InHand(1), 5), DeckCount(Mine, 1),
    }
    // The opponent gets nothing of it.
    check! { Mage: EndTurn, DeckOf(&["CS2_182", "CS2_032", "EX1_279"]), Play("AV_284", Nothing), StatsNow(Their(0), 5, 5) }
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_032", "EX1_279"]), OnTop("CS2_032"), Play("AV_284", Nothing), HandCount(Mine, 2),
    }
    // The second spell costs the Health, not the Attack.
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_032", "EX1_279"]), Give("AV_284"), Enchant(InHand(0), "CS2_087e"),
        Play("AV_284", Nothing), StatsNow(My(0), 10, 7), HandCount(Mine, 2), CostNow(InHand(0), 8), CostNow(InHand(1), 5),
    }
}

/// Arcane Brilliance · Spell · Arcane · 4 mana · Add a copy of a 7, 8, 9, and 10-Cost spell in your deck to your hand.
//~ done AV_116 - 2659b2d0 -
#[test]
fn AV_116_arcane_brilliance() {
    check! { Mage:
        DeckOf(&["CS2_186", "CS2_032", "DMF_104", "AV_283", "EX1_279", "CS2_029"]), Play("AV_116", Nothing),
        HandCount(Mine, 4), IsCard(InHand(0), "CS2_032"), IsCard(InHand(1), "DMF_104"), IsCard(InHand(2), "AV_283"),
        IsCard(InHand(3), "EX1_279"), DeckCount(Mine, 6),
    }
    // Minions of these Costs are no spells.
    check! { Mage:
        DeckOf(&["CS2_186", "CS2_232", "EX1_561", "NEW1_030", "CS2_029"]), Play("AV_116", Nothing), HandCount(Mine, 0),
        DeckCount(Mine, 5),
    }
    // A dearer spell does not stand for a cheaper one.
    check! { Mage: DeckOf(&["EX1_279"]), Play("AV_116", Nothing), HandCount(Mine, 1), DeckCount(Mine, 1) }
    check! { Mage: DeckOf(&["VAC_464t24"]), Play("AV_116", Nothing), HandCount(Mine, 0) }
}

/// Iceblood Tower · Spell · 10 mana · At the end of your turn, cast another spell from your deck. Lasts 3 turns.
//~ done AV_290 - aa155626 -
#[test]
fn AV_290_iceblood_tower() {
    check! { Mage:
        DeckOf(&["CS2_093", "CS2_093", "CS2_093", "CS2_093", "CS2_182", "CS2_182", "CS2_182"]), Play("AV_290", Nothing),
        Health(TheirHero, 30), EndTurn, Health(TheirHero, 28), DeckCount(Mine, 6), EndTurn, EndTurn,
        Health(TheirHero, 26), EndTurn, EndTurn, Health(TheirHero, 24), EndTurn, EndTurn, Health(TheirHero, 24),
        DeckCount(Mine, 1), Health(MyHero, 30),
    }
    // A minion is not cast.
    check! { Mage:
        DeckOf(&["CS2_189", "CS2_182"]), Play("AV_290", Nothing), EndTurn, DeckCount(Mine, 2), BoardCount(Mine, 0),
    }
}

/// Deep Breath · Spell · Fire · 5 mana · Deal $@ damage to a minion and its neighbors. *(Improved by number of other spells in your hand.)*
/// - Numbers: {0} = 1
//~ done ONY_006 - 60841082.eae7e889 -
#[test]
fn ONY_006_deep_breath() {
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"), Give("GAME_005"),
        Give("GAME_005"), Give("CS2_172"), Play("ONY_006", On(Their(1))), Damage(Their(0), 3), Damage(Their(1), 3),
        Damage(Their(2), 3), Damage(Their(3), 0), Damage(My(0), 0), HandCount(Mine, 3),
    }
    check! { Mage:
        Targets("ONY_006", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Play("ONY_006", On(My(0))),
        Damage(My(0), 1),
    }
}

/// Drakefire Amulet · Spell · Fire · 10 mana · **Tradeable Discover** 2 Dragons. Summon them.
//~ done ONY_029 - d5dc9f31 -
#[test]
fn ONY_029_drakefire_amulet() {
    check! { Mage:
        Has("ONY_029", GameTag::TRADEABLE), Force(Card("NEW1_023")), Force(Card("EX1_284")), Force(Card("EX1_561")),
        Play("ONY_029", Nothing), Force(Card("NEW1_030")), Force(Card("EX1_284")), Force(Card("NEW1_023")),
        ChooseCard("EX1_561"), ChooseCard("NEW1_030"), BoardCount(Mine, 2), IsCard(My(0), "EX1_561"), IsCard(My(1), "NEW1_030"),
        Health(TheirHero, 30), HandCount(Mine, 0),
    }
    check! { Mage: ForbidOutcome(Card("CS2_182")), Play("ONY_029", Nothing), Choose(0), Choose(0), BoardCount(Mine, 2) }
}
