//! Warlock cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d93ab32c

/// Baritone Imp · Minion · Demon · 2 mana · 2/2 · **Battlecry:** Take Fatigue damage. Gain that much Attack and Health.@**Battlecry:** Take {0} Fatigue damage. Gain that much Attack and Health.
//~ done ETC_068 - 2596a165 -
#[test]
fn ETC_068_baritone_imp() {
    check! { Warlock:
        Play("ETC_068", Nothing), Health(MyHero, 29), StatsNow(My(0), 3, 3), Play("ETC_068", Nothing), Health(MyHero, 27),
        StatsNow(My(1), 4, 4), StatsNow(My(0), 3, 3), Health(TheirHero, 30),
    }
    // Fatigue counts as much where the hero takes no damage of it: Immune, or healed instead.
    check! { Warlock: Ally("ETC_081"), Play("ETC_068", Nothing), Damage(MyHero, 0), StatsNow(My(1), 3, 3) }
    check! { Warlock: Ally("ETC_084"), Play("ETC_068", Nothing), Damage(MyHero, 0), StatsNow(My(0), 3, 3) }
}

/// Crescendo · Spell · Fel · 2 mana · Take Fatigue damage. Deal that much damage to all enemies.@Take {0} Fatigue damage. Deal that much damage to all enemies.
//~ done ETC_069 - 23e6cfd2 -
#[test]
fn ETC_069_crescendo() {
    check! { Warlock:
        Enemy("CS2_182"), Crystals(10), Play("ETC_069", Nothing), Damage(MyHero, 1), Damage(Their(0), 1),
        Damage(TheirHero, 1), Play("ETC_069", Nothing), Damage(MyHero, 3), Damage(Their(0), 3), Damage(TheirHero, 3),
    }
    check! { Warlock:
        Ally("ETC_081"), Enemy("CS2_182"), Play("ETC_069", Nothing), Damage(MyHero, 0), Damage(Their(0), 1),
        Damage(TheirHero, 1),
    }
}

/// Crazed Conductor · Minion · 4 mana · 3/4 · **Battlecry:** Take Fatigue damage. Summon that many 3/3 Imps.@**Battlecry:** Take {0} Fatigue damage. Summon that many 3/3 Imps.
//~ done ETC_070 - f0bac42a -
#[test]
fn ETC_070_crazed_conductor() {
    check! { Warlock:
        Crystals(10), Play("ETC_070", Nothing), Damage(MyHero, 1), BoardCount(Mine, 2), IsCard(My(1), "ETC_070t"),
        Play("ETC_070", Nothing), Damage(MyHero, 3), BoardCount(Mine, 5),
    }
}

/// Rin, Orchestrator of Doom · Minion · 5 mana · 3/6 · **Taunt**. **Deathrattle:** Both players draw 2 cards, discard 2 cards, and destroy the top 2 cards of their deck.
//~ done ETC_071 - 4dd3c3ca -
#[test]
fn ETC_071_rin_orchestrator_of_doom() {
    check! { Warlock:
        Ally("ETC_071"), Give("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"), Kill(My(0)), HandCount(Mine, 1),
        HandCount(Theirs, 2), DeckCount(Mine, 15), DeckCount(Theirs, 16),
    }
    check! { Warlock:
        EndTurn, Ally("ETC_071"), Kill(My(0)), EndTurn, Ally("ETC_071"), Kill(My(0)), HandCount(Mine, 1),
        DeckCount(Mine, 10), DeckCount(Theirs, 11),
    }
}

/// Demonic Dynamics · Spell · Fel · 2 mana · **Discover** 2 Demons. **Finale:** Give them +1/+2.
//~ done ETC_083 - 53f9d62f -
#[test]
fn ETC_083_demonic_dynamics() {
    check! { Warlock:
        Crystals(3), Force(Card("CS2_065")), Force(Card("EX1_310")), Force(Card("CS2_064")), Force(Card("EX1_310")),
        Play("ETC_083", Nothing), ChooseCard("CS2_065"), StatsNow(InHand(0), 1, 3), ChooseCard("EX1_310"),
        StatsNow(InHand(1), 5, 7), HandCount(Mine, 2),
    }
    check! { Warlock:
        Crystals(2), Force(Card("CS2_065")), Play("ETC_083", Nothing), ChooseCard("CS2_065"), StatsNow(InHand(0), 2, 5),
        Choose(0), HandCount(Mine, 2),
    }
}

