//! Priest cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6a7b14a8

/// Murozond the Infinite · Minion · Dragon · 8 mana · 8/8 · **Battlecry:** Play all cards your opponent played last turn.
//~ done DRG_090 - 848cf96d -
#[test]
fn DRG_090_murozond_the_infinite() {
    check! { Priest:
        EndTurn, Play("CS2_172", Nothing), EndTurn, EndTurn, Play("CS2_231", Nothing), Play("CS2_005", Nothing),
        Armor(Theirs, 2), EndTurn, Play("CS2_182", Nothing), Crystals(10), Play("DRG_090", Nothing),
        BoardCount(Mine, 3), Armor(Mine, 2), IsInZone(Newest("CS2_231"), Zone::Play),
    }
}

/// Time Rip · Spell · 5 mana · Destroy a minion. **Invoke** Galakrond.
//~ done DRG_246 - 7a7eda61 -
#[test]
fn DRG_246_time_rip() {
    check! { Priest:
        Give("DRG_246"), Cost("DRG_246", 5), Enemy("CS2_182"), Play("DRG_246", On(Their(0))), BoardCount(Theirs, 0),
        HandCount(Mine, 1),
    }
    // The opponent gets nothing of it.
    check! { Priest:
        Enemy("CS2_182"), EndTurn, Summon("GVG_044"), Play("DRG_246", On(Their(0))), HandCount(Mine, 0),
        BoardCount(Theirs, 1),
    }
}

/// Fate Weaver · Minion · Dragon · 4 mana · 3/6 · **Battlecry:** If you've **Invoked** twice, reduce the Cost of cards in your hand by (1).
//~ done DRG_300 - 13606a4c -
#[test]
fn DRG_300_fate_weaver() {
    check! { Priest:
        Give("DRG_300"), Cost("DRG_300", 4), Stats("DRG_300", 3, 6), Play("DRG_303", Nothing), Play("DRG_303", Nothing),
        Crystals(10), Give("CS2_182"), Play("DRG_300", Nothing), CostNow(InHand(2), 3),
    }
    check! { Priest: Play("DRG_303", Nothing), Give("CS2_182"), Play("DRG_300", Nothing), CostNow(InHand(1), 4) }
    check! { Priest:
        EndTurn, EndTurn, Play("DRG_303", Nothing), Play("DRG_303", Nothing), Play("DRG_300", Nothing),
        CostNow(InTheirHand(0), 4), HandCount(Mine, 3),
    }
}

/// Disciple of Galakrond · Minion · 1 mana · 1/2 · **Battlecry: Invoke** Galakrond.
//~ done DRG_303 - 74452a4b -
#[test]
fn DRG_303_disciple_of_galakrond() {
    check! { Priest:
        Give("DRG_303"), Cost("DRG_303", 1), Stats("DRG_303", 1, 2), Play("DRG_303", Nothing), HandCount(Mine, 1),
    }
    // The opponent gets nothing of it.
    check! { Priest: EndTurn, Play("DRG_303", Nothing), HandCount(Mine, 0) }
}

/// Envoy of Lazul · Minion · 2 mana · 2/2 · **Battlecry:** Look at 3 cards. Guess which one is in your opponent's hand to get a copy of it.
//~ done DRG_306 - 0411faaa -
#[test]
fn DRG_306_envoy_of_lazul() {
    check! { Priest:
        GiveThem("CS2_172"), Play("DRG_306", Nothing), ChooseCard("CS2_172"), HandCount(Mine, 1), HandCount(Theirs, 1),
    }
    check! { Priest:
        GiveThem("CS2_172"), Force(Card("CS2_029")), Force(Card("CS2_024")), Play("DRG_306", Nothing),
        ChooseCard("CS2_029"), HandCount(Mine, 0), HandCount(Theirs, 1),
    }
    check! { Priest: Play("DRG_306", Nothing), HandCount(Mine, 0) }
    check! { Priest:
        GiveThem("CS2_172"), Force(Card("CS2_029")), Force(Card("CS2_029")), Play("DRG_306", Nothing),
        ChooseCard("CS2_029"),
    }
    // The second time three new cards are shown.
    check! { Priest:
        Ally("LOE_077"), GiveThem("CS2_172"), Force(Card("CS2_029")), Force(Card("CS2_024")),
        Play("DRG_306", Nothing), Force(Card("CS2_025")), Force(Card("CS2_026")), ChooseCard("CS2_029"),
        ChooseCard("CS2_172"), HandCount(Mine, 1),
    }
    check! { Priest:
        Ally("LOE_077"), GiveThem("CS2_172"), Force(Card("CS2_029")), Force(Card("CS2_024")),
        Play("DRG_306", Nothing), Force(Card("CS2_025")), Force(Card("CS2_026")), ChooseCard("CS2_029"),
        ChooseCard("CS2_025"), HandCount(Mine, 0),
    }
    check! { Priest:
        Ally("LOE_077"), GiveThem("CS2_172"), Force(Card("CS2_029")), Force(Card("CS2_024")),
        Play("DRG_306", Nothing), Force(Card("CS2_025")), Force(Card("CS2_026")), ChooseCard("CS2_029"),
        ChooseCard("CS2_026"), HandCount(Mine, 0),
    }
}

