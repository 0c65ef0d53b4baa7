//! Neutral cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b790bd1

/// Garrison Commander · Minion · 2 mana · 2/3 · You can use your Hero Power twice a turn.
//~ done AT_080 - 571225fa -
#[test]
fn AT_080_garrison_commander() {
    check! { Mage:
        HeroPower(On(TheirHero)), Ally("AT_080"), HeroPower(On(TheirHero)), Mana(6), Health(TheirHero, 28),
        CannotAct(MyPower), EndTurn, EndTurn, HeroPower(On(TheirHero)), HeroPower(On(TheirHero)), Damage(TheirHero, 4),
        CannotAct(MyPower),
    }
    check! { Mage: Ally("AT_080"), HeroPower(On(TheirHero)), Damage(TheirHero, 1), Kill(My(0)), CannotAct(MyPower) }
    check! { Mage: Enemy("AT_080"), HeroPower(On(TheirHero)), Health(TheirHero, 29), CannotAct(MyPower) }
}

/// Saboteur · Minion · 3 mana · 4/3 · **Battlecry:** Your opponent's Hero Power costs (5) more next turn.
//~ done AT_086 - 633fe0cd -
#[test]
fn AT_086_saboteur() {
    check! { Mage:
        Give("AT_086"), Cost("AT_086", 3), Stats("AT_086", 4, 3), Play("AT_086", Nothing), HeroPower(On(TheirHero)),
        Damage(TheirHero, 1), Mana(5), EndTurn, HeroPower(On(MyHero)), Mana(3), EndTurn, EndTurn, HeroPower(On(MyHero)),
        Damage(MyHero, 2), Mana(8),
    }
    check! { Mage:
        Play("AT_086", Nothing), EndTurn, EndTurn, EndTurn, HeroPower(On(MyHero)), Damage(MyHero, 1), Mana(8),
    }
}

/// Boneguard Lieutenant · Minion · Undead · 2 mana · 3/2 · **Inspire:** Gain +1 Health.
//~ done AT_089 - 21bf64c2 -
#[test]
fn AT_089_boneguard_lieutenant() {
    check! { Mage:
        Give("AT_089"), Cost("AT_089", 2), Stats("AT_089", 3, 2), Play("AT_089", Nothing), HeroPower(On(TheirHero)),
        Damage(TheirHero, 1), StatsNow(My(0), 3, 3),
    }
}

/// Sideshow Spelleater · Minion · 6 mana · 6/5 · **Battlecry:** Copy your opponent's Hero Power.
//~ done AT_098 - af5eaee0 -
#[test]
fn AT_098_sideshow_spelleater() {
    check! { Warrior:
        Give("AT_098"), Cost("AT_098", 6), Stats("AT_098", 6, 5), Play("AT_098", Nothing), HeroPower(On(TheirHero)),
        Health(TheirHero, 29), Armor(Mine, 0), EndTurn, HeroPower(On(MyHero)), Health(MyHero, 29),
    }
}

/// Armored Warhorse · Minion · Beast · 4 mana · 5/3 · **Battlecry:** Reveal a minion in each deck. If yours costs more, gain **Charge**.
//~ done AT_108 - d5e40699 -
#[test]
fn AT_108_armored_warhorse() {
    check! { Mage:
        Give("AT_108"), Cost("AT_108", 4), Stats("AT_108", 5, 3), OnTop("CS2_186"), Force(Entity(Newest("CS2_186"))),
        Play("AT_108", Nothing), HasNow(Newest("AT_108"), GameTag::CHARGE),
    }
}

/// Master Jouster · Minion · 6 mana · 5/6 · **Battlecry:** Reveal a minion in each deck. If yours costs more, gain **Taunt** and **Divine Shield**.
//~ done AT_112 - 39b95896 -
#[test]
fn AT_112_master_jouster() {
    check! { Mage:
        Give("AT_112"), Cost("AT_112", 6), Stats("AT_112", 5, 6), OnTop("CS2_186"), Force(Entity(Newest("CS2_186"))),
        Play("AT_112", Nothing), HasNow(Newest("AT_112"), GameTag::TAUNT), HasNow(Newest("AT_112"), GameTag::DIVINE_SHIELD),
    }
}

