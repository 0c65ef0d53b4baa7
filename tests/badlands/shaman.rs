//! Shaman cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d32f32ec

/// The Azerite Murloc · Minion · Elemental · Murloc · 4 mana · 5/5 · **Battlecry:** Transform ALL your other minions into ones that cost (3) more *(keeping their original Costs).*
//~ done DEEP_999t5 - 13ba9520 -
#[test]
fn DEEP_999t5_the_azerite_murloc() {
    check! { Shaman:
        Give("CS2_182"), Give("CS2_029"), DeckOf(&["CS2_172"]), Ally("CS2_231"), Enemy("CS2_231"),
        Force(Card("CS2_125")), Force(Card("CS2_222")), Force(Card("CS2_150")), Play("DEEP_999t5", Nothing),
        IsCard(My(0), "CS2_125"), IsCard(Their(0), "CS2_231"), IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "CS2_222"),
        CostNow(InHand(1), 4), CostNow(InHand(0), 4), EndTurn, EndTurn, IsCard(InHand(2), "CS2_150"), CostNow(InHand(2), 2),
    }
    // It is the Cost without what an aura adds: Mana Wraith.
    check! { Shaman:
        Enemy("EX1_616"), Give("CS2_182"), CostNow(InHand(0), 5), Play("DEEP_999t5", Nothing), CostNow(InHand(0), 5),
        Kill(Their(0)), CostNow(InHand(0), 4),
    }
}

/// Doctor Holli'dae · Minion · 5 mana · 4/5 · **Battlecry:** If your deck started with no duplicates, equip the Staff of the Nine Frogs.
// Also tests WW_010t.
//~ done WW_010 - b3c7453c -
#[test]
fn WW_010_doctor_hollidae() {
    check! { Shaman:
        DeckOf(&["CS2_182"]), Play("WW_010", Nothing), IsCard(MyWeapon, "WW_010t"), Attack(MyHero, TheirHero),
        BoardCount(Mine, 2), IsCard(My(1), "WW_010hexfrog"), StatsNow(My(1), 1, 1), EndTurn, EndTurn, Attack(MyHero, TheirHero),
        BoardCount(Mine, 3), StatsNow(My(2), 2, 2), StatsNow(My(1), 1, 1),
    }
    check! { Shaman: DeckOf(&["CS2_182", "CS2_182"]), Play("WW_010", Nothing), NoWeapon(Mine) }
    check! { Shaman:
        DeckOf(&["CS2_182"]), Play("WW_010", Nothing), EndTurn, Enemy("CS2_091"), Attack(TheirHero, MyHero),
        BoardCount(Mine, 1),
    }
}

/// Skarr, the Catastrophe · Minion · Elemental · 7 mana · 7/7 · **Battlecry:** Deal @ damage to all enemies *(improved by each turn in a row you've played an Elemental*).
/// - Numbers: {0} = 1
//~ done WW_026 - 2224717e.eae7e889 -
#[test]
fn WW_026_skarr_the_catastrophe() {
    check! { Shaman:
        Enemy("CS2_182"), Ally("CS2_182"), Play("WW_026", Nothing), Damage(TheirHero, 1), Damage(Their(0), 1),
        Damage(My(0), 0),
    }
    check! { Shaman:
        Play("CS2_033", Nothing), EndTurn, EndTurn, Play("CS2_033", Nothing), EndTurn, EndTurn, Play("WW_026", Nothing),
        Damage(TheirHero, 3), Damage(MyHero, 0),
    }
}

/// Trusty Companion · Spell · 2 mana · Give a minion +2/+3. If it has a minion type, draw one of that type.
//~ done WW_027 - 24361f6c -
#[test]
fn WW_027_trusty_companion() {
    check! { Shaman:
        Ally("CS2_172"), DeckOf(&["CS2_125", "CS2_168", "CS2_182"]), Play("WW_027", On(My(0))), StatsNow(My(0), 5, 5),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_125"), Ally("CS2_182"), Play("WW_027", On(My(1))), StatsNow(My(1), 6, 8),
        HandCount(Mine, 1),
    }
}

/// Minecart Cruiser · Minion · Elemental · 3 mana · 4/5 · **Rush**, **Overload:** (2) **Battlecry:** If you played an Elemental last turn, don't **Overload**.
//~ done WW_326 - f4871458 -
#[test]
fn WW_326_minecart_cruiser() {
    check! { Shaman: Play("WW_326", Nothing), EndTurn, EndTurn, Mana(8) }
    check! { Shaman: Play("CS2_033", Nothing), EndTurn, EndTurn, Play("WW_326", Nothing), EndTurn, EndTurn, Mana(10) }
    check! { Shaman: Ally("LOE_077"), Play("WW_326", Nothing), EndTurn, EndTurn, Mana(8) }
    // The opponent gets nothing of it.
    check! { Shaman: Play("WW_326", Nothing), EndTurn, Mana(10) }
}

/// Cactus Cutter · Minion · Murloc · 2 mana · 2/2 · **Battlecry:** Draw a spell. If you cast it this turn, gain +1/+2 and **Taunt**.
//~ done WW_327 - c26856d6 -
#[test]
fn WW_327_cactus_cutter() {
    check! { Shaman:
        Give("WW_327"), Cost("WW_327", 2), Stats("WW_327", 2, 2), OnTop("CS2_008"), OnTop("CS2_182"),
        Play("WW_327", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_008"), Play("GAME_005", Nothing),
        StatsNow(My(0), 2, 2), Play("CS2_008", On(TheirHero)), Damage(TheirHero, 1), StatsNow(My(0), 3, 4),
        HasNow(My(0), GameTag::TAUNT),
    }
    check! { Shaman:
        OnTop("CS2_008"), Play("WW_327", Nothing), HandCount(Mine, 1), EndTurn, EndTurn, Play("CS2_008", On(TheirHero)),
        Damage(TheirHero, 1), StatsNow(My(0), 2, 2), HasNot(My(0), GameTag::TAUNT),
    }
}

/// Dehydrate · Spell · 3 mana · **Lifesteal**. Deal $4 damage to a minion. **Quickdraw:** Costs (1).
//~ done WW_325 - 93aca326 -
#[test]
fn WW_325_dehydrate() {
    check! { Shaman:
        Targets("WW_325", &[FriendlyMinion, EnemyMinion]), DealDamage(MyHero, 6), Enemy("CS2_182"), Give("WW_325"),
        CostNow(InHand(0), 1), Play("WW_325", On(Their(0))), Damage(Their(0), 4), Health(MyHero, 28), Mana(9),
    }
    check! { Shaman: Give("WW_325"), EndTurn, EndTurn, CostNow(InHand(0), 3) }
}
