//! Warrior cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 29d89070

/// `VAN_CS2_102_H3` · Warrior hero power · 2 mana
/// > **Hero Power** Gain 2 Armor.
///
/// State: Done
//~ done VAN_CS2_102_H3 3e9e505c - f3c70603.4b23457a
#[test]
fn VAN_CS2_102_H3_armor_up() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("VAN_CS2_102_H3"),
            Cost("VAN_CS2_102_H3", 2),
            HeroPower(Nothing),
            Armor(Mine, 2),
            Health(MyHero, 30),
        ],
    );
}

/// `VAN_CS2_103_Puzzle` · Warrior spell · 1 mana
/// > Give a friendly minion **Charge**. It can't attack heroes this turn.
///
/// State: Done
//~ done VAN_CS2_103_Puzzle 69021e1f - cf85e695.e6855c15
#[test]
fn VAN_CS2_103_Puzzle_charge() {
    check(
        CardClass::Warrior,
        &[
            Give("VAN_CS2_103_Puzzle"),
            Cost("VAN_CS2_103_Puzzle", 1),
            Targets("VAN_CS2_103_Puzzle", &[FriendlyMinion]),
            Play("CS2_182", Nothing),
            Enemy("CS2_172"),
            Play("VAN_CS2_103_Puzzle", On(My(0))),
            HasNow(My(0), GameTag::CHARGE),
            CannotAttack(My(0), TheirHero),
            Attack(My(0), Their(0)),
            Dead(Nth(2)),
            EndTurn,
            EndTurn,
            HasNow(My(0), GameTag::CHARGE),
            Attack(My(0), TheirHero),
            Health(TheirHero, 26),
        ],
    );
}

/// `VAN_CS2_103e2_Puzzle` · Warrior enchantment
/// > Has **Charge**.
///
/// State: Done
//~ done VAN_CS2_103e2_Puzzle 87ffb484 - 08e08f35.c438d5ba
#[test]
fn VAN_CS2_103e2_Puzzle_charge() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "VAN_CS2_103e2_Puzzle"), HasNow(My(0), GameTag::CHARGE)],
    );
}

/// `VAN_EX1_414` · Warrior minion · 8 mana · 4/9
/// > **Charge Enrage:** +6 Attack
///
/// State: Done
//~ done VAN_EX1_414 46483a0e - 3dcd1bad.81b977be
#[test]
fn VAN_EX1_414_grommash_hellscream() {
    check(
        CardClass::Warrior,
        &[
            Give("VAN_EX1_414"),
            Cost("VAN_EX1_414", 8),
            Stats("VAN_EX1_414", 4, 9),
            Has("VAN_EX1_414", GameTag::CHARGE),
            Play("VAN_EX1_414", Nothing),
            HasNow(My(0), GameTag::CHARGE),
            Now(My(0), 4, 9),
            Hurt(My(0), 1),
            Now(My(0), 10, 8),
        ],
    );
}

/// `VAN_HERO_01bp` · Warrior hero power · 2 mana
/// > **Hero Power** Gain 2 Armor.
///
/// State: Done
//~ done VAN_HERO_01bp f6d78474 - b83136de.4b23457a
#[test]
fn VAN_HERO_01bp_armor_up() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("VAN_HERO_01bp"),
            Cost("VAN_HERO_01bp", 2),
            HeroPower(Nothing),
            Armor(Mine, 2),
            Health(MyHero, 30),
        ],
    );
}

/// `VAN_HERO_01bp2` · Warrior hero power · 2 mana
/// > **Hero Power** Gain 4 Armor.
///
/// State: Done
//~ done VAN_HERO_01bp2 6ee0db34 - ccd52018.f89a0800
#[test]
fn VAN_HERO_01bp2_tank_up() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("VAN_HERO_01bp2"),
            Cost("VAN_HERO_01bp2", 2),
            HeroPower(Nothing),
            Armor(Mine, 4),
            Health(MyHero, 30),
        ],
    );
}
