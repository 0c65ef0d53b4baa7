//! Warrior cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 24fe8fe3

/// Tent Trasher · Minion · Dragon · 5 mana · 5/5 · **Rush.** Costs (1) less for each friendly minion with a unique minion type.
//~ done DMF_528 - 1354962c -
#[test]
fn DMF_528_tent_trasher() {
    check! { Warrior:
        Give("DMF_528"), Give("CS2_182"), Ally("CS2_172"), Ally("CS2_172"), Ally("CS2_182"),
        CostNow(InHand(0), 4), Ally("CS2_168"), CostNow(InHand(0), 3), CostNow(InHand(1), 4), Enemy("CS2_065"),
        CostNow(InHand(0), 3),
    }
}

/// Ringmaster's Baton · Weapon · 2 mana · 1/3 durability · After your hero attacks, give a Mech, Dragon, and Pirate in your hand +1/+1.
//~ done DMF_524 - 2a09ef34 -
#[test]
fn DMF_524_ringmasters_baton() {
    check! { Warrior:
        Ally("DMF_524"), Give("GVG_110t"), Give("NEW1_023"), Give("BAR_896"), Give("CS2_182"), Give("NEW1_023"),
        GiveThem("NEW1_023"), Force(Entity(InHand(1))), Attack(MyHero, TheirHero), Health(TheirHero, 29),
        StatsNow(InHand(0), 2, 2), StatsNow(InHand(1), 4, 3), StatsNow(InHand(2), 5, 7), StatsNow(InHand(3), 4, 5), StatsNow(InHand(4), 3, 2),
        StatsNow(InTheirHand(0), 3, 2), StatsNow(MyWeapon, 1, 2),
    }
}

/// Spiked Wheel · Weapon · 1 mana · 0/2 durability · Has +3 Attack while your hero has Armor.
//~ done YOP_013 - f4d9e2fa -
#[test]
fn YOP_013_spiked_wheel() {
    check! { Warrior:
        Ally("YOP_013"), StatsNow(MyWeapon, 0, 2), StatsNow(MyHero, 0, 30), CannotAct(MyHero), Play("CS2_005", Nothing),
        Armor(Mine, 2), StatsNow(MyWeapon, 3, 2), StatsNow(MyHero, 5, 30), DealDamage(MyHero, 2), StatsNow(MyWeapon, 0, 2),
        StatsNow(MyHero, 2, 30),
    }
}

/// Ironclad · Minion · Mech · 3 mana · 2/4 · **Battlecry:** If your hero has Armor, gain +2/+2.
//~ done YOP_014 - 13459220 -
#[test]
fn YOP_014_ironclad() {
    check! { Warrior: Play("YOP_014", Nothing), StatsNow(My(0), 2, 4) }
    check! { Warrior: Play("CS2_005", Nothing), Armor(Mine, 2), Play("YOP_014", Nothing), StatsNow(My(0), 4, 6) }
}
