//! Mage cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Animated Armor · Minion · 4 mana · 4/4 · Your hero can only take 1 damage at a time.
//~ done LOE_119 - 1e7b12d1 -
#[test]
fn LOE_119_animated_armor() {
    check! { Mage:
        Ally("LOE_119"), DealDamage(MyHero, 5), Health(MyHero, 29), DealDamage(MyHero, 1), Health(MyHero, 28), DealDamage(TheirHero, 5),
        Health(TheirHero, 25), DealDamage(My(0), 2), Damage(My(0), 2), Kill(My(0)), DealDamage(MyHero, 5), Health(MyHero, 23),
    }
    check! { Mage:
        Ally("LOE_119"), Ally("CS2_182"), EndTurn, Play("CS2_029", On(My(1))), Dead(Nth(1)),
        Play("CS2_029", On(MyHero)), Health(MyHero, 29),
    }
}
