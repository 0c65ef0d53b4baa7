//! Demon Hunter cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b937f70f

/// Need for Greed · Spell · 5 mana · **Tradeable** Draw 3 cards. If drawn this turn, this costs (3).
//~ done DED_506 - d8825da1 -
#[test]
fn DED_506_need_for_greed() {
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "DED_506"]), Play("CS2_023", Nothing), HandCount(Mine, 2),
        CostNow(InHand(0), 3), Play("DED_506", Nothing), Mana(4), HandCount(Mine, 4),
    }
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_182", "DED_506"]), Play("CS2_023", Nothing), HandCount(Mine, 2), CostNow(InHand(0), 3),
        EndTurn, CostNow(InHand(0), 5), EndTurn, CostNow(InHand(0), 5),
    }
    // A copy that is added to the hand is not drawn (Mimic Pod).
    check! { DemonHunter:
        DeckOf(&["DED_506"]), Play("UNG_060", Nothing), DeckCount(Mine, 0), HandCount(Mine, 2), CostNow(InHand(0), 3),
        CostNow(InHand(1), 5),
    }
}

/// Final Showdown · Spell · 1 mana · **Questline:** Draw 4 cards in one turn. **Reward:** Reduce the Cost of the cards drawn by (1).
//~ done SW_039 - b6c749c0 -
#[test]
fn SW_039_final_showdown() {
    check! { DemonHunter:
        Give("CS2_231"), Play("SW_039", Nothing), Play("CS2_023", Nothing), EndTurn, EndTurn, Play("CS2_023", Nothing),
        IsInZone(Newest("SW_039"), Zone::Secret), CostNow(InHand(1), 4), EndTurn, EndTurn, Play("CS2_023", Nothing),
        IsInZone(Newest("SW_039"), Zone::Secret), CostNow(InHand(4), 4), Play("EX1_015", Nothing),
        IsInZone(Newest("SW_039t"), Zone::Secret), CostNow(InHand(1), 4), CostNow(InHand(9), 3), CostNow(InHand(6), 3),
        CostNow(InHand(5), 4),
    }
    // What was drawn before the Questline began does not count.
    check! { DemonHunter:
        DrawOne, Play("SW_039", Nothing), DrawOne, DrawOne, DrawOne, DrawOne, IsInZone(Newest("SW_039t"), Zone::Secret),
        CostNow(InHand(0), 4), CostNow(InHand(1), 3), CostNow(InHand(4), 3),
    }
}

/// Gain Momentum · Spell · 1 mana · **Questline:** Draw 5 cards in one turn. **Reward:** Reduce the Cost of the cards drawn by (1).
//~ done SW_039t - 0e413a13 -
#[test]
fn SW_039t_gain_momentum() {
    check! { DemonHunter:
        Play("SW_039t", Nothing), Play("CS2_023", Nothing), Play("CS2_023", Nothing), IsInZone(Newest("SW_039t"), Zone::Secret),
        Play("EX1_015", Nothing), IsInZone(Newest("SW_039t3"), Zone::Secret), CostNow(InHand(0), 3), CostNow(InHand(4), 3),
    }
    check! { DemonHunter:
        Play("SW_039t", Nothing), Play("CS2_023", Nothing), EndTurn, EndTurn, Play("CS2_023", Nothing),
        Play("CS2_023", Nothing), CostNow(InHand(0), 4),
    }
    // What was drawn before this part began does not count.
    check! { DemonHunter:
        DrawOne, Play("SW_039t", Nothing), DrawOne, DrawOne, DrawOne, DrawOne, DrawOne,
        IsInZone(Newest("SW_039t3"), Zone::Secret), CostNow(InHand(0), 4), CostNow(InHand(1), 3), CostNow(InHand(5), 3),
    }
}

/// Close the Portal · Spell · 1 mana · **Questline:** Draw 5 cards in one turn. **Reward:** Demonslayer Kurtrus.
//~ done SW_039t3 - df7bdada -
#[test]
fn SW_039t3_close_the_portal() {
    check! { DemonHunter:
        Play("SW_039t3", Nothing), Play("CS2_023", Nothing), Play("CS2_023", Nothing), Play("EX1_015", Nothing),
        HandCount(Mine, 6), DeckCount(Mine, 14), IsInZone(Newest("SW_039t3_t"), Zone::Hand),
    }
}

/// Demonslayer Kurtrus · Minion · 5 mana · 7/7 · **Battlecry:** For the rest of the game, cards you draw cost (2) less.
//~ done SW_039t3_t - 1cf3414a -
#[test]
fn SW_039t3_t_demonslayer_kurtrus() {
    check! { DemonHunter:
        Give("CS2_182"), Play("SW_039t3_t", Nothing), DrawOne, CostNow(InHand(0), 4), CostNow(InHand(1), 2), EndTurn,
        EndTurn, CostNow(InHand(2), 2),
    }
}

/// Fel Barrage · Spell · Fel · 2 mana · Deal $2 damage to the lowest Health enemy, twice.
//~ done SW_040 - 75954e61 -
#[test]
fn SW_040_fel_barrage() {
    check! { DemonHunter:
        Give("SW_040"), Cost("SW_040", 2), Enemy("CS2_200"), Enemy("CS2_168"), Play("SW_040", Nothing),
        Dead(Newest("CS2_168")), Damage(Their(0), 2), Health(TheirHero, 30),
    }
}

