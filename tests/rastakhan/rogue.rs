//! Rogue cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f32ccfe3

/// Spirit of the Shark · Minion · Undead · Beast · 4 mana · 0/3 · **Stealth** for 1 turn. Your minions' **Battlecries** and **Combos** trigger twice.
//~ done TRL_092 - 0ef49cdb -
#[test]
fn TRL_092_spirit_of_the_shark() {
    check! { Rogue:
        Play("TRL_092", Nothing), HasNow(My(0), GameTag::STEALTH), Enemy("CS2_186"), Play("EX1_134", On(Their(0))),
        Damage(Their(0), 6), Crystals(10), Play("CS2_189", On(TheirHero)), Health(TheirHero, 28),
        Play("EX1_066", Nothing), EndTurn, EndTurn, HasNot(My(0), GameTag::STEALTH),
    }
    // The opponent gets nothing of it.
    check! { Rogue: Play("TRL_092", Nothing), EndTurn, Play("CS2_189", On(TheirHero)), Health(TheirHero, 29) }
    // Stealth that it gets later stays.
    check! { Rogue:
        Ally("TRL_092"), EndTurn, EndTurn, HasNot(My(0), GameTag::STEALTH), Play("VAN_NEW1_014", On(My(0))), EndTurn,
        EndTurn, HasNow(My(0), GameTag::STEALTH),
    }
}

/// Gral, the Shark · Minion · Beast · 5 mana · 2/2 · **Battlecry:** Eat a minion in your deck and gain its stats. **Deathrattle:** Add it to your hand.
//~ done TRL_409 - d9de47be -
#[test]
fn TRL_409_gral_the_shark() {
    check! { Rogue:
        DeckOf(&["CS2_200", "CS2_029"]), Play("TRL_409", Nothing), StatsNow(My(0), 8, 9), DeckCount(Mine, 1),
        HandCount(Mine, 0), IsInZone(Nth(1), Zone::Deck), Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "CS2_200"),
        StatsNow(InHand(0), 6, 7),
    }
    check! { Rogue:
        DeckOf(&["CS2_029"]), Play("TRL_409", Nothing), StatsNow(My(0), 2, 2), Kill(My(0)), HandCount(Mine, 0),
        DeckCount(Mine, 1),
    }
    // Play Dead: each time the Deathrattle adds a card.
    check! { Rogue:
        DeckOf(&["CS2_200"]), Play("TRL_409", Nothing), DeckCount(Mine, 0), Play("ICC_052", On(My(0))),
        HandCount(Mine, 1), Kill(My(0)), HandCount(Mine, 2), IsCard(InHand(0), "CS2_200"), IsCard(InHand(1), "CS2_200"),
    }
    // A doubled Battlecry eats two, and both come back.
    check! { Rogue:
        Ally("LOE_077"), DeckOf(&["CS2_182", "CS2_200"]), Play("TRL_409", Nothing), DeckCount(Mine, 0), Kill(My(1)),
        HandCount(Mine, 2),
    }
    check! { Rogue:
        Ally("LOE_077"), DeckOf(&["CS2_182"]), Play("TRL_409", Nothing), DeckCount(Mine, 0), Kill(My(1)),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
    }
    check! { Rogue:
        DeckOf(&["CS2_182", "CS2_200"]), Force(Entity(Nth(0))), Play("TRL_409", Nothing), StatsNow(My(0), 6, 7),
        DeckCount(Mine, 1),
    }
}

/// Gurubashi Hypemon · Minion · 7 mana · 5/7 · **Battlecry: Discover** a 1/1 copy of a **Battlecry** minion. It costs (1).
//~ done TRL_077 - 4f2758bd -
#[test]
fn TRL_077_gurubashi_hypemon() {
    check! { Rogue:
        Force(Card("CS2_189")), Play("TRL_077", Nothing), ChooseCard("CS2_189"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_189"), StatsNow(InHand(0), 1, 1), CostNow(InHand(0), 1),
    }
    check! { Rogue:
        Force(Card("EX1_066")), Play("TRL_077", Nothing), ChooseCard("EX1_066"), HandCount(Mine, 1),
        StatsNow(InHand(0), 1, 1), CostNow(InHand(0), 1),
    }
    check! { Rogue: ForbidOutcome(Card("CS2_182")), Play("TRL_077", Nothing), Choose(0) }
}

/// Raiding Party · Spell · 3 mana · Draw 2 Pirates from your deck. **Combo:** And a weapon.
//~ done TRL_124 - 5619ab9a -
#[test]
fn TRL_124_raiding_party() {
    check! { Rogue:
        DeckOf(&["CS2_182", "CS2_106", "CS2_146", "CS2_146"]), Play("TRL_124", Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_146"), IsCard(InHand(1), "CS2_146"), DeckCount(Mine, 2),
    }
    check! { Rogue:
        DeckOf(&["CS2_182", "CS2_106", "CS2_146", "CS2_146"]), Play("GAME_005", Nothing), Play("TRL_124", Nothing),
        HandCount(Mine, 3), IsInZone(Nth(1), Zone::Hand), DeckCount(Mine, 1),
    }
}

/// Stolen Steel · Spell · 2 mana · **Discover** a weapon *(from another class*).
//~ done TRL_156 - a4a8221f -
#[test]
fn TRL_156_stolen_steel() {
    check! { Rogue:
        Force(Card("CS2_106")), Play("TRL_156", Nothing), ChooseCard("CS2_106"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_106"), NoWeapon(Mine),
    }
    check! { Rogue: ForbidOutcome(Card("CS2_080")), Play("TRL_156", Nothing), Choose(0) }
    check! { Rogue: ForbidOutcome(Card("CS2_182")), Play("TRL_156", Nothing), Choose(0) }
}
