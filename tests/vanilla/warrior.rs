//! Warrior cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 29d89070

/// Armor Up! · Hero Power · 2 mana · **Hero Power** Gain 2 Armor.
//~ done VAN_CS2_102_H3 - 2134734d -
#[test]
fn VAN_CS2_102_H3_armor_up() {
    check! { Warrior:
        HasHeroPower("VAN_CS2_102_H3"), Cost("VAN_CS2_102_H3", 2), HeroPower(Nothing), Armor(Mine, 2),
        Health(MyHero, 30),
    }
}

/// Charge · Spell · 1 mana · Give a friendly minion **Charge**. It can't attack heroes this turn.
//~ done VAN_CS2_103_Puzzle - bd43ba2e -
#[test]
fn VAN_CS2_103_Puzzle_charge() {
    check! { Warrior:
        Give("VAN_CS2_103_Puzzle"), Cost("VAN_CS2_103_Puzzle", 1), Targets("VAN_CS2_103_Puzzle", &[FriendlyMinion]),
        Play("CS2_182", Nothing), Enemy("CS2_172"), Play("VAN_CS2_103_Puzzle", On(My(0))),
        HasNow(My(0), GameTag::CHARGE), CannotAttack(My(0), TheirHero), Attack(My(0), Their(0)), Dead(Nth(2)), EndTurn,
        EndTurn, HasNow(My(0), GameTag::CHARGE), Attack(My(0), TheirHero), Health(TheirHero, 26),
    }
}

/// Charge · Enchantment · Has **Charge**.
//~ done VAN_CS2_103e2_Puzzle - e6c095aa -
#[test]
fn VAN_CS2_103e2_Puzzle_charge() {
    check! { Warrior: Ally("CS2_118"), Enchant(My(0), "VAN_CS2_103e2_Puzzle"), HasNow(My(0), GameTag::CHARGE) }
}

/// Grommash Hellscream · Minion · 8 mana · 4/9 · **Charge Enrage:** +6 Attack
//~ done VAN_EX1_414 - 8119908e -
#[test]
fn VAN_EX1_414_grommash_hellscream() {
    check! { Warrior:
        Give("VAN_EX1_414"), Cost("VAN_EX1_414", 8), Stats("VAN_EX1_414", 4, 9), Has("VAN_EX1_414", GameTag::CHARGE),
        Play("VAN_EX1_414", Nothing), HasNow(My(0), GameTag::CHARGE), StatsNow(My(0), 4, 9), DealDamage(My(0), 1),
        StatsNow(My(0), 10, 8),
    }
}

/// Armor Up! · Hero Power · 2 mana · **Hero Power** Gain 2 Armor.
//~ done VAN_HERO_01bp - 2134734d -
#[test]
fn VAN_HERO_01bp_armor_up() {
    check! { Warrior:
        HasHeroPower("VAN_HERO_01bp"), Cost("VAN_HERO_01bp", 2), HeroPower(Nothing), Armor(Mine, 2), Health(MyHero, 30),
    }
}

/// Tank Up! · Hero Power · 2 mana · **Hero Power** Gain 4 Armor.
//~ done VAN_HERO_01bp2 - d7ca874b -
#[test]
fn VAN_HERO_01bp2_tank_up() {
    check! { Warrior:
        HasHeroPower("VAN_HERO_01bp2"), Cost("VAN_HERO_01bp2", 2), HeroPower(Nothing), Armor(Mine, 4),
        Health(MyHero, 30),
    }
}
