//! Rogue cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a9a2e89c

/// Umbral Skulker · Minion · 4 mana · 3/3 · **Battlecry:** If you've **Invoked** twice, add 3 Coins to your hand.
//~ done DRG_027 - 6bbd9dbf -
#[test]
fn DRG_027_umbral_skulker() {
    check! { Rogue:
        Give("DRG_027"), Cost("DRG_027", 4), Stats("DRG_027", 3, 3), Ally("CS2_182"), Play("DRG_030", On(My(0))),
        Play("DRG_030", On(My(0))), Crystals(10), Play("DRG_027", Nothing), HandCount(Mine, 5),
        IsCard(InHand(4), "GAME_005"),
    }
    check! { Rogue:
        Ally("CS2_182"), Play("DRG_027", Nothing), Play("DRG_030", On(My(1))), StatsNow(My(0), 4, 5), HandCount(Mine, 1),
    }
    check! { Rogue: Ally("CS2_182"), Play("DRG_030", On(My(0))), Play("DRG_027", Nothing), HandCount(Mine, 1) }
}

/// Praise Galakrond! · Spell · 1 mana · Give a minion +1 Attack. **Invoke** Galakrond.
//~ done DRG_030 - f97a0be1 -
#[test]
fn DRG_030_praise_galakrond() {
    check! { Rogue:
        Give("DRG_030"), Cost("DRG_030", 1), Ally("CS2_182"), Play("DRG_030", On(My(0))), StatsNow(My(0), 5, 5),
        HandCount(Mine, 1),
    }
    // The opponent gets nothing of it.
    check! { Rogue: Ally("CS2_182"), EndTurn, Play("DRG_030", On(My(0))), HandCount(Mine, 0) }
    check! { Rogue:
        Ally("CS2_182"), Ally("CS2_182"), Play("DRG_030", On(My(0))), StatsNow(My(1), 4, 5), HandCount(Mine, 1),
    }
}

/// Flik Skyshiv · Minion · 6 mana · 4/4 · **Battlecry:** Destroy a minion and all copies of it *(wherever they are*).
//~ done DRG_037 - bb6d24c9 -
#[test]
fn DRG_037_flik_skyshiv() {
    check! { Rogue:
        Ally("CS2_172"), Enemy("CS2_172"), Enemy("CS2_182"), Give("CS2_172"), Give("CS2_182"), GiveThem("CS2_172"),
        DeckOf(&["CS2_172", "CS2_029"]), EmptyDeck(Theirs), OnTheirTop("CS2_172"), Play("DRG_037", On(Their(0))),
        BoardCount(Mine, 1), BoardCount(Theirs, 1), HandCount(Mine, 1), HandCount(Theirs, 0), DeckCount(Mine, 1),
        DeckCount(Theirs, 0),
    }
}

/// Seal Fate · Spell · 3 mana · Deal $3 damage to an undamaged character. **Invoke** Galakrond.
//~ done DRG_247 - 368a880b -
#[test]
fn DRG_247_seal_fate() {
    check! { Rogue:
        Give("DRG_247"), Cost("DRG_247", 3), Play("DRG_247", On(TheirHero)), Damage(TheirHero, 3), HandCount(Mine, 1),
    }
    // The opponent gets nothing of it.
    check! { Rogue: EndTurn, Play("DRG_247", On(TheirHero)), HandCount(Mine, 0), Health(TheirHero, 27) }
    check! { Rogue: Summon("CS2_124"), Play("DRG_247", On(My(0))), HandCount(Mine, 1) }
    check! { Rogue: Enemy("CS2_182"), DealDamage(Their(0), 1), Give("DRG_247"), CannotTarget("DRG_247", Their(0)) }
}

/// Galakrond, the Nightmare · Hero · 7 mana · 30 health, 5 armor · **Battlecry:** Draw 1 card. It costs (0). *(@)*
//~ done DRG_610 - b227d136 -
#[test]
fn DRG_610_galakrond_the_nightmare() {
    check! { Rogue:
        Play("DRG_610", Nothing), Armor(Mine, 5), HandCount(Mine, 1), CostNow(InHand(0), 0), CostNow(InHand(0), 0),
        NoWeapon(Mine),
    }
    check! { Rogue:
        Give("DRG_610"), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_610"), Play("DRG_242", Nothing),
        IsCard(InHand(0), "DRG_610t2"),
    }
    check! { Rogue:
        Play("DRG_610t2", Nothing), Armor(Mine, 5), HandCount(Mine, 2), CostNow(InHand(0), 0), CostNow(InHand(1), 0),
        NoWeapon(Mine),
    }
    check! { Rogue:
        Give("DRG_610t2"), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_610t2"), Play("DRG_242", Nothing),
        Crystals(10), IsCard(InHand(0), "DRG_610t2"), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_610t2"),
        Play("DRG_242", Nothing), IsCard(InHand(0), "DRG_610t3"),
    }
    check! { Rogue:
        Play("DRG_610t3", Nothing), Armor(Mine, 5), HandCount(Mine, 4), CostNow(InHand(0), 0), CostNow(InHand(3), 0),
        StatsNow(MyWeapon, 5, 2),
    }
}

/// Candle Breath · Spell · Fire · 6 mana · Draw 3 cards. Costs (3) less while you're holding a Dragon.
//~ done DRG_033 - 32d68210 -
#[test]
fn DRG_033_candle_breath() {
    check! { Rogue:
        Give("DRG_033"), Cost("DRG_033", 6), CostNow(Nth(0), 6), Ally("EX1_043"), GiveThem("EX1_043"),
        CostNow(Nth(0), 6), Give("EX1_043"), CostNow(Nth(0), 3), Play("DRG_033", Nothing), HandCount(Mine, 4), Mana(7),
    }
    check! { Rogue: Give("DRG_033"), Give("EX1_043"), Discard(InHand(1)), CostNow(Nth(0), 6) }
}

/// Stowaway · Minion · 5 mana · 4/4 · **Battlecry:** If there are cards in your deck that didn't start there, draw 2 of them.
//~ done DRG_034 - 0d4c42ba -
#[test]
fn DRG_034_stowaway() {
    check! { Rogue:
        Give("DRG_034"), Cost("DRG_034", 5), Stats("DRG_034", 4, 4), OnTop("CS2_172"), OnTop("CS2_172"),
        OnTop("CS2_172"), Play("DRG_034", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_172"),
        IsCard(InHand(1), "CS2_172"), DeckCount(Mine, 20),
    }
    check! { Rogue: OnTop("CS2_172"), Play("DRG_034", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_172") }
    check! { Rogue: OnTheirTop("CS2_172"), Play("DRG_034", Nothing), HandCount(Mine, 0), DeckCount(Theirs, 21) }
}
