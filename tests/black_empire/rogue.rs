//! Rogue cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cf382db2

/// Agent of N'Zoth · Minion · 2 mana · 3/2 · **Deathrattle:** Get a copy of a random different **Deathrattle** minion in your hand.
//~ done BE_541 - b8dbc17a -
#[test]
fn BE_541_agent_of_n_zoth() {
    check! { Rogue:
        Give("EX1_096"), Give("CS2_182"), Give("BE_541"), Give("EX1_096"), GiveThem("EX1_096"), Ally("BE_541"),
        Kill(Nth(5)), HandCount(Mine, 5), IsCard(InHand(4), "EX1_096"), IsInZone(Nth(0), Zone::Hand),
        // Another Agent of N'Zoth is not a different one.
        Discard(InHand(4)), Discard(InHand(3)), Discard(InHand(0)), HandCount(Mine, 2), Ally("BE_541"), Kill(Nth(6)),
        HandCount(Mine, 2),
    }
}

/// Shadowcrafter · Minion · 2 mana · 3/2 · **Combo**: **Assemble** a minion from another class.
//~ todo BE_702 13b5bb4a 789ef01d -
#[test]
#[ignore = "todo: Shadowcrafter"]
fn BE_702_shadowcrafter() {
    unwritten("BE_702");
}

/// Drest'agath · Minion · 4 mana · 6/4 · **Deathrattle:** Draw an **Old God**. If you can't, get a random **Old God**.
//~ done BE_703 - 79d1d0c7 -
#[test]
fn BE_703_drestagath() {
    check! { Rogue:
        OnTop("BE_013"), OnTop("BE_784"), OnTop("CS2_182"), Ally("BE_703"), Kill(Nth(3)), HandCount(Mine, 1),
        IsCard(InHand(0), "BE_784"), DeckCount(Mine, 21), Ally("BE_703"), Kill(Nth(4)), HandCount(Mine, 2),
        IsCard(InHand(1), "BE_013"),
        // None is left.
        Ally("BE_703"), OnTheirTop("BE_784"), Force(Card("BE_017")), Kill(Nth(5)), HandCount(Mine, 3),
        IsCard(InHand(2), "BE_017"), DeckCount(Mine, 20),
    }
    check! { Rogue:
        // An Old God, and no Yeti.
        Ally("BE_703"), ForbidOutcome(Card("CS2_182")), Kill(Nth(0)), HandCount(Mine, 1), DeckCount(Mine, 19),
    }
}

/// Broodchamber Tunneler · Minion · Beast · 1 mana · 1/3 · **Battlecry:** Get a 1-Cost Larva with a **Combo** that triggers a Hero Power from another class.
//~ done BE_720 - 72afd56c -
#[test]
fn BE_720_broodchamber_tunneler() {
    check! { Rogue:
        Force(Card("BE_720t5")), Play("BE_720", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "BE_720t5"),
        HandCount(Theirs, 0),
    }
    for larva in LARVAE_FOR_ROGUES {
        check! { Rogue: Force(Card(larva)), Play("BE_720", Nothing), HandCount(Mine, 1), IsCard(InHand(0), larva), HandCount(Theirs, 0) }
    }
    // The Larva of the Rogue's own class is none of them, and another class gets it.
    check! { Rogue: ForbidOutcome(Card("BE_720t3")), Play("BE_720", Nothing), HandCount(Mine, 1) }
    check! { Mage: Force(Card("BE_720t3")), Play("BE_720", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "BE_720t3") }
    // Twice with Brann Bronzebeard, each time of ten.
    check! { Rogue:
        Ally("LOE_077"), Force(Card("BE_720t5")), ForbidOutcome(Number(10)), Play("BE_720", Nothing),
        HandCount(Mine, 2),
    }
}

/// The Larvae with a Hero Power of another class than Rogue.
const LARVAE_FOR_ROGUES: [&str; 10] = [
    "BE_720t1",
    "BE_720t2",
    "BE_720t4",
    "BE_720t5",
    "BE_720t6",
    "BE_720t7",
    "BE_720t8",
    "BE_720t9",
    "BE_720t10",
    "BE_720t11",
];

/// Dark Larva · Minion · Beast · 1 mana · 2/1 · **Combo:** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
//~ done BE_720t11 - 45939eb6 -
#[test]
fn BE_720t11_dark_larva() {
    check! { Rogue:
        Play("BE_720t11", Nothing), BoardCount(Mine, 1), Play("BE_720t11", Nothing), BoardCount(Mine, 3),
        IsCard(My(2), "HERO_11bpt"), EndTurn, BoardCount(Mine, 2),
    }
}