/// Bolf Ramshield · Minion · 6 mana · 3/9 · Whenever your hero takes damage, this minion takes it instead.
//~ done AT_124 - 939e5e37 -
#[test]
fn AT_124_bolf_ramshield() {
    check! { Mage:
        Ally("AT_124"), Ally("CS2_182"), DealDamage(MyHero, 3), Health(MyHero, 30), Damage(My(0), 3), DealDamage(My(1), 1),
        Damage(My(0), 3), DealDamage(TheirHero, 1), Damage(My(0), 3), Play("EX1_048", On(My(0))), DealDamage(MyHero, 2),
        Health(MyHero, 28),
    }
}

/// Icehowl · Minion · 9 mana · 10/10 · **Charge** Can't attack heroes.
//~ done AT_125 - c53fe00e -
#[test]
fn AT_125_icehowl() {
    check! { Mage:
        Give("AT_125"), Cost("AT_125", 9), Stats("AT_125", 10, 10), Has("AT_125", GameTag::CHARGE),
        Play("AT_125", Nothing), Enemy("CS2_182"), Attack(My(0), Their(0)), Dead(Nth(1)),
    }
}

/// The Skeleton Knight · Minion · Undead · 6 mana · 7/4 · **Deathrattle:** Reveal a minion in each deck. If yours costs more, return this to your hand.
//~ done AT_128 - 3cc95cab -
#[test]
fn AT_128_the_skeleton_knight() {
    check! { Mage:
        Give("AT_128"), Cost("AT_128", 6), Stats("AT_128", 7, 4), Ally("AT_128"), OnTop("CS2_186"),
        Force(Entity(Newest("CS2_186"))), Kill(My(0)), HandCount(Mine, 2),
    }
}

/// Justicar Trueheart · Minion · 5 mana · 6/4 · **Battlecry:** Replace your starting Hero Power with a better one.
//~ done AT_132 - 9c5d19c6 -
#[test]
fn AT_132_justicar_trueheart() {
    check! { Mage:
        Enemy("CS2_200"), HeroPower(On(Their(0))), Damage(Their(0), 1), Play("AT_132", Nothing),
        IsCard(MyPower, "HERO_08bp2"), HeroPower(On(Their(0))), Damage(Their(0), 3),
    }
    check! { Mage: HasHeroPower("EX1_625t"), Play("AT_132", Nothing), IsCard(MyPower, "EX1_625t") }
    // Ghoul Charge becomes Ghoul Frenzy, whose Ghoul has 2 Attack.
    check! { DeathKnight:
        HeroPower(Nothing), Play("AT_132", Nothing), IsCard(MyPower, "HERO_11bp2"), HeroPower(Nothing),
        StatsNow(My(2), 2, 1), EndTurn, BoardCount(Mine, 1),
    }
    check! { Mage: HasHeroPower("HERO_05bp"), Play("AT_132", Nothing), IsCard(MyPower, "HERO_05bp2") }
    // The opponent gets nothing of it.
    check! { Mage: Enemy("CS2_200"), Play("AT_132", Nothing), EndTurn, HeroPower(On(Their(0))), StatsNow(Their(0), 6, 6) }
}

/// Dire Shapeshift · Hero Power · 2 mana · **Hero Power** +$a2 Attack this turn. +$d2 Armor.
//~ todo AT_132_DRUIDa 745203a4 0d994ed8 -
#[test]
#[ignore = "todo: Dire Shapeshift"]
fn AT_132_DRUIDa_dire_shapeshift() {
    unwritten("AT_132_DRUIDa");
}

/// Dire Shapeshift · Hero Power · 2 mana · **Hero Power** +$a2 Attack this turn. +$d2 Armor.
//~ todo AT_132_DRUIDb 50808720 0d994ed8 -
#[test]
#[ignore = "todo: Dire Shapeshift"]
fn AT_132_DRUIDb_dire_shapeshift() {
    unwritten("AT_132_DRUIDb");
}

/// Dire Shapeshift · Hero Power · 2 mana · **Hero Power** +$a2 Attack this turn. +$d2 Armor.
//~ todo AT_132_DRUIDc 44db4467 0d994ed8 -
#[test]
#[ignore = "todo: Dire Shapeshift"]
fn AT_132_DRUIDc_dire_shapeshift() {
    unwritten("AT_132_DRUIDc");
}

