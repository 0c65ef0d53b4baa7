//! Priest cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b3cc8293

/// Disarming Elemental · Minion · Elemental · 4 mana · 4/4 · **Battlecry: Dredge** for your opponent. Set its Cost to (6).
//~ done TID_700 - 657223be -
#[test]
fn TID_700_disarming_elemental() {
    check! { Priest:
        EmptyDeck(Theirs), OnTheirTop("CS2_029"), OnTheirTop("CS2_024"), OnTheirTop("CS2_182"), OnTheirTop("CS2_231"),
        Play("TID_700", Nothing), ChooseCard("CS2_029"), DeckCount(Theirs, 4), EndTurn, IsCard(InTheirHand(0), "CS2_029"),
        CostNow(InTheirHand(0), 6),
    }
    check! { Priest:
        EmptyDeck(Theirs), OnTheirTop("CS2_029"), Play("TID_700", Nothing), Choose(0), Play("TID_700", Nothing),
        ChooseCard("CS2_029"), DeckCount(Mine, 19),
    }
}

/// Whirlpool · Spell · Nature · 8 mana · Destroy all minions and all copies of them *(wherever they are*).
//~ done TSC_209 - 4e8886cc -
#[test]
fn TSC_209_whirlpool() {
    check! { Priest:
        Ally("CS2_172"), Enemy("CS2_182"), Give("CS2_172"), Give("CS2_029"), GiveThem("CS2_172"),
        DeckOf(&["CS2_172", "CS2_029"]), EmptyDeck(Theirs), OnTheirTop("CS2_182"), OnTheirTop("CS2_200"),
        Play("TSC_209", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 0), HandCount(Mine, 1), HandCount(Theirs, 0),
        DeckCount(Mine, 1), DeckCount(Theirs, 1),
    }
}

/// Blackwater Behemoth · Minion · Beast · 7 mana · 8/10 · **Colossal +1 Lifesteal**
//~ done TSC_216 - 644c8203 -
#[test]
fn TSC_216_blackwater_behemoth() {
    check! { Priest:
        Give("TSC_216"), Cost("TSC_216", 7), Stats("TSC_216", 8, 10), Has("TSC_216", GameTag::LIFESTEAL),
        Play("TSC_216", Nothing), IsCard(My(0), "TSC_216t"), IsCard(My(1), "TSC_216"),
    }
}

/// Behemoth's Lure · Minion · Beast · 2 mana · 1/4 · At the end of your turn, force a random enemy minion to attack the Blackwater Behemoth.
//~ done TSC_216t - f93f35b6 -
#[test]
fn TSC_216t_behemoths_lure() {
    check! { Priest:
        Give("TSC_216t"), Cost("TSC_216t", 2), Stats("TSC_216t", 1, 4), Play("TSC_216t", Nothing), Enemy("CS2_182"),
        EndTurn, BoardCount(Theirs, 1),
    }
    check! { Priest:
        Enemy("EX1_561"), Play("TSC_216", Nothing), BoardCount(Mine, 2), EndTurn, Damage(Newest("TSC_216"), 8),
        Dead(Nth(0)), Health(TheirHero, 30), EndTurn, Damage(Newest("TSC_216"), 8),
    }
    // At the end of the opponent's turn nobody is forced.
    check! { Priest:
        Play("TSC_216", Nothing), BoardCount(Mine, 2), EndTurn, Enemy("CS2_182"), EndTurn, Damage(Newest("TSC_216"), 0),
        BoardCount(Theirs, 1),
    }
    // A second Lure finds the same Behemoth.
    check! { Priest:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("TSC_216", Nothing), Ally("TSC_216t"), EndTurn,
        Damage(Newest("TSC_216"), 8), BoardCount(Theirs, 0), BoardCount(Mine, 3),
    }
}

/// Switcheroo · Spell · 5 mana · Draw 2 minions. Swap their Health.
//~ done TSC_702 - b57ab628 -
#[test]
fn TSC_702_switcheroo() {
    check! { Priest:
        DeckOf(&["CS2_032", "CS2_231", "CS2_182"]), Play("TSC_702", Nothing), StatsNow(Newest("CS2_231"), 1, 5),
        StatsNow(Newest("CS2_182"), 4, 1), HandCount(Mine, 2), IsInZone(Newest("CS2_032"), Zone::Deck),
    }
    check! { Priest:
        DeckOf(&["CS2_032", "CS2_182"]), Play("TSC_702", Nothing), StatsNow(Newest("CS2_182"), 4, 5), HandCount(Mine, 1),
    }
    check! { Priest: Play("TSC_702", Nothing), HandCount(Mine, 2) }
    check! { Priest:
        DeckOf(&["CS2_032", "CS2_231", "CS2_182"]), Play("TSC_702", Nothing), Play("TSC_702", Nothing),
        HandCount(Mine, 2),
    }
}

/// Drown · Spell · Shadow · 4 mana · Put an enemy minion on the bottom of your deck.
//~ done TID_920 - ff23982d -
#[test]
fn TID_920_drown() {
    check! { Priest:
        Targets("TID_920", &[EnemyMinion]), DeckOf(&["CS2_182", "CS2_182"]), Enemy("CS2_200"), Enemy("CS2_182"),
        Play("TID_920", On(Their(0))), BoardCount(Theirs, 1), IsCard(Their(0), "CS2_182"), DeckCount(Mine, 3),
        DeckCount(Theirs, 20), HandCount(Theirs, 0), EndTurn, EndTurn, EndTurn, EndTurn, HandCount(Mine, 2),
        IsCard(InHand(1), "CS2_182"), EndTurn, EndTurn, HandCount(Mine, 3), IsCard(InHand(2), "CS2_200"),
    }
}

/// Priestess Valishj · Minion · Naga · 1 mana · 1/1 · **Battlecry:** Refresh an empty Mana Crystal for each spell you've cast this turn.@ *(@)*
//~ done TSC_828 - e9e829f2 -
#[test]
fn TSC_828_priestess_valishj() {
    check! { Priest:
        Play("CS2_023", Nothing), Play("CS2_023", Nothing), Mana(4), Play("TSC_828", Nothing), Mana(5),
        HandCount(Mine, 4),
    }
    check! { Priest:
        Play("TSC_828", Nothing), Mana(9), Play("GAME_005", Nothing), EndTurn, EndTurn, Play("TSC_828", Nothing),
        Mana(9), HandCount(Mine, 1),
    }
}
