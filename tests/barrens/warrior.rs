//! Warrior cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2ad5ce8a

/// Overlord Saurfang · Minion · 7 mana · 5/4 · **Battlecry:** Resurrect 2 friendly **Frenzy** minions. Deal 1 damage to all other minions.
//~ done BAR_334 - 436a5b12 -
#[test]
fn BAR_334_overlord_saurfang() {
    check! { Warrior:
        Give("BAR_334"), Cost("BAR_334", 7), Stats("BAR_334", 5, 4), Ally("BAR_024"), Ally("BAR_025"),
        Ally("CS2_182"), Enemy("BAR_020"), Kill(Nth(1)), Kill(Nth(2)), Kill(Nth(3)), Kill(Nth(4)), Enemy("CS2_182"),
        Play("BAR_334", Nothing), BoardCount(Mine, 3), BoardCount(Theirs, 1), Damage(Newest("BAR_024"), 1),
        Health(TheirHero, 27), HasNow(Newest("BAR_025"), GameTag::DIVINE_SHIELD), Damage(Newest("BAR_025"), 1),
        Damage(Nth(5), 1), Damage(Nth(0), 0), Health(MyHero, 30),
    }
    check! { Warrior: Ally("BAR_025"), Kill(Nth(0)), Play("BAR_334", Nothing), BoardCount(Mine, 2) }
    check! { Warrior:
        Ally("BAR_020"), Ally("BAR_024"), Ally("BAR_025"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("BAR_334", Nothing), BoardCount(Mine, 3), Health(TheirHero, 25),
    }
}

/// Whirling Combatant · Minion · 4 mana · 3/6 · **Battlecry and Frenzy:** Deal 1 damage to all other minions.
//~ done BAR_840 - c7fc3024 -
#[test]
fn BAR_840_whirling_combatant() {
    check! { Warrior:
        Ally("CS2_186"), Enemy("CS2_186"), Play("BAR_840", Nothing), Damage(My(0), 1), Damage(Their(0), 1),
        Damage(My(1), 0), DealDamage(My(1), 1), Damage(My(0), 2), Damage(Their(0), 2), Damage(My(1), 1), DealDamage(My(1), 1),
        Damage(Their(0), 2), Health(TheirHero, 30),
    }
}

/// Warsong Envoy · Minion · 1 mana · 1/3 · **Frenzy:** Gain +1 Attack for each damaged character.
//~ done BAR_843 - 0cfa153e -
#[test]
fn BAR_843_warsong_envoy() {
    check! { Warrior:
        Ally("BAR_843"), Enemy("CS2_182"), Enemy("CS2_182"), DealDamage(MyHero, 2), DealDamage(Their(0), 1), DealDamage(My(0), 1),
        StatsNow(My(0), 4, 2), DealDamage(My(0), 1), StatsNow(My(0), 4, 1),
    }
    check! { Warrior: Ally("BAR_843"), Ally("CS2_182"), DealDamage(My(0), 1), StatsNow(My(0), 2, 2) }
}

/// Rancor · Spell · 4 mana · Deal $2 damage to all minions. Gain 2 Armor for each destroyed.
//~ done BAR_845 - 439f1915 -
#[test]
fn BAR_845_rancor() {
    check! { Warrior:
        Ally("CS2_172"), Ally("CS2_182"), Enemy("CS2_172"), Enemy("CS2_182"), Play("BAR_845", Nothing),
        BoardCount(Mine, 1), BoardCount(Theirs, 1), Damage(My(0), 2), Damage(Their(0), 2), Armor(Mine, 4),
        Armor(Theirs, 0), Health(TheirHero, 30),
    }
    check! { Warrior: Enemy("CS2_182"), Play("BAR_845", Nothing), Armor(Mine, 0), Damage(Their(0), 2) }
}

/// Rokara · Minion · 3 mana · 2/3 · **Rush** After a friendly minion attacks and survives, give it +1/+1.
//~ done BAR_847 - df0bc40d -
#[test]
fn BAR_847_rokara() {
    check! { Warrior:
        Has("BAR_847", GameTag::RUSH), Ally("BAR_847"), Ally("CS2_182"), Ally("CS2_231"), Enemy("CS2_172"),
        Enemy("CS2_182"), Attack(My(1), Their(0)), StatsNow(My(1), 5, 3), Attack(My(2), Their(0)), BoardCount(Mine, 2),
        StatsNow(My(0), 2, 3), Attack(My(0), TheirHero), StatsNow(My(0), 3, 4), EndTurn, Attack(Their(0), MyHero),
        StatsNow(Their(0), 4, 4),
    }
}