/// Ballista Shot · Hero Power · 2 mana · **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
//~ done AT_132_HUNTER_H1 - daa83935 -
#[test]
fn AT_132_HUNTER_H1_ballista_shot() {
    check! { Hunter: HasHeroPower("AT_132_HUNTER_H1"), HeroPower(Nothing), Health(TheirHero, 27) }
    // With Steamwheedle Sniper it has a target.
    check! { Hunter:
        HasHeroPower("AT_132_HUNTER_H1"), Ally("GVG_087"), Enemy("CS2_182"), HeroPower(On(Their(0))),
        Damage(Their(0), 3), Health(TheirHero, 30),
    }
}

/// Poisoned Daggers · Hero Power · 2 mana · **Hero Power** Equip a 2/2 Weapon.
//~ todo AT_132_ROGUE_H1 c93e16f0 f7a87318 -
#[test]
#[ignore = "todo: Poisoned Daggers"]
fn AT_132_ROGUE_H1_poisoned_daggers() {
    unwritten("AT_132_ROGUE_H1");
}

/// Wrath of Air Totem · Minion · 1 mana · 0/2 · **Spell Damage +1**
//~ todo AT_132_SHAMANd 22dbe980 24cf6bc7 -
#[test]
#[ignore = "todo: Wrath of Air Totem"]
fn AT_132_SHAMANd_wrath_of_air_totem() {
    unwritten("AT_132_SHAMANd");
}

/// Gadgetzan Jouster · Minion · 1 mana · 1/2 · **Battlecry:** Reveal a minion in each deck. If yours costs more, gain +1/+1.
//~ done AT_133 - 96812738 -
#[test]
fn AT_133_gadgetzan_jouster() {
    check! { Mage:
        Give("AT_133"), Cost("AT_133", 1), Stats("AT_133", 1, 2), OnTop("CS2_186"), Force(Entity(Newest("CS2_186"))),
        Play("AT_133", Nothing), StatsNow(Newest("AT_133"), 2, 3),
    }
}

/// Skycap'n Kragg · Minion · Pirate · 7 mana · 4/6 · **Charrrrrge** Costs (1) less for each friendly Pirate.
//~ done AT_070 - 78ff44c5 -
#[test]
fn AT_070_skycapn_kragg() {
    check! { Mage:
        Give("AT_070"), Cost("AT_070", 7), Stats("AT_070", 4, 6), Has("AT_070", GameTag::CHARGE), Enemy("CS2_146"),
        Ally("CS2_182"), Give("CS2_146"), CostNow(Nth(0), 7), Ally("CS2_146"), CostNow(Nth(0), 6),
        Ally("NEW1_018"), CostNow(Nth(0), 5), Kill(My(1)), CostNow(Nth(0), 6), Play("AT_070", Nothing), Mana(4),
        Attack(My(2), TheirHero), Health(TheirHero, 26),
    }
}

/// Argent Watchman · Minion · 2 mana · 2/4 · Can't attack. **Inspire:** Can attack as normal this turn.
//~ done AT_109 - 7740806f -
#[test]
fn AT_109_argent_watchman() {
    check! { Mage:
        Give("AT_109"), Cost("AT_109", 2), Stats("AT_109", 2, 4), Ally("AT_109"), CannotAct(My(0)),
        HeroPower(On(TheirHero)), Health(TheirHero, 29), Attack(My(0), TheirHero), Health(TheirHero, 27), EndTurn,
        HeroPower(On(MyHero)), Health(MyHero, 29), EndTurn, CannotAct(My(0)),
    }
}

/// Gormok the Impaler · Minion · 4 mana · 4/4 · **Battlecry:** If you have at least 4 other minions, deal 4 damage.
//~ done AT_122 - fcce178d -
#[test]
fn AT_122_gormok_the_impaler() {
    check! { Mage:
        Give("AT_122"), Cost("AT_122", 4), Stats("AT_122", 4, 4), Ally("CS2_171"), Ally("CS2_171"),
        Ally("CS2_171"), Ally("CS2_171"),
        Targets("AT_122", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("AT_122", On(TheirHero)),
        Health(TheirHero, 26),
    }
    check! { Mage:
        Ally("CS2_171"), Ally("CS2_171"), Ally("CS2_171"), Enemy("CS2_171"), Targets("AT_122", &[]),
        Play("AT_122", Nothing), BoardCount(Mine, 4),
    }
}
