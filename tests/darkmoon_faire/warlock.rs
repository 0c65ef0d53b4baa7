//! Warlock cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3ce5402a

/// Free Admission · Spell · 3 mana · Draw 2 minions. If they're both Demons, reduce their Costs by (2).
//~ done DMF_113 - 40a3055a -
#[test]
fn DMF_113_free_admission() {
    check! { Warlock:
        Give("DMF_113"), Cost("DMF_113", 3), EmptyDeck(Mine), OnTop("CS2_064"), OnTop("EX1_310"), OnTop("CS2_029"),
        Play("DMF_113", Nothing), HandCount(Mine, 2), CostNow(Nth(1), 4), CostNow(Nth(2), 3), DeckCount(Mine, 1),
    }
    check! { Warlock:
        EmptyDeck(Mine), OnTop("CS2_064"), OnTop("CS2_182"), Play("DMF_113", Nothing), HandCount(Mine, 2),
        CostNow(Nth(0), 6), CostNow(Nth(1), 4),
    }
}

/// Cascading Disaster · Spell · 4 mana · Destroy a random enemy minion. **Corrupt:** Destroy 2. **Corrupt Again:** Destroy 3.
//~ done DMF_117 - 8427ca75 -
#[test]
fn DMF_117_cascading_disaster() {
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Force(Entity(Their(1))), Play("DMF_117", Nothing),
        BoardCount(Mine, 1), BoardCount(Theirs, 1), Dead(Nth(2)),
    }
    check! { Warlock:
        Give("DMF_117"), Play("CS2_182", Nothing), IsCard(InHand(0), "DMF_117"), Play("CS2_187", Nothing),
        IsCard(InHand(0), "DMF_117t"),
    }
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Entity(My(0))), Play("DMF_117", Nothing), BoardCount(Theirs, 0),
    }
    check! { Warlock: Enemy("CS2_182"), ForbidOutcome(Entity(TheirHero)), Play("DMF_117", Nothing), BoardCount(Theirs, 0) }
}

/// Cascading Disaster · Spell · 4 mana · **Corrupted** Destroy 2 random enemy minions. **Corrupt:** Destroy 3.
//~ done DMF_117t - e6296522 -
#[test]
fn DMF_117t_cascading_disaster() {
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("DMF_117t", Nothing),
        BoardCount(Mine, 1), BoardCount(Theirs, 1),
    }
    check! { Warlock:
        Give("DMF_117t"), Play("CS2_182", Nothing), IsCard(InHand(0), "DMF_117t"), Play("CS2_187", Nothing),
        IsCard(InHand(0), "DMF_117t2"),
    }
}

/// Deck of Chaos · Spell · Shadow · 5 mana · Swap the Cost and Attack of all minions in your deck.
//~ done DMF_534 - 06fc0893 -
#[test]
fn DMF_534_deck_of_chaos() {
    check! { Warlock:
        Give("CS2_172"), DeckOf(&["CS2_029", "CS2_172"]), Play("DMF_534", Nothing), StatsNow(InHand(0), 3, 2), EndTurn,
        EndTurn, StatsNow(InHand(1), 2, 2), CostNow(InHand(1), 3), EndTurn, EndTurn, CostNow(InHand(2), 4),
    }
    check! { Warlock: EndTurn, DeckOf(&["CS2_029", "CS2_172"]), Play("DMF_534", Nothing), StatsNow(Nth(1), 3, 2) }
}

/// Luckysoul Hoarder · Minion · 3 mana · 3/4 · **Corrupted Battlecry:** Shuffle 2 Soul Fragments into your deck and draw a card.
//~ done YOP_003t - a6f6481e -
#[test]
fn YOP_003t_luckysoul_hoarder() {
    check! { Warlock:
        Give("YOP_003t"), Cost("YOP_003t", 3), Stats("YOP_003t", 3, 4), Has("YOP_003t", GameTag::CORRUPTED_CARD),
        Force(Number(0)), Force(Number(0)), Play("YOP_003t", Nothing), IsInZone(Newest("SCH_307t"), Zone::Deck),
        DeckCount(Mine, 20), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"), DeckCount(Theirs, 20),
    }
}

/// Envoy Rustwix · Minion · Demon · 5 mana · 5/4 · **Deathrattle:** Shuffle 3 random Prime **Legendary** minions into your deck.
//~ done YOP_004 - 2b6ad6d4 -
#[test]
fn YOP_004_envoy_rustwix() {
    check! { Warlock:
        EmptyDeck(Mine), Ally("YOP_004"), Force(Card("BT_123t")), Kill(My(0)), DeckCount(Mine, 3),
        IsInZone(Newest("BT_123t"), Zone::Deck), DeckCount(Theirs, 20),
    }
}

/// Revenant Rascal · Minion · 3 mana · 3/3 · **Battlecry:** Destroy a Mana Crystal for each player.
//~ done DMF_115 - 1629797a -
#[test]
fn DMF_115_revenant_rascal() {
    check! { Warlock:
        EndTurn, Crystals(5), EndTurn, Crystals(6), Play("DMF_115", Nothing), Mana(3), EndTurn, Mana(5), EndTurn,
        Mana(6),
    }
}
