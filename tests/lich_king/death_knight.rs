//! Death Knight cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7dd28388

/// Frost Queen Sindragosa · Minion · Undead · Dragon · 7 mana · 6/6 · **Colossal +2** After an enemy minion is **Frozen**, destroy it.
//~ done NX2_037 - 1e1765b1 -
#[test]
fn NX2_037_frost_queen_sindragosa() {
    check! { DeathKnight:
        Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"), Play("NX2_037", Nothing), BoardCount(Mine, 4),
        IsInZone(Newest("NX2_037t"), Zone::Play), IsInZone(Newest("NX2_037t2"), Zone::Play), Crystals(10), Play("CS2_024", On(My(0))),
        BoardCount(Mine, 4), Play("CS2_024", On(Their(0))), Dead(Nth(0)), BoardCount(Theirs, 1),
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 27),
    }
    check! { DeathKnight:
        Play("NX2_037", Nothing), Play("CS2_024", On(TheirHero)), Dead(Nth(1)), BoardCount(Mine, 3),
        Health(TheirHero, 27),
    }
}

/// Corpse Explosion · Spell · Shadow · 5 mana · Detonate a **Corpse** to deal $1 damage to all minions. If any are still alive, repeat this.
//~ done RLK_035 - b94e55cc -
#[test]
fn RLK_035_corpse_explosion() {
    check! { DeathKnight:
        GainCorpses(10), Ally("CS2_231"), Enemy("CS2_182"), Play("RLK_035", Nothing), BoardCount(Mine, 0),
        BoardCount(Theirs, 0), Corpses(Mine, 6), Health(TheirHero, 30),
    }
    check! { DeathKnight: GainCorpses(2), Enemy("CS2_182"), Play("RLK_035", Nothing), Damage(Their(0), 2), Corpses(Mine, 0) }
    check! { DeathKnight: Enemy("CS2_182"), Give("RLK_035"), Unplayable("RLK_035") }
    // Friendly minions are hurt each time; the Corpse is detonated, whoever is there.
    check! { DeathKnight: GainCorpses(2), Ally("CS2_182"), Play("RLK_035", Nothing), Damage(My(0), 2), Corpses(Mine, 0) }
    check! { DeathKnight: GainCorpses(2), Play("RLK_035", Nothing), Corpses(Mine, 1) }
    // Who casts it without a Corpse deals no damage.
    check! { DeathKnight:
        Ally("LOOT_414"), EmptyDeck(Mine), OnTop("RLK_035"), Enemy("CS2_182"), EndTurn, DeckCount(Mine, 0),
        Damage(Their(0), 0),
    }
}

/// Vampiric Blood · Spell · 2 mana · Give your hero +5 Health. Spend 3 **Corpses** to gain 5 more and draw a card.
//~ done RLK_051 - 58679456 -
#[test]
fn RLK_051_vampiric_blood() {
    check! { DeathKnight:
        GainCorpses(2), DealDamage(MyHero, 10), Play("RLK_051", Nothing), Health(MyHero, 25), HandCount(Mine, 0), Corpses(Mine, 2),
        Restore(MyHero, 20), Health(MyHero, 35), Health(TheirHero, 30),
    }
    check! { DeathKnight:
        GainCorpses(4), DealDamage(MyHero, 10), Play("RLK_051", Nothing), Health(MyHero, 30), HandCount(Mine, 1), Corpses(Mine, 1),
    }
    check! { DeathKnight:
        GainCorpses(4), Play("RLK_051", Nothing), HandCount(Mine, 1), Health(MyHero, 40), Health(TheirHero, 30),
    }
}

/// Meat Grinder · Minion · Mech · 3 mana · 3/4 · **Battlecry:** Shred a random minion in your deck to gain 4 **Corpses.**
//~ done RLK_120 - f10030af -
#[test]
fn RLK_120_meat_grinder() {
    check! { DeathKnight:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_024"), Play("RLK_120", Nothing), DeckCount(Mine, 1),
        Corpses(Mine, 4), HandCount(Mine, 0), BoardCount(Mine, 1), IsInZone(Nth(1), Zone::Deck), Play("RLK_120", Nothing),
        Corpses(Mine, 4), DeckCount(Mine, 1),
    }
    check! { DeathKnight:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_182"), Play("RLK_120", Nothing), DeckCount(Mine, 1),
        Corpses(Mine, 4),
    }
    // The opponent gets nothing of it.
    check! { DeathKnight: OnTop("CS2_182"), Play("RLK_120", Nothing), Corpses(Theirs, 0), DeckCount(Mine, 19) }
}