/// Felstring Harp · Weapon · 1 mana · 0/3 durability · Whenever your hero would take damage on your turn, restore #2 Health instead. Lose 1 Durability.
//~ done ETC_084 - 608849c6 -
#[test]
fn ETC_084_felstring_harp() {
    check! { Warlock:
        DealDamage(MyHero, 10), Ally("ETC_084"), DealDamage(MyHero, 5), Health(MyHero, 22), DealDamage(TheirHero, 2),
        Health(TheirHero, 28), StatsNow(MyWeapon, 0, 2), EndTurn, DealDamage(MyHero, 5), Health(MyHero, 17), StatsNow(MyWeapon, 0, 2),
    }
    // It answers each time, not once a turn.
    check! { Warlock:
        Ally("ETC_084"), DealDamage(MyHero, 5), DealDamage(TheirHero, 2), DealDamage(MyHero, 5), Health(MyHero, 30),
        Health(TheirHero, 28),
    }
    check! { Warlock: Play("CS2_181", Nothing), Ally("ETC_084"), DealDamage(MyHero, 5), StatsNow(My(0), 4, 3) }
}

/// Symphony of Sins · Spell · 5 mana · **Discover** and play a Movement. Shuffle the other 6 into your deck.
//~ done ETC_085 - 73fc0f0b -
#[test]
fn ETC_085_symphony_of_sins() {
    check! { Warlock:
        EmptyDeck(Mine), Enemy("CS2_182"), Force(Card("ETC_085t6")), DealDamage(MyHero, 10), Play("ETC_085", Nothing),
        ChooseCard("ETC_085t6"), Health(TheirHero, 24), Health(MyHero, 26), DeckCount(Mine, 6),
        IsInZone(Newest("ETC_085t"), Zone::Deck), IsInZone(Newest("ETC_085t2"), Zone::Deck), IsInZone(Newest("ETC_085t3"), Zone::Deck),
        IsInZone(Newest("ETC_085t4"), Zone::Deck), IsInZone(Newest("ETC_085t7"), Zone::Deck), IsInZone(Newest("ETC_085t8"), Zone::Deck),
    }
    check! { Warlock:
        Force(Card("ETC_085t8")), Play("ETC_085", Nothing), ChooseCard("ETC_085t8"), BoardCount(Mine, 1),
        DeckCount(Mine, 25),
    }
    check! { Warlock:
        Force(Card("ETC_085t")), Play("ETC_085", Nothing), ChooseCard("ETC_085t"), DeckCount(Mine, 25),
        DeckCount(Theirs, 14),
    }
    check! { Warlock:
        Force(Card("ETC_085t2")), Play("ETC_085", Nothing), ChooseCard("ETC_085t2"), DeckCount(Mine, 24),
        HandCount(Mine, 1), CostNow(InHand(0), 0),
    }
    check! { Warlock:
        Force(Card("ETC_085t3")), Play("ETC_085", Nothing), ChooseCard("ETC_085t3"), DeckCount(Mine, 25),
        Health(MyHero, 24), Health(TheirHero, 24),
    }
    check! { Warlock: Force(Card("ETC_085t4")), Play("ETC_085", Nothing), ChooseCard("ETC_085t4"), DeckCount(Mine, 25) }
    check! { Warlock:
        Force(Card("ETC_085t7")), Play("ETC_085", Nothing), ChooseCard("ETC_085t7"), DeckCount(Mine, 19),
        HandCount(Mine, 6),
    }
    // All are shuffled at once.
    check! { Warlock:
        Play("ETC_085", Nothing), Choose(0), HandCount(Mine, 6), DeckCount(Mine, 19), Crystals(10), Enemy("CS2_200"),
        Play("TLC_517", On(Their(0))), Damage(Their(0), 2),
    }
}

