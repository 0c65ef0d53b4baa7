//! Paladin cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d161bbf1

/// Wealth Redistributor · Minion · Pirate · 5 mana · 2/8 · **Taunt**. **Battlecry:** Swap the Attack of the highest and lowest Attack minion.
//~ done DED_500 - d5a56b18 -
#[test]
fn DED_500_wealth_redistributor() {
    check! { Paladin:
        Ally("CS2_182"), Enemy("CS2_231"), Play("DED_500", Nothing), StatsNow(My(0), 1, 5), StatsNow(Their(0), 4, 1),
        StatsNow(My(1), 2, 8),
    }
    check! { Paladin: Ally("CS2_182"), Play("DED_500", Nothing), StatsNow(My(0), 2, 5) }
}

/// Sunwing Squawker · Minion · Beast · 4 mana · 3/4 · **Battlecry:** Repeat the last spell you've cast on a friendly minion on this.
//~ done DED_501 - 8ffa3f50 -
#[test]
fn DED_501_sunwing_squawker() {
    check! { Paladin:
        Ally("CS2_200"), Enemy("CS2_182"), Play("CS2_087", On(My(0))), Play("CS2_092", On(My(0))),
        Play("CS2_087", On(Their(0))), Play("DED_501", Nothing), StatsNow(My(1), 7, 8),
    }
}

/// Righteous Defense · Spell · Holy · 3 mana · Set a minion's stats to 1/1. Give the stats it lost to a random minion in your hand.
//~ done DED_502 - 7c946084 -
#[test]
fn DED_502_righteous_defense() {
    check! { Paladin:
        Targets("DED_502", &[FriendlyMinion, EnemyMinion]), Give("CS2_029"), Give("CS2_172"), Enemy("CS2_200"),
        Play("DED_502", On(Their(0))), StatsNow(Their(0), 1, 1), StatsNow(InHand(1), 8, 8),
    }
    check! { Paladin: Enemy("EX1_298"), Enemy("CS2_200"), Play("DED_502", On(Their(0))), StatsNow(Their(1), 6, 7) }
    // A minion without Attack has lost none.
    check! { Paladin:
        Give("CS2_172"), Enemy("CS2_051"), Play("DED_502", On(Their(0))), StatsNow(Their(0), 1, 1), StatsNow(InHand(0), 3, 3),
    }
    // One minion of the own hand.
    check! { Paladin:
        Give("CS2_029"), Give("CS2_172"), Enemy("CS2_200"), ForbidOutcome(Entity(InHand(0))), Play("DED_502", On(Their(0))),
        StatsNow(InHand(1), 8, 8),
    }
    check! { Paladin:
        Give("CS2_172"), Give("CS2_172"), Enemy("CS2_200"), Force(Entity(InHand(0))), Play("DED_502", On(Their(0))),
        StatsNow(InHand(0), 8, 8), StatsNow(InHand(1), 3, 2),
    }
    check! { Paladin: GiveThem("CS2_172"), Enemy("CS2_200"), Play("DED_502", On(Their(0))), StatsNow(InTheirHand(0), 3, 2) }
}

/// Blessed Goods · Spell · Holy · 1 mana · **Discover** a **Secret**, weapon, or **Divine Shield** minion.
//~ done SW_049 - de8a4699 -
#[test]
fn SW_049_blessed_goods() {
    // One of each is offered.
    check! { Paladin:
        Force(Card("EX1_130")), Force(Card("CS2_097")), Force(Card("EX1_008")), Play("SW_049", Nothing),
        ChooseCard("EX1_008"), HandCount(Mine, 1), IsCard(InHand(0), "EX1_008"),
    }
    // Cast twice, it shows others the second time.
    check! { Paladin:
        Play("DMF_058", Nothing), Force(Card("EX1_130")), Force(Card("CS2_097")), Force(Card("EX1_008")),
        Play("SW_049", Nothing), Force(Card("EX1_132")), Force(Card("CS2_091")), Force(Card("EX1_067")),
        ForbidOutcome(Card("EX1_130")), ChooseCard("EX1_008"), Choose(0), HandCount(Mine, 2),
    }
}

