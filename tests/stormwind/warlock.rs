//! Warlock cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6e9e3d1f

/// Shadowblade Slinger · Minion · Pirate · 1 mana · 2/1 · **Battlecry:** If you've taken damage this turn, deal that much to an enemy minion.
//~ done DED_503 - adbe11ee -
#[test]
fn DED_503_shadowblade_slinger() {
    check! { Warlock:
        Enemy("CS2_182"), Play("DED_503", Nothing), Health(Their(0), 5), DealDamage(MyHero, 1), DealDamage(MyHero, 2),
        Play("DED_503", On(Their(0))), Health(Their(0), 2), EndTurn, EndTurn, Play("DED_503", Nothing),
        Health(Their(0), 2),
    }
    check! { Warlock: Enemy("CS2_182"), DealDamage(MyHero, 2), Play("DED_503", On(Their(0))) }
    check! { Warlock:
        Enemy("CS2_182"), Enemy("CS2_182"), DealDamage(MyHero, 2), Play("DED_503", On(Their(0))), StatsNow(Their(1), 4, 5),
    }
    check! { Warlock: DealDamage(MyHero, 2), Targets("DED_503", &[EnemyMinion]) }
}

/// Runed Mithril Rod · Weapon · 5 mana · 0/2 durability · After you draw 4 cards, reduce the Cost of cards in your hand by (1). Lose 1 Durability.
//~ done SW_003 - 892b58fa -
#[test]
fn SW_003_runed_mithril_rod() {
    check! { Warlock:
        Ally("SW_003"), Give("CS2_182"), Give("CS2_200"), DrawOne, DrawOne, DrawOne, CostNow(InHand(0), 4),
        StatsNow(MyWeapon, 0, 2), DrawOne, CostNow(InHand(0), 3), CostNow(InHand(1), 5), CostNow(InHand(5), 3),
        StatsNow(MyWeapon, 0, 1), DrawOne, CostNow(InHand(0), 3),
    }
    // What the opponent does is not heard.
    check! { Warlock: Ally("SW_003"), DrawOne, DrawOne, DrawOne, EndTurn, CostNow(InHand(0), 4) }
    check! { Warlock:
        Ally("SW_003"), DrawOne, DrawOne, DrawOne, GiveThem("EX1_306"), DrawOne, CostNow(InTheirHand(0), 2),
    }
    check! { Warlock: Ally("SW_003"), Play("CFM_619", Nothing), DrawOne, DrawOne, DrawOne, CostNow(InHand(1), 4) }
}

/// Dreaded Mount · Spell · 3 mana · Give a minion +1/+1. When it dies, summon an endless Dreadsteed.
//~ done SW_087 - ea43d55a -
#[test]
fn SW_087_dreaded_mount() {
    check! { Warlock:
        Targets("SW_087", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Play("SW_087", On(My(0))),
        StatsNow(My(0), 5, 6), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "SW_087t"), Kill(My(0)), BoardCount(Mine, 0),
        EndTurn, BoardCount(Mine, 1), IsCard(My(0), "SW_087t"),
    }
}

/// The Demon Seed · Spell · 1 mana · **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
//~ done SW_091 - 521064bd -
#[test]
fn SW_091_the_demon_seed() {
    check! { Warlock:
        Play("SW_091", Nothing), DealDamage(MyHero, 6), EndTurn, DealDamage(MyHero, 6), EndTurn, DealDamage(MyHero, 5),
        Health(MyHero, 13), Health(TheirHero, 30), DealDamage(TheirHero, 1), DealDamage(MyHero, 1), Health(TheirHero, 26),
        Health(MyHero, 15), IsInZone(Newest("SW_091t"), Zone::Secret),
    }
    check! { Warlock:
        Play("SW_091", Nothing), Enemy("CS2_182"), DealDamage(MyHero, 6), EndTurn, EndTurn, DealDamage(MyHero, 5), DealDamage(MyHero, 1),
        Health(MyHero, 21),
    }
}

/// Establish the Link · Spell · 1 mana · **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
//~ done SW_091t - fc627142 -
#[test]
fn SW_091t_establish_the_link() {
    check! { Warlock:
        Play("SW_091t", Nothing), DealDamage(MyHero, 6), EndTurn, DealDamage(MyHero, 6), EndTurn, DealDamage(MyHero, 5),
        Health(MyHero, 13), Health(TheirHero, 30), DealDamage(MyHero, 1), Health(TheirHero, 27), Health(MyHero, 15),
        IsInZone(Newest("SW_091t3"), Zone::Secret),
    }
    check! { Warlock:
        Play("SW_091t", Nothing), DealDamage(MyHero, 6), Enemy("CS2_179"), EndTurn, EndTurn, DealDamage(MyHero, 5), DealDamage(MyHero, 1),
        Health(MyHero, 21),
    }
}

