//! Druid cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Druid of the Plains · Minion · Beast · 7 mana · 7/6 · **Rush Frenzy:** Transform into a 6/7 Kodo with **Taunt**.
//~ done BAR_538 - 7886290c -
#[test]
fn BAR_538_druid_of_the_plains() {
    check! { Druid:
        Has("BAR_538", GameTag::RUSH), Ally("BAR_538"), DealDamage(My(0), 2), IsCard(My(0), "BAR_538t"), StatsNow(My(0), 6, 7),
        HasNow(My(0), GameTag::TAUNT), DealDamage(My(0), 1), StatsNow(My(0), 6, 6),
    }
    // It has to survive.
    check! { Druid: Ally("BAR_538"), DealDamage(My(0), 6), BoardCount(Mine, 0) }
}

/// Celestial Alignment · Spell · Arcane · 8 mana · Set your Mana Crystals to 0. Set the Cost of cards in your hand and deck to (1).
//~ done BAR_539 - 65310f8e -
#[test]
fn BAR_539_celestial_alignment() {
    check! { Druid:
        Give("CS2_200"), Give("GAME_005"), GiveThem("CS2_182"), Play("BAR_539", Nothing), Mana(0),
        CostNow(InHand(0), 1), CostNow(InHand(1), 1), CostNow(InTheirHand(0), 4), EndTurn, CostNow(InTheirHand(1), 4),
        Mana(10), EndTurn, Mana(1), CostNow(InHand(2), 1),
    }
}

/// Plaguemaw the Rotting · Minion · Undead · Quilboar · 4 mana · 3/4 · After a friendly minion with **Taunt** dies, summon a new copy of it without **Taunt**.
//~ done BAR_540 - d2a8213f -
#[test]
fn BAR_540_plaguemaw_the_rotting() {
    check! { Druid:
        Ally("BAR_540"), Ally("CS2_121"), Ally("CS2_182"), Enemy("CS2_121"), Kill(My(2)), BoardCount(Mine, 2),
        Kill(My(1)), BoardCount(Mine, 2), IsCard(My(1), "CS2_121"), HasNot(My(1), GameTag::TAUNT), StatsNow(My(1), 2, 2),
        Kill(My(1)), BoardCount(Mine, 1), Kill(Their(0)), BoardCount(Theirs, 0),
    }
    // A new copy: no damage and no enchantments.
    check! { Druid: Ally("BAR_540"), Ally("CS2_121"), Play("CS2_087", On(My(1))), Kill(My(1)), StatsNow(My(1), 2, 2) }
}
