//! Paladin cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 63d43b65

/// Noble Sacrifice · Spell · 1 mana · **Secret:** When an enemy attacks, summon a 2/1 Defender as the new target.
//~ done EX1_130 - d1652283 -
#[test]
fn EX1_130_noble_sacrifice() {
    check! { Paladin:
        Give("EX1_130"), Cost("EX1_130", 1), Play("EX1_130", Nothing), EndTurn, Enemy("CS2_182"),
        Attack(Their(0), MyHero), Health(MyHero, 30), Dead(Newest("EX1_130a")), Damage(Their(0), 2),
        IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Paladin:
        Play("EX1_130", Nothing), EndTurn, Enemy("CS2_106"), Attack(TheirHero, MyHero), Health(MyHero, 30),
        Health(TheirHero, 28), Dead(Newest("EX1_130a")),
    }
}

/// Eye for an Eye · Spell · Holy · 1 mana · **Secret:** When your hero takes damage, deal that much damage to the enemy hero.
//~ done EX1_132 - cf812a89 -
#[test]
fn EX1_132_eye_for_an_eye() {
    check! { Paladin:
        Give("EX1_132"), Cost("EX1_132", 1), Play("EX1_132", Nothing), EndTurn, Play("CS2_029", On(MyHero)),
        Health(MyHero, 24), Health(TheirHero, 24), IsInZone(Nth(0), Zone::Graveyard),
    }
}

/// Redemption · Spell · Holy · 1 mana · **Secret:** When a friendly minion dies, return it to life with 1 Health.
//~ done EX1_136 - edf0d437 -
#[test]
fn EX1_136_redemption() {
    check! { Paladin:
        Give("EX1_136"), Cost("EX1_136", 1), Ally("CS2_182"), Play("EX1_136", Nothing), EndTurn, Enemy("CS2_172"),
        Kill(Their(0)), IsInZone(Nth(0), Zone::Secret), Kill(My(0)), StatsNow(My(0), 4, 1), IsInZone(Nth(0), Zone::Graveyard),
        BoardCount(Mine, 1),
    }
}

/// Divine Favor · Spell · Holy · 3 mana · Draw cards until you have as many in hand as your opponent.
//~ done EX1_349 - 6f475eff -
#[test]
fn EX1_349_divine_favor() {
    check! { Paladin:
        Give("EX1_349"), Cost("EX1_349", 3), GiveThem("CS2_231"), GiveThem("CS2_231"), GiveThem("CS2_231"),
        Play("EX1_349", Nothing), HandCount(Mine, 3),
    }
}

/// Lay on Hands · Spell · Holy · 6 mana · Restore #8 Health. Draw 3 cards.
//~ done EX1_354 - e63073d5 -
#[test]
fn EX1_354_lay_on_hands() {
    check! { Paladin:
        Give("EX1_354"), Cost("EX1_354", 6),
        Targets("EX1_354", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), DealDamage(MyHero, 10),
        Play("EX1_354", On(MyHero)), Health(MyHero, 28), HandCount(Mine, 3),
    }
}

