//! Warrior cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d574489c

/// Reckless Flurry · Spell · 3 mana · Spend all your Armor. Deal that much damage to all minions.
//~ done LOOT_364 - 612d6c99 -
#[test]
fn LOOT_364_reckless_flurry() {
    check! { Warrior:
        Ally("CS2_182"), Enemy("CS2_200"), HeroPower(Nothing), Armor(Mine, 2), Play("LOOT_364", Nothing),
        Armor(Mine, 0), Damage(My(0), 2), Damage(Their(0), 2), Health(MyHero, 30),
    }
}

/// Gather Your Party · Spell · 6 mana · **Recruit** a minion.
//~ done LOOT_370 - 5bc8c228 -
#[test]
fn LOOT_370_gather_your_party() {
    check! { Warrior:
        Give("LOOT_370"), Cost("LOOT_370", 6), Play("LOOT_370", Nothing), IsCard(My(0), "CS2_182"), DeckCount(Mine, 18),
    }
}

/// Geosculptor Yip · Minion · 8 mana · 4/8 · At the end of your turn, summon a random minion with Cost equal to your Armor *(up to 10*).
//~ done LOOT_519 - fbec0958 -
#[test]
fn LOOT_519_geosculptor_yip() {
    check! { Warrior:
        Ally("LOOT_519"), Play("OG_047b", Nothing), Force(Card("EX1_414")), EndTurn, IsCard(My(1), "EX1_414"), EndTurn,
        Play("OG_047b", Nothing), Force(Card("NEW1_030")), EndTurn, BoardCount(Mine, 3), IsCard(My(1), "NEW1_030"),
        Armor(Mine, 16),
    }
    check! { Warrior: Ally("LOOT_519"), Play("OG_047b", Nothing), Armor(Mine, 8), ForbidOutcome(Card("EX1_312")), EndTurn }
    check! { Warrior:
        Ally("LOOT_519"), Play("OG_047b", Nothing), Crystals(10), Play("OG_047b", Nothing), Armor(Mine, 16),
        ForbidOutcome(Card("AV_108")), EndTurn,
    }
}

/// Bladed Gauntlet · Weapon · 2 mana · 0/2 durability · Has Attack equal to your Armor. Can't attack heroes.
//~ done LOOT_044 - 7a00589d -
#[test]
fn LOOT_044_bladed_gauntlet() {
    check! { Warrior:
        Enemy("CS2_182"), Play("LOOT_044", Nothing), StatsNow(MyWeapon, 0, 2), HeroPower(Nothing), Armor(Mine, 2),
        StatsNow(MyWeapon, 2, 2), CannotAttack(MyHero, TheirHero), Attack(MyHero, Their(0)), Damage(Their(0), 2),
        Armor(Mine, 0), Health(MyHero, 28), StatsNow(MyWeapon, 0, 1),
    }
    // Armor of the opponent is not counted.
    check! { Warrior:
        Play("LOOT_044", Nothing), EndTurn, Play("EX1_606", Nothing), Armor(Theirs, 5), HandCount(Theirs, 2),
        StatsNow(MyWeapon, 0, 2),
    }
}

/// Lesser Mithril Spellstone · Spell · 7 mana · Summon one 5/5 Mithril Golem. *(Equip a weapon to upgrade.)*
//~ done LOOT_203 - af928e82 -
#[test]
fn LOOT_203_lesser_mithril_spellstone() {
    check! { Warrior:
        Play("LOOT_203", Nothing), BoardCount(Mine, 1), IsCard(My(0), "LOOT_203t4"), StatsNow(My(0), 5, 5),
        BoardCount(Theirs, 0),
    }
    check! { Warrior:
        Give("LOOT_203"), Play("CS2_106", Nothing), IsCard(InHand(0), "LOOT_203t2"), Play("CS2_106", Nothing),
        IsCard(InHand(0), "LOOT_203t3"), Play("CS2_182", Nothing), EndTurn, Play("CS2_106", Nothing), EndTurn,
        IsCard(InHand(0), "LOOT_203t3"), Play("LOOT_203t3", Nothing), BoardCount(Mine, 4), IsCard(My(3), "LOOT_203t4"),
        IsCard(My(1), "LOOT_203t4"),
    }
    check! { Warrior: Give("LOOT_203"), EndTurn, Play("CS2_106", Nothing), EndTurn, IsCard(InHand(0), "LOOT_203") }
    check! { Warrior: Play("LOOT_203t2", Nothing), BoardCount(Mine, 2), StatsNow(My(1), 5, 5) }
}
