//! Warrior cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3f177e8f

/// Armor Up! · Hero Power · 2 mana · **Hero Power** Gain $d2 Armor.
//~ done CS2_102_H3 - 88c7d609 -
#[test]
fn CS2_102_H3_armor_up() {
    check! { Warrior: HasHeroPower("CS2_102_H3"), Cost("CS2_102_H3", 2), HeroPower(Nothing), Armor(Mine, 2) }
}

/// Charge · Spell · 3 mana · Give a friendly minion +2 Attack and **Charge**.
//~ done CS2_103 - c80be652 -
#[test]
fn CS2_103_charge() {
    check! { Warrior:
        Give("CS2_103"), Cost("CS2_103", 3), Targets("CS2_103", &[FriendlyMinion]), Play("CS2_182", Nothing),
        Play("CS2_103", On(My(0))), StatsNow(My(0), 6, 5), Attack(My(0), TheirHero), Health(TheirHero, 24),
    }
}

/// Heroic Strike · Spell · 2 mana · Give your hero +4 Attack this turn.
//~ done CS2_105 - 2739cf3e -
#[test]
fn CS2_105_heroic_strike() {
    check! { Warrior:
        Give("CS2_105"), Cost("CS2_105", 2), Play("CS2_105", Nothing), StatsNow(MyHero, 4, 30), EndTurn, StatsNow(MyHero, 0, 30),
    }
}

/// Execute · Spell · 1 mana · Destroy a damaged enemy minion.
//~ done CS2_108 - 1be8f1ed -
#[test]
fn CS2_108_execute() {
    check! { Warrior:
        Give("CS2_108"), Cost("CS2_108", 1), Enemy("CS2_182"), Unplayable("CS2_108"), DealDamage(Their(0), 1),
        Play("CS2_108", On(Their(0))), Dead(Nth(1)),
    }
}

/// Cleave · Spell · 2 mana · Deal $2 damage to two random enemy minions.
//~ done CS2_114 - ffb0be3c -
#[test]
fn CS2_114_cleave() {
    check! { Warrior:
        Give("CS2_114"), Cost("CS2_114", 2), Enemy("CS2_182"), Enemy("CS2_182"), Play("CS2_114", Nothing),
        Damage(Their(0), 2), Damage(Their(1), 2),
    }
}

/// Bloodsail Deckhand · Minion · Pirate · 1 mana · 2/1 · **Battlecry:** The next weapon you play costs (1) less.
//~ done CS3_008 - d7a10493 -
#[test]
fn CS3_008_bloodsail_deckhand() {
    check! { Warrior:
        Give("CS3_008"), Cost("CS3_008", 1), Stats("CS3_008", 2, 1), Give("CS2_106"), Play("CS3_008", Nothing),
        CostNow(Nth(1), 1), Play("CS2_106", Nothing), Give("CS2_106"), CostNow(Nth(2), 2),
    }
}

/// War Cache · Spell · 3 mana · Add a random Warrior minion, spell, and weapon to your hand.
//~ done CS3_009 - 89a18a63 -
#[test]
fn CS3_009_war_cache() {
    check! { Warrior:
        Give("CS3_009"), Cost("CS3_009", 3), Force(Card("CS2_106")), Play("CS3_009", Nothing), HandCount(Mine, 3),
    }
    check! { Warrior: Force(Card("CS2_106")), Play("CS3_009", Nothing), IsCard(InHand(2), "CS2_106") }
    check! { Warrior: Force(Card("EX1_604")), Force(Card("EX1_391")), ForbidOutcome(Card("EX1_603")), Play("CS3_009", Nothing) }
}

/// Warsong Commander · Minion · 3 mana · 2/3 · Whenever you summon a minion with 3 or less Attack, give it **Charge**.
//~ done EX1_084 - 72f2294b -
#[test]
fn EX1_084_warsong_commander() {
    check! { Warrior:
        Give("EX1_084"), Cost("EX1_084", 3), Stats("EX1_084", 2, 3), Play("EX1_084", Nothing), Play("CS2_172", Nothing),
        HasNow(My(1), GameTag::CHARGE), Play("CS2_182", Nothing), HasNot(My(2), GameTag::CHARGE),
    }
}

/// Rush · Enchantment · Has **Rush**.
//~ done EX1_084e - 571e73f4 -
#[test]
fn EX1_084e_rush() {
    check! { Warrior: Ally("CS2_118"), Enchant(My(0), "EX1_084e"), HasNow(My(0), GameTag::RUSH) }
}

/// Whirlwind · Spell · 1 mana · Deal $1 damage to ALL minions.
//~ done EX1_400 - dd286286 -
#[test]
fn EX1_400_whirlwind() {
    check! { Warrior:
        Give("EX1_400"), Cost("EX1_400", 1), Enemy("CS2_182"), Ally("CS2_182"), Play("EX1_400", Nothing),
        Damage(Their(0), 1), Damage(My(0), 1), Health(TheirHero, 30),
    }
}

/// Shield Block · Spell · 2 mana · Gain 5 Armor. Draw a card.
//~ done EX1_606 - 147b801d -
#[test]
fn EX1_606_shield_block() {
    check! { Warrior:
        Give("EX1_606"), Cost("EX1_606", 2), Play("EX1_606", Nothing), Armor(Mine, 5), HandCount(Mine, 1),
    }
}

/// Garrosh's Gift · Spell · 1 mana · **Discover** a **Temporary** Execute, Shield Block, or Brawl.
//~ done GIFT_07 - d6a2db85 -
#[test]
fn GIFT_07_garroshs_gift() {
    check! { Warrior:
        Give("GIFT_07"), Cost("GIFT_07", 1), Play("GIFT_07", Nothing), ChooseCard("EX1_606"), IsCard(InHand(0), "EX1_606"),
        EndTurn, HandCount(Mine, 0),
    }
}

/// Armor Up! · Hero Power · 2 mana · **Hero Power** Gain $d2 Armor.
//~ done HERO_01bp - 88c7d609 -
#[test]
fn HERO_01bp_armor_up() {
    check! { Warrior: HasHeroPower("HERO_01bp"), Cost("HERO_01bp", 2), HeroPower(Nothing), Armor(Mine, 2) }
}

/// Tank Up! · Hero Power · 2 mana · **Hero Power** Gain $d4 Armor.
//~ done HERO_01bp2 - 7f8779c3 -
#[test]
fn HERO_01bp2_tank_up() {
    check! { Warrior: HasHeroPower("HERO_01bp2"), Cost("HERO_01bp2", 2), HeroPower(Nothing), Armor(Mine, 4) }
}
