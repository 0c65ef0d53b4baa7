//! Warlock cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 273cda97

/// Ritual of Excess · Spell · Shadow · 3 mana · In @ turns, draw 2 cards. Reduce their Costs by (2).
/// - Numbers: {0} = 2
//~ done BE_005 - aadbd694.ea1d8a8e -
#[test]
fn BE_005_ritual_of_excess() {
    check! { Warlock:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_182"),
        Play("BE_005", Nothing), EndTurn, EndTurn, HandCount(Mine, 1), EndTurn, EndTurn, HandCount(Mine, 4),
        CostNow(InHand(0), 4), CostNow(InHand(1), 2), CostNow(InHand(2), 2), CostNow(InHand(3), 4), EndTurn, EndTurn,
        HandCount(Mine, 5),
    }
    // It counts as a Ritual that was completed.
    check! { Warlock:
        Play("BE_005", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, HandCount(Mine, 4), Crystals(10),
        Play("BE_090", Nothing), ChooseCard("BE_090t2"),
    }
    // At the start of my second turn, not before.
    check! { Warlock:
        Play("BE_005", Nothing), EndTurn, EndTurn, EndTurn, HandCount(Mine, 1), EndTurn, HandCount(Mine, 4),
    }
}

/// Ritual of Summoning · Spell · Shadow · 2 mana · In @ turns, summon two 3/5 C'thraxxi with **Taunt**.
/// - Numbers: {0} = 2
//~ done BE_085 - 2283dc39.ea1d8a8e -
#[test]
fn BE_085_ritual_of_summoning() {
    check! { Warlock:
        Play("BE_085", Nothing), EndTurn, EndTurn, BoardCount(Mine, 0), EndTurn, EndTurn, BoardCount(Mine, 2),
        IsCard(My(0), "BE_085t"), IsCard(My(1), "BE_085t"), BoardCount(Theirs, 0), EndTurn, EndTurn, BoardCount(Mine, 2),
    }
    // It counts as a Ritual that was completed.
    check! { Warlock:
        Play("BE_085", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, BoardCount(Mine, 2), Crystals(10),
        Play("BE_090", Nothing), ChooseCard("BE_090t2"),
    }
    // At the start of my second turn, not before.
    check! { Warlock:
        Play("BE_085", Nothing), EndTurn, EndTurn, EndTurn, BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 2),
    }
}

/// Blasphemy · Spell · Shadow · 4 mana · Deal $2 damage to all enemies. If this is the highest Cost card in your hand, do it again.
//~ done BE_086 - def687c6 -
#[test]
fn BE_086_blasphemy() {
    check! { Warlock:
        GiveThem("CS2_200"), Enemy("CS2_200"), Ally("CS2_182"), Give("CS2_231"), Play("BE_086", Nothing),
        Health(Their(0), 3), Health(TheirHero, 26), Health(MyHero, 30), Health(My(0), 5),
        // The Ogre in hand costs more.
        Give("CS2_200"), Crystals(10), Play("BE_086", Nothing), Health(Their(0), 1), Health(TheirHero, 24),
        Health(MyHero, 30), Health(My(0), 5),
    }
}

/// Darkest Depths · Spell · Shadow · 2 mana · Summon two 0/3 Guards with **Taunt**. **Assemble** a minion.
//~ todo BE_087 0404de53 f5ca18ff -
#[test]
#[ignore = "todo: Darkest Depths"]
fn BE_087_darkest_depths() {
    unwritten("BE_087");
}

/// Kith'ix · Minion · 6 mana · 6/6 · **Battlecry:** If you've completed a Ritual this game, choose a Sinister Ritual to begin.
//~ done BE_090 - 1c2d6fa9 -
#[test]
fn BE_090_kithix() {
    check! { Warlock:
        Play("BE_085", Nothing), EndTurn, EndTurn, Play("BE_090", Nothing), HandCount(Mine, 1), EndTurn, EndTurn,
        BoardCount(Mine, 3), EmptyDeck(Mine), Crystals(10), Play("BE_090", Nothing), ChooseCard("BE_090t1"),
        HandCount(Mine, 2), EndTurn, EndTurn, HandCount(Mine, 2), DeckCount(Theirs, 17), EndTurn, EndTurn,
        Damage(MyHero, 3), HandCount(Mine, 7), DeckCount(Theirs, 11),
    }
    check! { Warlock:
        Play("BE_005", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, HandCount(Mine, 4), Play("BE_090", Nothing),
        ChooseCard("BE_090t3"), EndTurn, EndTurn, StatsNow(My(0), 6, 6), EndTurn, EndTurn, StatsNow(My(0), 12, 12),
        BoardCount(Mine, 1),
    }
    check! { Warlock:
        Play("BE_726", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, ChooseCard("BE_013t1"), HandCount(Mine, 2),
        Damage(TheirHero, 7), Play("BE_090", Nothing), ChooseCard("BE_090t2"), IsInZone(Newest("BE_090t2"), Zone::Graveyard),
    }
}

/// Ritual of Famine · Spell · Shadow · 3 mana · In @ turns, draw 5 cards from your opponent's deck.
/// - Numbers: {0} = 2
//~ done BE_090t1 - b20fb3f4.ea1d8a8e -
#[test]
fn BE_090t1_ritual_of_famine() {
    check! { Warlock:
        Play("BE_090t1", Nothing), EndTurn, EndTurn, HandCount(Mine, 1), EndTurn, EndTurn, HandCount(Mine, 7),
        DeckCount(Theirs, 13),
    }
    // What the opponent does is not heard.
    check! { Warlock: Play("BE_090t1", Nothing), EndTurn, EndTurn, EndTurn, HandCount(Mine, 1) }
    // It counts as a Ritual that was completed.
    check! { Warlock:
        Play("BE_090t1", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, HandCount(Mine, 7), DeckCount(Theirs, 13),
        Crystals(10), Play("BE_090", Nothing), ChooseCard("BE_090t2"),
    }
}

/// Ritual of Subjugation · Spell · Shadow · 3 mana · In @ turns, summon three random **Legendary** minions. Get a 1-Cost copy of each.
/// - Numbers: {0} = 2
//~ done BE_090t2 - 5ab067ef.ea1d8a8e -
#[test]
fn BE_090t2_ritual_of_subjugation() {
    check! { Warlock in Wild:
        Play("BE_090t2", Nothing), EmptyDeck(Mine), EndTurn, EndTurn, BoardCount(Mine, 0), EndTurn,
        Force(Card("EX1_561")), Force(Card("EX1_563")), Force(Card("EX1_577")), EndTurn, Damage(MyHero, 3),
        BoardCount(Mine, 3), IsInZone(Newest("EX1_561"), Zone::Hand), HandCount(Mine, 3), CostNow(InHand(0), 1),
        CostNow(InHand(2), 1),
    }
    // It counts as a Ritual that was completed.
    check! { Warlock in Wild:
        Play("BE_090t2", Nothing), EndTurn, EndTurn, EndTurn, Force(Card("EX1_561")), Force(Card("EX1_563")),
        Force(Card("EX1_577")), EndTurn, BoardCount(Mine, 3), HandCount(Mine, 5), Crystals(10), Play("BE_090", Nothing),
        ChooseCard("BE_090t1"),
    }
    // Only Legendary cards, and only minions.
    for other in ["CS2_182", "RLK_590"] {
        check! { Warlock in Wild:
            Play("BE_090t2", Nothing), EndTurn, EndTurn, EndTurn, ForbidOutcome(Card(other)), EndTurn, BoardCount(Mine, 3),
        }
    }
}

/// Ritual of Conquest · Spell · Shadow · 3 mana · In @ turns, give your minions +6/+6 *(wherever they are*).
/// - Numbers: {0} = 2
//~ done BE_090t3 - 6b794736.ea1d8a8e -
#[test]
fn BE_090t3_ritual_of_conquest() {
    check! { Warlock:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"),
        Give("CS2_182"), Play("BE_090t3", Nothing), EndTurn, EndTurn, StatsNow(My(0), 4, 5), EndTurn, EndTurn,
        StatsNow(My(0), 10, 11), StatsNow(InHand(0), 10, 11), StatsNow(InHand(2), 10, 11), StatsNow(Their(0), 4, 5),
    }
    // It counts as a Ritual that was completed.
    check! { Warlock:
        Play("BE_090t3", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, Crystals(10), Play("BE_090", Nothing),
        ChooseCard("BE_090t2"),
    }
    // At the start of my second turn, not before.
    check! { Warlock:
        Ally("CS2_182"), Play("BE_090t3", Nothing), EndTurn, EndTurn, EndTurn, StatsNow(My(0), 4, 5), EndTurn,
        StatsNow(My(0), 10, 11),
    }
}

/// Floating Lessons · Spell · Shadow · 1 mana · Give a minion and a random one in your hand stats equal to double this card's Cost.
//~ done BE_094 - 567b4118 -
#[test]
fn BE_094_floating_lessons() {
    check! { Warlock:
        Targets("BE_094", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Give("CS2_231"), Give("CS2_029"),
        GiveThem("CS2_231"), Play("BE_094", On(My(0))), StatsNow(My(0), 6, 7), StatsNow(InHand(0), 3, 3),
        StatsNow(InTheirHand(0), 1, 1),
        // One of two.
        Give("CS2_182"), Force(Entity(InHand(2))), Play("BE_094", On(My(0))), StatsNow(My(0), 8, 9), StatsNow(InHand(0), 3, 3),
        StatsNow(InHand(2), 6, 7),
    }
}

/// Ritual of C'Thun · Spell · Shadow · 1 mana · In @ turns, choose a C'Thun ability to trigger.
/// - Numbers: {0} = 2
//~ done BE_726 - d8ba3834.ea1d8a8e -
#[test]
fn BE_726_ritual_of_c_thun() {
    check! { Warlock:
        Play("BE_726", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, ChooseCard("BE_013t1"), HandCount(Mine, 2),
        Health(TheirHero, 23), EndTurn, EndTurn, Health(TheirHero, 23),
    }
    // It counts as a Ritual that was completed.
    check! { Warlock:
        Play("BE_726", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, ChooseCard("BE_013t1"), Damage(TheirHero, 7),
        HandCount(Mine, 2), Crystals(10), Play("BE_090", Nothing), ChooseCard("BE_090t3"),
    }
    // The Ritual is completed even if the ability finds no target, and it is mine alone.
    check! { Warlock:
        Play("BE_726", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, ChooseCard("BE_013t3"), HandCount(Mine, 2),
        Crystals(10), Play("BE_090", Nothing), ChooseCard("BE_090t2"), EndTurn, Crystals(10),
        Play("BE_090", Nothing), EndTurn,
    }
}

/// Zakajz the Corruptor · Minion · 4 mana · 5/5 · **Battlecry:** Reduce the Cost of minions in your hand and deck by (1) and increase the Cost of spells by (1).
//~ done BE_728 - 894a516b -
#[test]
fn BE_728_zakajz_the_corruptor() {
    check! { Warlock:
        Give("CS2_182"), Give("CS2_029"), OnTop("CS2_200"), OnTop("CS2_032"), GiveThem("CS2_182"), GiveThem("CS2_029"),
        Give("CS2_106"), OnTheirTop("CS2_182"), OnTheirTop("CS2_029"), Play("BE_728", Nothing), CostNow(Nth(0), 3),
        CostNow(Nth(1), 5), CostNow(Nth(2), 5), CostNow(Nth(3), 8), CostNow(Nth(4), 4), CostNow(Nth(5), 4),
        // A weapon is neither.
        CostNow(Nth(6), 2), CostNow(Nth(7), 4), CostNow(Nth(8), 4),
    }
}
