//! Mage cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 631dcbbf

/// Under the Sea · Spell · 6 mana · Draw a different spell. Summon a random minion of that spell's Cost.
//~ done VAC_431 - 561b2447 -
#[test]
fn VAC_431_under_the_sea() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_029"), OnTop("VAC_431"), OnTop("CS2_182"), Force(Card("CS2_182")),
        Play("VAC_431", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_182"), DeckCount(Mine, 2),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("VAC_431"), Play("VAC_431", Nothing), BoardCount(Mine, 0), HandCount(Mine, 0),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_029"), OnTop("CS2_029"), Play("VAC_431", Nothing), BoardCount(Mine, 1),
        HandCount(Mine, 1),
    }
}

/// Surfalopod · Minion · Beast · 5 mana · 4/4 · **Battlecry:** The next spell you draw is **Cast When Drawn**.
//~ done VAC_443 - b0067313 -
#[test]
fn VAC_443_surfalopod() {
    check! { Mage:
        DeckOf(&["CS2_024", "CS2_023", "CS2_029", "CS2_182"]), Play("VAC_443", Nothing), EndTurn, EndTurn,
        HandCount(Mine, 1), EndTurn, Force(Entity(TheirHero)), EndTurn, Health(TheirHero, 24), HandCount(Mine, 2),
        IsCard(InHand(1), "CS2_023"), DeckCount(Mine, 1), EndTurn, EndTurn, HandCount(Mine, 3),
    }
}

/// King Tide · Minion · 4 mana · 4/4 · **Battlecry:** Both players' spells cost (5) until the end of your next turn.
//~ done VAC_524 - d2861ac6 -
#[test]
fn VAC_524_king_tide() {
    check! { Mage:
        Give("CS2_029"), Give("GAME_005"), Give("CS2_182"), GiveThem("CS2_029"), Play("VAC_524", Nothing),
        CostNow(InHand(0), 5), CostNow(InHand(1), 5), CostNow(InHand(2), 4), CostNow(InTheirHand(0), 5), EndTurn,
        CostNow(InTheirHand(0), 5), CostNow(InHand(0), 5), EndTurn, CostNow(InHand(0), 5), CostNow(InTheirHand(0), 5),
        EndTurn, CostNow(InHand(0), 4), CostNow(InTheirHand(0), 4),
    }
    check! { Mage: GiveThem("CS2_182"), Play("VAC_524", Nothing), CostNow(InTheirHand(0), 4) }
}

/// Burndown · Spell · Fire · 3 mana · Draw 3 cards and light them on fire. In 3 turns, any still in hand are destroyed!
//~ done WORK_026 - 224cb63a -
#[test]
fn WORK_026_burndown() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_182"), Give("CS2_029"),
        Play("WORK_026", Nothing), HandCount(Mine, 4), Play("CS2_182", Nothing), EndTurn, EndTurn, EndTurn, EndTurn,
        HandCount(Mine, 3), EndTurn, EndTurn, Damage(MyHero, 6), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"),
        BoardCount(Mine, 1),
    }
}

/// Portalmancer Skyla · Minion · 6 mana · 4/5 · **Rogue Tourist Battlecry:** Swap the Costs of the lowest and highest Cost spells in your hand.
//~ done WORK_063 - 62726474 -
#[test]
fn WORK_063_portalmancer_skyla() {
    check! { Mage:
        Give("CS2_029"), Give("CS2_024"), Give("CS2_023"), Give("CS2_200"), Give("CS2_231"), Play("WORK_063", Nothing),
        CostNow(Nth(0), 2), CostNow(Nth(1), 4), CostNow(Nth(2), 3), CostNow(Nth(3), 6), CostNow(Nth(4), 0),
    }
    check! { Mage: Give("CS2_029"), GiveThem("CS2_089"), Play("WORK_063", Nothing), CostNow(InHand(0), 4) }
}

/// Rising Waves · Spell · 3 mana · Deal $2 damage to all minions. If none die, deal $2 more.
//~ done VAC_953 - ea45d282 -
#[test]
fn VAC_953_rising_waves() {
    check! { Mage:
        Ally("CS2_200"), Enemy("CS2_182"), Play("VAC_953", Nothing), Damage(My(0), 4), Damage(Their(0), 4),
        Health(TheirHero, 30), Health(MyHero, 30),
    }
    check! { Mage:
        Ally("CS2_231"), Ally("CS2_200"), Enemy("CS2_182"), Play("VAC_953", Nothing), Dead(Nth(0)),
        Damage(My(0), 2), Damage(Their(0), 2),
    }
}