/// Jace Darkweaver · Minion · 8 mana · 7/5 · **Battlecry:** Cast all Fel spells you've played this game *(targets enemies if possible*).
//~ done SW_044 - ee25e54f -
#[test]
fn SW_044_jace_darkweaver() {
    check! { DemonHunter:
        Play("CS2_029", On(TheirHero)), Play("SW_040", Nothing), Crystals(10), Play("SW_040", Nothing), Crystals(10),
        Health(TheirHero, 16), Play("SW_044", Nothing), Health(TheirHero, 8), Health(MyHero, 30),
    }
}

/// Chaos Leech · Spell · Fel · 3 mana · **Lifesteal**. Deal $3 damage to a minion. **Outcast:** Deal $5 instead.
//~ done SW_452 - 4e55ff8a -
#[test]
fn SW_452_chaos_leech() {
    check! { DemonHunter:
        Give("SW_452"), Cost("SW_452", 3), Has("SW_452", GameTag::LIFESTEAL),
        Targets("SW_452", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"), DealDamage(MyHero, 10),
        Play("SW_452", On(Nth(1))), Health(Nth(1), 2), Health(MyHero, 25),
    }
    check! { DemonHunter:
        Give("CS2_231"), Give("SW_452"), Give("CS2_231"), Enemy("CS2_200"), DealDamage(MyHero, 10),
        Play("SW_452", On(Nth(3))), Health(Nth(3), 4), Health(MyHero, 23),
    }
    check! { DemonHunter:
        OnTop("CS2_200"), Give("CS2_231"), Give("CS2_231"), Enemy("CS2_200"), Give("SW_452"), Give("CS2_231"),
        Enemy("CS2_200"), Play("SW_452", On(Nth(3))), StatsNow(Their(1), 6, 7),
    }
    check! { DemonHunter:
        Give("CS2_231"), Give("SW_452"), Give("CS2_231"), Play("CS2_200", Nothing), Play("SW_452", On(Nth(3))),
    }
}

/// Crow's Nest Lookout · Minion · Demon · Pirate · 3 mana · 2/2 · **Battlecry:** Deal 2 damage to the left and right-most enemy minions.
//~ done DED_507 - c64449d5 -
#[test]
fn DED_507_crows_nest_lookout() {
    check! { DemonHunter:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_200"), Enemy("CS2_182"), Play("DED_507", Nothing),
        Damage(Their(0), 2), Damage(Their(1), 0), Damage(Their(2), 2), Damage(My(0), 0), Damage(TheirHero, 0),
    }
    check! { DemonHunter: Play("DED_507", Nothing), Damage(TheirHero, 0), Damage(My(0), 0) }
}

/// Irebound Brute · Minion · Demon · 7 mana · 6/7 · **Taunt** Costs (1) less for each card drawn this turn.
//~ done SW_037 - 9a76e309 -
#[test]
fn SW_037_irebound_brute() {
    // The card of the turn counts.
    check! { DemonHunter:
        Give("SW_037"), Has("SW_037", GameTag::TAUNT), Cost("SW_037", 7), CostNow(Nth(0), 6), Play("CS2_023", Nothing),
        CostNow(Nth(0), 4), HandCount(Mine, 3), Give("CS2_231"), CostNow(Nth(0), 4), EndTurn, CostNow(Nth(0), 7),
        EndTurn, CostNow(Nth(0), 6),
    }
}

/// Persistent Peddler · Minion · 4 mana · 4/3 · **Tradeable Deathrattle:** Summon a Persistent Peddler from your deck.
//~ done SW_042 - 41e84dc7 -
#[test]
fn SW_042_persistent_peddler() {
    check! { DemonHunter:
        Has("SW_042", GameTag::TRADEABLE), DeckOf(&["CS2_182", "SW_042", "SW_042"]), Ally("SW_042"), Kill(My(0)),
        BoardCount(Mine, 1), IsCard(My(0), "SW_042"), DeckCount(Mine, 2), HandCount(Mine, 0),
    }
    // None is in the deck; those in hand stay there.
    check! { DemonHunter:
        Give("SW_042"), Ally("SW_042"), OnTheirTop("SW_042"), Kill(My(0)), BoardCount(Mine, 0), DeckCount(Mine, 19),
        DeckCount(Theirs, 21), HandCount(Mine, 1),
    }
}

/// Lion's Frenzy · Weapon · 3 mana · 0/2 durability · Has Attack equal to the number of cards you've drawn this turn.
//~ done SW_454 - 6871d5ab -
#[test]
fn SW_454_lions_frenzy() {
    // The card of the turn counts.
    check! { DemonHunter:
        Stats("SW_454", 0, 2), Play("SW_454", Nothing), StatsNow(MyWeapon, 1, 2), Play("CS2_023", Nothing),
        HandCount(Mine, 2), StatsNow(MyWeapon, 3, 2), StatsNow(MyHero, 3, 30), EndTurn, StatsNow(MyWeapon, 0, 2), EndTurn,
        StatsNow(MyWeapon, 1, 2), Attack(MyHero, TheirHero), Health(TheirHero, 29), StatsNow(MyWeapon, 1, 1),
    }
    // Cards drawn before it was equipped count.
    check! { DemonHunter: Play("CS2_023", Nothing), HandCount(Mine, 2), Play("SW_454", Nothing), StatsNow(MyWeapon, 3, 2) }
}