/// Blessed Champion · Spell · Holy · 5 mana · Double a minion's Attack.
//~ done EX1_355 - 970d6f29 -
#[test]
fn EX1_355_blessed_champion() {
    check! { Paladin:
        Give("EX1_355"), Cost("EX1_355", 5), Targets("EX1_355", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("EX1_355", On(My(0))), StatsNow(My(0), 8, 5),
    }
}

/// Blessed Champion · Enchantment · This minion's Attack has been doubled.
//~ done EX1_355e - 1c30d51d -
#[test]
fn EX1_355e_blessed_champion() {
    check! { Paladin: Ally("CS2_118"), Enchant(My(0), "EX1_355e"), StatsNow(My(0), 10, 1) }
}

/// Argent Protector · Minion · 2 mana · 3/2 · **Battlecry:** Give a friendly minion **Divine Shield**.
//~ done EX1_362 - 04f5f9a8 -
#[test]
fn EX1_362_argent_protector() {
    check! { Paladin:
        Give("EX1_362"), Cost("EX1_362", 2), Stats("EX1_362", 3, 2), Targets("EX1_362", &[FriendlyMinion]),
        Ally("CS2_182"), Play("EX1_362", On(My(0))), HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
}

/// Blessing of Wisdom · Spell · Holy · 1 mana · Choose a minion. Whenever it attacks, draw a card.
//~ done EX1_363 - 656637b4 -
#[test]
fn EX1_363_blessing_of_wisdom() {
    check! { Paladin:
        Give("EX1_363"), Cost("EX1_363", 1), Targets("EX1_363", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("EX1_363", On(My(0))), Attack(My(0), TheirHero), HandCount(Mine, 1), Health(TheirHero, 26),
    }
    check! { Paladin:
        Enemy("CS2_182"), Play("EX1_363", On(Their(0))), EndTurn, Attack(Their(0), MyHero), HandCount(Mine, 1),
        HandCount(Theirs, 1),
    }
}

/// Holy Wrath · Spell · Holy · 3 mana · Draw a card and deal damage equal to its Cost to a minion.
//~ done EX1_365 - fa1671c9 -
#[test]
fn EX1_365_holy_wrath() {
    check! { Paladin:
        Give("EX1_365"), Cost("EX1_365", 3), Targets("EX1_365", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"),
        OnTop("CS2_182"), Play("EX1_365", On(Their(0))), HandCount(Mine, 1), Damage(Their(0), 4),
    }
}

/// Sword of Justice · Weapon · 3 mana · 1/5 durability · After you summon a minion, give it +1/+1 and this loses 1 Durability.
//~ done EX1_366 - cd9c0f64 -
#[test]
fn EX1_366_sword_of_justice() {
    check! { Paladin:
        Give("EX1_366"), Cost("EX1_366", 3), Stats("EX1_366", 1, 5), Play("EX1_366", Nothing), Play("CS2_231", Nothing),
        StatsNow(My(0), 2, 2), StatsNow(MyWeapon, 1, 4), EndTurn, Play("CS2_231", Nothing), StatsNow(Their(0), 1, 1),
        StatsNow(MyWeapon, 1, 4),
    }
    // It comes after the Battlecry.
    check! { Paladin:
        Ally("EX1_366"), Play("LOE_029", Nothing), StatsNow(My(0), 1, 1), Choose(0), StatsNow(My(0), 2, 2), HandCount(Mine, 1),
    }
}

/// Justice Served · Enchantment · Has +1/+1.
//~ done EX1_366e - 2d20ba47 -
#[test]
fn EX1_366e_justice_served() {
    check! { Paladin: Ally("CS2_118"), Enchant(My(0), "EX1_366e"), StatsNow(My(0), 6, 2) }
}

/// Repentance · Spell · Holy · 1 mana · **Secret:** After your opponent plays a minion, reduce its Health to 1.
//~ done EX1_379 - 6c9397c4 -
#[test]
fn EX1_379_repentance() {
    check! { Paladin:
        Give("EX1_379"), Cost("EX1_379", 1), Play("EX1_379", Nothing), EndTurn, Play("GAME_005", Nothing),
        IsInZone(Nth(0), Zone::Secret), Play("CS2_200", Nothing), StatsNow(Their(0), 6, 1), IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Paladin: Play("EX1_379", Nothing), EndTurn, Play("CS2_181", Nothing), BoardCount(Theirs, 1) }
}

/// Repentance · Enchantment · Health reduced to 1.
//~ done EX1_379e - 0522fa2e -
#[test]
fn EX1_379e_repentance() {
    check! { Paladin: Ally("CS2_119"), Enchant(My(0), "EX1_379e"), StatsNow(My(0), 2, 1) }
}

/// Aldor Peacekeeper · Minion · Draenei · 3 mana · 3/3 · **Battlecry:** Change an enemy minion's Attack to 1.
//~ done EX1_382 - 2455a0bd -
#[test]
fn EX1_382_aldor_peacekeeper() {
    check! { Paladin:
        Give("EX1_382"), Cost("EX1_382", 3), Stats("EX1_382", 3, 3), Targets("EX1_382", &[EnemyMinion]),
        Enemy("CS2_182"), Play("EX1_382", On(Their(0))), StatsNow(Their(0), 1, 5),
    }
}

/// Stand Down! · Enchantment · Attack changed to 1.
//~ done EX1_382e - baf1ba85 -
#[test]
fn EX1_382e_stand_down() {
    check! { Paladin: Ally("CS2_118"), Enchant(My(0), "EX1_382e"), StatsNow(My(0), 1, 1) }
}

/// Tirion Fordring · Minion · 8 mana · 8/8 · **Divine Shield**, **Taunt Deathrattle:** Equip a 5/3 Ashbringer.
//~ done EX1_383 - 3904d2d1 -
#[test]
fn EX1_383_tirion_fordring() {
    check! { Paladin:
        Give("EX1_383"), Cost("EX1_383", 8), Stats("EX1_383", 8, 8), Has("EX1_383", GameTag::DIVINE_SHIELD),
        Has("EX1_383", GameTag::TAUNT), Play("EX1_383", Nothing), HasNow(My(0), GameTag::TAUNT),
        HasNow(My(0), GameTag::DIVINE_SHIELD), NoWeapon(Mine), Kill(My(0)), IsCard(MyWeapon, "EX1_383t"),
        StatsNow(MyWeapon, 5, 3),
    }
}

/// Avenging Wrath · Spell · Holy · 6 mana · Deal $8 damage randomly split among all enemies.
//~ done EX1_384 - 2e1a173b -
#[test]
fn EX1_384_avenging_wrath() {
    check! { Paladin: Give("EX1_384"), Cost("EX1_384", 6), Play("EX1_384", Nothing), Health(TheirHero, 22) }
    check! { Paladin:
        Enemy("CS2_231"), Force(Entity(Their(0))), Play("EX1_384", Nothing), Dead(Nth(0)), Health(TheirHero, 23),
        Health(MyHero, 30),
    }
}

/// Equality · Spell · Holy · 2 mana · Change the Health of ALL minions to 1.
//~ done EX1_619 - 488db757 -
#[test]
fn EX1_619_equality() {
    check! { Paladin:
        Give("EX1_619"), Cost("EX1_619", 2), Enemy("CS2_182"), Ally("CS2_182"), Play("EX1_619", Nothing),
        StatsNow(Their(0), 4, 1), StatsNow(My(0), 4, 1),
    }
}

/// Equality · Enchantment · Health changed to 1.
//~ done EX1_619e - 65a2c40f -
#[test]
fn EX1_619e_equality() {
    check! { Paladin: Ally("CS2_119"), Enchant(My(0), "EX1_619e"), StatsNow(My(0), 2, 1) }
}
