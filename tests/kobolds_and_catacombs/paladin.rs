//! Paladin cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0b92916d

/// Lesser Pearl Spellstone · Spell · Holy · 2 mana · Summon a 2/2 Spirit with **Taunt**. @(*Restore 3 Health to upgrade.)*
//~ done LOOT_091 - a271fc70 -
#[test]
fn LOOT_091_lesser_pearl_spellstone() {
    check! { Paladin:
        Give("LOOT_091"), Cost("LOOT_091", 2), Play("LOOT_091", Nothing), BoardCount(Mine, 1), IsCard(My(0), "LOOT_091t"),
        StatsNow(My(0), 2, 2), HasNow(My(0), GameTag::TAUNT), Crystals(10), DealDamage(MyHero, 10), Give("LOOT_091"),
        Play("EX1_593", Nothing), Damage(TheirHero, 3), IsCard(InHand(0), "LOOT_091"), Play("CS2_007", On(MyHero)),
        Damage(MyHero, 2), IsCard(InHand(0), "LOOT_091t1"),
    }
}

/// Pearl Spellstone · Spell · Holy · 2 mana · Summon a 4/4 Spirit with **Taunt**. @
//~ done LOOT_091t1 - 44ee663c -
#[test]
fn LOOT_091t1_pearl_spellstone() {
    check! { Paladin:
        Give("LOOT_091t1"), Cost("LOOT_091t1", 2), Play("LOOT_091t1", Nothing), BoardCount(Mine, 1),
        IsCard(My(0), "LOOT_091t1t"), StatsNow(My(0), 4, 4), HasNow(My(0), GameTag::TAUNT), Crystals(10), DealDamage(MyHero, 10),
        Give("LOOT_091t1"), Play("EX1_593", Nothing), Damage(TheirHero, 3), IsCard(InHand(0), "LOOT_091t1"),
        Play("CS2_007", On(MyHero)), Damage(MyHero, 2), IsCard(InHand(0), "LOOT_091t2"),
    }
}

/// Lynessa Sunsorrow · Minion · 7 mana · 1/1 · **Battlecry:** Cast each spell you cast on your minions this game on this one.
//~ done LOOT_216 - f689b8c7 -
#[test]
fn LOOT_216_lynessa_sunsorrow() {
    check! { Paladin:
        Ally("CS2_200"), Ally("CS2_182"), Enemy("CS2_182"), Play("CS2_092", On(My(0))),
        Play("CS2_092", On(Their(0))), Crystals(10), Play("CS2_092", On(My(1))), Crystals(10),
        Play("LOOT_216", Nothing), StatsNow(My(2), 9, 9), StatsNow(My(0), 10, 11),
    }
    check! { Paladin:
        Ally("CS2_200"), Ally("CS2_182"), Crystals(10), Play("EX1_302", On(My(1))), Play("LOOT_216", Nothing),
        HandCount(Mine, 1),
    }
    // In the order in which they were cast: Humility after Blessing of Kings sets the Attack.
    check! { Paladin:
        Ally("CS2_182"), Play("CS2_092", On(My(0))), Play("EX1_360", On(My(0))), Crystals(10),
        Play("LOOT_216", Nothing), StatsNow(My(1), 1, 5),
    }
}

/// Val'anyr · Weapon · 6 mana · 4/2 durability · **Deathrattle:** Give a minion in your hand +4/+2. When it dies, reequip this.
//~ done LOOT_500 - fe75592e -
#[test]
fn LOOT_500_valanyr() {
    check! { Paladin:
        Ally("LOOT_500"), Give("CS2_182"), Give("GAME_005"), GiveThem("CS2_182"), Kill(MyWeapon), NoWeapon(Mine),
        StatsNow(InHand(0), 8, 7), StatsNow(InTheirHand(0), 4, 5), Play("CS2_182", Nothing), Kill(My(0)),
        IsCard(MyWeapon, "LOOT_500"),
    }
    check! { Paladin:
        Ally("LOOT_500"), Give("CS2_182"), Give("CS2_182"), Force(Entity(InHand(0))), Kill(MyWeapon),
        StatsNow(InHand(0), 8, 7), StatsNow(InHand(1), 4, 5),
    }
}

/// Val'anyr Reequip Effect Dummy · Weapon · 0 mana · 0/0 durability · It is a dummy card for holding a effect to play when reequipping Val'anyr (LOOT 500)
//~ todo LOOT_500d 64effcdf 4cab90d3 -
#[test]
#[ignore = "todo: Val'anyr Reequip Effect Dummy"]
fn LOOT_500d_valanyr_reequip_effect_dummy() {
    unwritten("LOOT_500d");
}
