//! Paladin cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3446415b

/// Blessing of Might · Spell · Holy · 1 mana · Give a minion +3 Attack.
//~ done CS2_087 - b31ac8a5 -
#[test]
fn CS2_087_blessing_of_might() {
    check! { Paladin:
        Give("CS2_087"), Cost("CS2_087", 1), Targets("CS2_087", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("CS2_087", On(My(0))), StatsNow(My(0), 7, 5),
    }
}

/// Guardian of Kings · Minion · 7 mana · 5/7 · **Taunt Battlecry:** Restore #6 Health to your hero.
//~ done CS2_088 - 12234f65 -
#[test]
fn CS2_088_guardian_of_kings() {
    check! { Paladin:
        Give("CS2_088"), Cost("CS2_088", 7), Stats("CS2_088", 5, 7), Has("CS2_088", GameTag::TAUNT), DealDamage(MyHero, 10),
        Play("CS2_088", Nothing), Health(MyHero, 26), HasNow(My(0), GameTag::TAUNT),
    }
}

/// Holy Light · Spell · Holy · 2 mana · Restore #8 Health to your hero.
//~ done CS2_089 - 3baa35d9 -
#[test]
fn CS2_089_holy_light() {
    check! { Paladin:
        Give("CS2_089"), Cost("CS2_089", 2), DealDamage(MyHero, 10), Play("CS2_089", Nothing), Health(MyHero, 28),
    }
}

/// Blessing of Kings · Spell · Holy · 4 mana · Give a minion +4/+4. *(+4 Attack/+4 Health)*
//~ done CS2_092 - 7bf6a50d -
#[test]
fn CS2_092_blessing_of_kings() {
    check! { Paladin:
        Give("CS2_092"), Cost("CS2_092", 4), Targets("CS2_092", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("CS2_092", On(My(0))), StatsNow(My(0), 8, 9),
    }
}

/// Consecration · Spell · Holy · 3 mana · Deal $2 damage to all enemies.
//~ done CS2_093 - 76215346 -
#[test]
fn CS2_093_consecration() {
    check! { Paladin:
        Give("CS2_093"), Cost("CS2_093", 3), Enemy("CS2_182"), Ally("CS2_182"), Play("CS2_093", Nothing),
        Damage(Their(0), 2), Health(TheirHero, 28), Damage(My(0), 0),
    }
}

/// Hammer of Wrath · Spell · Holy · 3 mana · Deal $3 damage. Draw a card.
//~ done CS2_094 - ec099f48 -
#[test]
fn CS2_094_hammer_of_wrath() {
    check! { Paladin:
        Give("CS2_094"), Cost("CS2_094", 3),
        Targets("CS2_094", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("CS2_094", On(TheirHero)),
        Health(TheirHero, 27), HandCount(Mine, 1),
    }
}

/// Truesilver Champion · Weapon · 4 mana · 4/2 durability · Whenever your hero attacks, restore #3 Health to it.
//~ done CS2_097 - f73c4d70 -
#[test]
fn CS2_097_truesilver_champion() {
    check! { Paladin:
        Give("CS2_097"), Cost("CS2_097", 4), Stats("CS2_097", 4, 2), Play("CS2_097", Nothing), DealDamage(MyHero, 10),
        Attack(MyHero, TheirHero), Health(MyHero, 23), Health(TheirHero, 26),
    }
}

/// Reckoning · Spell · Holy · 1 mana · **Secret:** After an enemy minion deals 3 or more damage, destroy it.
//~ done CS3_016 - 4e3072e4 -
#[test]
fn CS3_016_reckoning() {
    check! { Paladin:
        Give("CS3_016"), Cost("CS3_016", 1), Play("CS3_016", Nothing), EndTurn, Enemy("CS2_182"),
        Attack(Their(0), MyHero), BoardCount(Theirs, 0), Health(MyHero, 26),
    }
    check! { Paladin:
        Play("CS3_016", Nothing), EndTurn, Enemy("CS2_231"), Attack(Their(0), MyHero), BoardCount(Theirs, 1),
    }
    check! { Paladin:
        Play("CS3_016", Nothing), EndTurn, Enemy("BRM_004"), Play("CS2_029", On(Their(0))), IsInZone(Nth(0), Zone::Secret),
    }
    // One that dies of the blow back is nobody to destroy: the Secret stays (Hearthstone Deck Tracker, issue 4290).
    check! { Paladin:
        Play("CS3_016", Nothing), Ally("NEW1_030"), EndTurn, Enemy("CS2_182"), Attack(Their(0), My(0)),
        Damage(My(0), 4), BoardCount(Theirs, 0), IsInZone(Nth(0), Zone::Secret),
    }
    check! { Paladin: Play("CS3_016", Nothing), EndTurn, Play("CS2_181", Nothing), BoardCount(Theirs, 0) }
    check! { Paladin:
        Play("CS3_016", Nothing), EndTurn, Ally("CS2_162"), Enemy("CS2_231"), Attack(Their(0), Nth(1)),
        BoardCount(Mine, 1),
    }
}

/// Pursuit of Justice · Spell · Holy · 2 mana · Give +1 Attack to Silver Hand Recruits you summon this game.
//~ done CS3_029 - 5758ee90 -
#[test]
fn CS3_029_pursuit_of_justice() {
    check! { Paladin:
        Give("CS3_029"), Cost("CS3_029", 2), Ally("CS2_101t"), Ally("CS2_231"), Play("CS3_029", Nothing),
        StatsNow(My(0), 2, 1), StatsNow(My(1), 1, 1), HeroPower(Nothing), StatsNow(My(2), 2, 1),
    }
}

/// Righteousness · Spell · Holy · 5 mana · Give your minions **Divine Shield**.
//~ done EX1_184 - 78df6f46 -
#[test]
fn EX1_184_righteousness() {
    check! { Paladin:
        Give("EX1_184"), Cost("EX1_184", 5), Ally("CS2_182"), Enemy("CS2_182"), Play("EX1_184", Nothing),
        HasNow(My(0), GameTag::DIVINE_SHIELD), HasNot(Their(0), GameTag::DIVINE_SHIELD),
    }
}

/// Humility · Spell · 1 mana · Change a minion's Attack to 1.
//~ done EX1_360 - 3fa3fed7 -
#[test]
fn EX1_360_humility() {
    check! { Paladin:
        Give("EX1_360"), Cost("EX1_360", 1), Targets("EX1_360", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Play("EX1_360", On(Their(0))), StatsNow(Their(0), 1, 5),
    }
}

/// Humility · Enchantment · Attack has been changed to 1.
//~ done EX1_360e - 2ee4b6d6 -
#[test]
fn EX1_360e_humility() {
    check! { Paladin: Ally("CS2_118"), Enchant(My(0), "EX1_360e"), StatsNow(My(0), 1, 1) }
}

/// Hand of Protection · Spell · Holy · 1 mana · Give a minion **Divine Shield**.
//~ done EX1_371 - ecbeeea1 -
#[test]
fn EX1_371_hand_of_protection() {
    check! { Paladin:
        Give("EX1_371"), Cost("EX1_371", 1), Targets("EX1_371", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("EX1_371", On(My(0))), HasNow(My(0), GameTag::DIVINE_SHIELD), DealDamage(My(0), 3), Damage(My(0), 0),
    }
}

/// Uther's Gift · Spell · 1 mana · **Discover** a **Temporary** Equality, Consecration, or Blessing of Kings.
//~ done GIFT_05 - ffa35c77 -
#[test]
fn GIFT_05_uthers_gift() {
    check! { Paladin:
        Give("GIFT_05"), Cost("GIFT_05", 1), Play("GIFT_05", Nothing), ChooseCard("CS2_092"), IsCard(InHand(0), "CS2_092"),
        EndTurn, HandCount(Mine, 0),
    }
}

/// Reinforce · Hero Power · 2 mana · **Hero Power** Summon a {0} Silver Hand Recruit.
//~ done HERO_04bp - 0f845161 -
#[test]
fn HERO_04bp_reinforce() {
    check! { Paladin:
        HasHeroPower("HERO_04bp"), Cost("HERO_04bp", 2), HeroPower(Nothing), IsCard(My(0), "CS2_101t"), StatsNow(My(0), 1, 1),
    }
}

/// The Silver Hand · Hero Power · 2 mana · **Hero Power** Summon two {0} Recruits.
//~ done HERO_04bp2 - e9d207c6 -
#[test]
fn HERO_04bp2_the_silver_hand() {
    check! { Paladin:
        HasHeroPower("HERO_04bp2"), Cost("HERO_04bp2", 2), HeroPower(Nothing), BoardCount(Mine, 2),
        IsCard(My(1), "CS2_101t"),
    }
}

/// Crusader Aura · Spell · Holy · 4 mana · Whenever a friendly minion attacks, give it +2/+1. Lasts @ turns.
/// - Numbers: {0} = 3
//~ done LEG_TTN_908 - 87f98293.ea2304e3 -
#[test]
fn LEG_TTN_908_crusader_aura() {
    check! { Paladin:
        Give("LEG_TTN_908"), Cost("LEG_TTN_908", 4), Ally("CS2_182"), Play("LEG_TTN_908", Nothing),
        Attack(My(0), TheirHero), Health(TheirHero, 24), StatsNow(My(0), 6, 6), EndTurn, EndTurn, Attack(My(0), TheirHero),
        StatsNow(My(0), 8, 7), EndTurn, EndTurn, Attack(My(0), TheirHero), StatsNow(My(0), 10, 8), EndTurn, EndTurn,
        Attack(My(0), TheirHero), StatsNow(My(0), 10, 8),
    }
    check! { Paladin:
        EndTurn, Ally("CS2_182"), Play("LEG_TTN_908", Nothing), EndTurn, Attack(My(0), TheirHero), StatsNow(My(0), 4, 5),
        IsInZone(Nth(1), Zone::Secret),
    }
    // It answers each time, not once a turn.
    check! { Paladin:
        Ally("CS2_182"), Play("LEG_TTN_908", Nothing), Attack(My(0), TheirHero), Ready(My(0)),
        Attack(My(0), TheirHero), StatsNow(My(0), 8, 7),
    }
}
