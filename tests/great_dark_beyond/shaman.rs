//! Shaman cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b0a7533

/// Bolide Behemoth · Minion · Elemental · 4 mana · 3/6 · **Battlecry:** Your Asteroids deal 1 more damage this game. **Spellburst:** Shuffle 3 of them into your deck.
//~ done GDB_434 - 20470073 -
#[test]
fn GDB_434_bolide_behemoth() {
    check! { Shaman:
        EmptyDeck(Mine), Give("GDB_430"), TagNow(InHand(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        Play("GDB_434", Nothing), TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 3), Force(Entity(TheirHero)),
        Play("GDB_430", Nothing), Health(TheirHero, 27), DeckCount(Mine, 3), DeckCount(Theirs, 20),
        Play("GAME_005", Nothing), DeckCount(Mine, 3),
    }
    // The opponent gets nothing of it.
    check! { Shaman:
        EndTurn, Play("GDB_434", Nothing), EndTurn, Force(Entity(TheirHero)), Play("GDB_430", Nothing),
        Health(TheirHero, 28),
    }
}

/// Planetary Navigator · Minion · Draenei · 2 mana · 3/2 · **Battlecry:** The next Draenei you play costs (2) less, but has **Overload:** (2).
//~ done GDB_444 - f3ce2a2d -
#[test]
fn GDB_444_planetary_navigator() {
    check! { Shaman:
        Give("GDB_720"), Give("CS2_182"), CostNow(InHand(0), 1), Play("GDB_444", Nothing), CostNow(InHand(0), 0),
        CostNow(InHand(1), 4), Play("CS2_182", Nothing), Play("GDB_720", Nothing), Give("GDB_444"),
        CostNow(InHand(0), 2), EndTurn, EndTurn, Mana(8),
    }
}

/// Farseer Nobundo · Minion · Draenei · 5 mana · 6/4 · **Deathrattle:** Open the Galaxy's Lens. It absorbs the power of the next spell you cast.
//~ done GDB_447 - 34bbd4a1 -
#[test]
fn GDB_447_farseer_nobundo() {
    check! { Shaman:
        Ally("GDB_447"), Kill(My(0)), IsCard(My(0), "GDB_136t"), CannotAct(My(0)), Play("CS2_029", On(TheirHero)),
        Health(TheirHero, 24), Play("CS2_023", Nothing), HandCount(Mine, 2), Use(My(0), 0, On(TheirHero)),
        Health(TheirHero, 18), CannotAct(My(0)), EndTurn, EndTurn, EndTurn, EndTurn, Use(My(0), 0, On(TheirHero)),
        Health(TheirHero, 12), BoardCount(Mine, 0),
    }
}

/// Murmur · Minion · Elemental · 9 mana · 6/6 · Your **Battlecry** minions cost (1), but immediately die after being played.
//~ done GDB_448 - 96311f32 -
#[test]
fn GDB_448_murmur() {
    check! { Shaman:
        Ally("GDB_448"), Give("EX1_284"), Give("CS2_182"), GiveThem("EX1_284"), CostNow(InHand(0), 1),
        CostNow(InHand(1), 4), CostNow(InTheirHand(0), 5), Play("EX1_284", Nothing), BoardCount(Mine, 1),
        HandCount(Mine, 2), Play("CS2_182", Nothing), BoardCount(Mine, 2), EndTurn, Play("EX1_284", Nothing),
        HandCount(Theirs, 2), BoardCount(Theirs, 1),
    }
    check! { Shaman: Ally("GDB_448"), Give("TSC_086"), CostNow(InHand(0), 3) }
    // A weapon stays.
    check! { Shaman: Ally("GDB_448"), Play("RLK_740", Nothing), IsInZone(Newest("RLK_740"), Zone::Play) }
}

/// Triangulate · Spell · 2 mana · **Discover** a different spell from your deck. Shuffle 3 copies of it into your deck.
//~ done GDB_451 - 71cde2d1 -
#[test]
fn GDB_451_triangulate() {
    check! { Shaman:
        DeckOf(&["CS2_029", "CS2_182", "GDB_451", "CS2_024"]), Play("GDB_451", Nothing), ChooseCard("CS2_024"),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_024"), DeckCount(Mine, 6), IsInZone(Newest("CS2_024"), Zone::Deck),
    }
    check! { Shaman:
        DeckOf(&["CS2_029", "CS2_182", "GDB_451", "CS2_024"]), Play("GDB_451", Nothing), ChooseCard("CS2_024"), EndTurn,
        Play("GDB_451", Nothing), HandCount(Mine, 1), DeckCount(Mine, 6),
    }
    check! { Shaman:
        DeckOf(&["CS2_029", "CS2_182", "CS2_182", "CS2_182", "CS2_182"]), ForbidOutcome(Card("CS2_182")),
        Play("GDB_451", Nothing), Choose(0), IsCard(InHand(0), "CS2_029"), DeckCount(Mine, 7),
    }
    check! { Shaman:
        DeckOf(&["CS2_029", "GDB_451", "GDB_451", "GDB_451", "GDB_451"]), ForbidOutcome(Card("GDB_451")),
        Play("GDB_451", Nothing), Choose(0), IsCard(InHand(0), "CS2_029"),
    }
}

/// Lock On · Spell · 1 mana · Set a minion’s Health to 1. Your next **Starship** launch costs (2) less.
//~ done SC_407 - ea4a4ac7 -
#[test]
fn SC_407_lock_on() {
    check! { Shaman:
        Enemy("CS2_200"), Play("SC_407", On(Their(0))), StatsNow(Their(0), 6, 1),
        PlayerTag(Mine, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 2),
    }
    check! { Shaman: Enemy("CS2_200"), Enemy("CS2_200"), Play("SC_407", On(Their(0))), StatsNow(Their(1), 6, 7) }
    // The next launch only, and only my own.
    check! { Shaman:
        Enemy("CS2_200"), Ally("GDB_101"), Kill(My(0)), Play("SC_407", On(Their(0))), Crystals(10),
        Use(My(0), 0, Nothing), Choose(0), Mana(7), StatsNow(My(0), 2, 2),
        PlayerTag(Mine, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 0),
    }
    check! { Shaman:
        Ally("CS2_200"), Play("SC_407", On(My(0))), Enemy("GDB_101"), Kill(Their(0)), EndTurn, Crystals(10),
        Use(Their(0), 0, Nothing), Choose(0), StatsNow(Their(0), 2, 2),
        PlayerTag(Mine, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 2),
    }
    check! { Shaman:
        Enemy("CS2_200"), Play("SC_407", On(Their(0))), PlayerTag(Theirs, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 0),
    }
    check! { Shaman:
        EndTurn, Play("SC_401", Nothing), EndTurn, Ally("GDB_101"), Kill(My(0)), Play("SC_407", On(Their(0))),
        Crystals(10), Use(My(0), 0, Nothing), Choose(0), PlayerTag(Theirs, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 2),
    }
}

/// Missile Pod · Minion · Mech · 2 mana · 1/3 · **Starship Piece Battlecry:** Deal 1 damage to all enemies. Also triggers on launch.
//~ done SC_409 - d72ee849 -
#[test]
fn SC_409_missile_pod() {
    check! { Shaman:
        Give("SC_409"), Cost("SC_409", 2), Stats("SC_409", 1, 3), Ally("CS2_182"), Enemy("CS2_182"),
        Play("SC_409", Nothing), Damage(Their(0), 1), Damage(TheirHero, 1), Damage(My(0), 0), Kill(My(1)),
        Use(My(1), 0, Nothing), Choose(0), Damage(Their(0), 2), Damage(TheirHero, 2), Damage(My(0), 0),
    }
}

/// Siege Tank · Minion · Mech · 5 mana · 5/5 · **Battlecry:** Deal 10 damage to a random enemy minion. *(Transforms if you launched a **Starship** this game.)*
//~ done SC_413 - b8e36feb -
#[test]
fn SC_413_siege_tank() {
    check! { Shaman:
        Enemy("CS2_182"), Play("SC_413", Nothing), BoardCount(Theirs, 0), Health(TheirHero, 30), Give("SC_413"),
        IsCard(InHand(0), "SC_413"),
    }
    check! { Shaman:
        Give("SC_413"), Ally("GDB_101"), Kill(My(0)), Use(My(0), 0, Nothing), Choose(0), StatsNow(My(0), 2, 2),
        IsCard(InHand(0), "SC_413t"),
    }
}

/// Nebula · Spell · Arcane · 9 mana · **Discover** two 8-Cost minions to summon with **Taunt** and **Elusive**.
//~ done GDB_479 - 1facdee7 -
#[test]
fn GDB_479_nebula() {
    check! { Shaman:
        Give("GDB_479"), Cost("GDB_479", 9), Force(Card("EX1_298")), Play("GDB_479", Nothing), ChooseCard("EX1_298"),
        Choose(0), BoardCount(Mine, 2), IsCard(My(0), "EX1_298"), HasNow(My(0), GameTag::TAUNT),
        HasNow(My(0), GameTag::ELUSIVE), HasNow(My(1), GameTag::TAUNT), HasNow(My(1), GameTag::ELUSIVE),
        HandCount(Mine, 0), BoardCount(Theirs, 0),
    }
    for other in ["CS2_182", "EX1_560"] {
        check! { Shaman: ForbidOutcome(Card(other)), Play("GDB_479", Nothing) }
    }
}

/// Ultraviolet Breaker · Minion · Elemental · 3 mana · 3/2 · **Battlecry:** Deal 3 damage to an enemy minion. Shuffle 3 Asteroids into your deck.
//~ done GDB_901 - a5579b60 -
#[test]
fn GDB_901_ultraviolet_breaker() {
    check! { Shaman:
        Give("GDB_901"), Cost("GDB_901", 3), Stats("GDB_901", 3, 2), Targets("GDB_901", &[EnemyMinion]),
        Enemy("CS2_182"), Enemy("CS2_182"), EmptyDeck(Mine), Play("GDB_901", On(Their(0))), Damage(Their(0), 3),
        Damage(Their(1), 0), DeckCount(Mine, 3), DeckCount(Theirs, 20), IsInZone(Newest("GDB_430"), Zone::Deck),
        Health(TheirHero, 30),
    }
}