/// Mindflayer Kaahrj · Minion · 3 mana · 3/3 · **Battlecry:** Choose an enemy minion. **Deathrattle:** Summon a new copy of it.
//~ done DRG_308 - 3cad84a9 -
#[test]
fn DRG_308_mindflayer_kaahrj() {
    check! { Priest:
        Enemy("CS2_200"), Ally("CS2_182"), DealDamage(Their(0), 3), Play("DRG_308", On(Their(0))), BoardCount(Mine, 2),
        Kill(My(1)), BoardCount(Mine, 2), IsCard(My(1), "CS2_200"), Damage(My(1), 0), BoardCount(Theirs, 1),
    }
    // Twice with Baron Rivendare.
    check! { Priest:
        Enemy("CS2_200"), Ally("FP1_031"), Play("DRG_308", On(Their(0))), Kill(My(1)), BoardCount(Mine, 3),
        IsCard(My(1), "CS2_200"), IsCard(My(2), "CS2_200"),
    }
}

/// Galakrond, the Unspeakable · Hero · 7 mana · 30 health, 5 armor · **Battlecry:** Destroy 1 random enemy minion. *(@)*
//~ done DRG_660 - 9c29e991 -
#[test]
fn DRG_660_galakrond_the_unspeakable() {
    check! { Priest:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Play("DRG_660", Nothing), Armor(Mine, 5), BoardCount(Theirs, 4), BoardCount(Mine, 1), NoWeapon(Mine),
    }
    check! { Priest:
        Give("DRG_660"), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_660"), Play("DRG_242", Nothing),
        IsCard(InHand(0), "DRG_660t2"),
    }
    check! { Priest:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Play("DRG_660t2", Nothing), Armor(Mine, 5), BoardCount(Theirs, 3), BoardCount(Mine, 1), NoWeapon(Mine),
    }
    check! { Priest:
        Give("DRG_660t2"), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_660t2"), Play("DRG_242", Nothing),
        Crystals(10), IsCard(InHand(0), "DRG_660t2"), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_660t2"),
        Play("DRG_242", Nothing), IsCard(InHand(0), "DRG_660t3"),
    }
    check! { Priest:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Play("DRG_660t3", Nothing), Armor(Mine, 5), BoardCount(Theirs, 1), BoardCount(Mine, 1), StatsNow(MyWeapon, 5, 2),
    }
    // Four times make the last form, in the hand or before it is drawn.
    check! { Warrior:
        Give("DRG_660"), Play("DRG_242", Nothing), Crystals(10), Play("DRG_242", Nothing), IsCard(InHand(0), "DRG_660t2"),
        Crystals(10), Play("DRG_242", Nothing), IsCard(InHand(0), "DRG_660t2"), Crystals(10), Play("DRG_242", Nothing),
        IsCard(InHand(0), "DRG_660t3"),
    }
    check! { Mage:
        Play("DRG_242", Nothing), Crystals(10), Play("DRG_242", Nothing), Crystals(10), Play("DRG_242", Nothing),
        Crystals(10), Play("DRG_242", Nothing), DeckOf(&["DRG_660"]), EndTurn, EndTurn,
        IsInZone(Newest("DRG_660t3"), Zone::Hand),
    }
}

/// Breath of the Infinite · Spell · 3 mana · Deal $2 damage to all minions. If you're holding a Dragon, only damage enemies.
//~ done DRG_307 - b3bf6d8d -
#[test]
fn DRG_307_breath_of_the_infinite() {
    check! { Priest:
        Give("DRG_307"), Cost("DRG_307", 3), Ally("CS2_182"), Enemy("CS2_182"), Play("DRG_307", Nothing),
        Damage(My(0), 2), Damage(Their(0), 2), Health(TheirHero, 30), Health(MyHero, 30), Give("EX1_043"),
        Play("DRG_307", Nothing), Damage(My(0), 2), Damage(Their(0), 4), Health(MyHero, 30), Health(TheirHero, 30),
    }
}