/// Blightfang · Minion · Beast · 3 mana · 3/3 · **Battlecry:** Infect all enemy minions. When they die, you summon a 2/2 Zombie with **Taunt**.
//~ done RLK_225 - 740dcf08 -
#[test]
fn RLK_225_blightfang() {
    check! { DeathKnight:
        Enemy("CS2_182"), Ally("CS2_182"), Play("RLK_225", Nothing), Enemy("CS2_231"), Kill(Their(1)),
        BoardCount(Mine, 2), Kill(My(0)), BoardCount(Mine, 1), Kill(Their(0)), BoardCount(Mine, 2),
        IsCard(My(1), "RLK_118t3"), BoardCount(Theirs, 0),
    }
}

/// Necrotic Mortician · Minion · 2 mana · 2/3 · **Battlecry:** If a friendly Undead died after your last turn, **Discover** an Unholy Rune card.
//~ done RLK_116 - 9fb08549 -
#[test]
fn RLK_116_necrotic_mortician() {
    check! { DeathKnight:
        Ally("FP1_001"), Kill(My(0)), Force(Card("RLK_060")), Play("RLK_116", Nothing), ChooseCard("RLK_060"),
        HandCount(Mine, 1), IsCard(InHand(0), "RLK_060"),
    }
    check! { DeathKnight:
        Ally("FP1_001"), EndTurn, Kill(My(0)), EndTurn, Play("RLK_116", Nothing), Choose(0), HandCount(Mine, 2),
    }
    // A minion of another kind, an enemy, or one that died in the last turn does not count.
    check! { DeathKnight:
        Ally("CS2_182"), Enemy("FP1_001"), Kill(Nth(0)), Kill(Nth(1)), Play("RLK_116", Nothing), HandCount(Mine, 0),
        Health(MyHero, 30),
    }
    check! { DeathKnight:
        Ally("FP1_001"), Kill(My(0)), EndTurn, EndTurn, Play("RLK_116", Nothing), HandCount(Mine, 1),
    }
    check! { DeathKnight: Ally("FP1_001"), Kill(My(0)), ForbidOutcome(Card("RLK_063")), Play("RLK_116", Nothing), Choose(0) }
    // Only Unholy cards are discovered.
    check! { DeathKnight: Ally("FP1_001"), Kill(My(0)), ForbidOutcome(Card("CS2_182")), Play("RLK_116", Nothing) }
}

/// Alexandros Mograine · Minion · Undead · 7 mana · 7/7 · **Battlecry:** For the rest of the game, deal 3 damage to your opponent at the end of your turns.
//~ done RLK_706 - 1d77dbea -
#[test]
fn RLK_706_alexandros_mograine() {
    check! { DeathKnight:
        Play("RLK_706", Nothing), Health(TheirHero, 30), EndTurn, Health(TheirHero, 27), EndTurn, Health(TheirHero, 27),
        Kill(My(0)), EndTurn, Health(TheirHero, 24), Health(MyHero, 30), EndTurn, EndTurn, Health(TheirHero, 21),
    }
    check! { DeathKnight: Summon("RLK_706"), EndTurn, Health(TheirHero, 30) }
}

/// Soulstealer · Minion · Undead · 8 mana · 5/5 · **Battlecry:** Destroy all other minions. Gain 1 **Corpse** for each enemy destroyed.
//~ done RLK_741 - e2ede2fe -
#[test]
fn RLK_741_soulstealer() {
    check! { DeathKnight:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_200"), Play("RLK_741", Nothing), BoardCount(Mine, 1),
        IsCard(My(0), "RLK_741"), BoardCount(Theirs, 0), Corpses(Mine, 3), Health(TheirHero, 30),
    }
    check! { DeathKnight: Ally("CS2_182"), Play("RLK_741", Nothing), Corpses(Mine, 1), Corpses(Theirs, 0) }
}
