//! Druid cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 476e2f67

/// Strength in Numbers · Spell · 1 mana · **Sidequest:** Spend 10 Mana on minions. **Reward:** Summon a minion from your deck.
//~ done DRG_051 - 0d0921b0 -
#[test]
fn DRG_051_strength_in_numbers() {
    check! { Druid:
        DeckOf(&["CS2_029", "CS2_200"]), Play("DRG_051", Nothing), Play("CS2_182", Nothing),
        Play("CS2_029", On(TheirHero)), Crystals(10), Play("EX1_277", Nothing), Damage(TheirHero, 9),
        Play("CS2_182", Nothing), BoardCount(Mine, 2), Crystals(10), Play("CS2_172", Nothing), DeckCount(Mine, 1),
        BoardCount(Mine, 4), IsInZone(Newest("CS2_200"), Zone::Play),
    }
    check! { Druid:
        Play("DRG_051", Nothing), Play("CS2_182", Nothing), Crystals(10), Play("CS2_182", Nothing),
        Play("CS2_172", Nothing), BoardCount(Mine, 4), DeckCount(Mine, 18),
    }
}

/// Aeroponics · Spell · Nature · 5 mana · Draw 2 cards. Costs (2) less for each Treant you control.
//~ done DRG_314 - 09ada960 -
#[test]
fn DRG_314_aeroponics() {
    check! { Druid:
        Give("DRG_314"), Cost("DRG_314", 5), OnTop("CS2_118"), OnTop("CS2_118"), OnTop("CS2_118"), OnTop("CS2_182"),
        Ally("EX1_158t"), Ally("CS2_182"), Enemy("CS2_182"), Play("DRG_314", Nothing), DeckCount(Mine, 21),
        HandCount(Mine, 2), CostNow(Nth(3), 3), IsInZone(Nth(3), Zone::Hand), StatsNow(Nth(3), 5, 1), CostNow(Nth(4), 4),
        IsInZone(Nth(4), Zone::Hand), StatsNow(Nth(4), 4, 5),
    }
    check! { Druid:
        Give("DRG_314"), OnTop("CS2_118"), OnTop("CS2_118"), OnTop("CS2_118"), OnTop("CS2_182"), Ally("EX1_158t"),
        Ally("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 3),
    }
}

/// Embiggen · Spell · Nature · 0 mana · Give all minions in your deck +2/+2. They cost (1) more *(up to 10*).
//~ done DRG_315 - 57a508c7 -
#[test]
fn DRG_315_embiggen() {
    check! { Druid:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("EX1_238"), OnTop("NEW1_030"), OnTheirTop("CS2_182"), Give("CS2_182"),
        Play("DRG_315", Nothing), StatsNow(Nth(0), 6, 7), CostNow(Nth(0), 5), CostNow(Nth(1), 1), StatsNow(Nth(2), 14, 14),
        CostNow(Nth(2), 10), StatsNow(Nth(3), 4, 5), CostNow(Nth(3), 4), StatsNow(Nth(4), 4, 5),
    }
}

/// Secure the Deck · Spell · 1 mana · **Sidequest:** Attack twice with your hero. **Reward:** Add 3 'Claw' spells to your hand.
//~ done DRG_317 - ef89436c -
#[test]
fn DRG_317_secure_the_deck() {
    check! { Druid:
        Give("DRG_317"), Cost("DRG_317", 1), Ally("CS2_106"), Ally("CS2_182"), Play("DRG_317", Nothing),
        Attack(Nth(2), TheirHero), Attack(MyHero, TheirHero), HandCount(Mine, 0), EndTurn, EndTurn, HandCount(Mine, 1),
        Attack(MyHero, TheirHero), HandCount(Mine, 4), IsCard(InHand(1), "CS2_005"), IsCard(InHand(2), "CS2_005"),
        IsCard(InHand(3), "CS2_005"),
    }
}

/// Goru the Mightree · Minion · 7 mana · 5/10 · **Taunt Battlecry:** For the rest of the game, your Treants have +1/+1.
//~ done DRG_319 - 648edb45 -
#[test]
fn DRG_319_goru_the_mightree() {
    check! { Druid:
        Give("DRG_319"), Cost("DRG_319", 7), Stats("DRG_319", 5, 10), Has("DRG_319", GameTag::TAUNT),
        Ally("EX1_158t"), Ally("CS2_182"), Enemy("CS2_182"), Play("DRG_319", Nothing), StatsNow(Nth(1), 3, 3),
    }
}

/// Treant Powerup · Enchantment · Your Treants have +1/+1.
//~ done DRG_319e4 - ba1a513e -
#[test]
fn DRG_319e4_treant_powerup() {
    check! { Druid:
        Ally("CS2_182"), Ally("EX1_158t"), Ally("CS2_182"), Enemy("CS2_182"), Enchant(Me, "DRG_319e4"),
        StatsNow(Nth(0), 4, 5), StatsNow(Nth(1), 3, 3),
    }
}
