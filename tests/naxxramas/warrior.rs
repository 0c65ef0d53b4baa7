//! Warrior cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 37a5d31c

/// Death's Bite · Weapon · 4 mana · 4/2 durability · **Deathrattle:** Deal 1 damage to all minions.
//~ done FP1_021 - 54811855 -
#[test]
fn FP1_021_deaths_bite() {
    check! { Warrior:
        Give("FP1_021"), Cost("FP1_021", 4), Stats("FP1_021", 4, 2), Play("FP1_021", Nothing), Enemy("CS2_182"),
        Ally("CS2_182"), Attack(MyHero, TheirHero), Damage(Their(0), 0), EndTurn, EndTurn, Attack(MyHero, TheirHero),
        NoWeapon(Mine), Damage(Their(0), 1), Damage(My(0), 1),
    }
}
