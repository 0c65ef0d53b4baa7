//! Paladin cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 50747927

/// Seal of Light · Spell · Holy · 2 mana · Restore #4 Health to your hero and gain +2 Attack this turn.
//~ done GVG_057 - 6b9e244a -
#[test]
fn GVG_057_seal_of_light() {
    check! { Paladin:
        DealDamage(MyHero, 10), DealDamage(TheirHero, 10), Play("GVG_057", Nothing), StatsNow(MyHero, 2, 24), Health(TheirHero, 20),
        EndTurn, StatsNow(MyHero, 0, 24),
    }
    check! { Paladin: Play("GVG_057", Nothing), StatsNow(TheirHero, 0, 30) }
}

/// Muster for Battle · Spell · 3 mana · Summon three {0} Silver Hand Recruits. Equip a 1/4 Weapon.
//~ done GVG_061 - b325b55e -
#[test]
fn GVG_061_muster_for_battle() {
    check! { Paladin:
        Play("GVG_061", Nothing), BoardCount(Mine, 3), IsCard(My(0), "CS2_101t"), IsCard(My(1), "CS2_101t"),
        IsCard(My(2), "CS2_101t"), IsCard(MyWeapon, "CS2_091"), BoardCount(Theirs, 0), NoWeapon(Theirs),
    }
}
