//! Warrior cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Cursed Blade · Weapon · 1 mana · 2/3 durability · Double all damage dealt to your hero.
//~ done LOE_118 - 373c7245 -
#[test]
fn LOE_118_cursed_blade() {
    check! { Warrior:
        Play("LOE_118", Nothing), DealDamage(MyHero, 3), Health(MyHero, 24), DealDamage(TheirHero, 3), Health(TheirHero, 27),
        Ally("CS2_182"), DealDamage(My(0), 2), Damage(My(0), 2), Enemy("CS2_182"), Attack(MyHero, Their(0)),
        Damage(Their(0), 2), Health(MyHero, 16), StatsNow(MyWeapon, 2, 2), Play("CS2_091", Nothing), DealDamage(MyHero, 3),
        Health(MyHero, 13),
    }
}