/// Teal Larva · Minion · Beast · 1 mana · 2/1 · **Combo:** No Spoilers!
//~ todo BE_720t12 b9509709 7dd7459e -
#[test]
#[ignore = "todo: Teal Larva"]
fn BE_720t12_teal_larva() {
    unwritten("BE_720t12");
}

/// Black Larva · Minion · Beast · 1 mana · 2/1 · **Combo:** Equip a 1/2 Dagger.
//~ done BE_720t3 - 777f033c -
#[test]
fn BE_720t3_black_larva() {
    check! { Rogue:
        Play("BE_720t3", Nothing), NoWeapon(Mine), Play("BE_720t3", Nothing), IsCard(MyWeapon, "CS2_082"), NoWeapon(Theirs),
    }
}

/// Aqir Goliath · Minion · Beast · 8 mana · 4/5 · Costs (2) less for each **Combo** card played this turn. **Battlecry:** Draw a card.
//~ done BE_721 - 1d20dad0 -
#[test]
fn BE_721_aqir_goliath() {
    check! { Rogue:
        Give("BE_721"), Cost("BE_721", 8), Stats("BE_721", 4, 5), CostNow(Nth(0), 8), Play("EX1_124", On(TheirHero)),
        CostNow(Nth(0), 6), Play("GAME_005", Nothing), CostNow(Nth(0), 6), Play("EX1_124", On(TheirHero)),
        Damage(TheirHero, 6), CostNow(Nth(0), 4), Play("BE_721", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
    }
    check! { Rogue:
        Give("BE_721"), Play("EX1_124", On(TheirHero)), Damage(TheirHero, 2), EndTurn, CostNow(Nth(0), 8),
        Play("EX1_124", On(MyHero)), Damage(MyHero, 2), CostNow(Nth(0), 8),
    }
}

/// Aqir Swarmer · Minion · Beast · 3 mana · 4/2 · **Deathrattle:** Get two 1-Cost Larvae with **Combos** that trigger a Hero Power from another class.
//~ done BE_722 - 3b16c272 -
#[test]
fn BE_722_aqir_swarmer() {
    check! { Rogue:
        Ally("BE_722"), Force(Card("BE_720t5")), Force(Card("BE_720t1")), HandCount(Mine, 0), Kill(My(0)),
        HandCount(Mine, 2), IsCard(InHand(0), "BE_720t5"), IsCard(InHand(1), "BE_720t1"), HandCount(Theirs, 0),
    }
    for larva in LARVAE_FOR_ROGUES {
        check! { Rogue:
            Ally("BE_722"), Force(Card(larva)), Force(Card(larva)), Kill(My(0)), HandCount(Mine, 2), IsCard(InHand(0), larva),
            IsCard(InHand(1), larva), HandCount(Theirs, 0),
        }
    }
    // The Larva of the Rogue's own class is none of them.
    check! { Rogue: Ally("BE_722"), ForbidOutcome(Card("BE_720t3")), Kill(My(0)), HandCount(Mine, 2) }
    // Each time of ten.
    check! { Rogue:
        Ally("BE_722"), Force(Card("BE_720t5")), ForbidOutcome(Number(10)), Kill(My(0)), HandCount(Mine, 2),
    }
}

/// Incubate · Spell · Shadow · 2 mana · Get three 1-Cost Larvae with **Combos** that trigger a Hero Power from another class.
//~ done BE_724 - 34cae302 -
#[test]
fn BE_724_incubate() {
    check! { Rogue:
        Force(Card("BE_720t5")), Force(Card("BE_720t1")), Force(Card("BE_720t9")), Play("BE_724", Nothing),
        HandCount(Mine, 3), IsCard(InHand(0), "BE_720t5"), IsCard(InHand(1), "BE_720t1"), IsCard(InHand(2), "BE_720t9"),
    }
    for larva in LARVAE_FOR_ROGUES {
        check! { Rogue:
            Force(Card(larva)), Force(Card(larva)), Force(Card(larva)), Play("BE_724", Nothing), HandCount(Mine, 3),
            IsCard(InHand(0), larva), IsCard(InHand(1), larva), IsCard(InHand(2), larva), HandCount(Theirs, 0),
        }
    }
    // The Larva of the Rogue's own class is none of them.
    check! { Rogue: ForbidOutcome(Card("BE_720t3")), Play("BE_724", Nothing), HandCount(Mine, 3) }
    // Each time of ten.
    check! { Rogue: Force(Card("BE_720t5")), ForbidOutcome(Number(10)), Play("BE_724", Nothing), HandCount(Mine, 3) }
}
