//! Rogue cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9c520e24

/// Trade Prince Gallywix · Minion · 6 mana · 5/8 · Whenever your opponent casts a spell, gain a copy of it and give them a Coin.
//~ done GVG_028 - fcf6c142 -
#[test]
fn GVG_028_trade_prince_gallywix() {
    check! { Rogue:
        Ally("GVG_028"), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), HandCount(Mine, 0), EndTurn,
        Play("CS2_029", On(MyHero)), Damage(MyHero, 6), HandCount(Theirs, 2), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_029"), IsInZone(Newest("GVG_028t"), Zone::Hand), Play("GVG_028t", Nothing), HandCount(Mine, 1),
    }
}

/// Gallywix's Coin · Spell · 0 mana · Gain 1 Mana Crystal this turn only. *(Won't trigger Gallywix.)*
//~ done GVG_028t - fd640c13 -
#[test]
fn GVG_028t_gallywixs_coin() {
    check! { Rogue: Crystals(5), Play("GVG_028t", Nothing), Mana(6) }
    // It does not trigger Gallywix.
    check! { Rogue:
        Ally("GVG_028"), EndTurn, Play("GAME_005", Nothing), HandCount(Theirs, 2), Play("GVG_028t", Nothing),
        HandCount(Mine, 1),
    }
}

/// Cogmaster's Wrench · Weapon · 3 mana · 1/3 durability · Has +2 Attack while you have a Mech.
//~ done GVG_024 - beae2342 -
#[test]
fn GVG_024_cogmasters_wrench() {
    check! { Rogue:
        Give("GVG_024"), Cost("GVG_024", 3), Stats("GVG_024", 1, 3), Play("GVG_024", Nothing), Enemy("GVG_103"),
        Ally("CS2_182"), StatsNow(MyWeapon, 1, 3), Ally("GVG_103"), StatsNow(MyWeapon, 3, 3), StatsNow(MyHero, 3, 30), Kill(My(1)),
        StatsNow(MyWeapon, 1, 3),
    }
}

/// Sabotage · Spell · 4 mana · Destroy a random enemy minion. **Combo:** And your opponent's weapon.
//~ done GVG_047 - 47816bdf -
#[test]
fn GVG_047_sabotage() {
    check! { Rogue:
        Give("GVG_047"), Cost("GVG_047", 4), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_172"), Enemy("CS2_106"),
        Force(Entity(Their(1))), Play("GVG_047", Nothing), BoardCount(Theirs, 1), IsCard(Their(0), "CS2_182"),
        IsCard(TheirWeapon, "CS2_106"), BoardCount(Mine, 1), Ally("CS2_106"), Play("GVG_047", Nothing),
        BoardCount(Theirs, 0), NoWeapon(Theirs), IsCard(MyWeapon, "CS2_106"), BoardCount(Mine, 1),
    }
}
