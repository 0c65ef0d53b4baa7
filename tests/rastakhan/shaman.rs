//! Shaman cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b1a8f5d8

/// Spirit of the Frog · Minion · Undead · Beast · 5 mana · 0/3 · **Stealth** for 1 turn. Whenever you cast a spell, draw a spell from your deck that costs (1) more.
//~ done TRL_060 - 168b0311 -
#[test]
fn TRL_060_spirit_of_the_frog() {
    check! { Shaman:
        Ally("TRL_060"), HasNow(My(0), GameTag::STEALTH),
        DeckOf(&["CS2_029", "CS2_024", "EX1_277", "CS2_029", "CS2_125"]), Play("CS2_024", On(TheirHero)),
        HandCount(Mine, 0), Play("EX1_277", Nothing), Damage(TheirHero, 6), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_024"), EndTurn, EndTurn, HasNot(My(0), GameTag::STEALTH),
    }
    // What the opponent does is not heard.
    check! { Shaman:
        Ally("TRL_060"), DeckOf(&["CS2_029", "CS2_024", "EX1_277", "CS2_029", "CS2_125"]), EndTurn,
        Play("CS2_023", Nothing), HandCount(Mine, 0), HandCount(Theirs, 3),
    }
    // The opponent gets nothing of it.
    check! { Shaman:
        Ally("TRL_060"), OnTheirTop("EX1_289"), Play("CS2_024", On(TheirHero)), HandCount(Theirs, 0),
        Health(TheirHero, 27),
    }
    check! { Shaman:
        Ally("TRL_060"), DeckOf(&["CS2_029", "CS2_024", "EX1_277", "CS2_029", "CS2_125"]), Play("CS2_011", Nothing),
        HandCount(Mine, 1),
    }
    check! { Shaman:
        Ally("TRL_060"), DeckOf(&["CS2_029", "CS2_024", "EX1_277", "CS2_029", "CS2_125"]), Play("CS2_023", Nothing),
        IsCard(InHand(0), "CS2_029"),
    }
    // Stealth that it gets later stays.
    check! { Shaman:
        Ally("TRL_060"), EndTurn, EndTurn, HasNot(My(0), GameTag::STEALTH), Play("VAN_NEW1_014", On(My(0))), EndTurn,
        EndTurn, HasNow(My(0), GameTag::STEALTH),
    }
}

/// Big Bad Voodoo · Spell · Shadow · 2 mana · Give a friendly minion "**Deathrattle:** Summon a random minion that costs (1) more."
//~ done TRL_082 - 50ca5868 -
#[test]
fn TRL_082_big_bad_voodoo() {
    check! { Shaman:
        Targets("TRL_082", &[FriendlyMinion]), Ally("CS2_182"), Play("TRL_082", On(My(0))), Force(Card("CS2_187")),
        Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "CS2_187"),
    }
}

/// Zentimo · Minion · 3 mana · 1/3 · Whenever you target a minion with a spell, cast it again on its neighbors.
//~ done TRL_085 - 3ca0731b -
#[test]
fn TRL_085_zentimo() {
    check! { Shaman:
        Ally("TRL_085"), Enemy("CS2_200"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_200"),
        Play("CS2_029", On(Their(2))), BoardCount(Theirs, 2), Damage(Their(0), 0), Damage(Their(1), 6),
    }
    check! { Shaman:
        Ally("TRL_085"), Enemy("CS2_200"), Enemy("CS2_182"), Enemy("CS2_182"), EndTurn, Play("CS2_029", On(Their(2))),
        BoardCount(Theirs, 2),
    }
    // It answers each time, not once a turn.
    check! { Shaman:
        Ally("TRL_085"), Enemy("CS2_200"), Enemy("CS2_182"), Enemy("CS2_200"), Play("CS2_029", On(Their(2))),
        Enemy("CS2_200"), Play("CS2_029", On(Their(2))), BoardCount(Theirs, 2),
    }
    // It is a minion that can be targeted itself.
    check! { Shaman:
        Ally("CS2_231"), Ally("TRL_085"), Ally("CS2_231"), Play("CS2_092", On(My(1))), StatsNow(My(0), 5, 5),
        StatsNow(My(1), 5, 7), StatsNow(My(2), 5, 5),
    }
}

/// Krag'wa, the Frog · Minion · Beast · 6 mana · 4/6 · **Battlecry:** Return all spells you played last turn to your hand.
//~ done TRL_345 - 5cce1091 -
#[test]
fn TRL_345_kragwa_the_frog() {
    check! { Shaman:
        Play("CS2_008", On(TheirHero)), Health(TheirHero, 29), Play("CS2_024", On(TheirHero)), Health(TheirHero, 26),
        Play("CS2_231", Nothing), EndTurn, Play("GAME_005", Nothing), EndTurn, Play("GAME_005", Nothing),
        Play("TRL_345", Nothing), HandCount(Mine, 3), IsCard(InHand(1), "CS2_008"), IsCard(InHand(2), "CS2_024"),
        HandCount(Theirs, 1),
    }
    check! { Shaman:
        Play("CS2_008", On(TheirHero)), Health(TheirHero, 29), EndTurn, EndTurn, EndTurn, EndTurn,
        Play("TRL_345", Nothing), HandCount(Mine, 2),
    }
}

/// Wartbringer · Minion · 1 mana · 2/1 · **Battlecry:** If you played 2 spells this turn, deal 2 damage.
//~ done TRL_522 - 98318ac2 -
#[test]
fn TRL_522_wartbringer() {
    check! { Shaman:
        Play("GAME_005", Nothing), Play("TRL_522", Nothing), Health(TheirHero, 30), Play("GAME_005", Nothing),
        Play("TRL_522", On(TheirHero)), Health(TheirHero, 28), EndTurn, EndTurn, Play("TRL_522", Nothing),
        Health(TheirHero, 28),
    }
    check! { Shaman:
        Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        Targets("TRL_522", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Enemy("CS2_182"),
        Play("TRL_522", On(Their(0))), Damage(Their(0), 2),
    }
}
