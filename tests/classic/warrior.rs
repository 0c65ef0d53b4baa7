//! Warrior cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b6abbd37

/// Rampage · Spell · 2 mana · Give a damaged minion +3/+3.
//~ done CS2_104 - 2fee8569 -
#[test]
fn CS2_104_rampage() {
    check! { Warrior:
        Give("CS2_104"), Cost("CS2_104", 2), Ally("CS2_182"), Unplayable("CS2_104"), DealDamage(My(0), 1), Enemy("CS2_182"),
        Enemy("CS2_182"), DealDamage(Their(0), 1), Targets("CS2_104", &[FriendlyMinion, EnemyMinion]),
        CannotTarget("CS2_104", Their(1)), Play("CS2_104", On(My(0))), StatsNow(My(0), 7, 7),
    }
}

/// Slam · Spell · 1 mana · Deal $2 damage to a minion. If it survives, draw a card.
//~ done EX1_391 - 7aee5d4e -
#[test]
fn EX1_391_slam() {
    check! { Warrior:
        Give("EX1_391"), Cost("EX1_391", 1), Targets("EX1_391", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Play("EX1_391", On(Their(0))), Damage(Their(0), 2), HandCount(Mine, 1),
    }
    check! { Warrior: Enemy("CS2_231"), Play("EX1_391", On(Their(0))), HandCount(Mine, 0) }
}

/// Battle Rage · Spell · 2 mana · Draw a card for each damaged friendly character.
//~ done EX1_392 - b42e1fec -
#[test]
fn EX1_392_battle_rage() {
    check! { Warrior:
        Give("EX1_392"), Cost("EX1_392", 2), Ally("CS2_182"), Ally("CS2_182"), DealDamage(My(0), 1), DealDamage(MyHero, 1),
        Enemy("CS2_182"), DealDamage(Their(0), 1), DealDamage(TheirHero, 1), Play("EX1_392", Nothing), HandCount(Mine, 2),
    }
}

/// Arathi Weaponsmith · Minion · 4 mana · 3/3 · **Battlecry:** Equip a 2/2 weapon.
//~ done EX1_398 - 1053dcb2 -
#[test]
fn EX1_398_arathi_weaponsmith() {
    check! { Warrior:
        Give("EX1_398"), Cost("EX1_398", 4), Stats("EX1_398", 3, 3), Play("EX1_398", Nothing), IsCard(MyWeapon, "EX1_398t"),
        StatsNow(MyWeapon, 2, 2),
    }
}

/// Armorsmith · Minion · 2 mana · 1/4 · Whenever a friendly minion takes damage, gain 1 Armor.
//~ done EX1_402 - 7fdee07f -
#[test]
fn EX1_402_armorsmith() {
    check! { Warrior:
        Give("EX1_402"), Cost("EX1_402", 2), Stats("EX1_402", 1, 4), Play("EX1_402", Nothing), Ally("CS2_182"),
        Enemy("CS2_182"), DealDamage(My(1), 1), Armor(Mine, 1), DealDamage(Their(0), 1), Armor(Mine, 1), DealDamage(My(0), 1),
        Armor(Mine, 2),
    }
}

/// Brawl · Spell · 5 mana · Destroy all minions except one. *(chosen randomly)*
//~ done EX1_407 - 66b4e6a0 -
#[test]
fn EX1_407_brawl() {
    check! { Warrior:
        Give("EX1_407"), Cost("EX1_407", 5), Enemy("CS2_182"), Ally("CS2_172"), Force(Entity(My(0))),
        Play("EX1_407", Nothing), BoardCount(Theirs, 0), IsCard(My(0), "CS2_172"),
    }
    check! { Warrior: Ally("CS2_172"), Give("EX1_407"), Unplayable("EX1_407") }
    check! { Warrior:
        Enemy("CS2_182"), Ally("CS2_172"), Ally("CS2_182"), Force(Entity(Their(0))), Play("EX1_407", Nothing),
        BoardCount(Mine, 0), IsCard(Their(0), "CS2_182"), Damage(Their(0), 0),
    }
    check! { Warrior: Enemy("CS2_182"), Ally("CS2_172"), Play("EX1_407", Nothing), Dead(Nth(2)) }
}

/// Mortal Strike · Spell · 4 mana · Deal $4 damage. If you have 12 or less Health, deal $6 instead.
//~ done EX1_408 - 4e24238c -
#[test]
fn EX1_408_mortal_strike() {
    check! { Warrior:
        Give("EX1_408"), Cost("EX1_408", 4),
        Targets("EX1_408", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("EX1_408", On(TheirHero)),
        Health(TheirHero, 26),
    }
    check! { Warrior: DealDamage(MyHero, 18), Play("EX1_408", On(TheirHero)), Health(TheirHero, 24) }
    check! { Warrior: DealDamage(MyHero, 17), Play("EX1_408", On(TheirHero)), Health(TheirHero, 26) }
}

/// Upgrade! · Spell · 1 mana · If you have a weapon, give it +1/+1. Otherwise equip a 1/3 weapon.
//~ done EX1_409 - fe4c6c42 -
#[test]
fn EX1_409_upgrade() {
    check! { Warrior:
        Give("EX1_409"), Cost("EX1_409", 1), Play("EX1_409", Nothing), IsCard(MyWeapon, "EX1_409t"), StatsNow(MyWeapon, 1, 3),
    }
    check! { Warrior: Ally("CS2_106"), Play("EX1_409", Nothing), StatsNow(MyWeapon, 4, 3) }
}

/// Upgraded · Enchantment · \+1 Attack and +1 Durability.
//~ done EX1_409e - c590ecb1 -
#[test]
fn EX1_409e_upgraded() {
    check! { Warrior: Ally("CS2_118"), Enchant(My(0), "EX1_409e"), StatsNow(My(0), 6, 2) }
}

/// Shield Slam · Spell · 1 mana · Deal 1 damage to a minion for each Armor you have.
//~ done EX1_410 - de9bc3d2 -
#[test]
fn EX1_410_shield_slam() {
    check! { Warrior:
        Give("EX1_410"), Cost("EX1_410", 1), Targets("EX1_410", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"),
        Play("EX1_606", Nothing), HandCount(Mine, 2), Armor(Mine, 5), Play("EX1_410", On(Their(0))),
        Damage(Their(0), 5),
    }
}

/// Gorehowl · Weapon · 7 mana · 7/1 durability · Attacking a minion costs 1 Attack instead of 1 Durability.
//~ done EX1_411 - fae8111f -
#[test]
fn EX1_411_gorehowl() {
    check! { Warrior:
        Give("EX1_411"), Cost("EX1_411", 7), Stats("EX1_411", 7, 1), Play("EX1_411", Nothing), Enemy("CS2_182"),
        Attack(MyHero, Their(0)), Dead(Nth(1)), StatsNow(MyWeapon, 6, 1), StatsNow(MyHero, 6, 26), EndTurn, EndTurn,
        Attack(MyHero, TheirHero), Health(TheirHero, 24), NoWeapon(Mine),
    }
    check! { Warrior: Play("EX1_411", Nothing), Enemy("CS2_186"), Attack(MyHero, Their(0)), BoardCount(Theirs, 0) }
    // My hero only, minions only, each time.
    check! { Warrior:
        Play("EX1_411", Nothing), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_186"), Attack(My(0), Their(0)),
        StatsNow(MyWeapon, 7, 1), Attack(MyHero, Their(0)), StatsNow(MyWeapon, 6, 1), Ready(MyHero), Attack(MyHero, Their(0)),
        StatsNow(MyWeapon, 5, 1), Health(Their(0), 1),
    }
    check! { Warrior:
        Ally("EX1_411"), Ally("CS2_182"), Enemy("CS2_106"), EndTurn, Attack(TheirHero, My(0)), StatsNow(MyWeapon, 7, 1),
    }
    // Attacks of others take nothing from it.
    check! { Warrior:
        Ally("CS2_182"), Enemy("CS2_182"), Play("EX1_411", Nothing), Attack(My(0), Their(0)), StatsNow(MyWeapon, 7, 1),
        EndTurn, Play("CS2_106", Nothing), Attack(TheirHero, My(0)), BoardCount(Mine, 0), StatsNow(MyWeapon, 7, 1),
    }
    // Heroes cost Durability.
    check! { Warrior: Play("EX1_411", Nothing), Attack(MyHero, TheirHero), Damage(TheirHero, 7), NoWeapon(Mine) }
    // A hero costs Durability and no Attack, whoever attacked before.
    check! { Warrior:
        Ally("EX1_411"), Enchant(MyWeapon, "EX1_536e"), Attack(MyHero, TheirHero), StatsNow(MyWeapon, 7, 1),
        Health(TheirHero, 23),
    }
    check! { Warrior:
        Ally("EX1_411"), Ally("CS2_182"), Enemy("CS2_182"), Attack(My(0), Their(0)), Attack(MyHero, TheirHero),
        NoWeapon(Mine), Health(TheirHero, 23),
    }
    check! { Warrior:
        Ally("EX1_411"), Ally("CS2_182"), EndTurn, Play("CS2_106", Nothing), Attack(TheirHero, My(0)), EndTurn,
        Attack(MyHero, TheirHero), NoWeapon(Mine), Health(TheirHero, 19),
    }
}

/// Grommash Hellscream · Minion · 8 mana · 4/9 · **Charge** Has +6 Attack while damaged.
//~ done EX1_414 - ca46afbc -
#[test]
fn EX1_414_grommash_hellscream() {
    check! { Warrior:
        Give("EX1_414"), Cost("EX1_414", 8), Stats("EX1_414", 4, 9), Has("EX1_414", GameTag::CHARGE),
        Play("EX1_414", Nothing), StatsNow(My(0), 4, 9), DealDamage(My(0), 1), StatsNow(My(0), 10, 8), HasNow(My(0), GameTag::CHARGE),
    }
}

/// Cruel Taskmaster · Minion · 2 mana · 2/3 · **Battlecry:** Deal 1 damage to a minion and give it +2 Attack.
//~ done EX1_603 - 0ee159f8 -
#[test]
fn EX1_603_cruel_taskmaster() {
    check! { Warrior:
        Give("EX1_603"), Cost("EX1_603", 2), Stats("EX1_603", 2, 3), Targets("EX1_603", &[FriendlyMinion, EnemyMinion]),
        Ally("CS2_182"), Play("EX1_603", On(My(0))), StatsNow(My(0), 6, 4), Damage(My(0), 1),
    }
}

/// Frothing Berserker · Minion · 3 mana · 2/4 · Whenever a minion takes damage, gain +1 Attack.
//~ done EX1_604 - d91dad87 -
#[test]
fn EX1_604_frothing_berserker() {
    check! { Warrior:
        Give("EX1_604"), Cost("EX1_604", 3), Stats("EX1_604", 2, 4), Play("EX1_604", Nothing), Ally("CS2_182"),
        Enemy("CS2_182"), DealDamage(My(1), 1), StatsNow(My(0), 3, 4), DealDamage(Their(0), 1), StatsNow(My(0), 4, 4),
    }
}

/// Inner Rage · Spell · 0 mana · Deal $1 damage to a minion and give it +2 Attack.
//~ done EX1_607 - 374f90f5 -
#[test]
fn EX1_607_inner_rage() {
    check! { Warrior:
        Give("EX1_607"), Cost("EX1_607", 0), Targets("EX1_607", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("EX1_607", On(My(0))), StatsNow(My(0), 6, 4), Damage(My(0), 1),
    }
}

/// Commanding Shout · Spell · 2 mana · Your minions can't be reduced below 1 Health this turn. Draw a card.
//~ done NEW1_036 - d773b14e -
#[test]
fn NEW1_036_commanding_shout() {
    check! { Warrior:
        Give("NEW1_036"), Cost("NEW1_036", 2), Ally("CS2_182"), Enemy("CS2_182"), Play("NEW1_036", Nothing),
        HandCount(Mine, 1), Play("CS2_062", Nothing), Play("CS2_062", Nothing), Damage(TheirHero, 6), StatsNow(My(0), 4, 1),
        BoardCount(Theirs, 0), Health(MyHero, 24), EndTurn, Play("EX1_400", Nothing), BoardCount(Mine, 0),
    }
}
