//! Mage cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Echo of Medivh · Spell · Arcane · 4 mana · Put a copy of each friendly minion into your hand.
//~ done GVG_005 - 577b9bfe -
#[test]
fn GVG_005_echo_of_medivh() {
    check! { Mage:
        Give("GVG_005"), Cost("GVG_005", 4), Ally("CS2_182"), Ally("CS2_172"), Enemy("CS2_200"),
        Play("GVG_005", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_182"), IsCard(InHand(1), "CS2_172"),
        HandCount(Theirs, 0), BoardCount(Mine, 2), BoardCount(Theirs, 1),
    }
}

/// Flame Leviathan · Minion · Mech · 7 mana · 7/7 · **Rush** When you draw this, deal 2 damage to all characters except Mechs.
//~ done GVG_007 - 3f5273e8 -
#[test]
fn GVG_007_flame_leviathan() {
    check! { Mage:
        Give("GVG_007"), Cost("GVG_007", 7), Stats("GVG_007", 7, 7), Has("GVG_007", GameTag::RUSH), OnTop("GVG_007"),
        Ally("CS2_182"), Ally("GVG_103"), Enemy("CS2_182"), Enemy("EX1_556"), EndTurn, EndTurn, Health(MyHero, 28),
        Health(TheirHero, 28), Damage(My(0), 2), Damage(My(1), 0), Damage(Their(0), 2), Damage(Their(1), 0),
        HandCount(Mine, 2), IsCard(InHand(1), "GVG_007"),
    }
}
