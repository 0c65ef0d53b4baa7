//! Paladin cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2f05f396

/// Spotlight · Spell · Holy · 2 mana · **Tradeable** Convert a friendly **Divine Shield** into a 5/5 Elemental.
//~ done ETC_320 - de435c8a -
#[test]
fn ETC_320_spotlight() {
    check! { Paladin:
        Ally("CS2_182"), Ally("EX1_008"), Give("ETC_320"), CannotTarget("ETC_320", My(0)),
        Play("ETC_320", On(My(1))), HasNot(My(1), GameTag::DIVINE_SHIELD), BoardCount(Mine, 3),
        StatsNow(Newest("ETC_320t"), 5, 5),
    }
    // Hearthstone Wiki, "Spotlight": the hero's counts, and converting it counts as losing it.
    check! { Paladin:
        Ally("ETC_324"), Give("ETC_330"), Play("ETC_330", Nothing), HasNow(MyHero, GameTag::DIVINE_SHIELD),
        HandCount(Mine, 0), Crystals(10), Play("ETC_320", On(MyHero)), BoardCount(Mine, 2), HandCount(Mine, 1),
        HasNow(MyHero, GameTag::DIVINE_SHIELD),
    }
}

/// Kangor, Dancing King · Minion · 5 mana · 3/3 · **Lifesteal Deathrattle:** Swap this with a minion from your hand and give it **Lifesteal**.
//~ done ETC_329 - eea1ecd9 -
#[test]
fn ETC_329_kangor_dancing_king() {
    check! { Paladin:
        Ally("ETC_329"), Give("CS2_029"), Give("CS2_182"), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "CS2_182"),
        HasNow(My(0), GameTag::LIFESTEAL), HandCount(Mine, 2), IsCard(InHand(1), "ETC_329"),
    }
    check! { Paladin: Ally("ETC_329"), Give("CS2_029"), Kill(My(0)), BoardCount(Mine, 0), HandCount(Mine, 1) }
    // A living one whose Deathrattle is triggered goes to the hand itself.
    check! { Paladin:
        Ally("REV_333"), Ally("ETC_329"), Give("CS2_182"), Use(My(0), 0, On(My(1))), BoardCount(Mine, 2),
        IsCard(My(1), "CS2_182"), HandCount(Mine, 1), IsCard(InHand(0), "ETC_329"),
    }
}

/// Starlight Groove · Spell · Holy · 3 mana · Give your hero **Divine Shield**. For the rest of the game, playing a Holy spell refreshes it.
//~ done ETC_330 - 25466b3f -
#[test]
fn ETC_330_starlight_groove() {
    check! { Paladin:
        Play("ETC_330", Nothing), HasNow(MyHero, GameTag::DIVINE_SHIELD), DealDamage(MyHero, 5), Health(MyHero, 30),
        HasNot(MyHero, GameTag::DIVINE_SHIELD), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 3),
        HasNot(MyHero, GameTag::DIVINE_SHIELD), Ally("CS2_182"), Play("AT_013", On(My(0))),
        HasNow(MyHero, GameTag::DIVINE_SHIELD), HasNot(TheirHero, GameTag::DIVINE_SHIELD),
    }
    check! { Paladin:
        Play("ETC_330", Nothing), HasNot(TheirHero, GameTag::DIVINE_SHIELD), HasNow(MyHero, GameTag::DIVINE_SHIELD),
    }
    check! { Paladin: Ally("CS2_182"), Play("ETC_330", Nothing), HasNot(My(0), GameTag::DIVINE_SHIELD) }
    // Cast, and not played.
    check! { Paladin:
        Ally("TTN_090"), Force(Card("ETC_330")), Force(Card("ETC_330")), Force(Card("ETC_330")),
        Force(Card("ETC_330")), Use(My(0), 0, On(TheirHero)), HasNow(MyHero, GameTag::DIVINE_SHIELD),
    }
}

/// Jukebox Totem · Minion · Mech · Totem · 2 mana · 0/4 · At the end of your turn, summon a{1} {0} Silver Hand Recruit.
//~ done JAM_010 - 6dc330ed -
#[test]
fn JAM_010_jukebox_totem() {
    check! { Paladin:
        Ally("JAM_010"), EndTurn, BoardCount(Mine, 2), IsCard(My(1), "CS2_101t"), EndTurn, BoardCount(Mine, 2),
        BoardCount(Theirs, 0),
    }
}

/// Jitterbug · Minion · Beast · 4 mana · 4/3 · **Divine Shield** After a friendly character loses **Divine Shield**, draw a card.
//~ done ETC_324 - 0f6c7907 -
#[test]
fn ETC_324_jitterbug() {
    check! { Paladin:
        Give("ETC_324"), Cost("ETC_324", 4), Stats("ETC_324", 4, 3), Has("ETC_324", GameTag::DIVINE_SHIELD),
        Play("ETC_324", Nothing), Ally("EX1_008"), Enemy("EX1_008"), DealDamage(Their(0), 1), HandCount(Mine, 0),
        HandCount(Theirs, 0), DealDamage(My(1), 1), HandCount(Mine, 1), Damage(My(1), 0), DealDamage(My(0), 1), HandCount(Mine, 2),
        DealDamage(My(0), 1), HandCount(Mine, 2),
    }
    // My hero is a friendly character as well.
    check! { Paladin:
        Ally("ETC_324"), Enchant(MyHero, "AV_142e3"), DealDamage(MyHero, 1), Health(MyHero, 30), HandCount(Mine, 1),
    }
}
