//! Rogue cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file adfeba26

/// Murder Accusation · Spell · 2 mana · Choose a minion. Destroy it after another enemy minion dies.
//~ done MAW_019 - 0f948cfd -
#[test]
fn MAW_019_murder_accusation() {
    check! { Rogue:
        Targets("MAW_019", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_120"), Ally("CS2_120"),
        Play("MAW_019", On(Their(0))), Kill(My(0)), BoardCount(Theirs, 2), Kill(Their(1)), BoardCount(Theirs, 0),
        Dead(Nth(0)),
    }
}

/// Sinstone Graveyard · Location · 3 mana · 2 uses · Summon a @/@ Ghost. *(Has +1/+1 for each other card you played this turn!)*
/// - Numbers: {0} = 1
//~ done REV_750 - 0336abba.eae7e889 -
#[test]
fn REV_750_sinstone_graveyard() {
    check! { Rogue:
        Ally("REV_750"), Play("CS2_231", Nothing), Play("CS2_182", Nothing), Use(My(0), 0, Nothing),
        BoardCount(Mine, 4), IsCard(My(1), "REV_750t2"), StatsNow(My(1), 3, 3),
    }
    check! { Rogue: Ally("REV_750"), Use(My(0), 0, Nothing), StatsNow(My(1), 1, 1) }
    check! { Rogue: Play("REV_750", Nothing), Use(My(0), 0, Nothing), StatsNow(My(1), 1, 1) }
}

/// Necrolord Draka · Minion · 4 mana · 3/4 · {0} {1} {2} {3}
//~ todo REV_785 b94955f8 4890b5b0 -
#[test]
#[ignore = "todo: Necrolord Draka"]
fn REV_785_necrolord_draka() {
    unwritten("REV_785");
}

/// Sinstone Graveyard · Location · 2 mana · 2 uses · {0} {1}
//~ todo REV_795 db545414 6914405e -
#[test]
#[ignore = "todo: Sinstone Graveyard"]
fn REV_795_sinstone_graveyard() {
    unwritten("REV_795");
}

/// Double Cross · Spell · 2 mana · **Secret:** When your opponent spends all their Mana, draw two cards.
//~ done REV_825 - a4b0de6a -
#[test]
fn REV_825_double_cross() {
    check! { Rogue:
        Play("REV_825", Nothing), EndTurn, Play("CS2_200", Nothing), HandCount(Mine, 0), Play("CS2_029", On(MyHero)),
        Damage(MyHero, 6), HandCount(Mine, 2),
    }
}

/// Private Eye · Minion · 4 mana · 3/4 · **Battlecry:** Cast a **Secret** from your deck. **Combo:** Cast 2 instead.
//~ done REV_826 - 77f75778 -
#[test]
fn REV_826_private_eye() {
    check! { Rogue:
        EmptyDeck(Mine), OnTop("EX1_610"), OnTop("EX1_611"), OnTop("CS2_182"), Force(Card("EX1_610")),
        Play("REV_826", Nothing), DeckCount(Mine, 2), IsInZone(Nth(0), Zone::Secret),
    }
    check! { Rogue:
        EmptyDeck(Mine), OnTop("EX1_610"), OnTop("EX1_611"), OnTop("CS2_182"), Play("GAME_005", Nothing),
        Play("REV_826", Nothing), DeckCount(Mine, 1), IsInZone(Nth(0), Zone::Secret), IsInZone(Nth(1), Zone::Secret),
    }
    check! { Rogue:
        EmptyDeck(Mine), OnTop("EX1_610"), OnTop("CS2_182"), ForbidOutcome(Entity(Nth(1))), Play("REV_826", Nothing),
        IsInZone(Nth(0), Zone::Secret),
    }
    check! { Rogue:
        EmptyDeck(Mine), OnTop("EX1_610"), OnTop("EX1_611"), OnTop("EX1_609"), Play("GAME_005", Nothing),
        Play("REV_826", Nothing), DeckCount(Mine, 1),
    }
}

/// Kidnap · Spell · 2 mana · **Secret:** After your opponent plays a minion, stuff it in a 0/4 Sack.
// Also tests REV_828t.
//~ done REV_828 - 8f4e4a9b -
#[test]
fn REV_828_kidnap() {
    check! { Rogue:
        Play("REV_828", Nothing), EndTurn, Play("CS2_182", Nothing), BoardCount(Theirs, 0), BoardCount(Mine, 1),
        IsCard(My(0), "REV_828t"), StatsNow(My(0), 0, 4), Kill(My(0)), HandCount(Theirs, 1), BoardCount(Mine, 0),
        IsInZone(Newest("CS2_182"), Zone::Hand), EndTurn, EndTurn, Play("CS2_182", Nothing), BoardCount(Theirs, 1),
    }
    check! { Rogue: Play("REV_828", Nothing), EndTurn, Summon("EX1_298"), BoardCount(Mine, 0) }
    // It comes after the Battlecry.
    check! { Rogue:
        Play("REV_828", Nothing), EndTurn, Play("LOE_029", Nothing), BoardCount(Mine, 0), BoardCount(Theirs, 1),
        Choose(0), BoardCount(Mine, 1), BoardCount(Theirs, 0), HandCount(Theirs, 2),
    }
    // A minion that Snipe kills is not kidnapped; the next one is.
    check! { Rogue:
        Play("EX1_609", Nothing), Play("REV_828", Nothing), EndTurn, Play("CS2_172", Nothing), BoardCount(Theirs, 0),
        BoardCount(Mine, 0), Play("CS2_182", Nothing), BoardCount(Theirs, 0), IsCard(My(0), "REV_828t"),
    }
}

/// Halkias · Minion · Elemental · 4 mana · 5/4 · **Stealth**. **Deathrattle:** Store Halkias's soul inside of a friendly **Secret**. It resummons Halkias when triggered.
//~ done REV_829 - 3daea3f1 -
#[test]
fn REV_829_halkias() {
    check! { Rogue:
        Ally("REV_829"), HasNow(My(0), GameTag::STEALTH), Play("EX1_287", Nothing), Kill(My(0)), BoardCount(Mine, 0),
        EndTurn, Play("CS2_008", On(MyHero)), BoardCount(Mine, 1), IsCard(My(0), "REV_829"),
    }
    check! { Rogue:
        Ally("REV_829"), Kill(My(0)), Play("EX1_287", Nothing), EndTurn, Play("CS2_008", On(MyHero)),
        BoardCount(Mine, 0),
    }
    check! { Rogue:
        Ally("REV_829"), EndTurn, Play("EX1_289", Nothing), EndTurn, Play("EX1_287", Nothing), Kill(My(0)), EndTurn,
        Play("CS2_008", On(MyHero)), BoardCount(Mine, 1),
    }
    // One Secret, and a Secret.
    check! { Rogue:
        Ally("REV_829"), Enemy("CS2_182"), Play("EX1_287", Nothing), Play("EX1_289", Nothing),
        Force(Entity(Newest("EX1_287"))), Kill(My(0)), EndTurn, Attack(Their(0), MyHero), Armor(Mine, 4),
        BoardCount(Mine, 0),
    }
    check! { Rogue:
        Ally("REV_829"), Play("UNG_067", Nothing), Play("EX1_287", Nothing), ForbidOutcome(Entity(Newest("UNG_067"))),
        Kill(My(0)),
    }
}

/// Necrolord Draka · Minion · 5 mana · 3/4 · **Battlecry:** Equip a @/3 Dagger. *(+1 Attack for each other card you played this turn, up to 10!)*
/// - Numbers: {0} = 1
//~ done REV_940 - a292288e.eae7e889 -
#[test]
fn REV_940_necrolord_draka() {
    check! { Rogue:
        Play("CS2_231", Nothing), Play("CS2_231", Nothing), Play("REV_940", Nothing), IsCard(MyWeapon, "REV_940t"),
        StatsNow(MyWeapon, 3, 3), NoWeapon(Theirs), EndTurn, EndTurn, Play("REV_940", Nothing), StatsNow(MyWeapon, 1, 3),
    }
    check! { Rogue:
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("REV_940", Nothing),
        StatsNow(MyWeapon, 10, 3),
    }
}

/// Ghastly Gravedigger · Minion · 3 mana · 4/3 · **Battlecry:** If you control a **Secret**, choose a card in your opponent's hand to shuffle into their deck.
//~ done REV_959 - 17aac5a5 -
#[test]
fn REV_959_ghastly_gravedigger() {
    check! { Rogue:
        GiveThem("CS2_029"), GiveThem("CS2_182"), EmptyDeck(Theirs), Play("REV_959", Nothing), HandCount(Theirs, 2),
        Play("YOP_017", Nothing), Play("REV_959", Nothing), ChooseCard("CS2_029"), HandCount(Theirs, 1),
        IsCard(InTheirHand(0), "CS2_182"), DeckCount(Theirs, 1),
    }
}

/// Perjury · Spell · 2 mana · **Secret:** When your turn starts, **Discover** and cast a **Secret** from another class.
//~ done MAW_018 - dcc9aba5 -
#[test]
fn MAW_018_perjury() {
    check! { Rogue:
        Play("MAW_018", Nothing), EndTurn, Force(Card("EX1_289")), EndTurn, ChooseCard("EX1_289"),
        IsInZone(Newest("EX1_289"), Zone::Secret), IsInZone(Newest("MAW_018"), Zone::Graveyard), HandCount(Mine, 1),
    }
    check! { Rogue: Play("MAW_018", Nothing), EndTurn, ForbidOutcome(Card("MAW_018")), EndTurn, Choose(0) }
}
