//! Demon Hunter cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 89e82fc4

/// Magehunter · Minion · 3 mana · 2/3 · **Rush** Whenever this attacks a minion, **Silence** it.
//~ done SCH_276 - f6e3620c -
#[test]
fn SCH_276_magehunter() {
    check! { DemonHunter:
        Give("SCH_276"), Cost("SCH_276", 3), Stats("SCH_276", 2, 3), Has("SCH_276", GameTag::RUSH), Ally("CS2_182"),
        Enemy("GVG_085"), Enemy("CS2_179"), Play("SCH_276", Nothing), CannotAttack(My(1), TheirHero),
        Attack(My(1), Their(0)), Dead(Nth(2)), HasNow(Their(0), GameTag::TAUNT), Attack(My(0), Their(0)),
        HasNow(Their(0), GameTag::TAUNT),
    }
    check! { DemonHunter:
        Ally("SCH_276"), EndTurn, Enemy("CS2_065"), Attack(Their(0), My(0)), HasNow(Their(0), GameTag::TAUNT),
    }
    check! { Mage:
        Ally("SCH_276"), Enemy("CS2_127"), Enemy("CS2_127"), Attack(My(0), Their(0)),
        HasNot(Their(0), GameTag::TAUNT), Ready(My(0)), Attack(My(0), Their(1)), HasNot(Their(1), GameTag::TAUNT),
    }
    // A hero is no minion.
    check! { DemonHunter:
        Ally("SCH_276"), Play("CS2_024", On(TheirHero)), Attack(My(0), TheirHero), Health(TheirHero, 25),
        HasNow(TheirHero, GameTag::FROZEN),
    }
}

/// Ancient Void Hound · Minion · Demon · 9 mana · 10/10 · At the end of your turn, steal 1 Attack and Health from all enemy minions.
//~ done SCH_354 - 8131d6f0 -
#[test]
fn SCH_354_ancient_void_hound() {
    check! { DemonHunter:
        Ally("SCH_354"), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_200"), EndTurn, StatsNow(My(0), 12, 12),
        StatsNow(My(1), 4, 5), StatsNow(Their(0), 3, 4), StatsNow(Their(1), 5, 6), EndTurn, StatsNow(My(0), 12, 12),
    }
    // There is no Attack to steal from a minion without any.
    check! { DemonHunter:
        Ally("SCH_354"), Enemy("CS2_051"), EndTurn, StatsNow(My(0), 10, 11), StatsNow(Their(0), 0, 1),
        Play("CS2_087", On(Their(0))), StatsNow(Their(0), 3, 1),
    }
}

/// Glide · Spell · 4 mana · Shuffle your hand into your deck. Draw 4 cards. **Outcast:** Your opponent does the same.
//~ done SCH_356 - 6e9e9723 -
#[test]
fn SCH_356_glide() {
    check! { DemonHunter:
        Give("GAME_005"), Give("SCH_356"), Give("GAME_005"), GiveThem("GAME_005"), Play("SCH_356", Nothing),
        HandCount(Mine, 4), DeckCount(Mine, 17), HandCount(Theirs, 1), DeckCount(Theirs, 20),
    }
    check! { DemonHunter:
        GiveThem("GAME_005"), GiveThem("GAME_005"), Play("SCH_356", Nothing), HandCount(Mine, 4), DeckCount(Mine, 15),
        HandCount(Theirs, 4), DeckCount(Theirs, 18),
    }
}

/// Star Student Stelina · Minion · 4 mana · 4/3 · **Outcast:** Look at 3 cards in your opponent's hand. Shuffle one of them into their deck.
//~ done SCH_603 - cfa6a43a -
#[test]
fn SCH_603_star_student_stelina() {
    check! { DemonHunter:
        EmptyDeck(Theirs), GiveThem("CS2_182"), GiveThem("CS2_029"), Give("SCH_603"), Play("SCH_603", Nothing),
        ChooseCard("CS2_029"), HandCount(Theirs, 1), DeckCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_182"),
        HandCount(Mine, 0),
    }
    check! { DemonHunter:
        GiveThem("CS2_182"), Give("CS2_182"), Give("SCH_603"), Give("CS2_182"), Play("SCH_603", Nothing),
        HandCount(Theirs, 1),
    }
    check! { DemonHunter:
        GiveThem("CS2_029"), Play("SCH_603", Nothing), ChooseCard("CS2_029"), EndTurn, Give("SCH_603"),
        Play("SCH_603", Nothing), Choose(0), HandCount(Mine, 0), HandCount(Theirs, 1),
    }
    check! { DemonHunter:
        GiveThem("CS2_182"), GiveThem("CS2_029"), GiveThem("BT_156"), Play("SCH_603", Nothing), ChooseCard("CS2_029"),
        HandCount(Theirs, 2),
    }
    // Three of them are looked at.
    check! { DemonHunter:
        GiveThem("CS2_182"), GiveThem("CS2_172"), GiveThem("CS2_200"), GiveThem("CS2_120"), GiveThem("CS2_029"),
        Force(Card("CS2_182")), Force(Card("CS2_172")), Force(Card("CS2_200")), ForbidOutcome(Card("CS2_120")),
        Play("SCH_603", Nothing),
    }
}

/// Cycle of Hatred · Spell · 7 mana · Deal $3 damage to all minions. Summon a 3/3 Spirit for every minion killed.
//~ done SCH_253 - 3580d0c0 -
#[test]
fn SCH_253_cycle_of_hatred() {
    check! { DemonHunter:
        Ally("CS2_231"), Ally("CS2_200"), Enemy("CS2_172"), Enemy("CS2_182"), Play("SCH_253", Nothing),
        Dead(Nth(0)), Dead(Nth(2)), Damage(Nth(1), 3), Damage(Nth(3), 3), BoardCount(Mine, 3), IsCard(My(1), "SCH_253t"),
        StatsNow(My(2), 3, 3), BoardCount(Theirs, 1), Health(TheirHero, 30),
    }
    check! { DemonHunter: Enemy("CS2_182"), Play("SCH_253", Nothing), BoardCount(Mine, 0) }
}

/// Fel Guardians · Spell · Fel · 7 mana · Summon three 1/2 Demons with **Taunt**. Costs (1) less whenever a friendly minion dies.
//~ done SCH_357 - b640e451 -
#[test]
fn SCH_357_fel_guardians() {
    check! { DemonHunter:
        Play("SCH_357", Nothing), BoardCount(Mine, 3), IsCard(My(0), "SCH_357t"), StatsNow(My(2), 1, 2),
        HasNow(My(2), GameTag::TAUNT), BoardCount(Theirs, 0),
    }
    check! { DemonHunter:
        Give("SCH_357"), Ally("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 7), Kill(Nth(2)), CostNow(Nth(0), 7),
        Kill(Nth(1)), CostNow(Nth(0), 6),
    }
}
