//! Rogue cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 39b7bec5

/// Grand Empress Shek'zara · Minion · 6 mana · 5/7 · **Battlecry: Discover** a card in your deck and draw all copies of it.
//~ done DMF_516 - c4a9e6d5 -
#[test]
fn DMF_516_grand_empress_shekzara() {
    check! { Rogue:
        DeckOf(&["CS2_029", "CS2_182", "CS2_029", "CS2_024"]), Play("DMF_516", Nothing), ChooseCard("CS2_029"),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "CS2_029"), DeckCount(Mine, 2),
    }
    check! { Rogue:
        OnTheirTop("CS2_029"), DeckOf(&["CS2_029", "CS2_182", "CS2_029", "CS2_024"]), Play("DMF_516", Nothing),
        ChooseCard("CS2_029"), HandCount(Mine, 2),
    }
}

/// Nitroboost Poison · Spell · Nature · 2 mana · **Corrupted** Give a minion and your weapon +2 Attack.
//~ done YOP_015t - 857c5c24 -
#[test]
fn YOP_015t_nitroboost_poison() {
    check! { Rogue:
        Targets("YOP_015t", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Ally("CS2_091"), Enemy("CS2_091"),
        Play("YOP_015t", On(My(0))), StatsNow(My(0), 6, 5), StatsNow(MyWeapon, 3, 4), StatsNow(TheirWeapon, 1, 4),
    }
}

/// Shenanigans · Spell · 2 mana · **Secret:** When your opponent draws their second card in a turn, transform it into a Banana.
//~ done YOP_017 - bb4babee -
#[test]
fn YOP_017_shenanigans() {
    check! { Rogue:
        Play("YOP_017", Nothing), EndTurn, HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_182"), DrawOne,
        IsCard(InTheirHand(1), "EX1_014t"), DrawOne, IsCard(InTheirHand(2), "CS2_182"),
    }
    // The second of three, though the others come with it.
    check! { Rogue:
        OnTheirTop("CS2_231"), OnTheirTop("CS2_172"), OnTheirTop("CS2_182"), Play("YOP_017", Nothing), EndTurn,
        Play("CS2_023", Nothing), IsCard(InTheirHand(0), "CS2_182"), IsCard(InTheirHand(1), "CS2_231"),
        IsCard(InTheirHand(2), "EX1_014t"),
    }
    // After the second card, neither one that is not drawn nor one of mine is a second one.
    check! { Rogue:
        EndTurn, DrawOne, HandCount(Theirs, 2), Ally("YOP_017"), Enemy("GVG_082"), Kill(Their(0)),
        HandCount(Theirs, 3), IsInZone(Newest("YOP_017"), Zone::Secret),
    }
    check! { Rogue:
        EndTurn, DrawOne, HandCount(Theirs, 2), Ally("YOP_017"), Ally("EX1_007"), DealDamage(My(0), 1),
        IsCard(InHand(0), "CS2_182"), IsInZone(Newest("YOP_017"), Zone::Secret),
    }
}

/// Swindle · Spell · 2 mana · Draw a spell. **Combo:** And a minion.
//~ done DMF_515 - 3aa3d2b5 -
#[test]
fn DMF_515_swindle() {
    check! { Rogue:
        DeckOf(&["CS2_182", "CS2_029", "CS2_172"]), Play("DMF_515", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_029"), DeckCount(Mine, 2),
    }
    check! { Rogue:
        DeckOf(&["CS2_024", "CS2_029", "CS2_172"]), Play("CS2_231", Nothing), Play("DMF_515", Nothing),
        HandCount(Mine, 2), IsCard(InHand(1), "CS2_172"), DeckCount(Mine, 1),
    }
    // Without a minion in the deck the Combo draws nothing.
    check! { Rogue:
        DeckOf(&["CS2_029", "CS2_029"]), Play("CS2_231", Nothing), Play("DMF_515", Nothing), HandCount(Mine, 1), DeckCount(Mine, 1),
    }
}

/// Malevolent Strike · Spell · 5 mana · Destroy a minion. Costs (1) less for each card in your deck that didn't start there.
//~ done DMF_518 - af6619e4 -
#[test]
fn DMF_518_malevolent_strike() {
    check! { Rogue:
        Targets("DMF_518", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_182"), Give("DMF_518"),
        CostNow(InHand(0), 5), OnTop("CS2_172"), OnTheirTop("CS2_172"), CostNow(InHand(0), 4), OnTop("CS2_182"),
        CostNow(InHand(0), 3), Play("DMF_518", On(Their(0))), BoardCount(Theirs, 1), Mana(7),
    }
}

/// Sparkjoy Cheat · Minion · 3 mana · 3/3 · **Battlecry:** If you're holding a **Secret**, cast it and draw a card.
//~ done YOP_016 - 5cd98324 -
#[test]
fn YOP_016_sparkjoy_cheat() {
    check! { Rogue:
        Give("EX1_289"), Play("YOP_016", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        IsInZone(Nth(0), Zone::Secret), Mana(7), DeckCount(Mine, 18),
    }
    check! { Rogue:
        Give("CS2_029"), GiveThem("EX1_289"), Play("YOP_016", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"),
        HandCount(Theirs, 1),
    }
}
