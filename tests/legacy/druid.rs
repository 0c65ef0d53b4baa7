//! Druid cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 416621ea

/// Claw · Spell · 1 mana · Give your hero +2 Attack this turn. Gain 2 Armor.
//~ done CS2_005 - f14c82b7 -
#[test]
fn CS2_005_claw() {
    check! { Druid:
        Give("CS2_005"), Cost("CS2_005", 1), Play("CS2_005", Nothing), StatsNow(MyHero, 2, 30), Armor(Mine, 2), EndTurn,
        StatsNow(MyHero, 0, 30),
    }
}

/// Healing Touch · Spell · Nature · 3 mana · Restore #8 Health.
//~ done CS2_007 - 54d11886 -
#[test]
fn CS2_007_healing_touch() {
    check! { Druid:
        Give("CS2_007"), Cost("CS2_007", 3),
        Targets("CS2_007", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), DealDamage(MyHero, 10),
        Play("CS2_007", On(MyHero)), Health(MyHero, 28),
    }
}

/// Moonfire · Spell · Arcane · 0 mana · Deal $1 damage.
//~ done CS2_008 - 0b1463a5 -
#[test]
fn CS2_008_moonfire() {
    check! { Druid:
        Give("CS2_008"), Cost("CS2_008", 0),
        Targets("CS2_008", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("CS2_008", On(TheirHero)),
        Health(TheirHero, 29),
    }
}

/// Mark of the Wild · Spell · Nature · 2 mana · Give a minion **Taunt** and +2/+3. *(+2 Attack/+3 Health)*
//~ done CS2_009 - ba9b6f63 -
#[test]
fn CS2_009_mark_of_the_wild() {
    check! { Druid:
        Give("CS2_009"), Cost("CS2_009", 2), Targets("CS2_009", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("CS2_009", On(My(0))), StatsNow(My(0), 6, 8), HasNow(My(0), GameTag::TAUNT),
    }
}

/// Savage Roar · Spell · 3 mana · Give your characters +2 Attack this turn.
//~ done CS2_011 - 2f4265d0 -
#[test]
fn CS2_011_savage_roar() {
    check! { Druid:
        Give("CS2_011"), Cost("CS2_011", 3), Ally("CS2_182"), Play("CS2_011", Nothing), StatsNow(My(0), 6, 5),
        StatsNow(MyHero, 2, 30), EndTurn, StatsNow(My(0), 4, 5), StatsNow(MyHero, 0, 30),
    }
}

/// Swipe · Spell · 3 mana · Deal $4 damage to an enemy and $1 damage to all other enemies.
//~ done CS2_012 - 25b895de -
#[test]
fn CS2_012_swipe() {
    check! { Druid:
        Give("CS2_012"), Cost("CS2_012", 3), Targets("CS2_012", &[EnemyMinion, EnemyHero]), Enemy("CS2_182"),
        Enemy("CS2_182"), Play("CS2_012", On(Their(0))), Damage(Their(0), 4), Damage(Their(1), 1),
        Health(TheirHero, 29),
    }
}

/// Wild Growth · Spell · Nature · 2 mana · Gain an empty Mana Crystal.
//~ done CS2_013 - 954421dd -
#[test]
fn CS2_013_wild_growth() {
    check! { Druid:
        Give("CS2_013"), Cost("CS2_013", 2), Crystals(5), Play("CS2_013", Nothing), Mana(3), EndTurn, EndTurn, Mana(7),
    }
    check! { Druid: Play("CS2_013", Nothing), IsCard(InHand(0), "CS2_013t") }
    check! { Druid: Crystals(9), Play("CS2_013", Nothing), HandCount(Mine, 0) }
    // The opponent gets nothing of it.
    check! { Druid: Crystals(5), EndTurn, Crystals(5), Play("CS2_013", Nothing), EndTurn, Mana(6) }
}

/// Excess Mana · Spell · 0 mana · Draw a card. *(You can only have 10 Mana in your tray.)*
//~ done CS2_013t - 794af9e5 -
#[test]
fn CS2_013t_excess_mana() {
    check! { Druid: Give("CS2_013t"), Cost("CS2_013t", 0), Play("CS2_013t", Nothing), HandCount(Mine, 1) }
}

/// Nordrassil Druid · Minion · 4 mana · 3/5 · **Battlecry:** The next spell you cast this turn costs (3) less.
//~ done CS3_012 - dba402ab -
#[test]
fn CS3_012_nordrassil_druid() {
    check! { Druid:
        Give("CS3_012"), Cost("CS3_012", 4), Stats("CS3_012", 3, 5), Give("CS2_029"), Give("CS2_025"),
        Play("CS3_012", Nothing), CostNow(Nth(1), 1), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6),
        CostNow(Nth(2), 2),
    }
}

/// Innervate · Spell · Nature · 0 mana · Gain 1 Mana Crystal this turn only.
//~ done EX1_169 - 3495a1e0 -
#[test]
fn EX1_169_innervate() {
    check! { Druid:
        Give("EX1_169"), Cost("EX1_169", 0), Crystals(5), Play("EX1_169", Nothing), Mana(6), EndTurn, EndTurn, Mana(6),
    }
}

/// Starfire · Spell · Arcane · 6 mana · Deal $5 damage. Draw a card.
//~ done EX1_173 - 8bba11fb -
#[test]
fn EX1_173_starfire() {
    check! { Druid:
        Give("EX1_173"), Cost("EX1_173", 6),
        Targets("EX1_173", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("EX1_173", On(TheirHero)),
        Health(TheirHero, 25), HandCount(Mine, 1),
    }
}

/// Gift of the Wild · Spell · Nature · 8 mana · Give your minions +2/+2 and **Taunt**.
//~ done EX1_183 - e9d451e0 -
#[test]
fn EX1_183_gift_of_the_wild() {
    check! { Druid:
        Give("EX1_183"), Cost("EX1_183", 8), Ally("CS2_182"), Enemy("CS2_182"), Play("EX1_183", Nothing),
        StatsNow(My(0), 6, 7), HasNow(My(0), GameTag::TAUNT), StatsNow(Their(0), 4, 5),
    }
}

/// Malfurion's Gift · Spell · 1 mana · **Discover** a **Temporary** Feral Rage, Wild Growth, or Swipe.
//~ done GIFT_10 - a1a9307b -
#[test]
fn GIFT_10_malfurions_gift() {
    check! { Druid:
        Give("GIFT_10"), Cost("GIFT_10", 1), Play("GIFT_10", Nothing), ChooseCard("CS2_012"), IsCard(InHand(0), "CS2_012"),
        EndTurn, HandCount(Mine, 0),
    }
}

/// Shapeshift · Hero Power · 2 mana · **Hero Power** +$a1 Attack this turn. +$d1 Armor.
//~ done HERO_06bp - 53f8b281 -
#[test]
fn HERO_06bp_shapeshift() {
    check! { Druid:
        HasHeroPower("HERO_06bp"), Cost("HERO_06bp", 2), HeroPower(Nothing), StatsNow(MyHero, 1, 30), Armor(Mine, 1),
        EndTurn, StatsNow(MyHero, 0, 30),
    }
}

/// Dire Shapeshift · Hero Power · 2 mana · **Hero Power** +$a2 Attack this turn. +$d2 Armor.
//~ done HERO_06bp2 - 0d994ed8 -
#[test]
fn HERO_06bp2_dire_shapeshift() {
    check! { Druid:
        HasHeroPower("HERO_06bp2"), Cost("HERO_06bp2", 2), HeroPower(Nothing), StatsNow(MyHero, 2, 30), Armor(Mine, 2),
        EndTurn, StatsNow(MyHero, 0, 30),
    }
}
