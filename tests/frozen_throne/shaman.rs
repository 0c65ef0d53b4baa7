//! Shaman cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0c20b237

/// Snowfury Giant · Minion · Elemental · 11 mana · 8/8 · Costs (1) less for each Mana Crystal you've **Overloaded** this game.
//~ done ICC_090 - ef6df3d2 -
#[test]
fn ICC_090_snowfury_giant() {
    check! { Shaman:
        Give("ICC_090"), CostNow(Nth(0), 11), Play("EX1_241", On(TheirHero)), CostNow(Nth(0), 9), EndTurn, EndTurn,
        Play("EX1_238", On(TheirHero)), Damage(TheirHero, 8), CostNow(Nth(0), 8),
    }
}

/// Ice Breaker · Weapon · 3 mana · 1/3 durability · Destroy any **Frozen** minion damaged by this.
//~ done ICC_236 - 8a383c59 -
#[test]
fn ICC_236_ice_breaker() {
    check! { Shaman:
        Give("ICC_236"), Cost("ICC_236", 3), Stats("ICC_236", 1, 3), Enemy("CS2_200"), Play("CS2_024", On(Nth(1))),
        Play("ICC_236", Nothing), Attack(MyHero, Nth(1)), Dead(Nth(1)),
    }
    check! { Shaman: Enemy("CS2_200"), Play("ICC_236", Nothing), Attack(MyHero, Nth(0)), Health(Nth(0), 6) }
    check! { Shaman:
        Enemy("CS2_119"), Ally("CS2_231"), Play("CS2_024", On(Nth(0))), Play("ICC_236", Nothing),
        Attack(Nth(1), Nth(0)), Health(Nth(0), 3),
    }
    check! { Shaman:
        Give("ICC_236"), Enemy("CS2_200"), Play("ICC_236", Nothing), Attack(MyHero, Nth(1)), HeroPower(Nothing),
        BoardCount(Mine, 1), BoardCount(Theirs, 1),
    }
    // It answers each time, not once a turn.
    check! { Shaman:
        Enemy("CS2_200"), Enemy("CS2_200"), Play("CS2_024", On(Their(0))), Play("CS2_024", On(Their(1))),
        Play("ICC_236", Nothing), Attack(MyHero, Their(0)), BoardCount(Theirs, 1), Ready(MyHero),
        Attack(MyHero, Their(0)), BoardCount(Theirs, 0),
    }
}

/// Thrall, Deathseer · Hero · 5 mana · 30 health, 5 armor · **Battlecry:** Transform your minions into random ones that cost (2) more.
//~ done ICC_481 - d1b831dc -
#[test]
fn ICC_481_thrall_deathseer() {
    check! { Shaman:
        Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Force(Card("CS2_200")), Force(Card("CS2_200")),
        Play("ICC_481", Nothing), IsCard(My(0), "CS2_200"), IsCard(My(1), "CS2_200"), IsCard(Their(0), "CS2_182"), Armor(Mine, 5),
        IsCard(MyPower, "ICC_481p"), Force(Card("CS2_186")), HeroPower(On(My(0))), IsCard(My(0), "CS2_186"),
    }
}

/// Moorabi · Minion · 6 mana · 4/4 · Whenever another minion is **Frozen**, add a copy of it to your hand.
//~ done ICC_289 - 3eec694d -
#[test]
fn ICC_289_moorabi() {
    check! { Shaman:
        Give("ICC_289"), Cost("ICC_289", 6), Stats("ICC_289", 4, 4), Ally("ICC_289"), Ally("CS2_172"),
        Enemy("CS2_182"), Play("CS2_024", On(Their(0))), HandCount(Mine, 2), IsCard(InHand(1), "CS2_182"),
        StatsNow(InHand(1), 4, 5), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 3), HandCount(Mine, 2),
        Play("CS2_024", On(My(0))), HandCount(Mine, 2), EndTurn, Play("CS2_031", On(My(1))), HandCount(Mine, 3),
        IsCard(InHand(2), "CS2_172"), HandCount(Theirs, 1),
    }
}
