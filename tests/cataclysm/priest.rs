//! Priest cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file dd9340d5

/// Cleansing Cleric · Minion · Draenei · 4 mana · 4/5 · **Battlecry:** Your healing effects restore 2 more Health this game.
//~ done CATA_216 - 8d07bda0 -
#[test]
fn CATA_216_cleansing_cleric() {
    check! { Priest:
        DealDamage(MyHero, 20), DealDamage(TheirHero, 20), Play("CATA_216", Nothing), HeroPower(On(MyHero)), Health(MyHero, 14),
        Kill(My(0)), EndTurn, EndTurn, HeroPower(On(MyHero)), Health(MyHero, 18),
    }
}

/// Ruby Sanctum · Location · 1 mana · 3 uses · Your next Healing effect this turn deals damage instead.
//~ done CATA_301 - 9bfccc6d -
#[test]
fn CATA_301_ruby_sanctum() {
    check! { Priest:
        Ally("CATA_301"), DealDamage(TheirHero, 10), DealDamage(MyHero, 10), Use(Nth(0), 0, Nothing), HeroPower(On(TheirHero)),
        Health(TheirHero, 18), Play("CS1_112", Nothing), Health(MyHero, 22), EndTurn, EndTurn,
    }
    check! { Priest:
        Ally("CATA_301"), DealDamage(MyHero, 10), Use(Nth(0), 0, Nothing), EndTurn, EndTurn, HeroPower(On(MyHero)),
        Health(MyHero, 22),
    }
    // Lifesteal that deals no damage heals nothing: the next effect still deals damage.
    check! { Priest:
        Ally("CATA_301"), DealDamage(MyHero, 10), Ally("ICC_820"), Enemy("EX1_008"), Use(Nth(0), 0, Nothing),
        Attack(Nth(1), Their(0)), Health(MyHero, 20), HasNot(Their(0), GameTag::DIVINE_SHIELD), HeroPower(On(MyHero)),
        Health(MyHero, 18),
    }
}

/// Schism · Spell · Shadow · 4 mana · **Shatter** Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.@Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.
/// - Numbers: {0} = 122876
// Also tests CATA_306t1, CATA_306t2.
//~ done CATA_306 - 70d8f87c.86807056 -
#[test]
fn CATA_306_schism() {
    check! { Priest:
        Give("CS2_182"), Give("CATA_306"), Play("CS2_231", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "CATA_306t1"),
        IsCard(InHand(2), "CATA_306t2"), Play("CATA_306t1", On(My(0))), StatsNow(My(0), 3, 4), HasNow(My(0), GameTag::ELUSIVE),
        BoardCount(Mine, 1), Crystals(10),
    }
    check! { Priest:
        Give("CATA_306"), Ally("CS2_182"), Play("CATA_306", On(My(0))), BoardCount(Mine, 2), StatsNow(My(0), 6, 8),
        StatsNow(My(1), 6, 8), HasNow(My(1), GameTag::ELUSIVE),
    }
    check! { Priest:
        Ally("CS2_182"), Enemy("CS2_200"), Play("CATA_306t2", On(My(0))), BoardCount(Mine, 2), StatsNow(My(1), 4, 5),
    }
}

/// Alexstrasza, Guardian of Life · Minion · Dragon · 7 mana · 8/8 · **Battlecry:** Set your remaining Health to 15. When you reach full Health, deal 15 damage to your opponent.
//~ done CATA_307 - bad9f2e3 -
#[test]
fn CATA_307_alexstrasza_guardian_of_life() {
    check! { Priest:
        Play("CATA_307", Nothing), Health(MyHero, 15), Restore(MyHero, 10), Health(MyHero, 25), Health(TheirHero, 30),
        Restore(MyHero, 10), Health(MyHero, 30), Health(TheirHero, 15),
        // Only once.
        DealDamage(MyHero, 2), Restore(MyHero, 2), Health(TheirHero, 15),
    }
    check! { Priest: Play("CATA_307", Nothing), StatsNow(My(0), 8, 8), Health(MyHero, 15) }
    check! { Priest:
        Play("CATA_307", Nothing), Restore(MyHero, 10), Enemy("EX1_019"), Restore(MyHero, 10), BoardCount(Theirs, 1),
        Health(MyHero, 30),
    }
    // Nothing need be healed beyond it.
    check! { Priest: Play("CATA_307", Nothing), Restore(MyHero, 15), Health(MyHero, 30), Health(TheirHero, 15) }
}

/// Medivh's Triumph · Spell · Holy · 5 mana · Deal $4 damage to all minions. Costs (1) if you control a **Legendary** card.
//~ done CATA_308 - 6cd065f3 -
#[test]
fn CATA_308_medivhs_triumph() {
    check! { Priest:
        Give("CATA_308"), CostNow(Nth(0), 5), Ally("CS2_182"), Enemy("EX1_014"), Give("EX1_014"), Enemy("DMF_088"),
        Ally("JAIL_511"), Ally("CS2_106"), CostNow(Nth(0), 5),
        // A Legendary weapon, location, minion.
        Ally("DMF_088"), CostNow(Nth(0), 1), Kill(MyWeapon), CostNow(Nth(0), 5), Ally("TIME_446"),
        CostNow(Nth(0), 1), Kill(Nth(8)), CostNow(Nth(0), 5), Ally("EX1_014"), CostNow(Nth(0), 1),
        Play("CATA_308", Nothing), Mana(9), Health(Nth(1), 1), Health(Nth(2), 2), Health(Nth(9), 2), Health(MyHero, 30),
        Health(TheirHero, 30),
    }
}

/// The Black Blood · Minion · 7 mana · 5/9 · **Colossal +3.** After you restore Health to a character, attack a random enemy minion.
//~ done CATA_300 - e77c410a -
#[test]
fn CATA_300_the_black_blood() {
    check! { Priest:
        Play("CATA_300", Nothing), BoardCount(Mine, 4), IsCard(Newest("CATA_300t1"), "CATA_300t1"),
        IsCard(Newest("CATA_300t2"), "CATA_300t2"), IsCard(Newest("CATA_300t3"), "CATA_300t3"),
    }
    check! { Priest:
        Ally("CATA_300"), Enemy("CS2_186"), Enemy("CS2_186"), DealDamage(MyHero, 5), Force(Entity(Their(1))),
        HeroPower(On(MyHero)), Damage(Their(1), 5), Damage(Their(0), 0), Damage(My(0), 7), Health(MyHero, 27),
        Health(TheirHero, 30),
    }
    // Nothing is restored at full Health.
    check! { Priest: Ally("CATA_300"), Enemy("CS2_186"), HeroPower(On(MyHero)), Damage(Their(0), 0) }
    // Health that the opponent restores does not count.
    check! { Priest:
        Ally("CATA_300"), Enemy("CS2_186"), DealDamage(TheirHero, 10), EndTurn, Play("CS2_007", On(TheirHero)),
        Health(TheirHero, 28), Damage(Their(0), 0),
    }
}

/// Incensed Matriarch · Minion · Dragon · 4 mana · 3/3 · At the end of your turn, if this is at full Health, gain +3 Health.
//~ done CATA_305 - c9f0bc9d -
#[test]
fn CATA_305_incensed_matriarch() {
    check! { Priest:
        Ally("CATA_305"), EndTurn, StatsNow(My(0), 3, 6), EndTurn, StatsNow(My(0), 3, 6), EndTurn, StatsNow(My(0), 3, 9),
    }
    check! { Priest: Ally("CATA_305"), DealDamage(My(0), 1), EndTurn, StatsNow(My(0), 3, 2) }
}
