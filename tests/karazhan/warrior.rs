//! Warrior cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 51721a2b

/// Fool's Bane · Weapon · 5 mana · 3/4 durability · Unlimited attacks each turn. Can't attack heroes.
//~ done KAR_028 - 55720673 -
#[test]
fn KAR_028_fools_bane() {
    check! { Warrior:
        Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Play("KAR_028", Nothing), CannotAttack(MyHero, TheirHero),
        Attack(MyHero, Their(0)), Attack(MyHero, Their(0)), Attack(MyHero, Their(0)), BoardCount(Theirs, 0),
        CannotAttack(MyHero, TheirHero),
    }
    // Whoever has attacked can attack again with it.
    check! { Warrior:
        Enemy("CS2_182"), Ally("CS2_106"), Attack(MyHero, Their(0)), Health(Their(0), 2), Health(MyHero, 26),
        Play("KAR_028", Nothing), Attack(MyHero, Their(0)), BoardCount(Theirs, 0), Health(MyHero, 22),
    }
    // Nobody but the hero is readied, and with the weapon it is over.
    check! { Warrior:
        Ally("CS2_200"), Enemy("CS2_200"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"), Enemy("CS2_231"),
        Attack(My(0), Their(0)), Play("KAR_028", Nothing), CannotAct(My(0)), Play("CS2_105", Nothing),
        Attack(MyHero, Their(1)), Attack(MyHero, Their(1)), Attack(MyHero, Their(1)), Attack(MyHero, Their(1)),
        NoWeapon(Mine), BoardCount(Theirs, 1), CannotAct(MyHero), CannotAct(My(0)),
    }
}
