//! Shaman cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 895cca28

/// The Lurker Below · Minion · Beast · 6 mana · 6/5 · **Battlecry:** Deal 3 damage to an enemy minion. If it dies, repeat on one of its neighbors.
//~ done BT_230 - d0ca45d6 -
#[test]
fn BT_230_the_lurker_below() {
    check! { Shaman:
        Enemy("CS2_172"), Enemy("CS2_172"), Enemy("CS2_182"), Enemy("CS2_172"), Play("BT_230", On(Their(0))),
        Dead(Nth(0)), Dead(Nth(1)), Damage(Nth(2), 3), Damage(Nth(3), 0),
    }
    check! { Shaman:
        Enemy("CS2_182"), Enemy("CS2_172"), Play("BT_230", On(Their(0))), Damage(Nth(0), 3), Damage(Nth(1), 0),
    }
    check! { Shaman:
        Enemy("CS2_182"), Enemy("CS2_172"), Enemy("CS2_182"), Force(ForcedOutcome::Entity(Nth(2))),
        Play("BT_230", On(Their(1))), Dead(Nth(1)), Damage(Nth(2), 3), Damage(Nth(0), 0), Health(TheirHero, 30),
        Ally("CS2_182"), Crystals(10), Give("BT_230"), CannotTarget("BT_230", My(0)),
    }
    check! { Shaman:
        Enemy("CS2_172"), Enemy("CS2_172"), Enemy("CS2_142"), Enemy("CS2_172"), Enemy("CS2_172"), Enemy("CS2_142"),
        Enemy("CS2_172"), Play("BT_230", On(Their(0))), BoardCount(Theirs, 0),
    }
}

/// Vivid Spores · Spell · Nature · 4 mana · Give your minions "**Deathrattle:** Resummon this minion."
//~ done BT_101 - 6db98106 -
#[test]
fn BT_101_vivid_spores() {
    check! { Shaman:
        Ally("CS2_182"), Enemy("CS2_182"), Play("BT_101", Nothing), Play("CS2_172", Nothing), Kill(My(0)),
        BoardCount(Mine, 2), IsCard(Newest("CS2_182"), "CS2_182"), IsInZone(Newest("CS2_182"), Zone::Play), Kill(Newest("CS2_182")),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_172"), Kill(My(0)), BoardCount(Mine, 0), Kill(Their(0)),
        BoardCount(Theirs, 0),
    }
}
