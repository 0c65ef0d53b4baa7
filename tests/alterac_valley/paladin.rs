//! Paladin cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 290c0113

/// The Immovable Object · Weapon · 7 mana · 2/5 durability · This doesn't lose Durability. Your hero takes half damage, rounded up.
//~ done AV_146 - 88152f9f -
#[test]
fn AV_146_the_immovable_object() {
    // It does not wear out, and Yeti strikes back with half of 4.
    check! { Paladin:
        Ally("AV_146"), Enemy("CS2_182"), Attack(MyHero, Their(0)), StatsNow(MyWeapon, 2, 5), Damage(Their(0), 2),
        Damage(MyHero, 2), DealDamage(MyHero, 5), Damage(MyHero, 5), DealDamage(MyHero, 1), Damage(MyHero, 6), Ally("CS2_182"),
        DealDamage(My(0), 4), Damage(My(0), 4), DealDamage(TheirHero, 4), Damage(TheirHero, 4),
    }
}

/// Lightforged Cariel · Hero · 8 mana · 30 health, 5 armor · **Battlecry:** Deal 2 damage to all enemies. Equip a 2/5 Immovable Object.
//~ done AV_206 - cf76fddc -
#[test]
fn AV_206_lightforged_cariel() {
    check! { Paladin:
        Enemy("CS2_182"), Ally("CS2_182"), Play("AV_206", Nothing), Health(TheirHero, 28), Damage(Their(0), 2),
        Damage(My(0), 0), IsCard(MyWeapon, "AV_146"), Armor(Mine, 5), IsCard(MyPower, "AV_206p"),
    }
}

/// Saidan the Scarlet · Minion · 3 mana · 2/2 · **Rush.** Whenever this minion gains Attack or Health, double that amount *(wherever this is*).
//~ done AV_345 - 2711f119 -
#[test]
fn AV_345_saidan_the_scarlet() {
    check! { Paladin:
        Ally("AV_345"), Ally("CS2_182"), Play("CS2_092", On(My(0))), StatsNow(My(0), 10, 10), Play("CS2_092", On(My(1))),
        StatsNow(My(1), 8, 9), StatsNow(My(0), 10, 10), Give("AV_345"), HasHeroPower("AV_206p"), Crystals(10), HeroPower(Nothing),
        StatsNow(InHand(0), 10, 10),
    }
    // It answers each time, not once a turn.
    check! { Paladin:
        Ally("AV_345"), Play("CS2_092", On(My(0))), Crystals(10), Play("CS2_092", On(My(0))), StatsNow(My(0), 18, 18),
    }
}

/// Hold the Bridge · Spell · Holy · 3 mana · Give a minion +2/+1 and **Divine Shield**. It gains **Lifesteal** until end of turn.
//~ done AV_338 - 378e5dba -
#[test]
fn AV_338_hold_the_bridge() {
    check! { Paladin:
        Targets("AV_338", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Ally("CS2_182"),
        Play("AV_338", On(My(0))), StatsNow(My(0), 6, 6), HasNow(My(0), GameTag::DIVINE_SHIELD),
        HasNow(My(0), GameTag::LIFESTEAL), StatsNow(My(1), 4, 5), HasNot(My(1), GameTag::LIFESTEAL), EndTurn,
        StatsNow(My(0), 6, 6), HasNow(My(0), GameTag::DIVINE_SHIELD), HasNot(My(0), GameTag::LIFESTEAL),
    }
}

/// Cavalry Horn · Weapon · 5 mana · 3/2 durability · **Deathrattle:** Summon the lowest Cost minion in your hand.
//~ done AV_341 - b5b8c838 -
#[test]
fn AV_341_cavalry_horn() {
    check! { Paladin:
        Ally("AV_341"), Give("CS2_182"), Give("CS2_172"), Give("GAME_005"), Kill(MyWeapon), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_172"), HandCount(Mine, 2), IsInZone(Nth(1), Zone::Hand), NoWeapon(Mine),
    }
    check! { Paladin:
        Ally("AV_341"), Give("GAME_005"), GiveThem("CS2_172"), Kill(MyWeapon), BoardCount(Mine, 0),
        HandCount(Mine, 1), HandCount(Theirs, 1),
    }
}

/// Stormwind Avenger · Minion · 3 mana · 1/5 · After you cast a spell on this minion, it gains +2 Attack.
//~ done ONY_020 - 417e7da7 -
#[test]
fn ONY_020_stormwind_avenger() {
    check! { Paladin:
        Ally("ONY_020"), Ally("CS2_182"), Play("CS2_087", On(My(0))), StatsNow(My(0), 6, 5), Play("CS2_087", On(My(1))),
        StatsNow(My(0), 6, 5), Play("GAME_005", Nothing), StatsNow(My(0), 6, 5), EndTurn, Play("CS2_087", On(My(0))),
        StatsNow(My(0), 9, 5), StatsNow(My(1), 7, 5),
    }
    // The spell does what it says before.
    check! { Paladin: Ally("ONY_020"), Play("EX1_360", On(My(0))), StatsNow(My(0), 3, 5) }
}