/// Complete the Ritual · Spell · 1 mana · **Questline:** Take 12 damage on your turns. **Reward:** Blightborn Tamsin.
//~ done SW_091t3 - 448a275f -
#[test]
fn SW_091t3_complete_the_ritual() {
    check! { Warlock:
        Play("SW_091t3", Nothing), DealDamage(MyHero, 6), EndTurn, DealDamage(MyHero, 6), EndTurn, HandCount(Mine, 1),
        DealDamage(MyHero, 5), HandCount(Mine, 1), DealDamage(MyHero, 1), HandCount(Mine, 2), IsCard(InHand(1), "SW_091t4"),
    }
}

/// Blightborn Tamsin · Minion · Undead · 5 mana · 7/7 · **Battlecry:** For the rest of the game, damage you take on your turn damages your opponent instead.
//~ done SW_091t4 - 8c9a4dd0 -
#[test]
fn SW_091t4_blightborn_tamsin() {
    check! { Warlock:
        Enemy("CS2_182"), DealDamage(MyHero, 1), Play("SW_091t4", Nothing), DealDamage(MyHero, 4), Health(MyHero, 29),
        Health(TheirHero, 26), DealDamage(TheirHero, 1), Health(TheirHero, 25), EndTurn, DealDamage(MyHero, 4), Health(MyHero, 25),
        Health(TheirHero, 25), EndTurn, HeroPower(Nothing), HandCount(Mine, 2), Health(MyHero, 25),
        Health(TheirHero, 23),
    }
}

/// Wicked Shipment · Spell · 1 mana · **Tradeable** Summon @ 1/1 \|4(Imp, Imps). *(Upgrades by 2 when **Traded**!)*
/// - Numbers: {0} = 2
//~ done DED_504 - 811b4b7a.ea1d8a8e -
#[test]
fn DED_504_wicked_shipment() {
    check! { Warlock:
        Has("DED_504", GameTag::TRADEABLE), Play("DED_504", Nothing), BoardCount(Mine, 2), StatsNow(My(0), 1, 1),
        IsCard(My(0), "CORE_GIL_191t"), BoardCount(Theirs, 0),
    }
    check! { Warlock:
        Give("DED_504"), EmptyDeck(Mine), OnTop("CS2_231"), Use(InHand(0), 0, Nothing), HandCount(Mine, 1),
        BoardCount(Mine, 0), EndTurn, EndTurn, HandCount(Mine, 2), Play("DED_504", Nothing), BoardCount(Mine, 4),
        StatsNow(My(3), 1, 1),
    }
}

/// Hullbreaker · Minion · Demon · 4 mana · 4/3 · **Battlecry and Deathrattle:** Draw a spell. Your hero takes damage equal to its Cost.
//~ done DED_505 - 85325ebb -
#[test]
fn DED_505_hullbreaker() {
    check! { Warlock:
        DeckOf(&["CS2_029", "CS2_182", "CS2_029", "CS2_182"]), Play("DED_505", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_029"), Damage(MyHero, 4), Damage(TheirHero, 0), Kill(My(0)), HandCount(Mine, 2),
        Damage(MyHero, 8), DeckCount(Mine, 2),
    }
    // No spell is there.
    check! { Warlock:
        Play("DED_505", Nothing), HandCount(Mine, 0), Damage(MyHero, 0), Kill(My(0)), HandCount(Mine, 0),
        Damage(MyHero, 0),
    }
}

/// Anetheron · Minion · Demon · 6 mana · 8/6 · Costs (1) if your hand is full.
//~ done SW_092 - e382dacb -
#[test]
fn SW_092_anetheron() {
    check! { Warlock:
        Give("SW_092"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"),
        Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), CostNow(Nth(0), 6), Give("CS2_231"), CostNow(Nth(0), 1),
        Crystals(1), Play("SW_092", Nothing), Mana(0), StatsNow(My(0), 8, 6),
    }
    // The opponent's hand does not count.
    check! { Warlock:
        Give("SW_092"), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"),
        GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"),
        GiveThem("CS2_231"), CostNow(Nth(0), 6),
    }
}
