//! Shaman cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f3c866ed

/// Weaponized Wasp · Minion · Beast · 3 mana · 3/3 · **Battlecry:** If you control a **Lackey**, deal 3 damage.
//~ done ULD_170 - 623427c5 -
#[test]
fn ULD_170_weaponized_wasp() {
    check! { Shaman:
        Give("ULD_170"), Cost("ULD_170", 3), Stats("ULD_170", 3, 3), Ally("DAL_614"), Play("ULD_170", On(TheirHero)),
        Damage(TheirHero, 3),
    }
    check! { Shaman: Ally("DAL_614"), Play("ULD_170", On(MyHero)), Health(MyHero, 27) }
    check! { Shaman: Ally("DAL_614"), Play("ULD_170", On(My(0))), BoardCount(Mine, 1) }
}

/// Corrupt the Waters · Spell · 1 mana · **Quest:** Play 6 **Battlecry** cards. **Reward:** Heart of Vir'naal.
//~ done ULD_291 - aa111c2d -
#[test]
fn ULD_291_corrupt_the_waters() {
    check! { Shaman:
        Give("ULD_291"), Cost("ULD_291", 1), Play("ULD_291", Nothing), Play("EX1_319", Nothing),
        Play("EX1_319", Nothing), Play("EX1_319", Nothing), Play("EX1_319", Nothing), Play("EX1_319", Nothing),
        Play("EX1_319", Nothing), Damage(MyHero, 18), IsCard(MyPower, "ULD_291p"),
    }
}

/// Heart of Vir'naal · Hero Power · 2 mana · Your **Battlecries** trigger twice this turn.
//~ done ULD_291p - 07d9b662 -
#[test]
fn ULD_291p_heart_of_virnaal() {
    check! { Shaman:
        HasHeroPower("ULD_291p"), HeroPower(Nothing), Play("EX1_319", Nothing), Health(MyHero, 24), EndTurn,
        Play("EX1_319", Nothing), Health(TheirHero, 27), EndTurn, Play("EX1_319", Nothing), Health(MyHero, 21),
    }
}

/// Mogu Fleshshaper · Minion · 9 mana · 3/4 · **Rush**. Costs (1) less for each minion on the battlefield.
//~ done ULD_169 - fa9e3e59 -
#[test]
fn ULD_169_mogu_fleshshaper() {
    check! { Shaman:
        Has("ULD_169", GameTag::RUSH), Give("ULD_169"), GiveThem("ULD_169"), CostNow(Nth(0), 9), Ally("CS2_182"),
        CostNow(Nth(0), 8), Enemy("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 6), CostNow(Nth(1), 6), Kill(Their(0)),
        CostNow(Nth(0), 7),
    }
}

/// Vessina · Minion · 4 mana · 2/6 · While you're **Overloaded**, your other minions have +2 Attack.
//~ done ULD_173 - 1772b778 -
#[test]
fn ULD_173_vessina() {
    check! { Shaman:
        Ally("ULD_173"), Ally("CS2_182"), Enemy("CS2_182"), StatsNow(My(1), 4, 5), Play("EX1_238", On(TheirHero)),
        Health(TheirHero, 27), StatsNow(My(1), 6, 5), StatsNow(My(0), 2, 6), StatsNow(Their(0), 4, 5), EndTurn, EndTurn,
        StatsNow(My(1), 6, 5), EndTurn, EndTurn, StatsNow(My(1), 4, 5),
    }
}
