//! Warrior cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 486fc625

/// Ogre Warmaul · Weapon · 3 mana · 4/2 durability · 50% chance to attack the wrong enemy.
//~ done GVG_054 - 60207165 -
#[test]
fn GVG_054_ogre_warmaul() {
    check! { Warrior:
        Give("GVG_054"), Cost("GVG_054", 3), Stats("GVG_054", 4, 2), Enemy("CS2_182"), Ally("GVG_054"), Force(Yes),
        Attack(MyHero, TheirHero), Health(TheirHero, 30), Health(Nth(1), 1), Health(MyHero, 26),
    }
    check! { Warrior:
        Enemy("CS2_182"), Ally("GVG_054"), Force(No), Attack(MyHero, TheirHero), Health(TheirHero, 26),
        Health(Nth(0), 5),
    }
    check! { Warrior:
        Enemy("CS2_182"), Ally("CS2_182"), Ally("GVG_054"), Force(Yes), ForbidOutcome(Entity(Nth(1))),
        Attack(MyHero, TheirHero),
    }
    check! { Warrior:
        Give("GVG_054"), Enemy("CS2_182"), Ally("GVG_054"), Force(Yes), Attack(MyHero, Nth(1)), Health(MyHero, 30),
    }
    // The opponent's hero is not heard.
    check! { Warrior: Enemy("GVG_054"), Ally("GVG_054"), Force(Yes), Attack(MyHero, TheirHero), Health(MyHero, 30) }
    // Minions find whom they attack.
    check! { Shaman:
        Ally("CS2_182"), Enemy("CS2_182"), Play("GVG_054", Nothing), ForbidOutcome(Yes), Attack(My(0), Their(0)),
        Damage(Their(0), 4),
    }
}
