//! Priest cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 442e60e3

/// Activate the Obelisk · Spell · 1 mana · **Quest:** Restore 15 Health. **Reward:** Obelisk's Eye.
//~ done ULD_724 - 2de99c19 -
#[test]
fn ULD_724_activate_the_obelisk() {
    check! { Priest:
        Give("ULD_724"), Cost("ULD_724", 1), Play("ULD_724", Nothing), DealDamage(MyHero, 20), Play("CS2_089", Nothing),
        Play("CS2_089", Nothing), Damage(MyHero, 4), IsCard(MyPower, "ULD_724p"),
    }
    // The opponent gets nothing of it.
    check! { Priest:
        Play("ULD_724", Nothing), DealDamage(MyHero, 20), Play("CS2_089", Nothing), Play("CS2_089", Nothing), EndTurn,
        HeroPower(On(TheirHero)), Health(TheirHero, 29), Health(MyHero, 26),
    }
}

/// Obelisk's Eye · Hero Power · 2 mana · Restore #3 Health. If you target a minion, also give it +3/+3.
//~ done ULD_724p - 669464e4 -
#[test]
fn ULD_724p_obelisks_eye() {
    check! { Priest:
        HasHeroPower("ULD_724p"), Ally("CS2_182"), DealDamage(My(0), 3), HeroPower(On(My(0))), Damage(My(0), 0),
        StatsNow(My(0), 7, 8), DealDamage(MyHero, 5), EndTurn, EndTurn, HeroPower(On(MyHero)), Damage(MyHero, 2),
    }
    check! { Priest: HasHeroPower("ULD_724p"), EndTurn, EndTurn, HeroPower(On(MyHero)), Health(MyHero, 30) }
    check! { Priest:
        HasHeroPower("ULD_724p"), Ally("CS2_182"), Ally("CS2_119"), HeroPower(On(My(0))), StatsNow(My(1), 2, 7),
    }
    check! { Priest: HasHeroPower("ULD_724p"), Ally("CS2_182"), HeroPower(On(My(0))), StatsNow(My(0), 7, 8) }
    check! { Priest:
        HasHeroPower("ULD_724p"), Ally("CS2_182"), Ally("CS2_119"), DealDamage(My(1), 2), HeroPower(On(My(0))),
        StatsNow(My(1), 2, 5),
    }
}

/// High Priest Amet · Minion · 4 mana · 2/7 · Whenever you summon a minion, set its Health equal to this minion's.
//~ done ULD_262 - e8087d83 -
#[test]
fn ULD_262_high_priest_amet() {
    check! { Priest:
        Ally("ULD_262"), Ally("CS2_200"), Play("CS2_231", Nothing), StatsNow(My(2), 1, 7), StatsNow(My(1), 6, 7),
        DealDamage(My(0), 3), Play("CS2_182", Nothing), StatsNow(My(3), 4, 4), EndTurn, Play("CS2_231", Nothing),
        StatsNow(Their(0), 1, 1),
    }
}

/// Plague of Death · Spell · Shadow · 9 mana · **Silence** and destroy all minions.
//~ done ULD_718 - c310d043 -
#[test]
fn ULD_718_plague_of_death() {
    check! { Priest:
        Ally("EX1_029"), Enemy("EX1_029"), Enemy("CS2_200"), Play("ULD_718", Nothing), BoardCount(Mine, 0),
        BoardCount(Theirs, 0), Health(MyHero, 30), Health(TheirHero, 30),
    }
}
