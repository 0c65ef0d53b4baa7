//! Warrior cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Magnataur Alpha · Minion · 4 mana · 5/3 · Also damages the minions next to whomever he attacks.
//~ done AT_067 - 3533c115 -
#[test]
fn AT_067_magnataur_alpha() {
    check! { Warrior:
        Give("AT_067"), Cost("AT_067", 4), Stats("AT_067", 5, 3), Friend("AT_067"), Enemy("CS2_200"), Enemy("CS2_200"),
        Enemy("CS2_200"), Enemy("CS2_200"), Attack(My(0), Their(1)), Damage(Their(0), 5), Damage(Their(1), 5),
        Damage(Their(2), 5), Damage(Their(3), 0), Health(TheirHero, 30), BoardCount(Mine, 0),
    }
    check! { Warrior:
        Friend("AT_067"), Enemy("CS2_200"), Attack(My(0), TheirHero), Health(TheirHero, 25), Damage(Their(0), 0),
    }
}