/// Movement of Envy · Spell · 3 mana · Remove the top 6 cards from your opponent's deck.
//~ done ETC_085t - daa21be5 -
#[test]
fn ETC_085t_movement_of_envy() {
    check! { Warlock: OnTheirTop("CS2_029"), Play("ETC_085t", Nothing), DeckCount(Theirs, 15), DeckCount(Mine, 19) }
}

/// Movement of Gluttony · Spell · 3 mana · Give a random minion in your hand, deck, and battlefield +6/+6.
//~ done ETC_085t4 - f18d5f4d -
#[test]
fn ETC_085t4_movement_of_gluttony() {
    check! { Warlock:
        EmptyDeck(Mine), Give("CS2_182"), Give("CS2_029"), OnTop("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Play("ETC_085t4", Nothing), StatsNow(Nth(0), 10, 11), StatsNow(Nth(2), 10, 11), StatsNow(Nth(3), 10, 11), StatsNow(Nth(4), 4, 5),
    }
    check! { Warlock:
        EmptyDeck(Mine), Give("CS2_182"), Give("CS2_182"), OnTop("CS2_182"), OnTop("CS2_182"), Ally("CS2_182"),
        Ally("CS2_182"), Force(Entity(InHand(0))), Force(Entity(Nth(2))), Force(Entity(My(0))),
        Play("ETC_085t4", Nothing), StatsNow(Nth(0), 10, 11), StatsNow(Nth(1), 4, 5), StatsNow(Nth(2), 10, 11), StatsNow(Nth(3), 4, 5),
        StatsNow(Nth(4), 10, 11), StatsNow(Nth(5), 4, 5),
    }
    check! { Warlock:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_029"), ForbidOutcome(Entity(Nth(1))), Play("ETC_085t4", Nothing),
        StatsNow(Nth(0), 10, 11),
    }
}

/// Movement of Sloth · Spell · 3 mana · Summon a 6/6 Demon with **Taunt** and **Reborn**.
//~ done ETC_085t8 - c6232b9c -
#[test]
fn ETC_085t8_movement_of_sloth() {
    check! { Warlock:
        Play("ETC_085t8", Nothing), BoardCount(Mine, 1), IsCard(My(0), "ETC_t8t"), StatsNow(My(0), 6, 6),
        HasNow(My(0), GameTag::REBORN),
    }
}

/// Void Virtuoso · Minion · Demon · 1 mana · 1/3 · During your turn, your hero is **Immune**.
//~ done ETC_081 - 91f458cc -
#[test]
fn ETC_081_void_virtuoso() {
    check! { Warlock:
        Give("ETC_081"), Cost("ETC_081", 1), Stats("ETC_081", 1, 3), Play("ETC_081", Nothing),
        HasNow(MyHero, GameTag::IMMUNE), HasNot(TheirHero, GameTag::IMMUNE), HasNot(My(0), GameTag::IMMUNE),
        HeroPower(Nothing), Health(MyHero, 30), HandCount(Mine, 1), EndTurn, HasNot(MyHero, GameTag::IMMUNE),
        HasNot(TheirHero, GameTag::IMMUNE), DealDamage(MyHero, 5), Health(MyHero, 25), EndTurn,
        HasNow(MyHero, GameTag::IMMUNE), Kill(My(0)), HasNot(MyHero, GameTag::IMMUNE),
    }
}

/// Fanottem, Lord of the Opera · Minion · 30 mana · 15/15 · **Taunt**, **Lifesteal** This card's Cost is equal to the amount of cards in your deck.
//~ done JAM_030 - 90357474 -
#[test]
fn JAM_030_fanottem_lord_of_the_opera() {
    check! { Warlock:
        Give("JAM_030"), Stats("JAM_030", 15, 15), Has("JAM_030", GameTag::TAUNT), Has("JAM_030", GameTag::LIFESTEAL),
        CostNow(Nth(0), 19), DrawOne, CostNow(Nth(0), 18), OnTheirTop("CS2_182"), CostNow(Nth(0), 18),
        DeckOf(&["CS2_182", "CS2_182"]), CostNow(Nth(0), 2), Play("JAM_030", Nothing), Mana(8), BoardCount(Mine, 1),
    }
}