/// Rise to the Occasion · Spell · 1 mana · **Questline:** Play 3 different 1-Cost cards. **Reward:** Equip a 1/4 Light's Justice.
//~ done SW_313 - 105d0357 -
#[test]
fn SW_313_rise_to_the_occasion() {
    check! { Paladin:
        Play("SW_313", Nothing), Play("EX1_277", Nothing), Play("EX1_277", Nothing), Play("CS2_182", Nothing),
        Play("CS2_168", Nothing), NoWeapon(Mine), Crystals(10), Play("CS2_189", On(TheirHero)), Damage(TheirHero, 7),
        StatsNow(MyWeapon, 1, 4), IsInZone(Newest("SW_313t"), Zone::Secret),
    }
}

/// Pave the Way · Spell · 1 mana · **Questline:** Play 3 different 1-Cost cards. **Reward:** Upgrade your Hero Power.
//~ done SW_313t - 3245cd2b -
#[test]
fn SW_313t_pave_the_way() {
    check! { Paladin:
        Play("SW_313t", Nothing), Play("EX1_277", Nothing), Play("EX1_277", Nothing), Play("CS2_182", Nothing),
        Play("CS2_168", Nothing), IsCard(MyPower, "HERO_04bp"), Crystals(10), Play("CS2_189", On(TheirHero)),
        Damage(TheirHero, 7), IsCard(MyPower, "HERO_04bp2"), IsInZone(Newest("SW_313t2"), Zone::Secret),
    }
    // The opponent gets nothing of it.
    check! { Paladin:
        Play("SW_313t", Nothing), Play("EX1_277", Nothing), Play("CS2_182", Nothing), Play("CS2_168", Nothing),
        Play("CS2_189", On(TheirHero)), EndTurn, HeroPower(On(My(0))), StatsNow(My(0), 4, 4), Health(TheirHero, 26),
    }
}

/// Avenge the Fallen · Spell · 1 mana · **Questline:** Play 3 different 1-Cost cards. **Reward:** Lightborn Cariel.
//~ done SW_313t2 - ae66a666 -
#[test]
fn SW_313t2_avenge_the_fallen() {
    check! { Paladin:
        Play("SW_313t2", Nothing), Play("EX1_277", Nothing), Play("EX1_277", Nothing), Play("CS2_182", Nothing),
        Play("CS2_168", Nothing), HandCount(Mine, 0), Crystals(10), Play("CS2_189", On(TheirHero)),
        Damage(TheirHero, 7), HandCount(Mine, 1), IsCard(InHand(0), "SW_313t4"),
    }
}

/// First Blade of Wrynn · Minion · 4 mana · 3/5 · **Divine Shield Battlecry:** Gain **Rush** if this has at least 4 Attack.
//~ done SW_305 - 8798d2f7 -
#[test]
fn SW_305_first_blade_of_wrynn() {
    check! { Paladin:
        Play("SW_305", Nothing), HasNow(My(0), GameTag::DIVINE_SHIELD), HasNot(My(0), GameTag::RUSH), StatsNow(My(0), 3, 5),
    }
    // Exactly 4 Attack.
    check! { Paladin:
        Enemy("CS2_182"), Ally("CS2_122"), Play("SW_305", Nothing), StatsNow(My(1), 4, 5), HasNow(My(1), GameTag::RUSH),
        CannotAttack(My(1), TheirHero), Attack(My(1), Their(0)), Damage(Their(0), 4),
    }
    // More Attack later comes too late.
    check! { Paladin:
        Play("SW_305", Nothing), Play("CS2_092", On(My(0))), StatsNow(My(0), 7, 9), HasNot(My(0), GameTag::RUSH),
    }
}
