//! Shaman cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 986dacb4

/// Bandersmosh · Minion · 5 mana · 5/5 · Each turn this is in your hand, transform it into a 5/5 copy of a random **Legendary** minion.
//~ done DRG_096 - ea62098e -
#[test]
fn DRG_096_bandersmosh() {
    check! { Shaman:
        Give("DRG_096"), EndTurn, IsCard(InHand(0), "DRG_096"), Force(Card("EX1_014")), EndTurn, IsCard(InHand(0), "EX1_014"),
        StatsNow(InHand(0), 5, 5), EndTurn, Force(Card("EX1_558")), EndTurn, IsCard(InHand(0), "EX1_558"), StatsNow(InHand(0), 5, 5),
        ForbidOutcome(Card("CS2_182")),
    }
}

/// Dragon's Pack · Spell · 5 mana · Summon two 2/3 Spirit Wolves with **Taunt**. If you've **Invoked** twice, give them +3/+3.
//~ done DRG_217 - 6fc35eac -
#[test]
fn DRG_217_dragons_pack() {
    check! { Shaman:
        Give("DRG_217"), Cost("DRG_217", 5), Play("DRG_248", On(TheirHero)), Play("DRG_248", On(TheirHero)),
        Crystals(10), Play("DRG_217", Nothing), BoardCount(Mine, 4), StatsNow(My(2), 5, 6),
    }
    check! { Shaman: Play("DRG_248", On(TheirHero)), Play("DRG_217", Nothing), StatsNow(My(1), 2, 3) }
}

/// Corrupt Elementalist · Minion · 5 mana · 3/3 · **Battlecry: Invoke** Galakrond twice.
//~ done DRG_218 - c1c62d52 -
#[test]
fn DRG_218_corrupt_elementalist() {
    check! { Shaman:
        Give("DRG_218"), Cost("DRG_218", 5), Stats("DRG_218", 3, 3), Play("DRG_218", Nothing), BoardCount(Mine, 3),
        IsCard(Newest("DRG_238t14t3"), "DRG_238t14t3"),
    }
    // The opponent gets nothing of it.
    check! { Shaman: EndTurn, Play("DRG_218", Nothing), BoardCount(Mine, 0) }
}

/// Nithogg · Minion · Dragon · 6 mana · 5/5 · **Battlecry:** Summon two 0/3 Eggs. Next turn they hatch into 4/4 Drakes with **Rush**.
//~ done DRG_224 - 985bb89e -
#[test]
fn DRG_224_nithogg() {
    check! { Shaman:
        Play("DRG_224", Nothing), BoardCount(Mine, 3), IsCard(My(0), "DRG_224t"), IsCard(My(2), "DRG_224t"), EndTurn,
        IsCard(My(0), "DRG_224t"), EndTurn, IsCard(My(0), "DRG_224t2"), IsCard(My(2), "DRG_224t2"), BoardCount(Theirs, 0),
    }
}

/// Invocation of Frost · Spell · Frost · 1 mana · **Freeze** an enemy. **Invoke** Galakrond.
//~ done DRG_248 - 101fe2ff -
#[test]
fn DRG_248_invocation_of_frost() {
    check! { Shaman:
        Give("DRG_248"), Cost("DRG_248", 1), Enemy("CS2_182"), Play("DRG_248", On(Their(0))),
        HasNow(Their(0), GameTag::FROZEN), IsCard(My(0), "DRG_238t14t3"),
    }
    check! { Shaman:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("DRG_248", On(Their(0))), HasNot(Their(1), GameTag::FROZEN),
        BoardCount(Mine, 1),
    }
    // The opponent gets nothing of it.
    check! { Shaman: EndTurn, Play("DRG_248", On(MyHero)), BoardCount(Mine, 0) }
}

/// Galakrond, the Tempest · Hero · 7 mana · 30 health, 5 armor · **Battlecry:** Summon two 2/2 Storms with **Rush**. *(@)*
//~ done DRG_620 - 44efce5d -
#[test]
fn DRG_620_galakrond_the_tempest() {
    check! { Shaman:
        Play("DRG_620", Nothing), Armor(Mine, 5), BoardCount(Mine, 2), IsCard(My(0), "DRG_620t4"), IsCard(My(1), "DRG_620t4"),
        NoWeapon(Mine),
    }
    check! { Shaman:
        Give("DRG_620"), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_620"), Play("DRG_242", Nothing),
        BoardCount(Mine, 4), IsCard(InHand(0), "DRG_620t2"),
    }
    check! { Shaman:
        Play("DRG_620t2", Nothing), Armor(Mine, 5), BoardCount(Mine, 2), IsCard(My(0), "DRG_620t5"), IsCard(My(1), "DRG_620t5"),
        NoWeapon(Mine),
    }
    check! { Shaman:
        Give("DRG_620t2"), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_620t2"), Play("DRG_242", Nothing),
        Crystals(10), IsCard(InHand(0), "DRG_620t2"), Play("DRG_242", Nothing), BoardCount(Mine, 6), Crystals(10),
        IsCard(InHand(0), "DRG_620t2"), Play("DRG_242", Nothing), IsCard(InHand(0), "DRG_620t3"),
    }
    check! { Shaman:
        Play("DRG_620t3", Nothing), Armor(Mine, 5), BoardCount(Mine, 2), IsCard(My(0), "DRG_620t6"), IsCard(My(1), "DRG_620t6"),
        StatsNow(MyWeapon, 5, 2),
    }
}

/// Cumulo-Maximus · Minion · Elemental · 5 mana · 5/5 · **Battlecry:** If you have **Overloaded** Mana Crystals, deal 5 damage.
//~ done DRG_223 - 8433a02c -
#[test]
fn DRG_223_cumulo_maximus() {
    check! { Shaman:
        Give("DRG_223"), Cost("DRG_223", 5), Stats("DRG_223", 5, 5), Play("EX1_238", On(TheirHero)),
        Targets("DRG_223", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("DRG_223", On(TheirHero)),
        Health(TheirHero, 22),
    }
    check! { Shaman:
        Play("EX1_238", On(TheirHero)), EndTurn, EndTurn, Mana(9), Play("DRG_223", On(TheirHero)),
        Health(TheirHero, 22), EndTurn, EndTurn, Play("DRG_223", Nothing), Health(TheirHero, 22),
    }
}
