//! Warrior cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f2f5a096

/// Captain Galvangar · Minion · 6 mana · 6/6 · **Battlecry:** If you have gained 15 or more Armor this game, gain +3/+3 and **Charge**.@ *({0} left*!)@ *(Ready!)*
//~ done AV_145 - 0a00a135 -
#[test]
fn AV_145_captain_galvangar() {
    check! { Warrior:
        Play("CFM_308a", Nothing), Crystals(10), Play("AV_145", Nothing), StatsNow(My(0), 6, 6), EndTurn, EndTurn,
        Play("EX1_606", Nothing), HandCount(Mine, 2), Armor(Mine, 15), Crystals(10), Play("AV_145", Nothing),
        StatsNow(My(1), 9, 9), HasNow(My(1), GameTag::CHARGE),
    }
    // 14 are not enough.
    check! { Warrior:
        Play("EX1_606", Nothing), Play("EX1_606", Nothing), HeroPower(Nothing), EndTurn, EndTurn, HeroPower(Nothing),
        HandCount(Mine, 3), Armor(Mine, 14), Crystals(10), Play("AV_145", Nothing), StatsNow(My(0), 6, 6),
    }
}

/// Rokara, the Valorous · Hero · 7 mana · 30 health, 10 armor · **Battlecry:** Equip a 5/2 Unstoppable Force.
//~ done AV_202 - 53660d0f -
#[test]
fn AV_202_rokara_the_valorous() {
    check! { Warrior:
        Enemy("CS2_186"), Play("AV_202", Nothing), Armor(Mine, 10), Attack(MyHero, Their(0)), Damage(Their(0), 5),
        Health(TheirHero, 23), Ready(MyHero), Attack(MyHero, TheirHero), Health(TheirHero, 18), NoWeapon(Mine),
    }
}

/// Hit It Very Hard · Spell · 1 mana · Gain +10 Attack and "Can't attack heroes" this turn.
//~ done ONY_023 - 115aade1 -
#[test]
fn ONY_023_hit_it_very_hard() {
    check! { Warrior:
        Enemy("CS2_186"), Play("ONY_023", Nothing), StatsNow(MyHero, 10, 30), CannotAttack(MyHero, TheirHero),
        Attack(MyHero, Their(0)), BoardCount(Theirs, 0), EndTurn, StatsNow(MyHero, 0, 23), EndTurn, Ally("CS2_091"),
        Attack(MyHero, TheirHero), Health(TheirHero, 29),
    }
    check! { Warrior:
        Play("ONY_023", Nothing), StatsNow(TheirHero, 0, 30), HasNot(TheirHero, GameTag::CANNOT_ATTACK_HEROES),
    }
}

/// Frozen Buckler · Spell · Frost · 2 mana · Gain 10 Armor. At the start of your next turn, lose 5 Armor.
//~ done AV_109 - 2b34b7e3 -
#[test]
fn AV_109_frozen_buckler() {
    check! { Warrior:
        Play("AV_109", Nothing), Armor(Mine, 10), Armor(Theirs, 0), EndTurn, Armor(Mine, 10), EndTurn, Armor(Mine, 5),
        EndTurn, EndTurn, Armor(Mine, 5), Health(MyHero, 30),
    }
    // No more than there is.
    check! { Warrior:
        Play("AV_109", Nothing), Armor(Mine, 10), DealDamage(MyHero, 8), EndTurn, EndTurn, Armor(Mine, 0), Health(MyHero, 30),
    }
}

/// Snowed In · Spell · Frost · 3 mana · Destroy a damaged minion. **Freeze** all other minions.
//~ done AV_322 - f5d30778 -
#[test]
fn AV_322_snowed_in() {
    check! { Warrior:
        Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"), DealDamage(Their(0), 1), Give("AV_322"),
        CannotTarget("AV_322", Their(1)), Play("AV_322", On(Their(0))), BoardCount(Theirs, 1),
        HasNow(Their(0), GameTag::FROZEN), HasNow(My(0), GameTag::FROZEN), HasNot(TheirHero, GameTag::FROZEN),
        HasNot(MyHero, GameTag::FROZEN), Damage(Their(0), 0),
    }
}
